# What a study counts.

study-way = cells of the way covered
study-hand = cards in hand
study-reserve = cards in the reserve
study-deck = cards in the deck
study-memory = Memories used
