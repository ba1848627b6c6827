# As pessoas: seus aparelhos e o que podem fazer umas com as outras.

## Aparelhos

devices-title = Seus aparelhos
devices-why = Cada navegador que guarda seu cookie. Desconecte um aparelho que você perdeu ou emprestou: a partir daí ele não é de ninguém.
devices-kind = { $browser } no { $system }
devices-unknown = Um navegador
devices-old = Navegadores de antes de existir esta lista
devices-seen = visto pela última vez em { $moment } UTC
devices-never = ainda não visto
devices-here = este aqui
devices-out = Desconectar
devices-out-others = Desconectar todos, menos este
devices-leave = Sair neste aparelho
devices-leave-sure = Não tenho outro aparelho, chave de acesso nem código de recuperação: nunca mais serei este jogador.
me-recovery-waits = Você criou um código que ninguém usou ainda. Um novo toma o lugar dele.
me-forget = Apagar tudo sobre mim
refused-device = Você não tem esse aparelho. Veja a lista de novo.
refused-leave = Você não teria como voltar. Crie antes um código de recuperação ou marque a caixa.

## Chaves de acesso

passkeys-title = Chaves de acesso
passkeys-why = Para continuar sendo este jogador: uma chave que seu celular, computador ou chave de segurança guarda para você. Sem senha, e nada sobre você sai dali.
passkeys-new = Adicionar uma chave de acesso
passkeys-known = Entrar com uma chave de acesso
passkeys-made = { $kind }, para { $site }, desde { $moment } UTC
passkeys-used = usada pela última vez em { $moment } UTC
passkeys-unused = ainda não usada
passkeys-remove = Remover
passkeys-failed = Não deu certo: nenhuma chave respondeu, ou demorou demais. Nada mudou; tente de novo.
passkeys-without = Este navegador não tem chaves de acesso, ou a conexão não é segura.
refused-passkey = Essa chave de acesso não serve ou demorou demais. Tente de novo ou use um código de recuperação.
refused-passkeys = Você tem vinte chaves de acesso. Remova uma delas antes.
refused-passkey-site = Chaves de acesso são feitas para um nome. Abra a mesa pelo nome, e não por um número: localhost ou games.example.org.

## As pessoas de uma mesa

people-at-table = Pessoas nesta mesa
people-none = Não há mais ninguém sentado aqui.
people-mute = Silenciar
people-unmute = Voltar a ouvir
people-block = Bloquear
people-unblock = Desbloquear
people-muted = Você não vê o que esta pessoa diz.
people-blocked = Vocês dois não se sentam mais à mesma mesa.
people-means = Silenciar: só você deixa de ver o que a pessoa escreve. Bloquear: além disso, nenhum dos dois pode se sentar onde o outro está. A pessoa não é avisada.
report-title = Denunciar ao administrador
report-reason = O que aconteceu?
report-insult = Ofensas ou assédio
report-cheating = Trapaça
report-name = Um nome ofensivo
report-other = Outra coisa
report-text = Com suas palavras, se quiser
report-send = Denunciar
report-told = Agradecemos. Quem administra este servidor vai olhar.
remove-title = Tirar da mesa
remove-waiting = A cadeira volta a ficar livre, e a pessoa não pode voltar a esta mesa.
remove-running = Se todos os outros da mesa concordarem, um robô assume o lugar de vez. A partida então não conta para os ratings.
remove-sure = Sim, tirar esta pessoa
remove-button = Tirar da mesa
shunned-title = Pessoas que você não quer ouvir nem encontrar
shunned-pardon = Desfazer
refused-unwelcome = Você não pode se sentar a esta mesa. Abra uma sua ou procure outra no salão.
refused-person = Essa pessoa não está mais sentada aqui ou não está na sua lista.
refused-reason = Escolha um motivo da lista.
refused-owner = Só quem montou a mesa pode tirar outra pessoa dela.
refused-sure = Marque a caixa antes. Nada aconteceu.

## Quem administra

