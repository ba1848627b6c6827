# O que a mesa do terminal diz.

cli-column-code = Código
cli-column-game = Jogo
cli-column-players = Jogadores
cli-column-variants = Variantes (* = se nada for dito)
cli-column-seat = Lugar
cli-column-player = Jogador
cli-column-wins = Vitórias
cli-column-interval = Intervalo de 95%
cli-column-score = Pontos
cli-column-rank = Posição

cli-welcome = { $name }, semente { $seed }
cli-keys = Digite o número da sua escolha. ? a regra · why NOME por que não · u desfazer · s ARQUIVO salvar · q sair
cli-replay-keys = Enter avança · b volta · um número vai até lá · q sai
cli-number = Não há esse número na lista: digite um de 1 a { $count }.
cli-refused-not-on-offer = Isso não está disponível agora: digite um número da lista.
cli-refused-not-a-pick = Não entendi: digite um número da lista, ou ? why u s q.
cli-refused-undo = Não dá para desfazer: algo foi revelado ou outra pessoa já decidiu.
cli-no-rule = Não há regra escrita para esta pergunta.
cli-save-how = Onde? Digite s e o nome de um arquivo, por exemplo: s noite.txt
cli-saved = Salvo. Continue depois com: ludoteca play { $game } --resume { $file }
cli-left = { $picks ->
    [1] Você saiu depois de { $picks } escolha.
   *[other] Você saiu depois de { $picks } escolhas.
}
cli-curtain = O teclado passa para { $seat }. Tecle Enter quando ninguém mais estiver olhando.
cli-unfinished = { $picks ->
    [1] A partida não terminou: { $picks } escolha até agora.
   *[other] A partida não terminou: { $picks } escolhas até agora.
}
cli-standing = { $rank }. { $seat }: { $score ->
    [1] { $score } ponto
   *[other] { $score } pontos
}
cli-record = { $name } { $variants } semente { $seed }
cli-verified = { $picks ->
    [1] O registro está íntegro: { $picks } escolha, jogada de novo e conferida.
   *[other] O registro está íntegro: { $picks } escolhas, jogadas de novo e conferidas.
}
cli-games = { $count ->
    [1] { $count } partida
   *[other] { $count } partidas
}
cli-draws = { $count ->
    [one] { $count } empate: ninguém venceu
   *[other] { $count } empates: ninguém venceu
}
cli-length = Decisões por partida: { $mean } em média, mediana { $median }, de { $least } a { $most }
cli-speed = Em um processo: { $decisions } decisões por segundo, { $games } partidas por segundo
cli-archive-line = { $name }: { $kind }. { $why }
cli-archive-unchanged = igual
cli-archive-changed = mudou
cli-archive-broken = quebrou
cli-archive-still = Uma regra foi corrigida; todas as escolhas continuam valendo.
cli-archive-at = Na escolha { $pick } de { $picks }: { $why }
cli-backup-done = { $file } guarda o banco de dados inteiro, e é tão secreto quanto ele.
cli-restore-done = O banco de dados agora é o que { $file } guarda (o esquema era { $schema }).

verify-picks = { $count ->
    [one] A decisão era permitida e leva a este resultado.
   *[other] Todas as { $count } decisões eram permitidas e levam a este resultado.
}
verify-no-promise = O registro não traz promessa: não foi jogado numa mesa da web, ou é de uma versão mais antiga.
verify-promise = O segredo é o prometido antes da partida: { $promised }
verify-luck = { $count ->
    [0] O embaralhamento segue dele; ninguém acrescentou uma palavra.
    [one] O embaralhamento segue dele e da palavra de um jogador.
   *[other] O embaralhamento segue dele e das palavras de { $count } jogadores.
}
cli-edition = A edição “{ $name }” de { $game } ({ $hash }) serve. O que ela muda:
cli-edition-origins = Componentes da caixa: { $printed } conforme o manual, { $public } segundo páginas públicas, { $reconstructed } reconstruídos, { $own } só nossos.
