## As regras ilustradas

primer-goal-title = Encontre os personagens perdidos
primer-goal = Seis terrenos estão na mesa, e sob cada um espera um personagem perdido. Quem tiver mais marcadores num terreno quando os seis quadrados dele estiverem ocupados encontra o personagem. Vence quem somar mais pontos em personagens e artefatos.
primer-use-title = Use um personagem
primer-use = Vire para baixo um dos seus personagens que está com a face para cima: é no padrão dele que você explora neste turno.
primer-place-title = O padrão é posto como está
primer-place = Cada personagem explora num padrão fixo, que nunca é girado nem espelhado. Escolha um quadrado e ponha os marcadores onde o padrão diz. As moedas desses quadrados são suas na hora.
primer-claim-title = Terrenos completos são reivindicados
primer-claim = No fim do seu turno, cada terreno com seis marcadores está completo. Quem tem mais deles ali fica com a carta; um novo terreno ocupa o lugar.
primer-end-title = O fim
primer-end = Assim que alguém tem dez personagens, termina-se a rodada. Some os pontos de personagens e artefatos; no empate, decidem as moedas.
primer-term-marker = Marcador de explorar — um cubo da sua cor num quadrado. Quem tem mais deles num terreno completo encontra o personagem.
primer-term-land = Terreno — dois por três quadrados. Com um marcador em cada um dos seis, está completo.
primer-term-character = Personagem — um padrão e pontos. Com a face para cima está acordado, para baixo dorme.
primer-term-pattern = Padrão — os quadrados onde vão seus marcadores, na direção para a qual a carta aponta.
primer-term-artifact = Artefato — um pequeno poder comprado com moedas; também vale pontos.
primer-term-points = Pontos — impressos em personagens e artefatos. Vence quem tem mais.
primer-term-asleep = Dormindo — usado e virado para baixo. Quando todos dormem, todos acordam.
