## Uma partida revista

review-title = { $game }, em retrospecto
review-how = Cada decisão é avaliada a partir do que o jogador sabia naquele momento. “Melhor” é o que um robô que pesquisa teria escolhido; as duas escolhas foram então jogadas adiante nos mesmos mundos, com a mesma sorte. O veredito é a opinião de um robô, com a incerteza ao lado.
review-curve = Chances de vitória
review-curve-help = Chances de vitória de cada jogador, escolha por escolha
review-players = Jogadores
review-accuracy = Precisão
review-luck = Sorte
review-luck-help = Sorte é quanto as chances de um jogador subiram ou caíram, ao todo, pelo que as próprias escolhas revelaram: compras, dados, cartas ocultas.
review-turning = Pontos de virada
review-turn = Escolha { $n }: { $seat } – { $pick }. { $who }: { $before } → { $after }.
review-decisions = Decisões que merecem outro olhar
review-flawless = Nada que o robô teria feito claramente melhor.
review-rest = { $count ->
    [one] A outra decisão
   *[other] As outras { $count } decisões
}
review-n = Escolha
review-verdict = Veredito
review-pick = Foi escolhido
review-better = Melhor
review-cost = Custou
review-grade-best = ótima
review-grade-good = boa
review-grade-inaccuracy = imprecisão
review-grade-mistake = erro
