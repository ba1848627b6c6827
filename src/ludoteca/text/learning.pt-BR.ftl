## Desafios

puzzle-title = Desafios
puzzle-lead = Posições de partidas reais em que uma jogada é claramente a melhor, estejam as cartas ocultas como estiverem. Vale a primeira tentativa.
puzzle-of = { $game }: desafio
puzzle-daily = O de hoje
puzzle-weekly = O da semana, mais difícil
puzzle-shelf = Todos: { $solved } de { $count } resolvidos
puzzle-theme-win = Um turno para a vitória: ache a jogada que vence
puzzle-theme-best = Ache a única melhor jogada
puzzle-theme-survive = Você está atrás: ache a jogada que mantém você no jogo
puzzle-how = Você vê o que este jogador via. Escolha no tabuleiro ou abaixo.
puzzle-good = Certo até aqui. E agora?
puzzle-rating = Dificuldade { $rating }
puzzle-solved-by = { $tried ->
    [0] ninguém tentou ainda
   *[other] resolvido de primeira por { $solved } de { $tried }
}
puzzle-you = Jogador { $number } (você)
puzzle-rival = Jogador { $number }
puzzle-right = É isso!
puzzle-wrong = Não é a melhor
puzzle-picked = Você escolheu: { $pick }.
puzzle-solution = Solução:
puzzle-why = A segunda melhor, “{ $second }”, traz { $gap } a menos de uma vitória; em { $sure } das maneiras como as cartas ocultas podem estar, a solução é melhor.
puzzle-next = Próximo desafio
puzzle-again = Ver de novo

## Os próprios números

numbers-title = Meus números
numbers-lead = Partidas que você terminou nesta mesa. Elas são deste navegador; um código de recuperação (no seu nome) leva tudo para outro aparelho.
numbers-none = Termine uma partida e ela entra aqui.
numbers-titles = Por jogo
numbers-game = Jogo
numbers-games = Partidas
numbers-won = Vitórias
numbers-rank = Posição média
numbers-rating = Rating
numbers-rating-help = O rating é do openskill, com margem de 95%, contra pessoas e contra robôs de força medida. Treinos, partidas guiadas, partidas com uma edição e partidas com jogadas refeitas não contam.
numbers-against = Com quem, e de que lugar
numbers-where = Mesa
numbers-with = Com { $name }
numbers-with-people = Com pessoas
numbers-seat = Lugar { $number }
numbers-accuracy = Precisão ao longo do tempo
numbers-accuracy-none = Analise uma partida depois do fim e a sua precisão aparece aqui.
numbers-puzzles-told = { $solved } de { $tried } resolvidos de primeira; rating de desafios { $rating }.
numbers-puzzles-none = Você ainda não tentou nenhum.
numbers-forget = Apagar tudo sobre mim
numbers-forget-what = Seu nome, preferências, aparelhos, chaves de acesso, números e ratings, o que você disse e toda mesa em que só você e robôs estavam. Mesas com outras pessoas ficam, sem o seu nome. Não dá para desfazer.
numbers-forget-sure = Sim, apagar tudo
