## A game looked back at

review-title = { $game }, looked back at
review-how = Every decision is judged from what its player knew at that moment. “Better” is what a searching bot would have picked; both picks were then played on in the same worlds, with the same luck. A verdict is an opinion of a bot, with its uncertainty beside it.
review-curve = Winning chances
review-curve-help = Winning chances of every player, pick by pick
review-players = Players
review-accuracy = Accuracy
review-luck = Luck
review-luck-help = Luck is how much a player’s chances rose or fell, together, by what their own picks turned up: draws, dice, hidden cards.
review-turning = Turning points
review-turn = Pick { $n }: { $seat } – { $pick }. { $who }: { $before } → { $after }.
review-decisions = Decisions worth a second look
review-flawless = Nothing that the bot would have done clearly better.
review-rest = { $count ->
    [one] The other decision
   *[other] The other { $count } decisions
}
review-n = Pick { $n }
review-cost = { $loss } ± { $error } of a victory given away
review-grade-best = best
review-grade-good = good
review-grade-inaccuracy = inaccuracy
review-grade-mistake = mistake

## At the table

review-table = Look back at this game
review-begin = Review this game
review-begin-why = A strong bot looks at every decision from what its player knew then. It takes a minute or two; you can leave and come back.
review-working = Looking at decision after decision …
review-working-count = { $done } of { $whole } parts
review-stopped = The review was interrupted. Begin it again.
review-see = See it
review-play-on = Play on from here as { $seat }
review-save = Save as a page
review-none = This game can be played again only in part, so it cannot be reviewed.

## The end of a game

end-sources = Where the points came from
end-numbers = How everybody stood
end-curve = How far everybody had come, from the first decision to the last
end-turned = { $seat } was ahead for good from decision { $n } on
end-best = Best move: { $seat } at decision { $n } – { $pick }
end-link = Address of this table
end-share = Copy link
end-picture = Picture
