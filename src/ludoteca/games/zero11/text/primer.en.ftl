## The illustrated rules

primer-goal-title = One night, eleven hours
primer-goal = Before the clock strikes XII somebody must play the Organ. To win you need three things: know who the Chosen One is, know where the Organ stands, and own 15 pages of music. Then you bring the Chosen One to the Organ in one turn. You win alone; if nobody does, all lose.
primer-ability-title = The ability comes first
primer-ability = Each character can do one thing nobody else can: examine cards, compose, walk for free, draw tiles and more. It is used before the gears turn; gifts of the Hour's event come even before it.
primer-end-title = The end
primer-end = When the Organ stands in the city and you are sure of the name, declare in your own turn, name the Chosen One and bring that character onto the Organ with 15 pages. A wrong name and you are out. There are no points: the first to do it wins.
primer-term-time = Time Points — you bid with them, push gears and walk. At 0 you are out.
primer-term-pages = Pages — of the Song of Making. To win you need 15.
primer-term-character = Character — anybody may use anybody on the board. Those in your hand are not the Chosen One.
primer-term-power = Power — one of four cards of yours; each works once in the game.
primer-term-event = Event — what the Hour gives, and whom it blocks.
primer-term-order = Turn order — auctioned every Hour, position by position; the first chooses first, the last may place a location tile.
primer-term-notes = Note sheet — whom you have seen. Who is left may be the Chosen One.
primer-term-clue = Clue — lies in the city until a character enters its space. Each makes Examine, Investigate or Compose stronger by one.
primer-term-tile = Investigation tile — an item to play once, or a location that says where the Organ is.
primer-term-mystic = Mystic Building — one of five that location tiles speak of.
primer-term-fenrir = Fenrir — with four players or more, one of you from Hour V on: he names the Chosen One, shows 2 Marks of the Wolf, has 12 pages and brings his own character to the Chosen One.
