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
devices-leave-sure = Não tenho outro aparelho nem código de recuperação: nunca mais serei este jogador.
me-recovery-waits = Você criou um código que ninguém usou ainda. Um novo toma o lugar dele.
me-forget = Apagar tudo sobre mim
refused-device = Você não tem esse aparelho. Veja a lista de novo.
refused-leave = Você não teria como voltar. Crie antes um código de recuperação ou marque a caixa.
