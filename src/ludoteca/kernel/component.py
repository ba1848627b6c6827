"""What lies on the table: dataclasses that the kernel clones, hides and re-deals field by field.

A game writes no copy code: see `copying`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Self

from ludoteca.kernel import copying
from ludoteca.kernel.fields import equal, printed

if TYPE_CHECKING:
    from ludoteca.kernel.chance import Random

CLONE: Final = copying.CLONE
SHARE: Final = {CLONE: "share"}
DROP: Final = {CLONE: "drop"}


class Component:
    """A dataclass on the table; or a class that names its `FIELDS` and writes `clone` and `parts` by hand."""

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        copying.prepare(cls)

    def clone(self) -> Self:
        """A copy that shares what never changes."""
        return copying.first_clone(self)  # type: ignore[no-any-return]  # of the same class

    def parts(self) -> list[Component]:
        """The components that lie in this one."""
        return copying.first_parts(self)  # type: ignore[no-any-return]  # a list of them

    def __eq__(self, other: object) -> bool:
        return equal(self, other)

    __hash__ = None  # type: ignore[assignment]  # what lies on a table changes

    def __repr__(self) -> str:
        return printed(self)

    def hide(self, seat: int) -> None:
        """Forget what this seat may not know. Overridden where something secret is kept."""
        for part in self.parts():
            part.hide(seat)

    def deal(self, seat: int, rng: Random) -> None:
        """Fill in, some way it could be, what `hide` took away."""
        for part in self.parts():
            part.deal(seat, rng)
