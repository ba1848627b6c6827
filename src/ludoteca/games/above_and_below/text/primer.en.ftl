## The illustrated rules

primer-goal-title = A village over the caves
primer-goal = You have seven rounds to build a village and to find out what lies below it. Points come from buildings, from goods on your track and from your good name.
primer-act-title = One action with ready villagers
primer-act = Explore, build, train, labor or harvest: whoever does it is exhausted afterwards. Turns go round until everybody has passed.
primer-train-title = Train
primer-train = A ready villager with a quill trains one of the row, for the coins below the newcomer. He comes exhausted; a bed at the end of the round makes him ready. More villagers mean more actions every round.
primer-end-title = The end
primer-end = After seven rounds add up: goods on the track, 1 point for each building, what is printed on buildings, and your reputation.
primer-term-villager = Villager — ready, exhausted or injured. Only the ready act.
primer-term-lantern = Lanterns — what a villager gives to an exploration if the die shows the number or more.
primer-term-skills = Hammer and quill — who builds, and who trains.
primer-term-building = Building — beds, goods, coins or points. Each is worth 1 point at least.
primer-term-cave = Cave — once explored, an outpost can be built on it. The numbers are the stories it leads to.
primer-term-track = Progress track — goods in a row; the further right, the more points each, and more income.
primer-term-reputation = Reputation — your good name, raised or lowered by stories. It counts at the end.
