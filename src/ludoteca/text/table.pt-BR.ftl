# O que a mesa na web diz, seja qual for o jogo.

## Todas as páginas

shell-skip = Ir direto para a mesa
shell-home = Voltar ao salão
shell-nav = Você e seu idioma
shell-language = Idioma
shell-you = Você
shell-me = { $name }: nome e preferências
sorry-title = Não deu certo

## Salão

lobby-title = Puxe uma cadeira.
lobby-lead = Jogos de tabuleiro modernos com amigos, com robôs ou passando o aparelho de mão em mão. Sem cadastro, sem espera.
lobby-games = A estante
lobby-mine = Suas mesas
lobby-open = Mesas com cadeira livre
lobby-finished = Jogadas até o fim
lobby-import = Trazer um registro
lobby-import-text = Cole o texto de uma partida registrada para assistir ou continuar de qualquer momento
lobby-import-button = Abrir
box-players = { $low } a { $high } jogadores
box-players-exactly = { $count } jogadores
card-finished = Terminada
card-closed = Guardada
card-waiting = Esperando jogadores
card-your-turn = Sua vez
card-running = Em jogo
card-bot = Robô
card-open = Cadeira livre
card-person = Jogador
card-guest = Jogador
card-past = Jogador
card-removed = Jogador removido

## Montar uma mesa

game-rules = Ler as regras
quick-play = Jogar agora
quick-play-game = Jogar { $game } agora
quick-play-with = { $count ->
    [one] contra um robô
   *[other] contra { $count } robôs
}
game-cards = Todas as cartas
cards-title = As cartas de { $game }
set-title = Monte a mesa
set-name = Seu nome
set-players = Quantos jogam?
set-who = Quem senta onde?
set-variants = O jogo
set-more-variants = { $count ->
    [1] Mais uma escolha
   *[other] Mais { $count } escolhas
}
set-more = Relógio e cortina
set-clock = Relógio
set-expired = Quando o tempo acabar
set-pause = Respostas fora da vez
set-pause-of = { $seconds ->
    [0] levam um ou dois segundos
   *[other] levam { $seconds } segundos
}
set-pause-help = Toda resposta leva esse tempo, seja de quem for e seja qual for a mão. Quanto mais longo, menos o seu tempo de pensar conta aos outros.
set-curtain = Cortina de privacidade
set-curtain-help = Quando várias pessoas dividem este aparelho, nada secreto aparece enquanto ele muda de mãos.
set-begin = Jogar
set-bots = Como são os robôs
who-me = Eu
who-bot = Robô: { $level }
who-friend = Um amigo, por link secreto
who-anyone = Qualquer pessoa do salão
who-guest = Alguém aqui, neste aparelho
who-guest-name = Nome da pessoa
bot-random = Puro acaso
    .help = Faz qualquer jogada possível.
bot-carefree = Despreocupado
    .help = Vê o que um iniciante vê, mas sem prestar muita atenção.
bot-greedy = Aprendiz
    .help = Olha um turno à frente, como um iniciante.
bot-mcts-fast = Frequentador
    .help = Pensa por um instante.
bot-mcts = Veterano
    .help = Pensa por até meio segundo.
bot-mcts-strong = Perito
    .help = Pensa por até um segundo e meio.
bot-master = Mestre
    .help = Aprendeu com muitas partidas contra si mesmo; pensa por até um segundo e meio.
bot-master-untaught = { bot-master }
    .help = O mais forte neste jogo; pensa por até um segundo e meio.
bot-tempered = { $level }, { $temperament }
temperament-none = equilibrado
temperament-title = Temperamento
temperament-help = Aquilo de que um robô gosta por si só. Joga diferente, e em geral um pouco pior, que um equilibrado do mesmo nível.
temperament-of = Do que o robô do lugar { $number } gosta
clock-none = Sem relógio
clock-game-5-10 = 5 minutos cada, mais 10 segundos por turno
clock-game-15-20 = 15 minutos cada, mais 20 segundos por turno
clock-game-45-30 = 45 minutos cada, mais 30 segundos por turno
clock-days-1 = Um dia por decisão
clock-days-3 = Três dias por decisão
clock-days-7 = Uma semana por decisão
expired-bot = um robô continua
expired-pass = o jogador passa

## Regras

rules-title = Regras de { $game }
rules-own-words = As regras como esta mesa as joga, em nossas palavras. Cada pergunta durante o jogo mostra a regra por trás dela.
rules-goal = O objetivo
rules-turn = Um turno
rules-actions = O que você pode fazer
rules-scoring = O fim e os pontos
rules-terms = Palavras e símbolos
rules-every = Todas as regras
rules-search = Buscar nas regras
rules-print = Imprimir
rules-example = Um exemplo: os pontos de { $names } numa partida
rules-total = Total
rules-chapters = Capítulos

