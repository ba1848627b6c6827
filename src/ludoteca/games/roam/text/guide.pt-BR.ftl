## A primeira partida guiada

guide-goal-title = Do que se trata
guide-goal = Sob cada um dos seis terrenos há um personagem perdido: quem tiver mais marcadores num terreno quando os seis quadrados estiverem ocupados o encontra. Vence quem somar mais pontos. A cada turno você usa um personagem seu. Há dois quadrados com três moedas lado a lado, e o padrão do Guardião alcança os dois. Use o Guardião.
guide-place-title = O padrão é posto como está
guide-place = Cada personagem explora num padrão fixo, que nunca é girado nem espelhado. Aponte para um quadrado para ver onde os marcadores caem e então escolha: o que está marcado cobre seis moedas. As moedas de um quadrado são suas na hora; com elas se compram artefatos e se vencem empates.
guide-face-down-title = Usado uma vez, dorme
guide-face-down = O personagem usado fica virado para baixo e ainda não pode ser usado de novo. A cada turno você usa exatamente um. Escolha outro: qual padrão ajuda num terreno onde você já tem marcadores?
guide-face-down-rest = Você pagou para acordar alguém embora outros estivessem acordados: pode, mas raramente compensa.
guide-land-title = Mire num terreno
guide-land = Um terreno tem seis quadrados, dois por três. Você precisa ter ali mais marcadores que qualquer outro, não todos: deixe o rival ajudar a completá-lo. Um padrão pode ocupar vários terrenos.
guide-rest-title = Acordar
guide-rest = Quando todos os seus personagens dormem, eles acordam de graça no começo do seu turno. Você também pode fazer um descanso antecipado, por 1 moeda para cada personagem ainda acordado. Só vale a pena quando o padrão certo compensa.
guide-skip-title = Quadrados ocupados e quadrados em branco
guide-skip = Um quadrado que já tem marcador é pulado, e o resto do padrão é posto assim mesmo. Os quadrados em branco do padrão são opcionais: pague 2 moedas por cada um que quiser ocupar também. Eles podem até passar da borda do mapa.
guide-auction-title = Empate se resolve com moedas
guide-auction = Quando dois têm o mesmo número de marcadores num terreno completo, as moedas decidem: cada jogador empatado diz um número, maior que o anterior, ou passa; só quem vence paga. Quem sai de um terreno completo sem o personagem ganha 1 moeda por ter estado lá.
guide-found-title = Um personagem novo
guide-found = Quem encontra um personagem põe a carta na sua fileira, pronta para o próximo turno, com pontos e um padrão só dela. Os marcadores daquele terreno voltam aos donos e um terreno novo ocupa o lugar. Com mais padrões você também descansa menos.
guide-buy-title = Artefatos
guide-buy = No fim do seu turno você pode comprar um artefato da linha acima do mapa. Cada um dobra um pouco as regras a seu favor, turno após turno, e os pontos nele contam no fim. Comprado cedo, rende mais: compre um de que goste.
guide-buy-pass = Você guarda as moedas. Tudo bem, se for para um artefato mais caro; moedas por si só apenas desempatam.
guide-artifact-title = Usar um artefato
guide-artifact = Vire-o para baixo para usá-lo: ganhar uma moeda, virar um personagem, deslizar qualquer marcador um quadrado, girar o padrão, ocupar de graça um quadrado em branco ou substituir o marcador de outro jogador. Ele acorda junto com os seus personagens.
guide-ahead-title = Pense no rival
guide-ahead = Olhe os terrenos quase completos. Se o rival tem mais marcadores ali, não ocupe o último quadrado para ele; se quem tem mais é você, complete antes que ele alcance.
guide-end-title = Como termina
guide-end = Assim que alguém tem dez personagens, a rodada vai até o fim e contam-se os pontos: os dos personagens e os dos artefatos. No empate, decidem as moedas. Agora você já sabe tudo: continue.
