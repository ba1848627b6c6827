## O que uma opção traz, para as dicas

term-pages = pautas
term-time = Pontos de Tempo
term-clues = pistas
term-tiles = peças de Investigação
term-suspects = suspeitos afastados

## Do que um robô pode gostar

temperament-composer = compositor
temperament-detective = detetive
temperament-gambler = apostador
