## As regras ilustradas

primer-goal-title = Uma Casa vai governar
primer-goal = Quem chega primeiro a 10 Pontos de Vitória encerra o jogo; depois de dez rodadas ele termina de qualquer forma. Os pontos vêm dos Conflitos, da amizade com as quatro Facções e de algumas cartas.
primer-end-title = O fim
primer-end = Quando alguém tem 10 pontos, termina-se a rodada; então se jogam as cartas de Fim de Jogo e vence quem tem mais pontos. Desempate: especiaria, depois Solaris, água e guarnição.
primer-term-agent = Agente — a figura que você envia a um espaço do tabuleiro com uma carta. Você tem dois; o Espadachim é o terceiro.
primer-term-influence = Influência — até onde você chegou com uma Facção. Dois passos dão um ponto, quatro dão um presente.
primer-term-alliance = Aliança — um ponto para o primeiro a chegar a quatro de Influência, até alguém o ultrapassar.
primer-term-purse = Persuasão — o que as cartas custam. Você a tem no Turno de Revelar, com as cartas que restam na mão.
primer-term-troops = Tropas — 2 de força cada no Conflito; saem da sua guarnição.
primer-term-conflict = Conflito — as recompensas disputadas nesta rodada: primeiro, segundo e, com quatro jogadores, terceiro.
primer-term-reserve = Reserva — cartas que podem ser adquiridas sempre.
primer-term-intrigue = Intriga — cartas ocultas: Trama no seu turno, Combate na luta, Fim de Jogo no final.
