# O que um estudo conta.

study-characters = Personagens
study-artifacts = Artefatos
study-outpost = Posto Avançado
study-lands = terrenos reivindicados
study-coins = moedas no fim
study-markers = marcadores no mapa
study-character = Personagens
study-artifact = Artefatos

# Pelo que alguém é lembrado no fim.

honour-auction = O leilão mais longo, vencido por { $seat }: { $number ->
        [1] 1 lance
       *[other] { $number } lances
    }
honour-bid = O lance mais alto, de { $seat }: { $number ->
        [1] 1 moeda
       *[other] { $number } moedas
    }
honour-slider = Quem mais deslizou marcadores: { $seat }, { $number ->
        [1] 1 vez
       *[other] { $number } vezes
    }
