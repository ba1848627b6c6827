"""What others' picks say of what they hide: guesses that make what they did likelier are believed more.

A seat is shown nothing but its own views, before somebody decided and after. From those it works out what was picked,
if only one pick leads from one to the other; what it cannot tell apart stays secret. A way the hidden cards could lie
is then believed as far as its holders, if they look for what the game prefers, would have picked what they did.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, Final

from ludoteca.bots.simple import GreedyBot
from ludoteca.kernel import UNKNOWN, Cards, Judge, Option, Random, Refused, Search, Seat, State
from ludoteca.kernel.component import Component
from ludoteca.kernel.state import TRUTH

REMEMBERED: Final = 12
"""Picks of others that are remembered, the latest ones."""
IMPOSSIBLE: Final = 0.02
"""The likelihood of a pick in a guess in which it is not on offer. Not 0: what was picked may have been worked out
wrongly."""
LOOKS: Final = 6
"""Guesses in which every option of a question must have been about as likely, for the answer to be taken to tell
nothing."""
ALIKE: Final = 0.02
"""Probabilities that differ by less than this are taken to be alike."""
CONFIRMED: Final = 3
"""Further guesses in which the same pick must lead to what was seen."""
WARMING: Final = 6
"""Guesses that the first world of a question is drawn from, beyond those of any other."""


def decks(part: Component) -> list[Cards]:
    """All cards on a table, deck by deck."""
    found: list[Cards] = []
    for inner in part.parts():
        if isinstance(inner, Cards):
            found.append(inner)
        else:
            found += decks(inner)
    return found


def secrets(view: State, seat: Seat) -> list[list[int]]:
    """Deck by deck, the cards that this seat knows and whoever looks does not: all that a pick of it can tell of."""
    found: list[list[int]] = []
    for deck in decks(view):
        face, seen = deck.face, deck.seen
        found.append([card for card in range(len(face)) if face[card] == UNKNOWN and seen[card] >> seat & 1])
    return found


def put_down(table: State, faces: Sequence[list[int]]) -> None:
    """Let the cards of this table show these faces."""
    for deck, face in zip(decks(table), faces, strict=True):
        deck.face = face[:]
    table.listed = None


def forget(deck: Cards, hidden: list[int]) -> None:
    """Nobody has worked out any more of these cards than that any of their faces could lie on any of them: so it agrees
    with every way they could lie."""
    mask = 0
    for card in hidden:
        mask |= 1 << card
    rows: list[tuple[int, ...]] = []
    for row in deck.could:
        could = list(row)
        for card in hidden:
            could[deck.face[card]] |= mask
        rows.append(tuple(could))
    deck.could = tuple(rows)


def odds(judge: Judge[Any], g: State, search: Search) -> list[float]:
    """How likely each option is to be picked here, by somebody who looks for what this judge prefers."""
    liked = judge.prefers(g, g.options)
    top, care, whim = max(liked), search.care, search.whim
    shares = [math.exp((taste - top) / care) for taste in liked]
    careful = (1.0 - whim) / sum(shares)
    return [whim / len(shares) + careful * share for share in shares]


class Sighting:
    """Somebody picked something, and this seat could tell what."""

    def __init__(self, before: State, table: State, pick: Option) -> None:
        ask = before.ask
        assert ask is not None
        self.pick = pick
        self.known = [deck.face[:] for deck in decks(before)]
        """The faces that were known then."""
        self.table = table
        """A table to try guesses on: as it was before the pick, and the faces of its cards are put down for each
        guess."""
        for deck, faces in zip(decks(table), self.known, strict=True):
            forget(deck, [card for card in range(len(faces)) if faces[card] == UNKNOWN])
        self.secrets = secrets(before, ask.seat)
        self.remembered: dict[tuple[int, ...], float] = {}
        """How likely the pick was, by the faces of those cards."""

    def holds(self, view: State) -> bool:
        """Whether this still says something of the cards of today: no card whose face was known then has been shuffled
        since."""
        for deck, faces in zip(decks(view), self.known, strict=True):
            for face, now in zip(faces, deck.face, strict=True):
                if face not in (UNKNOWN, now):
                    return False
        return True

    def likelihood(self, judge: Judge[Any], search: Search, world: list[list[int]]) -> float:
        """How likely the pick was, if the cards lie like this."""
        hand: list[int] = []
        for face, cards in zip(world, self.secrets, strict=True):
            hand += [face[card] for card in cards]
        key = tuple(hand)
        found = self.remembered.get(key)
        if found is None:
            put_down(self.table, world)
            found = self.remembered[key] = self._likelihood(judge, search)
        return found

    def _likelihood(self, judge: Judge[Any], search: Search) -> float:
        options = list(self.table.options)
        if self.pick not in options:
            return IMPOSSIBLE
        return odds(judge, self.table, search)[options.index(self.pick)]


class Belief:
    """What one seat has seen the others do, and what it makes of that."""

    def __init__(self, judge: Judge[Any], seed: int, search: Search) -> None:
        self.judge = judge
        """What the others are taken to look for."""
        self.search = search
        self.seed = seed
        self.rng = Random.seeded(seed)
        self.sightings: list[Sighting] = []
        self.asked: State | None = None
        """The view that was guessed at last, and a world that is believed of it."""
        self.world: State | None = None
        self.likely = 0.0

    def notice(self, before: State, after: State) -> None:
        """Somebody else has decided: this seat's views of the table before and after."""
        if before.viewer == TRUTH or after.viewer != before.viewer:
            raise Refused("A belief is shown one seat's views, nothing else.", "view")
        ask = before.ask
        if ask is None or ask.seat == before.viewer or not any(secrets(before, ask.seat)):
            return
        self.asked = None
        if not self._tells(before):
            return
        pick = self._told(before, after)
        if pick is not None:
            self.sightings = [*self.sightings[1 - REMEMBERED :], Sighting(before, before.guess(self.rng), pick)]

    def _tells(self, before: State) -> bool:
        """Whether other answers are likely if the hidden cards lie otherwise."""
        first: list[Option] = []
        usual: list[float] = []
        for _ in range(LOOKS):
            g = before.guess(self.rng)
            options, likely = list(g.options), odds(self.judge, g, self.search)
            if not first:
                first, usual = options, likely
            elif options != first:
                return True
            for one, other in zip(usual, likely, strict=True):
                if abs(one - other) > ALIKE:
                    return True
        return False

    def _told(self, before: State, after: State) -> Option | None:
        """What was picked, if just one pick leads from the one view to the other, however the hidden cards lie: what
        somebody did in secret is another pick in another guess."""
        g = self._as_it_was(before, after)
        if g is None:
            return None
        led = [option for option in g.options if self._leads(g, option, after)]
        if len(led) != 1 or len(g.options) < 2:
            return None
        pick = led[0]
        for _ in range(CONFIRMED):
            g = self._as_it_was(before, after)
            if g is None or pick not in g.options or not self._leads(g, pick, after):
                return None
        return pick

    def _as_it_was(self, before: State, after: State) -> State | None:
        """A guess of the table before the pick, with the cards as they could lie after it; nothing if some were
        shuffled: what lay there is no longer to be found."""
        faces = [deck.face for deck in decks(after.guess(self.rng))]
        for deck, now in zip(decks(before), faces, strict=True):
            for face, later in zip(deck.face, now, strict=True):
                if face not in (UNKNOWN, later):
                    return None
        g = before.guess(self.rng)
        put_down(g, faces)
        return g

    def _leads(self, g: State, option: Option, after: State) -> bool:
        played = g.clone()
        played.play(option)
        return played.view(after.viewer) == after

    def likelihood(self, world: State) -> float:
        """How likely all that was seen is, if the cards lie like this."""
        product, faces = 1.0, [deck.face for deck in decks(world)]
        for sighting in self.sightings:
            product *= sighting.likelihood(self.judge, self.search, faces)
        return product

    def guess(self, view: State, rng: Random) -> State:
        """A way the hidden cards could lie, the likelier ones more often: each guess takes the place of the one before
        as often as it is as likely (Metropolis and others 1953). It may be the same world again."""
        tries = self.search.belief
        if view is not self.asked:
            self.asked, self.world = view, None
            self.sightings = [sighting for sighting in self.sightings if sighting.holds(view)]
            tries += WARMING
        if not self.sightings:
            return view.guess(rng)
        world = self.world
        for _ in range(tries):
            other = view.guess(rng)
            likely = self.likelihood(other)
            if world is None or likely * (1 << 30) > self.likely * rng.below(1 << 30):
                world, self.likely = other, likely
        assert world is not None
        self.world = world
        return world


class Believer(GreedyBot):
    """A beginner who guesses by what was seen."""

    def __init__(self, judge: Judge[Any], seed: int, leaves: int, worlds: int, belief: Belief) -> None:
        super().__init__(judge, seed, leaves, worlds)
        self.belief = belief

    def guess(self, view: State) -> State:
        return self.belief.guess(view, self.rng)
