"""Who somebody is: a signed cookie with a random id. No account; a recovery code moves it to another device."""

from __future__ import annotations

import hmac
import secrets
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Any

from itsdangerous import BadSignature, URLSafeSerializer
from starlette.requests import HTTPConnection
from starlette.responses import Response

from ludoteca.kernel import Refused
from ludoteca.store.people import Player
from ludoteca.words import LANGUAGES, Words, language

COOKIE = "ludoteca"
YEAR = 365 * 24 * 3600
NAME_LENGTH = 24

SWITCHES = ("confirm", "sound", "notify", "speak")
SPEEDS = {"slow": 1.8, "normal": 1.0, "fast": 0.4, "instant": 0.0}
"""How long a bot's step stays before the next one, and how long pieces move, as parts of the usual."""
DEFAULTS: dict[str, Any] = {
    "confirm": False,
    "sound": False,
    "notify": False,
    "theme": "auto",
    "speak": False,
    "speed": "normal",
}


@dataclass(frozen=True)
class Visitor:
    """Somebody who looks at a page: the player, and whether the cookie is still to be given."""

    player: Player
    language: str
    fresh: bool = False

    @property
    def words(self) -> Words:
        return Words.of(None, self.language)

    def prefers(self, name: str) -> Any:
        return self.player.preferences.get(name, DEFAULTS[name])


class Keeper:
    """Signs cookies and knows the ones it signed."""

    def __init__(self, secret: str) -> None:
        self._secret = secret.encode()
        self._signer = URLSafeSerializer(secret, salt="ludoteca.player")

    def seal(self, player: str) -> str:
        return str(self._signer.dumps(player))

    def open(self, cookie: str | None) -> str | None:
        """The player id, or None for a cookie that is missing or not ours."""
        try:
            found = self._signer.loads(cookie or "")
        except BadSignature:
            return None
        return found if isinstance(found, str) else None

    def shuffle(self, nonce: str) -> str:
        """The secret of a table that is still to be set: known to nobody, the same whenever it is asked for."""
        return hmac.new(self._secret, f"shuffle:{nonce}".encode(), sha256).hexdigest()

    def csrf(self, player: str) -> str:
        """Goes into every form: another site cannot know it."""
        return hmac.new(self._secret, f"csrf:{player}".encode(), sha256).hexdigest()[:32]

    def check(self, player: str, token: str) -> None:
        if not hmac.compare_digest(self.csrf(player), token):
            raise Refused("The form is not from this table.", "form")

    def give(self, response: Response, player: str, *, secure: bool) -> None:
        response.set_cookie(COOKIE, self.seal(player), YEAR, httponly=True, samesite="lax", secure=secure, path="/")


def newcomer(connection: HTTPConnection) -> Visitor:
    return Visitor(Player(secrets.token_urlsafe(15)), asked_language(connection), fresh=True)


def asked_language(connection: HTTPConnection) -> str:
    """The browser's first language that is spoken here."""
    for part in connection.headers.get("accept-language", "").split(","):
        try:
            return language(part.split(";")[0].strip())
        except Refused:
            continue
    return LANGUAGES[0]


def clean_name(typed: str) -> str:
    """A name as people write it: one line, no invisible characters, not too long. Escaping is the page's business."""
    return one_line(typed)[:NAME_LENGTH].strip()


def one_line(typed: str) -> str:
    """What can be seen of it: no half characters, no control characters, no lines."""
    return " ".join("".join(letter for letter in typed if letter.isprintable() or letter.isspace()).split())


def with_preferences(player: Player, **changed: Any) -> Player:
    return replace(player, preferences={**player.preferences, **changed})
