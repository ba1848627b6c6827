## Por que algo não está à escolha

why-basic-game = O jogo básico não usa artefatos.
why-no-tile = Você não tem um artefato com { $ability }.
why-tile-down = O seu artefato com { $ability } fica virado para baixo até seus personagens descansarem.
why-nobodys = Ninguém encontrou { $character } ainda.
why-anothers = { $character } está na fileira de { $owner }, não na sua.
why-face-down = { $character } fica com a face para baixo até seus personagens descansarem.
why-rested = Seus personagens já descansaram neste turno.
why-coins = { $missing ->
    [one] Falta 1 moeda.
   *[other] Faltam { $missing } moedas.
}
why-last-up = { $character } é a última carta com a face para cima, e você precisa usar uma neste turno.
why-no-marker = Não há marcador em { $square } para mover ou substituir.
why-hemmed-in = Não há quadrado vazio ao lado de { $square }.
why-gap = { $square } não faz mais parte do mapa: não há terreno ali.
why-not-beside = { $square } não fica logo ao lado de { $to_square }.
why-occupied = Já há um marcador em { $square }.
why-not-in-row = { $artifact } não está à venda agora.
why-edge-taken = { $owner } está nessa borda.
why-incomplete = { $missing ->
    [one] Ainda há 1 quadrado vazio neste terreno.
   *[other] Ainda há { $missing } quadrados vazios neste terreno.
}
why-not-your-turn = Artefatos só são usados no seu próprio turno.
why-too-low = O último lance, de { $owner }, foi { $coins }: dê um lance maior ou passe.
why-must-place = Todo turno se usa um personagem, e o padrão cabe em { $count ->
    [one] um lugar.
   *[other] { $count } lugares.
}
why-sticks-out = A partir dali um quadrado do padrão sairia do mapa.
why-over-gap = A partir dali o padrão ficaria sobre um lugar sem terreno.
why-no-blank = O padrão não tem mais quadrado em branco em { $square }.
why-not-in-pattern = { $square } não é um quadrado do padrão.
why-not-anothers = O marcador em { $square } é seu, ou acabou de ser substituído.
why-markers = { $missing ->
    [one] Você não tem marcador para isso: falta 1.
   *[other] Você não tem marcadores para isso: faltam { $missing }.
}
why-markers-left = { $count ->
    [one] Você ainda tem 1 marcador para colocar.
   *[other] Você ainda tem { $count } marcadores para colocar.
}
why-all-put = Você não tem mais marcadores para colocar.
why-not-open = { $square } não é um quadrado vazio do padrão, ou já tem o seu marcador.

## Quando se pergunta

when-use = Usa-se um personagem por turno, antes de colocar o padrão dele.
when-rest = O descanso antecipado vem no começo do seu turno.
when-flip = Virar se usa no começo do seu turno ou depois de colocar o padrão.
when-slide = Deslizar se usa no começo do seu turno ou depois de colocar o padrão.
when-rotate = Girar se usa enquanto um padrão está sendo colocado.
when-blank = Os marcadores em branco são pagos quando o padrão já tem o seu lugar.
when-free = Branco grátis se usa quando o padrão já tem o seu lugar.
when-replace = Substituir se usa quando o padrão já tem o seu lugar.
when-buy = Artefatos são comprados no fim do seu turno, no jogo completo.
when-bid = Dão lances os jogadores empatados num terreno completo.
