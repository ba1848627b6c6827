## As regras ilustradas

primer-goal-title = Uma Casa vai governar
primer-goal = Quem chega primeiro a 10 Pontos de Vitória encerra o jogo; depois de dez rodadas ele termina de qualquer forma. Os pontos vêm dos Conflitos, da amizade com as quatro Facções e de algumas cartas.
primer-reveal-title = Revelar
primer-reveal = Com os Agentes enviados, ou quando quiser, revele as cartas que sobraram na mão. Elas dão Persuasão para adquirir cartas novas e espadas para o Conflito. É o seu último turno na rodada.
primer-deploy-title = Para o Conflito
primer-deploy = Um espaço de combate, com espadas cruzadas, permite enviar tropas: todas as que você recrutar neste turno e até mais duas da guarnição. Cada tropa vale 2 de força no Conflito da rodada.
primer-end-title = O fim
primer-end = Quando alguém tem 10 pontos, termina-se a rodada; então se jogam as cartas de Fim de Jogo e vence quem tem mais pontos. Desempate: especiaria, depois Solaris, água e guarnição.
primer-buy-title = Cartas melhores
primer-buy = Gaste Persuasão em cartas da Linha Imperial ou nas que estão sempre disponíveis. O que você adquire vai para o descarte e volta à mão mais tarde. Persuasão não gasta se perde. Procure ícones que faltam e efeitos que se repetem.
primer-round-title = Uma nova rodada
primer-round = Os Agentes voltam, a especiaria se acumula nos espaços do deserto sem Agente, muda o primeiro jogador e você compra cinco cartas de novo. Vale a pena excluir cartas fracas: um baralho pequeno e bom vence um grande.
primer-term-agent = Agente — a figura que você envia a um espaço do tabuleiro com uma carta. Você tem dois; o Espadachim é o terceiro.
primer-term-influence = Influência — até onde você chegou com uma Facção. Dois passos dão um ponto, quatro dão um bônus.
primer-term-alliance = Aliança — um ponto para o primeiro a chegar a quatro de Influência, até alguém o ultrapassar.
primer-term-purse = Persuasão — o que as cartas custam. Você a tem no Turno de Revelar, com as cartas que restam na mão.
primer-term-troops = Tropas — 2 de força cada no Conflito; saem da sua guarnição.
primer-term-conflict = Conflito — as recompensas disputadas nesta rodada: primeiro, segundo e, com quatro jogadores, terceiro.
primer-term-reserve = Reserva — cartas que podem ser adquiridas sempre.
primer-term-intrigue = Intriga — cartas ocultas: Trama no seu turno, Combate na luta, Fim de Jogo no final.
