## Por que algo não está à escolha

why-not-among = Esta carta não está entre elas: { $memory }.
why-at-most = No máximo { $most } são possíveis agora.
why-no-such-space = Este espaço não faz parte do tabuleiro desta mesa.
why-empty-space = Não há nada ali: { $cell }.
why-under-token = Um token está em cima: { $cell }.
why-protected = Uma Torre protege este espaço: { $cell }.
why-taken-space = Já há um símbolo ali: { $cell }.
why-unfit = As regras deste símbolo não o permitem ali ({ $symbol }, { $cell }).
why-no-pegada = Não há Pegada ali: { $cell }.
why-here-already = Seu token já está ali.
why-token-there = Outro token está ali: { $cell }.
why-no-way = Nenhum caminho de Pegadas sem interrupção leva até ali: { $cell }.
why-no-traveller = Ninguém está nesse lugar.
why-not-for = { $memory } não tem o que fazer com { $other } agora.
why-not-by-card = { $memory } não permite isso agora.
why-no-symbol = Não está na sua Reserva de Símbolos: { $symbol }.
why-sealed = Você está selado: nenhum símbolo de ataque pode ser inserido ({ $symbol }).
why-no-space-for = Nenhum espaço do tabuleiro pode recebê-lo: { $symbol }.
why-no-waterfall = Não há Cachoeira ali: { $cell }.
why-becomes-nothing = O seu depósito não tem nada em que esta Cachoeira possa se transformar ali.
why-not-due = Só se transforma a sua própria Cachoeira de um turno anterior: { $cell }.
why-phase-two-only = Cachoeiras só se transformam na fase 2.
why-never-becomes = Uma Cachoeira nunca se transforma nisto: { $symbol }.
why-depot-empty = O seu depósito não tem mais: { $symbol }.
why-not-here = Não pode ficar ali: { $symbol }.
why-line-full = Virado assim, quebraria o limite da linha: { $facing }.
why-nothing-moves = Nenhum símbolo desta linha poderia se mover.
why-must-move = Pelo menos um símbolo da linha precisa se mover.
why-not-on-line = { $cell } não está na linha da Estrela.
why-moved-already = Este símbolo já se moveu: { $cell }.
why-nowhere-to-go = Não tem para onde ir nesta linha: { $cell }.
why-hand-reserved = Todas as cartas da sua mão serão reservadas.
why-card-needs = O que { $memory } exige não está acontecendo agora.
why-not-back = { $cell } não é o espaço anterior do caminho.
why-not-left = Esta carta de símbolos não está entre as restantes: { $symbol_card }.
why-phase-over = A fase { $phase } já passou neste turno.
why-same-phase = Só se declara de novo uma ação da mesma fase.
why-inside = Seu token está na Zona Final: não há fase 4.
why-nothing-to-tend = Você não tem Carta de Lembrança para reservar, descartar ou adquirir.
why-reserve-full = A sua Reserva de Símbolos está cheia: cabem { $most }.
why-card-gives = A carta ainda dá alguma coisa: não se passa adiante.
why-skipped-all = Você já passou por todas as cartas do seu baralho.
why-not-on-card = Não está na sua carta de símbolos: { $symbol }.
why-one-space = Com um só espaço livre, só se adquire o símbolo central.

## Quando se pergunta

when-acquire = Símbolos são adquiridos na fase 1 do seu turno.
when-lay = Símbolos são inseridos na fase 2 do seu turno.
when-transform = Cachoeiras se transformam na fase 2 do seu turno.
when-go = Seu token se move na fase 3 do seu turno.
when-memories = Cartas são reservadas, descartadas e adquiridas na fase 4 do seu turno.
when-use = Cartas de Lembrança são usadas em quase qualquer momento, mas não no meio de outra declaração.
when-activate = Uma carta em espera é ativada quando a ação dela acontece.
when-at = Escolha antes um símbolo para inserir.
