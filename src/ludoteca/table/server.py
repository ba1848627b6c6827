"""Running the application: logs as lines of JSON, a graceful stop."""

from __future__ import annotations

import gc
import json
import logging
import sys
import time
from typing import Any

import uvicorn

from ludoteca.table.app import build
from ludoteca.table.brains import PONDER
from ludoteca.table.doorkeeper import Doorkeeper
from ludoteca.table.house import House
from ludoteca.table.post import Customs
from ludoteca.table.security import MESSAGE

USUAL = Customs()


class Lines(logging.Formatter):
    """One JSON object per line: when, how grave, what. No names, no cookies, no cards."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def settings(proxies: str = "") -> dict[str, Any]:
    """How uvicorn serves the table. What a request says of where it comes from is believed of these proxies only."""
    return {
        "http": Doorkeeper,
        "proxy_headers": bool(proxies),
        "forwarded_allow_ips": proxies or None,
        "log_config": None,
        "access_log": False,
        "ws": "websockets-sansio",
        "ws_max_size": 4 * MESSAGE,  # a message a little too long is answered, a flood is cut off
        "timeout_graceful_shutdown": 5,
        "server_header": False,
    }


def settle_memory() -> None:
    """Tables are held for hours, and nearly all that a click makes is given back at once without being looked for. What
    is there from the start is never looked through again, and the rest seldom: with a thousand tables in memory one
    look at everything takes as long as a hundred clicks."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)


def run(host: str, port: int, db: str, proxies: str = "", customs: Customs = USUAL) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("ludoteca").setLevel(logging.INFO)
    # The writer's thread and the event loop hand the interpreter to each other often: not 5 ms late, each time.
    sys.setswitchinterval(0.0005)
    settle_memory()
    house = House(db, customs=customs, ponders=PONDER, proxies=proxies)
    config = uvicorn.Config(build(house), host=host, port=port, **settings(proxies))
    shown = f"[{host}]" if ":" in host else host
    print(f"Ludoteca: http://{shown}:{port}/", flush=True)  # noqa: T201  # the link that `make play` promises
    uvicorn.Server(config).run()
