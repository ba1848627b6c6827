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

honour-auction = O leilão mais longo: { $number } lances, vencido por { $seat }
honour-bid = O lance mais alto: { $number } moedas, de { $seat }
honour-slider = Quem mais deslizou marcadores: { $seat }, { $number } vezes
