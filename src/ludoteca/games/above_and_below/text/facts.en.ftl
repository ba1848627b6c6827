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
