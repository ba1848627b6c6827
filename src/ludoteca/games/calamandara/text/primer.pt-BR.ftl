## As regras ilustradas

primer-goal-title = Um caminho até a Fenda
primer-goal = Os viajantes partem das pontas do tabuleiro. Quem primeiro pisar na Fenda Dimensional, o espaço do centro, vence na hora; não há pontos. Só se anda sobre Pegadas: é preciso fazer um caminho com elas.
primer-end-title = O fim
primer-end = Vence o primeiro token na Fenda, e para isso ali precisa haver uma Pegada. Guarde então uma Pegada para o último passo, e uma carta contra a resposta que virá.
primer-term-card = Carta de Lembrança — usada no turno de qualquer um: a imediata a qualquer momento, a vinculada só junto com a ação que ela indica.
primer-term-symbol-card = Carta de símbolos — mostra o que você pode adquirir: o do meio e um dos três.
primer-term-reserve = Reserva de Símbolos — até quatro símbolos, prontos para inserir.
primer-term-final = Reserva Final — até três cartas guardadas para a Zona Final.
primer-term-depot = Depósito — todos os símbolos que você ainda possui.
