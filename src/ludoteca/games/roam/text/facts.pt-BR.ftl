# O que um estudo conta.

study-characters = Personagens
study-artifacts = Artefatos
study-outpost = Posto Avançado
study-lands = terrenos reivindicados
study-coins = moedas no fim
study-markers = marcadores no mapa
study-character = Personagens
study-artifact = Artefatos
