"""Cards that act on memory cards: Miragem, O Poço, Sombra, Percepção, Espelho Gavoniano."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.games.calamandara.content.memory import GAVONIANO, MIRAGEM, PERCEPCAO, POCO, RESERVED, SOMBRA
from ludoteca.games.calamandara.content.picks import BLIND, CARD, DRAW, MODES, STOP, TRAVELLER, ZONES
from ludoteca.games.calamandara.rules.cards.beneficial import Beneficial
from ludoteca.games.calamandara.rules.cards.effect import Effect, card
from ludoteca.games.calamandara.rules.cards.questions import HowMany, WhichCard, WhichTraveller, WhichWay
from ludoteca.games.calamandara.rules.settling import KeepThree
from ludoteca.games.calamandara.rules.table import can_draw, discard, draw, mix
from ludoteca.games.calamandara.state import ACQ_MEM, Calamandara, Card, Draft, Item, Traveller
from ludoteca.kernel import Choice, Option, Seat, rule

OF_HAND, OF_RESERVE = 0, 1
ANY: int = -1
"""A blind pick."""


def zone_of(g: Calamandara, seat: Seat, zone: int) -> list[Card]:
    t = g.travellers[seat]
    return t.hand if zone == OF_HAND else t.reserve


@card(MIRAGEM)
class MiragemDoSono(Beneficial):
    """Draw memory cards up to five in hand, in the ZF up to three; not while a linked card waits on the deck."""

    rule = "CAL-CARD-MIRAGEM-01"
    rules = ("CAL-CARD-MIRAGEM-02", "CAL-CARD-MIRAGEM-03", "CAL-LINK-03")

    def helps(self, g: Calamandara, user: Seat, other: Seat, left: int) -> bool:
        return can_draw(g, other, left if other == user else len(g.travellers[other].hand)) > 0

    def ask_actor(self, g: Calamandara, d: Draft) -> Choice | None:
        return HowMany(d.actor, MIRAGEM) if d.stage == 2 else None

    def actor_options(self, g: Calamandara, d: Draft) -> Sequence[Option]:
        return DRAW[1 : can_draw(g, d.actor, len(g.travellers[d.actor].hand)) + 1]

    def ops(self, g: Calamandara, d: Draft) -> int:
        return ACQ_MEM

    def holds(self, g: Calamandara, item: Item) -> bool:
        return can_draw(g, item.actor, len(g.travellers[item.actor].hand)) > 0

    def happen(self, g: Calamandara, item: Item) -> None:
        draw(g, item.actor, min(item.params[0], can_draw(g, item.actor, len(g.travellers[item.actor].hand))))


@card(POCO)
class OPoco(Effect):
    """All hands pass one seat on clockwise, empty ones too."""

    rule = "CAL-CARD-POCO-01"
    rules = ("CAL-CARD-POCO-03",)

    def usable(self, g: Calamandara, user: Seat, left: int) -> bool:
        return True

    def victims(self, g: Calamandara, d: Draft) -> int:
        return everybody_else(g, d.user)

    def happen(self, g: Calamandara, item: Item) -> None:
        rotate_hands(g, item.direction)
        g.tell("hands_passed", seat=item.user)


@rule("CAL-CARD-POCO-02", "CAL-CARD-POCO-05", "CAL-FAQ-34", "CAL-FAQ-31")
def rotate_hands(g: Calamandara, step: int) -> None:
    """One complete rotation for each O Poço, copies too. What was hidden is seen by the new owner only."""
    hands = [t.hand for t in g.travellers]
    for seat, hand in enumerate(hands):
        t = g.travellers[(seat + step) % g.seats]
        t.hand = hand
        g.cards.show_all(hand, t.seat)
        limit_in_final_zone(g, t)


@rule("CAL-CARD-POCO-02")
def limit_in_final_zone(g: Calamandara, t: Traveller) -> None:
    """Who received more than three cards in the ZF keeps three of his choice."""
    if t.inside and len(t.hand) > RESERVED:
        g.then(KeepThree(t.seat))


def everybody_else(g: Calamandara, user: Seat) -> int:
    return (1 << g.seats) - 1 & ~(1 << user)


@rule("CAL-CARD-GAVONIANO-02", "CAL-CARD-SOMBRA-01")
def blind_options(g: Calamandara, cards: Sequence[Card], named: Sequence[int] = ()) -> list[Option]:
    """A blind pick among hidden cards, or a card by name if everybody knows it."""
    known = [g.memory(card) for card in cards if g.open_to_all(card)]
    for memory in named:
        if memory in known:
            known.remove(memory)
    hidden = sum(not g.open_to_all(card) for card in cards) - sum(memory == ANY for memory in named)
    return [BLIND] * (hidden > 0) + [CARD[memory] for memory in sorted(set(known))]


def pick_card(g: Calamandara, seat: Seat, cards: list[Card], named: int) -> Card | None:
    """Take a card out of a hand or reserve: the one named, or a hidden one by chance."""
    if named == ANY:
        mix(g, cards, seat)
        hidden = [card for card in cards if not g.open_to_all(card)]
        found = g.rng.pick(hidden) if hidden else None
    else:
        found = next((c for c in cards if g.open_to_all(c) and g.memory(c) == named), None)
    if found is not None:
        cards.remove(found)
    return found


@card(SOMBRA)
class SombraDogmatica(Effect):
    """Eliminate one card of a traveller's hand or reserve, picked blindly, or by name if it is revealed."""

    rule = "CAL-CARD-SOMBRA-01"

    def usable(self, g: Calamandara, user: Seat, left: int) -> bool:
        return any(t.hand or t.reserve for t in g.travellers if t.seat != user)

    def ask(self, g: Calamandara, d: Draft) -> Choice | None:
        questions = (WhichTraveller(d.user, SOMBRA), WhichWay(d.user, SOMBRA), WhichWay(d.user, SOMBRA), None)
        return questions[d.stage]

    def options(self, g: Calamandara, d: Draft) -> Sequence[Option]:
        if d.stage == 0:
            return [TRAVELLER[s] for s in g.clockwise(d.user) if g.travellers[s].hand or g.travellers[s].reserve]
        if d.stage == 1:
            return [option for zone, option in enumerate(ZONES) if zone_of(g, d.params[0], zone)]
        return blind_options(g, zone_of(g, d.params[0], d.params[1]))

    def chosen(self, g: Calamandara, d: Draft, pick: Option) -> None:
        if pick.verb == "zone":
            d.params += (ZONES.index(pick),)
            d.stage += 1
        elif pick is BLIND:
            d.params += (ANY,)
            d.stage += 1
        else:
            super().chosen(g, d, pick)

    def victims(self, g: Calamandara, d: Draft) -> int:
        return 1 << d.params[0]

    def holds(self, g: Calamandara, item: Item) -> bool:
        seat, zone, named = item.params
        wanted = BLIND if named == ANY else CARD[named]
        return wanted in blind_options(g, zone_of(g, seat, zone))

    def happen(self, g: Calamandara, item: Item) -> None:
        seat, zone, named = item.params
        found = pick_card(g, seat, zone_of(g, seat, zone), named)
        if found is not None:
            discard(g, seat, found)
            g.tell("eliminated", seat=item.user, other=seat, memory=g.memory(found))


