## O que uma opção traz, para as dicas

term-unit = pontos
term-points = pontos
term-coins = moedas
term-characters = personagens
term-markers = marcadores
term-lands = os terrenos que você explora

## Do que um robô pode gostar

temperament-raider = saqueador
temperament-miser = avarento
