name = Duna: Imperium
about = Casas Maiores enviam Agentes por Arrakis e pela corte com as cartas de seus baralhos, cortejam quatro Facções, mineram especiaria e disputam um Conflito a cada rodada. Dez Pontos de Vitória trazem o fim; vence quem tiver mais.
length = 60 a 120 minutos
weight = Médio a pesado

## Opções da mesa

variant-leaders = Líderes
variant-leaders-choose = Cada jogador escolhe
variant-leaders-random = Sorteados
variant-leaders-beginner = Os quatro para iniciantes, sorteados
variant-houses = Casas
variant-houses-any = Dois Líderes de uma mesma Casa podem se encontrar
variant-houses-distinct = Cada Líder de uma Casa diferente
variant-difficulty = Casa Hagal (um jogador)
variant-difficulty-mercenary = Mercenário: para a primeira partida
variant-difficulty-sardaukar = Sardaukar: para veteranos
variant-difficulty-mentat = Mentat: para especialistas
variant-difficulty-kwisatz_haderach = Kwisatz Haderach: sem Espadachim

## Quantidades

amount-solari = { $n ->
    [one] 1 Solari
   *[other] { $n } Solaris
}
amount-spice = { $n ->
    [one] 1 especiaria
   *[other] { $n } especiarias
}
amount-water = { $n ->
    [one] 1 água
   *[other] { $n } águas
}
amount-vp = { $n ->
    [one] 1 Ponto de Vitória
   *[other] { $n } Pontos de Vitória
}
amount-persuasion = { $n } de Persuasão
amount-swords = { $n ->
    [one] 1 espada
   *[other] { $n } espadas
}
thing-solari = Solaris
thing-spice = de especiaria
thing-water = de água
thing-spice-all = Especiaria
thing-water-all = Água
thing-persuasion = de Persuasão
thing-swords = espadas
thing-intrigue = cartas de Intriga
cost-influence = perca 1 de Influência
cost-trash = exclua uma carta
cost-trash-self = exclua esta carta
cost-troops = perca { $n } tropas no Conflito

## O que está impresso