@card(PERCEPCAO)
class PercepcaoDionesica(Effect):
    """Reveal for good the reserved cards of adversaries, in an order of choice, also those already in hand."""

    rule = "CAL-CARD-PERCEPCAO-01"
    rules = ("CAL-CARD-PERCEPCAO-02", "CAL-FAQ-19")

    def _hidden(self, g: Calamandara, seat: Seat) -> list[Card]:
        t = g.travellers[seat]
        cards = t.reserve + t.hand if t.inside else t.reserve
        return [card for card in cards if not g.open_to_all(card)]

    def usable(self, g: Calamandara, user: Seat, left: int) -> bool:
        return any(self._hidden(g, seat) for seat in g.clockwise(user))

    def _open(self, g: Calamandara, d: Draft) -> list[Seat]:
        return [seat for seat in g.clockwise(d.user) if seat not in d.params and self._hidden(g, seat)]

    def ask(self, g: Calamandara, d: Draft) -> Choice | None:
        return WhichTraveller(d.user, PERCEPCAO) if d.stage >= 0 and self._open(g, d) else None

    def options(self, g: Calamandara, d: Draft) -> Sequence[Option]:
        found = [TRAVELLER[seat] for seat in self._open(g, d)]
        return [STOP, *found] if d.params else found

    def chosen(self, g: Calamandara, d: Draft, pick: Option) -> None:
        super().chosen(g, d, pick)
        if pick is STOP:
            d.stage = -1

    def victims(self, g: Calamandara, d: Draft) -> int:
        return sum(1 << seat for seat in d.params)

    def holds(self, g: Calamandara, item: Item) -> bool:
        return any(self._hidden(g, seat) for seat in item.params)

    def happen(self, g: Calamandara, item: Item) -> None:
        for seat in item.params:
            for hidden in self._hidden(g, seat):
                g.cards.show(hidden)
                g.tell("revealed", seat=seat, memory=g.memory(hidden))


