name = 011
about = Eight people, eleven Hours and three gears in a Turin of steam: find out who the Chosen One is, compose the Song of Making and locate the Organ before the clock strikes XII. From Hour V one of you is Fenrir, and wants the same name for another end.
length = 90 to 120 minutes
weight = Medium

## Options of the table

variant-mesh_mode = Gears
variant-mesh_mode-uniform = All three advance together
variant-mesh_mode-opposed_arrows = The middle gear runs backwards
variant-gear_start = Gears at the start
variant-gear_start-fixed = First tooth
variant-gear_start-random = Machine and Movement at random
variant-lewis_event = The lady and her shadow
variant-lewis_event-ability_and_mover = The second character helps
variant-lewis_event-block_only = The second character is only blocked
variant-examine_split = A boosted Examine
variant-examine_split-yes = May look into several hands
variant-examine_split-no = Looks into one hand
variant-max_bid = Highest bid
variant-max_bid-time_minus_one = Keep one Time Point
variant-max_bid-time = Everything may be bid
variant-win_at_zero = Winning with no time left
variant-win_at_zero-no = Out at zero
variant-win_at_zero-yes = A declarer may spend the last point
variant-unknown_deck = Unknown characters
variant-unknown_deck-face_down = Face down
variant-unknown_deck-face_up = Face up, for beginners

## Words

position-0 = I
position-1 = II
position-2 = III
position-3 = IV
position-4 = V
position-5 = VI
hour-1 = I
hour-2 = II
hour-3 = III
hour-4 = IV
hour-5 = V
hour-6 = VI
hour-7 = VII
hour-8 = VIII
hour-9 = IX
hour-10 = X
hour-11 = XI
hour-12 = XII
gear-machine = Machine Gear
gear-movement = Movement Gear
gear-activity = Activity Gear
machine-taxi = Steam Taxi
machine-train = Smoky Train
machine-monorail = Monorail
machine-airship = Airship
action-move_clue = Move Clue
action-examine = Examine
action-investigate = Investigate
action-compose = Compose
slot-north = north
slot-east = east
slot-south = south
slot-west = west

## Picks

pick-position = Auction position { $position }
pick-bid = Bid { $bid }
pick-pass = Pass
pick-clue = Place the clue: { $space }
pick-choose = Take { $character }
    .help = Any character that is neither used nor blocked may be yours this turn.
pick-declare = Declare victory
    .help = If you name the wrong character, or do not reach the goal in this turn, you are out.
pick-name = The Chosen One is { $character }
pick-gift = First the effect of your position
pick-bonus = First the bonus of your character
pick-ability = Use the ability
pick-copy = Pay 2 Time Points: the ability of { $character }
pick-keep = Do not pay
pick-second = Call { $character } as the second character
pick-mover = Move { $character }
pick-free = Free action: { $action }
pick-push = Push the { $gear } by { $steps }
    .help = Costs { $steps ->
        [one] { $steps } Time Point
       *[other] { $steps } Time Points
    }. All three gears turn.
pick-walk = Walk: { $space }
pick-ride = Ride: { $space }
pick-taxi = Take the Steam Taxi
    .help = Up to 3 spaces in one go, for free.
pick-stop = Stay here and go on
pick-boost = { $clues ->
        [0] Spend no clue
        [one] Spend { $clues } clue
       *[other] Spend { $clues } clues
    }
pick-examine = Examine the hand of { $seat }
pick-unknown = Examine the Unknown deck
pick-lift = Move the clue: { $space }
pick-drop = Move it to: { $space }
pick-take = Take the clue
pick-leave = Leave the clue
pick-power = { $power }
pick-item = Play { $tile }
pick-who = Character: { $character }
pick-to = Send there: { $space }
pick-with = Swap with { $character }
pick-recover = Take back { $power }
pick-place = { $tile }: { $slot }
    .help = The building lies on that side of the Organ. Earns 1 clue and 2 Time Points.
pick-reveal = Reveal the Organ with { $tile }
    .help = Discard the tile and place the Organ in the area. Earns 3 Time Points.
pick-decline = Place nothing
pick-organ = The Organ stands at { $space }
pick-displace = The character moves to { $space }
pick-discard = Discard { $tile }
pick-finish = End the turn

