## The illustrated rules

primer-goal-title = Find the lost characters
primer-goal = Six lands lie before you, and under each of them waits a lost character. Whoever has the most markers on a land when its six squares are full finds that character. The most points on characters and artifacts win.
primer-use-title = Use one character
primer-use = Turn one of your face-up characters face down: its pattern is what you explore with this turn.
primer-place-title = A pattern is placed as it is
primer-place = Each character explores in one fixed pattern, never turned or mirrored. Choose a square and put your markers where the pattern says. Coins on those squares are yours at once.
primer-claim-title = Full lands are found
primer-claim = At the end of your turn each land with six markers is complete. Whoever has most of them there takes the card; a new land takes its place.
primer-end-title = The end
primer-end = As soon as somebody owns ten characters, the round is finished. Add the points on characters and artifacts; if they are equal, coins decide.
primer-term-marker = Explore marker — a cube of your colour on a square. Whoever has most of them on a full land finds its character.
primer-term-land = Land — two by three squares. When all six hold a marker it is complete.
primer-term-character = Character — a pattern and points. Face up it is awake, face down it sleeps.
primer-term-pattern = Pattern — the squares your markers go on, in the direction in which the card faces.
primer-term-artifact = Artifact — a small power you buy with coins; it counts points, too.
primer-term-points = Points — printed on characters and artifacts. Most points win.
primer-term-asleep = Asleep — used and face down. When all sleep, all wake.
