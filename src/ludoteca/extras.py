"""What is needed beyond the bare package, asked before anything is done."""

from __future__ import annotations

from importlib.util import find_spec

from ludoteca.kernel import Refused


def needs(extra: str, *modules: str) -> None:
    """Refuse in one sentence, with what to install, unless all of these can be imported."""
    missing = [module for module in modules if find_spec(module) is None]
    if missing:
        raise Refused(
            f"This needs more packages ({', '.join(missing)} cannot be found): pip install 'ludoteca[{extra}]'.",
            "extra",
        )
