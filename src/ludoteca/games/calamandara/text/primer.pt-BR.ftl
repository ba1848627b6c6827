## As regras ilustradas

primer-goal-title = Um caminho até a Fenda
primer-goal = Os viajantes partem das pontas do tabuleiro. Quem primeiro pisar na Fenda Dimensional, o espaço do centro, vence na hora; não há pontos. Só se anda sobre Pegadas: é preciso fazer um caminho com elas.
primer-end-title = O fim
primer-end = Vence o primeiro token na Fenda, e para isso ali precisa haver uma Pegada. Guarde então uma Pegada para o último passo, e uma carta contra a resposta que virá.
primer-term-card = Carta de Lembrança — usada no turno de qualquer um: a imediata a qualquer momento, a vinculada só junto com a ação que ela indica.
primer-term-symbol-card = Carta de Símbolos — mostra o que você pode adquirir: o do meio e um dos três.
primer-term-reserve = Reserva de Símbolos — até quatro símbolos, prontos para inserir.
primer-term-final = Reserva Final — até três cartas guardadas para a Zona Final.
primer-term-depot = Depósito — todos os símbolos que você ainda possui.
primer-term-pegada = Pegada — o único símbolo em que um token pode ficar.
primer-term-fogo = Fogo — inserido sobre um símbolo, destrói esse símbolo.
primer-term-montanha = Montanha — um obstáculo.
primer-term-cachoeira = Cachoeira — apaga um Fogo; no seu turno seguinte vira Pegada, Torre ou Montanha, ou volta ao depósito.
primer-term-caverna = Caverna — da linha dela para a próxima, permite um passo diagonal de uma coluna; duas Cavernas alcançam mais longe.
primer-term-torre = Torre — livra a sua linha de símbolos de ataque e de Cartas de Lembrança.
primer-term-espelho = Espelho — empurra um espaço para trás o token cujos dedos a ponta toca.
primer-term-asa = Asa — da linha dela, permite saltar em frente a linha seguinte.
primer-term-estrela = Estrela — ao ser inserida, rearranja os símbolos da sua linha ou coluna.