## Questions

ask-OpenAuction = You open an auction: which position?
ask-OpeningBid = Your opening bid?
ask-Raise = Raise the bid or pass?
ask-PlaceClue = Where do you place a clue?
ask-PlaceMysticClue = On which Mystic Building do you place the clue?
ask-LiftClue = Which clue do you move?
ask-DropClue = Where does the clue go?
ask-TakeClue = The clue has reached your character. Do you take it?
ask-ChooseCharacter = Which character do you take this turn?
ask-EventEffects = Position and character both bring something. Which first?
ask-UseAbility = Use the ability of { $character } now, or play something first?
ask-ChooseMover = Who pushes the gear and moves?
ask-CopyAbility = Whose ability do you copy?
ask-TakeFreeAction = Which free action?
ask-NameSecond = Who is the second character?
ask-RecoverPower = Which Power card do you take back?
ask-PassageWho = Which character goes through the passage?
ask-PassageTo = To which Mystic Building does { $character } go?
ask-SwapWho = Who changes places?
ask-SwapWith = With whom does { $character } change places?
ask-PushGear = Which gear do you push? Each step costs 1 Time Point.
ask-Move = { $steps ->
        [0] No steps left. Ride, play something, or go on?
        [one] Where do you go? { $steps } step left.
       *[other] Where do you go? Up to { $steps } steps left.
    }
ask-Stroll = Where does { $who } walk, for free? { $left ->
        [one] { $left } step left.
       *[other] Up to { $left } steps left.
    }
ask-FreeRide = Where does the machine take you?
ask-Boost = { $action }: how many clues do you spend?
ask-Examine = Whose cards do you examine? { $looks ->
        [one] One card.
       *[other] { $looks } cards.
    }
ask-FinishTurn = End the turn, or play something first?
ask-NameTheChosenOne = Who is the Chosen One? A wrong name ends the game for you.
ask-PlaceLocation = Do you place a location tile?
ask-PlaceOrgan = Where does the Organ stand?
ask-Displace = Where does { $character } move to?
ask-DiscardTile = You keep three tiles. Which do you discard?

## What happened

event-hour = Hour { $hour } begins.
event-event = Event: { $event }.
event-roles = The roles are dealt. One of you is Fenrir.
event-bid = { $seat } bids { $bid } for position { $position }.
event-passed = { $seat } passes.
event-placed = { $seat } takes position { $position }{ $bid ->
        [0] , for nothing
        [one] , for { $bid } Time Point
       *[other] , for { $bid } Time Points
    }.
event-clue_placed = { $seat } places a clue: { $space }.
event-clue_gained = { $seat } gets { $count ->
        [one] { $count } clue
       *[other] { $count } clues
    }.
event-clue_found = { $seat } finds a clue: { $space }.
event-clue_moved = { $seat } moves a clue from { $space } to { $target }.
event-chose = { $seat } takes { $character }.
event-ability = { $seat } uses the ability of { $character }.
event-copied = { $seat } copies { $character }.
event-second = { $seat } calls { $character } as the second character.
event-mover = { $seat } moves { $character }.
event-time = { $seat } gains { $count ->
        [one] { $count } Time Point
       *[other] { $count } Time Points
    }.
event-time_full = { $seat } has all 45 Time Points already.
event-pages = { $seat } gains { $count ->
        [one] { $count } page
       *[other] { $count } pages
    }.
event-pages_full = { $seat } has all 15 pages already.
event-drew = { $seat } draws { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }.
event-drew_these = You draw { $tile }.
event-pushed = { $seat } pushes the { $gear } by { $steps }.
event-walked = { $character } walks to { $space }.
event-strolled = { $character } walks to { $space }, for free.
event-taxi = { $character } takes the Steam Taxi.
event-rode = { $character } rides the { $machine } to { $space }.
event-acted = { $seat }: { $action }, { $clues ->
        [0] no clue spent
        [one] { $clues } clue spent
       *[other] { $clues } clues spent
    }.
event-examined = { $seat } examines { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } of { $whose }.
event-saw = You see { $person } in the hand of { $whose }.
event-examined_unknown = { $seat } examines { $count ->
        [one] { $count } unknown card
       *[other] { $count } unknown cards
    }.
