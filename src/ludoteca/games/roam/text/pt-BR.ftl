name = Roam
about = Envie seus personagens por seis terras, cada um com o seu próprio padrão. Quem mais explora uma terra encontra o personagem perdido sob ela; com dez personagens a partida chega ao fim.
length = 30 a 45 minutos

## Opções da mesa

variant-mode = Jogo
variant-mode-basic = Jogo básico, sem artefatos
variant-mode-full = Jogo completo, com artefatos

## Lugares

square = { $column }{ $row }
slot-0 = a terra do noroeste
slot-1 = a terra do norte
slot-2 = a terra do nordeste
slot-3 = a terra do sudoeste
slot-4 = a terra do sul
slot-5 = a terra do sudeste
edge-0 = sul
edge-1 = oeste
edge-2 = norte
edge-3 = leste

## Escolhas

pick-edge = Sentar-se na borda { $edge }
pick-use = Usar { $character }
    .help = Vire a carta para baixo e coloque o padrão dela no mapa.
pick-rest = Descansar antes
    .help = Vire todos os seus personagens para cima, por 1 moeda para cada um que já está.
pick-coin = Ganhar uma moeda
    .help = Vire um artefato para baixo e pegue 1 moeda.
pick-flip = Virar { $character }
    .help = Vire um artefato para baixo e vire este personagem.
pick-slide = Deslizar o marcador em { $square }
    .help = Vire um artefato para baixo e mova este marcador para um quadrado vazio ao lado.
pick-to = Deslizar para { $square }
pick-at = Colocar o padrão a partir de { $square }
    .help = O primeiro marcador do padrão vai para este quadrado.
pick-rotate = Girar o padrão
    .help = Vire um artefato para baixo e gire o padrão um quarto de volta em sentido horário.
pick-blank = Pagar 2 moedas pelo marcador em branco em { $square }
pick-free = Colocar o marcador em branco em { $square } de graça
    .help = Vire um artefato para baixo e não pague nada.
pick-replace = Substituir o marcador em { $square }
    .help = Vire um artefato para baixo e ponha o seu marcador no lugar deste.
pick-put = Colocar um marcador em { $square }
pick-done = Pronto
pick-claim = Resolver primeiro { $slot }
pick-bid = Dar um lance de { $coins ->
        [one] { $coins } moeda
       *[other] { $coins } moedas
    }
pick-buy = Comprar { $artifact }
pick-pass = Passar
