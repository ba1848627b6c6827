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
