"""What must survive: who played, who sat where, every pick. SQLite by default, PostgreSQL for many server processes."""

from ludoteca.store.database import Store, Taken, Unavailable

__all__ = ["Store", "Taken", "Unavailable"]
