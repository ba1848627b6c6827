# What a page says of a game that has drawn none.
plain-seat = { $seat }
