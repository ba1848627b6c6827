# What a study counts.

study-pages = pages composed
study-clues = clues
study-time = Time left
study-tiles = tiles held
study-fenrir = is Fenrir
study-alive = still in the game
study-power = Power cards still held

# What somebody is remembered for at the end.

honour-auction = The longest auction: { $number ->
        [one] 1 bid
       *[other] { $number } bids
    }, won by { $seat }
honour-bid = The highest bid: { $number ->
        [one] 1 Time Point
       *[other] { $number } Time Points
    }, by { $seat }
honour-eyes = { $seat } looked at other hands most often: { $number ->
        [one] once
       *[other] { $number } times
    }
