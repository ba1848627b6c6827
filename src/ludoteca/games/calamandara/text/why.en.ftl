## Why something is not on offer

why-not-among = This card is not among them: { $memory }.
why-at-most = At most { $most } are possible now.
why-no-such-space = This space is not on the board of this table.
why-empty-space = Nothing lies there: { $cell }.
why-under-token = A token stands on it: { $cell }.
why-protected = A Torre protects this space: { $cell }.
why-taken-space = A symbol already lies there: { $cell }.
why-unfit = The rules of this symbol do not allow it there ({ $symbol }, { $cell }).
why-no-pegada = There is no Pegada there: { $cell }.
why-here-already = Your token stands there already.
why-token-there = Another token stands there: { $cell }.
why-no-way = No way of Pegadas without a gap leads there: { $cell }.
why-no-traveller = Nobody sits there.
why-not-for = { $memory } can do nothing with { $other } now.
why-not-by-card = { $memory } does not allow that now.
why-no-symbol = It is not in your reserve of symbols: { $symbol }.
why-sealed = You are sealed: no attacking symbol may be laid ({ $symbol }).
why-no-space-for = No space of the board can take it: { $symbol }.
why-no-waterfall = There is no Cachoeira there: { $cell }.
why-becomes-nothing = Your depot has nothing that this Cachoeira could become there.
why-not-due = Only your own Cachoeira of an earlier turn is transformed: { $cell }.
why-phase-two-only = Cachoeiras are transformed in phase 2 only.
why-never-becomes = A Cachoeira never becomes this: { $symbol }.
why-depot-empty = Your depot has none left: { $symbol }.
why-not-here = It cannot lie there: { $symbol }.
why-line-full = Facing that way it would break the limit of its line: { $facing }.
why-nothing-moves = No symbol of this line could move.
why-must-move = At least one symbol of the line must move.
why-not-on-line = { $cell } is not on the line of the Estrela.
why-moved-already = This symbol has moved already: { $cell }.
why-nowhere-to-go = It has nowhere to go on this line: { $cell }.
why-hand-reserved = Every card of your hand is to be reserved.
why-card-needs = What { $memory } needs is not there now.
why-not-back = { $cell } is not the next space back on the way.
why-not-left = This symbol card is not among those left: { $symbol_card }.
why-phase-over = Phase { $phase } is over for this turn.
why-same-phase = Only an action of the same phase can be declared anew.
why-inside = Your token is in the Zona Final: there is no phase 4.
why-nothing-to-tend = You have no memory card to reserve, discard or acquire.
why-reserve-full = Your reserve of symbols is full: it holds { $most }.
why-card-gives = The card still gives something: it is not passed over.
why-skipped-all = You have passed over every card of your deck.
why-not-on-card = It is not on your symbol card: { $symbol }.
why-one-space = With one free space only the central symbol may be taken.

## When it is asked

when-acquire = Symbols are acquired in phase 1 of your turn.
when-lay = Symbols are inserted in phase 2 of your turn.
when-transform = Cachoeiras are transformed in phase 2 of your turn.
when-go = Your token moves in phase 3 of your turn.
when-memories = Cards are reserved, discarded and acquired in phase 4 of your turn.
when-use = Memory cards are used at almost any moment, but not in the middle of saying something else.
when-activate = A waiting card is activated when its action happens.
when-at = Choose a symbol to insert first.
