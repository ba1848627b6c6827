## O que uma opção traz, para as dicas

term-unit = { $count ->
    [one] ponto
   *[other] pontos
}
term-points = Pontos de Vitória
term-influence = Influência
term-goods = Solaris, especiaria e água
term-troops = a guarnição
term-intrigue = cartas de Intriga
term-council = assento e Espadachim
term-cards = cartas e Agentes
term-conflict = o Conflito

## Do que um robô pode gostar

temperament-raider = saqueador
temperament-diplomat = diplomata
temperament-gambler = apostador
