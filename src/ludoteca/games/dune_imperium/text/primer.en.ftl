## The illustrated rules

primer-goal-title = One House will rule
primer-goal = The first to 10 Victory Points ends the game; after ten rounds it ends anyway. Points come from Conflicts, from friends among the four Factions and from a few cards.
primer-reveal-title = Reveal
primer-reveal = When your Agents are out, or when you want to, reveal the cards left in your hand. They give Persuasion to acquire new cards, and swords for the Conflict. It is your last turn in this round.
primer-deploy-title = To the Conflict
primer-deploy = A combat space, with crossed swords, lets you deploy: all the troops you recruit this turn, and up to two more of your garrison. Each troop is worth 2 strength in this round's Conflict.
primer-end-title = The end
primer-end = When somebody has 10 points the round is finished; then Endgame cards are played and the most points win, with spice, then Solari, water and garrison to break ties.
primer-buy-title = Better cards
primer-buy = Spend Persuasion on cards of the Imperium Row, or on the ones that are always there. What you acquire goes to your discard pile and comes to your hand later. Unspent Persuasion is lost. Look for icons you lack and for effects you can repeat.
primer-round-title = A new round
primer-round = Agents come home, spice gathers on the desert spaces without an Agent, the first player changes and you draw five cards anew. Cards that let you trash others are worth it: a small deck of good cards beats a large one.
primer-term-agent = Agent — a figure you send to a board space with a card. You have two; the Swordmaster is the third.
primer-term-influence = Influence — how far you have come with a Faction. Two steps bring a point, four a bonus.
primer-term-alliance = Alliance — one point for the first at four Influence, until somebody climbs past.
primer-term-purse = Persuasion — what cards cost. You have it on your Reveal turn, from the cards still in hand.
primer-term-troops = Troops — 2 strength each in the Conflict; they come from your garrison.
primer-term-conflict = Conflict — the rewards fought for this round: first, second, and third at a table of four.
primer-term-reserve = Reserve — cards that can always be acquired.
primer-term-intrigue = Intrigue — hidden cards: Plot in your turn, Combat in the fight, Endgame at the end.
