"""How fast is too fast."""

from __future__ import annotations

import time


class Bucket:
    """So many tokens, refilled at a steady rate: bursts are fine, floods are not."""

    __slots__ = ("full", "rate", "tokens", "when")

    def __init__(self, full: float, rate: float) -> None:
        self.full, self.rate, self.tokens, self.when = full, rate, full, time.monotonic()

    def take(self, price: float = 1) -> bool:
        now = time.monotonic()
        self.tokens = min(self.full, self.tokens + (now - self.when) * self.rate)
        self.when = now
        if self.tokens < price:
            return False
        self.tokens -= price
        return True
