"""State to bytes and back: a cache, and what checksums are taken of. The truth is the match."""

from __future__ import annotations

import dataclasses
import hashlib
import json
import sys
from typing import Any

from ludoteca.kernel.fields import fields_of
from ludoteca.kernel.game import Game
from ludoteca.kernel.option import Option
from ludoteca.kernel.refused import Refused
from ludoteca.kernel.state import State


def save(state: State) -> bytes:
    """The state as readable JSON; equal states give equal bytes."""
    return json.dumps(plain(state), separators=(",", ":"), ensure_ascii=False).encode()


def load(game: Game, data: bytes) -> State:
    """The state that was saved."""
    try:
        state = _thing(json.loads(data), game.package)
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise Refused(
            f"These bytes are not a saved table of {game.code}: start again from the record.", "save"
        ) from error
    if not isinstance(state, State):
        raise Refused(f"These bytes are not a saved table of {game.code}: start again from the record.", "save")
    return state


def checksum(state: State) -> str:
    """Eight letters and digits that differ when two states do."""
    return hashlib.blake2b(save(state), digest_size=4).hexdigest()


def plain(thing: Any) -> Any:
    """Dictionaries, lists, numbers and words only."""
    if thing is None or isinstance(thing, (bool, int, str, float)):
        return thing
    if isinstance(thing, list):
        return [plain(x) for x in thing]
    if isinstance(thing, tuple):
        return {"tuple": [plain(x) for x in thing]}
    if isinstance(thing, bytes):
        return {"bytes": list(thing)}
    if isinstance(thing, Option):
        return {"option": thing.key}
    if isinstance(thing, dict):
        return {"dict": [[plain(k), plain(v)] for k, v in thing.items()]}
    if isinstance(thing, (set, frozenset)):
        return {type(thing).__name__: sorted(plain(x) for x in thing)}
    fields = {field: plain(getattr(thing, field)) for field in fields_of(type(thing))}
    return {"is": f"{type(thing).__module__}:{type(thing).__qualname__}", **fields}


def _thing(plain: Any, package: str) -> Any:
    if isinstance(plain, list):
        return [_thing(x, package) for x in plain]
    if not isinstance(plain, dict):
        return plain
    if "is" in plain:
        fields = {name: _thing(value, package) for name, value in plain.items() if name != "is"}
        return _class(plain["is"], package)(**fields)
    ((kind, inside),) = plain.items()
    if kind == "option":
        return Option.parse(inside)
    if kind == "dict":
        return {_thing(k, package): _thing(v, package) for k, v in inside}
    several: Any = {"tuple": tuple, "bytes": bytes, "set": set, "frozenset": frozenset}[kind]
    return several(_thing(x, package) for x in inside)


def _class(name: str, package: str) -> Any:
    """Only dataclasses of the kernel and of this game are ever built from bytes."""
    module, _, qualname = name.partition(":")
    home = __package__
    if module.split(".")[: home.count(".") + 1] != home.split(".") and not (module + ".").startswith(package + "."):
        raise ValueError(f"{name} is not of this game")
    found: Any = sys.modules[module]
    for part in qualname.split("."):
        found = getattr(found, part)
    if not (isinstance(found, type) and ("FIELDS" in found.__dict__ or dataclasses.is_dataclass(found))):
        raise ValueError(f"{name} does not lie on a table")
    return found
