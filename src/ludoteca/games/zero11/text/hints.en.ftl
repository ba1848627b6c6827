## What an option brings, for hints

term-pages = pages
term-time = Time Points
term-clues = clues
term-tiles = Investigation tiles
term-suspects = suspects fewer
