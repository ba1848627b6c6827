## O que uma opção traz, para as dicas

term-unit = { $count ->
    [one] ponto
   *[other] pontos
}
term-track = a trilha de progresso
term-buildings = construções
term-reputation = reputação
term-coins = moedas e rendimento
term-goods = mercadorias
term-villagers = aldeões
term-caves = cavernas e fichas

## Do que um robô pode gostar

temperament-builder = construtor
temperament-host = anfitrião
