## Por que algo não está à escolha

why-solari = { $missing ->
    [one] Falta 1 Solari.
   *[other] Faltam { $missing } Solaris.
}
why-spice = { $missing ->
    [one] Falta 1 especiaria.
   *[other] Faltam { $missing } especiarias.
}
why-water = { $missing ->
    [one] Falta 1 água.
   *[other] Faltam { $missing } águas.
}
why-troops-there = { $missing ->
    [one] Falta 1 tropa no Conflito.
   *[other] Faltam { $missing } tropas no Conflito.
}
why-nothing-to-give = Você não tem com que pagar: é preciso Influência para perder ou uma carta para excluir.
why-voice = A Voz fecha este espaço para você.
why-agent-there = Um Agente de { $player } está ali.
why-fremen = { $missing ->
    [one] Falta 1 de Influência com os Fremen.
   *[other] Faltam { $missing } de Influência com os Fremen.
}
why-once = Você já esteve ali: só uma vez por partida.
why-level = Neste nível de dificuldade fica fechado.
why-not-in-hand = { $card } não está na sua mão.
why-no-icons = Não tem ícone de Agente: só pode ser revelada.
why-no-agent = Você não tem mais Agente para enviar.
why-no-space = Nenhum espaço que ela alcança está aberto para você agora.
why-not-for-sale = { $card } não está à venda agora.
why-too-dear = Custa mais de { $most } de Persuasão.
why-not-in-row = { $card } não está na Linha Imperial.
why-must-trash = Uma carta precisa ser excluída: é o preço.
why-not-there = Você não tem { $card } ali ({ $zone }).
why-not-in-discard = { $card } não está no seu descarte.
why-not-of-faction = Só volta uma carta desta Facção: { $faction }.
why-chosen = Você já escolheu isso.
why-not-printed = Nenhum dos seus efeitos pendentes diz isso.
why-cannot-now = A condição não está cumprida, ou o custo não pode ser pago agora.
why-no-player = Não há esse jogador nesta mesa.
why-not-leading = Só quem lidera com esta Facção recebe a Aliança: { $faction }.
why-not-this-faction = Esta Influência não vai para lá: { $faction }.
why-no-influence-there = Você não tem Influência ali para perder: { $faction }.
why-deployable = { $most ->
        [0] Nenhuma tropa pode ser enviada agora.
        [1] Só 1 tropa pode ser enviada agora.
       *[other] No máximo { $most } tropas podem ser enviadas agora.
    }
why-retreatable = { $most ->
        [0] Nenhuma tropa pode recuar.
        [1] Só 1 tropa pode recuar.
       *[other] No máximo { $most } tropas podem recuar.
    }
why-no-troops-there = { $player } não tem tropa no Conflito.
why-no-agent-there = Nenhum Agente seu está ali: { $space }.
why-icon = { $card } não tem ícone para este espaço.
why-no-combat-space = Seu Agente não está num espaço de combate.
why-deploy-nothing = Quem não envia nada apenas encerra o turno.
why-not-your-intrigue = Você não tem esta carta de Intriga: { $intrigue }.
why-moment = É jogada em outro momento: { $moment }.
why-condition = A condição não está cumprida: { $way }.
why-owed = Um efeito que não é opcional precisa ser resolvido antes.
why-not-aside = Esta carta não está separada para você: { $card }.
why-persuasion = { $missing ->
    [one] Falta 1 de Persuasão.
   *[other] Faltam { $missing } de Persuasão.
}
why-foldspace = Dobra Espacial nunca é adquirida com Persuasão.
why-leader-taken = Alguém já escolheu { $leader }.
why-house-taken = Alguém já lidera essa Casa.

## Quando se pergunta

when-play = Uma carta envia um Agente no seu Turno do Agente.
when-at = Escolha antes uma carta que envie um Agente.
when-buy = Cartas são adquiridas no seu Turno de Revelar.
when-claim = Cartas são adquiridas no seu Turno de Revelar.
when-reveal = O Turno de Revelar é declarado no começo do seu turno.
when-intrigue = Cartas de Intriga têm seus próprios momentos.
when-deploy = Tropas são enviadas num turno com Agente num espaço de combate.
