# O que uma página diz de um jogo que não desenhou nenhuma.
plain-seat = { $seat }
