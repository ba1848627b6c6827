## Por que algo não está à escolha: o que qualquer jogo pode dizer

why-over = A partida acabou.
why-not-asked = A decisão não é sua: quem decide agora é { $seat }.
why-first = Não é a hora disso: a pergunta agora é “{ $ask }”
why-rule = A regra por trás desta pergunta não permite isso agora.
why-and-more = { $picks } e mais { $more }
why-title = Por que não posso …?
why-none = Nada mais faz parte desta pergunta.
why-asks = Procurando …
why-on-offer = Está à escolha: pode escolher.
why-unknown = Nada neste jogo se chama assim: escreva uma chave como use:17, ou uma parte do nome.
