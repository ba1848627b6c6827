name = Calamandara
about = Lay symbols to build a path of Pegadas, walk your token along it, and be the first to stand on the Fenda Dimensional. Everybody may answer with memory cards at nearly any moment.
length = 60 to 120 minutes
weight = Heavy

## Options of the table

variant-deck_mode = Memory decks
variant-deck_mode-padrao = Padrão: dealt at random
variant-deck_mode-sequencia = Sequência: order your decks
variant-deck_mode-triagem = Triagem: draft the cards
variant-arm_zf_rows = Rows of the Zona Final on a board
variant-arm_zf_rows-2 = Two
variant-arm_zf_rows-1 = One
variant-espelho_mode = Espelhos push
variant-espelho_mode-lasting = Whenever a token stands there
variant-espelho_mode-on_placement = Only when they are laid
variant-asa_caverna_long = A long diagonal with an Asa needs
variant-asa_caverna_long-2 = Two Cavernas
variant-asa_caverna_long-1 = One Caverna
variant-templo_to = Templo de Calon sends symbols to
variant-templo_to-owner_depot = Their owner’s depot
variant-templo_to-user_depot = The user’s depot
variant-card_quantities = Copies of the memory cards
variant-card_quantities-table = Two O Poço, one Dimensões
variant-card_quantities-alternative = One O Poço, two Dimensões
variant-symbol_cards = Symbol cards
variant-symbol_cards-reconstructed = Reconstructed
variant-max_rounds = If nobody reaches the Fenda, a draw after
variant-max_rounds-100 = 100 rounds
variant-max_rounds-50 = 50 rounds
variant-max_rounds-200 = 200 rounds
variant-max_rounds-none = Never: play on until somebody wins

## Things

cell = { $place }
cell-fenda = the Fenda Dimensional
symbol-none = no symbol
lower = with { $symbol } below
lower-none = the central symbol only
symbol-pegada = Pegada
symbol-fogo = Fogo
symbol-montanha = Montanha
symbol-cachoeira = Cachoeira
symbol-caverna = Caverna
symbol-torre = Torre
symbol-espelho = Espelho
symbol-asa = Asa
symbol-estrela = Estrela
does-pegada = Pegada (footprint): the only symbol a token stands on.
does-fogo = Fogo (fire): destroys the symbol it is laid on.
does-montanha = Montanha (mountain): an obstacle.
does-cachoeira = Cachoeira (waterfall): puts out a Fogo; next turn it becomes a Pegada, a Torre or a Montanha.
does-caverna = Caverna (cave): diagonal steps from its row to the next; two of them reach farther.
does-torre = Torre (tower): protects its row from attack symbols and from memory cards.
does-espelho = Espelho (mirror): pushes back the token whose toes its tip touches.
does-asa = Asa (wing): jumps over a row, straight ahead.
does-estrela = Estrela (star): rearranges the symbols of its row or column.
symbol-card = { $central } with { $one }, { $two } or { $three }
facing-0 = north
facing-1 = east
facing-2 = south
facing-3 = west
line-row = its row
line-column = its column
line-cross = both diagonals
zone-hand = the hand
zone-reserve = the Reserva Final
mode-annul = annul a card
mode-impede = impede an insertion
mode-take = take one
mode-swap = give one and take two
mode-tops = the revealed symbol cards
mode-decks = the whole symbol decks
mode-depot = from the depot
mode-reserve = from the reserve of symbols
mode-hand = from the hand
depth-base = the declared action
depth = card { $number } of the pile
action-0 = using a card
action-1 = playing the turn
action-2 = acquiring symbols
action-3 = inserting symbols
action-4 = moving the token
action-5 = reserving and acquiring memory cards
action-6 = taking the reserved cards
action-7 = drawing cards after the Zona Final
action-8 = ending the turn

## What was declared

says-carried = { $memory }: { $what }
says-waits = { $memory }, to be laid down until its moment comes
says-idle = takes { $memory } away; nothing else happens
says-acquire = acquires { $things }
says-insert = inserts { $things }
says-move = moves to { $cell }
says-memory = reserves { $reserved }, discards { $discarded } and acquires { $drawn } memory cards
says-impedes = stops { $aim }
says-seals = { $seat } may not insert attack symbols this turn
says-annuls = annuls { $aim }
says-sopro = annuls { $aim }; a Pegada { $zone } goes to the depot of { $seat }
says-draw = { $seat } draws { $count ->
        [0] no card
        [one] one card
       *[other] { $count } cards
    }
