# O que um estudo conta.

study-influence = Influência a partir de 2
study-alliances = Alianças
study-other = Conflitos, cartas e espaços
study-cards = cartas possuídas
study-spice = especiaria no fim
study-solari = Solaris no fim
study-swordmaster = tem o Espadachim
study-council = tem assento no Alto Conselho
study-leader = Líderes
study-card = Cartas possuídas

# Pelo que alguém é lembrado no fim.

honour-force = O maior exército: { $seat }, com força { $number }
honour-intriguer = Quem mais jogou cartas de Intriga: { $seat }, { $number }
honour-harvest = A maior colheita: { $number } de especiaria, de { $seat }
