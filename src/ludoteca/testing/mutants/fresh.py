"""`python -m ludoteca.testing.mutants.fresh FILE NAME MODULE TEST...`: one mutant in an interpreter of its own."""

from __future__ import annotations

import resource
import sys
from pathlib import Path

from ludoteca.testing.mutants.plan import named
from ludoteca.testing.mutants.trial import SECONDS, Broken, run_tests


def main(file: str, name: str, module: str, *tests: str) -> int:
    """The exit code is pytest's."""
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS + 1))
    sys.meta_path.insert(0, Broken(named(Path(file), module, name, tests)))
    return run_tests(tests)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
