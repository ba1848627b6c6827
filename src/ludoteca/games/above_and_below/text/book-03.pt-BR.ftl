# O livro de encontros, parte 3. Ids: ../book/README.md

story-39-title = Essência de Trovoada
story-39 =
    O cheiro da barraca chega muito antes dela: cedro, cachorro molhado, trovoada, repolho cozido. A perfumista tem
    frasco para tudo e um pregador de roupa no próprio nariz. O negócio vai mal, porque quem destampa um aroma
    convive com ele por um mês. “Hoje”, diz ela, fanhosa, “estou pagando para quem experimentar os novos.”
story-39-a = Experimentar um aroma novo
story-39-a-success = Ninguém vai sentar ao lado de vocês até a colheita, mas dinheiro não tem cheiro.
story-39-b = Ajudar a levar tudo para o ar livre
story-39-b-success = No vento os aromas se separam e, por um instante, cada um está onde já foi feliz.
story-39-b-fail = Vocês derrubam a caixa. A caravana logo atrás vai contar a todos de quem é a culpa do repolho.

story-40-title = A Caçada que se Mexe
story-40 =
    Veados vermelhos correm pela parede inteira, pintados a dedo há milhares de anos. Caçadores miúdos, riscados a
    carvão, correm atrás. Vocês se viram para chamar os outros e, quando olham de novo, os caçadores estão um palmo
    mais perto. Só se mexem quando ninguém vê. A última corça tem um filhote, e o filhote está cansado; dá para ver
    pelas pernas.
story-40-a = Ficar olhando até a lanterna acabar
story-40-a-success = Ninguém pisca fora da vez. No último lampejo os veados sumiram da parede, todos.
story-40-b = Pintar alguma coisa também

story-41-title = O Grande Prêmio das Toupeiras
story-41 =
    A multidão se espreme contra a corda e urra. Oito toupeiras seladas bufam terra nas baias, com jóqueis da altura
    de uma bota. A número cinco está sem cavaleiro: ele jaz numa maca e não aceita consolo. “Preciso de alguém
    pequeno ou de alguém corajoso”, diz o dono, medindo vocês de alto a baixo, “e pequeno não estou vendo ninguém.”
story-41-a = Montar a número cinco
story-41-a-success = A pista é debaixo da terra, e vocês não veem nada até saírem em primeiro, de boca cheia de barro.
story-41-b = Vender castanha quente para a torcida
story-41-b-success = Vocês nunca ficam sabendo quem ganhou, mas vendem tudo duas vezes.

story-42-title = O Ovo Quente
story-42 =
    Num ninho de cinzas há um ovo preto, do tamanho de uma batedeira de manteiga, tão quente que as poças em volta
    fumegam. Alguma coisa bate lá dentro. São as batidas lentas de quem tenta há dias e vai perdendo a esperança. Na
    cinza há rastros de um animal grande que partiu às pressas e não voltou.
story-42-a = Ajudá-lo a sair da casca
story-42-a-success = É uma salamandra de fogo, molhada e zangada. Espirra uma faísca e dorme no capuz de alguém.
story-42-a-fail = Ele sai antes do que vocês imaginam, e sai com os dentes nascendo.
story-42-b = Levá-lo para casa como fogareiro
story-42-b-success = Ele aquece três casas até a noite em que o bicho nasce e vai embora pela chaminé.
story-42-b-fail = Quanto mais longe do ninho, mais ele esquenta, e luva assim vocês não têm.

story-43-title = O Relógio de Gotas
story-43 =
    A água cai sobre uma fileira de tigelas de pedra, uma gota por minuto, e cada tigela, quando enche, vira na
    seguinte. Na ponta, uma bandeja de mármore marca horas, depois dias, depois anos. A última marca não tem número,
    só o desenho de um portão aberto. A bandeja está quase cheia. Pelas contas de vocês, faltam nove gotas.
story-43-a = Esperar as nove gotas
story-43-b = Estancar a goteira
story-43-b-success =
    O que ia se abrir continua fechado. Atrás do cano vocês acham as ferramentas e a marmita do relojoeiro.
story-43-b-fail = A rolha de vocês dispara longe, e o relógio, ofendido, recomeça do zero.

