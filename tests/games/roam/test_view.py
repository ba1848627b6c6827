"""The page: what a hover promises is what the pick does, and everything is clickable where one looks for it."""

from __future__ import annotations

import re
from functools import cache
from typing import Any, cast

import pytest

from ludoteca.games.roam import GAME
from ludoteca.games.roam.content import LANDSCAPES
from ludoteca.games.roam.geometry import PLACEMENTS, SYMBOLS
from ludoteca.games.roam.rules.placing import Place
from ludoteca.games.roam.state import Roam
from ludoteca.games.roam.view import board, cover, page
from ludoteca.games.roam.view.ghost import prospect
from ludoteca.kernel import Event, Option, Random, rule
from ludoteca.words import LANGUAGES, Words
from tests.games.roam.scene import Scene, roam, spell, squares


class Hand:
    """`can`, as the table hands it to a page; remembers what was claimed."""

    def __init__(self, g: Roam) -> None:
        self.offered = {(o.verb, *o.args): o for o in g.options}
        self.claimed: list[Option] = []

    def __call__(self, verb: str, *args: int) -> dict[str, Any]:
        option = self.offered.get((verb, *args))
        if option is None:
            return {}
        self.claimed.append(option)
        return {"data-pick": option.key, "role": "button", "tabindex": "0", "aria-label": option.key}


def drawn(g: Roam, eyes: int | None = None, language: str = "en") -> tuple[str, Hand]:
    """The page of the seat that is asked (or of other eyes)."""
    if eyes is None:
        assert g.ask is not None
        eyes = g.ask.seat
    view = g.view(eyes)
    hand = Hand(view)
    return page(view, hand, words(language).t), hand


@cache
def words(language: str) -> Words:
    return Words(GAME, language, ("Ana", "Bia", "Caio", "Davi"), strict=True)


def look(scene: Scene, at: str) -> Any:
    """What the ghost promises for a square."""
    ask = scene.g.ask
    assert isinstance(ask, Place)
    place = PLACEMENTS[ask.character][ask.turns][squares(at).bit_length() - 1]
    assert place is not None
    return prospect(scene.g, ask.seat, place)


@rule("ROAM-TURN-08", "ROAM-TURN-13")
def test_the_ghost_shows_what_is_placed_skipped_and_won() -> None:
    g = roam().markers("P2", "1,0").symbols(one="0,0", three="1,0", two="2,0").turn("P1").says("P1", "use Pathfinder")
    ahead = look(g, "0,0")
    assert spell(ahead.placed) == "0,0 2,0"
    assert spell(ahead.skipped) == "1,0"
    assert ahead.coins == 3
    assert ahead.completed == ()


@rule("ROAM-CLAIM-01", "ROAM-CLAIM-02")
def test_the_ghost_shows_which_lands_would_be_completed_and_for_whom() -> None:
    g = roam().markers("P1", "0,0 0,1 1,0 1,1 2,1").markers("P2", "3,1 4,0 4,1 5,0 5,1").turn("P1")
    g.says("P1", "use Pathfinder")
    assert look(g, "2,0").completed == ((0, (0,)), (3, (1,)))
    text, _ = drawn(g.g)
    ghost = re.search(r'<g id="ghost-at-12".*?</g></g>', text)
    assert ghost is not None
    assert "You claim it" in ghost[0]
    assert "For Bia" in text


@rule("ROAM-VAR-03")
def test_the_ghost_knows_stacking() -> None:
    g = roam(stacking="yes").markers("P2", "1,0").symbols(one="0,0 1,0").turn("P1").says("P1", "use Pathfinder")
    ahead = look(g, "0,0")
    assert spell(ahead.placed) == "0,0 1,0 2,0"
    assert ahead.skipped == 0
    assert ahead.coins == 1


def test_a_ghost_promises_what_the_pick_does() -> None:
    kept = 0
    for seed in range(6):
        g = cast(Roam, GAME.new(seats=3, seed=seed, stacking="yes" if seed % 2 else "no"))
        rng = Random.seeded(seed)
        while not g.over:
            pick = rng.pick(g.options)
            ask = g.ask
            if pick.verb == "at" and isinstance(ask, Place):
                place = PLACEMENTS[ask.character][ask.turns][int(pick.args[0])]
                assert place is not None
                ahead = prospect(g, ask.seat, place)
                after = g.clone()
                heard: list[Event] = []
                after.heard = heard
                after.play(pick)
                told = [event.data for event in heard if event.kind == "placed"]
                if told:  # else the pattern is still being extended, or nothing could be placed
                    assert sum(1 << s for s in told[0]["squares"]) == ahead.placed
                    assert told[0]["coins"] == ahead.coins
                    claimed = {event.data["slot"] for event in heard if event.kind in {"claimed", "tie"}}
                    assert claimed <= {slot for slot, _ in ahead.completed}
                    kept += 1
            g.play(pick)
    assert kept > 100


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_place_has_a_ghost_and_every_usable_character_too(language: str) -> None:
    g = roam(mode="full").turn("P1")
    text, hand = drawn(g.g, language=language)
    for shown in re.findall(r'data-shows="([^"]+)"', text):
        assert f'id="{shown}"' in text
    assert len(hand.claimed) == 3
    g.says("P1", "use Strider")
    text, hand = drawn(g.g, language=language)
    assert len(re.findall(r'data-shows="ghost-at-\d+"', text)) == 20 == len(hand.claimed)
    for shown in re.findall(r'data-shows="([^"]+)"', text):
        assert f'id="{shown}"' in text


