"""Five modern board games on one small kernel."""

__version__ = "0.1.0"
