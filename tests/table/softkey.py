"""A passkey in software: what a phone or a security key would answer, and what a thief might."""

from __future__ import annotations

import hashlib
import json
import os
import struct
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass, field
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

HERE, NEW = 0x01, 0x40
"""Flags: somebody is there; a new key is told of."""


def text(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def data(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


@dataclass
class SoftKey:
    """One key pair, which counts how often it was used."""

    id: bytes = field(default_factory=lambda: os.urandom(16))
    count: int = 0
    _secret: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))

    def makes(self, options: dict[str, Any], origin: str) -> str:
        """The answer to somebody who wants a new key."""
        point = self._secret.public_key().public_numbers()
        cose = {1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")}
        about = b"\0" * 16 + struct.pack(">H", len(self.id)) + self.id + cbor2.dumps(cose)
        known = self._known(options["rp"]["id"], HERE | NEW) + about
        attested = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": known})
        said = self._said("webauthn.create", options["challenge"], origin)
        return self._answer({"clientDataJSON": text(said), "attestationObject": text(attested)})

    def answers(self, options: dict[str, Any], origin: str) -> str:
        """The answer to somebody who asks who is there."""
        self.count += 1
        known = self._known(options["rpId"], HERE)
        said = self._said("webauthn.get", options["challenge"], origin)
        signature = self._secret.sign(known + hashlib.sha256(said).digest(), ec.ECDSA(SHA256()))
        return self._answer(
            {"clientDataJSON": text(said), "authenticatorData": text(known), "signature": text(signature)}
        )

    def _known(self, site: str, flags: int) -> bytes:
        return hashlib.sha256(site.encode()).digest() + struct.pack(">BI", flags, self.count)

    def _said(self, kind: str, challenge: str, origin: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": origin, "crossOrigin": False}).encode()

    def _answer(self, response: dict[str, str]) -> str:
        own = text(self.id)
        return json.dumps({"id": own, "rawId": own, "type": "public-key", "response": response})
