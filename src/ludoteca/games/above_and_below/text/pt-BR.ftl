name = Above and Below
about =
    Seu povo fugiu das planícies e recomeça numa costa tranquila, até descobrir as cavernas. Em sete rodadas você
    ergue uma vila em cima e entrepostos embaixo, e manda aldeões para o escuro, onde um livro de encontros espera.
length = 60 a 90 minutos
weight = Médio
variant-offers = Ofertas a um vendedor por turno
variant-offers-1 = uma
variant-offers-3 = até três
variant-offers-6 = até seis
variant-first_player = Jogador inicial
variant-first_player-random = Sorteado
variant-first_player-seat_0 = O primeiro lugar

player = { $seat }

# O que se pode escolher.

pick-explore = Explorar
    .help = Mande dois ou mais aldeões ativos para a caverna do topo da pilha.
pick-build = Construir
    .help = Um aldeão ativo com martelo constrói uma casa ou, sobre uma caverna vazia, um entreposto.
pick-harvest = Colher
    .help = Cada aldeão enviado traz uma mercadoria das suas construções.
pick-train = Treinar
    .help = Um aldeão ativo com pena treina um dos aldeões do tabuleiro de reputação.
pick-labor = Trabalhar
    .help = Uma moeda por aldeão; o primeiro da rodada leva também a cidra.
pick-pass = Passar
    .help = Você não age mais nesta rodada.
pick-send = Enviar { $villager }
pick-go = Partir
pick-back = Fazer outra coisa
    .help = Um gato se recusou, então o turno ainda é seu.
pick-sell = Colocar { $item } à venda
    .help = Os outros podem fazer ofertas nos turnos deles. Você muda o círculo no máximo uma vez por turno.
pick-withdraw = Tirar o item do círculo de venda
pick-offer = Fazer uma oferta a { $seat }
    .help = Em moedas, no mínimo 3; quem vende pode recusar.
pick-price = Oferecer { $coins } moedas
pick-accept = Aceitar
pick-refuse = Recusar
pick-swap = Trocar a fileira de { $row } por 1 moeda
    .help = As quatro cartas abertas vão para o fundo da pilha e outras quatro são abertas. Uma vez por turno.
pick-pay = Pagar com { $token }
pick-place = Colocar { $item } na trilha de progresso
    .help = Fica lá até o fim da partida.
pick-done = Nada mais na trilha
pick-buy = Construir { $building }
pick-take = Pegar uma mercadoria de { $building }
pick-store = Guardar a colheita
pick-hire = Treinar { $villager }
pick-enter = Para a { $area }
pick-decide = Escolha { $letter }
pick-reroll = Rolar de novo por { $villager }
pick-keep = Ficar com os dados
pick-aim = Ferir aldeões para chegar a { $number }
pick-stop = Não ferir ninguém
pick-injure = Ferir { $villager }
pick-potion = Poção para { $villager }
pick-cider = Cidra para { $villager }
pick-rest = Hora de dormir
pick-bed = Uma cama para { $villager }

# O que se pergunta.

ask-Turn = O que você faz? Ações livres, se quiser, e depois uma ação, ou passe.
ask-Send =
    { $action ->
        [explore] Quem explora? Dois ou mais.
        [harvest] Quem colhe?
       *[labor] Quem trabalha?
    }
ask-Builder = Quem constrói?
ask-BuyBuilding = O que você constrói?
ask-Trainer = Quem ensina?
ask-Recruit = Quem você treina?
ask-Welcome = Para onde vai o novo aldeão?
ask-PayWith = Ainda a pagar: { $price }. Moedas, ou uma ficha no lugar de uma moeda?
ask-TakeGood = Qual mercadoria você colhe? ({ $left ->
        [1] falta { $left }
       *[other] faltam { $left }
    })
ask-SellHarvest = Colocar à venda uma mercadoria recém-colhida?
ask-Progress = Colocar mercadorias na trilha de progresso?
ask-NamePrice = Quantas moedas você oferece a { $other }?
ask-Answer = { $other } oferece { $coins } moedas por { $item }. Você vende?
ask-Decide = O que você faz?
ask-Reroll = Rolar um dado de novo? ({ $left ->
        [1] resta { $left }
       *[other] restam { $left }
    })
