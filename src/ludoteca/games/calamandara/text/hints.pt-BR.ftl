## O que uma opção traz, para as dicas

term-unit = Pegadas
term-way = o caminho até a Fenda
term-steps = passos do seu token
term-cards = Cartas de Lembrança
term-symbols = símbolos na reserva
