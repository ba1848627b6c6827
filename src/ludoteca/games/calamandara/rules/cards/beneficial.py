"""Cards that may be used for another traveller: Miragem, Teoria, Entropia, Queda (R-63)."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.games.calamandara.content.picks import TRAVELLER
from ludoteca.games.calamandara.rules.cards.effect import Effect
from ludoteca.games.calamandara.rules.cards.questions import WhichTraveller
from ludoteca.games.calamandara.rules.responses import Offer
from ludoteca.games.calamandara.state import Calamandara, Draft
from ludoteca.kernel import Choice, Option, Seat


class Beneficial(Effect):
    """First for whom; another traveller accepts or declines; then whoever benefits makes the card's choices."""

    def helps(self, g: Calamandara, user: Seat, other: Seat, left: int) -> bool:
        """Whether the card would do something for that traveller; the user's hand would hold `left` cards."""
        raise NotImplementedError

    def usable(self, g: Calamandara, user: Seat, left: int) -> bool:
        return any(self._may_help(g, user, (user + i) % g.seats, left) for i in range(g.seats))

    def _may_help(self, g: Calamandara, user: Seat, other: Seat, left: int) -> bool:
        """Of two travellers nobody is asked whether to help the only rival."""
        if other != user and (g.seats == 2 or g.refused >> (self.memory * 4 + other) & 1):
            return False
        return self.helps(g, user, other, left)

    def ask(self, g: Calamandara, d: Draft) -> Choice | None:
        if d.stage == 0:
            return WhichTraveller(d.user, self.memory)
        if d.stage == 1:
            if d.actor != d.user:
                return Offer(d.actor, self.memory, d.user)
            d.stage = 2
        return self.ask_actor(g, d)

    def ask_actor(self, g: Calamandara, d: Draft) -> Choice | None:
        """What the beneficiary declares, from stage 2 on."""
        return None

    def options(self, g: Calamandara, d: Draft) -> Sequence[Option]:
        if d.stage == 0:
            left = len(g.travellers[d.user].hand)
            return [TRAVELLER[other] for other in g.everyone if self._may_help(g, d.user, other, left)]
        return self.actor_options(g, d)

    def actor_options(self, g: Calamandara, d: Draft) -> Sequence[Option]:
        raise NotImplementedError

    def chosen(self, g: Calamandara, d: Draft, pick: Option) -> None:
        if d.stage == 0:
            d.actor = int(pick.args[0])
            d.stage = 1
        else:
            super().chosen(g, d, pick)