says-poco = all hands pass one seat on, { $turning }
says-pinturas = { $mode } pass one seat on, { $turning }
says-goes = the token of { $seat } goes to { $cell }
says-ruinas = destroys { $things }
says-laceracao = relocates { $things }
says-pesadelo = takes { $things } of { $seat }
says-pesadelo-swap = takes { $things } of { $seat } and gives { $given }
says-terras = acquires { $things } from the symbol card and the depot of { $seat }
says-templo = discards { $things }
says-sombra = eliminates from { $zone } of { $seat }: { $card }
says-percepcao = reveals the reserved cards of { $things }
says-gavoniano = takes from the hand of { $seat }: { $card }
says-gavoniano-swap = gives a card from { $own } and takes from { $zone } of { $seat }: { $things }
says-inserts = { $seat } inserts { $things }
says-teoria = { $seat } inserts { $things } and discards { $symbol }
says-mentes = { $seat } inserts { $things } and keeps { $symbol }
says-queda = { $seat } plays another turn
aim-card = { $memory } of { $seat }
aim-action = { $seat } from { $action }
aim-gone = what is no longer there
turning = clockwise
turning-back = counter-clockwise
thing-on = { $symbol } on { $cell }
thing-of = { $symbol } of { $seat }
thing-moved = { $symbol } from { $cell } to { $goal }
thing-shifted = { $cell } to { $goal }
thing-star = { $thing } (moving { $things })
thing-facing = { $thing } facing { $facing }
thing-removed = { $thing } (not to stay)
thing-becomes = { $symbol } in place of the Cachoeira on { $cell }
thing-hidden = a hidden card

## Picks

pick-pass = Pass
pick-end_turn = End the turn
pick-give_up = Give it up
pick-skip_card = Pass over this symbol card
    .help = Your depot has none of its symbols.
pick-stay = It stays
pick-remove = Take it off again
pick-stop = That is all
pick-declare = Declare the insertions
pick-memories = Memory cards: reserve, discard, acquire
    .help = Phase 4. It gives up every earlier phase.
pick-keep_all = Discard nothing
pick-drop = Discard a card of the hand
pick-blind = A hidden card, blindly
pick-rest = The rest as it lies
pick-now = Use it now
pick-wait = Let it wait on the deck
pick-accept = Accept
pick-decline = Decline
pick-use = Use { $memory }
pick-activate = Activate { $memory }, waiting on your deck
pick-reclaim = Activate { $memory }, taken and lying with { $seat }
pick-acquire = Acquire { $lower }
    .help = The central symbol and this lower one go from the depot to the reserve.
pick-lay = Insert: { $symbol }
pick-transform = Transform the Cachoeira on { $cell }
pick-into = Turn it into: { $symbol }
pick-at = { $cell }
pick-face = Facing { $facing }
pick-line = Rearrange { $line }
pick-lift = Lift the symbol on { $cell }
pick-go = Move to { $cell }
pick-reserve = Reserve { $count ->
        [0] no card
        [one] one card
       *[other] { $count } cards
    }
pick-drop_waiting = Discard { $memory }, waiting on the deck
pick-draw = Draw { $count ->
        [0] no card
        [one] one card
       *[other] { $count } cards
    }
pick-card = { $memory }
pick-traveller = { $seat }
pick-symbol = { $symbol }
pick-of = { $symbol } of { $seat }
pick-zone = { $zone }
pick-mode = { $mode }
pick-aim = { $depth }
pick-draft = Take { $memory }
pick-next_face = { $symbol_card }
pick-begin = Begin with: { $symbol }

## Questions

