## As regras ilustradas

primer-goal-title = Uma noite, onze horas
primer-goal = Antes que soe a meia-noite alguém precisa tocar o Órgão. Para vencer são precisas três coisas: saber quem é o Escolhido, saber onde está o Órgão e ter 15 pautas. Então você leva o Escolhido ao Órgão num só turno. Vence um só; se ninguém conseguir, todos perdem.
primer-end-title = O fim
primer-end = Quando o Órgão está na cidade e você tem certeza do nome, declare no seu turno, diga quem é o Escolhido e leve essa personagem até o Órgão, com 15 pautas. Nome errado, você está fora. Não há pontos: vence quem conseguir primeiro.
primer-term-time = Pontos de Tempo — com eles você dá lances, empurra engrenagens e anda. Com 0 você está fora.
primer-term-pages = Pautas — da Melodia da Criação. Para vencer são precisas 15.
primer-term-character = Personagem — qualquer jogador pode usar qualquer uma no tabuleiro. As da sua mão não são o Escolhido.
primer-term-power = Poder — uma das suas quatro cartas; cada uma funciona uma vez na partida.
primer-term-event = Evento — o que a hora dá e quem ela bloqueia.
primer-term-order = Ordem de turno — leiloada a cada hora, posição por posição; o primeiro escolhe antes, o último pode falar do Órgão.
primer-term-notes = Folha de anotações — quem você já viu. Quem sobra pode ser o Escolhido.
