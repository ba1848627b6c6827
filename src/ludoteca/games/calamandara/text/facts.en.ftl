# What a study counts.

study-way = spaces of the way covered
study-hand = cards in hand
study-reserve = cards in the Reserva Final
study-deck = cards in the deck
study-memory = Memories used

# What somebody is remembered for at the end.

honour-annuller = { $seat } annulled most memories: { $number }
honour-memories = { $seat } used most memories: { $number }
honour-builder = { $seat } inserted most symbols: { $number }