way = { $intrigue }: { $mode }
effect-all = { $effects }
effect-gain = { $things }
effect-gain-per = { $n } de Persuasão por carta { $faction } em jogo
effect-draw = { $n ->
    [one] compre uma carta
   *[other] compre { $n } cartas
}
effect-trash = você pode excluir uma carta
effect-trash-self = exclua esta carta
effect-discard = { $n ->
    [one] descarte uma carta
   *[other] descarte { $n } cartas
}
effect-take-back = pegue uma carta { $faction } da sua pilha de descarte
effect-refocus = embaralhe a pilha de descarte com o seu baralho
effect-look = olhe a carta do topo do seu baralho
effect-trash-top = exclua a carta do topo do seu baralho
effect-draw-intrigue = { $n ->
    [one] compre uma carta de Intriga
   *[other] compre { $n } cartas de Intriga
}
effect-steal = cada oponente com quatro ou mais cartas de Intriga lhe dá uma ao acaso
effect-influence = { $n } de Influência ({ $faction })
effect-influence-any = { $n } de Influência com uma Facção à sua escolha
effect-influence-among = { $n } de Influência com uma destas: { $factions }
effect-influence-trailing = { $n } de Influência com uma Facção em que um oponente tem mais que você
effect-influence-each = { $n } de Influência com cada Facção
effect-space-influence = a Influência do espaço ({ $faction })
effect-two-factions = 1 de Influência com cada uma de duas Facções
effect-recruit = { $n ->
    [one] recrute uma tropa
   *[other] recrute { $n } tropas
}
effect-recruit-deploy = recrute { $n } tropas, que podem ir direto ao Conflito
effect-deploy = { $n ->
    [one] você pode enviar uma tropa da sua guarnição
   *[other] você pode enviar até { $n } tropas da sua guarnição
}
effect-deploy-any = envie quantas tropas quiser da sua guarnição
effect-deploy-supply = envie uma tropa do seu estoque
effect-retreat = você pode recuar até { $n } tropas
effect-retreat-any = você pode recuar quantas tropas quiser
effect-lose-garrison = perca uma tropa da guarnição
effect-lose-conflict = perca uma tropa no Conflito
effect-strike = um oponente perde uma tropa no Conflito
effect-arrow = { $cost } → { $then }
effect-if = { $condition }: { $then }
effect-if-else = { $condition }: { $then }; senão { $otherwise }
effect-or = { $one } ou { $two }
effect-some-of = { $n } destes: { $branches }
effect-each-opponent = cada oponente: { $effect }
effect-acquire = adquira uma carta de custo { $n } ou menos
effect-acquire-top = adquira uma carta de custo { $n } ou menos no topo do seu baralho
effect-foldspace = adquira uma carta Dobra Espacial
effect-manipulate = separe uma carta da Linha Imperial: você pode adquiri-la por 1 a menos no seu Turno de Revelar
effect-cheaper = A Especiaria Deve Fluir custa { $n } a menos neste turno
effect-harvest = minere { $n } de especiaria e o bônus
effect-harvest-addicted = minere { $n } de especiaria e o bônus, 1 a menos, e compre uma carta
effect-double-harvest = a especiaria própria do espaço vale em dobro
effect-strong-influence = o espaço da Facção dá 2 de Influência
effect-seat = um assento no Alto Conselho: 2 de Persuasão em cada Turno de Revelar
effect-seat-connections = um assento no Alto Conselho e 1 de Influência com uma Facção à sua escolha
effect-oratory = 1 de Persuasão no Turno de Revelar enquanto seu Agente estiver aqui
effect-mentat = pegue o Mentat para esta rodada
effect-keep-mentat = o Mentat para a próxima rodada
effect-swordmaster = seu terceiro Agente, para sempre
effect-control = controle: { $space }
effect-close = feche um espaço aos oponentes até o seu próximo turno
effect-recall = chame de volta um dos seus Agentes
effect-may-pass = depois você pode passar o turno
effect-envoy = a carta que você jogar tem os quatro ícones de Facção
effect-infiltrate = Agentes inimigos não bloqueiam você neste turno
effect-reveal-persuasion = { $n } de Persuasão no Turno de Revelar desta rodada
effect-on-top = as cartas que você adquirir podem ir para o topo do seu baralho
when-plot = Trama
when-plot-how = A qualquer momento do seu próprio turno
when-turn-start = Trama, no começo
when-turn-start-how = No começo do seu turno, antes de qualquer outra coisa
when-before-card = Trama, antes da carta
when-before-card-how = No seu turno, antes de jogar uma carta para enviar um Agente
when-combat = Combate
when-combat-how = No Combate, enquanto você tiver tropa no Conflito
when-won = Combate, ao vencer
when-won-how = Depois de vencer sem empate um Conflito
when-endgame = Fim de Jogo
when-endgame-how = No fim do jogo
page-when = { $when } ({ $help }): { $mode }
effect-signet = use a habilidade do sinete do seu Líder
condition-influence = com { $n } de Influência ({ $faction })
condition-any-alliance = com uma Aliança
condition-alliance = com a Aliança ({ $faction })
condition-another = com outra carta { $faction } em jogo
condition-reveal = em um Turno de Revelar
condition-council = com um assento no Alto Conselho
condition-tracks = com { $n } de Influência em { $tracks } trilhas
condition-owns = com { $n } ou mais A Especiaria Deve Fluir
condition-owns-most = com mais A Especiaria Deve Fluir que cada oponente

## Lugares

zone-hand = sua mão
zone-discard = sua pilha de descarte
zone-play = em jogo
origin-leader = seu Líder
house-atreides = Casa Atreides
house-harkonnen = Casa Harkonnen
house-thorvald = Casa Thorvald
house-richese = Casa Richese
player = { $seat }
place-1 = primeira
place-2 = segunda
place-3 = terceira
hagal-harvest = Minerar Especiaria
hagal-reshuffle = Reembaralhar
why-effect = um efeito
why-influence = 2 de Influência
why-alliance = uma Aliança
why-spent = recursos acumulados

## Escolhas

pick-leader = Liderar como { $leader }
pick-secret = Escolher { $faction } em segredo
pick-play = Jogar { $card }
    .help = Ponha a carta virada para cima e envie um Agente a um espaço com um dos ícones dela.
pick-reveal = Revelar a mão
    .help = O último turno da rodada: Persuasão para adquirir cartas, espadas para o Conflito.
