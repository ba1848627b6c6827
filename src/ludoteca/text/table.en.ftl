# What the web table says, whatever is played on it.

## Every page

shell-skip = Skip to the table
shell-home = Back to the lobby
shell-nav = You and your language
shell-language = Language
shell-you = You
shell-me = { $name }: name and preferences
sorry-title = That did not work

## Lobby

lobby-title = Pull up a chair.
lobby-lead = Modern board games with friends, with bots, or passing one device around. No account, no waiting.
lobby-games = The shelf
lobby-mine = Your tables
lobby-open = Tables with a free chair
lobby-finished = Played to the end
lobby-import = Bring a record
lobby-import-text = Paste the text of a recorded game to watch it or play on from any moment
lobby-import-button = Open it
box-players = { $low } to { $high } players
box-players-exactly = { $count } players
card-finished = Finished
card-closed = Put away
card-waiting = Waiting for players
card-your-turn = Your turn
card-running = In play
card-bot = Bot
card-open = Free chair
card-person = Player
card-guest = Player
card-past = Player
card-removed = Removed player

## Setting a table

game-rules = Read the rules
quick-play = Play now
quick-play-game = Play { $game } now
quick-play-with = { $count ->
    [one] against one bot
   *[other] against { $count } bots
}
game-cards = All cards
cards-title = The cards of { $game }
set-title = Set the table
set-name = Your name
set-players = How many play?
set-who = Who sits where?
set-variants = The game
set-more-variants = { $count ->
    [one] One more choice
   *[other] { $count } more choices
}
set-more = Clock and curtain
set-clock = Clock
set-expired = When time is up
set-pause = Answers out of turn
set-pause-of = { $seconds ->
    [0] take one or two seconds
   *[other] take { $seconds } seconds
}
set-pause-help = Every answer takes that long, whoever gives it and whatever they hold. The longer it is, the less your thinking tells the others.
set-curtain = Privacy curtain
set-curtain-help = When several people share this device, nothing secret shows while it changes hands.
set-begin = Play
set-bots = What the bots are like
who-me = Me
who-bot = Bot: { $level }
who-friend = A friend, by secret link
who-anyone = Anybody from the lobby
who-guest = Somebody here, on this device
who-guest-name = Their name
bot-random = Pure chance
    .help = Takes any of the possible moves.
bot-carefree = Carefree
    .help = Sees what a beginner sees, and does not look closely.
bot-greedy = Apprentice
    .help = Looks one turn ahead, like a beginner.
bot-mcts-fast = Regular
    .help = Thinks for a moment.
bot-mcts = Veteran
    .help = Thinks for up to half a second.
bot-mcts-strong = Expert
    .help = Thinks for up to a second and a half.
bot-master = Master
    .help = Has learned from many games against itself; thinks for up to a second and a half.
bot-master-untaught = { bot-master }
    .help = The strongest at this game; thinks for up to a second and a half.
bot-tempered = { $level }, { $temperament }
temperament-none = balanced
temperament-title = Temperament
temperament-help = What a bot is fond of for its own sake. It plays differently, and mostly a little worse, than a balanced one of its level.
temperament-of = What the bot at seat { $number } is fond of
clock-none = No clock
clock-game-5-10 = 5 minutes each, 10 seconds more per turn
clock-game-15-20 = 15 minutes each, 20 seconds more per turn
clock-game-45-30 = 45 minutes each, 30 seconds more per turn
clock-days-1 = One day per decision
clock-days-3 = Three days per decision
clock-days-7 = A week per decision
expired-bot = a bot plays on
expired-pass = the player passes

## Rules

rules-title = Rules of { $game }
rules-own-words = The rules as this table plays them, in our own words. Every question during a game shows the rule behind it.
rules-goal = The goal
rules-turn = A turn
rules-actions = What you can do
rules-scoring = The end and the points
rules-terms = Words and signs
rules-every = Every rule
rules-search = Search the rules
rules-print = Print
rules-example = An example: the points of { $names } in one game
rules-total = Together
rules-chapters = Chapters