## Você

me-title = Nome e preferências
me-theme = Aparência
me-save = Salvar
me-confirm = Pedir confirmação de cada decisão
me-confirm-help = O primeiro clique escolhe, o segundo confirma.
me-sound = Som quando for minha vez
me-sound-help = Um toque suave.
me-notify = Notificação do navegador quando for minha vez
me-notify-help = Só enquanto a mesa está aberta em uma aba que você não está vendo.
me-speak = Ler histórias em voz alta
me-speak-help = Com a voz do navegador, quando um jogo conta uma história.
theme-auto = Como meu aparelho prefere
theme-light = Claro
theme-dark = Escuro
me-speed = Velocidade dos robôs e das peças
speed-slow = lenta
speed-normal = normal
speed-fast = rápida
speed-instant = na hora
me-recovery = Leve seu lugar para outro aparelho
me-recovery-why = Este navegador reconhece você por um cookie. Um código de recuperação abre os mesmos lugares em outro aparelho; anote-o, ele aparece e vale uma única vez.
me-recovery-make = Criar um código de recuperação
me-recover = Já joguei aqui
me-recover-code = Código de recuperação
me-recover-button = Sou eu
me-recover-wrong = Nenhum jogador tem esse código. Confira letra por letra ou crie um código novo no aparelho em que você jogou.

## Convite

join-title = Convite para jogar { $game }
join-button = Sentar
waiting-title = Esperando os outros
waiting-how = Mande um link para cada amigo. A partida começa quando a última cadeira for ocupada.
waiting-outside = Esta mesa espera seus jogadores. Você pode assistir quando começar.
waiting-seat = Lugar { $number }
waiting-link = Link secreto desta cadeira
waiting-copy = Copiar
waiting-sit = Sentar

## Na mesa

table-chairs = Quem joga
table-your-decision = Sua decisão
table-others-decision = De quem é a decisão
table-thinks = { $seat } está pensando
table-busy = A casa está cheia: até esvaziar, os robôs pensam por menos tempo.
table-waits-for = Esperando { $seat }
table-you = você
table-to-play = na vez
table-bot = robô
table-stand-in = um robô continua
table-away = ausente
table-take-over = Deixar um robô continuar
table-take-back-seat = Voltar ao meu lugar
table-time-left = { $time } no relógio
table-days-hours = { $days } d { $hours } h
table-rule = A regra
table-undo = Desfazer
table-ask-undo = Pedir para desfazer
table-hurry = Apressar
table-tools = Mais ferramentas
table-stepper = Menos ou mais
table-hint = Dica
table-cover = Fechar a cortina
table-free-seat = Cadeira livre
table-no-page = O tabuleiro não pode ser desenhado agora. O jogo continua com os botões acima.
table-wants-undo = { $count ->
    [1] { $seat } gostaria de desfazer a última decisão.
   *[other] { $seat } gostaria de desfazer as últimas { $count } decisões.
}
table-wants-takeover = { $name } propõe que um robô continue no lugar de { $other }.
table-wants-remove = { $name } propõe tirar { $other } da mesa; um robô continuaria no lugar.
table-host = Quem montou a mesa
table-agree = Concordo
table-refuse = Prefiro que não
table-waits-consent = Esperando { $names }.
table-nobody = Ninguém vence.
table-winner = Vitória de { $names }!
table-winners = { $names } dividem a vitória!
table-closed = Esta partida foi guardada antes do fim.
table-closed-for-good = Esta partida foi guardada, e tudo já foi visto.
table-reopen = Retomar
table-face-up = Ver tudo: isso encerra a partida de vez
table-second-thoughts = com jogadas refeitas
table-second-thoughts-why = Alguém desfez uma decisão depois de ver no que deu, ou jogou adiante.
table-result = Resultado
table-rank = Posição
table-player = Jogador
table-points = Pontos
table-watch-replay = Rever a partida
table-again = Jogar de novo
table-record = Salvar o registro
table-rules = Regras
table-replay = Rever
table-back = Voltar à mesa
title-turn = ● Sua vez: { $game }
title-table = { $game }
title-over = Terminada: { $game }

## A cortina

curtain-pass = Passe o aparelho para { $seat }
curtain-closed = A cortina está fechada
curtain-why = Não há nada secreto na tela. Não olhe até o aparelho chegar às mãos certas.
curtain-lift = Eu sou { $seat }: mostrar meu lado

## Respostas permanentes

standing-answers = Sua resposta permanente é passar
standing-title = Perguntas fora da minha vez
standing-ask = perguntar sempre
standing-matters = perguntar só quando importa
standing-turn = passar até minha vez
standing-always = passar sempre

## Registro e conversa

