"""How the administrator's pages look. Nothing that a running game keeps from anybody is drawn on them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ludoteca.paper import Markup, h
from ludoteca.store.admin import STATES, Laid, Report, Somebody
from ludoteca.table.fair import Limit
from ludoteca.table.house import House
from ludoteca.table.identity import Visitor
from ludoteca.table.moments import moment
from ludoteca.table.shell import field, game_words, hidden

PAGES = {"load": "/admin", "tables": "/admin/tables", "people": "/admin/people", "reports": "/admin/reports"}


def head(visitor: Visitor, here: str) -> list[Markup]:
    t = visitor.words.t
    links = [
        h("a.pill", t(f"admin-{name}"), href=where, aria_current="page" if name == here else None)
        for name, where in PAGES.items()
    ]
    return [h("h1", t("admin-title")), h("nav.choices", links, aria_label=t("admin-title"))]


# Load and limits.


def load(visitor: Visitor, load: Mapping[str, Any], count: Mapping[str, int]) -> Markup:
    t = visitor.words.t
    rows = [(t(f"admin-count-{name}"), number) for name, number in count.items()]
    rows += [(t(f"admin-load-{name}"), number) for name, number in load.items()]
    body = [h("tr", h("th", what, scope="row"), h("td", number)) for what, number in rows]
    return h("section", h("h2", t("admin-load")), h("div.scroll", h("table.numbers", h("tbody", body))))


def limits(visitor: Visitor, csrf: str, found: Mapping[str, Limit]) -> Markup:
    t = visitor.words.t
    rows = [_limit(visitor, what, limit) for what, limit in found.items()]
    heads = [h("th", t(f"admin-limit-{name}"), scope="col") for name in ("what", "burst", "every")]
    return h(
        "section.card",
        h("h2", t("admin-limits")),
        h("p", t("admin-limits-why")),
        h(
            "form",
            hidden(csrf),
            h("div.scroll", h("table.numbers.limits", h("thead", h("tr", heads)), h("tbody", rows))),
            h(
                "p.choices",
                h("button.button.strong", t("me-save"), name="do", value="save"),
                h("button.button", t("admin-limits-usual"), name="do", value="usual", formnovalidate=True),
            ),
            method="post",
            action="/admin/limits",
        ),
        id="limits",
    )


def _limit(visitor: Visitor, what: str, limit: Limit) -> Markup:
    words = visitor.words
    name = words.t(f"limit-{what}") if words.has(f"limit-{what}") else what

    def number(which: str, value: float) -> Markup:
        label = f"{name}: {words.t(f'admin-limit-{which}')}"
        return h("input", name=f"{which}-{what}", value=f"{value:g}", inputmode="decimal", size=6, aria_label=label)

    every = number("every", limit.every) if limit.every else None
    return h("tr", h("th", name, scope="row"), h("td", number("burst", limit.burst)), h("td", every))


# Tables.


def tables(house: House, visitor: Visitor, csrf: str, found: Sequence[Laid], state: str) -> list[Any]:
    t = visitor.words.t
    links = [
        h(
            "a.pill",
            t(f"admin-{name}"),
            href=f"/admin/tables?state={name}",
            aria_current=True if name == state else None,
        )
        for name in STATES
    ]
    rows = [_table(house, visitor, csrf, laid) for laid in found]
    listed = h("ul.people", rows) if rows else h("p", t("admin-none"))
    return [h("section", h("h2", t("admin-tables")), h("p.choices", links), listed)]


def _table(house: House, visitor: Visitor, csrf: str, laid: Laid) -> Markup:
    t, row = visitor.words.t, laid.row
    game = house.games.get(row.game)
    title = game_words(game, visitor).t("name") if game else row.game
    names = ", ".join(chair.name or t(f"card-{chair.kind}") for chair in row.chairs)
    about = t("admin-table", moment=moment(row.created), rows=laid.rows)
    return h(
        "li",
        h("span.whom", h("a", title, href=f"/table/{row.id}"), f": {names}", h("small", about)),
        h("span.badge", t("card-shut")) if row.shut else None,
        _shut(visitor, csrf, row.id) if row.finished is None else None,
    )


def _shut(visitor: Visitor, csrf: str, table: str) -> Markup:
    t = visitor.words.t
    button = h("button.button.danger", t("admin-shut"), name="table", value=table)
    form = h("form", hidden(csrf), h("p", t("admin-shut-means")), button, method="post", action="/admin/tables/shut")
    return h("details", h("summary", t("admin-shut")), form)


# People.


def people(visitor: Visitor, csrf: str, found: Sequence[Somebody], typed: str) -> list[Any]:
    t = visitor.words.t
    search = h(
        "form",
        field(t("admin-name"), h("input", name="name", value=typed, maxlength=40, type="search")),
        h("button.button", t("admin-search")),
        method="get",
        action="/admin/people",
    )
    rows = [_somebody(visitor, csrf, person) for person in found]
    listed = h("ul.people", rows) if rows else h("p", t("admin-none"))
    return [h("section", h("h2", t("admin-people")), search, listed)]


def _somebody(visitor: Visitor, csrf: str, person: Somebody) -> Markup:
    t = visitor.words.t
    seen = t("devices-seen", moment=moment(person.seen)) if person.seen else t("devices-never")
    count = t("admin-somebody", seats=person.seats, reports=person.reports)
    return h(
        "li",
        h("span.whom", person.name or t("card-person"), h("small", seen, " · ", count)),
        h("span.badge.turn", t("admin-admin")) if person.admin else None,
        None if person.admin else block(visitor, csrf, person.id, blocked=person.blocked is not None, back="people"),
    )


def block(visitor: Visitor, csrf: str, player: str, *, blocked: bool, back: str) -> Markup:
    t, verb = visitor.words.t, "unblock" if blocked else "block"
    return h(
        "form",
        hidden(csrf),
        h("input", type="hidden", name="person", value=player),
        h("input", type="hidden", name="back", value=back),
        h("span.badge.away", t("admin-blocked")) if blocked else None,
        h("button.button", t(f"people-{verb}"), name="do", value=verb, class_=None if blocked else "danger"),
        method="post",
        action="/admin/people",
    )


# Reports.


def reports(visitor: Visitor, csrf: str, found: Sequence[Report]) -> list[Any]:
    t = visitor.words.t
    if not found:
        return [h("section", h("h2", t("admin-reports")), h("p", t("admin-none")))]
    return [h("section", h("h2", t("admin-reports"))), *(_report(visitor, csrf, report) for report in found)]


def _report(visitor: Visitor, csrf: str, report: Report) -> Markup:
    t = visitor.words.t
    teller, name = report.teller or t("card-person"), report.name or t("card-person")
    said = h("ul.said", [h("li", line) for line in report.said])
    done = h("button.button", t("admin-report-done"), name="report", value=report.id)
    return h(
        "section.card",
        h("h3", t(f"report-{report.reason}")),
        h("p", t("admin-report", teller=teller, about=name, moment=moment(report.at))),
        h("blockquote", report.text) if report.text else None,
        [h("p.soft", t("admin-report-said", name=name)), said] if report.said else None,
        h("p", h("a", t("admin-report-table"), href=f"/table/{report.match}")),
        h(
            "div.choices",
            block(visitor, csrf, report.about, blocked=report.blocked, back="reports"),
            h("form", hidden(csrf), done, method="post", action="/admin/reports"),
        ),
    )
