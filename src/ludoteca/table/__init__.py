"""The web table: the door through which people play."""

from __future__ import annotations

from typing import Any


def serve(
    host: str = "127.0.0.1", port: int = 8000, db: str = "ludoteca.db", proxies: str = "", **customs: Any
) -> None:
    """Open the table and print its address; returns when it is stopped. `customs` is how people are told that it is
    their turn (`ludoteca.table.post.Customs`)."""
    from ludoteca.table.post import Customs
    from ludoteca.table.server import run

    run(host, port, db, proxies, Customs(**customs))
