"""Clones are whole and apart, for every kind of field."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest

from ludoteca.kernel import Component, Option, Random, option


@dataclass
class Part(Component):
    number: int
    numbers: list[int]


@dataclass(kw_only=True)
class Table(Component):
    pair: tuple[int, ...]
    grid: list[list[int]]
    part: Part
    maybe: Part | None
    some: list[Part]
    counts: dict[str, int]
    marks: set[int]
    pick: Option
    rng: Random = field(default_factory=Random)


def table() -> Table:
    return Table(
        pair=(1, 2),
        grid=[[1], [2]],
        part=Part(1, [1]),
        maybe=None,
        some=[Part(2, [2])],
        counts={"a": 1},
        marks={1},
        pick=option("use", 1),
    )


def test_a_clone_is_equal_and_shares_nothing_that_can_change() -> None:
    one = table()
    two = one.clone()
    assert one == two
    two.grid[0].append(9)
    two.part.numbers.append(9)
    two.some[0].number = 9
    two.counts["a"] = 9
    two.marks.add(9)
    two.rng.bits()
    assert one == table()


def test_parts_lists_every_component_below() -> None:
    one = table()
    one.maybe = Part(3, [])
    assert one.parts() == [one.part, one.maybe, *one.some, one.rng]


def test_a_clone_made_through_an_old_reference_is_right_too() -> None:
    one = table()
    first = one.clone
    assert first() == first() == one


def test_an_heir_clones_its_own_fields() -> None:
    @dataclass
    class More(Part):
        extra: int = 5

    assert Part(1, []).clone() == Part(1, [])
    assert More(1, [], 7).clone() == More(1, [], 7)


def test_a_field_the_kernel_cannot_copy_is_refused_by_name() -> None:
    @dataclass
    class Strange(Component):
        thing: list[dict[str, list[int]]]

    with pytest.raises(TypeError, match=r"Strange\.thing"):
        Strange([]).clone()


def test_a_component_must_be_a_dataclass() -> None:
    class Bare(Part):
        pass

    with pytest.raises(TypeError, match="Bare"):
        Bare(1, []).clone()