pick-move = Mover o Agente de: { $origin }
pick-at = Ir ao espaço { $space }
pick-sell = { $amount ->
    [2] Vender 2 especiarias por 6 Solaris
    [3] Vender 3 especiarias por 8 Solaris
    [4] Vender 4 especiarias por 10 Solaris
   *[5] Vender 5 especiarias por 12 Solaris
}
pick-intrigue = Intriga: { $way }
pick-do = Resolver: { $unit }
pick-deploy = { $amount ->
    [0] Não enviar tropas
    [one] Enviar 1 tropa
   *[other] Enviar { $amount } tropas
}
pick-retreat = { $amount ->
    [0] Não recuar tropas
    [one] Recuar 1 tropa
   *[other] Recuar { $amount } tropas
}
pick-done = Pronto
pick-pass = Passar
pick-stay = Continuar o turno
pick-stop = Parar
    .help = Parar depois de uma carta não é passar: a pergunta pode voltar.
pick-skip = Deixar passar
pick-defend = Enviar uma tropa do estoque
pick-faction = { $faction }
pick-to = Entregar a { $player }
pick-against = Atingir { $player }
pick-trash = Excluir { $card } ({ $zone })
pick-discard = Descartar { $card }
pick-take = Pegar { $card } de volta
pick-buy = Adquirir { $card }
pick-claim = Adquirir { $card }, que você separou
pick-acquire = Adquirir { $card } sem pagar
pick-manipulate = Separar { $card }
pick-on_top = No topo do baralho
pick-on_discard = Na pilha de descarte
pick-name = Fechar { $space }
pick-recall = Chamar de volta o Agente: { $space }

## Perguntas

ask-ChooseLeader = Qual Líder você escolhe?
ask-ChooseSecret = Qual Facção você escolhe em segredo?
ask-StartOfTurn = Seu turno: enviar um Agente com uma carta ou revelar?
ask-TakeTurn = Continue: enviar um Agente com uma carta ou revelar?
ask-ChooseAgent = Qual Agente se move?
ask-SendAgent = Aonde vai o Agente?
ask-SellSpice = Quanta especiaria você vende?
ask-AgentEffects = E agora? Os efeitos vêm na ordem que você quiser.
ask-RevealEffects = Resolva efeitos e adquira cartas na ordem que quiser.
ask-WhereTo = Aonde vai a carta adquirida?
ask-ChooseBranch = Escolha um.
ask-NameSpace = Qual espaço você fecha?
ask-ChooseRecall = Qual Agente volta?
ask-PassOrStay = Você passa este turno?
ask-ChooseTrash = Qual carta você exclui?
ask-ChooseDiscard = Qual carta você descarta?
ask-ChooseFromDiscard = Qual carta você pega de volta?
ask-ChooseDeploy = Quantas tropas vão ao Conflito?
ask-ChooseRetreat = Quantas tropas recuam?
ask-ChooseVictim = Quem perde uma tropa?
ask-ChooseAcquire = Qual carta você adquire?
ask-ChooseManipulated = Qual carta da Linha Imperial você separa?
ask-AllianceHeir = Quem recebe a Aliança ({ $faction })?
ask-ChooseFaction = Com qual Facção?
ask-LoseInfluence = Com qual Facção você perde 1 de Influência?
ask-ChooseTwoFactions = Com quais duas Facções?
ask-RivalFaction = { $rival }, Casa rival: com qual Facção ganha Influência?
ask-RivalTwoFactions = { $rival }, Casa rival: com quais duas Facções ganha Influência?
ask-RivalBranch = { $rival }, Casa rival: qual destes efeitos?
ask-Defend = Você controla o que está em disputa: envia uma tropa do estoque?
ask-CombatCards = Combate: você joga uma carta?
ask-MoreCombatCards = Combate: mais uma carta?
ask-WinnerCards = Você venceu o Conflito: joga uma carta?
ask-EndgameCards = O fim: você joga uma carta de Fim de Jogo?

## Acontecimentos

