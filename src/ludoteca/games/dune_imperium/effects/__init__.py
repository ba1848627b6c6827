"""The small vocabulary in which cards, spaces, leaders and conflicts are written."""
