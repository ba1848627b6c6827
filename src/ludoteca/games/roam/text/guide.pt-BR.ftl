## A primeira partida guiada

guide-goal-title = Do que se trata
guide-goal = Há seis terrenos à sua frente e, sob cada um, um personagem perdido. Quem tiver mais marcadores num terreno quando os seis quadrados dele estiverem ocupados encontra esse personagem. Vence quem somar mais pontos em personagens encontrados. Você começa com três personagens: use um deles agora.
guide-place-title = O padrão é posto como está
guide-place = Cada personagem explora num padrão fixo, que nunca é girado nem espelhado. Aponte para um quadrado para ver onde os marcadores cairiam e então escolha. Quadrados com moedas pagam na hora, e moedas compram aquilo de que você vai precisar depois.
guide-face-down-title = Usado uma vez, dorme
guide-face-down = O personagem usado fica virado para baixo e ainda não pode ser usado de novo. A cada turno você usa exatamente um. Escolha outro: qual padrão ajuda num terreno onde você já tem marcadores?
guide-land-title = Mire num terreno
guide-land = Um terreno tem seis quadrados, dois por três. Você precisa ter ali mais marcadores que qualquer outro, não todos: deixe o rival ajudar a completá-lo. Um padrão pode ocupar vários terrenos.
guide-rest-title = Acordar
guide-rest = Quando todos os seus personagens dormem, eles acordam de graça no começo do seu turno. Você também pode fazer um descanso antecipado, por 1 moeda para cada personagem ainda acordado. Só vale a pena quando o padrão certo compensa.
guide-skip-title = Quadrados ocupados e quadrados em branco
guide-skip = Um quadrado que já tem marcador é pulado, e o resto do padrão é posto assim mesmo. Os quadrados em branco do padrão são opcionais: pague 2 moedas por cada um que quiser ocupar também. Eles podem até passar da borda do mapa.
guide-auction-title = Empate se resolve com moedas
guide-auction = Vocês dois têm mais marcadores num terreno completo. Cada jogador empatado diz um número, maior que o anterior, ou passa; só quem vence paga. Quem sai de um terreno completo sem o personagem ainda ganha 1 moeda por ter estado lá.
guide-found-title = Um personagem novo
guide-found = O personagem encontrado entra na sua fileira, pronto para o próximo turno, com pontos e um padrão só dele. Os marcadores daquele terreno voltam aos donos e um terreno novo ocupa o lugar. Com mais padrões você também descansa menos.
guide-buy-title = Artefatos
guide-buy = No fim do seu turno você pode comprar um artefato da fileira. Cada um faz uma coisa pequena que dobra as regras a seu favor, e os pontos nele contam no fim. Compre um assim que puder.
guide-artifact-title = Usar um artefato
guide-artifact = Vire-o para baixo para usá-lo: ganhar uma moeda, virar um personagem, deslizar qualquer marcador um quadrado, girar o padrão, ocupar de graça um quadrado em branco ou substituir o marcador de outro jogador. Ele acorda junto com os seus personagens.
guide-ahead-title = Pense no rival
guide-ahead = Olhe os terrenos quase completos. Se o rival tem mais marcadores ali, não ocupe o último quadrado para ele; se quem tem mais é você, complete antes que ele alcance.
guide-end-title = Como termina
guide-end = Assim que alguém tem dez personagens, a rodada vai até o fim e contam-se os pontos: os dos personagens e os dos artefatos. No empate, decidem as moedas. Agora você já sabe tudo: continue.
