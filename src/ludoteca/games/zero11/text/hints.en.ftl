## What an option brings, for hints

term-pages = pages
term-time = Time Points
term-clues = clues
term-tiles = Investigation tiles
term-suspects = suspects ruled out

## What a bot may be fond of

temperament-composer = composer
temperament-detective = detective
temperament-gambler = gambler
