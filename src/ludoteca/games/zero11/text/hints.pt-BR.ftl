## O que uma opção traz, para as dicas

term-pages = { $count ->
    [one] pauta
   *[other] pautas
}
term-time = { $count ->
    [one] Ponto de Tempo
   *[other] Pontos de Tempo
}
term-clues = { $count ->
    [one] pista
   *[other] pistas
}
term-tiles = { $count ->
    [one] peça de Investigação
   *[other] peças de Investigação
}
term-suspects = { $count ->
    [one] suspeito afastado
   *[other] suspeitos afastados
}

## Do que um robô pode gostar

temperament-composer = compositor
temperament-detective = detetive
temperament-gambler = apostador
