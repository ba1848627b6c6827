name = Calamandara
about = Insira símbolos para construir um caminho de Pegadas, leve seu token por ele e seja o primeiro a pisar na Fenda Dimensional. Todos podem responder com Cartas de Lembrança em quase qualquer momento.
length = 60 a 120 minutos
weight = Pesado

## Opções da mesa

variant-deck_mode = Baralhos de Cartas de Lembrança
variant-deck_mode-padrao = Padrão: distribuídos ao acaso
variant-deck_mode-sequencia = Sequência: ordene seus baralhos
variant-deck_mode-triagem = Triagem: escolha as cartas
variant-arm_zf_rows = Linhas da Zona Final em cada tabuleiro
variant-arm_zf_rows-2 = Duas
variant-arm_zf_rows-1 = Uma
variant-espelho_mode = Os Espelhos empurram
variant-espelho_mode-lasting = Sempre que um token para ali
variant-espelho_mode-on_placement = Só quando são inseridos
variant-asa_caverna_long = A diagonal longa com Asa exige
variant-asa_caverna_long-2 = Duas Cavernas
variant-asa_caverna_long-1 = Uma Caverna
variant-templo_to = O Templo de Calon manda os símbolos para
variant-templo_to-owner_depot = O depósito do dono
variant-templo_to-user_depot = O depósito de quem a usou
variant-card_quantities = Cópias das Cartas de Lembrança
variant-card_quantities-table = Dois O Poço, uma Dimensões
variant-card_quantities-alternative = Um O Poço, duas Dimensões
variant-symbol_cards = Cartas de Símbolos
variant-symbol_cards-reconstructed = Reconstruídas
variant-max_rounds = Se ninguém chegar à Fenda, empate depois de
variant-max_rounds-100 = 100 rodadas
variant-max_rounds-50 = 50 rodadas
variant-max_rounds-200 = 200 rodadas
variant-max_rounds-none = Nunca: joga-se até alguém vencer

## Coisas

cell = { $place }
cell-fenda = a Fenda Dimensional
symbol-none = nenhum símbolo
lower = com { $symbol } embaixo
lower-none = só o símbolo central
symbol-pegada = Pegada
symbol-fogo = Fogo
symbol-montanha = Montanha
symbol-cachoeira = Cachoeira
symbol-caverna = Caverna
symbol-torre = Torre
symbol-espelho = Espelho
symbol-asa = Asa
symbol-estrela = Estrela
does-pegada = Pegada: o único símbolo em que um token pode ficar.
does-fogo = Fogo: destrói o símbolo sobre o qual é inserido.
does-montanha = Montanha: um obstáculo.
does-cachoeira = Cachoeira: apaga um Fogo; no turno seguinte vira Pegada, Torre ou Montanha.
does-caverna = Caverna: passos diagonais da sua linha para a próxima; duas alcançam mais longe.
does-torre = Torre: protege sua linha de símbolos de ataque e de Cartas de Lembrança.
does-espelho = Espelho: empurra para trás o token cujos dedos a ponta toca.
does-asa = Asa: salta uma linha inteira, em frente.
does-estrela = Estrela: rearranja os símbolos da sua linha ou coluna.
symbol-card = { $central } com { $one }, { $two } ou { $three }
facing-0 = o norte
facing-1 = o leste
facing-2 = o sul
facing-3 = o oeste
line-row = a sua linha
line-column = a sua coluna
line-cross = as duas diagonais
zone-hand = a mão
zone-reserve = a Reserva Final
mode-annul = anular uma carta
mode-impede = impedir uma inserção
mode-take = só tomar
mode-swap = dar 1 e tomar 2
mode-tops = as Cartas de Símbolos reveladas
mode-decks = os baralhos de símbolos inteiros
mode-depot = do depósito
mode-reserve = da reserva de símbolos
mode-hand = da mão
depth-base = a ação declarada
depth = a carta { $number } da pilha
action-0 = usar uma carta
action-1 = jogar o turno
action-2 = adquirir símbolos
action-3 = inserir símbolos
action-4 = mover o token
action-5 = reservar e adquirir cartas
action-6 = pegar as cartas reservadas
action-7 = adquirir cartas depois da Zona Final
action-8 = terminar o turno

