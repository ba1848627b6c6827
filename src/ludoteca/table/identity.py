"""Who somebody is: a signed cookie that names a person and a device, both at random. No account; a recovery code or a
passkey moves the person to another device."""

from __future__ import annotations

import hmac
import secrets
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Any

from itsdangerous import BadSignature, URLSafeSerializer, URLSafeTimedSerializer
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
class Badge:
    """What a cookie of ours says: who, through which browser."""

    player: str
    device: str


@dataclass(frozen=True)
class Visitor:
    """Somebody who looks at a page: the player, and whether the cookie is still to be given."""

    player: Player
    language: str
    fresh: bool = False
    muted: frozenset[str] = frozenset()
    """Whose words they do not want to hear."""

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

    def seal(self, badge: Badge) -> str:
        return str(self._signer.dumps([badge.player, badge.device]))

    def open(self, cookie: str | None) -> Badge | None:
        """What it says, or None for a cookie that is missing or not ours. One from before there were devices names the
        person only."""
        try:
            found = self._signer.loads(cookie or "")
        except BadSignature:
            return None
        match found:
            case [str(player), str(device)]:
                return Badge(player, device)
            case str(player):
                return Badge(player, player)
        return None

    def shuffle(self, nonce: str) -> str:
        """The secret of a table that is still to be set: known to nobody, the same whenever it is asked for."""
        return hmac.new(self._secret, f"shuffle:{nonce}".encode(), sha256).hexdigest()

    def handle(self, player: str) -> bytes:
        """What a passkey knows somebody by: the same for all their keys, and of no use for anything else."""
        return hmac.new(self._secret, f"passkey:{player}".encode(), sha256).digest()

    def alias(self, viewer: str, player: str) -> str:
        """What one person's pages call another: of no use to anybody else."""
        return hmac.new(self._secret, f"alias:{viewer}:{player}".encode(), sha256).hexdigest()[:20]

    def link(self, what: str, about: str) -> str:
        """What a link in a letter carries: whoever has the letter may do this, and only this."""
        return str(URLSafeTimedSerializer(self._secret, salt=f"ludoteca.{what}").dumps(about))

    def linked(self, what: str, token: str, seconds: int | None = None) -> str:
        """What the link is about; refused if it is not ours, or too old."""
        try:
            return str(URLSafeTimedSerializer(self._secret, salt=f"ludoteca.{what}").loads(token, max_age=seconds))
        except BadSignature:
            raise Refused("That link does not work any more.", "link") from None

    def csrf(self, player: str) -> str:
        """Goes into every form: another site cannot know it."""
        return hmac.new(self._secret, f"csrf:{player}".encode(), sha256).hexdigest()[:32]

    def check(self, player: str, token: str) -> None:
        if not hmac.compare_digest(self.csrf(player).encode(), token.encode("utf-8", "replace")):
            raise Refused("The form is not from this table.", "form")

    def give(self, response: Response, badge: Badge, *, secure: bool) -> None:
        response.set_cookie(COOKIE, self.seal(badge), YEAR, httponly=True, samesite="lax", secure=secure, path="/")

    def leave(self, response: Response) -> Response:
        """This browser is nobody's any more: the cookie goes, and so does all that its pages kept there (boards, notes,
        the worker that wakes it)."""
        response.delete_cookie(COOKIE, path="/")
        response.headers["clear-site-data"] = '"storage"'
        return response


def new_device() -> str:
    return secrets.token_urlsafe(9)


def newcomer(connection: HTTPConnection, badge: Badge | None = None) -> Visitor:
    """Somebody of whom nothing is known; with a badge, they were here before and did nothing yet."""
    own = badge or Badge(secrets.token_urlsafe(15), new_device())
    return Visitor(Player(own.player, device=own.device), asked_language(connection), fresh=badge is None)


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
