"""Rule-directed mutation: break the code that carries a rule, and see whether the tests that cite the rule notice.

`python -m ludoteca.testing.mutants` (`make mutants`). Its page lists the rules, worst first,
with every survivor: a test that cites the rule is missing, or does not bite.
"""

from __future__ import annotations

import sys
from importlib.util import find_spec

_missing = [module for module in ("pytest", "pytest_timeout") if find_spec(module) is None]
if _missing:
    sys.exit(f"This needs more packages ({', '.join(_missing)} cannot be found): pip install 'ludoteca[testing]'.")
