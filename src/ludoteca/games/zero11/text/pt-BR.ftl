name = 011
about = Oito personagens, onze Horas e três engrenagens em uma Turim a vapor: descubra quem é o Escolhido, componha a Melodia da Criação e localize o Órgão antes que o relógio bata XII. A partir da Hora V um de vocês é Fenrir e quer o mesmo nome para outro fim.
length = 90 a 120 minutos
weight = Médio

## Opções da mesa

variant-mesh_mode = Engrenagens
variant-mesh_mode-uniform = As três avançam juntas
variant-mesh_mode-opposed_arrows = A do meio anda para trás
variant-gear_start = Engrenagens no início
variant-gear_start-fixed = Primeiro dente
variant-gear_start-random = Máquina e Movimento ao acaso
variant-lewis_event = A dama e a sombra
variant-lewis_event-ability_and_mover = A segunda personagem ajuda
variant-lewis_event-block_only = A segunda personagem só fica bloqueada
variant-examine_split = Examinar com reforço
variant-examine_split-yes = Pode olhar várias mãos
variant-examine_split-no = Olha uma só mão
variant-max_bid = Lance máximo
variant-max_bid-time_minus_one = Guarda-se um Ponto de Tempo
variant-max_bid-time = Pode-se oferecer tudo
variant-win_at_zero = Vencer sem tempo
variant-win_at_zero-no = Fora ao chegar a zero
variant-win_at_zero-yes = Quem declara pode gastar o último ponto
variant-unknown_deck = Personagens Desconhecidas
variant-unknown_deck-face_down = Com a face para baixo
variant-unknown_deck-face_up = Com a face para cima, para iniciantes

## Palavras

position-0 = I
position-1 = II
position-2 = III
position-3 = IV
position-4 = V
position-5 = VI
hour-1 = I
hour-2 = II
hour-3 = III
hour-4 = IV
hour-5 = V
hour-6 = VI
hour-7 = VII
hour-8 = VIII
hour-9 = IX
hour-10 = X
hour-11 = XI
hour-12 = XII
gear-machine = Engrenagem de Máquina
gear-movement = Engrenagem de Movimento
gear-activity = Engrenagem de Atividade
machine-taxi = Táxi a Vapor
machine-train = Comboio Esfumado
machine-monorail = Monocarril
machine-airship = Navio Aéreo
action-move_clue = Mover Pista
action-examine = Examinar
action-investigate = Investigar
action-compose = Compor
slot-north = norte
slot-east = leste
slot-south = sul
slot-west = oeste

## Jogadas

pick-position = Leiloar a posição { $position }
pick-bid = Oferecer { $bid }
pick-pass = Passar
pick-clue = Colocar a pista: { $space }
pick-choose = Usar { $character }
    .help = Qualquer personagem não usada nem bloqueada pode ser sua neste turno.
pick-declare = Declarar vitória
    .help = Se o nome estiver errado, ou se não chegar ao objetivo neste turno, você está fora.
pick-name = O Escolhido é { $character }
pick-gift = Primeiro o efeito da sua posição
pick-bonus = Primeiro o bônus da sua personagem
pick-ability = Usar a habilidade
pick-copy = Pagar 2 Pontos de Tempo: a habilidade de { $character }
pick-keep = Não pagar
pick-second = Indicar { $character } como segunda personagem
pick-mover = Mover { $character }
pick-free = Ação grátis: { $action }
pick-push = Empurrar a { $gear }: { $steps ->
        [1] { $steps } passo
       *[other] { $steps } passos
    }
    .help = Custa { $steps ->
        [1] { $steps } Ponto de Tempo
       *[other] { $steps } Pontos de Tempo
    }. As três engrenagens giram.
pick-walk = Caminhar: { $space }
pick-ride = Viajar: { $space }
pick-taxi = Pegar o Táxi a Vapor
    .help = Até 3 espaços de uma vez, de graça.
pick-stop = Ficar aqui e seguir
pick-boost = { $clues ->
        [0] Não gastar pista
        [1] Gastar { $clues } pista
       *[other] Gastar { $clues } pistas
    }
pick-examine = Examinar a mão de { $seat }
pick-unknown = Examinar o baralho de Desconhecidas
pick-lift = Mover a pista: { $space }
pick-drop = Movê-la para: { $space }
pick-take = Pegar a pista
pick-leave = Deixar a pista
pick-power = { $power }
pick-item = Jogar { $tile }
pick-who = Personagem: { $character }
pick-to = Mandar para: { $space }
pick-with = Trocar com { $character }
pick-recover = Retomar { $power }
pick-place = { $tile }: { $slot }
    .help = O edifício fica desse lado do Órgão. Rende 1 pista e 2 Pontos de Tempo.
pick-reveal = Revelar o Órgão com { $tile }
    .help = Descarte a peça e coloque o Órgão na área. Rende 3 Pontos de Tempo.
pick-decline = Não colocar nada
pick-organ = O Órgão está em { $space }
pick-displace = A personagem vai para { $space }
pick-discard = Descartar { $tile }
pick-finish = Encerrar o turno

## Perguntas

