## As regras ilustradas

primer-goal-title = Uma noite, onze horas
primer-goal = Antes que o relógio bata XII, alguém precisa tocar o Órgão. Para vencer são precisas três coisas: saber quem é o Escolhido, saber onde está o Órgão e ter 15 pautas. Então você leva o Escolhido ao Órgão num só turno. Vence um só; se ninguém conseguir, todos perdem.
primer-ability-title = Primeiro a habilidade
primer-ability = Cada personagem faz uma coisa que só ela faz: examinar cartas, compor, andar de graça, comprar peças e mais. A habilidade é usada antes de girar as engrenagens; os presentes do evento da Hora vêm ainda antes.
primer-end-title = O fim
primer-end = Quando o Órgão está na cidade e você tem certeza do nome, declare no seu turno, diga quem é o Escolhido e leve essa personagem até o Órgão, com 15 pautas. Nome errado, você está fora. Não há pontos: vence quem conseguir primeiro.
primer-term-time = Pontos de Tempo — com eles você dá lances, empurra engrenagens e anda. Com 0 você está fora.
primer-term-pages = Pautas — da Melodia da Criação. Para vencer são precisas 15.
primer-term-character = Personagem — qualquer jogador pode usar qualquer uma no tabuleiro. As da sua mão não são o Escolhido.
primer-term-power = Poder — uma das suas quatro cartas; cada uma funciona uma vez na partida.
primer-term-event = Evento — o que a Hora dá e quem ela bloqueia.
primer-term-order = Ordem de turno — leiloada a cada Hora, posição por posição; o primeiro escolhe antes, o último pode colocar uma peça de localização.
primer-term-notes = Folha de anotações — quem você já viu. Quem sobra pode ser o Escolhido.
primer-term-clue = Pista — fica na cidade até uma personagem entrar no espaço dela. Cada uma reforça em um Examinar, Investigar ou Compor.
primer-term-tile = Peça de Investigação — um Item para jogar uma vez ou uma localização que diz onde está o Órgão.
primer-term-mystic = Edifício Místico — um dos cinco de que falam as peças de localização.
primer-term-fenrir = Fenrir — com quatro jogadores ou mais, um de vocês a partir da Hora V: diz quem é o Escolhido, mostra 2 Marcas do Lobo, tem 12 pautas e leva a sua própria personagem ao Escolhido.
