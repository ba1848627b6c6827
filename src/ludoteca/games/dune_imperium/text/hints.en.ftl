## What an option brings, for hints

term-unit = { $count ->
    [one] point
   *[other] points
}
term-points = Victory Points
term-influence = Influence
term-goods = Solari, spice and water
term-troops = the garrison
term-intrigue = Intrigue cards
term-council = seat and Swordmaster
term-cards = cards and Agents
term-conflict = the Conflict

## What a bot may be fond of

temperament-raider = raider
temperament-diplomat = diplomat
temperament-gambler = gambler
