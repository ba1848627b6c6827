# O que um estudo conta.

study-way = casas do caminho percorridas
study-hand = cartas na mão
study-reserve = cartas na reserva
study-deck = cartas no baralho
study-memory = Memórias usadas