def test_all_but_a_few_words_are_picked_on_the_board_itself() -> None:
    """Rest, done, pass and bids are buttons under the question; everything else lies on the table."""
    left: set[str] = set()
    for seed in range(4):
        g = cast(Roam, GAME.new(seats=3, seed=seed, mode="full", edges="chosen", stacking="yes" if seed % 2 else "no"))
        rng = Random.seeded(seed)
        while not g.over:
            text, hand = drawn(g)
            assert len(hand.claimed) == len(set(hand.claimed))
            left |= {o.verb for o in hand.offered.values() if o not in hand.claimed}
            assert text.count("data-pick=") == len(hand.claimed)
            ids = re.findall(r' id="([^"]+)"', text)
            assert len(ids) == len(set(ids)), "an id stands twice"
            glides = re.findall(r'data-glide="([^"]+)"', text)
            assert len(glides) == len(set(glides)), "two pieces would glide as one"
            g.play(rng.pick(g.options))
    assert left <= {"rest", "done", "pass", "bid"}


def test_a_spectator_sees_the_same_table_and_can_pick_nothing() -> None:
    g = roam(mode="full").turn("P1").g
    text, hand = drawn(g, eyes=g.seats)
    assert not hand.claimed
    assert "data-pick" not in text
    assert text.count('class="land"') == 6


def test_the_page_is_light() -> None:
    g = cast(Roam, GAME.new(seats=4, seed=5, mode="full", outpost="yes", stacking="yes"))
    rng = Random.seeded(5)
    heaviest = 0
    while not g.over:
        heaviest = max(heaviest, len(drawn(g)[0].encode()))
        g.play(rng.pick(g.options))
    assert heaviest < 150_000


@rule("ROAM-CLAIM-03")
def test_an_auction_shows_who_bids_and_what_was_bid() -> None:
    g = roam(3).markers("P1", "0,0").markers("P2", "0,1 1,1").markers("P3", "2,1 1,0").coins(P1=2, P2=4, P3=1)
    g.turn("P1").says("P1", "use Pathfinder", "at 2,0", "bid 1")
    text, hand = drawn(g.g)
    assert "Ana has bid 1 coin" in text
    assert not hand.claimed  # the numbers are stepped through beside the question
    assert {o.key for o in hand.offered.values() if o.verb == "bid"} == {"bid:2", "bid:3", "bid:4"}
    assert 'class="contested"' in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_shows_markers_coins_and_patterns(language: str) -> None:
    g = roam(mode="full").markers("P1", "0,0").markers("P2", "5,5").symbols(two="0,1")
    t = words(language).t
    lines = board(g.g.view(2), t).splitlines()
    assert any(line.startswith(" 1 | ●   $$  |") for line in lines)
    assert any(line.startswith(" 6 |") and line.endswith("▲   |") for line in lines)
    assert any("##/#o" in line for line in lines)
    assert len(set(map(len, lines[2:11]))) == 1, "the frame is straight"


@pytest.mark.parametrize(("language", "says"), [("en", "The top one: forest"), ("pt-BR", "O do topo: floresta")])
def test_the_terminal_shows_the_top_land(language: str, says: str) -> None:
    """Its biome, and the coins on its three rows of squares."""
    g = roam()
    top = next(n for n, (biome, _) in enumerate(LANDSCAPES) if biome == "forest")
    g.g.lands.face[g.g.laid] = top
    rows = " / ".join(
        " ".join("$" * sum(mask >> (6 * row + c) & 1 for mask in SYMBOLS[top][0]) or "·" for c in (0, 1))
        for row in range(3)
    )
    assert "$" in rows
    assert f"{says}, {rows}." in board(g.g.view(2), words(language).t)


def test_the_lid_of_the_box_needs_no_style_sheet() -> None:
    lid = cover(Words(GAME, "en").t)
    assert lid.startswith("<svg")
    assert 'viewBox="0 0 240 160"' in lid
    assert "<use" not in lid