## O que foi declarado

says-carried = { $memory }: { $what }
says-waits = { $memory }, que vai esperar até o seu momento
says-idle = toma { $memory } e nada mais acontece
says-acquire = adquire { $things }
says-insert = insere { $things }
says-move = move o token para { $cell }
says-memory = reserva { $reserved }, descarta { $discarded } e adquire { $drawn } Cartas de Lembrança
says-impedes = impede { $aim }
says-seals = { $seat } não pode inserir símbolos de ataque neste turno
says-annuls = anula { $aim }
says-sopro = anula { $aim }; uma Pegada { $zone } vai para o depósito de { $seat }
says-draw = { $seat } adquire { $count ->
        [0] nenhuma carta
        [one] uma carta
       *[other] { $count } cartas
    }
says-poco = todas as mãos passam um lugar, { $turning }
says-pinturas = { $mode } passam um lugar, { $turning }
says-goes = o token de { $seat } vai para { $cell }
says-ruinas = destrói { $things }
says-laceracao = realoca { $things }
says-pesadelo = toma { $things } de { $seat }
says-pesadelo-swap = toma { $things } de { $seat } e dá { $given }
says-terras = adquire { $things } da Carta de Símbolos e do depósito de { $seat }
says-templo = descarta { $things }
says-sombra = elimina de { $seat }, { $zone }: { $card }
says-percepcao = revela as cartas reservadas de { $things }
says-gavoniano = toma da mão de { $seat }: { $card }
says-gavoniano-swap = dá uma carta ({ $own }) e toma de { $seat } ({ $zone }): { $things }
says-inserts = { $seat } insere { $things }
says-teoria = { $seat } insere { $things } e descarta { $symbol }
says-mentes = { $seat } insere { $things } e guarda { $symbol }
says-queda = { $seat } joga mais um turno
aim-card = { $memory }, de { $seat }
aim-action = { $seat } de { $action }
aim-gone = o que já não está lá
turning = no sentido horário
turning-back = no sentido anti-horário
thing-on = { $symbol } em { $cell }
thing-of = { $symbol } de { $seat }
thing-moved = { $symbol } de { $cell } para { $goal }
thing-shifted = { $cell } para { $goal }
thing-star = { $thing } (movendo { $things })
thing-facing = { $thing }, apontando para { $facing }
thing-removed = { $thing } (sem ficar no tabuleiro)
thing-becomes = { $symbol } no lugar da Cachoeira em { $cell }
thing-hidden = uma carta oculta

## Escolhas

pick-pass = Passar
pick-end_turn = Terminar o turno
pick-give_up = Desistir da ação
pick-skip_card = Pular esta Carta de Símbolos
    .help = Seu depósito não tem nenhum dos símbolos dela.
pick-stay = Fica no tabuleiro
pick-remove = Retirar do tabuleiro
pick-stop = Só isso
pick-declare = Declarar as inserções
pick-memories = Cartas de Lembrança: reservar, descartar, adquirir
    .help = Fase 4. Abre mão de todas as fases anteriores.
pick-keep_all = Não descartar
pick-drop = Descartar uma carta da mão
pick-blind = Uma carta oculta, às cegas
pick-rest = O resto como está
pick-now = Usar agora
pick-wait = Deixar esperando no baralho
pick-accept = Aceitar
pick-decline = Recusar
pick-use = Usar { $memory }
pick-activate = Ativar { $memory }, que espera no seu baralho
pick-reclaim = Ativar { $memory }, tomada e deixada com { $seat }
pick-acquire = Adquirir { $lower }
    .help = O símbolo central e este inferior vão do depósito para a reserva.
