name = Dune: Imperium
about = Great Houses send their Agents over Arrakis and the court with the cards of their decks, court four Factions, harvest spice and fight a Conflict every round. Ten Victory Points bring the end; the most points win.
length = 60 to 120 minutes
weight = Fairly heavy

## Options of the table

variant-leaders = Leaders
variant-leaders-choose = Each player chooses
variant-leaders-random = Dealt at random
variant-leaders-beginner = The four for beginners, dealt at random
variant-houses = Houses
variant-houses-any = Two Leaders of one House may meet
variant-houses-distinct = Every Leader of another House
variant-difficulty = House Hagal (one player)
variant-difficulty-mercenary = Mercenary: for the first game
variant-difficulty-sardaukar = Sardaukar: for veterans
variant-difficulty-mentat = Mentat: for experts
variant-difficulty-kwisatz_haderach = Kwisatz Haderach: without a Swordmaster

## Amounts

amount-solari = { $n } Solari
amount-spice = { $n } spice
amount-water = { $n } water
amount-vp = { $n ->
    [one] 1 Victory Point
   *[other] { $n } Victory Points
}
amount-persuasion = { $n } Persuasion
amount-swords = { $n ->
    [one] 1 sword
   *[other] { $n } swords
}
thing-solari = Solari
thing-spice = spice
thing-water = water
thing-spice-all = Spice
thing-water-all = Water
thing-persuasion = Persuasion
thing-swords = swords
thing-intrigue = Intrigue cards
cost-influence = lose 1 Influence
cost-trash = trash a card
cost-trash-self = trash this card
cost-troops = lose { $n } troops of the Conflict

## What is printed

way = { $intrigue }: { $mode }
effect-all = { $effects }
effect-gain = { $things }
effect-gain-per = { $n } Persuasion for each { $faction } card in play
effect-draw = { $n ->
    [one] draw a card
   *[other] draw { $n } cards
}
effect-trash = you may trash a card
effect-trash-self = trash this card
effect-discard = { $n ->
    [one] discard a card
   *[other] discard { $n } cards
}
effect-take-back = take a { $faction } card from your discard pile
effect-refocus = shuffle your discard pile into your deck
effect-look = look at the top card of your deck
effect-trash-top = trash the top card of your deck
effect-draw-intrigue = { $n ->
    [one] draw an Intrigue card
   *[other] draw { $n } Intrigue cards
}
effect-steal = each opponent with four or more Intrigue cards gives you one at random
effect-influence = { $n } Influence with { $faction }
effect-influence-any = { $n } Influence with a Faction of your choice
effect-influence-among = { $n } Influence with one of { $factions }
effect-influence-trailing = { $n } Influence with a Faction where an opponent has more than you
effect-influence-each = { $n } Influence with every Faction
effect-space-influence = the Influence of the space with { $faction }
effect-two-factions = 1 Influence with each of two Factions
effect-recruit = { $n ->
    [one] recruit a troop
   *[other] recruit { $n } troops
}
effect-recruit-deploy = recruit { $n } troops, which may go straight to the Conflict
effect-deploy = { $n ->
    [one] you may deploy a troop from your garrison
   *[other] you may deploy up to { $n } troops from your garrison
}
effect-deploy-any = deploy any number of troops from your garrison
effect-deploy-supply = deploy a troop from your supply
effect-retreat = you may retreat up to { $n } troops
effect-retreat-any = you may retreat any number of troops
effect-lose-garrison = lose a troop of the garrison
effect-lose-conflict = lose a troop of the Conflict
effect-strike = an opponent loses a troop of the Conflict
effect-arrow = { $cost } → { $then }
effect-if = { $condition }: { $then }
effect-if-else = { $condition }: { $then }; otherwise { $otherwise }
effect-or = { $one } or { $two }
effect-some-of = { $n } of these: { $branches }
effect-each-opponent = each opponent: { $effect }
effect-acquire = acquire a card that costs { $n } or less
effect-acquire-top = acquire a card that costs { $n } or less on top of your deck
effect-foldspace = acquire a Foldspace card
effect-manipulate = set a card of the row aside: you may acquire it for 1 less on your Reveal turn
effect-cheaper = The Spice Must Flow costs { $n } less this turn
effect-harvest = harvest { $n } spice and the bonus
effect-harvest-addicted = harvest { $n } spice and the bonus, 1 less, and draw a card
effect-double-harvest = the space’s own spice counts twice
effect-strong-influence = the Faction space gives 2 Influence
effect-seat = a High Council seat: 2 Persuasion on every Reveal turn
effect-seat-connections = a High Council seat, and 1 Influence with a Faction of your choice
effect-oratory = 1 Persuasion on your Reveal turn while your Agent is here
effect-mentat = take the Mentat for this round
effect-keep-mentat = the Mentat for the next round
effect-swordmaster = your third Agent, for good
effect-control = control of { $space }
effect-close = close a space to your opponents until your next turn
effect-recall = recall one of your Agents
effect-may-pass = then you may pass the turn
effect-envoy = the card you play has all four Faction icons
effect-infiltrate = enemy Agents do not block you this turn
effect-reveal-persuasion = { $n } Persuasion on this round’s Reveal turn
effect-on-top = cards you acquire may go on top of your deck
when-plot = Plot
when-plot-how = At any time on your own turn
when-turn-start = Plot, at the start
when-turn-start-how = At the start of your turn, before anything else
when-before-card = Plot, before the card
when-before-card-how = On your turn, before you play a card to send an Agent
when-combat = Combat
when-combat-how = In Combat, while you have a troop in the Conflict
when-won = Combat, when you win
when-won-how = After you alone have won a Conflict
when-endgame = Endgame
when-endgame-how = At the end of the game
page-when = { $when } ({ $help }): { $mode }
effect-signet = use your Leader’s signet ability
condition-influence = with { $n } { $faction } Influence
condition-any-alliance = with an Alliance
condition-alliance = with the { $faction } Alliance
condition-another = with another { $faction } card in play
condition-reveal = on a Reveal turn
condition-council = with a High Council seat
condition-tracks = with { $n } Influence on { $tracks } tracks
condition-owns = with { $n } or more The Spice Must Flow
condition-owns-most = with more The Spice Must Flow than each opponent