story-44-title = Abelhas sem Flores
story-44 =
    As abelhas daqui são brancas e não têm olhos. Voam de cristal em cristal, pacientes, e não encontram nada. O
    apicultor, envolto em véus, abre uma colmeia vazia para mostrar. “Elas se lembram das flores”, diz. “As avós das
    avós caíram por um poço com uma campina ainda nas patinhas. Não tenho coragem de contar a verdade.”
story-44-a = Prometer mandar flores
story-44-a-success = São onze cestos descidos por corda, e uma semana depois o túnel inteiro cheira a trevo.
story-44-b = Guiar o enxame até a campina

story-45-title = A Neblina que Pergunta
story-45 =
    A neblina enche a galeria até a altura do queixo. É morna, faz cócegas e faz perguntas. Não são charadas: ela
    quer saber o que vocês comeram de manhã, se alguém já os perdoou, por que se varre o chão. A cada resposta,
    recua um passo. A cada mentira, sobe até cobrir a boca.
story-45-a = Responder com franqueza
story-45-a-success = Ela se desfaz, satisfeita, e vocês se conhecem bem melhor do que antes.
story-45-b = Fazer perguntas a ela
story-45-b-success =
    Nunca lhe perguntaram nada. Ela hesita e então conta o que há no chão, debaixo dela, em volta de vocês.

story-46-title = A Dor de Dente do Troll
story-46 =
    O urro que apavorou vocês por uma hora tem motivo, e o motivo é o terceiro molar da esquerda. O troll abraça a
    bochecha, com lágrimas escorrendo pela barba. Ninguém tem coragem de chegar perto. Ao ver as ferramentas de
    vocês, ele escancara a boca e, entre dentes que parecem lápides, brilha uma coisa que dente não é.
story-46-a = Arrancar o dente ruim
story-46-a-success =
    São precisos uma porta, uma corda e uma pedra em queda. Ele beija as mãos de vocês, que ficam úmidas.
story-46-a-fail = Ele fecha a boca. Foi sem querer, repete, repete, repete.
story-46-b = Ir atrás da coisa que brilha
story-46-b-success = Estava encravada no nervo. A dor passa, e ele dá de presente a causa.
story-46-c = Preparar um remédio para a dor
story-46-c-success = Ele enfim dorme, e duas aldeias do vale dormem pela primeira vez na semana.

story-47-title = Cheiro de Pão
story-47 =
    Toda madrugada, contam na caverna, a padaria em ruínas cheira a pão. O forno está frio há oitenta anos. Vocês
    chegam cedo e encontram farinha pairando sozinha, massa crescendo debaixo de um pano e um vão no ar, como de
    alguém muito gordo e muito ocupado. As fôrmas deslizam para fora. Estão vazias, e o vão parece murchar.
story-47-a = Trazer farinha e lenha de verdade
story-47-a-success = Ele assa até o meio-dia. Ninguém o vê, todos comem, e o cheiro nunca mais volta triste.
story-47-a-fail =
    A lenha está úmida, e a chaminé, cheia de andorinhas. O vão dá um tapinha no ombro de vocês e se apaga.
story-47-b = Procurar o cofre do padeiro
story-47-b-success = Está embaixo da gamela, onde ficam os cofres. Uma fôrma cai atrás de vocês, com certa força.
story-47-b-fail = Um rolo de macarrão que ninguém segura acompanha vocês até a rua.

story-48-title = A Aranha dos Botões
story-48 =
    É de lata, tem nove pernas e manca da que foi acrescentada depois. À noite percorre as ruínas recolhendo botões,
    que separa por cor com estalidos de alegria. No meio da teia de arame está pendurado um gato cinzento, muito
    digno, com onze botões grudados no pelo, à espera de que o ponham no chão.
story-48-a = Trocar seus botões por umas moedas
story-48-a-success = Vocês voltam segurando as calças, e a aranha ganha o seu primeiro botão de chifre legítimo.
story-48-b = Soltar o gato
story-48-b-success = O gato vai na frente até a superfície, como se a ideia tivesse sido dele.
story-48-b-fail = O arame vibra, nove pernas vêm correndo, e o gato olha para vocês com pena.

