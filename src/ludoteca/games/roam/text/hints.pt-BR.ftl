## O que uma opção traz, para as dicas

term-unit = { $count ->
    [one] ponto
   *[other] pontos
}
term-points = pontos já garantidos
term-coins = moedas
term-characters = personagens
term-markers = marcadores
term-lands = os terrenos que você explora

## Do que um robô pode gostar

temperament-raider = saqueador
temperament-miser = avarento
