"""A passkey in a real Chromium: made on one device, used on another, in both languages."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import CDPSession, Page, expect

from tests.browser.conftest import Enter
from tests.browser.moves import PHONE
from tests.table.hall import Hall

pytestmark = pytest.mark.browser

KEY = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


def with_key(page: Page) -> tuple[CDPSession, str]:
    """A virtual authenticator in this browser."""
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    made = session.send("WebAuthn.addVirtualAuthenticator", {"options": KEY})
    return session, made["authenticatorId"]


def keys(session: CDPSession, authenticator: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = session.send("WebAuthn.getCredentials", {"authenticatorId": authenticator})[
        "credentials"
    ]
    return found


def test_a_passkey_is_made_here_and_opens_the_door_there(enter: Enter, hall: Hall) -> None:
    at = hall.url.replace("127.0.0.1", "localhost")
    ana, phone = enter(base_url=at), enter(base_url=at, locale="pt-BR", **PHONE)
    ana.goto("/games/toy")
    ana.fill("form.set-table [name=name]", "Ana of the key")
    ana.click("form.set-table button.big")
    table = ana.url
    session, authenticator = with_key(ana)
    ana.goto("/me")
    ana.get_by_role("button", name="Add a passkey").click()
    expect(ana.locator("#passkeys li")).to_contain_text("for localhost")
    (made,) = keys(session, authenticator)
    assert made["isResidentCredential"]
    assert made["rpId"] == "localhost"

    phone.goto("/me")
    there, other = with_key(phone)
    there.send("WebAuthn.addCredential", {"authenticatorId": other, "credential": made})  # as a cloud would carry it
    phone.get_by_role("button", name="Entrar com uma chave de acesso").click()
    phone.wait_for_url(f"{at}/")
    assert phone.locator(f"a[href='/table/{table.rsplit('/', 1)[1]}']").count() == 1
    phone.goto("/me")
    expect(phone.locator("[name=name]")).to_have_value("Ana of the key")
    expect(phone.locator("#devices li")).to_have_count(2)

    ana.reload()
    ana.get_by_role("button", name="Add a passkey").click()  # this authenticator holds a key already
    expect(ana.locator("#passkeys .wrong")).to_be_visible()
    expect(ana.locator("#passkeys li")).to_have_count(1)
    ana.get_by_role("button", name="Remove").click()
    expect(ana.locator("#passkeys li")).to_have_count(0)
    phone.get_by_role("button", name="Log out here").click()  # Ana reads English, wherever she is
    phone.wait_for_url(f"{at}/")
    phone.goto("/me")
    phone.get_by_role("button", name="Entrar com uma chave de acesso").click()
    expect(phone.locator("h1")).to_have_text("Não deu certo")


def test_a_browser_without_a_key_is_told_so(enter: Enter, hall: Hall) -> None:
    page = enter(base_url=hall.url.replace("127.0.0.1", "localhost"))
    page.goto("/me")
    session, _ = with_key(page)
    page.get_by_role("button", name="Come in with a passkey").click()
    expect(page.locator("form[data-passkey=known] .wrong")).to_be_visible()
    expect(page.get_by_role("button", name="Come in with a passkey")).to_be_enabled()
    session.detach()
