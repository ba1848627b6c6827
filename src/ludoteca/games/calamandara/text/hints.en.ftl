## What an option brings, for hints

term-unit = { $count ->
    [one] Pegada’s worth
   *[other] Pegadas’ worth
}
term-way = the way to the Fenda
term-steps = steps of your token
term-cards = memory cards
term-symbols = symbols in reserve

## What a bot may be fond of

temperament-builder = builder
temperament-runner = runner
temperament-collector = collector
