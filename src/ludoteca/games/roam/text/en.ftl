name = Roam
about = Send your characters across six lands, each in a pattern of its own. Who explores most of a land finds the lost character under it; ten characters bring the game to its end.
length = 30 to 45 minutes

## Options of the table

variant-mode = Game
variant-mode-basic = Basic game, without artifacts
variant-mode-full = Full game, with artifacts

## Places

square = { $column }{ $row }
slot-0 = the north-western land
slot-1 = the northern land
slot-2 = the north-eastern land
slot-3 = the south-western land
slot-4 = the southern land
slot-5 = the south-eastern land
edge-0 = south
edge-1 = west
edge-2 = north
edge-3 = east

## Picks

pick-edge = Sit in the { $edge }
pick-use = Use { $character }
    .help = Turn it face down and place its pattern on the map.
pick-rest = Rest early
    .help = Turn all your characters face up, for 1 coin for each that already is.
pick-coin = Gain a coin
    .help = Turn an artifact down and take 1 coin.
pick-flip = Flip { $character }
    .help = Turn an artifact down and this character over.
pick-slide = Slide the marker on { $square }
    .help = Turn an artifact down and move this marker to an empty square beside it.
pick-to = Slide it to { $square }
pick-at = Place the pattern from { $square }
    .help = The pattern’s first marker goes on this square.
pick-rotate = Rotate the pattern
    .help = Turn an artifact down and the pattern by a quarter, clockwise.
pick-blank = Pay 2 coins for the blank on { $square }
pick-free = Place the blank on { $square } for free
    .help = Turn an artifact down and pay nothing.
pick-replace = Replace the marker on { $square }
    .help = Turn an artifact down and put your marker in the place of this one.
pick-put = Put a marker on { $square }
pick-done = Done
pick-claim = Resolve { $slot } first
pick-bid = Bid { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
pick-buy = Buy the { $artifact }
pick-pass = Pass
