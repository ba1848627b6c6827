# O que a própria mesa diz, seja qual for o jogo.

seat = { $seat }
seat-number = Jogador { $number }
list-end = { $most } e { $last }
