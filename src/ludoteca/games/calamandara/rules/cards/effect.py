"""What every memory card says: when it may be used, what is declared with it, whom it attacks, what it does."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar, Final, TypeVar

from ludoteca.games.calamandara.content.memory import MEMORIES, Memory
from ludoteca.games.calamandara.state import Calamandara, Draft, Item
from ludoteca.kernel import Choice, Option, Seat


class Effect:
    """One memory card."""

    memory: ClassVar[Memory] = -1
    rule: ClassVar[str] = ""
    rules: ClassVar[tuple[str, ...]] = ()

    def usable(self, g: Calamandara, user: Seat, left: int) -> bool:
        """Whether it may be used now; `left` cards would remain in the user's hand."""
        raise NotImplementedError

    def ask(self, g: Calamandara, d: Draft) -> Choice | None:
        """The next thing to be declared, or nothing when all is said."""
        return None

    def options(self, g: Calamandara, d: Draft) -> Sequence[Option]:
        """What may be declared at this stage."""
        raise NotImplementedError

    def chosen(self, g: Calamandara, d: Draft, pick: Option) -> None:
        """Write a declaration down."""
        d.params += tuple(word for word in pick.args if isinstance(word, int))
        d.stage += 1

    def ops(self, g: Calamandara, d: Draft) -> int:
        """The operations it performs, which linked cards may impede."""
        return 0

    def victims(self, g: Calamandara, d: Draft) -> int:
        """The travellers it attacks, as bits."""
        return 0

    def holds(self, g: Calamandara, item: Item) -> bool:
        """Whether its conditions still hold when it resolves (CAL-STACK-05)."""
        return True

    def happen(self, g: Calamandara, item: Item) -> None:
        """Do it."""
        raise NotImplementedError

    def stopped(self, g: Calamandara, item: Item) -> None:
        """What remains of it when its operations were impeded."""


EFFECTS: Final[list[Effect]] = [Effect() for _ in MEMORIES]
"""By number of the memory card; the modules beside this one fill it."""

E = TypeVar("E", bound=type[Effect])


def card(*memories: Memory) -> Callable[[E], E]:
    """These memory cards say what this class says."""

    def enter(effect: E) -> E:
        for memory in memories:
            EFFECTS[memory] = effect()
            effect.memory = memory
        return effect

    return enter
