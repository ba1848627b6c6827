## The illustrated rules

primer-goal-title = One House will rule
primer-goal = The first to 10 Victory Points ends the game; after ten rounds it ends anyway. Points come from Conflicts, from friends among the four Factions and from a few cards.
primer-end-title = The end
primer-end = When somebody has 10 points the round is finished; then Endgame cards are played and the most points win, with spice, then Solari, water and garrison to break ties.
primer-term-agent = Agent — a figure you send to a board space with a card. You have two; the Swordmaster is the third.
primer-term-influence = Influence — how far you have come with a Faction. Two steps bring a point, four a gift.
primer-term-alliance = Alliance — one point for the first at four Influence, until somebody climbs past.
primer-term-purse = Persuasion — what cards cost. You have it on your Reveal turn, from the cards still in hand.
primer-term-troops = Troops — 2 strength each in the Conflict; they come from your garrison.
primer-term-conflict = Conflict — the rewards fought for this round: first, second, and third at a table of four.
primer-term-reserve = Reserve — cards that can always be acquired.
primer-term-intrigue = Intrigue — hidden cards: Plot in your turn, Combat in the fight, Endgame at the end.
