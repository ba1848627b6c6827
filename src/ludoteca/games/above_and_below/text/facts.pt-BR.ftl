# O que um estudo conta.

study-track = mercadorias na trilha
study-buildings = construções
study-reputation = reputação
study-bonus = bônus das construções
study-coins = moedas no fim
study-villagers = aldeões
study-caves = cavernas exploradas
study-beds = camas
study-goods = mercadorias na trilha (quantidade)
study-building = Construções
study-villager = Aldeões

# Pelo que alguém é lembrado no fim.

honour-bold = A exploração mais ousada: { $seat }, que precisava de { $number ->
        [1] 1 lanterna
       *[other] { $number } lanternas
    }
honour-explorer = Quem mais explorou: { $seat }, { $number ->
        [1] 1 vez
       *[other] { $number } vezes
    }
honour-builder = Quem mais construiu: { $seat }, { $number ->
        [1] 1 construção
       *[other] { $number } construções
    }
