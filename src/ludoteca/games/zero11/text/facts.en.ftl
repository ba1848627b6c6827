# What a study counts.

study-pages = pages composed
study-clues = clues
study-time = Time left
study-tiles = tiles held
study-fenrir = is Fenrir
study-alive = still alive
study-power = Power cards still held

# What somebody is remembered for at the end.

honour-auction = The longest auction: { $number } bids, won by { $seat }
honour-bid = The highest bid: { $number } Time Points, by { $seat }
honour-eyes = { $seat } looked at other hands most often: { $number } times
