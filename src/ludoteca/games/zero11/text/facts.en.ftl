# What a study counts.

study-pages = pages composed
study-clues = clues
study-time = Time left
study-tiles = tiles held
study-fenrir = is Fenrir
study-alive = still alive
study-power = Power cards still held
