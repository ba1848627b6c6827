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
review-n = Pick
review-verdict = Verdict
review-pick = Was picked
review-better = Better
review-cost = Gave away
review-grade-best = best
review-grade-good = good
review-grade-inaccuracy = inaccuracy
review-grade-mistake = mistake
