## Por que algo não está à escolha

why-nobody-ready = Nenhum dos seus aldeões está ativo: faça ações livres ou passe.
why-not-your-villager = { $villager } não mora na sua vila.
why-sent = { $villager } já está a caminho.
why-not-ready = { $villager } está na { $area }: só aldeões ativos agem.
why-not-exploring = { $villager } não está no grupo que explora.
why-none-of = O seu suprimento não tem { $what }.
why-coins = { $missing ->
    [one] Falta 1 moeda.
   *[other] Faltam { $missing } moedas.
}
why-party = { $missing ->
    [one] Falta 1 aldeão ativo.
   *[other] Faltam { $missing } aldeões ativos.
}
why-no-cave = A pilha de cavernas acabou.
why-nothing-to-harvest = Não há mercadoria nas suas construções.
why-no-more-goods = Não há mais o que colher: só há { $count ->
        [1] 1 mercadoria
       *[other] { $count } mercadorias
    } nas suas construções.
why-no-way-back = A ação já foi escolhida: só um Gato da Caverna que se recusa permite escolher outra.
why-no-hammer = Construir exige um aldeão ativo com martelo.
why-has-no-hammer = { $villager } não tem martelo.
why-nothing-for-sale = Não há nada ali para comprar.
why-no-empty-cave = Um entreposto precisa de uma caverna vazia sua: explore antes.
why-not-for-sale = { $building } não está à venda agora.
why-no-quill = Treinar exige um aldeão ativo com pena.
why-has-no-quill = { $villager } não tem pena.
why-nobody-to-train = Não há mais ninguém no tabuleiro para treinar nesta rodada.
why-not-on-board = { $villager } não está no tabuleiro de reputação.
why-not-your-building = { $building } não é uma construção sua.
why-no-good-on = Não há mercadoria em { $building } agora.
why-not-harvested = Você não acabou de colher isto: { $what }.
why-for-sale-already = Já está à venda.
why-not-as-coins = Nenhuma construção sua aceita isto no lugar de moedas: { $what }.
why-circle-changed = Você já mexeu no círculo de venda neste turno.
why-nothing-up = Você não tem nada à venda.
why-no-other-player = Ofertas são feitas a outro jogador.
why-nothing-of-theirs = { $other } não tem nada à venda.
why-offers = Você já fez { $count ->
        [1] 1 oferta
       *[other] { $count } ofertas
    } ali neste turno: é o limite.
why-row-swapped = Você já trocou uma fileira neste turno.
why-items = { $missing ->
    [one] Falta 1: { $what }.
   *[other] Faltam { $missing }: { $what }.
}
why-skill = Ninguém no grupo tem a habilidade que esta escolha pede.
why-no-such-choice = Este parágrafo não tem essa escolha.
why-no-such-number = A escolha não tem esse número de exploração.
why-reached = Você tem { $lanterns ->
        [1] 1 lanterna
       *[other] { $lanterns } lanternas
    }: esse número já foi alcançado sem ferir ninguém.
why-lanterns = { $missing ->
    [one] Mesmo ferindo todos falta 1 lanterna.
   *[other] Mesmo ferindo todos faltam { $missing } lanternas.
}
why-all-hurt = Todos são feridos, um depois do outro: não há o que escolher.
why-drinks-nothing = { $villager } não usa cidra nem poção.
why-not-in-area = { $villager } não está na { $area }.
why-own-bed = { $villager } dorme na própria cama.
why-not-tired = { $villager } está na área ativa ou já dormiu neste descanso.

## Quando se pergunta

when-send = Os aldeões são enviados depois de escolher a ação.
when-buy = Escolha antes “Construir” e um aldeão com martelo.
when-hire = Escolha antes “Treinar” e um aldeão com pena.
when-take = Escolha antes “Colher” e quem colhe.
when-potion = Poções são usadas no fim da rodada.
when-cider = Cidras são usadas no fim da rodada.
when-bed = Os aldeões dormem no fim da rodada.
when-injure = Aldeões são feridos num encontro, depois dos dados.
when-reroll = Os dados são rolados de novo num encontro, com uma construção que o permita.
when-decide = As escolhas são feitas quando a história é lida.
when-explore = Explorar é uma ação do seu turno.
when-build = Construir é uma ação do seu turno.
when-harvest = Colher é uma ação do seu turno.
when-train = Treinar é uma ação do seu turno.
when-labor = Trabalhar é uma ação do seu turno.
when-offer = Ofertas são ações livres, antes da ação do seu turno.
when-swap = Trocar uma fileira é uma ação livre, antes da ação do seu turno.
when-withdraw = O círculo de venda muda no seu turno, antes da ação.
