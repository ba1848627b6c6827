## Hints that say why

term-chances = percent of victories when everybody plays on at random
hint-title = What a bot would look at first
hint-chances = { $percent }% to win
hint-sum = { $total } { $unit }, mostly { $term } ({ $most })
hint-alone = { $total } { $unit }, all of it { $term }
hint-but = { $total } { $unit }: { $term } ({ $most }), but { $other } ({ $less })
hint-each = { $amount } { $term }
hint-nothing = changes little this turn
hint-then = then: { $line }
