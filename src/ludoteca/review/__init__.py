"""Looking back at a game: where it turned, what each decision was worth, and what was luck.

    from ludoteca.review import review
    review(record, runner("", jobs=2))

A decision is judged from what its seat knew then, by the bots' own search, and compared with the better one in fresh
worlds with the same luck. `bench/review.py` measures how far that can be trusted.
"""

from ludoteca.review.judging import Verdict
from ludoteca.review.whole import Review, review

__all__ = ["Review", "Verdict", "review"]
