## What an option brings, for hints

term-unit = points
term-points = points
term-coins = coins
term-characters = characters
term-markers = markers
term-lands = the lands you are exploring

## What a bot may be fond of

temperament-raider = raider
temperament-miser = miser
