"""Numbers for Prometheus: how much is going on and how long it takes. Nothing about who, or about cards."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

FAST = (0.001, 0.003, 0.01, 0.02, 0.03, 0.05, 0.1, 0.3, 1, 3)


class Metrics:
    """One registry per house, so that two of them in one process do not mix."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.picks = Counter("ludoteca_picks", "Picks that became durable", ["by"], registry=self.registry)
        self.ended = Counter(
            "ludoteca_games",
            "Games played to the end; those with second thoughts apart",
            ["game", "second_thoughts"],
            registry=self.registry,
        )
        self.rooms = Gauge("ludoteca_rooms", "Tables held in memory", registry=self.registry)
        self.guests = Gauge("ludoteca_guests", "Open sockets", registry=self.registry)
        self.refusals = Counter("ludoteca_refusals", "What was refused", ["why"], registry=self.registry)
        self.answer = Histogram(
            "ludoteca_pick_seconds",
            "From a click received to the new board sent to the clicker",
            buckets=FAST,
            registry=self.registry,
        )
        self.work = Histogram(
            "ludoteca_pick_work_seconds",
            "Of that, what the event loop worked (for anybody): a busy machine shows in the other figure only",
            buckets=FAST,
            registry=self.registry,
        )
        self.thought = Histogram("ludoteca_bot_seconds", "A bot's decision", ["bot"], registry=self.registry)

        self.told = Counter(
            "ludoteca_told", "People told that it is their turn", ["by", "outcome"], registry=self.registry
        )

    def answered(self, seconds: float, work: float) -> None:
        self.answer.observe(seconds)
        self.work.observe(work)

    def refused(self, why: str) -> None:
        self.refusals.labels(why).inc()

    def text(self) -> bytes:
        return generate_latest(self.registry)
