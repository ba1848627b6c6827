## Por que algo não está à escolha

why-no-position = Só há tantas posições quantos jogadores: { $count }.
why-position-taken = { $whose } já está nesta posição.
why-time = { $missing ->
    [one] Falta 1 Ponto de Tempo: o último nunca é gasto.
   *[other] Faltam { $missing } Pontos de Tempo: o último nunca é gasto.
}
why-too-low = { $whose } já ofereceu { $bid }: ofereça mais ou passe.
why-no-unknown = Não há baralho de Desconhecidas virado para baixo nesta partida.
why-hands-only = Isto só examina a mão de outro jogador.
why-all-seen = Você já viu todas essas cartas neste turno.
why-another-hand = Só se examina a mão de outro jogador.
why-eliminated = { $whose } está fora do jogo.
why-clues = { $missing ->
    [one] Falta 1 pista.
   *[other] Faltam { $missing } pistas.
}
why-useless-clues = { $count ->
    [one] Só 1 pista pode acrescentar algo a esta ação.
   *[other] Só { $count } pistas podem acrescentar algo a esta ação.
}
why-no-cards = O evento desta Hora proíbe cartas de Poder e Itens.
why-power-gone = Você já jogou esta carta: { $power }.
why-power-played = Você já jogou uma carta de Poder neste turno.
why-does-nothing = Agora não teria efeito nenhum.
why-no-tile = Você não tem esta peça: { $tile }.
why-item-played = Você já jogou um Item neste turno.
why-declared = Você já declarou vitória.
why-no-organ = O Órgão ainda não foi encontrado.
why-not-the-possessed = Só com a sua própria personagem, { $character }, você pode declarar vitória agora.
why-marks = { $missing ->
    [one] Falta 1 Marca do Lobo.
   *[other] Faltam { $missing } Marcas do Lobo.
}
why-your-own = Você tem a carta de { $character }, então o Escolhido é outra personagem.
why-only-active = Depois de escolher uma personagem você só pode dizer o nome dela: { $character }.
why-not-called = { $character } não é Lewis nem a segunda personagem.
why-occupied = Já há algo ali: { $space }.
why-not-on-mystic = Nesta fase nenhuma pista vai para um Edifício Místico.
why-only-mystic = Esta pista só vai para um Edifício Místico.
why-no-clue = Não há pista ali: { $space }.
why-clue-stuck = Esta pista não tem espaço livre ao lado.
why-not-beside = { $space } não fica ao lado de { $target }.
why-own-ability = { $character } copia a habilidade de outra personagem, nunca a própria.
why-no-clue-to-move = Nenhuma pista na cidade pode ser movida.
why-active-already = { $character } já é a personagem ativa.
why-used = { $whose } já usou { $character } nesta Hora.
why-blocked = A personagem { $character } está bloqueada nesta Hora.
why-power-not-played = Esta carta ainda está na sua mão: { $power }.
why-crowded = { $character } divide o espaço com outra miniatura.
why-nobody-to-swap = Ninguém pode trocar de lugar com esta personagem.
why-itself = A personagem { $character } não pode trocar de lugar consigo mesma.
why-no-steps = Todos os passos da Engrenagem de Movimento já foram dados.
why-no-machines = O evento desta Hora proíbe as Máquinas de Transporte.
why-no-ride = A Máquina de Transporte já foi usada neste turno.
why-other-machine = Esta máquina não está disponível agora: { $machine }.
why-not-at-station = { $character } não está numa estação desta máquina: { $machine }.
why-here-already = A sua personagem já está ali.
why-tiles-placed = { $missing ->
    [one] Ainda falta 1 peça de localização.
   *[other] Ainda faltam { $missing } peças de localização.
}
why-slot-taken = Já há uma peça ali: { $slot }.
why-disagrees = Com as peças já colocadas não sobraria edifício para o Órgão.
why-outside-area = { $space } não fica na área que as peças indicam.
why-not-nearest = Há um espaço livre mais perto que { $space }.

## Quando se pergunta

when-choose = As personagens são escolhidas na fase 4, uma por turno.
when-position = As posições são leiloadas na fase 2.
when-push = As engrenagens são empurradas depois da habilidade.
when-walk = As personagens caminham depois de empurrar as engrenagens.
when-ride = As máquinas são usadas depois de empurrar as engrenagens.
when-taxi = As máquinas são usadas depois de empurrar as engrenagens.
when-examine = Mãos são examinadas por uma ação, habilidade, carta ou peça.
when-unknown = O baralho de Desconhecidas é examinado por uma ação, carta ou peça.
when-power = Cartas de Poder são jogadas no seu turno da fase 4, depois de escolher a personagem.
when-item = Itens são jogados no seu turno da fase 4, depois de escolher a personagem.
when-place = As peças de localização são colocadas na fase 5, pelo último jogador.
when-reveal = O Órgão é revelado na fase 5, pelo último jogador.
when-discard = Peças são descartadas no fim da Hora, por quem tem mais de três.
when-clue = As pistas são colocadas na fase 3.
when-declare = A vitória é declarada no seu turno da fase 4.
