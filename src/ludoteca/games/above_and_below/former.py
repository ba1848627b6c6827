"""What the numbers in records of Above and Below meant before keys had names. Never change these lists."""

from __future__ import annotations

from typing import Final

from ludoteca.kernel import lists

FORMER: Final = lists("""
villager: builder trainer explorer builder_2 trainer_2 explorer_2 builder_3 trainer_3 explorer_3 builder_4 trainer_4
    explorer_4 v01 v02 v03 v04 v05 v06 v07 v08 v09 v10 v11 v12 v13 v14 v15 v16 v17 v18 liquid_woman glogo cave_cat
    cave_cat_2 mechanical_man mechanical_man_2
building: h01 h02 h03 h04 h05 h06 h07 h08 h09 h10 h11 h12 h13 h14 h15 h16 h17 h18 h19 h20 h21 h22 h23 h24 h25 o01 o02
    o03 o04 o05 o06 o07 o08 o09 o10 o11 o12 o13 o14 o15 o16 o17 o18 o19 o20 o21 o22 o23 o24 k1 k2 k3 k4 k5 k6 k7 k8 k9
    s1 s2 s3 s4 s5 s6 first_hut first_hut_2 first_hut_3 first_hut_4
""")