log-title = O que aconteceu
log-since = { $count ->
    [1] Desde que você saiu
   *[other] Desde que você saiu: { $count } acontecimentos
}
log-moment = Ir a este momento
note-undo = { $count ->
    [1] { $seat } desfez uma decisão.
   *[other] { $seat } desfez { $count } decisões.
}
note-second-thoughts = A partir daqui esta é uma partida com jogadas refeitas: alguém continua sabendo o que viria.
note-stand-in = Um robô continua no lugar de { $seat }.
note-back = { $seat } voltou ao seu lugar.
note-time = Acabou o tempo de { $seat }.
note-no-undo = { $seat } prefere não desfazer.
note-no-takeover = { $seat } prefere esperar.
note-no-remove = { $seat } prefere que todos fiquem na mesa.
note-removed = Quem montou a mesa tirou alguém dela. Um robô continua no lugar, e a partida não conta para os ratings.
note-rules-changed = As regras foram corrigidas desde o início desta partida (versão { $from }, agora { $to }). Tudo o que foi jogado continua valendo.
note-rules-mended = As regras foram corrigidas desde o início desta partida (versão { $from }, agora { $to }). Ela continua a partir do último estado salvo.
note-rules-stuck = Esta partida foi jogada com outras regras (versão { $from }, agora { $to }). Dá para vê-la até onde pode ser acompanhada.
chat-title = Conversa
chat-say = Diga algo
chat-send = Enviar
chat-gone = Alguém que saiu
side-title = Registro, conversa e mais
side-more = Mais
side-close = Guardar esta partida
side-leave = Deixar um robô continuar por mim
side-settings = Nome e preferências
side-variants = { $list }

## Rever

replay-title = Revendo a partida: { $game }
replay-first = Para o começo
replay-back = Uma decisão para trás
replay-play = Avançar sozinho
replay-next = Uma decisão adiante
replay-last = Para o fim
replay-moment = Momento
replay-count = { $n } de { $last }
replay-eyes = Visto por
replay-watch = um espectador
replay-all = com tudo aberto
replay-quiet = Nada a contar neste momento.
replay-play-on = Continuar daqui como { $seat }

## Teclas

keys-title = Teclado
keys-close = Fechar
keys-tab = para a próxima coisa que se pode escolher
keys-arrows = para a coisa mais próxima naquela direção
keys-enter = escolher
keys-number = escolher aquele botão da pergunta
keys-i = ler a próxima coisa, ou a anterior
keys-shift = ler a coisa mais próxima nessa direção
keys-u = desfazer
keys-r = a regra por trás da pergunta
keys-y = por que algo não pode ser escolhido
keys-h = apressar os robôs
keys-t = uma dica
keys-l = para o registro; nele, as setas vão de linha em linha e Enter leva ao momento da linha
keys-c = para a conversa
keys-question = esta lista
keys-escape = fechar ou soltar

## O que o programa da página diz

script-lost = A conexão caiu. Tentando de novo …
script-back = Conectado de novo.
script-confirm = Confirmar
script-cancel = Cancelar
script-your-turn = É a sua vez.
script-copied = Copiado
script-near = Mais perto
script-whole = O tabuleiro inteiro
script-play = Jogar
script-close = Fechar
script-why = Agora não:
script-rule = A regra
script-sheet = Sobre isto
script-thing = uma ação
script-things = {"{n}"} ações

## O que é recusado

