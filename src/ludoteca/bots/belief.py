"""What others' picks say of what they hide: guesses that make what they did likelier are believed more.

A seat is shown nothing but its own views, before somebody decided and after. From those it works out what was picked,
if only one pick leads from one to the other; what it cannot tell apart stays secret. A way the hidden cards could lie
is then believed as far as its holders, if they look for what the game prefers, would have picked what they did.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any, Final

from ludoteca.kernel import UNKNOWN, Cards, Judge, Option, Random, Refused, Seat, State, save
from ludoteca.kernel.component import Component
from ludoteca.kernel.state import TRUTH

REMEMBERED: Final = 12
"""Picks of others that are remembered, the latest ones."""
CARE: Final = 0.15
"""How carefully others are taken to pick: if `prefer` of two options differs by this much, the better one is picked e
(2.7) times as often as the other."""
WHIM: Final = 0.3
"""The share of picks that are taken to be made at random, for reasons nobody else knows."""
IMPOSSIBLE: Final = 0.02
"""The likelihood of a pick in a guess in which it is not on offer. Not 0: what was picked may have been worked out
wrongly."""


def decks(part: Component) -> Iterator[Cards]:
    """All cards on a table, deck by deck."""
    for inner in part.parts():
        if isinstance(inner, Cards):
            yield inner
        else:
            yield from decks(inner)


class Sighting:
    """Somebody picked something, and this seat could tell what."""

    def __init__(self, before: State, seat: Seat, pick: Option, rng: Random) -> None:
        self.seat = seat
        self.pick = pick
        self.known = [deck.face[:] for deck in decks(before)]
        """The faces that were known then."""
        self.table: Any = before.guess(rng)
        """A table to try guesses on: as it was before the pick, and the faces of its cards are put down for each
        guess."""
        self.decks = list(decks(self.table))
        self.eyes = [
            [card for card, face in enumerate(deck.face) if face == UNKNOWN and deck.sees(card, seat)]
            for deck in decks(before)
        ]
        """The cards that whoever picked knew, and this seat did not: all that the pick can tell of."""
        self.remembered: dict[tuple[int, ...], float] = {}
        """How likely the pick was, by the faces of those cards."""

    def tells(self) -> bool:
        return any(self.eyes)

    def holds(self, view: State) -> bool:
        """Whether this still says something of the cards of today: no card whose face was known then has been shuffled
        since."""
        return all(
            face in (UNKNOWN, now)
            for deck, faces in zip(decks(view), self.known, strict=True)
            for face, now in zip(faces, deck.face, strict=True)
        )

    def likelihood(self, judge: Judge[Any], world: list[Cards]) -> float:
        """How likely the pick was, if the cards lie like this."""
        hand = tuple([deck.face[card] for deck, cards in zip(world, self.eyes, strict=True) for card in cards])
        found = self.remembered.get(hand)
        if found is None:
            found = self.remembered[hand] = self._likelihood(judge, world)
        return found

    def _likelihood(self, judge: Judge[Any], world: list[Cards]) -> float:
        for deck, now in zip(self.decks, world, strict=True):
            deck.face = now.face[:]
        g = self.table
        g.listed = None
        options = list(g.options)
        if self.pick not in options:
            return IMPOSSIBLE
        tastes = judge.prefers(g, options)
        top = max(tastes)
        shares = [math.exp((taste - top) / CARE) for taste in tastes]
        mine = shares[options.index(self.pick)] / sum(shares)
        return WHIM / len(options) + (1.0 - WHIM) * mine


class Belief:
    """What one seat has seen the others do, and what it makes of that."""

    def __init__(self, judge: Judge[Any], seed: int) -> None:
        self.judge = judge
        self.rng = Random.seeded(seed)
        self.sightings: list[Sighting] = []

    def notice(self, before: State, after: State) -> None:
        """Somebody else has decided: this seat's views of the table before and after."""
        if before.viewer == TRUTH or after.viewer != before.viewer:
            raise Refused("A belief is shown one seat's views, nothing else.", "view")
        ask = before.ask
        if ask is None or ask.seat == before.viewer:
            return
        pick = self._told(before, after)
        if pick is None:
            return
        sighting = Sighting(before, ask.seat, pick, self.rng)
        if sighting.tells():
            self.sightings = [*self.sightings[1 - REMEMBERED :], sighting]

    def _told(self, before: State, after: State) -> Option | None:
        """What was picked, if just one pick leads from the one view to the other, however the hidden cards lie: what
        somebody did in secret is another pick in another guess."""
        pick = self._led(before, after)
        return pick if pick is not None and self._led(before, after) is pick else None

    def _led(self, before: State, after: State) -> Option | None:
        """The only pick that leads from the one view to the other in some guess."""
        world = after.guess(self.rng)
        g = before.guess(self.rng)
        for deck, known, now in zip(decks(g), decks(before), decks(world), strict=True):
            if any(face not in (UNKNOWN, later) for face, later in zip(known.face, now.face, strict=True)):
                return None  # something was shuffled: what lay there is no longer to be found
            deck.face = now.face[:]
        g.listed = None
        if len(g.options) < 2:
            return None
        seen, found = save(after), []
        for option in g.options:
            played = g.clone()
            played.play(option)
            if save(played.view(before.viewer)) == seen:
                found.append(option)
        return found[0] if len(found) == 1 else None

    def likelihood(self, world: State) -> float:
        """How likely all that was seen is, if the cards lie like this."""
        product, faces = 1.0, list(decks(world))
        for sighting in self.sightings:
            product *= sighting.likelihood(self.judge, faces)
        return product

    def guess(self, view: State, rng: Random, tries: int) -> State:
        """A way the hidden cards could lie: one of so many, the likelier ones more often."""
        if self.sightings:
            self.sightings = [sighting for sighting in self.sightings if sighting.holds(view)]
        if not self.sightings:
            return view.guess(rng)
        worlds = [view.guess(rng) for _ in range(tries)]
        weights = [self.likelihood(world) for world in worlds]
        point = sum(weights) * rng.below(1 << 30) / (1 << 30)
        for world, weight in zip(worlds, weights, strict=True):
            point -= weight
            if point < 0:
                return world
        return worlds[-1]
