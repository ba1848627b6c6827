name = Roam
about = Envie seus personagens por seis terrenos, cada um com o seu próprio padrão. Quem mais explora um terreno encontra o personagem perdido sob ele; com dez personagens a partida chega ao fim.
length = 30 a 45 minutos
weight = Leve

## Opções da mesa

variant-mode = Básico ou completo
variant-mode-basic = Jogo básico, sem artefatos
variant-mode-full = Jogo completo, com artefatos
variant-outpost = Posto Avançado
variant-outpost-no = Sem o Posto Avançado
variant-outpost-yes = Com o Posto Avançado: cerque um marcador por 3 pontos
variant-stacking = Empilhamento
variant-stacking-no = Um marcador por quadrado
variant-stacking-yes = Até dois marcadores por quadrado
variant-claimed_card_facing = Personagens reivindicados ficam voltados
variant-claimed_card_facing-seat = Como os outros do dono
variant-claimed_card_facing-as_on_map = Como o terreno estava no mapa
variant-artifact_points = Pontos dos artefatos
variant-artifact_points-yes = Contam
variant-artifact_points-no = Não contam
variant-edges = Lugares
variant-edges-default = Definidos pelo número de jogadores
variant-edges-chosen = Escolhidos pelos jogadores
variant-first_player = Primeiro jogador
variant-first_player-random = Sorteado
variant-first_player-seat_0 = O primeiro lugar

## Lugares

square = { $column }{ $row }
slot-0 = o terreno do noroeste
slot-1 = o terreno do norte
slot-2 = o terreno do nordeste
slot-3 = o terreno do sudoeste
slot-4 = o terreno do sul
slot-5 = o terreno do sudeste
edge-0 = sul
edge-1 = oeste
edge-2 = norte
edge-3 = leste

## Escolhas

pick-edge = Sentar-se na borda { $edge }
pick-use = Usar { $character }
    .help = Vire a carta para baixo e coloque o padrão dela no mapa.
pick-rest = Descanso antecipado
    .help = Vire todos os seus personagens com a face para cima, pagando 1 moeda por cada um que já está assim.
pick-coin = Ganhar uma moeda
    .help = Vire um artefato para baixo e pegue 1 moeda.
pick-flip = Virar { $character }
    .help = Vire um artefato para baixo e vire este personagem.
pick-slide = Deslizar o marcador em { $square }
    .help = Vire um artefato para baixo e mova este marcador para um quadrado vazio ao lado.
pick-to = Deslizar para { $square }
pick-at = Colocar o padrão a partir de { $square }
    .help = O primeiro marcador do padrão vai para este quadrado.
pick-rotate = Girar o padrão
    .help = Vire um artefato para baixo e gire o padrão um quarto de volta em sentido horário.
pick-blank = Pagar 2 moedas pelo marcador em branco em { $square }
pick-free = Colocar o marcador em branco em { $square } de graça
    .help = Vire um artefato para baixo e não pague nada.
pick-blank_over = Pagar 2 moedas e gastar Substituir: o marcador em branco em { $square } toma o lugar do que está lá
    .help = Custa 2 moedas e vira para baixo um artefato com Substituir.
pick-free_over = Gastar Branco grátis e Substituir: o marcador em branco em { $square } toma o lugar do que está lá
    .help = Vira para baixo dois artefatos, um com Branco grátis e um com Substituir.
pick-replace = Substituir o marcador em { $square }
    .help = Vire um artefato para baixo e coloque o seu marcador no lugar deste.
pick-put = Colocar um marcador em { $square }
pick-done = Pronto
pick-claim = Resolver primeiro { $slot }
pick-bid = Dar um lance de { $coins ->
        [1] { $coins } moeda
       *[other] { $coins } moedas
    }
pick-buy = Comprar { $artifact }
pick-pass = Passar

## Perguntas

ask-ChooseEdge = Em qual borda do mapa você se senta?
ask-UseCharacter = Qual personagem você usa?
ask-Place = Onde você coloca o padrão de { $character }?
ask-Extend = Acrescentar marcadores em branco, usar artefatos ou deixar o padrão como está?
ask-PutRemaining = Seus marcadores não bastam: quais quadrados recebem um?
ask-Slide = Para onde desliza o marcador em { $square }?
ask-AfterPlacing = Usar um artefato antes do fim do seu turno?
ask-ClaimNext = Vários terrenos estão completos: qual primeiro?
ask-Bid = Qual é o seu lance? Em disputa: { $slot }.
ask-BuyArtifact = Comprar um artefato?

## O que acontece