TAKE, SWAP = 0, 1


@card(GAVONIANO)
class EspelhoGavoniano(Effect):
    """Give one card of your hand or reserve and take two of another's; or take one of a hand and give nothing."""

    rule = "CAL-CARD-GAVONIANO-01"
    rules = ("CAL-CARD-GAVONIANO-02", "CAL-FAQ-31")

    # Declared: take, traveller, card; or swap, zone and card given, traveller, zone, two cards, where each goes.

    def _room(self, g: Calamandara, user: Seat, held: int) -> int:
        return g.travellers[user].hand_limit - held

    def _may_take(self, g: Calamandara, user: Seat, held: int) -> bool:
        return self._room(g, user, held) > 0 and any(t.hand for t in g.travellers if t.seat != user)

    def _spaces(self, g: Calamandara, user: Seat, held: int, given: int) -> tuple[int, int]:
        """Free places of hand and reserve after giving a card; in the ZF the reserve is no place to put cards."""
        t = g.travellers[user]
        hand = t.hand_limit - held + (given == OF_HAND)
        reserve = 0 if t.inside else RESERVED - len(t.reserve) + (given == OF_RESERVE)
        return hand, reserve

    def _givable(self, g: Calamandara, user: Seat, held: int) -> list[int]:
        zones = [OF_HAND] * (held > 0) + [OF_RESERVE] * bool(g.travellers[user].reserve)
        return [zone for zone in zones if sum(map(_at_least_none, self._spaces(g, user, held, zone))) >= 2]

    def _rich(self, g: Calamandara, user: Seat) -> list[tuple[Seat, int]]:
        return [(s, zone) for s in g.clockwise(user) for zone in (OF_HAND, OF_RESERVE) if len(zone_of(g, s, zone)) > 1]

    def _may_swap(self, g: Calamandara, user: Seat, held: int) -> bool:
        return bool(self._givable(g, user, held) and self._rich(g, user))

    def usable(self, g: Calamandara, user: Seat, left: int) -> bool:
        return self._may_take(g, user, left) or self._may_swap(g, user, left)

    def ask(self, g: Calamandara, d: Draft) -> Choice | None:
        way, who, which = (kind(d.user, GAVONIANO) for kind in (WhichWay, WhichTraveller, WhichCard))
        if d.params and d.params[0] == TAKE:
            return (way, who, way, None)[d.stage]
        return (way, way, which, who, way, way, way, way, way, None)[d.stage]

    def options(self, g: Calamandara, d: Draft) -> Sequence[Option]:
        t = g.travellers[d.user]
        if d.stage == 0:
            ways = (self._may_take(g, d.user, len(t.hand)), self._may_swap(g, d.user, len(t.hand)))
            return [mode for mode, may in zip((MODES["take"], MODES["swap"]), ways, strict=True) if may]
        if d.params[0] == TAKE:
            if d.stage == 1:
                return [TRAVELLER[s] for s in g.clockwise(d.user) if g.travellers[s].hand]
            return blind_options(g, g.travellers[d.params[1]].hand)
        return self._swap_options(g, d)

    def _swap_options(self, g: Calamandara, d: Draft) -> Sequence[Option]:
        user, held = d.user, len(g.travellers[d.user].hand)
        if d.stage == 1:
            return [ZONES[zone] for zone in self._givable(g, user, held)]
        if d.stage == 2:
            return [CARD[kind] for kind in sorted({g.memory(c) for c in zone_of(g, user, d.params[1])})]
        if d.stage == 3:
            return [TRAVELLER[s] for s in sorted({s for s, _ in self._rich(g, user)})]
        if d.stage == 4:
            return [ZONES[zone] for s, zone in self._rich(g, user) if s == d.params[3]]
        if d.stage in (5, 6):
            return blind_options(g, zone_of(g, d.params[3], d.params[4]), d.params[5:])
        spaces = list(self._spaces(g, user, held, d.params[1]))
        if d.stage == 8:
            spaces[d.params[7]] -= 1
        return [option for option, free in zip(ZONES, spaces, strict=True) if free > 0]

    def chosen(self, g: Calamandara, d: Draft, pick: Option) -> None:
        if pick.verb == "zone":
            d.params += (ZONES.index(pick),)
        elif pick.verb == "mode":
            d.params += (TAKE if pick is MODES["take"] else SWAP,)
        elif pick is BLIND:
            d.params += (ANY,)
        elif d.params[0] == SWAP and d.stage == 2:
            own = zone_of(g, d.user, d.params[1])
            mix(g, own, d.user)
            d.params += (next(card for card in own if g.memory(card) == pick.args[0]),)
        else:
            d.params += (int(pick.args[0]),)
        d.stage += 1

    def victims(self, g: Calamandara, d: Draft) -> int:
        return 1 << (d.params[1] if d.params[0] == TAKE else d.params[3])

    def holds(self, g: Calamandara, item: Item) -> bool:
        held = len(g.travellers[item.user].hand)
        if item.params[0] == TAKE:
            wanted = BLIND if item.params[2] == ANY else CARD[item.params[2]]
            hand = g.travellers[item.params[1]].hand
            return self._room(g, item.user, held) > 0 and wanted in blind_options(g, hand)
        _, own, given, seat, zone, one, two, *places = item.params
        spaces = self._spaces(g, item.user, held, own)
        if given not in zone_of(g, item.user, own) or any(places.count(z) > max(0, spaces[z]) for z in places):
            return False
        theirs = zone_of(g, seat, zone)
        first, second = (BLIND if named == ANY else CARD[named] for named in (one, two))
        return first in blind_options(g, theirs) and second in blind_options(g, theirs, (one,))

    def happen(self, g: Calamandara, item: Item) -> None:
        if item.params[0] == TAKE:
            seat, named = item.params[1:]
            self._move(g, item.user, seat, g.travellers[seat].hand, named, OF_HAND)
            return
        _, own, given, seat, zone, one, two, first, second = item.params
        theirs = zone_of(g, seat, zone)
        self._move(g, item.user, seat, theirs, one, first)
        self._move(g, item.user, seat, theirs, two, second)
        zone_of(g, item.user, own).remove(given)
        theirs.append(given)
        g.cards.show(given, seat)
        g.tell("gave_card", seat=item.user, other=seat)

    def _move(self, g: Calamandara, user: Seat, seat: Seat, cards: list[Card], named: int, to: int) -> None:
        found = pick_card(g, seat, cards, named)
        if found is not None:
            g.cards.show(found, user)
            zone_of(g, user, to).append(found)
            g.tell("took_card", seat=user, other=seat)


def _at_least_none(free: int) -> int:
    return max(0, free)
