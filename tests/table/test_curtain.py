"""Several people at one device."""

from __future__ import annotations

import re

from tests.table.hall import FACE, Hall, Person


def test_the_curtain_hides_everything_between_two_people(house: Hall, ana: Person) -> None:
    table = ana.sets("me", "guest", **{"name-1": "Caio"})
    page = ana.gets(f"/table/{table}")
    assert "curtain" in page
    assert not FACE.search(page)
    with ana.sits(table) as tab:
        assert not FACE.search(tab.hears()["html"])
        tab.says(n=0, pick="draw")
        assert tab.until(code="curtain")
        tab.says(do="lift", seat=0)
        while not FACE.search(tab.hears()["html"]):
            pass
        drawn = tab.picks_one("draw")
        assert "Pass the device to Caio" in drawn["html"]
        assert not FACE.search(drawn["html"])
        assert drawn["reset"]  # the log of the other side goes with it
        assert not re.search(r"drew \d", "".join(drawn["log"]))
        tab.says(do="lift", seat=1)
        lifted = tab.until(turn=True)
        assert FACE.search(lifted["html"])
        assert not re.search(r"drew \d", "".join(lifted["log"]))
        tab.says(do="cover")
        assert not FACE.search(tab.hears()["html"])
    for eyes in ("0", "1"):
        ana.gets(f"/table/{table}/replay?n=0&eyes={eyes}", status=400)


def test_nobody_lifts_the_curtain_of_another(house: Hall, ana: Person) -> None:
    table = ana.sets("me", "guest", "bot:random")
    with ana.sits(table) as tab:
        tab.hears()
        tab.says(do="lift", seat=2)
        assert tab.until(code="not-asked")


def test_without_a_curtain_the_eyes_follow_the_question(house: Hall, ana: Person) -> None:
    table = ana.sets("me", "guest", curtain="")
    with ana.sits(table) as tab:
        tab.is_asked()
        n = tab.news["n"]
        tab.picks_one("draw")
        assert tab.news["turn"]
        assert tab.news["n"] == n + 1