event-first = { $seat } começa.
event-edge = { $seat } se senta na borda { $edge }.
event-rested = { $coins ->
        [0] Todos os personagens de { $seat } estão de novo com a face para cima.
        [1] { $seat } faz um descanso antecipado por 1 moeda.
       *[other] { $seat } faz um descanso antecipado por { $coins } moedas.
    }
event-used = { $seat } usa { $character }.
event-artifact = { $seat } usa um artefato e o vira para baixo: { $artifact }.
event-flipped = { $seat } vira { $character }.
event-slid = { $seat } desliza um marcador de { $owner } de { $square } para { $to_square }.
event-paid_blank = { $seat } paga { $coins } moedas por um marcador em branco.
event-replaced = Um marcador de { $owner } em { $squares } é substituído e volta ao dono.
event-placed = { $coins ->
        [0] { $seat } explora { $squares }.
        [1] { $seat } explora { $squares } e pega 1 moeda.
       *[other] { $seat } explora { $squares } e pega { $coins } moedas.
    }
event-nothing = Todos os quadrados sob o padrão estão ocupados: { $seat } não coloca nenhum marcador.
event-fits_nowhere = O padrão de { $character } não cabe em lugar nenhum do mapa: { $seat } não coloca nenhum marcador.
event-no_markers = { $seat } não tem mais marcadores para colocar.
event-few_markers = { $count ->
        [1] { $seat } só tem mais { $count } marcador, pouco para o padrão.
       *[other] { $seat } só tem mais { $count } marcadores, poucos para o padrão.
    }
event-outpost = { $seat } cercou um marcador e fica com o Posto Avançado.
event-tie = Empate em marcadores: vai a leilão { $slot }.
event-bid = { $coins ->
        [0] { $seat } dá um lance de 0.
        [1] { $seat } dá um lance de 1 moeda.
       *[other] { $seat } dá um lance de { $coins } moedas.
    }
event-passed = { $seat } passa.
event-claimed = { $coins ->
        [0] { $seat } reivindica { $slot } e encontra { $character }.
        [1] { $seat } reivindica { $slot } por 1 moeda e encontra { $character }.
       *[other] { $seat } reivindica { $slot } por { $coins } moedas e encontra { $character }.
    }
event-consoled = { $seat } ganha 1 moeda por ter estado lá.
event-land = Um novo terreno substitui { $slot }.
event-gap = A pilha acabou: { $slot } deixa um espaço vazio.
event-bought = { $seat } compra um artefato: { $artifact }.
event-end = A última rodada terminou.

## Na mesa

map = O mapa
gap = sem terreno
pile = { $count ->
        [0] Não há mais terrenos na pilha.
        [1] Resta um terreno na pilha.
       *[other] Restam { $count } terrenos na pilha.
    }
road = { $end } personagens trazem a última rodada
top-land = O do topo: { $land }, { $coins }.
row = Artefatos à venda
seller = { $artifact }: { $coins ->
        [1] 1 moeda
       *[other] { $coins } moedas
    }
sits-here = { $seat } fica aqui; a seta é a direção dessa fileira de personagens.
first-player = Primeiro jogador
outpost = Posto Avançado
winner = Quem venceu
face-up = face para cima
face-down = face para baixo
character-label = { $name }, { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    }, { $state }
tile-label = { $name }: { $doing }, custa { $cost }, { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    } { $state }
fact-points = { $count ->
        [1] { $count } ponto
       *[other] { $count } pontos
    }
fact-coins = { $count ->
        [1] { $count } moeda
       *[other] { $count } moedas
    }
fact-markers = { $count ->
        [1] { $count } marcador restante
       *[other] { $count } marcadores restantes
    }
fact-cards = { $count } dos { $end } personagens que encerram a partida
blank-paid = pagar 2
blank-free = grátis
over-paid = 2 + Substituir
over-free = + Substituir
auction = Leilão: { $slot }
no-bid-yet = Nenhum lance ainda
highest-bid = Maior lance: { $seat }, { $coins ->
        [1] { $coins } moeda
       *[other] { $coins } moedas
    }
bidder = { $seat } (até { $coins })

## O que uma colocação faria

ghost-yours = Você reivindica
ghost-theirs = Para { $seat }
ghost-tied = Leilão
prospect-markers = { $count ->
        [0] Nenhum marcador
        [1] { $count } marcador
       *[other] { $count } marcadores
    }
prospect-skipped = pula { $squares }
prospect-coins = { $count ->
        [1] { $count } moeda
       *[other] { $count } moedas
    }
prospect-completes = completa { $slot } ({ $who })
