# What a study counts.

study-characters = Characters
study-artifacts = Artifacts
study-outpost = Outpost
study-lands = lands claimed
study-coins = coins at the end
study-markers = explore markers on the map
study-character = Characters
study-artifact = Artifacts

# What somebody is remembered for at the end.

honour-auction = The longest auction: { $number ->
        [one] 1 bid
       *[other] { $number } bids
    }, won by { $seat }
honour-bid = The highest bid: { $number ->
        [one] 1 coin
       *[other] { $number } coins
    }, by { $seat }
honour-slider = { $seat } slid most markers: { $number }