ask-OpenAuction = Você abre um leilão: qual posição?
ask-OpeningBid = Seu lance inicial?
ask-Raise = Aumentar o lance ou passar?
ask-PlaceClue = Onde você coloca uma pista?
ask-PlaceMysticClue = Em qual Edifício Místico você coloca a pista?
ask-LiftClue = Qual pista você move?
ask-DropClue = Para onde vai a pista?
ask-TakeClue = A pista chegou à sua personagem. Você a pega?
ask-ChooseCharacter = Qual personagem você usa neste turno?
ask-EventEffects = A posição e a personagem trazem algo. Qual vem primeiro?
ask-UseAbility = Usar agora a habilidade de { $character } ou jogar algo antes?
ask-ChooseMover = Quem empurra a engrenagem e se move?
ask-CopyAbility = De quem você copia a habilidade?
ask-TakeFreeAction = Qual ação grátis?
ask-NameSecond = Quem é a segunda personagem?
ask-RecoverPower = Qual carta de Poder você retoma?
ask-PassageWho = Qual personagem atravessa a passagem?
ask-PassageTo = Para qual Edifício Místico vai { $character }?
ask-SwapWho = Quem troca de lugar?
ask-SwapWith = Com quem { $character } troca de lugar?
ask-PushGear = Qual engrenagem você empurra? Cada passo custa 1 Ponto de Tempo.
ask-Move = { $steps ->
        [0] Não restam passos. Viajar, jogar algo ou seguir em frente?
        [1] Para onde você vai? Resta { $steps } passo.
       *[other] Para onde você vai? Restam até { $steps } passos.
    }
ask-Stroll = Para onde { $who } caminha de graça? { $left ->
        [1] Resta { $left } passo.
       *[other] Restam até { $left } passos.
    }
ask-FreeRide = Para onde a máquina leva você?
ask-Boost = { $action }: quantas pistas você gasta?
ask-Examine = De quem você examina as cartas? { $looks ->
        [1] Uma carta.
       *[other] { $looks } cartas.
    }
ask-FinishTurn = Encerrar o turno ou jogar algo antes?
ask-NameTheChosenOne = Quem é o Escolhido? Se errar o nome, você está fora do jogo.
ask-PlaceLocation = Você coloca uma peça de localização?
ask-PlaceOrgan = Onde está o Órgão?
ask-Displace = Para onde vai { $character }?
ask-DiscardTile = Você só fica com três peças. Qual descarta?

## O que aconteceu

event-hour = Começa a Hora { $hour }.
event-event = Evento: { $event }.
event-roles = Os papéis foram distribuídos. Um de vocês é Fenrir.
event-bid = { $seat } oferece { $bid } pela posição { $position }.
event-passed = { $seat } passa.
event-placed = { $seat } fica com a posição { $position }{ $bid ->
        [0] , de graça
        [1] , por { $bid } Ponto de Tempo
       *[other] , por { $bid } Pontos de Tempo
    }.
event-clue_placed = { $seat } coloca uma pista: { $space }.
event-clue_gained = { $seat } recebe { $count ->
        [1] { $count } pista
       *[other] { $count } pistas
    }.
event-clue_found = { $seat } encontra uma pista: { $space }.
event-clue_moved = { $seat } move uma pista de { $space } para { $target }.
event-chose = { $seat } usa { $character }.
event-ability = { $seat } usa a habilidade de { $character }.
event-copied = { $seat } copia { $character }.
event-second = { $seat } indica { $character } como segunda personagem.
event-mover = { $seat } move { $character }.
event-time = { $seat } ganha { $count ->
        [1] { $count } Ponto de Tempo
       *[other] { $count } Pontos de Tempo
    }.
event-time_full = { $seat } já tem todos os 45 Pontos de Tempo.
event-pages = { $seat } ganha { $count ->
        [1] { $count } pauta
       *[other] { $count } pautas
    }.
event-pages_full = { $seat } já tem todas as 15 pautas.
event-drew = { $seat } compra { $count ->
        [1] { $count } peça
       *[other] { $count } peças
    }.
event-drew_these = Você compra { $tile }.
event-pushed = { $seat } empurra a { $gear }: { $steps ->
        [1] { $steps } passo
       *[other] { $steps } passos
    }.
event-walked = { $character } caminha para { $space }.
event-strolled = { $character } caminha para { $space }, de graça.
event-taxi = { $character } pega o Táxi a Vapor.
event-rode = { $character } vai de { $machine } para { $space }.
event-acted = { $seat }: { $action }, { $clues ->
        [0] sem gastar pistas
        [1] { $clues } pista gasta
       *[other] { $clues } pistas gastas
    }.
event-examined = { $seat } examina { $count ->
        [1] { $count } carta
       *[other] { $count } cartas
    } de { $whose }.
event-saw = Você vê { $person } na mão de { $whose }.
event-examined_unknown = { $seat } examina { $count ->
        [1] { $count } carta desconhecida
       *[other] { $count } cartas desconhecidas
    }.
