## What an option brings, for hints

term-unit = { $count ->
    [one] point
   *[other] points
}
term-points = points you already have
term-coins = coins
term-characters = characters
term-markers = markers
term-lands = the lands you are exploring

## What a bot may be fond of

temperament-raider = raider
temperament-miser = miser
