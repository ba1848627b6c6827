# What the terminal table says.

cli-column-code = Code
cli-column-game = Game
cli-column-players = Players
cli-column-variants = Variants (* = unless you say otherwise)
cli-column-seat = Seat
cli-column-player = Player
cli-column-wins = Wins
cli-column-interval = 95% interval
cli-column-score = Points
cli-column-rank = Rank

cli-welcome = { $name }, seed { $seed }
cli-keys = Type the number of what you pick. ? the rule · why NAME why not · u take back · s FILE save · q leave
cli-replay-keys = Enter next · b back · a number to go there · q leave
cli-number = There is no such number in the list: type one from 1 to { $count }.
cli-refused-not-on-offer = That is not on offer now: type a number of the list.
cli-refused-not-a-pick = That was not understood: type a number of the list, or ? why u s q.
cli-refused-undo = That cannot be taken back: something was revealed or somebody else has decided since.
cli-no-rule = No rule is written down for this question.
cli-save-how = Where to? Type s and the name of a file, such as: s evening.txt
cli-saved = Saved. Go on later with: ludoteca play { $game } --resume { $file }
cli-left = { $picks ->
    [one] You left after 1 pick.
   *[other] You left after { $picks } picks.
}
cli-curtain = The keyboard goes to { $seat }. Press Enter when nobody else is looking.
cli-unfinished = { $picks ->
    [one] The game is not over: 1 pick so far.
   *[other] The game is not over: { $picks } picks so far.
}
cli-standing = { $rank }. { $seat }: { $score ->
    [one] 1 point
   *[other] { $score } points
}
cli-record = { $name } { $variants } seed { $seed }
cli-verified = { $picks ->
    [one] The record is sound: 1 pick, played again and verified.
   *[other] The record is sound: { $picks } picks, played again and verified.
}
cli-games = { $count ->
    [one] 1 game
   *[other] { $count } games
}
cli-draws = { $count ->
    [one] 1 draw: nobody won it
   *[other] { $count } draws: nobody won them
}
cli-length = Decisions per game: { $mean } on average, median { $median }, from { $least } to { $most }
cli-speed = In one process: { $decisions } decisions per second, { $games } games per second
cli-archive-line = { $name }: { $kind }. { $why }
cli-archive-unchanged = unchanged
cli-archive-changed = changed
cli-archive-broken = broken
cli-archive-still = A rule was mended; every pick still fits.
cli-archive-at = At pick { $pick } of { $picks }: { $why }
cli-backup-done = { $file } holds the whole database, and is as secret.
cli-restore-done = The database is what { $file } says (its schema was { $schema }).

verify-picks = { $count ->
    [one] The pick is on offer and leads to this result.
   *[other] All { $count } picks were on offer and lead to this result.
}
verify-no-promise = The record carries no promise: it was not played at a web table, or under an older version.
verify-promise = The secret is the one promised before the game: { $promised }
verify-luck = { $count ->
    [0] The shuffle follows from it; nobody added a word.
    [one] The shuffle follows from it and from the word of one player.
   *[other] The shuffle follows from it and from the words of { $count } players.
}
cli-edition = Edition “{ $name }” of { $game } ({ $hash }) fits. What it changes:
cli-edition-origins = Components of the box: { $printed } as the rulebook says, { $public } after public pages, { $reconstructed } reconstructed, { $own } our own.