## Oneself

me-title = Name and preferences
me-theme = Appearance
me-save = Save
me-confirm = Ask me to confirm each decision
me-confirm-help = The first click chooses, the second confirms.
me-sound = Sound when it is my turn
me-sound-help = One soft chime.
me-notify = Browser notification when it is my turn
me-notify-help = Only while the table is open in a tab you are not looking at.
me-speak = Read stories aloud
me-speak-help = With your browser's voice, where a game tells a story.
theme-auto = As my device prefers
theme-light = Light
theme-dark = Dark
me-speed = How fast bots play and pieces move
speed-slow = slow
speed-normal = normal
speed-fast = fast
speed-instant = at once
me-recovery = Take your seat to another device
me-recovery-why = You are known by a cookie in this browser. A recovery code opens the same seats elsewhere; write it down, it is shown once and works once.
me-recovery-make = Make a recovery code
me-recover = I have played here before
me-recover-code = Recovery code
me-recover-button = That is me
me-recover-wrong = No player has this code. Look at each letter once more, or make a new code on the device where you played.

## Invitation

join-title = You are invited to play { $game }
join-button = Sit down
waiting-title = Waiting for the others
waiting-how = Send each friend a link. The game begins when the last chair is taken.
waiting-outside = This table waits for its players. You may watch when it begins.
waiting-seat = Seat { $number }
waiting-link = Secret link for this chair
waiting-copy = Copy
waiting-sit = Sit down

## At the table

table-chairs = Who plays
table-your-decision = Your decision
table-others-decision = Whose decision it is
table-thinks = { $seat } is thinking
table-busy = The house is full: until it empties, bots think for a shorter time.
table-waits-for = Waiting for { $seat }
table-you = you
table-to-play = to play
table-bot = bot
table-stand-in = a bot plays on
table-away = away
table-take-over = Let a bot play on
table-take-back-seat = Take my seat back
table-time-left = { $time } left
table-days-hours = { $days } d { $hours } h
table-rule = The rule
table-undo = Take back
table-ask-undo = Ask to take back
table-hurry = Hurry
table-tools = More tools
table-stepper = Less or more
table-hint = Hint
table-cover = Draw the curtain
table-free-seat = Free chair
table-no-page = The board cannot be drawn now. The game goes on with the buttons above.
table-wants-undo = { $count ->
    [one] { $seat } would like to take back the last decision.
   *[other] { $seat } would like to take back the last { $count } decisions.
}
table-wants-takeover = { $name } proposes that a bot plays on for { $other }.
table-wants-remove = { $name } proposes to remove { $other } from the table; a bot would play on.
table-host = The owner of the table
table-agree = I agree
table-refuse = Rather not
table-waits-consent = Waiting for { $names }.
table-nobody = Nobody wins.
table-winner = { $names } wins!
table-winners = { $names } share the victory!
table-closed = This game was put away before the end.
table-closed-for-good = This game was put away, and everything was looked at.
table-reopen = Take it up again
table-face-up = Look at everything: this ends the game for good
table-second-thoughts = with second thoughts
table-second-thoughts-why = Somebody took back a decision after seeing what came of it, or played ahead.
table-result = Result
table-rank = Rank
table-player = Player
table-points = Points
table-watch-replay = Watch the replay
table-again = Play again
table-record = Save the record
table-rules = Rules
table-replay = Replay
table-back = Back to the table
title-turn = ● Your turn: { $game }
title-table = { $game }
title-over = Finished: { $game }

## The curtain

curtain-pass = Pass the device to { $seat }
curtain-closed = The curtain is drawn
curtain-why = Nothing secret is on the screen. Look away until they have it.
curtain-lift = I am { $seat }: show my side

## Standing answers

