## As regras ilustradas

primer-goal-title = Uma vila sobre as cavernas
primer-goal = Você tem sete rodadas para erguer uma vila e descobrir o que há embaixo dela. Os pontos vêm das construções, das mercadorias na sua trilha e do seu bom nome.
primer-act-title = Uma ação com aldeões ativos
primer-act = Explorar, construir, treinar, trabalhar ou colher: quem age fica cansado depois. Os turnos seguem até todos passarem.
primer-train-title = Treinar
primer-train = Um aldeão ativo com pena treina um da fileira, pelas moedas indicadas abaixo dele. O novato chega cansado; uma cama no fim da rodada o deixa ativo. Mais aldeões significam mais ações por rodada.
primer-end-title = O fim
primer-end = Depois de sete rodadas, some: mercadorias na trilha, 1 ponto por construção, o que está impresso nelas e a sua reputação.
primer-term-villager = Aldeão — ativo, cansado ou ferido. Só os ativos agem.
primer-term-lantern = Lanternas — o que um aldeão dá à exploração se o dado mostrar o número ou mais.
primer-term-skills = Martelo e pena — quem constrói e quem treina.
primer-term-building = Construção — camas, mercadorias, moedas ou pontos. Cada uma vale ao menos 1 ponto.
primer-term-cave = Caverna — depois de explorada, pode receber um entreposto. Os números são as histórias a que ela leva.
primer-term-track = Trilha de progresso — mercadorias em fila; quanto mais à direita, mais pontos cada uma vale, e mais rendimento.
primer-term-reputation = Reputação — o seu bom nome, que as histórias aumentam ou diminuem. Conta no fim.