## Places

zone-hand = your hand
zone-discard = your discard pile
zone-play = play
origin-leader = your Leader
house-atreides = House Atreides
house-harkonnen = House Harkonnen
house-thorvald = House Thorvald
house-richese = House Richese
player = { $seat }
place-1 = first
place-2 = second
place-3 = third
hagal-harvest = Harvest Spice
hagal-reshuffle = Reshuffle
why-effect = an effect
why-influence = 2 Influence
why-alliance = an Alliance
why-spent = hoarded resources

## Picks

pick-leader = Lead as { $leader }
pick-secret = Choose { $faction } in secret
pick-play = Play { $card }
    .help = Put it face up and send an Agent to a space with one of its icons.
pick-reveal = Reveal your hand
    .help = Your last turn of the round: Persuasion to acquire cards, swords for the Conflict.
pick-move = Take the Agent from { $origin }
pick-at = Go to { $space }
pick-sell = { $amount ->
    [2] Sell 2 spice for 6 Solari
    [3] Sell 3 spice for 8 Solari
    [4] Sell 4 spice for 10 Solari
   *[5] Sell 5 spice for 12 Solari
}
pick-intrigue = Intrigue: { $way }
pick-do = Resolve: { $unit }
pick-deploy = { $amount ->
    [0] Deploy no troops
    [one] Deploy 1 troop
   *[other] Deploy { $amount } troops
}
pick-retreat = { $amount ->
    [0] Retreat no troops
    [one] Retreat 1 troop
   *[other] Retreat { $amount } troops
}
pick-done = Done
pick-pass = Pass
pick-stay = Go on with the turn
pick-stop = Stop
    .help = Stopping after a card is not passing: you may be asked again.
pick-skip = Leave it
pick-defend = Deploy a troop from the supply
pick-faction = { $faction }
pick-to = Hand it to { $player }
pick-against = Strike { $player }
pick-trash = Trash { $card } from { $zone }
pick-discard = Discard { $card }
pick-take = Take { $card } back
pick-buy = Acquire { $card }
pick-claim = Acquire { $card }, which you set aside
pick-acquire = Acquire { $card } for free
pick-manipulate = Set { $card } aside
pick-on_top = On top of the deck
pick-on_discard = To the discard pile
pick-name = Close { $space }
pick-recall = Recall the Agent from { $space }

## Questions