story-49-title = A Escada Pendurada
story-49 =
    Uma escada de boa madeira desce de um buraco no teto, com o último degrau a um braço da cabeça de vocês. Parece
    ter sido baixada há cinco minutos. Lá de cima vêm o ranger de uma cadeira de balanço e um cheiro de cachimbo.
    “Sobem ou não sobem?”, grita uma voz. “Resolvam logo, que está entrando vento.”
story-49-a = Subir
story-49-b = Procurar no chão debaixo do buraco
story-49-b-success = Lá em cima mora alguém distraído: há anos que as coisas lhe caem do bolso.
story-49-b-fail = A única coisa que encontram é cinza quente, recém-batida de um cachimbo.

story-50-title = Os Banhos de Lama
story-50 =
    Lama quente arrota em quarenta bacias redondas. Em cada uma há alguém mergulhado até o pescoço, com uma rodela
    de pepino em cada olho: mineiros, mercadores, um minotauro, uma freira. A conversa é calma e bem informada. Uma
    atendente de toalha no braço explica que as roupas ficam na porta, e as brigas também.
story-50-a = Ficar de molho e ouvir as fofocas
story-50-a-success = O minotauro deixa escapar uma coisa ou outra. A freira cora e pede que ele repita, mais devagar.
story-50-b = Ajudar a atendente a esfregar costas
story-50-b-success = São costas que não acabam mais, e uma delas tem escamas e agradece duas vezes.

story-51-title = A Cidade das Mãos
story-51 =
    Aqui ninguém fala. Um desabamento tirou a audição dos primeiros moradores, e os bisnetos, que ouvem muito bem,
    nunca viram motivo para fazer barulho. Conversam com as mãos, ligeiras feito andorinhas. A voz de vocês, ao
    cumprimentar, soa tão alta e tão feia naquele silêncio que um bebê cai na gargalhada.
story-51-a = Aprender o bastante para contar uma piada
story-51-a-success = É aquela da cabra. Duzentas mãos se agitam no ar, que é o jeito deles de gargalhar.
story-51-b = Negociar apontando
story-51-b-success = Apontar é falta de educação, mas não deixa dúvida.

story-52-title = O Dorminhoco na Estrada
story-52 =
    O que vocês tomaram por parede do túnel é morno e tem anéis. Uma minhoca da grossura de um moinho dorme
    atravessada na passagem, e dorme há tanto tempo que alguém pendurou nela um quadro. Os carroceiros do lado de cá
    já tentaram gritar. Os do lado de lá, pelo barulho, estão tentando tambores.
story-52-a = Fazer cócegas no anel certo
story-52-a-success = Uma ondulação, um bufo de avalanche, e ela vira de lado. O trânsito recomeça aos vivas.
story-52-a-fail = Anel errado. Ela se enrosca dormindo, com o quadro e uma carroça dentro.
story-52-b = Vender almoço aos carroceiros
story-52-b-success = Quem tem fome não pechincha, e os do lado de lá gritam os pedidos.

story-53-title = A Aldeia que Não Dorme
story-53 =
    Todo mundo neste lugarejo tem olheiras. Um berço da última casa range todas as noites, embora ali não nasça
    criança há trinta anos, e, quando range, ninguém dorme: ficam todos se lembrando. A velha dona do berço não tem
    coragem de queimá-lo. “É que eu nunca descobri”, diz, “quem é que embala.”
story-53-a = Pôr óleo nas juntas
story-53-a-success = Ele ainda balança, mas em silêncio, e uma rua inteira ronca de gratidão.
story-53-b = Levar o berço embora à noite
story-53-b-success = Na estrada solta-se dele um fundo falso. Agora vão dormir todos, menos uma.
story-53-b-fail = A velha está sentada junto à porta. Não diz nada, e é isso que o povo vai contar.
story-53-c = Velar a noite com ela

story-54-title = Gaiola Número Dois
story-54 =
    Um elevador de mina parou no meio do poço, com quatro pessoas presas desde terça-feira. Elas se viraram bem: já
    têm um hino, um presidente e um varal. O guincho emperrou por causa de um sanduíche caído, agora duro como
    carvalho. “Sem pressa”, gritam, “mas o Anselmo está ficando sem verso.”
story-54-a = Descer até a gaiola
story-54-b = Talhar o sanduíche para fora
story-54-b-success = Ele sai inteiro. O presidente manda guardá-lo numa vitrine.

