"""A rule was mended on purpose: write down what that made of the records of the archive, with the reason.

python -m tests.archive.mend "DI-CLAR-10 troops may be deployed to the end of the turn"
"""

from __future__ import annotations

import sys
from pathlib import Path

from ludoteca.kernel import UNCHANGED, Record, examine
from ludoteca.registry import box

HERE = Path(__file__).parent
LIST = HERE / "mended.txt"


def mended() -> dict[str, str]:
    """`dune_imperium/01 broken DI-CLAR-10 ...`: by record, what became of it."""
    lines = [line.split() for line in LIST.read_text("utf-8").splitlines()]
    return {words[0]: words[1] for words in lines if words and words[0] != "#"}


def name(file: Path) -> str:
    return f"{file.parent.name}/{file.stem}"


def main(reason: str) -> None:
    known, lines = mended(), LIST.read_text("utf-8").splitlines()
    for file in sorted(HERE.glob("*/*.txt")):
        record = Record.parse(file.read_text("utf-8"))
        kind = examine(record, box(record.game)).kind
        if kind != known.get(name(file), UNCHANGED):
            lines = [line for line in lines if not line.startswith(name(file))]
            lines += [f"{name(file)} {kind} {reason}"] if kind != UNCHANGED else []
            sys.stdout.write(f"{name(file)} {kind}\n")
    head = [line for line in lines if line.startswith("#")]
    LIST.write_text("\n".join([*head, *sorted(set(lines) - set(head))]) + "\n", "utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