ask-ChooseLeader = Which Leader do you take?
ask-ChooseSecret = Which Faction do you choose in secret?
ask-StartOfTurn = Your turn: send an Agent with a card, or reveal?
ask-TakeTurn = Go on: send an Agent with a card, or reveal?
ask-ChooseAgent = Which Agent moves?
ask-SendAgent = Where does the Agent go?
ask-SellSpice = How much spice do you sell?
ask-AgentEffects = What next? Effects come in the order you like.
ask-RevealEffects = Resolve effects and acquire cards in the order you like.
ask-WhereTo = Where does the acquired card go?
ask-ChooseBranch = Choose one.
ask-NameSpace = Which space do you close?
ask-ChooseRecall = Which Agent comes back?
ask-PassOrStay = Do you pass this turn?
ask-ChooseTrash = Which card do you trash?
ask-ChooseDiscard = Which card do you discard?
ask-ChooseFromDiscard = Which card do you take back?
ask-ChooseDeploy = How many troops go to the Conflict?
ask-ChooseRetreat = How many troops retreat?
ask-ChooseVictim = Who loses a troop?
ask-ChooseAcquire = Which card do you acquire?
ask-ChooseManipulated = Which card of the row do you set aside?
ask-AllianceHeir = Who gets the { $faction } Alliance?
ask-ChooseFaction = With which Faction?
ask-LoseInfluence = With which Faction do you lose 1 Influence?
ask-ChooseTwoFactions = With which two Factions?
ask-RivalFaction = The Rival { $rival }: with which Faction does it gain Influence?
ask-RivalTwoFactions = The Rival { $rival }: with which two Factions does it gain Influence?
ask-RivalBranch = The Rival { $rival }: which of these befalls it?
ask-Defend = You control what is fought for: do you deploy a troop from the supply?
ask-CombatCards = Combat: do you play a card?
ask-MoreCombatCards = Combat: another card?
ask-WinnerCards = You won the Conflict: do you play a card?
ask-EndgameCards = The end: do you play an Endgame card?

## Events

event-leads = { $seat } takes { $leader }.
event-rival = { $seat } leads a Rival House.
event-round = Round { $number }: { $conflict }.
event-turn = { $seat } is on turn.
event-passed_turn = { $seat } passes the turn.
event-played = { $seat } plays { $card }.
event-sent = { $seat } sends an Agent to { $space }.
event-paid_solari = { $seat } pays { amount-solari }.
event-paid_spice = { $seat } pays { amount-spice }.
event-paid_water = { $seat } pays { amount-water }.
event-gained_solari = { $seat } gains { amount-solari }.
event-gained_spice = { $seat } gains { amount-spice }.
event-gained_water = { $seat } gains { amount-water }.
event-gained_persuasion = { $seat } gains { amount-persuasion }.
event-gained_swords = { $seat } gains { amount-swords }.
event-persuasion_council = { $seat } has { amount-persuasion } from the High Council seat.
event-persuasion_hall = { $seat } has { amount-persuasion } from the Agent in the Hall of Oratory.
event-persuasion_posted = { $seat } has { amount-persuasion } from { $intrigue }.
event-unspent = { $seat } leaves { amount-persuasion } unspent.
event-spent = { $seat } spends { $amount } { $thing }.
event-harvested = { $seat } harvests { $amount } spice.
event-scored = { $seat } scores { $points ->
    [one] 1 Victory Point
   *[other] { $points } Victory Points
} ({ $why }).
event-unscored = { $seat } loses { $points } Victory Point ({ $why }).
event-influence = { $seat } has { $level } Influence with { $faction }.
event-influence_lost = { $seat } falls to { $level } Influence with { $faction }.
event-alliance = { $seat } takes the { $faction } Alliance.
event-masterstroke = { $seat } shows the Masterstroke.
event-recruited = { $seat } recruits { $amount ->
    [one] a troop
   *[other] { $amount } troops
}.
event-deployed = { $seat } deploys { $amount ->
    [one] a troop
   *[other] { $amount } troops
}.
event-retreated = { $seat } retreats { $amount ->
    [one] a troop
   *[other] { $amount } troops
}.
event-lost_troops = { $seat } loses { $amount ->
    [one] a troop
   *[other] { $amount } troops
}.
event-drew = { $seat } draws { $amount ->
    [one] a card
   *[other] { $amount } cards
}.
event-got_cards = You drew { $cards }.
event-drew_intrigue = { $seat } draws { $amount ->
    [one] an Intrigue card
   *[other] { $amount } Intrigue cards
}.
event-got_intrigue = You drew { $intrigue }.
event-stole = { $seat } takes an Intrigue card from { $victim }.
event-stolen = The card taken was { $intrigue }.
event-looked = The top card of your deck is { $card }.
event-reshuffled = { $seat } shuffles.
event-trashed = { $seat } trashes { $card }.
event-discarded = { $seat } discards { $card }.
event-took = { $seat } takes { $card } back.
event-acquired = { $seat } acquires { $card }.
event-row = { $card } joins the Imperium Row.
event-set_aside = { $seat } sets { $card } aside.
event-intrigue = { $seat } plays { $intrigue }.
event-seated = { $seat } takes a seat in the High Council.
event-mentat = { $seat } takes the Mentat.
event-mentat_next = { $seat } will have the Mentat in the next round.
event-swordmaster = { $seat } gains the Swordmaster.
event-controls = { $seat } controls { $flag }.
event-closed = { $seat } closes { $space }.
event-recalled = { $seat } recalls the Agent from { $space }.
event-reveals = { $seat } reveals: { $cards }.
event-strength = { $seat } has strength { $amount }.
event-passed = { $seat } passes.
event-place = { $seat } takes the { $place } reward.
event-hagal_place = { $seat } holds the { $place } place and takes no reward.
event-maker = Makers: { $n } bonus spice on { $space } now.
event-first = The First Player marker passes to { $seat }.
event-aside_left = { $card }, set aside by { $seat }, leaves the game.
event-hagal_card = { $seat } turns a Hagal card: { $hagal }.
event-hagal_spice = { $seat } takes { $n } spice from { $space } out of play.
event-nowhere = { $seat } finds no free space and sends no more Agents this round.
event-uncontrolled = { $seat } removes the Control marker of { $victim }: { $flag }.
event-endgame = The game ends: last Intrigue cards, then the scores.

