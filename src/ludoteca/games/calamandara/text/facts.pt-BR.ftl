# O que um estudo conta.

study-way = casas do caminho percorridas
study-hand = cartas na mão
study-reserve = cartas na reserva
study-deck = cartas no baralho
study-memory = Memórias usadas

# Pelo que alguém é lembrado no fim.

honour-annuller = Quem mais anulou memórias: { $seat }, { $number }
honour-memories = Quem mais usou memórias: { $seat }, { $number }
honour-builder = Quem mais inseriu símbolos: { $seat }, { $number }