event-saw_unknown = Entre as cartas desconhecidas você vê { $person }.
event-power = { $seat } joga { $power }.
event-recovered = { $seat } retoma { $power }.
event-item = { $seat } joga { $tile }.
event-passage = { $character } atravessa a passagem para { $space }.
event-swapped = { $character } e { $other } trocam de lugar.
event-located = { $seat } coloca { $tile }: { $slot }.
event-symbol = { $seat } descarta { $tile } para revelar o Órgão.
event-declined = { $seat } não coloca nada.
event-organ = O Órgão está em { $space }!
event-displaced = { $character } vai para { $space }.
event-discarded = { $seat } descarta uma peça.
event-discarded_this = Você descarta { $tile }.
event-declared = { $fenrir ->
        [yes] { $seat } declara vitória como Fenrir: o Escolhido é { $character }!
       *[no] { $seat } declara vitória: o Escolhido é { $character }!
    }
event-marks = { $seat } mostra { $tile }.
event-right = É verdade: o Escolhido é { $character }.
event-wrong = Não é { $character }.
event-failed = { $seat } não chega ao objetivo.
event-eliminated = { $seat } está fora e revela { $character }.
event-won = { $fenrir ->
        [yes] { $seat } vence como Fenrir. O lobo devora a melodia.
       *[no] { $seat } vence. O Órgão ressoa.
    }
event-all_out = Todos estão fora. Não sobrou ninguém para tocar o Órgão: todos perderam.
event-ragnarok = O relógio bate XII: Ragnarök. Todos perderam.

## A página

map = A cidade de Turim
clue = pista
organ = o Órgão
kind-plain = edifício
kind-train = estação do Comboio Esfumado
kind-monorail = estação do Monocarril
kind-airship = base do Navio Aéreo
kind-mystic = Edifício Místico
gears-now = Engrenagens: { $machine }, caminhar { $steps }, { $action }
gears-read = { $machine } · { $steps } · { $action }
short-examine = Examinar
short-transport = Transporte
short-investigate = Investigar
short-compose = Compor
pushes = Empurrar uma engrenagem
push-by = { $steps }
walk-up-to = { $steps ->
        [1] { $steps } passo
       *[other] { $steps } passos
    }
walk-there = Ir até { $space }{ $count ->
        [0] , de graça
        [1] : { $count } Ponto de Tempo
       *[other] : { $count } Pontos de Tempo
    }
stands-at = Está em { $space }.
organ-stands = O Órgão: { $space }
organ-unknown = O Órgão ainda não foi encontrado.
clock = Hora { $hour }. Às XII chega o Ragnarök.
compass = Cada peça diz de que lado do Órgão fica o seu edifício.
slot-says = { $tile }: a { $slot } do Órgão.
event-of-hour = Evento da Hora { $hour }
chart = Personagens
person-blocked = Bloqueada nesta Hora.
person-used = Usada por { $seat }.
turn-order = Ordem de turno
position-first = Escolhe primeiro e não coloca pista.
position-middle = Coloca uma pista.
position-last = Coloca uma pista e é o único que pode colocar uma peça de localização.
bid-stands = { $seat } tem o maior lance pela posição { $position }: { $bid }.
bid-opens = { $seat } abre a posição { $position }.
still-in = Ainda na disputa:
unknown-deck = { $count ->
        [1] { $count } desconhecida
       *[other] { $count } desconhecidas
    }
tile-deck = { $count ->
        [1] { $count } peça
       *[other] { $count } peças
    }
lies-open = { $name }
is-chosen = { $name } é o Escolhido
wins = venceu
is-out = fora
fact-time = { $count ->
        [1] { $count } Ponto de Tempo
       *[other] { $count } Pontos de Tempo
    }
fact-pages = { $count } de 15 pautas; Fenrir precisa de { $wolf }
pages-of = { $count ->
        [1] { $count } pauta
       *[other] { $count } pautas
    }
fact-clues = { $count ->
        [1] { $count } pista
       *[other] { $count } pistas
    }
fact-tiles = { $count ->
        [1] { $count } peça
       *[other] { $count } peças
    }
fact-cards = { $count ->
        [1] { $count } carta na mão
       *[other] { $count } cartas na mão
    }
your-hand = Sua mão
own-character = Sua carta de Personagem: não é o Escolhido.
role-hero = Herói
role-fenrir = Fenrir
goal-hero = Saber quem é o Escolhido, ter 15 pautas e levar o Escolhido ao Órgão.
goal-fenrir = Saber quem é o Escolhido, ter 12 pautas e 2 Marcas do Lobo e levar a sua própria personagem ao Escolhido.
location-says = Localização
sheet = Folha de anotações
sheet-certain = É certo: { $name } é o Escolhido.
sheet-suspects = { $count ->
        [1] { $count } personagem pode ser o Escolhido.
       *[other] { $count } personagens podem ser o Escolhido.
    }
sheet-character = Personagem
sheet-unknown = Desconhecidas
sheet-face-up = Aberta
sheet-chosen = Escolhido
sheet-role = Papel
sheet-yes = certo
sheet-no = impossível
sheet-mark = Sua marca em { $name }
sheet-write = Suas próprias anotações
