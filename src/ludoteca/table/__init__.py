"""The web table: the door through which people play."""

from __future__ import annotations


def serve(host: str = "127.0.0.1", port: int = 8000, db: str = "ludoteca.db", proxies: str = "") -> None:
    """Open the table and print its address; returns when it is stopped."""
    from ludoteca.table.server import run

    run(host, port, db, proxies)
