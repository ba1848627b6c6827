## What an option brings, for hints

term-unit = Pegadas
term-way = the way to the Fenda
term-steps = steps of your token
term-cards = memory cards
term-symbols = symbols in reserve