story-55-title = A Soprano Perdida
story-55 =
    Uma mulher de vestido de veludo, em cima de uma pedra, canta para ninguém, com o corpo inteiro. Saiu da ópera
    pela porta errada, explica na pausa, e anda há dois anos. Não perdeu a voz, mas perdeu a coragem: só volta para
    casa quando uma plateia, uma só, chorar.
story-55-a = Buscar uma plateia nas cavernas
story-55-a-success = Vêm resmungando, com cebola no bolso. Ninguém precisa da cebola.
story-55-b = Fingir que choram
story-55-b-success = Ela paga com a pulseira e parte na direção certa, feliz e enganada.

story-56-title = Encalhados
story-56 =
    Um navio de três mastros está em pé na rocha seca, velas içadas, âncora no chão. O lago em que navegava escoou
    na semana passada por um buraco do tamanho de um prato. O capitão, um ouriço de luneta de latão, proibiu a
    tripulação de tocar no assunto. “Mar calmo”, comenta da amurada. Atrás dele, a tripulação balança a cabeça.
story-56-a = Pedir licença para subir a bordo
story-56-b = Descer pelo ralo
story-56-b-success = Aquele lago todo tinha de ir para algum canto, e os peixes foram junto.
story-56-b-fail = É um buraco do tamanho de um prato. Vocês descobrem isso mais ou menos na metade.

story-57-title = A Mão
story-57 =
    Uma mão aberta, de carne, larga como um terreiro, jaz no vale com a palma para cima. O pulso entra na montanha.
    Pastores fizeram um curral entre o polegar e o indicador, e há uma capela no mindinho. “Não se mexe desde o
    tempo do meu avô”, conta um pastor. “Mas hoje de manhã o pulso acelerou.”
story-57-a = Seguir o braço montanha adentro
story-57-b = Ajudar a tirar o rebanho da mão
story-57-b-success = O último cordeiro acaba de passar quando os dedos, devagarinho, começam a se fechar.
story-57-b-fail = Ovelha vai aonde quer. Elas passam a noite dentro de um punho, quentinhas, e vocês do lado de fora.

story-167-title = Tinta Fresca
story-167 =
    Há terra vermelha no chão e fuligem nas lanternas, então não falta material. Dá para pôr um rio entre os
    caçadores e o filhote, ou um mato fechado, ou outra corça. No que vocês desenharem, eles vão acreditar. Mas a
    luz está morrendo e, no canto do olho, um bracinho de carvão já retesa o arco.
story-167-a = Pintar o mais depressa que der
story-167-a-success = No escuro ouvem-se cascos, depois água, depois homens rindo porque caíram nela.
story-167-a-fail = A luz se vai. Quando volta, a parede está nua, e as mãos de vocês, vermelhas.
story-167-b = Pôr as próprias mãos na parede, no meio
story-167-b-success = No escuro alguma coisa espeta a palma, não mais que um mosquito, e a correria para.

story-168-title = A Nona Gota
story-168 =
    Caem oito gotas. Ninguém respira. Na nona, a bandeja vira, um peso desce, e a parede do fundo se abre sem ruído.
    Atrás dela há um jardim de cristais suspensos, sob um teto que brilha como a aurora, e um banco com um bilhete
    em bela caligrafia: “Parabéns pela paciência. Por favor, não fiquem depois da décima.”
story-168-a = Aproveitar o minuto
story-168-a-success = Vocês saem no último instante, com os bolsos tilintando, e a parede volta a ser parede.
story-168-b = Virar o bilhete
story-168-b-success = “Pensando bem, levem o papel”, diz o verso. É um papel excelente.

story-169-title = O Enxame e o Céu
story-169 =
    Vocês levam as colmeias nas costas, zumbindo para que as abelhas possam seguir. Na boca da caverna elas param,
    numa nuvem branca. Sentem o cheiro de tudo, uma encosta inteira de tomilho, mas nunca tiveram vento debaixo das
    asas. O apicultor ergue o véu pela primeira vez. Chora tanto que não consegue chamá-las.
story-169-a = Entrar na campina zumbindo
story-169-a-success = Uma abelha pousa numa manga, depois numa flor. Depois o céu fica cheio delas.
story-169-b = Levar as flores mais próximas à porta da colmeia
story-169-b-success = Elas saem em grupinhos, como crianças à beira-mar, e voltam para contar às outras.

