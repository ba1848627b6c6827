## The illustrated rules

primer-goal-title = Encontre os personagens perdidos
primer-goal = Seis terras estão na mesa, e sob cada uma espera um personagem perdido. Quem tiver mais marcadores numa terra quando suas seis casas se completarem encontra o personagem. Vence quem somar mais pontos em personagens e artefatos.
primer-use-title = Use um personagem
primer-use = Vire para baixo um dos seus personagens acordados: o padrão dele é o que você explora neste turno.
primer-claim-title = Terras completas são encontradas
primer-claim = No fim do seu turno, cada terra com seis marcadores está completa. Quem tem mais deles ali fica com a carta; uma nova terra ocupa o lugar.
primer-end-title = O fim
primer-end = Assim que alguém tem dez personagens, termina-se a rodada. Some os pontos de personagens e artefatos; no empate, decidem as moedas.
primer-term-marker = Marcador de exploração — um cubo da sua cor numa casa. Quem tem mais deles numa terra completa encontra o personagem.
primer-term-land = Terra — duas por três casas. Com um marcador em cada uma das seis, está completa.
primer-term-character = Personagem — um padrão e pontos. Com a face para cima está acordado, para baixo dorme.
primer-term-pattern = Padrão — as casas onde vão seus marcadores, na direção para a qual a carta aponta.
primer-term-artifact = Artefato — um pequeno poder comprado com moedas; também vale pontos.
primer-term-points = Pontos — impressos em personagens e artefatos. Vence quem tem mais.
primer-term-asleep = Dormindo — usado e virado para baixo. Quando todos dormem, todos acordam.
