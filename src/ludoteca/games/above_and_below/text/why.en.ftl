## Why something is not on offer

why-nobody-ready = None of your villagers is ready: take free actions or pass.
why-not-your-villager = { $villager } does not live in your village.
why-sent = { $villager } is on the way already.
why-not-ready = { $villager } is in the { $area }: only ready villagers act.
why-not-exploring = { $villager } is not in the party that explores.
why-none-of = You have no { $what } in your supply.
why-coins = { $missing ->
    [one] 1 coin is missing.
   *[other] { $missing } coins are missing.
}
why-party = { $missing ->
    [one] 1 more ready villager is needed.
   *[other] { $missing } more ready villagers are needed.
}
why-no-cave = The pile of caves is empty.
why-nothing-to-harvest = No good lies on your buildings.
why-no-more-goods = { $count ->
        [one] There is no more to harvest: only 1 good lies on your buildings.
       *[other] There is no more to harvest: only { $count } goods lie on your buildings.
    }
why-no-way-back = The action is chosen: only a Cave Cat that refuses lets you choose another.
why-no-hammer = Building takes a ready villager with a hammer.
why-has-no-hammer = { $villager } has no hammer.
why-nothing-for-sale = Nothing lies there to be bought.
why-no-empty-cave = An outpost needs an empty cave of your own: explore first.
why-not-for-sale = { $building } is not for sale now.
why-no-quill = Training takes a ready villager with a quill.
why-has-no-quill = { $villager } has no quill.
why-nobody-to-train = Nobody is left on the board to be trained this round.
why-not-on-board = { $villager } is not on the reputation board.
why-not-your-building = { $building } is not a building of yours.
why-no-good-on = No good lies on { $building } now.
why-not-harvested = You have not just harvested that: { $what }.
why-for-sale-already = It is up for sale already.
why-not-as-coins = None of your buildings takes this in place of coins: { $what }.
why-circle-changed = You have changed the sale circle this turn already.
why-nothing-up = You have nothing up for sale.
why-no-other-player = Offers go to another player.
why-nothing-of-theirs = { $other } has nothing up for sale.
why-offers = You have made { $count ->
        [one] 1 offer
       *[other] { $count } offers
    } there this turn: that is the limit.
why-row-swapped = You have swapped a row this turn already.
why-items = { $missing ->
    [one] 1 more is needed: { $what }.
   *[other] { $missing } more are needed: { $what }.
}
why-skill = Nobody in the party has the skill that this choice asks for.
why-no-such-choice = This paragraph has no such choice.
why-no-such-number = The choice has no such explore number.
why-reached = You have { $lanterns ->
        [one] 1 lantern
       *[other] { $lanterns } lanterns
    }, so this number is reached without an injury.
why-lanterns = { $missing ->
    [one] Even if everybody is injured 1 lantern is missing.
   *[other] Even if everybody is injured { $missing } lanterns are missing.
}
why-all-hurt = Everybody is injured, one after the other: there is nothing to choose.
why-drinks-nothing = { $villager } uses neither ciders nor potions.
why-not-in-area = { $villager } is not in the { $area }.
why-own-bed = { $villager } sleeps in a bed of its own.
why-not-tired = { $villager } is ready, or has slept in this rest already.

## When it is asked

when-send = Villagers are sent once you have chosen an action.
when-buy = Choose “Build” and a villager with a hammer first.
when-hire = Choose “Train” and a villager with a quill first.
when-take = Choose “Harvest” and who harvests first.
when-potion = Potions are drunk when the round ends.
when-cider = Ciders are drunk when the round ends.
when-bed = Villagers sleep when the round ends.
when-injure = Villagers are injured in an encounter, after the dice.
when-reroll = Dice are rolled again in an encounter, with a building that allows it.
when-decide = Choices are made when the story is read.
when-explore = Exploring is an action of your turn.
when-build = Building is an action of your turn.
when-harvest = Harvesting is an action of your turn.
when-train = Training is an action of your turn.
when-labor = Labor is an action of your turn.
when-offer = Offers are free actions, before the action of your turn.
when-swap = Swapping a row is a free action, before the action of your turn.
when-withdraw = The sale circle is changed on your own turn, before the action.
