# O que um estudo conta.

study-way = espaços do caminho percorridos
study-hand = cartas na mão
study-reserve = cartas na Reserva Final
study-deck = cartas no baralho
study-memory = Cartas de Lembrança usadas

# Pelo que alguém é lembrado no fim.

honour-annuller = Quem mais anulou Cartas de Lembrança: { $seat }, { $number }
honour-memories = Quem mais usou Cartas de Lembrança: { $seat }, { $number }
honour-builder = Quem mais inseriu símbolos: { $seat }, { $number }