event-saw_unknown = Among the unknown cards you see { $person }.
event-power = { $seat } plays { $power }.
event-recovered = { $seat } takes back { $power }.
event-item = { $seat } plays { $tile }.
event-passage = { $character } goes through the passage to { $space }.
event-swapped = { $character } and { $other } change places.
event-located = { $seat } places { $tile }: { $slot }.
event-symbol = { $seat } discards { $tile } to reveal the Organ.
event-declined = { $seat } places nothing.
event-organ = The Organ stands at { $space }!
event-displaced = { $character } moves to { $space }.
event-discarded = { $seat } discards a tile.
event-discarded_this = You discard { $tile }.
event-declared = { $fenrir ->
        [yes] { $seat } declares victory as Fenrir: the Chosen One is { $character }!
       *[no] { $seat } declares victory: the Chosen One is { $character }!
    }
event-marks = { $seat } shows { $tile }.
event-right = It is true: the Chosen One is { $character }.
event-wrong = It is not { $character }.
event-failed = { $seat } does not reach the goal.
event-eliminated = { $seat } is out and reveals { $character }.
event-won = { $fenrir ->
        [yes] { $seat } wins as Fenrir. The wolf devours the song.
       *[no] { $seat } wins. The Organ sounds.
    }
event-all_out = Everybody is out. Nobody is left to play the Organ: all have lost.
event-ragnarok = The clock strikes XII: Ragnarök. Everybody has lost.

## The page

map = The city of Turin
clue = clue
organ = the Organ
kind-plain = building
kind-train = Smoky Train station
kind-monorail = Monorail station
kind-airship = Airship base
kind-mystic = Mystic Building
gears-now = Gears: { $machine }, walk { $steps }, { $action }
gears-read = { $machine } · { $steps } · { $action }
short-examine = Examine
short-transport = Transport
short-investigate = Investigate
short-compose = Compose
pushes = Push a gear
push-by = { $steps }
walk-up-to = { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }
walk-there = Go to { $space }{ $count ->
        [0] , for free
        [one] : { $count } Time Point
       *[other] : { $count } Time Points
    }
stands-at = Stands at { $space }.
organ-stands = The Organ: { $space }
organ-unknown = The Organ has not been found.
clock = Hour { $hour }. At XII comes Ragnarök.
compass = Each tile says on which side of the Organ its building lies.
slot-says = { $tile } lies { $slot } of the Organ.
event-of-hour = Event of Hour { $hour }
chart = Characters
person-blocked = Blocked this Hour.
person-used = Used by { $seat }.
turn-order = Turn order
position-first = Chooses first, places no clue.
position-middle = Places a clue.
position-last = Places a clue, and alone may place a location tile.
bid-stands = { $seat } holds position { $position } for { $bid }.
bid-opens = { $seat } opens position { $position }.
still-in = Still in:
unknown-deck = { $count } unknown
tile-deck = { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
lies-open = { $name }
is-chosen = { $name } is the Chosen One
wins = wins
is-out = out
fact-time = { $count ->
        [one] { $count } Time Point
       *[other] { $count } Time Points
    }
fact-pages = { $count } of 15 pages; Fenrir needs { $wolf }
pages-of = { $count ->
        [one] { $count } page
       *[other] { $count } pages
    }
fact-clues = { $count ->
        [one] { $count } clue
       *[other] { $count } clues
    }
fact-tiles = { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
fact-cards = { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
your-hand = Your hand
own-character = Your Character card: not the Chosen One.
role-hero = Hero
role-fenrir = Fenrir
goal-hero = Know the Chosen One, have 15 pages, walk the Chosen One to the Organ.
goal-fenrir = Know the Chosen One, have 12 pages and 2 Marks of the Wolf, walk your own character to the Chosen One.
location-says = Location
sheet = Note sheet
sheet-certain = It is certain: { $name } is the Chosen One.
sheet-suspects = { $count ->
        [one] { $count } character could be the Chosen One.
       *[other] { $count } characters could be the Chosen One.
    }
sheet-character = Character
sheet-unknown = Unknown
sheet-face-up = Open
sheet-chosen = Chosen One
sheet-role = Role
sheet-yes = certain
sheet-no = impossible
sheet-mark = Your mark on { $name }
sheet-write = Your own notes
