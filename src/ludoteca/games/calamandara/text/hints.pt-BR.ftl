## O que uma opção traz, para as dicas

term-unit = { $count ->
    [one] Pegada de vantagem
   *[other] Pegadas de vantagem
}
term-way = o caminho até a Fenda
term-steps = passos do seu token
term-cards = Cartas de Lembrança
term-symbols = símbolos na reserva

## Do que um robô pode gostar

temperament-builder = construtor
temperament-runner = corredor
temperament-collector = colecionador