standing-answers = Your standing answer passes
standing-title = Questions outside my turn
standing-ask = ask me every time
standing-matters = ask me only if it matters
standing-turn = pass until my turn
standing-always = always pass

## Log and chat

log-title = What happened
log-since = { $count ->
    [one] Since you left
   *[other] Since you left: { $count } events
}
log-moment = Go to this moment
note-undo = { $count ->
    [one] { $seat } took back a decision.
   *[other] { $seat } took back { $count } decisions.
}
note-second-thoughts = From here on this is a table with second thoughts: somebody goes on knowing what would have come.
note-stand-in = A bot plays on for { $seat }.
note-back = { $seat } is back in their seat.
note-time = { $seat } ran out of time.
note-no-undo = { $seat } would rather not take back.
note-no-takeover = { $seat } would rather wait.
note-no-remove = { $seat } would rather keep everybody at the table.
note-removed = The owner removed somebody from the table. A bot plays on in their seat, and the game does not count for ratings.
note-rules-changed = The rules were mended since this game began (version { $from }, now { $to }). Everything played still fits.
note-rules-mended = The rules were mended since this game began (version { $from }, now { $to }). It goes on from the state that was saved last.
note-rules-stuck = This game was played under other rules (version { $from }, now { $to }). It can be looked at as far as it can be followed.
chat-title = Chat
chat-say = Say something
chat-send = Send
chat-gone = Somebody who left
side-title = Log, chat and more
side-more = More
side-close = Put this game away
side-leave = Let a bot play on for me
side-settings = Name and preferences
side-variants = { $list }

## Replay

replay-title = Replay: { $game }
replay-first = To the beginning
replay-back = One decision back
replay-play = Play by itself
replay-next = One decision on
replay-last = To the end
replay-moment = Moment
replay-count = { $n } of { $last }
replay-eyes = Seen by
replay-watch = a spectator
replay-all = everything face up
replay-quiet = Nothing to tell at this moment.
replay-play-on = Play on from here as { $seat }

## Keys

keys-title = Keyboard
keys-close = Close
keys-tab = to the next thing to pick
keys-arrows = to the nearest thing to pick in that direction
keys-enter = pick it
keys-number = pick that button of the question
keys-i = read the next thing, or the one before
keys-shift = read the nearest thing in that direction
keys-u = take back
keys-r = the rule behind the question
keys-y = why something cannot be picked
keys-h = tell the bots to hurry
keys-t = a hint
keys-l = to the log; there, arrows go from line to line and Enter to that moment
keys-c = to the chat
keys-question = this list
keys-escape = close, or let go

## What the script says

script-lost = The connection is lost. Trying again …
script-back = Connected again.
script-confirm = Confirm
script-cancel = Cancel
script-your-turn = It is your turn.
script-copied = Copied
script-near = Closer
script-whole = The whole board
script-play = Play
script-close = Close
script-why = Not now:
script-rule = The rule
script-sheet = About this
script-thing = one thing
script-things = {"{n}"} things

## What is refused

