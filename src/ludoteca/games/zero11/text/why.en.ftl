## Why something is not on offer

why-no-position = Positions are only as many as players: { $count }.
why-position-taken = { $whose } holds this position already.
why-time = { $missing ->
    [one] 1 Time Point is missing: the last one is never spent.
   *[other] { $missing } Time Points are missing: the last one is never spent.
}
why-too-low = { $whose } has bid { $bid } already: bid more, or pass.
why-no-unknown = There is no face-down Unknown deck in this game.
why-hands-only = This looks at a hand of another player only.
why-all-seen = You have seen all those cards this turn.
why-another-hand = Only the hand of another player can be examined.
why-eliminated = { $whose } is out of the game.
why-clues = { $missing ->
    [one] 1 clue is missing.
   *[other] { $missing } clues are missing.
}
why-useless-clues = { $count ->
    [one] Only 1 clue can add something to this action.
   *[other] Only { $count } clues can add something to this action.
}
why-no-cards = The event of this Hour forbids Power cards and Items.
why-power-gone = You have played this card already: { $power }.
why-power-played = You have played a Power card this turn.
why-does-nothing = It would do nothing now.
why-no-tile = You do not have this tile: { $tile }.
why-item-played = You have played an Item this turn.
why-declared = You have declared victory already.
why-no-organ = The Organ has not been found yet.
why-not-the-possessed = Only with your own character, { $character }, can you declare victory now.
why-marks = { $missing ->
    [one] 1 Mark of the Wolf is missing.
   *[other] { $missing } Marks of the Wolf are missing.
}
why-your-own = You hold the card of { $character }, so the Chosen One is somebody else.
why-only-active = After choosing a character you can only name it: { $character }.
why-not-called = { $character } is neither Lewis nor the second character.
why-occupied = Something stands there already: { $space }.
why-not-on-mystic = In this phase no clue goes on a Mystic Building.
why-only-mystic = This clue goes on a Mystic Building only.
why-no-clue = There is no clue there: { $space }.
why-clue-stuck = This clue has no free space beside it.
why-not-beside = { $space } is not beside { $target }.
why-own-ability = { $character } copies the ability of another character, never the own one.
why-no-clue-to-move = No clue in the city can be moved.
why-active-already = { $character } is active already.
why-used = { $whose } has used { $character } in this Hour.
why-blocked = { $character } is blocked in this Hour.
why-power-not-played = You still hold this card: { $power }.
why-crowded = { $character } shares its space with another miniature.
why-nobody-to-swap = Nobody can change places with this character.
why-itself = { $character } cannot change places with itself.
why-no-steps = All steps of the Movement Gear are taken.
why-no-machines = The event of this Hour forbids Transport Machines.
why-no-ride = The Transport Machine has been used this turn.
why-other-machine = This machine is not offered now: { $machine }.
why-not-at-station = { $character } does not stand on a station of this machine: { $machine }.
why-here-already = Your character stands there already.
why-tiles-placed = { $missing ->
    [one] 1 more location tile must be in place.
   *[other] { $missing } more location tiles must be in place.
}
why-slot-taken = There is a tile already: { $slot }.
why-disagrees = With the tiles in place no building would be left for the Organ.
why-outside-area = { $space } is not in the area that the tiles give.
why-not-nearest = There is a free space nearer than { $space }.

## When it is asked

when-choose = Characters are chosen in phase 4, one in each turn.
when-position = Positions are auctioned in phase 2.
when-push = Gears are pushed after the ability.
when-walk = Characters walk after the gears are pushed.
when-ride = Machines are ridden after the gears are pushed.
when-taxi = Machines are ridden after the gears are pushed.
when-examine = Hands are examined by an action, an ability, a card or a tile.
when-unknown = The Unknown deck is examined by an action, a card or a tile.
when-power = Power cards are played in your own turn of phase 4, after choosing a character.
when-item = Items are played in your own turn of phase 4, after choosing a character.
when-place = Location tiles are placed in phase 5, by the last player.
when-reveal = The Organ is revealed in phase 5, by the last player.
when-discard = Tiles are discarded at the end of the Hour, by whoever has more than three.
when-clue = Clues are placed in phase 3.
when-declare = Victory is declared in your own turn of phase 4.
