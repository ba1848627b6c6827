## O que uma opção traz, para as dicas

term-unit = Pegadas
term-way = o caminho até a Fenda
term-steps = passos da sua peça
term-cards = cartas de memória
term-symbols = símbolos na reserva