refused-stale = The table has moved on since that click. Here is how it stands now.
refused-not-asked = It is not your decision now. Wait until you are asked.
refused-not-on-offer = That is not on offer now. Pick one of the things that glow.
refused-not-a-pick = That is not a pick. Pick one of the things that glow.
refused-not-started = The table still waits for somebody. It begins when the last chair is taken.
refused-over = The game is over. Look at the replay, or play again.
refused-watching = You are watching. Only those who sit here may do that.
refused-curtain = Lift the curtain first.
refused-stand-in = A bot plays for you. Take your seat back first.
refused-undo = There is nothing of yours to take back.
refused-proposal = The table is being asked about something already, or not at all.
refused-present = That seat is not empty. Its player has a minute to come back, or as long as the clock gives.
refused-standing = There is no such standing answer. Choose one from the list.
refused-bot = A bot sits there already.
refused-too-slow = That took too long to arrive. Look at your connection and try again.
refused-too-large = That is too large.
refused-too-fast = Not so fast. Wait a moment and try again.
refused-message = That was not understood. Reload the page and try again.
refused-form = This form is old or not from this table. Reload the page and send it again.
refused-missing = There is nothing at this address. The lobby has every table you sit at.
refused-seats = Choose one of the player counts of this game.
refused-chair = Choose who sits on each chair from the list.
refused-tables = You have as many tables running as one person may. Finish one of them first.
refused-editions = As many editions are being played here as there is room for. Play the box as it is, or try again in a while.
refused-edition-twin = Another edition has the same number already. Change something more in yours.
refused-played = You play with as many editions as one person may. Finish one of those games first.
refused-shared = Others play at this table too. Let a bot play on for you instead.
refused-clock = Choose a clock from the list.
refused-variant = Choose the game's variants from the lists.
refused-game = There is no such game on the shelf.
refused-invitation = That chair is taken. Ask for a new link, or open a table of your own.
refused-eyes = That is shown when the game is over. Until then you see what your own seat sees.
refused-moment = The game has no such moment. Choose one on the line.
refused-version = That game was played under other rules. Open it with the program that wrote it.
refused-record = That record is damaged or was changed. Take the file again from where it was saved.
refused-unwritten = That could not be written down just now, so it did not happen. Nothing is lost: wait a moment and try again.
refused-language = That language is not spoken here. Choose one at the top of the page.

## The guided first game

coach-begin = Learn it by playing
coach-begin-help = A coach sits beside you, about { $minutes } minutes. No rulebook needed.
coach-name = Coach
coach-progress = { $learned } of { $count } lessons
coach-otherwise = That works too.
coach-finished = That is all there is to it
coach-finished-text = You have met everything this game is made of. Play on alone to the end, or set a table of your own.
coach-waiting = Watch what the others do. The log says it in words, and every piece tells about itself if you point at it.
coach-free = Nothing new here: decide as you like. If you are unsure, a hint says what a bot would do, and why.
guest-name = Guest

set-luck = A word of yours for the shuffle
set-luck-help = Optional. The server has promised its own part already ({ $promised }…); yours is mixed in, and at the end anybody can check both.
promise-made = The shuffle was promised before anybody sat down: { $promised }…
promise-kept = The shuffle is the one that was promised before anybody sat down ({ $promised }…). The record proves it.
promise-broken = The shuffle is not the one that was promised. Do not trust this table.

# Editions: what an owner of a box corrects.
game-edition = What is in the box, and where we have it from
edition-title = { $game }: an edition of your own
edition-none = Every component as we have it, with where it comes from.
edition-is = Edition “{ $name }”: the box with what its owner corrected.
edition-how = Does your box show something else? Correct it here, or take the file home and use an editor. What comes of it has an address of its own, to play with and to share.
edition-named = Edition: { $name }
edition-download = Take the file home
edition-cards = All cards
edition-printed = The box as we have it
edition-play = Play with this edition
edition-bring = Bring an edition
edition-file = A file
edition-text = Or its text
edition-bring-button = Check it and open it
edition-name = What your edition is called
edition-changes =
    { $count ->
        [0] Nothing is changed
        [one] One component is corrected
       *[other] { $count } components are corrected
    }
edition-sorts = Kinds of components
edition-origin = Where this comes from
edition-correct = Correct it
edition-corrected = corrected
origin-printed = printed
origin-public = public
origin-reconstructed = reconstructed
origin-own = our own
sort-board = Numbers and board
sort-character = Characters
sort-starting = Starting characters
sort-artifact = Artifacts
sort-card = Cards of the decks
sort-space = Board spaces
sort-conflict = Conflicts
sort-intrigue = Intrigue cards
sort-leader = Leaders
sort-hagal = House Hagal
sort-memory = Memory cards
sort-tile = Tiles
sort-event = Events
sort-building = Buildings
sort-villager = Villagers
sort-encounter = Encounters
