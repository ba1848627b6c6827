## What an option brings, for hints

term-unit = Pegadas’ worth
term-way = the way to the Fenda
term-steps = steps of your token
term-cards = memory cards
term-symbols = symbols in reserve

## What a bot may be fond of

temperament-builder = builder
temperament-runner = runner
temperament-collector = collector
