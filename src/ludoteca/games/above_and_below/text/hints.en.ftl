## What an option brings, for hints

term-unit = points
term-track = the progress track
term-buildings = buildings
term-reputation = reputation
term-coins = coins and income
term-goods = goods
term-villagers = villagers
term-caves = caves and tokens
