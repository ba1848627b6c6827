## The guided first game

guide-goal-title = What it is about
guide-goal = Under each of the six lands waits a lost character: whoever has the most markers on a land when its six squares are full finds them. The most points on what you found win. Each turn you use one of your characters. Two squares with three coins lie side by side: the Warden's pattern reaches both. Use the Warden.
guide-place-title = A pattern is placed as it is
guide-place = Each character explores in one fixed pattern, never turned or mirrored. Point at a square to see where the markers fall, then choose it: the marked one covers six coins. Coins on a square are yours at once, and they buy artifacts and win ties.
guide-face-down-title = Used once, asleep
guide-face-down = The character you used lies face down and cannot be used again yet. You use exactly one each turn. Choose another: which pattern helps you on a land where you already have markers?
guide-face-down-rest = You paid coins to wake somebody although others were awake: allowed, and seldom worth it.
guide-land-title = Aim at a land
guide-land = A land has six squares, two by three. You need more of your markers there than anybody else, not all of them: let the rival help to fill it. A pattern may lie across several lands.
guide-rest-title = Waking up
guide-rest = When all your characters sleep, they wake for free at the start of your turn. You may also rest early, for 1 coin for each character that is still awake. Rest early only when the right pattern is worth it.
guide-skip-title = Taken squares and blank ones
guide-skip = A square that holds a marker already is skipped, and the rest is still placed. Blank squares of a pattern are optional: pay 2 coins for each that you want to fill as well. They may even stick out over the edge.
guide-auction-title = A tie is settled with coins
guide-auction = Where two have equally many markers on a full land, coins decide: each tied player says one number, higher than the one before, or passes; only the winner pays. Whoever leaves a full land empty-handed gets 1 coin for having been there.
guide-found-title = A new character
guide-found = Whoever finds a character takes the card into their line, ready for the next turn, with points and a pattern of its own. The markers of that land go home and a new land takes its place. More patterns also mean that you rest less often.
guide-buy-title = Artifacts
guide-buy = At the end of your turn you may buy one artifact of the row above the map. Each bends the rules for you in a small way, turn after turn, and the points on it count at the end. An early one works longest: buy one you like.
guide-buy-pass = You keep your coins. That is fine while you save for a dearer artifact; coins themselves only break ties.
guide-artifact-title = Using an artifact
guide-artifact = Turn it down to use it: gain a coin, flip a character, slide any marker by one square, rotate your pattern, fill a blank square for free, or replace a marker of somebody else. It wakes again together with your characters.
guide-ahead-title = Think of the rival
guide-ahead = Look at the lands that are nearly full. If the rival has more markers there, do not fill the last square for them; if you have, fill it before they catch up.
guide-end-title = How it ends
guide-end = As soon as somebody owns ten characters, the round is finished and points are counted: those on characters and artifacts. If they are equal, coins decide. You know it all now: play on.