## What Leaders do

ability-paul_atreides = you always know the top card of your deck
ability-duke_leto_atreides = Landsraad spaces cost you 1 Solari less
ability-baron_vladimir_harkonnen = choose two Factions in secret; the first time you deploy 4 or more troops in a turn, gain 1 Influence with each
ability-glossu_rabban = you start with 1 spice and 1 Solari more
ability-countess_ariana_thorvald = when you harvest, you get 1 spice less and draw a card
ability-earl_memnon_thorvald = a High Council seat gives you 1 Influence of your choice
ability-count_ilban_richese = when you pay Solari for a space, draw a card
ability-helena_richese = enemy Agents do not block you at Landsraad and City spaces

## The page

page-hand = Your cards
page-empty-hand = No cards in hand.
page-top = On top of your deck: { $card }.
page-secret = Your Masterstroke: { $factions }.
page-row = Imperium Row and Reserve
page-aside = set aside for you: costs 1 less
page-left = { $n } left
page-anywhere = any space
page-acquire = when acquired
page-cost = Cost: { $n } Persuasion
page-icons = Agent icons: { $icons }
page-no-icons = No Agent icons: it can only be revealed
page-kin = A card of: { $factions }
page-complexity = { $n ->
    [1] Easy to lead
    [2] For those who know the game
   *[3] Hard to lead
}
page-copies = { $n } alike lie here
page-playing = { $seat } plays
page-revealing = { $seat } reveals
page-purse = { $n } Persuasion to spend
page-imperium-deck = Imperium Deck
page-intrigue-deck = Intrigue Deck
page-conflict-deck = Conflict Deck
page-pile = { $name }: { $n ->
    [one] 1 card
   *[other] { $n } cards
}
page-needs = You need { $n } Influence with the Fremen
page-allied = The Alliance is held by { $seat }
page-influence-of = { $seat }: { $n } Influence
page-score-track = Victory Points: at { $goal } the end begins
page-rival = Rival House
page-posted = Lies face up until the Reveal turn is over
page-agent-box = Agent: { $effects }
page-reveal-box = Reveal: { $effects }
page-acquire-box = When acquired: { $effects }
page-trashed = when trashed
page-trashed-box = When an effect trashes it: { $effects }
page-anywhere-box = Sends an Agent to any space, even where Agents stand; costs and requirements still count
page-moves-box = The Agent may come from your Leader or be one of yours that stands on the board already
page-third-reward = Third reward: with fewer than four players only for those who tie for second place
page-pay = You pay: { $cost }
page-get = You get: { $gains }
page-sells = You pay 2, 3, 4 or 5 spice and get 6, 8, 10 or 12 Solari
page-harvest = Spice now: { $n }
page-combat = Combat space: you may deploy troops
page-control = Who controls it gets { $bonus } at every visit
page-controlled = Controlled by { $seat }
page-closed = Closed by { $seat }
page-bonus = Bonus spice: { $n }
page-free = free
page-alliance = The Alliance: 1 Victory Point for the first at 4 Influence, or whoever climbs above the holder
page-track = Influence
page-track-vp = 2 Influence: 1 Victory Point
page-track-bonus = 4 Influence: { $bonus }, and perhaps the Alliance
page-no-conflict = No Conflict now
page-conflict = Conflict
page-reward = { $place ->
    [1] First
    [2] Second
   *[3] Third
}: { $effects }
page-in-conflict = { $n ->
    [one] 1 troop in the Conflict
   *[other] { $n } troops in the Conflict
}: 2 strength each
page-swords = { $n ->
    [one] 1 sword
   *[other] { $n } swords
}: 1 strength each, with a troop in the Conflict
page-garrison = { $n ->
    [one] 1 troop
   *[other] { $n } troops
} in the garrison
page-supply = { $n ->
    [one] 1 troop
   *[other] { $n } troops
} in the supply, still to be recruited
page-agents = { $n ->
    [one] 1 Agent
   *[other] { $n } Agents
} ready to be sent
page-agent-of = An Agent of { $seat }
page-has-solari = { $n } Solari
page-has-spice = { $n } spice
page-has-water = { $n } water
page-intrigues = { $n ->
    [one] 1 Intrigue card
   *[other] { $n } Intrigue cards
} in hand
page-in-hand = { $n ->
    [one] 1 card
   *[other] { $n } cards
} in hand
page-in-deck = { $n ->
    [one] 1 card
   *[other] { $n } cards
} in the deck
page-discard = { $n ->
    [one] 1 card
   *[other] { $n } cards
} discarded
page-ended = Last Conflict: { $conflict }
page-result-0 = { $seat }: strength { $n }, no reward
page-result-1 = { $seat }: strength { $n }, won the first reward
page-result-2 = { $seat }: strength { $n }, took the second reward
page-result-3 = { $seat }: strength { $n }, took the third reward
page-round = Round { $n } of { $rounds }
page-tier = Conflict of tier { $tier }; { $left ->
    [one] 1 more Conflict lies
   *[other] { $left } more Conflicts lie
} in the deck
page-strength = Strength { $n }
page-how-many-deploy = Deploy how many?
page-how-many-retreat = Retreat how many?
page-score = { $n ->
    [one] 1 Victory Point; { $goal } bring the end
   *[other] { $n } Victory Points; { $goal } bring the end
}
page-ability = { $name }: { $does }
page-aside-of = Set aside by { $seat }: nobody else may acquire it
page-first = First Player
page-council = High Council
page-swordmaster = Swordmaster
page-mentat = Mentat
page-first-how = Takes the first turn of this round
page-council-how = High Council seat: 2 Persuasion on every Reveal turn
page-swordmaster-how = The Swordmaster: a third Agent in every round
page-mentat-how = The Mentat: one more Agent in this round
page-revealed = Revealed with { $n } Persuasion
page-winner = Winner
page-in-play = Cards in play

## The terminal

board-round = Round { $n }: { $conflict }
board-reward = { $place }. { $effects }
board-house = { $name }: { $vp } VP · { $solari } Solari · { $spice } spice · { $water } water · garrison { $garrison } · Conflict { $conflict } (strength { $strength }) · Agents { $agents } · Intrigue { $intrigue }
board-influence = Influence: { $levels }
board-honours = { $honours }
board-alliances = Alliances: { $factions }
board-control = Controls { $spaces }
board-cards = Cards: { $hand } in hand, { $deck } in the deck
board-in-play = In play: { $cards }
board-voice = Closed by The Voice: { $space }
board-priced = { $card } ({ $n })
board-discard = Discarded: { $cards }
board-aside = Set aside: { $cards }
board-mentat-free = The Mentat lies at its place.
board-timed = { $card } ({ $when })
board-third = 3. only for ties for second place: { $effects }
board-places = Agents at { $spaces }
board-bonus = Bonus spice: { $space } { $n }
board-row = Row: { $cards }
board-hand = Hand: { $cards }
board-intrigue = Intrigue: { $cards }
