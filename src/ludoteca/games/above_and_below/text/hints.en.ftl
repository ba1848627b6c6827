## What an option brings, for hints

term-unit = { $count ->
    [one] point
   *[other] points
}
term-track = the progress track
term-buildings = buildings
term-reputation = reputation
term-coins = coins and income
term-goods = goods
term-villagers = villagers
term-caves = caves and tokens

## What a bot may be fond of

temperament-builder = builder
temperament-host = host
