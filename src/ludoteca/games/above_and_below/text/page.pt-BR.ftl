# O que a página diz.

pile = { $count } na pilha
to-train = Aldeões para treinar
special = Aldeões especiais
caves = Cavernas
cave-tip = O parágrafo de cada resultado do dado
cavern-tip = Uma caverna vazia: sobre ela se pode construir um entreposto.
round = Rodada { $round } de { $rounds }
reputation = Reputação
reputation-bonus = Bônus da maior reputação no fim
cider-here = Uma cidra espera o primeiro a trabalhar
cider-gone = A cidra já foi levada
stands = Reputação de { $seat }: { $count }
first-player = Jogador inicial
has-passed = Passou
winner = Venceu
points = { $count ->
        [1] { $count } ponto
       *[other] { $count } pontos
    }
points-told = trilha { $track }, construções { $buildings }, reputação { $reputation }, cartas { $bonus }
coins = { $count ->
        [1] { $count } moeda
       *[other] { $count } moedas
    }
beds = { $count ->
        [1] { $count } cama
       *[other] { $count } camas
    }
lanterns = { $count ->
        [1] { $count } lanterna
       *[other] { $count } lanternas
    }
empty-caves = { $count ->
        [1] { $count } caverna vazia
       *[other] { $count } cavernas vazias
    }
above = Casas
below = Cavernas e entrepostos
stock = { $count } × { $what }
no-goods = sem mercadorias
circle-empty = Nada à venda
circle = À venda: { $what }
track = Trilha de progresso (rendimento { $income })
building-label = { $name }, custa { $cost }: { $told }

does-stock = 2 × { $what } ao construir
does-renew = { $what }, de novo a cada rodada
does-beds = { $count ->
        [1] { $count } cama
       *[other] { $count } camas
    }
does-income = +{ $count } de rendimento
does-potion_now = uma poção ao construir
does-potion_income = uma poção por rodada
does-reputation = +{ $count } de reputação ao construir
does-reroll = { $count ->
        [1] rola um dado de novo por encontro
       *[other] rola dados de novo { $count } vezes por encontro
    }
does-coin_on_build = +{ $count } moeda ao construir outra carta
does-coin_on_explore = +{ $count } moeda após um encontro com sucesso
does-vp = { $count ->
        [1] { $count } ponto
       *[other] { $count } pontos
    }
does-trained_ready = aldeões treinados podem já chegar ativos
does-pay_with = { $what } vale como moeda
does-income_per = +1 de rendimento por ametista e minério na trilha
does-per-mushroom = { $count ->
        [1] 1 ponto
       *[other] { $count } pontos
    } por cogumelo
does-per-fish = { $count ->
        [1] 1 ponto
       *[other] { $count } pontos
    } por peixe
does-per-potion = { $count ->
        [1] 1 ponto
       *[other] { $count } pontos
    } por poção
does-per-ore = { $count ->
        [1] 1 ponto
       *[other] { $count } pontos
    } por minério
does-per-amethyst = { $count ->
        [1] 1 ponto
       *[other] { $count } pontos
    } por ametista
does-per-paper = { $count ->
        [1] 1 ponto
       *[other] { $count } pontos
    } por papel
does-per-villager = { $count ->
        [1] 1 ponto
       *[other] { $count } pontos
    } por aldeão
does-per-house = { $count ->
        [1] 1 ponto
       *[other] { $count } pontos
    } por casa de qualquer tipo
does-per-cave = { $count ->
        [1] 1 ponto
       *[other] { $count } pontos
    } por caverna vazia

skill-hammer = martelo: constrói
skill-quill = pena: treina
skill-hammer_plus = martelo +: constrói por 1 moeda a menos
skill-quill_plus = pena +: treina por 1 moeda a menos
skill-bad_reputation = custa 1 de reputação ao chegar
skill-cave_cat_roll = rola um dado a cada uso: com 1 ou 2 não faz nada e fica cansado
skill-own_bed = dorme na própria cama e nunca bebe cidra ou poção
skill-lanterns = { $roll }+: { $count ->
        [1] { $count } lanterna
       *[other] { $count } lanternas
    }

paragraph = Parágrafo { $number }
read-aloud = Ler em voz alta
explore-number = Exploração { $count }
needs = exige
costs = custa
no-dice = sem dados
bonus-per = { $count ->
        [1] +1 lanterna
       *[other] +{ $count } lanternas
    } por aldeão do grupo com essa habilidade
bonus-if = { $count ->
        [1] +1 lanterna
       *[other] +{ $count } lanternas
    } se você tiver este item
rolled = Tirou { $roll }: { $count ->
        [1] { $count } lanterna
       *[other] { $count } lanternas
    }
last-tale = { $seat } leu “{ $title }”
it-succeeded = Sucesso
it-failed = Falha

line-points = { $count ->
        [1] 1 ponto
       *[other] { $count } pontos
    }
line-coins = { $count ->
        [1] 1 moeda
       *[other] { $count } moedas
    }
line-ready = { $count ->
        [1] 1 aldeão ativo
       *[other] { $count } aldeões ativos
    }
