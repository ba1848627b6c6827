# What a study counts.

study-track = goods on the track
study-buildings = buildings
study-reputation = reputation
study-bonus = bonuses of buildings
study-coins = coins at the end
study-villagers = villagers
study-caves = caves explored
study-beds = beds
study-goods = goods on the track (count)
study-building = Buildings
study-villager = Villagers

# What somebody is remembered for at the end.

honour-bold = The boldest exploration: { $seat }, with { $number ->
        [one] 1 lantern
       *[other] { $number } lanterns
    } needed
honour-explorer = { $seat } explored most often: { $number ->
        [one] once
       *[other] { $number } times
    }
honour-builder = { $seat } built most: { $number ->
        [one] 1 building
       *[other] { $number } buildings
    }
