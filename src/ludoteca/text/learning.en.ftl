## Puzzles

puzzle-title = Puzzles
puzzle-lead = Positions from real games in which one move is clearly best, however the hidden cards lie. The first try counts.
puzzle-of = { $game }: puzzle
puzzle-daily = Today’s
puzzle-weekly = This week’s, harder
puzzle-shelf = All of them: { $solved } of { $count } solved
puzzle-theme-win = One turn to victory: find the move that wins
puzzle-theme-best = Find the one best move
puzzle-theme-survive = You are behind: find the move that keeps you in the game
puzzle-how = You see what this player saw. Pick on the board or below.
puzzle-good = Right so far. And now?
puzzle-rating = Rating { $rating }
puzzle-solved-by = { $tried ->
    [0] nobody has tried it yet
   *[other] solved at first sight by { $solved } of { $tried }
}
puzzle-you = Player { $number } (you)
puzzle-rival = Player { $number }
puzzle-right = That is it!
puzzle-wrong = Not the best one
puzzle-picked = You picked: { $pick }.
puzzle-solution = Solution:
puzzle-why = The next best, “{ $second }”, brings { $gap } less of a victory; in { $sure } of the ways the hidden cards could lie the solution is better.
puzzle-next = Next puzzle
puzzle-again = Look again

## One’s own numbers

numbers-title = My numbers
numbers-lead = Games you have finished at this table. They belong to this browser; a recovery code (under your name) takes them to another device.
numbers-none = Finish a game, and it is counted here.
numbers-titles = By title
numbers-game = Title
numbers-games = Games
numbers-won = Won
numbers-rank = Average rank
numbers-rating = Rating
numbers-rating-help = The rating is openskill’s, with its 95% margin, against people and against bots whose strength was measured. Practice, guided games, games with an edition and games with second thoughts do not count for it.
numbers-against = With whom, and from which seat
numbers-where = Table
numbers-with = With { $name }
numbers-with-people = With people
numbers-seat = Seat { $number }
numbers-accuracy = Accuracy over time
numbers-accuracy-none = Review a game after its end, and your accuracy is drawn here.
numbers-puzzles-told = { $solved } of { $tried } solved at first sight; puzzle rating { $rating }.
numbers-puzzles-none = You have not tried one yet.
numbers-forget = Delete everything about me
numbers-forget-what = Your name, settings, devices, passkeys, numbers and ratings, what you said, and every table at which only you and bots sat. Tables with other people stay, without your name. This cannot be undone.
numbers-forget-sure = Yes, delete all of it
