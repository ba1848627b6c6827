## What an option brings, for hints

term-pages = { $count ->
    [one] page
   *[other] pages
}
term-time = { $count ->
    [one] Time Point
   *[other] Time Points
}
term-clues = { $count ->
    [one] clue
   *[other] clues
}
term-tiles = { $count ->
    [one] Investigation tile
   *[other] Investigation tiles
}
term-suspects = { $count ->
    [one] suspect ruled out
   *[other] suspects ruled out
}

## What a bot may be fond of

temperament-composer = composer
temperament-detective = detective
temperament-gambler = gambler
