"""Why something is not on offer: options and reasons are asked about every action of a box, and never disagree."""

from __future__ import annotations

import pytest

from ludoteca.conformance import inspect_reasons
from ludoteca.registry import boxes


@pytest.mark.parametrize("code", sorted(boxes()))
def test_something_is_on_offer_exactly_when_no_rule_forbids_it(code: str) -> None:
    """`make soak` looks at 500 positions of each title."""
    assert inspect_reasons(boxes()[code], 60).total() == 60
