# What a study counts.

study-influence = Influence of 2 and more
study-alliances = Alliances
study-other = Conflicts, cards and spaces
study-cards = cards owned
study-spice = spice at the end
study-solari = Solari at the end
study-swordmaster = has the Swordmaster
study-council = sits in the High Council
study-leader = Leaders
study-card = Cards owned

# What somebody is remembered for at the end.

honour-force = The greatest army: { $seat }, with strength { $number }
honour-intriguer = { $seat } played most Intrigue cards: { $number }
honour-harvest = The richest harvest: { $number } spice, by { $seat }
