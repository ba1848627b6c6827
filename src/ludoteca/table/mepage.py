"""The page about oneself: name and preferences, devices, and the ways to be oneself elsewhere."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection

from ludoteca.paper import Markup, h
from ludoteca.store.between import Shunned, shunned_by
from ludoteca.store.devices import Device, devices_of
from ludoteca.store.passkeys import Passkey, passkeys_of
from ludoteca.table.house import House
from ludoteca.table.identity import NAME_LENGTH, SPEEDS, SWITCHES, Visitor
from ludoteca.table.moments import moment
from ludoteca.table.peoplepage import shunned
from ludoteca.table.shell import asset, checkbox, choice, field, hidden


@dataclass(frozen=True)
class Oneself:
    """What the store knows about how somebody is known here."""

    devices: Sequence[Device] = ()
    passkeys: Sequence[Passkey] = ()
    shunned: Sequence[Shunned] = ()

    @staticmethod
    def read(c: Connection, player: str) -> Oneself:
        return Oneself(devices_of(c, player), passkeys_of(c, player), shunned_by(c, player))

    def elsewhere(self, visitor: Visitor) -> bool:
        """Whether somebody who logs out here has another way in."""
        others = [device for device in self.devices if device.id != visitor.player.device]
        return bool(others or self.passkeys) or visitor.player.has_recovery


async def me_page(house: House, visitor: Visitor, *, keys: bool, code: str = "", wrong: bool = False) -> list[Any]:
    """All of it. `keys`: passkeys can be made for this address. `code`: a recovery code, made a moment ago. `wrong`:
    nobody has the code that was typed."""
    who, csrf, t = visitor.player.id, house.keeper.csrf(visitor.player.id), visitor.words.t
    found = await house.store.read(lambda c: Oneself.read(c, who))
    return [
        h("h1", t("me-title")),
        h(
            "div.columns",
            preferences(visitor, csrf),
            h("section.card", h("h2", t("tell-title")), h("p", t("tell-lead")), _link("/me/turns", t("tell-open"))),
            devices(visitor, csrf, found),
            passkeys(visitor, csrf, found, keys=keys),
            recovery(visitor, csrf, code),
            recover(visitor, csrf, wrong, keys=keys),
            shunned(visitor, csrf, found.shunned),
        ),
        h("script", src=asset("passkey.js"), type="module") if keys else None,
        h("p", h("a", t("me-forget"), href="/me/numbers#forget")),
    ]


def _link(where: str, text: str) -> Markup:
    return h("a.button", text, href=where)


def preferences(visitor: Visitor, csrf: str) -> Markup:
    t, mine = visitor.words.t, visitor.player.name
    name = h("input", name="name", value=mine, maxlength=NAME_LENGTH, required=True, autocomplete="nickname")
    themes = [(value, t(f"theme-{value}")) for value in ("auto", "light", "dark")]
    return h(
        "form.card",
        hidden(csrf),
        field(t("set-name"), name),
        field(t("me-theme"), choice("theme", themes, visitor.prefers("theme"))),
        field(t("me-speed"), choice("speed", [(s, t(f"speed-{s}")) for s in SPEEDS], visitor.prefers("speed"))),
        [checkbox(key, t(f"me-{key}"), visitor.prefers(key), t(f"me-{key}-help")) for key in SWITCHES],
        h("button.button.strong", t("me-save")),
        method="post",
        action="/me",
    )


def devices(visitor: Visitor, csrf: str, found: Oneself) -> Markup | None:
    """Where one is known; each can be sent away by itself."""
    if not found.devices:
        return None
    t, here = visitor.words.t, visitor.player.device
    others = [device for device in found.devices if device.id != here]
    everywhere = h("button.button", t("devices-out-others"), name="device", value="others")
    return h(
        "section.card",
        h("h2", t("devices-title")),
        h("p", t("devices-why")),
        h("ul.people", [_device(visitor, csrf, device) for device in found.devices]),
        h("form", hidden(csrf), everywhere, method="post", action="/me/devices") if len(others) > 1 else None,
        log_out(visitor, csrf, found),
        id="devices",
    )


def _device(visitor: Visitor, csrf: str, device: Device) -> Markup:
    t, here = visitor.words.t, device.id == visitor.player.device
    send = h("button.button.small", t("devices-out"), name="device", value=device.id)
    return h(
        "li",
        h(
            "span.whom",
            kind_of(visitor, device),
            h("small", t("devices-seen", moment=moment(device.seen)) if device.seen else t("devices-never")),
        ),
        h("span.badge.turn", t("devices-here"))
        if here
        else h("form", hidden(csrf), send, method="post", action="/me/devices"),
    )


def kind_of(visitor: Visitor, device: Device | Passkey) -> str:
    t = visitor.words.t
    if isinstance(device, Device) and device.old:
        return t("devices-old")
    if device.browser and device.system:
        return t("devices-kind", browser=device.browser, system=device.system)
    return device.browser or device.system or t("devices-unknown")


def log_out(visitor: Visitor, csrf: str, found: Oneself) -> Markup:
    """Who could not come back must say that this is meant."""
    t = visitor.words.t
    sure = None
    if not found.elsewhere(visitor):
        sure = checkbox("sure", t("devices-leave-sure"), on=False, required=True)
    button = h("button.button", t("devices-leave"))
    return h("form", hidden(csrf), sure, button, method="post", action="/me/leave")


def passkeys(visitor: Visitor, csrf: str, found: Oneself, *, keys: bool) -> Markup | None:
    """For whoever wants to keep being this player, whatever becomes of a cookie."""
    t = visitor.words.t
    if not keys and not found.passkeys:
        return None
    return h(
        "section.card",
        h("h2", t("passkeys-title")),
        h("p", t("passkeys-why")),
        h("ul.people", [_passkey(visitor, csrf, passkey) for passkey in found.passkeys]) if found.passkeys else None,
        _key_form(visitor, csrf, "new", "/me/passkeys") if keys else None,
        id="passkeys",
    )


def _passkey(visitor: Visitor, csrf: str, passkey: Passkey) -> Markup:
    t = visitor.words.t
    used = t("passkeys-used", moment=moment(passkey.used)) if passkey.used else t("passkeys-unused")
    made = t("passkeys-made", kind=kind_of(visitor, passkey), site=passkey.site, moment=moment(passkey.created))
    remove = h("button.button.small", t("passkeys-remove"), name="passkey", value=passkey.id)
    return h(
        "li",
        h("span.whom", made, h("small", used)),
        h("form", hidden(csrf), remove, method="post", action="/me/passkeys/remove"),
    )


def _key_form(visitor: Visitor, csrf: str, what: str, where: str) -> Markup:
    """A form that the script fills with the answer of a key."""
    t = visitor.words.t
    return h(
        "form",
        hidden(csrf),
        h("input", type="hidden", name="answer"),
        h("p.wrong", t("passkeys-failed"), role="alert", hidden=True),
        h("p.soft.without", t("passkeys-without"), hidden=True),
        h("button.button", t(f"passkeys-{what}")),
        method="post",
        action=where,
        data_passkey=what,
        data_ask=f"{where}/ask",
    )


def recovery(visitor: Visitor, csrf: str, code: str) -> Markup:
    t = visitor.words.t
    return h(
        "section.card",
        h("h2", t("me-recovery")),
        h("p", t("me-recovery-why")),
        h("p", t("me-recovery-waits")) if visitor.player.has_recovery and not code else None,
        h("p.code", h("output", code)) if code else None,
        h("form", hidden(csrf), h("button.button", t("me-recovery-make")), method="post", action="/me/recovery"),
    )


def recover(visitor: Visitor, csrf: str, wrong: bool, *, keys: bool) -> Markup:
    t = visitor.words.t
    return h(
        "section.card",
        h("h2", t("me-recover")),
        h("p.wrong", t("me-recover-wrong"), role="alert") if wrong else None,
        h(
            "form",
            hidden(csrf),
            field(t("me-recover-code"), h("input", name="code", maxlength=40, required=True, autocomplete="off")),
            h("button.button", t("me-recover-button")),
            method="post",
            action="/me/recover",
        ),
        _key_form(visitor, csrf, "known", "/me/enter") if keys else None,
    )
