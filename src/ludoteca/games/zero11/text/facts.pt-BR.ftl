# O que um estudo conta.

study-pages = pautas compostas
study-clues = pistas
study-time = Tempo restante
study-tiles = peças na mão
study-fenrir = é Fenrir
study-alive = ainda no jogo
study-power = cartas de Poder ainda na mão

# Pelo que alguém é lembrado no fim.

honour-auction = O leilão mais longo: { $number } lances, vencido por { $seat }
honour-bid = O lance mais alto: { $number } Pontos de Tempo, de { $seat }
honour-eyes = Quem mais examinou mãos alheias: { $seat }, { $number } vezes
