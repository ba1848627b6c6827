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
