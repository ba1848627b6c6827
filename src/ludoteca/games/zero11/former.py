"""What the numbers in records of 011 meant before keys had names. Never change these lists."""

from __future__ import annotations

from typing import Final

from ludoteca.kernel import lists

FORMER: Final = lists("""
character: lilja pahlsson vikstrom snowy koleberg vidal lewis johnsson
power: examine transport investigate compose
tile: cimitero_organ cimitero_wolf cimitero obelisco_organ obelisco_wolf obelisco mole_organ mole_wolf mole
    museo_organ museo_wolf museo tempio_organ tempio_wolf tempio deggial lemuria nifelheim sitra_ahra to_mega_therion
    feuer_overture prometheus adulruna arrow_sun perennial_sophia mystic_clue stolen_minute barter furtive_glance
    hurried_steps inspiration archive fenrir_stones mystic_passage trading_places
space: x2y0 x3y0 x4y0 x5y0 x6y0 x1y1 x2y1 x3y1 x4y1 x5y1 x6y1 x7y1 x0y2 x1y2 x2y2 x3y2 x4y2 x6y2 x7y2 x8y2 x0y3 x1y3
    x2y3 x3y3 x4y3 x5y3 x6y3 x7y3 x8y3 x9y3 x10y3 x0y4 x1y4 x2y4 x3y4 x4y4 x5y4 x6y4 x8y4 x9y4 x10y4 x0y5 x1y5 x2y5
    x4y5 x5y5 x6y5 x7y5 x8y5 x9y5 x11y5 x1y6 x2y6 x3y6 x4y6 x6y6 x7y6 x8y6 x9y6 x10y6 x11y6 x2y7 x3y7 x4y7 x5y7 x6y7
    x7y7 x8y7 x9y7 x3y8 x4y8 x5y8 x6y8 x7y8 x8y8
gear: machine movement activity
action: move_clue examine investigate compose
slot: north east south west
""")
