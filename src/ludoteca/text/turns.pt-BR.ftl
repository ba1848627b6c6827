## Ser avisado de que é sua vez, mesmo sem nenhuma aba aberta.

tell-title = Avise-me quando for minha vez
tell-lead = Um aviso por vez de jogar, e só enquanto você não estiver olhando a mesa. O aviso diz o jogo e quem jogou, nunca uma carta.
tell-open = Escolher como
tell-turn = { $game }: é sua vez
tell-moved = { $seat } jogou.
tell-begins = A partida começou.

tell-push = No navegador
tell-push-why = Seu computador ou celular mostra um aviso mesmo com a Ludoteca fechada. No iPhone ou iPad, primeiro adicione a Ludoteca à tela de início.
tell-push-here = Avisar neste navegador
tell-push-this = este navegador
tell-push-since = desde { $date }
tell-push-denied = Este navegador não permite avisos da Ludoteca. Permita nas configurações dele para este site e volte aqui.
tell-push-unable = Não é possível avisar neste navegador. É preciso um endereço seguro (https) e suporte a mensagens push.
tell-push-failed = O serviço de avisos do navegador não respondeu. Tente de novo daqui a pouco.

tell-mail = Por e-mail
tell-mail-why = Uma mensagem curta com um link. Cada uma pode ser cancelada com um clique.
tell-mail-address = Endereço de e-mail
tell-mail-button = Enviar e-mail de confirmação
tell-mail-waiting = falta confirmar: abra o link do e-mail

tell-hook = Por webhook
tell-hook-why = Para programas seus: um POST de JSON assinado para um endereço https, como descreve standardwebhooks.com.
tell-hook-address = Endereço
tell-hook-button = Chamar este endereço
tell-hook-secret = A assinatura usa este segredo, que só você e esta mesa conhecem:

tell-stop = Parar
tell-stop-way = Parar: { $way }
tell-trial = Experimente
tell-trial-button = Enviar uma mensagem por todos os meios
tell-trial-title = Ludoteca
tell-trial-text = É assim que chega o aviso de que é sua vez.
tell-delivered = enviada
tell-dead = não há mais ninguém lá
tell-failed = não pôde ser enviada

tell-confirm = E-mails da Ludoteca
tell-confirm-why = Alguém nesta mesa informou seu e-mail para receber um aviso a cada vez de jogar. Se foi você, confirme. Se não foi, não faça nada: nenhum e-mail virá.
tell-confirm-button = Sim, podem me escrever
tell-confirmed = Pronto. Os e-mails virão para este endereço.

letter-confirm-title = E-mails da Ludoteca?
letter-confirm =
    Alguém informou este endereço para receber um aviso a cada vez de jogar em uma mesa da Ludoteca.

    Se foi você, abra este link em até uma semana:
    { $link }

    Se não foi, não faça nada. Nenhum outro e-mail virá.
letter-turn =
    { $text }

    { $link }

    Não quero mais e-mails: { $stop }
letter-stop = Não quero mais e-mails
letter-stop-why = Um clique, e nenhum outro e-mail virá para este endereço.
letter-stopped = Pronto. Nenhum outro e-mail virá.

## Sem rede.

offline-title = Sem rede
offline-lead = Os últimos tabuleiros que você viu continuam aqui, para olhar. As partidas seguem quando a rede voltar.
offline-none = Nenhum tabuleiro foi guardado neste navegador. Mesas que várias pessoas dividem em um aparelho nunca são guardadas.
offline-board = Sem rede: o tabuleiro como você o viu pela última vez.

refused-outside = Só endereços https abertos na internet podem ser chamados, não endereços de uma rede privada.
refused-mailbox = Isto não é um endereço de e-mail: confira mais uma vez.
refused-mail = Esta mesa não envia e-mails.
refused-letter = O e-mail não pôde ser enviado. Confira o endereço ou tente de novo mais tarde.
refused-subscription = Isto não é uma inscrição de um navegador.
refused-link = Este link não funciona mais. Peça um novo e-mail.

limit-letters = E-mails de confirmação e testes
limit-ways = Meios de receber o aviso da vez
