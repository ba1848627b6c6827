## The illustrated rules

primer-goal-title = One night, eleven hours
primer-goal = Before midnight strikes twelve somebody must play the Organ. To win you need three things: know who the Chosen One is, know where the Organ stands, and own 15 pages of music. Then you bring the Chosen One to the Organ in one turn. You win alone; if nobody does, all lose.
primer-end-title = The end
primer-end = When the Organ stands in the city and you are sure of the name, declare in your own turn, name the Chosen One and bring that character onto the Organ with 15 pages. A wrong name and you are out. There are no points: the first to do it wins.
primer-term-time = Time Points — you bid with them, push gears and walk. At 0 you are out.
primer-term-pages = Pages — of the Song of Making. To win you need 15.
primer-term-character = Character — anybody may use anybody on the board. Those in your hand are not the Chosen One.
primer-term-power = Power — one of four cards of yours; each works once in the game.
primer-term-event = Event — what the hour gives, and whom it blocks.
primer-term-order = Turn order — auctioned every hour, position by position; the first chooses first, the last may speak of the Organ.
primer-term-notes = Note sheet — whom you have seen. Who is left may be the Chosen One.
