"""The page on which somebody says how they want to be told that it is their turn."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Mapping, Sequence
from typing import Any

from ludoteca.paper import Markup, h
from ludoteca.store.channels import Channel
from ludoteca.table.identity import Visitor
from ludoteca.table.post import Outcome
from ludoteca.table.shell import asset, field, hidden


def page(
    visitor: Visitor, csrf: str, mine: Sequence[Channel], *, key: str, letters: bool, tried: Mapping[str, Outcome]
) -> list[Any]:
    t = visitor.words.t
    return [
        h("h1", t("tell-title")),
        h("p.lead", t("tell-lead")),
        h(
            "div.columns",
            browsers(visitor, csrf, [way for way in mine if way.kind == "push"], key, tried),
            mailbox(visitor, csrf, _of(mine, "mail"), tried) if letters else None,
            hook(visitor, csrf, _of(mine, "hook"), tried),
            trial(visitor, csrf) if any(way.confirmed for way in mine) else None,
        ),
        h("p", h("a.button", t("side-settings"), href="/me")),
        h("script", src=asset("turns.js"), type="module"),
    ]


def _of(mine: Sequence[Channel], kind: str) -> Channel | None:
    return next((way for way in mine if way.kind == kind), None)


def browsers(visitor: Visitor, csrf: str, mine: Sequence[Channel], key: str, tried: Mapping[str, Outcome]) -> Markup:
    """The script shows the button where a browser can be woken, and says which of the list is this one."""
    t = visitor.words.t
    says = {f"data_{name}": t(f"tell-push-{name}") for name in ("denied", "unable", "failed", "this")}
    rows = [
        h(
            "li",
            h("span.way", way.address.split("/")[2], data_this=hashlib.sha256(way.address.encode()).hexdigest()),
            h("small", t("tell-push-since", date=time.strftime("%Y-%m-%d", time.gmtime(way.created / 1000)))),
            outcome(visitor, way, tried),
            _stop(visitor, csrf, way),
        )
        for way in mine
    ]
    return h(
        "section.card",
        h("h2", t("tell-push")),
        h("p", t("tell-push-why")),
        h("ul.ways", rows) if rows else None,
        h("p.wrong", id="push-trouble", role="status", hidden=True),
        h("button.button.strong", t("tell-push-here"), id="push-here", type="button", hidden=True),
        h("noscript", h("p.soft", t("tell-push-unable"))),
        id="push",
        data_key=key,
        **says,
    )


def mailbox(visitor: Visitor, csrf: str, way: Channel | None, tried: Mapping[str, Outcome]) -> Markup:
    t = visitor.words.t
    address = h("input", name="address", type="email", maxlength=200, required=True, autocomplete="email")
    state = None
    if way is not None:
        waiting = None if way.confirmed else h("span.badge", t("tell-mail-waiting"))
        row = h("li", h("span.way", way.address), waiting, outcome(visitor, way, tried), _stop(visitor, csrf, way))
        state = h("ul.ways", row)
    return h(
        "section.card",
        h("h2", t("tell-mail")),
        h("p", t("tell-mail-why")),
        state,
        _form(csrf, "/me/turns/mail", field(t("tell-mail-address"), address), t("tell-mail-button")),
    )


def hook(visitor: Visitor, csrf: str, way: Channel | None, tried: Mapping[str, Outcome]) -> Markup:
    t = visitor.words.t
    address = h("input", name="address", type="url", maxlength=1000, required=True, placeholder="https://")
    state = None
    if way is not None:
        row = h("li", h("span.way", way.address), outcome(visitor, way, tried), _stop(visitor, csrf, way))
        secret = h("p.soft", t("tell-hook-secret"), " ", h("code", way.keys["secret"]))
        state = [h("ul.ways", row), secret]
    return h(
        "section.card",
        h("h2", t("tell-hook")),
        h("p", t("tell-hook-why")),
        state,
        _form(csrf, "/me/turns/hook", field(t("tell-hook-address"), address), t("tell-hook-button")),
    )


def trial(visitor: Visitor, csrf: str) -> Markup:
    t = visitor.words.t
    return h("section.card", h("h2", t("tell-trial")), _form(csrf, "/me/turns/try", None, t("tell-trial-button")))


def outcome(visitor: Visitor, way: Channel, tried: Mapping[str, Outcome]) -> Markup | None:
    found = tried.get(way.id)
    return None if found is None else h("span.badge", visitor.words.t(f"tell-{found.value}"), role="status")


def _form(csrf: str, action: str, inside: Markup | None, button: str) -> Markup:
    return h("form", hidden(csrf), inside, h("button.button", button), method="post", action=action)


def _stop(visitor: Visitor, csrf: str, way: Channel) -> Markup:
    which = h("input", type="hidden", name="channel", value=way.id)
    button = h(
        "button.tool", visitor.words.t("tell-stop"), aria_label=visitor.words.t("tell-stop-way", way=way.address)
    )
    return h("form", hidden(csrf), which, button, method="post", action="/me/turns/stop")


def confirming(visitor: Visitor, csrf: str, here: str, *, done: bool) -> list[Any]:
    t = visitor.words.t
    if done:
        return [h("section.card", h("h1", t("tell-confirmed")), h("a.button", t("shell-home"), href="/"))]
    form = _form(csrf, here, None, t("tell-confirm-button"))
    return [h("section.card", h("h1", t("tell-confirm")), h("p", t("tell-confirm-why")), form)]


def stopping(visitor: Visitor, here: str) -> list[Any]:
    t = visitor.words.t
    form = h("form", h("button.button.strong", t("letter-stop")), method="post", action=here)
    return [h("section.card", h("h1", t("letter-stop")), h("p", t("letter-stop-why")), form)]


def stopped(visitor: Visitor) -> list[Any]:
    t = visitor.words.t
    return [h("section.card", h("h1", t("letter-stopped")), h("a.button", t("shell-home"), href="/"))]
