"""Two evenings about to be decided, for the tests of declarations and of who judges them."""

from __future__ import annotations

from tests.games.zero11.table import Table, zero11


def hero(**has: int) -> Table:
    """S-52: the Organ on x7y5, the Chosen One Lilja on x7y2, the gears before airship, 4, Compose."""
    t = zero11().holds("Marco", "snowy").chosen("lilja").organ("x7y5").gears(2, 1, 2).far_away("lilja")
    return t.stands("lilja x7y2").has("Marco", **({"pages": 14, "time": 10} | has)).turn("Marco", "ev05")


def fenrir(**has: int) -> Table:
    """S-56: Vidal on x5y1 is possessed, Koleberg on x5y3 is the Chosen One."""
    t = zero11().chosen("koleberg").holds("Marco", "vidal").fenrir("Marco").far_away("vidal", "koleberg")
    t.stands("vidal x5y1", "koleberg x5y3").tiles("Marco", "fenrir_stones").gears(2, 1, 2)
    t.g.hour = 6
    return t.has("Marco", **({"pages": 12} | has)).turn("Marco", "ev05")