pick-lay = Inserir { $symbol }
pick-transform = Transformar a Cachoeira de { $cell }
pick-into = Transformar em { $symbol }
pick-at = { $cell }
pick-face = Apontar para { $facing }
pick-line = Rearranjar { $line }
pick-lift = Pegar o símbolo em { $cell }
pick-go = Mover para { $cell }
pick-reserve = Reservar { $count ->
        [0] nenhuma carta
        [one] uma carta
       *[other] { $count } cartas
    }
pick-drop_waiting = Descartar { $memory }, que espera no baralho
pick-draw = Adquirir { $count ->
        [0] nenhuma carta
        [one] uma carta
       *[other] { $count } cartas
    }
pick-card = { $memory }
pick-traveller = { $seat }
pick-symbol = { $symbol }
pick-of = { $symbol } de { $seat }
pick-zone = { $zone }
pick-mode = { $mode }
pick-aim = { $depth }
pick-draft = Ficar com { $memory }
pick-next_face = { $symbol_card }
pick-begin = Começar com { $symbol }

## Perguntas

ask-OpeningHand = Quantas cartas você adquire para a mão inicial? Carta usada não volta: quem adquire menos guarda mais para depois.
ask-InitialSymbol = Com qual símbolo você começa? Os outros só o veem depois.
ask-PickMemory = Qual Carta de Lembrança vai para o seu baralho?
ask-OrderMemories = Qual Carta de Lembrança vem a seguir no topo do seu baralho?
ask-OrderSymbolCards = Qual Carta de Símbolos vem a seguir no topo do seu baralho?
ask-Act = É o seu turno: o que você faz?
ask-ActOpenly = É o seu turno: o que você faz?
ask-Redeclare = O que você declarou não é mais possível: declarar de novo ou desistir?
ask-Respond = Você responde com uma carta?
ask-Offer = { $other } usa { $memory } para você: aceita?
ask-NowOrWait = Usar { $memory } agora ou deixá-la esperando no seu baralho?
ask-PlanMore = Inserir mais um símbolo ou declarar o que planejou?
ask-PlanSpace = Onde você insere { $symbol ->
        [Fogo] o Fogo
        [Espelho] o Espelho
       *[other] a { $symbol }
    }?
ask-PlanInto = Em que se transforma a Cachoeira de { $cell }?
ask-PlanFacing = Para onde aponta o símbolo { $symbol } em { $cell }?
ask-PlanStay = O símbolo { $symbol } fica no tabuleiro?
ask-PlanLine = O que a Estrela rearranja?
ask-PlanLift = Qual símbolo a Estrela move?
ask-PlanLand = Para onde vai { $symbol ->
        [Fogo] o Fogo
        [Espelho] o Espelho
       *[other] a { $symbol }
    }?
ask-Retreat = Um Espelho empurra seu token: para onde ele volta?
ask-StackHand = Qual carta vai agora para o seu baralho? A última fica em cima.
ask-KeepThree = Você fica com três cartas: qual vai para o baralho?
ask-DrawBack = Você saiu da Zona Final: quantas cartas adquire?
ask-DrawBackAnew = Quantas cartas você adquire agora?
ask-DeclareReserve = Quantas cartas você reserva?
ask-DeclareDiscard = Você descarta uma carta?
ask-DeclareDraw = Quantas cartas você adquire?
ask-ReserveCard = Qual carta você reserva?
ask-DiscardCard = Qual carta você descarta?
ask-DiscardSymbol = Teoria Praximecânica: qual símbolo da sua reserva você descarta?
ask-Question = { $memory }: o que você declara?
ask-WhichTraveller = { $memory }: qual viajante?
ask-WhichSpace = { $memory }: qual espaço?
ask-WhichSymbol = { $memory }: qual símbolo?
ask-WhichWay = { $memory }: de que modo?
ask-WhichAction = { $memory }: contra o quê?
ask-WhichFacing = { $memory }: apontando para onde?
ask-HowMany = { $memory }: quantas cartas?
ask-WhichCard = { $memory }: qual carta você dá?

## O que acontece