event-leads = { $seat } escolhe { $leader }.
event-rival = { $seat } lidera uma Casa rival.
event-round = Rodada { $number }: { $conflict }.
event-turn = É o turno de { $seat }.
event-passed_turn = { $seat } passa o turno.
event-played = { $seat } joga { $card }.
event-sent = { $seat } envia um Agente ao espaço { $space }.
event-paid_solari = { $seat } paga { amount-solari }.
event-paid_spice = { $seat } paga { amount-spice }.
event-paid_water = { $seat } paga { amount-water }.
event-gained_solari = { $seat } ganha { amount-solari }.
event-gained_spice = { $seat } ganha { amount-spice }.
event-gained_water = { $seat } ganha { amount-water }.
event-gained_persuasion = { $seat } ganha { amount-persuasion }.
event-gained_swords = { $seat } ganha { amount-swords }.
event-persuasion_council = { $seat } tem { amount-persuasion } pelo assento no Alto Conselho.
event-persuasion_hall = { $seat } tem { amount-persuasion } pelo Agente no Salão da Oratória.
event-persuasion_posted = { $seat } tem { amount-persuasion } por { $intrigue }.
event-unspent = { $seat } deixa { amount-persuasion } sem gastar.
event-spent = { $seat } gasta { $amount } { $thing }.
event-harvested = { $seat } minera { $amount } de especiaria.
event-scored = { $seat } marca { $points ->
    [one] 1 Ponto de Vitória
   *[other] { $points } Pontos de Vitória
} ({ $why }).
event-unscored = { $seat } perde { $points } Ponto de Vitória ({ $why }).
event-influence = { $seat } tem { $level } de Influência ({ $faction }).
event-influence_lost = { $seat } cai para { $level } de Influência ({ $faction }).
event-alliance = { $seat } fica com a Aliança ({ $faction }).
event-masterstroke = { $seat } mostra o Golpe de Mestre.
event-recruited = { $seat } recruta { $amount ->
    [one] uma tropa
   *[other] { $amount } tropas
}.
event-deployed = { $seat } envia ao Conflito { $amount ->
    [one] uma tropa
   *[other] { $amount } tropas
}.
event-retreated = { $seat } recua { $amount ->
    [one] uma tropa
   *[other] { $amount } tropas
}.
event-lost_troops = { $seat } perde { $amount ->
    [one] uma tropa
   *[other] { $amount } tropas
}.
event-drew = { $seat } compra { $amount ->
    [one] uma carta
   *[other] { $amount } cartas
}.
event-got_cards = Você comprou { $cards }.
event-drew_intrigue = { $seat } compra { $amount ->
    [one] uma carta de Intriga
   *[other] { $amount } cartas de Intriga
}.
event-got_intrigue = Você comprou { $intrigue }.
event-stole = { $seat } pega uma carta de Intriga de { $victim }.
event-stolen = A carta pega foi { $intrigue }.
event-looked = A carta do topo do seu baralho é { $card }.
event-reshuffled = { $seat } embaralha.
event-trashed = { $seat } exclui { $card }.
event-discarded = { $seat } descarta { $card }.
event-took = { $seat } pega { $card } de volta.
event-acquired = { $seat } adquire { $card }.
event-row = { $card } entra na Linha Imperial.
event-set_aside = { $seat } separa { $card }.
event-intrigue = { $seat } joga { $intrigue }.
event-seated = { $seat } ocupa um assento no Alto Conselho.
event-mentat = { $seat } fica com o Mentat.
event-mentat_next = { $seat } terá o Mentat na próxima rodada.
event-swordmaster = { $seat } ganha o Espadachim.
event-controls = { $seat } controla { $flag }.
event-closed = { $seat } fecha o espaço { $space }.
event-recalled = { $seat } chama de volta o Agente do espaço { $space }.
event-reveals = { $seat } revela: { $cards }.
event-strength = { $seat } tem força { $amount }.
event-passed = { $seat } passa.
event-place = { $seat } recebe a { $place } recompensa.
event-hagal_place = { $seat } fica com a { $place } colocação e não recebe recompensa.
event-maker = Fabricantes: { $space } tem agora { $n } de especiaria bônus.
event-first = O marcador de Primeiro Jogador passa para { $seat }.
event-aside_left = { $card }, separada por { $seat }, sai do jogo.
event-hagal_card = { $seat } revela uma carta Hagal: { $hagal }.
event-hagal_spice = { $seat } tira de jogo { $n } de especiaria do espaço { $space }.
event-nowhere = { $seat } não encontra espaço livre e não envia mais Agentes nesta rodada.
event-uncontrolled = { $seat } remove o marcador de Controle de { $victim }: { $flag }.
event-endgame = O jogo termina: últimas cartas de Intriga e depois os pontos.