refused-stale = A mesa mudou desde aquele clique. Agora ela está assim.
refused-not-asked = A decisão não é sua agora. Espere até que perguntem a você.
refused-not-on-offer = Isso não está disponível agora. Escolha algo que esteja brilhando.
refused-not-a-pick = Isso não é uma escolha. Escolha algo que esteja brilhando.
refused-not-started = A mesa ainda espera alguém. Começa quando a última cadeira for ocupada.
refused-over = A partida acabou. Reveja-a ou jogue de novo.
refused-watching = Você está assistindo. Só quem está sentado aqui pode fazer isso.
refused-curtain = Abra a cortina primeiro.
refused-stand-in = Um robô joga por você. Volte ao seu lugar primeiro.
refused-undo = Não há nada seu para desfazer.
refused-proposal = A mesa já está sendo consultada ou não há consulta nenhuma.
refused-present = Esse lugar não está vazio. A pessoa tem um minuto para voltar, ou o tempo que o relógio der.
refused-standing = Não existe essa resposta permanente. Escolha uma da lista.
refused-bot = Um robô já está sentado ali.
refused-too-slow = Demorou demais para chegar. Confira sua conexão e tente de novo.
refused-too-large = Isso é grande demais.
refused-too-fast = Mais devagar. Espere um momento e tente de novo.
refused-message = Isso não foi entendido. Recarregue a página e tente de novo.
refused-form = Este formulário é antigo ou não é desta mesa. Recarregue a página e envie de novo.
refused-missing = Não há nada neste endereço. O salão tem todas as suas mesas.
refused-seats = Escolha um dos números de jogadores deste jogo.
refused-chair = Escolha na lista quem senta em cada cadeira.
refused-tables = Você tem tantas mesas em andamento quanto uma pessoa pode ter. Termine uma antes.
refused-editions = Já há tantas edições em jogo aqui quantas cabem. Jogue com a caixa como ela é ou tente de novo daqui a pouco.
refused-edition-twin = Outra edição já tem o mesmo número. Mude mais alguma coisa na sua.
refused-played = Você já joga com o máximo de edições que uma pessoa pode ter. Termine uma dessas partidas antes.
refused-shared = Outras pessoas também jogam nesta mesa. Deixe um robô continuar por você.
refused-clock = Escolha um relógio da lista.
refused-variant = Escolha as variantes do jogo nas listas.
refused-game = Esse jogo não está na estante.
refused-invitation = Essa cadeira já foi ocupada. Peça um novo link ou abra uma mesa sua.
refused-eyes = Isso aparece quando a partida acabar. Até lá você vê o que seu lugar vê.
refused-moment = A partida não tem esse momento. Escolha um na linha.
refused-version = Essa partida foi jogada com outras regras. Abra-a com o programa que a escreveu.
refused-record = Esse registro está danificado ou foi alterado. Pegue o arquivo de novo de onde foi salvo.
refused-unwritten = Não deu para gravar isso agora, então não aconteceu. Nada se perdeu: espere um instante e tente de novo.
refused-language = Esse idioma não é falado aqui. Escolha um no alto da página.

## A primeira partida guiada

coach-begin = Aprender jogando
coach-begin-help = Um instrutor fica ao seu lado, por cerca de { $minutes } minutos. Sem manual.
coach-name = Instrutor
coach-progress = { $learned } de { $count } lições
coach-otherwise = Assim também vale.
coach-finished = É só isso
coach-finished-text = Você já conheceu tudo de que este jogo é feito. Siga até o fim por conta própria ou monte uma mesa sua.
coach-waiting = Observe o que os outros fazem. O registro conta tudo em palavras, e cada peça se explica quando você aponta para ela.
coach-free = Nada de novo aqui: decida como quiser. Na dúvida, uma dica diz o que um robô faria, e por quê.
guest-name = Visitante

set-luck = Uma palavra sua para o embaralhamento
set-luck-help = Opcional. O servidor já prometeu a parte dele ({ $promised }…); a sua entra na mistura, e no fim qualquer um confere as duas.
promise-made = O embaralhamento foi prometido antes de alguém se sentar: { $promised }…
promise-kept = O embaralhamento é o que foi prometido antes de alguém se sentar ({ $promised }…). O registro prova.
promise-broken = O embaralhamento não é o que foi prometido. Não confie nesta mesa.

# Edições: o que o dono de uma caixa corrige.
game-edition = O que há na caixa e de onde sabemos
edition-title = { $game }: uma edição sua
edition-none = Cada componente como o temos, com a sua origem.
edition-is = Edição “{ $name }”: a caixa com o que o dono corrigiu.
edition-how = A sua caixa mostra outra coisa? Corrija aqui, ou leve o arquivo para casa e use um editor. O resultado ganha um endereço próprio, para jogar e compartilhar.
edition-named = Edição: { $name }
edition-download = Levar o arquivo
edition-cards = Todas as cartas
edition-printed = A caixa como a temos
edition-play = Jogar com esta edição
edition-bring = Trazer uma edição
edition-file = Um arquivo
edition-text = Ou o texto dele
edition-bring-button = Conferir e abrir
edition-name = Como se chama a sua edição
edition-changes =
    { $count ->
        [0] Nada foi mudado
        [one] Um componente corrigido
       *[other] { $count } componentes corrigidos
    }
edition-sorts = Tipos de componentes
edition-origin = De onde vem
edition-correct = Corrigir
edition-corrected = corrigido
origin-printed = impresso
origin-public = público
origin-reconstructed = reconstruído
origin-own = nosso
sort-board = Números e tabuleiro
sort-character = Personagens
sort-starting = Personagens iniciais
sort-artifact = Artefatos
sort-card = Cartas dos baralhos
sort-space = Espaços do tabuleiro
sort-conflict = Conflitos
sort-intrigue = Cartas de Intriga
sort-leader = Líderes
sort-hagal = Casa Hagal
sort-memory = Cartas de Lembrança
sort-tile = Peças
sort-event = Eventos
sort-building = Construções
sort-villager = Aldeões
sort-encounter = Encontros
