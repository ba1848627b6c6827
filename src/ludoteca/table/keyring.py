"""What is asked of a passkey, and whether its answer is right. Knows the standard (WebAuthn), no store, no pages.

The library is opened when somebody uses a passkey: few do, and the server starts sooner without it.
"""

from __future__ import annotations

import ipaddress
import json
from base64 import urlsafe_b64decode
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from starlette.requests import HTTPConnection

from ludoteca.kernel import Refused
from ludoteca.store.passkeys import Passkey

PATIENCE = 300
"""Seconds that somebody may take to find their key."""


@dataclass(frozen=True)
class Site:
    """Where the browser believes it is: the name that keys are made for, and the origin that answers must name."""

    name: str
    origin: str

    @staticmethod
    def of(request: HTTPConnection) -> Site:
        return Site(request.url.hostname or "", f"{request.url.scheme}://{request.url.netloc}")

    @property
    def takes_keys(self) -> bool:
        """Keys are made for a name; at a bare number browsers make none."""
        try:
            ipaddress.ip_address(self.name)
        except ValueError:
            return bool(self.name)
        return False


def wants_new(site: Site, challenge: str, handle: bytes, name: str, known: Sequence[Passkey]) -> dict[str, Any]:
    """What a browser is asked when it shall make a key; one that holds a key of this person already makes none."""
    from webauthn import generate_registration_options
    from webauthn.helpers import options_to_json_dict
    from webauthn.helpers.structs import AuthenticatorSelectionCriteria, ResidentKeyRequirement

    options = generate_registration_options(
        rp_id=site.name,
        rp_name="Ludoteca",
        user_id=handle,
        user_name=name,
        challenge=_bytes(challenge),
        timeout=PATIENCE * 1000,
        authenticator_selection=AuthenticatorSelectionCriteria(resident_key=ResidentKeyRequirement.REQUIRED),
        exclude_credentials=_described(known),
    )
    return options_to_json_dict(options)


def _described(known: Sequence[Passkey]) -> list[Any]:
    from webauthn.helpers.structs import PublicKeyCredentialDescriptor

    return [PublicKeyCredentialDescriptor(id=_bytes(passkey.id)) for passkey in known]


def wants_known(site: Site, challenge: str) -> dict[str, Any]:
    """What a browser is asked when somebody says that they have a key: which one, it knows itself."""
    from webauthn import generate_authentication_options
    from webauthn.helpers import options_to_json_dict

    options = generate_authentication_options(rp_id=site.name, challenge=_bytes(challenge), timeout=PATIENCE * 1000)
    return options_to_json_dict(options)


def read(answer: str) -> tuple[str, str]:
    """Which key answers, and to which challenge. Nothing of it is believed yet."""
    try:
        told = json.loads(answer)
        said = json.loads(_bytes(told["response"]["clientDataJSON"]))
        key = str(told["id"])
        if not (key.isascii() and key.isprintable()):
            raise ValueError("no key is called that")
        return key, str(said["challenge"])
    except (ValueError, KeyError, TypeError, RecursionError):
        raise _refusal() from None


def made(site: Site, answer: str, challenge: str, player: str) -> Passkey:
    """The new key of this person, if the answer is right."""
    from webauthn import verify_registration_response
    from webauthn.helpers import bytes_to_base64url

    try:
        found = verify_registration_response(
            credential=answer,
            expected_challenge=_bytes(challenge),
            expected_rp_id=site.name,
            expected_origin=site.origin,
        )
    except Exception:  # noqa: BLE001  # whatever is wrong with it, it comes from outside
        raise _refusal() from None
    key = bytes_to_base64url(found.credential_public_key)
    return Passkey(bytes_to_base64url(found.credential_id), player, site.name, key, found.sign_count)


def fits(site: Site, answer: str, challenge: str, passkey: Passkey) -> Passkey:
    """The key as it stands after this answer, if the answer is right."""
    from webauthn import verify_authentication_response

    if passkey.site != site.name:
        raise _refusal()
    try:
        found = verify_authentication_response(
            credential=answer,
            expected_challenge=_bytes(challenge),
            expected_rp_id=site.name,
            expected_origin=site.origin,
            credential_public_key=_bytes(passkey.key),
            credential_current_sign_count=passkey.count,
        )
    except Exception:  # noqa: BLE001  # whatever is wrong with it, it comes from outside
        raise _refusal() from None
    return replace(passkey, count=found.new_sign_count)


def _bytes(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _refusal() -> Refused:
    """The same sentence whatever was wrong: somebody who tries keys out learns nothing."""
    return Refused("That passkey does not fit: try again, or use a recovery code.", "passkey")
