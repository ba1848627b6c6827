"""Asking without leaking: who is asked, and what, depends only on what everybody knows."""

from __future__ import annotations

import random

from ludoteca.games.calamandara import GAME
from ludoteca.games.calamandara.content.memory import MEMORY_COUNT
from ludoteca.games.calamandara.state import Calamandara
from ludoteca.games.calamandara.view import matters
from ludoteca.kernel import Random, option, rule
from tests.games.calamandara.table import Table


@rule("CAL-SETUP-12", "CAL-CARD-GEN-01")
def test_a_hand_with_a_secret_is_asked_whatever_it_holds() -> None:
    asked = []
    for slug in ("monumento", "miragem", "ecos", "queda"):
        t = Table().hand("B", slug).turn("A").does("A", "acquire none")
        asked.append((t.asked, t.question))
    assert set(asked) == {("B", "Respond")}
    t = Table().hand("B", "ecos").turn("A").does("A", "acquire none")
    assert [o.key for o in t.g.options] == ["pass"]


@rule("CAL-SETUP-12", "CAL-CARD-PERCEPCAO-01")
def test_a_hand_everybody_knows_is_asked_only_if_it_can_answer() -> None:
    t = Table().hand("B", "ecos")
    t.g.cards.show_all(t.traveller("B").hand)
    t.turn("A").does("A", "acquire none")
    assert t.asked == "A"
    m = Table().hand("B", "miragem")
    m.g.cards.show_all(m.traveller("B").hand)
    m.turn("A").does("A", "acquire none")
    assert m.asked == "B"


@rule("CAL-SETUP-12")
def test_two_worlds_that_differ_in_a_hand_ask_the_same_questions() -> None:
    """The same picks, as long as both worlds offer them, lead the others through the same questions."""
    compared = 0
    for seed in range(6):
        g = GAME.new(3, seed)
        chance = random.Random(seed)
        for n in range(400):
            if g.over:
                break
            assert g.ask is not None
            if n > 20 and n % 9 == 0:
                watcher = (g.ask.seat + 1) % 3
                other = g.view(watcher).guess(Random.seeded(n))
                here = g.clone()
                for _ in range(6):
                    if here.over or other.over or here.ask != other.ask:
                        break
                    assert here.ask is not None
                    if here.ask.seat != watcher and option("pass") not in here.options:
                        break
                    silent = option("pass") in here.options
                    assert (option("pass") in other.options) is silent
                    if not silent:
                        break
                    here.play(option("pass"))
                    other.play(option("pass"))
                    assert here.over == other.over
                    assert here.ask == other.ask
                    compared += 1
            g.play(chance.choice(g.options))
    assert compared > 40


@rule("CAL-CARD-GAVONIANO-02", "CAL-P4-02")
def test_a_card_once_seen_cannot_be_followed_by_its_back() -> None:
    t = Table().hand("A", "poco", "ruinas", "terras", "sombra").turn("A").does("A", "use poco").all_pass()
    hand = set(t.traveller("B").hand)
    assert all(t.g.cards.sees(card, 0) for card in hand)  # A knows what B holds
    t.turn("B").does("B", "memories", "reserve 1", "keep_all", "draw 0").all_pass().does("B", "card ruinas")
    view = t.g.view(0)
    assert view.cards.face[t.traveller("B").reserve[0]] == -1
    assert all(view.cards.face[card] == -1 for card in t.traveller("B").hand)
    could = {view.guess(Random.seeded(n)).memory(t.traveller("B").reserve[0]) for n in range(40)}
    assert could == {8, 10, 16}  # one of the three, A no longer knows which


@rule("CAL-SETUP-08")
def test_initial_symbols_of_others_are_guessed_not_seen() -> None:
    g = GAME.new(2, 3)
    for key in ("draw", "draw"):
        g.choose(option(key, 0))
    g.choose(option("begin", 9))
    assert isinstance(g, Calamandara)
    view = g.view(1)
    assert view.travellers[0].secret == (0,)
    guesses = {view.guess(Random.seeded(n)).travellers[0].secret for n in range(30)}
    assert len(guesses) > 4


@rule("CAL-CARD-GEN-04", "CAL-CARD-GEN-01")
def test_the_smart_profile_wants_linked_cards_and_moments_that_count() -> None:
    def wanted(t: Table) -> bool:
        assert t.g.ask is not None
        return matters(t.g.view(t.g.ask.seat), t.g.ask)

    t = Table().hand("B", "monumento").put("pegada", "A(3,1)").turn("A").does("A", "acquire none")
    assert not wanted(t)
    t.passes("B").does("A", "go A(3,1)")
    assert wanted(t)
    m = (
        Table()
        .hand("B", "miragem")
        .put("pegada", "A(3,1)", "A(3,5)")
        .stands("A", "A(3,4)")
        .turn("A")
        .does("A", "go A(3,5)")
    )
    assert wanted(m)  # the token would enter the Zona Final
    i = Table().hand("B", "miragem").turn("A").does("A", "acquire none")
    assert not wanted(i)
    a = Table().hand("A", "sombra").hand("B", "miragem").turn("A").does("A", "use sombra")
    assert wanted(a)  # B is attacked
    w = Table().hand("A", "miragem").turn("A", window=True)
    assert wanted(w)  # the own turn begins


@rule("CAL-COMP-04")
def test_every_seat_sees_only_its_own_hand_and_reserve() -> None:
    g = GAME.new(4, 11)
    chance = random.Random(1)
    for _ in range(300):
        if g.over:
            break
        g.play(chance.choice(g.options))
    assert isinstance(g, Calamandara)
    for seat in range(5):
        view = g.view(seat)
        for t in view.travellers:
            for card in t.deck:
                assert card < MEMORY_COUNT
            for card in t.hand + t.reserve:
                known = view.cards.face[card] >= 0
                assert known == bool(g.cards.seen[card] >> seat & 1)
                assert known or t.seat != seat
