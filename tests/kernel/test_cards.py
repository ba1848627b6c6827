"""What a seat knows of hidden cards, checked against every way the cards could lie."""

from __future__ import annotations

import itertools
from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from ludoteca.kernel import UNKNOWN, Cards, Random
from ludoteca.kernel.matching import deal_faces

SEATS = 2


def test_fresh_from_the_box_everybody_knows_the_order() -> None:
    cards = Cards.deck(4, SEATS)
    cards.hide(0)
    assert cards.face == [UNKNOWN] * 4
    cards.deal(0, Random.seeded(1))
    assert cards.face == [0, 1, 2, 3]


def test_a_shuffled_pile_is_dealt_every_way_and_no_card_leaves_it() -> None:
    worlds = guesses(lambda cards, rng: cards.shuffle([0, 1, 2], rng), count=4)
    assert worlds == {(*order, 3) for order in itertools.permutations(range(3))}


def test_who_has_seen_a_face_keeps_it_and_others_do_not() -> None:
    def play(cards: Cards, rng: Random) -> None:
        cards.shuffle([0, 1, 2, 3], rng)
        cards.show(2, to=0)

    cards = Cards.deck(4, SEATS)
    play(cards, Random.seeded(5))
    assert len(guesses(play, 4, seat=0, seed=5)) == 6
    assert len(guesses(play, 4, seat=1, seed=5)) == 24
    assert all(world[2] == cards.face[2] for world in guesses(play, 4, seat=0, seed=5))


def test_a_seen_card_shuffled_into_unknown_ones_is_still_known_to_be_among_them() -> None:
    """Hand {0, 1} and pile {2, 3, 4} from one unknown deck; the seat has seen card 0; 0 goes into the pile."""

    def play(cards: Cards, rng: Random) -> None:
        cards.shuffle([0, 1, 2, 3, 4], rng)
        cards.show(0, to=0)
        cards.shuffle([0, 2, 3, 4], rng)

    truth = Cards.deck(5, SEATS)
    rng = Random.seeded(3)
    truth.shuffle([0, 1, 2, 3, 4], rng)
    known = truth.face[0]
    worlds = guesses(play, 5, seed=3)
    assert all(world[1] != known for world in worlds)
    others = [f for f in range(5) if f != known]
    assert {world[1] for world in worlds} == set(others)
    assert len(worlds) == 4 * 24


def test_who_imagines_what_another_imagines_mixes_no_two_piles() -> None:
    cards, rng = Cards.deck(6, SEATS), Random.seeded(4)
    for pile in ([0, 1, 2], [3, 4, 5]):
        cards.shuffle(pile, rng)
    for seat in (0, 1, 0):
        cards.hide(seat)
        cards.deal(seat, rng)
        assert {0, 1, 2} == set(cards.face[:3])


def test_every_possible_deal_is_as_likely_as_any_other() -> None:
    """Three faces known to be among four cards, two more anywhere among the six."""
    places = {0: 0b001111, 1: 0b001111, 2: 0b001111, 3: 0b111111, 4: 0b111111, 5: 0b111111}
    rng = Random.seeded(4)
    counts = Counter(tuple(sorted(deal_faces(places, rng).items())) for _ in range(28_800))
    assert len(counts) == 24 * 6  # any three of four cards in any order, then three faces on three cards
    assert max(counts.values()) < 1.5 * 200
    assert min(counts.values()) > 0.5 * 200


def test_overlapping_knowledge_is_matched() -> None:
    """Sets that are neither apart nor nested: every deal agrees with all of them, and all such deals come up."""
    places = {0: 0b0011, 1: 0b0110, 2: 0b1100, 3: 0b1111}
    rng = Random.seeded(4)
    deals = [deal_faces(places, rng) for _ in range(400)]
    found = {tuple(deal[face] for face in range(4)) for deal in deals}
    possible = {
        deal
        for deal in itertools.permutations(range(4))
        if all(places[face] >> card & 1 for face, card in enumerate(deal))
    }
    assert found == possible


def test_of_the_other_side_everybody_knows_as_much_as_of_this_one() -> None:
    cards = Cards.deck(4, SEATS)
    cards.shuffle([0, 1, 2], Random.seeded(1))
    cards.show(1, to=0)
    behind = cards.other_side([face + 10 for face in cards.face])
    assert behind == Cards([face + 10 for face in cards.face], cards.seen, cards.could, cards.everyone)
    behind.show(0)
    assert not cards.sees(0, 0)


def test_spectators_see_what_everybody_sees() -> None:
    cards = Cards.deck(3, SEATS)
    cards.show(0)
    cards.show(1, to=0)
    assert [cards.sees(card, SEATS) for card in range(3)] == [True, False, False]


@given(st.integers(0, 10_000), st.data())
def test_a_guess_never_contradicts_what_was_seen(seed: int, data: st.DataObject) -> None:
    """Random shuffles and looks: a guess puts every seen face where it was seen, and the truth is always possible."""
    cards = Cards.deck(6, SEATS)
    rng = Random.seeded(seed)
    for _ in range(data.draw(st.integers(1, 6))):
        pile = data.draw(st.lists(st.integers(0, 5), unique=True, min_size=1))
        cards.shuffle(pile, rng)
        if data.draw(st.booleans()):
            cards.show(data.draw(st.integers(0, 5)), to=data.draw(st.integers(0, 1)))
    for seat in range(SEATS):
        at = {face: card for card, face in enumerate(cards.face)}
        unseen = [card for card in range(6) if not cards.sees(card, seat)]
        for card in unseen:
            assert cards.could[seat][cards.face[card]] >> card & 1, "the truth must be possible"
        view = cards.clone()
        view.hide(seat)
        guess = view.clone()
        guess.deal(seat, rng)
        assert sorted(guess.face) == sorted(at)
        again = guess.clone()
        again.hide(seat)
        assert again == view
        for other in range(SEATS + 1):  # somebody imagines what somebody else imagines
            inner = guess.clone()
            inner.hide(other)
            inner.deal(other, rng)
            assert sorted(inner.face) == sorted(at)


def guesses(play: object, count: int, seat: int = 0, seed: int = 1) -> set[tuple[int, ...]]:
    """All the ways the kernel deals the cards for this seat, in many guesses."""
    cards = Cards.deck(count, SEATS)
    play(cards, Random.seeded(seed))  # type: ignore[operator]  # a function of the test above
    cards.hide(seat)
    rng = Random.seeded(99)
    found = set()
    for _ in range(3000):
        guess = cards.clone()
        guess.deal(seat, rng)
        found.add(tuple(guess.face))
    return found
