"""Web Push: what a browser's push service needs to wake a browser of ours (RFC 8030, 8291, 8292)."""

from __future__ import annotations

import base64
import binascii
import json
import time
from collections.abc import Mapping
from typing import Any

from ludoteca.kernel import Refused

DAY = 24 * 3600
TRUST = 12 * 3600
"""Seconds for which a push service may believe a signature of ours."""
POINT = 65
"""Bytes of a browser's public key, written out: a shortened one could be read, but nothing can be sealed with it."""


def new_key() -> str:
    """The key that says to push services who we are (VAPID)."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

    made = ec.generate_private_key(ec.SECP256R1())
    return made.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()).decode()


def public_half(key: str) -> str:
    """As a browser wants it to subscribe."""
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat, load_pem_private_key

    public = load_pem_private_key(key.encode(), None).public_key()
    point = public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return base64.urlsafe_b64encode(point).rstrip(b"=").decode()


def subscription(p256dh: str, auth: str) -> dict[str, str]:
    """The keys of a browser, checked: a point of the curve, and sixteen secret letters."""
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        point, secret = _bytes(p256dh), _bytes(auth)
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except ValueError:
        raise Refused("That is no subscription of a browser.", "subscription") from None
    if len(point) != POINT or len(secret) != 16:
        raise Refused("That is no subscription of a browser.", "subscription")
    return {"p256dh": p256dh, "auth": auth}


def _bytes(text: str) -> bytes:
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except (binascii.Error, ValueError) as error:
        raise ValueError("not base64") from error


def sealed(
    endpoint: str, keys: Mapping[str, str], said: Mapping[str, Any], *, key: str, origin: str, contact: str, topic: str
) -> tuple[bytes, dict[str, str]]:
    """What only that browser can read, and the headers that its push service asks for. Of two about the same topic the
    service keeps the newer."""
    from py_vapid import Vapid02
    from pywebpush import WebPusher

    pusher = WebPusher({"endpoint": endpoint, "keys": dict(keys)})
    body = bytes(pusher.encode(json.dumps(said, ensure_ascii=False).encode())["body"])
    claims = {"aud": origin, "exp": int(time.time()) + TRUST, "sub": contact}
    headers = {str(name): str(value) for name, value in Vapid02.from_pem(key.encode()).sign(claims).items()}
    headers |= {"Content-Encoding": "aes128gcm", "Content-Type": "application/octet-stream"}
    headers |= {"TTL": str(DAY), "Urgency": "normal", "Topic": topic}
    return body, headers
