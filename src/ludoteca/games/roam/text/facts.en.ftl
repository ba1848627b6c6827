# What a study counts.

study-characters = Characters
study-artifacts = Artifacts
study-outpost = Outpost
study-lands = lands claimed
study-coins = coins at the end
study-markers = explore markers on the map
study-character = Characters
study-artifact = Artifacts
