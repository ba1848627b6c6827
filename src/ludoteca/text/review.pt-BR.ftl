## Uma partida revista

review-title = { $game }, em retrospecto
review-how = Cada decisão é avaliada a partir do que o jogador sabia naquele momento. “Melhor” é o que um robô que calcula adiante teria escolhido; as duas escolhas foram então jogadas adiante nos mesmos mundos, com a mesma sorte. O veredito é a opinião de um robô, com a incerteza ao lado.
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
review-n = Escolha { $n }
review-cost = custou { $loss } ± { $error } de uma vitória
review-grade-best = ótima
review-grade-good = boa
review-grade-inaccuracy = imprecisão
review-grade-mistake = erro

## À mesa

review-table = Analisar esta partida
review-begin = Analisar esta partida
review-begin-why = Um robô forte examina cada decisão a partir do que o jogador sabia na hora. Leva um ou dois minutos; você pode sair e voltar.
review-working = Examinando decisão por decisão …
review-working-count = { $done } de { $whole } partes
review-stopped = A análise foi interrompida. Comece de novo.
review-see = Ver
review-play-on = Continuar daqui como { $seat }
review-save = Salvar como página
review-none = Esta partida só pode ser jogada de novo em parte, por isso não pode ser analisada.

## O fim de uma partida

end-sources = De onde vieram os pontos
end-numbers = Como cada um terminou
end-curve = Até onde cada um tinha chegado, da primeira à última decisão
end-turned = { $seat } ficou na frente de vez a partir da decisão { $n }
end-best = Melhor jogada: { $seat }, na decisão { $n } – { $pick }
end-link = Endereço desta mesa
end-share = Copiar link
end-picture = Imagem