event-first = { $seat } tira o marcador 1 e começa.
event-begins_with = { $seat } começa com { $symbol } e { $second }.
event-drafted = { $seat } fica com { $memory }.
event-round = Rodada { $round }.
event-out_of_rounds = Passaram { $round } rodadas e ninguém chegou à Fenda Dimensional: empate.
event-turn = É o turno de { $seat }.
event-won = { $seat } chega à Fenda Dimensional e vence.
event-uses = { $seat } usa { $memory }.
event-laid = { $seat } declarou { $memory }.
event-happens = { $memory }, de { $seat }, faz efeito.
event-stopped = { $memory }, de { $seat }, foi impedida.
event-annulled = { $seat } anula { $memory }, de { $other }.
event-returns = { $memory } não é mais possível e volta para { $seat }.
event-declined = { $seat } recusa { $memory }.
event-impeded = Uma carta impede { $seat } de { $action }.
event-gave_up = { $seat } fica sem { $action }.
event-waits = { $memory } espera no baralho de { $seat }.
event-lies_taken = { $other } tomou { $memory }, que fica sobre a reserva de { $seat }.
event-expired = { $memory }, sobre a reserva de { $seat }, é descartada.
event-declares_acquisition = { $seat } vai adquirir { $symbols }.
event-acquired = { $seat } adquire { $symbols }.
event-acquired_from = { $seat } adquire { $symbols } do depósito de { $other }.
event-skipped_card = { $seat } pula uma Carta de Símbolos.
event-declares_insertion = { $seat } vai inserir { $count ->
        [one] um símbolo
       *[other] { $count } símbolos
    }.
event-inserted = { $seat } insere { $symbol ->
        [Fogo] um Fogo
        [Espelho] um Espelho
       *[other] uma { $symbol }
    } em { $cell }.
event-dried = A Cachoeira de { $seat } em { $cell } seca.
event-declares_move = { $seat } vai mover o token para { $cell }.
event-moved = O token de { $seat } vai para { $cell }.
event-pushed = Um Espelho empurra { $seat } de volta para { $cell }.
event-decayed = Decaimento: { $seat } volta ao ponto de partida.
event-invaded = { $seat } invade o tabuleiro de { $other } em { $cell }.
event-entered = { $seat } entra na Zona Final.
event-left = { $seat } sai da Zona Final.
event-took_reserve = { $seat } pega as cartas reservadas e fica com { $count }.
event-put_away = { $seat } põe uma carta no baralho.
event-declares_memory = { $seat } vai reservar { $reserved } e adquirir { $drawn } Cartas de Lembrança.
event-reserved = { $seat } reserva uma carta.
event-discarded = { $seat } descarta { $memory }.
event-drew = { $seat } adquire { $count ->
        [one] uma carta
       *[other] { $count } cartas
    }.
event-destroyed = { $seat } destrói { $symbol ->
        [Fogo] o Fogo
        [Espelho] o Espelho
       *[other] a { $symbol }
    } em { $cell }.
event-relocated = { $seat } realoca o símbolo de { $cell } para { $goal }.
event-eliminated = { $seat } elimina { $memory } de { $other }.
event-revealed = { $seat } mostra a carta reservada { $memory }.
event-took_card = { $seat } toma uma carta de { $other }.
event-gave_card = { $seat } dá uma carta a { $other }.
event-took_symbol = { $seat } toma { $symbol ->
        [Fogo] um Fogo
        [Espelho] um Espelho
       *[other] uma { $symbol }
    } da reserva de { $other }.
event-gave_symbol = { $seat } dá { $symbol ->
        [Fogo] um Fogo
        [Espelho] um Espelho
       *[other] uma { $symbol }
    } a { $other }.
event-gave_pegada = { $seat } dá uma Pegada ao depósito de { $other }.
event-lost_symbol = { $symbol ->
        [Fogo] Um Fogo
        [Espelho] Um Espelho
       *[other] Uma { $symbol }
    } sai da reserva de { $seat } e vai para um depósito.
event-hands_passed = Todas as mãos passam adiante.
event-paintings_turned = As Cartas de Símbolos passam adiante.