ask-OpeningHand = How many cards do you draw for your opening hand? Used cards never come back: whoever draws fewer keeps more for later.
ask-InitialSymbol = Which symbol do you begin with? The others see it later.
ask-PickMemory = Which memory card do you take for your deck?
ask-OrderMemories = Which memory card comes next from the top of your deck?
ask-OrderSymbolCards = Which symbol card comes next from the top of your deck?
ask-Act = Your turn: what do you do?
ask-ActOpenly = Your turn: what do you do?
ask-Redeclare = What you declared is no longer possible: declare it anew, or give it up?
ask-Respond = Do you answer with a card?
ask-Offer = { $other } uses { $memory } for you: do you accept?
ask-NowOrWait = Use { $memory } now, or let it wait on your deck?
ask-PlanMore = Insert another symbol, or declare what you planned?
ask-PlanSpace = Where does the { $symbol } go?
ask-PlanInto = What does the Cachoeira on { $cell } become?
ask-PlanFacing = Which way does the { $symbol } on { $cell } face?
ask-PlanStay = Does the { $symbol } stay on the board?
ask-PlanLine = What does the Estrela rearrange?
ask-PlanLift = Which symbol does the Estrela move?
ask-PlanLand = Where does the { $symbol } go?
ask-Retreat = An Espelho pushes your token: where does it go back?
ask-StackHand = Which card goes on your deck next? The last one lies on top.
ask-KeepThree = You keep three cards: which one goes on your deck?
ask-DrawBack = You left the Zona Final: how many cards do you draw?
ask-DrawBackAnew = How many cards do you draw now?
ask-DeclareReserve = How many cards do you reserve?
ask-DeclareDiscard = Do you discard a card?
ask-DeclareDraw = How many cards do you acquire?
ask-ReserveCard = Which card do you reserve?
ask-DiscardCard = Which card do you discard?
ask-DiscardSymbol = Teoria Praximecânica: which symbol of your reserve do you discard?
ask-Question = { $memory }: what do you declare?
ask-WhichTraveller = { $memory }: which traveller?
ask-WhichSpace = { $memory }: which space?
ask-WhichSymbol = { $memory }: which symbol?
ask-WhichWay = { $memory }: how?
ask-WhichAction = { $memory }: against what?
ask-WhichFacing = { $memory }: facing which way?
ask-HowMany = { $memory }: how many cards?
ask-WhichCard = { $memory }: which card do you give?

## What happens

event-first = { $seat } draws marker 1 and begins.
event-begins_with = { $seat } begins with { $symbol } and { $second }.
event-drafted = { $seat } takes { $memory }.
event-round = Round { $round }.
event-out_of_rounds = { $round } rounds are over and nobody has reached the Fenda Dimensional: a draw.
event-turn = It is the turn of { $seat }.
event-won = { $seat } stands on the Fenda Dimensional and wins.
event-uses = { $seat } uses { $memory }.
event-laid = { $seat } has declared { $memory }.
event-happens = { $memory } of { $seat } takes effect.
event-stopped = { $memory } of { $seat } was impeded.
event-annulled = { $seat } annuls { $memory } of { $other }.
event-returns = { $memory } is no longer possible and returns to { $seat }.
event-declined = { $seat } declines { $memory }.
event-impeded = A card keeps { $seat } from { $action }.
event-gave_up = { $seat } does without { $action }.
event-waits = { $memory } waits on the deck of { $seat }.
event-lies_taken = { $other } has taken { $memory }; it lies on the reserve of { $seat }.
event-expired = { $memory } on the reserve of { $seat } is discarded.
event-declares_acquisition = { $seat } is going to acquire { $symbols }.
event-acquired = { $seat } acquires { $symbols }.
event-acquired_from = { $seat } acquires { $symbols } from the depot of { $other }.
event-skipped_card = { $seat } passes over a symbol card.
event-declares_insertion = { $seat } is going to insert { $count ->
        [one] one symbol
       *[other] { $count } symbols
    }.
event-inserted = { $seat } inserts { $symbol } on { $cell }.
event-dried = The Cachoeira of { $seat } on { $cell } dries up.
event-declares_move = { $seat } is going to move to { $cell }.
event-moved = The token of { $seat } moves to { $cell }.
event-pushed = An Espelho pushes { $seat } back to { $cell }.
event-decayed = Decaimento: { $seat } is back on the start point.
event-invaded = { $seat } invades the board of { $other } on { $cell }.
event-entered = { $seat } enters the Zona Final.
event-left = { $seat } leaves the Zona Final.
event-took_reserve = { $seat } takes the reserved cards and holds { $count }.
event-put_away = { $seat } puts a card on the deck.
event-declares_memory = { $seat } is going to reserve { $reserved } and acquire { $drawn } memory cards.
event-reserved = { $seat } reserves a card.
event-discarded = { $seat } discards { $memory }.
event-drew = { $seat } draws { $count ->
        [one] one card
       *[other] { $count } cards
    }.
