name = Roam
about = Send your characters across six lands, each in a pattern of its own. Who explores most of a land finds the lost character under it; ten characters bring the game to its end.
length = 30 to 45 minutes
weight = Light

## Options of the table

variant-mode = Basic or full
variant-mode-basic = Basic game, without artifacts
variant-mode-full = Full game, with artifacts
variant-outpost = Outpost
variant-outpost-no = Without the Outpost
variant-outpost-yes = With the Outpost: surround a marker for 3 points
variant-stacking = Stacking
variant-stacking-no = One marker to a square
variant-stacking-yes = Up to two markers to a square
variant-claimed_card_facing = Claimed characters face
variant-claimed_card_facing-seat = Their owner’s way
variant-claimed_card_facing-as_on_map = As their land lay on the map
variant-artifact_points = Points of artifacts
variant-artifact_points-yes = Count
variant-artifact_points-no = Do not count
variant-edges = Seats
variant-edges-default = Set by the number of players
variant-edges-chosen = Chosen by the players
variant-first_player = First player
variant-first_player-random = Drawn at random
variant-first_player-seat_0 = The first seat

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
pick-blank_over = Pay 2 coins and use up Replace: the blank on { $square } takes the place of the marker there
    .help = Costs 2 coins and turns down an artifact with Replace.
pick-free_over = Use up Free blank and Replace: the blank on { $square } takes the place of the marker there
    .help = Turns down two artifacts, one with Free blank and one with Replace.
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

## Questions

ask-ChooseEdge = At which edge of the map do you sit?
ask-UseCharacter = Which character do you use?
ask-Place = Where does the pattern of { $character } go?
ask-Extend = Add blanks or use artifacts, or leave the pattern as it is?
ask-PutRemaining = You have too few markers: which squares get one?
ask-Slide = Where does the marker on { $square } slide?
ask-AfterPlacing = Use an artifact before your turn ends?
ask-ClaimNext = Several lands are complete: which one first?
ask-Bid = What do you bid for { $slot }?
ask-BuyArtifact = Buy an artifact?

## What happens

event-first = { $seat } begins.
event-edge = { $seat } sits in the { $edge }.
event-rested = { $coins ->
        [0] All characters of { $seat } are face up again.
        [one] { $seat } rests early for 1 coin.
       *[other] { $seat } rests early for { $coins } coins.
    }
event-used = { $seat } uses { $character }.
event-artifact = { $seat } uses the { $artifact } and turns it down.
event-flipped = { $seat } turns { $character } over.
event-slid = { $seat } slides a marker of { $owner } from { $square } to { $to_square }.
event-paid_blank = { $seat } pays { $coins } coins for a blank.
event-replaced = A marker of { $owner } on { $squares } is replaced and goes back.
event-placed = { $coins ->
        [0] { $seat } explores { $squares }.
        [one] { $seat } explores { $squares } and takes 1 coin.
       *[other] { $seat } explores { $squares } and takes { $coins } coins.
    }
event-nothing = Every square under the pattern is taken: { $seat } places no marker.
event-fits_nowhere = The pattern of { $character } fits nowhere on the map: { $seat } places no marker.
event-no_markers = { $seat } has no marker left to place.
event-few_markers = { $count ->
        [one] { $seat } has only 1 marker left, too few for the pattern.
       *[other] { $seat } has only { $count } markers left, too few for the pattern.
    }
event-outpost = { $seat } has surrounded a marker and takes the Outpost.
event-tie = Most markers are tied on { $slot }: an auction.
event-bid = { $coins ->
        [one] { $seat } bids 1 coin.
       *[other] { $seat } bids { $coins } coins.
    }
event-passed = { $seat } passes.
event-claimed = { $coins ->
        [0] { $seat } claims { $slot } and finds { $character }.
        [one] { $seat } claims { $slot } for 1 coin and finds { $character }.
       *[other] { $seat } claims { $slot } for { $coins } coins and finds { $character }.
    }
event-consoled = { $seat } gains 1 coin for having been there.
event-land = A new land takes the place of { $slot }.
event-gap = The pile is empty: { $slot } leaves a gap.
event-bought = { $seat } buys the { $artifact }.
event-end = The last round is over.

## On the table

map = The map
gap = no land
pile = { $count ->
        [0] No land is left in the pile.
        [one] One land is left in the pile.
       *[other] { $count } lands are left in the pile.
    }
road = { $end } characters bring the last round
top-land = The top one: { $land }, { $coins }.
row = Artifacts for sale
seller = { $artifact }: { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
sits-here = { $seat } sits here; the arrow is the way that line of characters faces.
first-player = First player
outpost = Outpost
winner = Winner
face-up = face up
face-down = face down
character-label = { $name }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $state }
tile-label = { $name }: { $doing }, costs { $cost }, { $points ->
        [one] 1 point
       *[other] { $points } points
    } { $state }
fact-points = { $count ->
        [one] 1 point
       *[other] { $count } points
    }
fact-coins = { $count ->
        [one] 1 coin
       *[other] { $count } coins
    }
fact-markers = { $count ->
        [one] 1 marker left
       *[other] { $count } markers left
    }
fact-cards = { $count } of the { $end } characters that end the game
blank-paid = pay 2
blank-free = free
over-paid = 2 + Replace
over-free = + Replace
auction = Auction for { $slot }
no-bid-yet = No bid yet
highest-bid = { $seat } has bid { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
bidder = { $seat } (up to { $coins })

## What a placement would do

ghost-yours = You claim it
ghost-theirs = For { $seat }
ghost-tied = Auction
prospect-markers = { $count ->
        [0] No marker
        [one] 1 marker
       *[other] { $count } markers
    }
prospect-skipped = skips { $squares }
prospect-coins = { $count ->
        [one] 1 coin
       *[other] { $count } coins
    }
prospect-completes = completes { $slot } ({ $who })
