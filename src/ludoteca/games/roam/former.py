"""What the numbers in records of Roam meant before keys had names. Never change these lists."""

from __future__ import annotations

from typing import Final

from ludoteca.kernel import lists

FORMER: Final = lists("""
character: c01 c02 c03 c04 c05 c06 c07 c08 c09 c10 c11 c12 c13 c14 c15 c16 c17 c18 c19 c20 c21 c22 c23 c24 c25 c26 c27
    c28 c29 c30 c31 c32 c33 c34 c35 c36 c37 c38 c39 c40 c41 c42 c43 start_pathfinder start_warden start_strider
artifact: a01 a02 a03 a04 a05 a06 a07 a08 a09 a10 a11 a12 a13 a14 a15 a16 a17 a18 a19 a20 a21 a22 a23 a24
slot: north_west north north_east south_west south south_east
edge: south west north east
""")