ask-Strive = Ferir aldeões para alcançar um número maior?
ask-Injure = Quem se fere em troca de mais uma lanterna? ({ $left ->
        [1] falta { $left }
       *[other] faltam { $left }
    })
ask-InjureByText = A história fere um aldeão. Quem? ({ $left ->
        [1] falta { $left }
       *[other] faltam { $left }
    })
ask-Refresh = Poções e cidras antes de dormir?
ask-Sleep = Quem ganha uma cama? ({ $beds ->
        [1] resta { $beds }
       *[other] restam { $beds }
    })

# O que aconteceu.

event-round = Rodada { $round }. { $seat } começa.
event-ended = A sétima rodada acabou.
event-passed = { $seat } passa.
event-placed = { $seat } coloca { $item } na trilha de progresso.
event-put_up = { $seat } coloca { $item } à venda.
event-withdrew = { $seat } esvazia o círculo de venda.
event-offered = { $seat } oferece a { $other } { $coins } moedas por { $item }.
event-refused = { $seat } recusa as { $coins } moedas de { $other } por { $item }.
event-sold = { $seat } vende { $item } a { $other } por { $coins } moedas.
event-swapped = { $seat } paga 1 moeda por uma nova fileira de { $row }.
event-labored = { $seat } trabalha e ganha { $coins ->
        [1] { $coins } moeda
       *[other] { $coins } moedas
    }.
event-took_cider = { $seat } leva a cidra.
event-harvested = { $seat } colhe { $item } em { $building }.
event-renewed = { $building }, de { $seat }, tem de novo { $item }.
event-built = { $seat } constrói { $building } por { $coins ->
        [1] { $coins } moeda
       *[other] { $coins } moedas
    }.
event-trained = { $seat } treina { $villager } por { $coins ->
        [1] { $coins } moeda
       *[other] { $coins } moedas
    }.
event-joined = { $villager } se junta a { $seat }.
event-cat_obeyed = { $villager }, de { $seat }, tira { $die } e obedece.
event-cat_balked = { $villager }, de { $seat }, tira { $die } e vai dormir em vez de obedecer.
event-explored = { $seat } explora com { $villagers }.
event-read = { $paragraph }. { $story }
event-decided = { $seat } decide: { $decision }.
event-rolled = { $seat } tira { $dice } e tem { $lanterns ->
        [1] { $lanterns } lanterna
       *[other] { $lanterns } lanternas
    }.
event-rerolled = { $seat } rola de novo por { $villager } e tira { $die }: { $lanterns ->
        [1] { $lanterns } lanterna
       *[other] { $lanterns } lanternas
    } no total.
event-injured = { $villager }, de { $seat }, sofre um ferimento.
event-succeeded = { $number ->
        [0] { $seat } tem sucesso. { $tale }
       *[other] { $seat } alcança { $number } e tem sucesso. { $tale }
    }
event-failed = { $seat } falha: sem recompensa e sem caverna. { $tale }
event-found_cave = { $seat } ganha uma caverna vazia.
event-earned = { $seat } ganha { $coins ->
        [1] { $coins } moeda
       *[other] { $coins } moedas
    }.
event-lost_coins = { $seat } perde { $coins ->
        [1] { $coins } moeda
       *[other] { $coins } moedas
    }.
event-gained = { $seat } ganha { $count } × { $what }.
event-lost = { $seat } entrega { $count } × { $what }.
event-rose = { $seat } ganha { $count } de reputação.
event-fell = { $seat } perde { $count } de reputação.
event-refreshed = { $villager }, de { $seat }, bebe { $token }.
event-slept = { $villager }, de { $seat }, dorme numa cama.
event-income = { $seat } recebe { $coins ->
        [1] { $coins } moeda
       *[other] { $coins } moedas
    } de rendimento.
