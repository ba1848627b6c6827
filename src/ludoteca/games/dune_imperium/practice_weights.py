"""What things are worth at Dune: Imperium by practice, at tables of two, three and four.

Those of two make the winners of 5,000 games of two likeliest: logistic regression on what one House has more than the
other, from the diaries of two rounds of `ludoteca train` (in the second the network of the first played).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, kw_only=True)
class Weights:
    """What things are worth, in log odds of the victory; `left`: for each six rounds to come."""

    first: float
    mentat: float
    revealed: float
    point: float
    point_late: float
    point_high: float
    ten: float
    before_point: float
    before_alliance: float
    before_point_left: float
    alliance: float
    threatened: float
    near: float
    next: float
    solari: float
    spice: float
    water: float
    solari_left: float
    spice_left: float
    water_left: float
    for_council: float
    for_swordmaster: float
    swordmaster: float
    council: float
    swordmaster_left: float
    council_left: float
    flag: float
    flag_left: float
    garrison: float
    garrison_left: float
    troop: float
    strength: float
    might: float
    lead: float
    chance: float
    second: float
    agent: float
    held: float
    much: float
    reach: float
    persuasion: float
    card: float
    intrigue: float
    intrigue_left: float
    influence: tuple[float, ...]
    hand: tuple[float, ...]
    """Persuasion, swords, what else a Reveal brings, what an Agent brings, on a card in hand."""
    deck: tuple[float, ...]
    """The same on the average card."""


TWO: Final = Weights(
    first=-0.041,
    mentat=0.062,
    revealed=0.273,
    point=3.220,
    point_late=0.602,
    point_high=0.394,
    ten=0.151,
    before_point=0.461,
    before_alliance=0.078,
    before_point_left=-0.097,
    alliance=0.076,
    threatened=0.086,
    near=0.668,
    next=0.170,
    solari=-0.013,
    spice=0.209,
    water=0.097,
    solari_left=0.541,
    spice_left=0.532,
    water_left=0.271,
    for_council=0.006,
    for_swordmaster=0.275,
    swordmaster=0.188,
    council=0.084,
    swordmaster_left=1.047,
    council_left=0.621,
    flag=-0.200,
    flag_left=0.545,
    garrison=0.565,
    garrison_left=0.438,
    troop=-0.123,
    strength=0.954,
    might=-0.042,
    lead=-0.075,
    chance=0.356,
    second=-0.103,
    agent=0.374,
    held=0.254,
    much=0.170,
    reach=0.241,
    persuasion=0.081,
    card=-0.046,
    intrigue=0.470,
    intrigue_left=0.100,
    influence=(0.009, -0.005, -0.096, -0.107),
    hand=(0.018, 0.029, 0.131, 0.072),
    deck=(0.651, 1.040, 7.915, 5.597),
)

THREE: Final = Weights(
    first=-0.016,
    mentat=-0.036,
    revealed=0.282,
    point=3.086,
    point_late=0.686,
    point_high=0.316,
    ten=0.083,
    before_point=0.291,
    before_alliance=0.113,
    before_point_left=0.157,
    alliance=0.025,
    threatened=-0.232,
    near=0.420,
    next=0.099,
    solari=-0.017,
    spice=0.341,
    water=0.072,
    solari_left=0.272,
    spice_left=0.141,
    water_left=0.333,
    for_council=0.069,
    for_swordmaster=0.206,
    swordmaster=0.140,
    council=0.118,
    swordmaster_left=0.590,
    council_left=0.339,
    flag=0.084,
    flag_left=0.262,
    garrison=0.440,
    garrison_left=0.173,
    troop=-0.030,
    strength=0.763,
    might=-0.262,
    lead=-0.053,
    chance=0.444,
    second=-0.003,
    agent=0.411,
    held=0.316,
    much=0.148,
    reach=0.300,
    persuasion=0.245,
    card=0.108,
    intrigue=0.481,
    intrigue_left=-0.109,
    influence=(-0.055, 0.208, 0.068, 0.231),
    hand=(0.095, 0.120, 0.024, 0.230),
    deck=(0.571, -0.038, 1.679, 0.592),
)

FOUR: Final = Weights(
    first=-0.028,
    mentat=-0.003,
    revealed=0.355,
    point=4.114,
    point_late=0.855,
    point_high=-0.069,
    ten=0.291,
    before_point=0.497,
    before_alliance=0.180,
    before_point_left=-0.065,
    alliance=0.019,
    threatened=-0.308,
    near=0.527,
    next=0.073,
    solari=0.022,
    spice=0.293,
    water=0.165,
    solari_left=0.460,
    spice_left=0.357,
    water_left=0.562,
    for_council=0.028,
    for_swordmaster=0.185,
    swordmaster=0.075,
    council=0.161,
    swordmaster_left=0.963,
    council_left=0.536,
    flag=-0.194,
    flag_left=0.635,
    garrison=0.519,
    garrison_left=0.170,
    troop=0.050,
    strength=0.673,
    might=-0.347,
    lead=-0.015,
    chance=0.613,
    second=0.226,
    agent=0.401,
    held=0.465,
    much=0.228,
    reach=0.296,
    persuasion=0.172,
    card=-0.115,
    intrigue=0.331,
    intrigue_left=-0.012,
    influence=(-0.316, 0.086, -0.032, -0.034),
    hand=(0.024, 0.031, 0.126, 0.166),
    deck=(0.517, -0.192, 1.433, 0.699),
)

BY_HOUSES: Final = (TWO, TWO, TWO, THREE, FOUR)
"""By how many play (nobody and one count as two)."""