story-170-title = O Quarto no Teto
story-170 =
    É um quarto arrumadinho, e tudo nele está preso ao teto: cama, fogão, mesa, até o gato. O velho da cadeira de
    balanço também está de ponta-cabeça, com a fumaça do cachimbo escorrendo para baixo. “A gente se acostuma”, diz.
    “O que não dá para se acostumar é deixar cair coisas. Façam o favor de me passar os óculos; caíram faz quarenta
    anos.”
story-170-a = Achar os óculos e o que mais caiu
story-170-a-success = Ele põe os óculos, olha bem para vocês e não entende como conseguem ficar aí em cima.
story-170-b = Pedir que ele ensine a andar no teto
story-170-b-success = O segredo é não pensar em sopa. Do teto, vocês reparam numa porta que ninguém lá embaixo vê.

story-171-title = Quem Embala
story-171 =
    Na terceira hora o berço começa. Não há mão, não há vento. Mas vocês são de fora e olham onde os outros nunca
    olham: embaixo, entre os pés curvos, um arganaz dá voltas e mais voltas num ninho de cabelo grisalho, como fazem
    os arganazes antes de dormir. Trinta gerações de arganazes. A velha também viu. O que vocês disserem agora vai
    ficar com ela.
story-171-a = Dizer que sempre havia alguém sendo ninado
story-171-a-success = Ela pensa um pouco. Depois cobre o ninho com o próprio xale e vai se deitar.
story-171-b = Não dizer nada e pôr queijo junto ao ninho
story-171-b-success = Ela corta o queijo em pedacinhos, para ficar mais fácil de carregar.

story-172-title = Dentro da Gaiola
story-172 =
    Abrem espaço e aprovam a entrada de vocês como sócios. Daqui se vê melhor o problema: o sanduíche não é nada, o
    segundo cabo está por cinco fios e segura todo mundo. Debaixo do piso, o poço não tem fundo. “Não queríamos
    preocupar ninguém”, diz o presidente. Um fio arrebenta com um “ping”.
story-172-a = Içar todos nos ombros
story-172-a-success =
    Por último sai Anselmo, cantando. A gaiola despenca atrás dele, e ninguém a ouve chegar ao fundo.
story-172-a-fail = Na quinta-feira um grupo de resgate encontra todo mundo, com um cabo mais grosso e pouca conversa.
story-172-b = Emendar o cabo ali mesmo
story-172-b-success = A emenda fica feia e forte como uma birra. Vocês sobem a tempo do jantar.

story-173-title = A Mesa do Capitão
story-173 =
    O jantar é biscoito de bordo, servido com cerimônia. O capitão sabe, claro que sabe; já registrou onze dias de
    calmaria porque a décima segunda página é a da perda do navio, e essa ele não consegue escrever. O carpinteiro,
    um sujeito largo e úmido chamado Glogo, capaz de construir qualquer coisa, cochicha: “Dava uma ótima estalagem,
    se ele deixasse.”
story-173-a = Ajudar o capitão a escrever a página doze
story-173-a-success = “Chegamos”, escreve ele, enfim. O carpinteiro fica livre para ir aonde houver madeira.
story-173-b = Ajudar a tripulação a descarregar escondido
story-173-b-success = O porão se esvazia pela popa enquanto ele vigia a proa. Ele não se vira; talvez pudesse.

story-174-title = A Orelha
story-174 =
    Passado o cotovelo, é um dia de caminhada até o ombro, e dali se sobe pelos cabelos. O rosto do gigante está
    virado para a rocha. Os olhos, bem apertados. Ele não está dormindo, percebem vocês, junto a uma orelha da
    altura de uma porta. Está escondido, como as crianças se escondem, e acha que ninguém o vê.
story-174-a = Sussurrar que a brincadeira acabou
story-174-a-success = “Eu ganhei?”, pergunta a montanha. Vocês dizem que sim, e ninguém pode dizer o contrário.
story-174-b = Esconder-se ao lado e ver quem procura
story-174-b-success = Não vem ninguém, mas o gigante cede metade do esconderijo e metade do que cresce ali.
