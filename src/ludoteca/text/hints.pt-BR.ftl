## Dicas que dizem por quê

term-chances = por cento de vitórias se todos jogarem ao acaso
hint-title = O que um robô olharia primeiro
hint-chances = { $percent }% de chance de vencer
hint-sum = { $total } { $unit }, sobretudo { $term } ({ $most })
hint-alone = { $total } { $unit }: só { $term }
hint-but = { $total } { $unit }: { $term } ({ $most }), mas { $other } ({ $less })
hint-each = { $amount } { $term }
hint-nothing = muda pouco neste turno
hint-then = depois: { $line }
