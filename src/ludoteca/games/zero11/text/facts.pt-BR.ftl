# O que um estudo conta.

study-pages = pautas compostas
study-clues = pistas
study-time = Tempo restante
study-tiles = peças na mão
study-fenrir = é Fenrir
study-alive = ainda no jogo
study-power = cartas de Poder ainda na mão

# Pelo que alguém é lembrado no fim.

honour-auction = O leilão mais longo, vencido por { $seat }: { $number ->
        [1] 1 lance
       *[other] { $number } lances
    }
honour-bid = O lance mais alto, de { $seat }: { $number ->
        [1] 1 Ponto de Tempo
       *[other] { $number } Pontos de Tempo
    }
honour-eyes = Quem mais examinou mãos alheias: { $seat }, { $number ->
        [1] 1 vez
       *[other] { $number } vezes
    }
