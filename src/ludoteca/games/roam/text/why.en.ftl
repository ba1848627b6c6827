## Why something is not on offer

why-basic-game = The basic game is played without artifacts.
why-no-tile = You own no artifact with { $ability }.
why-tile-down = Your artifact with { $ability } lies face down until your characters rest.
why-nobodys = Nobody has found { $character } yet.
why-anothers = { $character } is in the line of { $owner }, not in yours.
why-face-down = { $character } lies face down until your characters rest.
why-rested = Your characters have rested this turn already.
why-coins = { $missing ->
    [one] 1 coin is missing.
   *[other] { $missing } coins are missing.
}
why-last-up = { $character } is the last one face up, and you must use one this turn.
why-no-marker = There is no marker on { $square } to move or replace.
why-hemmed-in = Beside { $square } no square is empty.
why-gap = { $square } is not on the map any more: no land lies there.
why-not-beside = { $square } is not directly beside { $to_square }.
why-occupied = A marker already lies on { $square }.
why-not-in-row = The { $artifact } is not for sale now.
why-edge-taken = { $owner } sits there.
why-incomplete = { $missing ->
    [one] 1 square of this land is still empty.
   *[other] { $missing } squares of this land are still empty.
}
why-not-your-turn = Artifacts are used in your own turn only.
why-too-low = { $owner } has bid { $coins } already: bid more, or pass.
why-must-place = A character is used every turn, and the pattern fits in { $count ->
    [one] one place.
   *[other] { $count } places.
}
why-sticks-out = From there a square of the pattern would stick out over the edge of the map.
why-over-gap = From there the pattern would lie over a place without a land.
why-no-blank = The pattern has no blank square left on { $square }.
why-not-in-pattern = { $square } is not a square of the pattern.
why-not-anothers = The marker on { $square } is your own, or has just been replaced.
why-markers = { $missing ->
    [one] You have no marker for it: 1 is missing.
   *[other] You have no markers for it: { $missing } are missing.
}
why-markers-left = { $count ->
    [one] You still have 1 marker to put.
   *[other] You still have { $count } markers to put.
}
why-all-put = You have no markers left to put.
why-not-open = { $square } is not an empty square of the pattern, or has its marker already.

## When it is asked

when-use = A character is used once in your turn, before its pattern is placed.
when-rest = An early rest comes at the start of your turn.
when-flip = Flip is used at the start of your turn, or after placing.
when-slide = Slide is used at the start of your turn, or after placing.
when-rotate = Rotate is used while a pattern is being placed.
when-blank = Blanks are paid for once the pattern has its place.
when-free = Free blank is used once the pattern has its place.
when-replace = Replace is used once the pattern has its place.
when-buy = Artifacts are bought at the end of your turn, in the full game.
when-bid = Players who are tied for a complete land bid for it.