admin-title = Cuidar da casa
admin-enter = Quem apertar este botão pode fechar mesas, bloquear pessoas e mudar limites neste servidor, a partir deste navegador. O link vale uma única vez.
admin-enter-button = Eu cuido desta casa
admin-load = Carga e limites
admin-tables = Mesas
admin-people = Pessoas
admin-reports = Denúncias
admin-running = Em jogo
admin-waiting = Esperando jogadores
admin-finished = Terminadas
admin-none = Não há nada aqui.
admin-count-running = Mesas em jogo
admin-count-waiting = Mesas que esperam jogadores
admin-count-people = Pessoas
admin-count-today = Pessoas vistas nas últimas 24 horas
admin-count-reports = Denúncias por resolver
admin-load-rooms = Mesas na memória deste processo
admin-load-tabs = Abas abertas neste processo
admin-load-waiting = Pensamentos de robôs na fila
admin-load-workers = Processos que pensam
admin-load-machine = Carga da máquina (1, 5, 15 minutos)
admin-load-memory = Memória máxima deste processo, MB
admin-load-store = Banco de dados
admin-limits = Limites
admin-limits-why = O que uma pessoa pode fazer; um endereço, atrás do qual pode haver um clube, pode dez vezes mais. As mudanças valem na hora, em todos os processos do servidor.
admin-limits-usual = Voltar ao normal
admin-limit-what = O quê
admin-limit-burst = seguidos
admin-limit-every = mais um a cada … segundos
limit-requests = Requisições de um endereço, de qualquer tipo
limit-tables = Mesas novas
limit-imports = Registros trazidos
limit-editions = Edições
limit-hints = Dicas
limit-chat = Linhas de conversa
limit-codes = Códigos de recuperação tentados
limit-people = Ações sobre pessoas e aparelhos
limit-passkeys = Pedidos de chave de acesso
limit-reports = Denúncias
limit-reviews = Análises de partidas
limit-deeds = Ações nas mesas além das jogadas, em todas as abas juntas
limit-sockets = Abas abertas ao mesmo tempo
limit-running = Mesas em andamento ao mesmo tempo
limit-played = Edições em jogo ao mesmo tempo
admin-table = desde { $moment } UTC, { $rows ->
    [0] nenhuma linha no diário
    [one] uma linha no diário
   *[other] { $rows } linhas no diário
}
admin-shut = Fechar
admin-shut-means = A partida termina sem resultado, e ninguém pode retomá-la.
card-shut = Fechada pelo administrador
table-shut = Quem administra este servidor fechou esta mesa.
note-shut = Quem administra este servidor fechou a mesa.
admin-name = Nome
admin-search = Procurar
admin-somebody = { $seats ->
    [0] nenhuma cadeira
    [one] uma cadeira
   *[other] { $seats } cadeiras
}, { $reports ->
    [0] nenhuma denúncia
    [one] uma denúncia
   *[other] { $reports } denúncias
}
admin-admin = administra
admin-blocked = bloqueio ativo
admin-report = { $teller } sobre { $about }, { $moment } UTC
admin-report-said = O que { $name } disse por último naquela mesa:
admin-report-table = Ver a mesa
admin-report-done = Resolvida
refused-ticket = Esse link já foi usado ou tem mais de uma hora. Peça um novo com `ludoteca admin`.
refused-blocked = Quem administra este servidor bloqueou você. Ainda é possível apagar tudo sobre você: /me/numbers.
refused-unblockable = Ninguém assim pode ser bloqueado. Quem administra não pode.
refused-report = Alguém já resolveu essa denúncia.
refused-limit-requests = Deixe a cada endereço 20 requisições seguidas e mais uma por segundo: com menos, nenhuma página abre, nem esta.
refused-limit = Limites são números: quantos seguidos, e os segundos até mais um.
refused-shut = Quem administra este servidor fechou esta mesa.
cli-admin-link = Quem abrir este link primeiro, dentro de uma hora, cuida da casa a partir do seu navegador:
cli-admin-removed = Essa pessoa não administra mais.
cli-admin-unknown = { $who } não administra: veja `ludoteca admin --list`.
