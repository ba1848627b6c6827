# What the page says.

pile = { $count } in the pile
to-train = Villagers to train
special = Special villagers
caves = Caves
cave-tip = The paragraph for each result of the die
cavern-tip = An empty cave: an outpost can be built on it.
round = Round { $round } of { $rounds }
reputation = Reputation
reputation-bonus = Bonus for the highest reputation at the end
cider-here = A cider waits for the first to labor
cider-gone = The cider has been taken
stands = Reputation of { $seat }: { $count }
first-player = First player
has-passed = Passed
winner = Winner
points = { $count ->
        [one] 1 point
       *[other] { $count } points
    }
points-told = track { $track }, buildings { $buildings }, reputation { $reputation }, cards { $bonus }
coins = { $count ->
        [one] 1 coin
       *[other] { $count } coins
    }
beds = { $count ->
        [one] 1 bed
       *[other] { $count } beds
    }
lanterns = { $count ->
        [one] 1 lantern
       *[other] { $count } lanterns
    }
empty-caves = { $count ->
        [one] 1 empty cave
       *[other] { $count } empty caves
    }
above = Houses
below = Caves and outposts
stock = { $count } × { $what }
no-goods = no goods
circle-empty = Nothing for sale
circle = For sale: { $what }
track = Progress track (income { $income })
building-label = { $name }, costs { $cost }: { $told }

does-stock = 2 × { $what } when built
does-renew = { $what }, again every round
does-beds = { $count ->
        [one] 1 bed
       *[other] { $count } beds
    }
does-income = +{ $count } income
does-potion_now = a potion when built
does-potion_income = a potion every round
does-reputation = +{ $count } reputation when built
does-reroll = { $count ->
        [one] roll one die again per encounter
       *[other] roll dice again { $count } times per encounter
    }
does-coin_on_build = +{ $count } coin after building another card
does-coin_on_explore = +{ $count } coin after a successful encounter
does-vp = { $count ->
        [one] 1 point
       *[other] { $count } points
    }
does-trained_ready = trained villagers may be ready at once
does-pay_with = { $what } may be spent as a coin
does-income_per = +1 income for each amethyst and ore on the track
does-per-mushroom = { $count ->
        [one] 1 point
       *[other] { $count } points
    } per mushroom
does-per-fish = { $count ->
        [one] 1 point
       *[other] { $count } points
    } per fish
does-per-potion = { $count ->
        [one] 1 point
       *[other] { $count } points
    } per potion
does-per-ore = { $count ->
        [one] 1 point
       *[other] { $count } points
    } per ore
does-per-amethyst = { $count ->
        [one] 1 point
       *[other] { $count } points
    } per amethyst
does-per-paper = { $count ->
        [one] 1 point
       *[other] { $count } points
    } per paper
does-per-villager = { $count ->
        [one] 1 point
       *[other] { $count } points
    } per villager
does-per-house = { $count ->
        [one] 1 point
       *[other] { $count } points
    } per house of any kind
does-per-cave = { $count ->
        [one] 1 point
       *[other] { $count } points
    } per empty cave

skill-hammer = hammer: builds
skill-quill = quill: trains
skill-hammer_plus = hammer +: builds for 1 coin less
skill-quill_plus = quill +: trains for 1 coin less
skill-bad_reputation = costs 1 reputation on joining
skill-cave_cat_roll = rolls a die each time: on 1 or 2 it does nothing and is exhausted
skill-own_bed = sleeps in his own bed, never drinks cider or potion
skill-lanterns = { $roll }+: { $count ->
        [one] 1 lantern
       *[other] { $count } lanterns
    }

paragraph = Paragraph { $number }
read-aloud = Read aloud
explore-number = Explore { $count }
needs = needs
costs = costs
no-dice = no dice
bonus-per = { $count ->
        [one] +1 lantern
       *[other] +{ $count } lanterns
    } for each villager of the party with this skill
bonus-if = { $count ->
        [one] +1 lantern
       *[other] +{ $count } lanterns
    } if you own it
rolled = Rolled { $roll }: { $count ->
        [one] 1 lantern
       *[other] { $count } lanterns
    }
last-tale = { $seat } read “{ $title }”
it-succeeded = Success
it-failed = Failure

line-points = { $count ->
        [one] 1 point
       *[other] { $count } points
    }
line-coins = { $count ->
        [one] 1 coin
       *[other] { $count } coins
    }
line-ready = { $count ->
        [one] 1 ready villager
       *[other] { $count } ready villagers
    }
