# O que um estudo conta.

study-pages = páginas compostas
study-clues = pistas
study-time = Tempo restante
study-tiles = fichas em mãos
study-fenrir = é Fenrir
study-alive = ainda vivo
study-power = cartas de Poder ainda na mão
