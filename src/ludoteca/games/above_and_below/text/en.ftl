name = Above and Below
about =
    Your people fled the plains and begin anew on a quiet coast, until they find the caves. In seven rounds you
    build a village above and outposts below, and send villagers into the dark, where a book of encounters waits.
length = 60 to 90 minutes
weight = Medium
variant-offers = Offers to one seller per turn
variant-offers-1 = one
variant-offers-3 = up to three
variant-offers-6 = up to six
variant-first_player = First player
variant-first_player-random = Drawn at random
variant-first_player-seat_0 = The first seat

player = { $seat }

# What may be picked.

pick-explore = Explore
    .help = Send two or more ready villagers into the cave on top of the pile.
pick-build = Build
    .help = A ready villager with a hammer builds a house or, on an empty cave, an outpost.
pick-harvest = Harvest
    .help = Each villager you send brings one good home from your buildings.
pick-train = Train
    .help = A ready villager with a quill trains one of the villagers on the reputation board.
pick-labor = Labor
    .help = One coin for each villager; whoever is first this round also takes the cider.
pick-pass = Pass
    .help = You take no more actions this round.
pick-send = Send { $villager }
pick-go = Off they go
pick-back = Do something else
    .help = A cat refused, so the turn is still yours.
pick-sell = Put { $item } up for sale
    .help = Others may make an offer on their turns. You change the circle at most once a turn.
pick-withdraw = Take the item off the sale circle
pick-offer = Make { $seat } an offer
    .help = In coins, at least 3; the seller may refuse.
pick-price = Offer { $coins } coins
pick-accept = Accept
pick-refuse = Refuse
pick-swap = New { $row } for 1 coin
    .help = The four open cards go under the pile and four new ones are turned up. Once a turn.
pick-pay = Pay with { $token }
pick-place = Put { $item } on the progress track
    .help = It stays there for the rest of the game.
pick-done = No more goods on the track
pick-buy = Build { $building }
pick-take = Take a good from { $building }
pick-store = Keep the harvest
pick-hire = Train { $villager }
pick-enter = To the { $area }
pick-decide = Choice { $letter }
pick-reroll = Roll again for { $villager }
pick-keep = Keep the dice
pick-aim = Injure villagers to reach { $number }
pick-stop = Injure nobody
pick-injure = Injure { $villager }
pick-potion = Potion for { $villager }
pick-cider = Cider for { $villager }
pick-rest = To bed
pick-bed = A bed for { $villager }

# What is asked.

ask-Turn = What do you do? Free actions if you like, then one action, or pass.
ask-Send =
    { $action ->
        [explore] Who explores? Two or more.
        [harvest] Who harvests?
       *[labor] Who labors?
    }
ask-Builder = Who builds?
ask-BuyBuilding = What do you build?
ask-Trainer = Who teaches?
ask-Recruit = Whom do you train?
ask-Welcome = Where does the new villager go?
ask-PayWith = Still to pay: { $price }. Coins, or a token in place of a coin?
ask-TakeGood = Which good do you harvest? ({ $left } left)
ask-SellHarvest = Do you put a good just harvested up for sale?
ask-Progress = Do you put goods on the progress track?
ask-NamePrice = How many coins do you offer { $other }?
ask-Answer = { $other } offers { $coins } coins for { $item }. Do you sell?
ask-Decide = What do you do?
ask-Reroll = Do you roll a die again? ({ $left } left)
ask-Strive = Do you injure villagers to reach a higher number?
ask-Injure = Who is injured for one more lantern? ({ $left } left)
ask-InjureByText = The story injures a villager. Who is it? ({ $left } left)
ask-Refresh = Potions and ciders before bed?
ask-Sleep = Who gets a bed? ({ $beds } left)

# What happened.

event-round = Round { $round }. { $seat } begins.
event-ended = The seventh round is over.
event-passed = { $seat } passes.
event-placed = { $seat } puts { $item } on the progress track.
event-put_up = { $seat } puts { $item } up for sale.
event-withdrew = { $seat } clears the sale circle.
event-offered = { $seat } offers { $other } { $coins } coins for { $item }.
event-refused = { $seat } refuses the { $coins } coins of { $other } for { $item }.
event-sold = { $seat } sells { $item } to { $other } for { $coins } coins.
event-swapped = { $seat } pays 1 coin for new { $row }.
event-labored = { $seat } labors and earns { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
event-took_cider = { $seat } takes the cider.
event-harvested = { $seat } harvests { $item } from { $building }.
event-renewed = { $building } of { $seat } holds { $item } again.
event-built = { $seat } builds { $building } for { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
event-trained = { $seat } trains { $villager } for { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
event-joined = { $villager } joins { $seat }.
event-cat_obeyed = { $villager } of { $seat } rolls { $die } and obeys.
event-cat_balked = { $villager } of { $seat } rolls { $die } and goes to sleep instead.
event-explored = { $seat } explores with { $villagers }.
event-read = { $paragraph }. { $story }
event-decided = { $seat } decides: { $decision }.
event-rolled = { $seat } rolls { $dice } and has { $lanterns ->
        [one] 1 lantern
       *[other] { $lanterns } lanterns
    }.
event-rerolled = { $seat } rolls again for { $villager } and gets { $die }: { $lanterns ->
        [one] 1 lantern
       *[other] { $lanterns } lanterns
    } in all.
event-injured = { $villager } of { $seat } is injured.
event-succeeded = { $number ->
        [0] { $seat } succeeds. { $tale }
       *[other] { $seat } reaches { $number } and succeeds. { $tale }
    }
event-failed = { $seat } fails: no reward and no cave. { $tale }
event-found_cave = { $seat } gains an empty cave.
event-earned = { $seat } gains { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
event-lost_coins = { $seat } loses { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
event-gained = { $seat } gains { $count } × { $what }.
event-lost = { $seat } gives up { $count } × { $what }.
event-rose = { $seat } gains { $count } reputation.
event-fell = { $seat } loses { $count } reputation.
event-refreshed = { $villager } of { $seat } drinks { $token }.
event-slept = { $villager } of { $seat } sleeps in a bed.
event-income = { $seat } collects { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } of income.
