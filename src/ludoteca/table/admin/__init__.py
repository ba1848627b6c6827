"""The administrator's pages: tables, people, reports, load, limits. For everybody else they are not there."""