## O que os Líderes fazem

ability-paul_atreides = você sempre conhece a carta do topo do seu baralho
ability-duke_leto_atreides = espaços do Landsraad lhe custam 1 Solari a menos
ability-baron_vladimir_harkonnen = escolha duas Facções em segredo; na primeira vez que enviar 4 ou mais tropas em um turno, ganhe 1 de Influência com cada uma
ability-glossu_rabban = você começa com 1 especiaria e 1 Solari a mais
ability-countess_ariana_thorvald = quando minera, você recebe 1 especiaria a menos e compra uma carta
ability-earl_memnon_thorvald = um assento no Alto Conselho lhe dá 1 de Influência à escolha
ability-count_ilban_richese = quando paga Solari por um espaço, você compra uma carta
ability-helena_richese = Agentes inimigos não bloqueiam você em espaços do Landsraad e de Cidade

## A página

page-hand = Suas cartas
page-empty-hand = Nenhuma carta na mão.
page-top = No topo do seu baralho: { $card }.
page-secret = Seu Golpe de Mestre: { $factions }.
page-row = Linha Imperial e Reserva
page-aside = separada para você: custa 1 a menos
page-left = { $n ->
    [0] nenhuma na pilha
    [one] resta 1
   *[other] restam { $n }
}
page-anywhere = qualquer espaço
page-acquire = ao adquirir
page-cost = Custo: { $n } de Persuasão
page-icons = Ícones de Agente: { $icons }
page-no-icons = Sem ícones de Agente: só pode ser revelada
page-kin = Carta de: { $factions }
page-complexity = { $n ->
    [1] Fácil de liderar
    [2] Para quem já conhece o jogo
   *[3] Difícil de liderar
}
page-copies = { $n } iguais aqui
page-playing = { $seat } joga
page-revealing = { $seat } revela
page-purse = { $n } de Persuasão para gastar
page-imperium-deck = Baralho Imperial
page-intrigue-deck = Baralho de Intriga
page-conflict-deck = Baralho de Conflito
page-pile = { $name }: { $n ->
    [0] vazio
    [one] 1 carta
   *[other] { $n } cartas
}
page-needs = Exige { $n } de Influência com os Fremen
page-allied = A Aliança está com { $seat }
page-influence-of = { $seat }: { $n } de Influência
page-score-track = Pontos de Vitória: com { $goal } começa o fim
page-rival = Casa rival
page-posted = Fica virada para cima até o fim do Turno de Revelar
page-agent-box = Agente: { $effects }
page-reveal-box = Revelar: { $effects }
page-acquire-box = Ao adquirir: { $effects }
page-trashed = ao ser excluída
page-trashed-box = Quando um efeito a exclui: { $effects }
page-anywhere-box = Envia um Agente a qualquer espaço, mesmo ocupado; custos e exigências continuam valendo
page-moves-box = O Agente pode sair do seu Líder ou ser um dos seus que já está no tabuleiro
page-third-reward = Terceira recompensa: com menos de quatro jogadores, só para quem empata em segundo lugar
page-pay = Você paga: { $cost }
page-get = Você ganha: { $gains }
page-sells = Você paga 2, 3, 4 ou 5 especiarias e ganha 6, 8, 10 ou 12 Solaris
page-harvest = Especiaria agora: { $n }
page-combat = Espaço de combate: você pode enviar tropas
page-control = Quem o controla ganha { $bonus } a cada visita
page-controlled = Controle de { $seat }
page-closed = Fechado por { $seat }
page-bonus = Especiaria bônus: { $n }
page-free = livre
page-alliance = A Aliança: 1 Ponto de Vitória para o primeiro a chegar a 4 de Influência, ou para quem passar dele
page-track = Influência
page-track-vp = 2 de Influência: 1 Ponto de Vitória
page-track-bonus = 4 de Influência: { $bonus }, e talvez a Aliança
page-no-conflict = Nenhum Conflito agora
page-conflict = Conflito
page-reward = { $place ->
    [1] Primeira
    [2] Segunda
   *[3] Terceira
}: { $effects }
page-in-conflict = { $n ->
    [one] 1 tropa no Conflito
   *[other] { $n } tropas no Conflito
}: 2 de força cada
page-swords = { $n ->
    [one] 1 espada
   *[other] { $n } espadas
}: 1 de força cada, com tropa no Conflito
page-garrison = { $n ->
    [0] Nenhuma tropa
    [one] 1 tropa
   *[other] { $n } tropas
} na guarnição
page-supply = { $n ->
    [0] Nenhuma tropa
    [one] 1 tropa
   *[other] { $n } tropas
} no estoque, ainda por recrutar
page-agents = { $n ->
    [0] Nenhum Agente
    [one] 1 Agente
   *[other] { $n } Agentes
} a enviar
page-agent-of = Um Agente de { $seat }
page-has-solari = { $n ->
    [0] Nenhum Solari
    [one] 1 Solari
   *[other] { $n } Solaris
}
page-has-spice = { $n } de especiaria
page-has-water = { $n } de água
page-intrigues = { $n ->
    [0] Nenhuma carta de Intriga
    [one] 1 carta de Intriga
   *[other] { $n } cartas de Intriga
} na mão
page-in-hand = { $n ->
    [0] Nenhuma carta
    [one] 1 carta
   *[other] { $n } cartas
} na mão
page-in-deck = { $n ->
    [0] Nenhuma carta
    [one] 1 carta
   *[other] { $n } cartas
} no baralho
page-discard = { $n ->
    [0] Descarte vazio
    [one] 1 carta no descarte
   *[other] { $n } cartas no descarte
}
page-ended = Último Conflito: { $conflict }
page-result-0 = { $seat }: força { $n }, sem recompensa
page-result-1 = { $seat }: força { $n }, ganhou a primeira recompensa
page-result-2 = { $seat }: força { $n }, ficou com a segunda recompensa
page-result-3 = { $seat }: força { $n }, ficou com a terceira recompensa
page-round = Rodada { $n } de { $rounds }
page-tier = Conflito de nível { $tier }; { $left ->
    [0] o baralho de Conflito está vazio
    [one] resta 1 Conflito no baralho
   *[other] restam { $left } Conflitos no baralho
}
page-strength = Força { $n }
page-how-many-deploy = Enviar quantas?
page-how-many-retreat = Recuar quantas?
page-score = { $n ->
    [0] Nenhum Ponto de Vitória; { $goal } trazem o fim
    [one] 1 Ponto de Vitória; { $goal } trazem o fim
   *[other] { $n } Pontos de Vitória; { $goal } trazem o fim
}
page-ability = { $name }: { $does }
page-aside-of = Separada por { $seat }: ninguém mais pode adquiri-la
page-first = Primeiro Jogador
page-council = Alto Conselho
page-swordmaster = Espadachim
page-mentat = Mentat
page-first-how = Joga o primeiro turno desta rodada
page-council-how = Assento no Alto Conselho: 2 de Persuasão em cada Turno de Revelar
page-swordmaster-how = O Espadachim: um terceiro Agente em cada rodada
page-mentat-how = O Mentat: mais um Agente nesta rodada
page-revealed = Revelou com { $n } de Persuasão
page-winner = Vitória
page-in-play = Cartas em jogo

## O terminal

board-round = Rodada { $n }: { $conflict }
board-reward = { $place }. { $effects }
board-house = { $name }: PV { $vp } · Solaris { $solari } · especiaria { $spice } · água { $water } · guarnição { $garrison } · Conflito { $conflict } (força { $strength }) · Agentes { $agents } · Intriga { $intrigue }
board-influence = Influência: { $levels }
board-honours = { $honours }
board-alliances = Alianças: { $factions }
board-control = Controla { $spaces }
board-cards = Cartas: { $hand } na mão, { $deck } no baralho
board-in-play = Em jogo: { $cards }
board-voice = Fechado por A Voz: { $space }
board-priced = { $card } ({ $n })
board-discard = Descarte: { $cards }
board-aside = Separadas: { $cards }
board-mentat-free = O Mentat está no lugar dele.
board-timed = { $card } ({ $when })
board-third = 3. só para empates em segundo lugar: { $effects }
board-places = Agentes em { $spaces }
board-bonus = Especiaria bônus: { $space } { $n }
board-row = Linha Imperial: { $cards }
board-hand = Mão: { $cards }
board-intrigue = Intriga: { $cards }