event-destroyed = { $seat } destroys the { $symbol } on { $cell }.
event-relocated = { $seat } relocates the symbol of { $cell } to { $goal }.
event-eliminated = { $seat } eliminates { $memory } of { $other }.
event-revealed = { $seat } shows the reserved { $memory }.
event-took_card = { $seat } takes a card of { $other }.
event-gave_card = { $seat } gives a card to { $other }.
event-took_symbol = { $seat } takes { $symbol } from the reserve of { $other }.
event-gave_symbol = { $seat } gives { $symbol } to { $other }.
event-gave_pegada = { $seat } gives a Pegada to the depot of { $other }.
event-lost_symbol = { $symbol } goes from the reserve of { $seat } to a depot.
event-hands_passed = All hands pass on.
event-paintings_turned = The symbol cards pass on.

## Page

page-round = Round { $round }
page-hand = Your hand
page-reserve = Reserva Final
page-symbols = Reserva de Símbolos
page-depot = Depot
page-deck = Deck L
page-deck-name = Deck
page-discard = Discard
page-waiting = Waiting
page-taken = Taken, lying here
page-card-above = Symbol card
page-hidden = Hidden card
page-pile = Cards in use
page-base = Declared
page-asked = { $seat } is asked
page-phase = Phase { $phase }
page-by = { $seat }
page-first = Marker 1: a new round begins each time the turn comes back to this traveller.
page-cards = { $count ->
        [0] no cards
        [one] one card
       *[other] { $count } cards
    }
page-path = Path: { $steps ->
        [one] 1 link
       *[other] { $steps } links
    }
page-path-asa = by an Asa
page-path-caverna = by a Caverna
page-board = The board
page-start = Start point
page-sealed = May not insert attack symbols this turn
page-forgetful = May not reserve or acquire memory cards this turn
page-winner = { $seat } has won
page-draw = A draw: nobody reached the Fenda Dimensional
page-turn-of = Turn of { $seat }
page-away = { $count ->
        [0] on the Fenda
        [one] 1 step to the Fenda
       *[other] { $count } steps to the Fenda
    }
page-compass = North is where row 17 lies; symbols face north, east, south or west.
north = N
page-fenda = Fenda Dimensional
page-empty-cell = An empty space.
page-faces = It faces { $facing }.
page-belongs = It belongs to { $seat }.
page-guarded = A Torre protects this space.
page-start-help = From here a token goes to any Pegada of the first row. Only Decaimento leads back.
page-token = Token of { $seat }
page-token-help = It stands on Pegadas only. Whoever first stands on the Fenda Dimensional wins.
page-nothing = nothing
page-declaring = is declaring this card
page-shown = Everybody has seen this card.
page-no-pile = No card is in use.
page-no-hand = No card in hand.
page-their-hand = Hand: { $count }
page-under = { $count ->
        [one] and 1 below
       *[other] and { $count } below
    }
page-card-above-help = Phase 1 gives the central symbol and one of the three below it, from the depot. The card is then used up.
page-card-left = In the deck: { $count }; used: { $used }
page-symbols-help = Up to four symbols, ready to be inserted in phase 2.
page-depot-help = The stock of symbols. What is destroyed goes to the depot of whoever destroyed it.
page-deck-help = Memory cards face down. They never come back once they are used.
page-hand-help = Up to five memory cards; three in the Zona Final.
page-reserve-help = Up to three memory cards, laid face down in phase 4. They become the hand in the Zona Final.
page-discard-help = Used and discarded memory cards, face up.
page-waiting-help = A linked card that was copied or revived: it waits here until its moment comes. Meanwhile no memory cards are acquired.
page-taken-help = A linked card that was taken: whoever took it may activate it until the end of the next turn here. Meanwhile nothing is reserved.
zone-initial = Zona Inicial · { $seat }
zone-initial-name = Zona Inicial
zone-final = Zona Final
phase-1 = Acquire
phase-2 = Insert
phase-3 = Move
phase-4 = Memories
card-immediate = Imediato
card-linked = Vinculado
card-immediate-help = Imediato: it may be used at any moment, in any turn.
card-linked-help = Vinculado: it may be used only together with the action it names.