## Página

page-round = Rodada { $round }
page-hand = Sua mão
page-reserve = Reserva Final
page-symbols = Reserva de Símbolos
page-depot = Depósito
page-deck = Baralho L
page-deck-name = Baralho
page-discard = Descarte
page-waiting = Esperando
page-taken = Tomada, fica aqui
page-card-above = Carta de Símbolos
page-hidden = Carta oculta
page-pile = Cartas em uso
page-base = Declarado
page-asked = Vez de { $seat } decidir
page-phase = Fase { $phase }
page-by = { $seat }
page-first = Marcador 1: cada vez que o turno volta a este viajante, começa uma nova rodada.
page-cards = { $count ->
        [0] nenhuma carta
        [one] uma carta
       *[other] { $count } cartas
    }
page-path = Caminho: { $steps ->
        [1] 1 ligação
       *[other] { $steps } ligações
    }
page-path-asa = por uma Asa
page-path-caverna = por uma Caverna
page-board = O tabuleiro
page-start = Ponto de partida
page-sealed = Não pode inserir símbolos de ataque neste turno
page-forgetful = Não pode reservar nem adquirir cartas neste turno
page-winner = { $seat } venceu
page-draw = Empate: ninguém chegou à Fenda Dimensional
page-turn-of = Turno de { $seat }
page-away = { $count ->
        [0] na Fenda
        [one] { $count } passo até a Fenda
       *[other] { $count } passos até a Fenda
    }
page-compass = O norte fica do lado da linha 17; os símbolos apontam para norte, leste, sul ou oeste.
north = N
page-fenda = Fenda Dimensional
page-empty-cell = Um espaço vazio.
page-faces = Aponta para { $facing }.
page-belongs = Pertence a { $seat }.
page-guarded = Uma Torre protege este espaço.
page-start-help = Daqui o token vai para qualquer Pegada da primeira linha. Só o Decaimento traz de volta.
page-token = Token de { $seat }
page-token-help = Só fica sobre Pegadas. Quem primeiro chegar à Fenda Dimensional vence.
page-nothing = nada
page-declaring = está declarando esta carta
page-shown = Todos já viram esta carta.
page-no-pile = Nenhuma carta em uso.
page-no-hand = Nenhuma carta na mão.
page-their-hand = Mão: { $count }
page-under = { $count ->
        [one] e mais { $count } embaixo
       *[other] e mais { $count } embaixo
    }
page-card-above-help = A fase 1 dá o símbolo central e um dos três de baixo, tirados do depósito. Depois a carta é usada.
page-card-left = No baralho: { $count }; usadas: { $used }
page-symbols-help = Até quatro símbolos, prontos para inserir na fase 2.
page-depot-help = O estoque de símbolos. O que é destruído vai para o depósito de quem destruiu.
page-deck-help = Cartas de Lembrança viradas para baixo. Usadas, não voltam mais.
page-hand-help = Até cinco Cartas de Lembrança; três na Zona Final.
page-reserve-help = Até três Cartas de Lembrança, postas viradas para baixo na fase 4. Na Zona Final elas viram a mão.
page-discard-help = Cartas de Lembrança usadas e descartadas, abertas.
page-waiting-help = Carta vinculada copiada ou revivida: espera aqui até o seu momento. Enquanto isso não se adquirem Cartas de Lembrança.
page-taken-help = Carta vinculada tomada: quem a tomou pode ativá-la até o fim do próximo turno daqui. Enquanto isso nada se reserva.
zone-initial = Zona Inicial · { $seat }
zone-initial-name = Zona Inicial
zone-final = Zona Final
phase-1 = Adquirir
phase-2 = Inserir
phase-3 = Mover
phase-4 = Lembranças
card-immediate = Imediato
card-linked = Vinculado
card-immediate-help = Efeito imediato: a carta pode ser usada a qualquer momento, em qualquer turno.
card-linked-help = Efeito vinculado: a carta só pode ser usada junto com a ação que ela indica.
