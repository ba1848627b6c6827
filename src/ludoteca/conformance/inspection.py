"""A game that is played at random and looked at closely."""

from __future__ import annotations

from dataclasses import dataclass, field

from ludoteca.kernel import Event, Game, Option, Random, State, Variants


@dataclass
class Inspection:
    """One random game under the magnifying glass."""

    game: Game
    seats: int
    variants: Variants
    seed: int
    rng: Random = field(init=False)
    state: State = field(init=False)
    census: dict[str, object] = field(init=False)
    picks: list[Option] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.rng = Random.seeded(self.seed ^ 0x5EED)
        self.state = self.game.new(self.seats, self.seed, **self.variants)
        self.census = self.state.census()

    def where(self) -> str:
        """How to see it again."""
        variants = "".join(f" --variant {name}={value}" for name, value in self.variants.items())
        return f"{self.game.code} --seats {self.seats} --seed {self.seed}{variants}, after {len(self.picks)} picks"

    def play(self, pick: Option) -> list[Event]:
        told: list[Event] = []
        self.state.heard = told
        self.state.play(pick)
        self.state.heard = None
        self.picks.append(pick)
        return told
