# O livro de encontros, parte 2. Ids: ../book/README.md

story-20-title = O Tribunal das Rãs
story-20 =
    Antes que vocês expliquem qualquer coisa, um meirinho de mãos palmadas os empurra para o banco das testemunhas.
    O juiz, um sapo-boi de peruca de musgo, julga um tritãozinho pelo furto do reflexo da lua. Ontem à noite estava
    no lago, hoje não está. O réu treme. O júri lambe os beiços. “E então?”, troveja o juiz. “Vocês são lá de cima.”
story-20-a = Depor a favor do tritão
story-20-a-success = Vocês explicam a lua nova com uma maçã e uma lanterna. O tribunal aplaude a maçã.
story-20-a-fail = A ciência de vocês é considerada desacato, e desacato tem tabela de preço.
story-20-b = Pedir uma vistoria no local do crime

story-21-title = Um Farol sem Navio
story-21 =
    Num penhasco sobre um mar de neblina ergue-se um farol, e a lâmpada está apagada. A faroleira, uma salamandra
    idosa de mangas chamuscadas, vem girando a lente fria à mão, para que ela não desaprenda. “Antes passavam navios
    pela neblina”, conta. “Não sei o que levavam nem para onde iam. Mas eles sempre respondiam.”
story-21-a = Dar a ela o óleo da lanterna reserva
story-21-a-success = O facho corre sobre a neblina e, lá longe, depois de muito tempo, uma buzina responde duas vezes.
story-21-b = Descer até a neblina
story-21-b-success = Lá embaixo há um casco adernado nas pedras, com o porão escancarado.
story-21-b-fail = A pedra é um sabão, e alguém encontra o fundo antes da hora.

story-22-title = Três Texugos e um Baralho
story-22 =
    Três texugos de suspensórios jogam cartas em volta de um barril. Dão as cartas para vocês sem perguntar. As
    regras são explicadas uma vez só, depressa, e parecem mudar sempre que o do meio está perdendo. A aposta está na
    mesa: umas moedas, um pote de barro, a bota esquerda de alguém. Só então vocês reparam que as cartas têm seis
    pontas.
story-22-a = Jogar pelas regras deles
story-22-a-success = Vocês perdem onze rodadas e ganham a décima segunda, que por acaso é a única que vale.
story-22-b = Trapacear melhor do que eles
story-22-b-success = Claro que percebem. Ficam tão impressionados que pagam.

story-23-title = A Balsa Furada
story-23 =
    O rio é largo, barrento e tem pressa. Um balseiro dorme na balsa com o chapéu de palha na cara e um pé enfiado
    no maior dos furos. “Os furos estão incluídos no preço”, diz, sem acordar. Na outra margem há uma fogueira e
    gente acenando, ou para dar boas-vindas, ou para avisar de alguma coisa.
story-23-a = Consertar a balsa primeiro
story-23-a-success = O balseiro tira o pé do buraco, espera e constata que continua boiando.
story-23-a-fail = Vocês fecham um buraco a marteladas e abrem dois. O balseiro manda a conta.
story-23-b = Atravessar assim mesmo

story-24-title = Vovó Oito
story-24 =
    Neste túnel a seda pende como roupa no varal. Numa poltrona que ela mesma fez está uma aranha enorme, de
    bigodes, tricotando quatro peças ao mesmo tempo e sem terminar nenhuma. “Tenho muitos olhos, mas todos
    cansados”, diz. “Perdi um ponto na primavera, em algum lugar entre aqui e a escada, e desde então sai tudo
    torto.”
story-24-a = Segurar o novelo e fazer companhia
story-24-a-success = Ela fala dos quatrocentos filhos e se lembra de todos os nomes, menos de um.
story-24-b = Achar o ponto perdido
story-24-b-success =
    Está atrás do terceiro prego. Ela dá um puxão, e o túnel inteiro se endireita com um som de corda.

story-25-title = Os Ossos que Andavam
story-25 =
    Um esqueleto mais comprido que um celeiro está impresso na parede: pescoço, costelas, nadadeiras, um sorriso
    longo e paciente. Vocês almoçam debaixo dele. Quando olham de novo, a cabeça está virada para o outro lado. Há
    pó fresco no chão e, na pedra atrás da cauda, um sulco como o que um barco deixa na lama.
story-25-a = Seguir o sulco
story-25-b = Desenhá-lo antes que se mexa outra vez
story-25-b-success = Ele segura a pose como um profissional e só respira quando vocês apontam o carvão.

story-26-title = Jantar para Alguém
story-26 =
    Sobre uma pedra lisa há uma toalha estendida. Tem sopa quente, pão preto, uma jarra ainda suando e lugares
    postos para exatamente quantos vocês são. Nem pegada, nem voz, nem fumaça. Numa das colheres há um nome gravado,
    e é o nome da sua cozinheira. A sopa cheira como as sopas de quando vocês eram pequenos.
story-26-a = Sentar, comer e agradecer
story-26-a-success = Quando vocês olham para trás, na curva, a mesa já foi tirada, e alguém cantarola lavando a louça.
story-26-b = Esconder-se e ver quem aparece
story-26-b-success = Um vulto tímido sai da pedra, vê os pratos frios, e vocês levam uma hora pedindo desculpas.
story-26-b-fail = Vocês esperam a noite toda e pegam um resfriado que pede remédio. A sopa virou pedra.

story-27-title = O Pássaro Feito de Luz
story-27 =
    Do teto pende uma gaiola do tamanho de um punho e, dentro dela, um passarinho arde feito pavio. A luz enche a
    encruzilhada inteira; o povo dos túneis fez bancos ali embaixo para remendar redes e ler. De perto vocês
    percebem que ele não canta. Ele bate na grade, bem de leve, sempre no mesmo lugar.
story-27-a = Abrir a gaiola à noite
story-27-a-success = Ele dá uma volta sobre a cabeça de vocês. De manhã há uma dúzia deles, soltos, nos bancos.
story-27-b = Levar a gaiola
story-27-b-success = A encruzilhada fica às escuras atrás de vocês, e um mercador de raridades não faz perguntas.
story-27-b-fail = A bengala de um remendador acerta os dedos de vocês, e um banco inteiro se levanta.

story-28-title = Os Limpadores
story-28 =
    Cai fuligem e, com ela, caem os duendes da chaminé, miúdos como botões, que mantêm desentupidos os respiradouros
    do mundo de baixo. Hoje não dá para trabalhar. A única vassoura quebrou, e o melhor deles está entalado num
    duto, só com os pés de fora, xingando em versos. O ar já vai ficando grosso e pardo.
story-28-a = Subir e soltar o entalado
story-28-a-success = Ele despenca num travesseiro de fuligem e dedica a vocês uma estrofe limpíssima.
story-28-a-fail = Ele se solta de repente, com cem anos de fuligem atrás.
story-28-b = Fazer uma vassoura melhor
story-28-b-success = Brigam para ver quem estreia, e o vencedor some duto acima, aos gritos.
story-28-c = Limpar um duto vocês mesmos
story-28-c-success = Por baixo da fuligem, os tijolos merecem um segundo olhar.

story-29-title = A Coroa na Poça
story-29 =
    Está numa poça no meio do caminho, como se alguém a tivesse deixado cair na corrida: uma coroa de ferro negro,
    de onze pontas, com um vão onde caberia a décima segunda. Pesa tanto quanto uma ovelha. Quando a viram contra a
    luz, vocês ouvem trompas, tambores e uma voz que diz, com educação e de muito longe: “Majestade?”
story-29-a = Responder à voz
story-29-b = Quebrar uma ponta para o ferreiro
story-29-b-success = Agora são dois vãos. A voz diz “ai” e não se ouve mais.

story-30-title = Jogo no Escuro
story-30 =
    Sete crianças das profundezas, descalças e de cabelo claro, chutam uma cabaça de chocalho entre duas
    estalagmites. Jogam no breu total, de ouvido, e muito melhor do que qualquer um que vocês conheçam. As lanternas
    incomodam. “Apaguem isso”, diz a menina mais alta, “e a gente dá três gols de vantagem. Ou vocês são tão lerdos
    quanto acesos?”
story-30-a = Jogar no escuro
story-30-a-success = Vocês perdem de nove. Mesmo assim são carregados em volta do campo, porque ninguém reclamou.
story-30-b = Ser o juiz da partida
story-30-b-success = O pagamento é pouco, o serviço é impossível, e os dois times chamam vocês de cegos.

story-31-title = O Cavaleiro no Gelo
story-31 =
    Uma língua de gelo azul entope a passagem e nela, de pé, está um cavaleiro de viseira erguida. Tem cara de
    espanto. Uma das manoplas estende um pergaminho enrolado, como se estivesse prestes a entregá-lo. As lanternas
    de vocês já fazem pingar o gelo aos pés dele. Lá dentro bate um coração, uma vez para cada dez batidas do seu.
story-31-a = Descongelá-lo
story-31-b = Tirar só o pergaminho
story-31-b-success = É um pedido muito educado de mais lenha, assinado por um castelo inteiro.
story-31-b-fail = O gelo racha bem no meio da folha, e a escrita derrete num borrão azul.

story-32-title = O Mercador de Sombras
story-32 =
    Um homem magro expõe sombras sobre um tapete: a de um cervo, a de uma torre, a de um casal dançando, todas
    dobradas feito camisa. Ele mesmo não parece ter nenhuma. “Compro e vendo”, diz, medindo com os olhos o chão
    atrás de vocês. “As suas são de interior, mas honestas. Três delas pagam alguma coisa bem alta.”
story-32-a = Vender uma das suas
story-32-a-success = Ela se desprende com um puxãozinho gelado. Em uma semana já cresceu quase toda de volta.
story-32-a-fail = Ele corta fundo demais, e agora os cachorros da aldeia latem para um de vocês.
story-32-b = Pechinchar a sombra da torre
story-32-b-success = Vocês a desenrolam ao sol da tarde, e quem fica embaixo dela se sente estranhamente seguro.
story-32-c = Perguntar o que houve com a dele
story-32-c-success = Foi a primeira que vendeu, a uma noiva. Nunca tinha contado a ninguém, e serve chá a vocês.

story-33-title = A Coluna de Prata
story-33 =
    Uma fila de formigas atravessa o chão, cada uma com uma moeda do próprio tamanho nas costas. Saem de uma fresta
    e entram em outra, em passo marcado, com sargentos correndo pelos lados. Vocês contam duzentas moedas antes de
    perder a paciência. De onde formiga tira dinheiro, e quem, afinal, está recebendo?
story-33-a = Tirar um punhado da fila
story-33-a-success = Os sargentos param, olham para cima e anotam alguma coisa a respeito de vocês.
story-33-b = Seguir o dinheiro

story-34-title = A Rachadura
story-34 =
    O chão dá um pulo, e uma rachadura passa entre os pés de vocês como cobra assustada. Quando a poeira baixa, uma
    voz chama lá do fundo: diz que se chama Teodora, que está tudo bem, que só queria alguém para conversar enquanto
    espera. Vem outro tremor. Dá para sentir nos dentes.
story-34-a = Descer para buscá-la
story-34-a-success = Ela não pesa nada, não reclama de nada e conhece todas as canções que existem.
story-34-b = Escorar a fenda e cavar pelo lado
story-34-b-success = O túnel de vocês encontra o dela num aperto de mão por entre os escombros.

story-35-title = O Pomar de Quartzo
story-35 =
    Luz do dia não deveria existir aqui, mas um veio de quartzo a traz por uma légua de rocha e a derrama sobre um
    pomar: nove árvores carregadas de fruta vermelha. O pomareiro, um homem que parece raiz, dorme encostado no
    último tronco com um sininho amarrado no dedão. Do sininho sai um fio para cada galho.
story-35-a = Colher sem tocar o sininho
story-35-a-success = Vocês respiram pela boca e colhem como cirurgiões. Ele sorri dormindo.
story-35-a-fail = Cai uma folha. Uma só. O sininho toca como catedral, e os galhos se erguem fora de alcance.
story-35-b = Tocar o sininho de propósito

story-36-title = O Outro Você
story-36 =
    A lagoa é perfeitamente redonda e perfeitamente parada. Seus reflexos olham para cima, mas não imitam ninguém:
    um tem uma cicatriz que vocês não têm, outro usa botas melhores, e outro está sozinho. Parecem discutir alguma
    coisa. Então o das botas chega à flor da água e estende a mão, palma para cima, como quem propõe negócio.
story-36-a = Apertar a mão
story-36-a-success = O aperto é frio e amigo. Alguma coisa muda de dono, e os dois mundos acham que saíram ganhando.
story-36-b = Falar com o que está sozinho
story-36-b-success = Vocês dizem àquele rosto todos os nomes que ele perdeu. Ele os repete devagar e sorri no último.
story-36-c = Jogar uma pedra e seguir
story-36-c-success = As ondas demoram a sossegar. Alguém lá embaixo joga de volta uma moeda, com força.

story-37-title = A Roda
story-37 =
    Uma roda de madeira da altura de uma casa gira sem parar e, dentro dela, trota um bicho que parece um boi
    pelado, de olhos fechados. Do eixo saem cabos para o escuro, onde uma cidade distante está cheia de luz e
    música. Um feitor cochila com uma vara de pescar, um repolho pendurado na linha bem diante do focinho do animal.
story-37-a = Dar o repolho ao bicho
story-37-a-success = Ele mastiga, enfim de olhos abertos. Na cidade acendem velas e dançam mais devagar.
story-37-b = Fazer uma roda-d'água ao lado
story-37-b-success = O riacho assume sem reclamar, e o bicho se deita pela primeira vez na vida.
story-37-c = Ficar com um turno do feitor
story-37-c-success = É serviço leve, segurar a vara. Vocês não olham para os olhos.

story-38-title = O Balde da Sua Casa
story-38 =
    O balde tem uma faixa azul e um amassado em forma de feijão. Sumiu do poço de vocês no inverno passado e aqui
    está ele, emborcado na cabeça de uma criaturinha peluda que também tem o seu varal, o seu capacho e
    um sino que vocês procuravam. A criatura congela, na esperança de passar despercebida.
story-38-a = Deixar o balde com ela
story-38-a-success = Ela abraça a perna de um, a perna de outro e depois o balde.
story-38-b = Pedir para ver o resto

story-159-title = O Local do Crime
story-159 =
    O lago fica debaixo de um poço estreito que dá para o céu da noite. Vocês medem, perguntam, entram na água. Da
    lua, nem sinal, mas há pegadas molhadas até a vitória-régia do próprio juiz, e alguma coisa brilha embaixo dela.
    O meirinho também viu. Ele olha para o teto e assobia bem, bem baixinho.
story-159-a = Contar o que acharam
story-159-a-success = É um espelho, presente para a esposa do juiz. Todos riem, menos o juiz; depois, o juiz também.
story-159-b = Deixar o meirinho comprar o seu silêncio
story-159-b-success = O tritão pega seis semanas de lodo. Vocês pegam uma bolsa molhada.

story-160-title = No Meio do Rio
story-160 =
    No meio do rio a balsa desiste, uma tábua de cada vez. O balseiro passa para a última tábua seca e tira o
    chapéu. “É aqui que o pessoal costuma escolher”, diz. Rio abaixo há um banco de cascalho com uma carga
    naufragada. Em frente, a gente da fogueira joga uma corda que sempre cai antes.
story-160-a = Deixar-se levar até o cascalho
story-160-a-success = A carga é louça, e o rio, que embala com cuidado, não quebrou quase nada.
story-160-b = Nadar até a corda
story-160-b-success = Mãos que parecem remos puxam vocês. Eram boas-vindas, afinal, e há peixe na brasa.
story-160-b-fail = A correnteza pensa diferente. Devolve vocês à margem de onde saíram, só que mais limpos.

story-161-title = Para Onde Vão os Ossos
story-161 =
    O sulco desce em voltas por meio dia e se abre numa praia sem mar. Lá estão todos, centenas de esqueletos de
    pedra, alinhados na areia seca, de focinho para um horizonte de rocha nua. Esperam a maré. Pelo jeito da areia,
    ela baixou antes de existir gente. O de vocês é o último a chegar.
story-161-a = Derramar para eles a sua água
story-161-a-success = Um caneco some na areia. Pela praia toda, a pedra se acomoda, como quem pega no sono.
story-161-b = Quebrar um dente da mandíbula mais próxima
story-161-b-success = Por dentro, o marfim virou vidro violeta. O resto da praia continua sorrindo.

story-162-title = Viva Alguém
story-162 =
    Doze vultos de malha saem da parede em marcha e se ajoelham. Estão sem rei há quatrocentos anos e não vão fazer
    luxo. “Falta apenas a Prova”, anuncia o arauto: quem puser a coroa deve dar uma volta na sala do trono de cabeça
    erguida. A sala é comprida. A coroa, como vocês sabem, pesa uma ovelha de ferro.
story-162-a = Passar a coroa de cabeça em cabeça
story-162-a-success = A lei não diz que a cabeça tem de ser a mesma. Vocês abdicam em seguida, entre vivas e pensões.
story-162-b = Oferecer a coroa ao arauto
story-162-b-success =
    Faz quatro séculos que ele carrega a almofada. Põe a coroa, e o pescoço dele é perfeito para isso.

story-163-title = O Degelo
story-163 =
    Na terceira hora as pálpebras se soltam, e ele pisca. Na quinta já mexe a boca e, como é cavaleiro, começa pelos
    títulos completos. Mas o gelo acima dele geme: era ele quem sustentava boa parte. Se der um passo, a passagem
    desaba. “Nobres viajantes”, diz, “pareço ser uma coluna. Qual é o costume?”
story-163-a = Pôr uma coluna de pedra no lugar dele
story-163-a-success = A coluna aguenta o peso. O cavaleiro dá um passo e adormece no ombro de alguém.
story-163-b = Abrir um desvio e deixar que ele decida
story-163-b-success = Ele agradece e pede um dia para pensar. Em se tratando de cavaleiros, pode ser um século.

story-164-title = A Tesouraria da Rainha
story-164 =
    A fresta dá numa caixa-forte iluminada por vaga-lumes. Uma formiga-rainha, deitada num colchão de prata, conta
    baixinho. Ela compra de volta, a preço cheio, cada pedaço de chão que já foi pisado, construído ou arado. “Este
    morro”, diz, e vocês reconhecem o contorno da sua aldeia, “é o último da minha lista. Quanto querem por ele?”
story-164-a = Negociar um arrendamento
story-164-a-success =
    Mil anos, renováveis, e nada de água fervente nas trilhas da horta. Ela paga o primeiro aluguel adiantado.
story-164-b = Vender-lhe um canteiro só
story-164-b-success = É o das urtigas. Ela o percorre carregada em liteira, chorando de alegria.

story-165-title = O Pomareiro Acorda
story-165 =
    Ele abre uns olhos verdes de água parada e fica um bom tempo olhando. “Ninguém toca”, diz. “Roubam, eu acordo,
    eu atiro coisas. Virou costume.” Não sabe bem o que se faz com visita. Ajeita um galho, pigarreia e pergunta se
    vocês não podem ajudar no alto da árvore número nove, porque os joelhos dele já viraram madeira.
story-165-a = Subir na árvore número nove
story-165-a-success = A vista lá de cima é de outras oito árvores. Ele acena como se vocês estivessem numa montanha.
story-165-b = Sentar e ser visitas de verdade
story-165-b-success = Conversam sobre o tempo, que ali não existe, e ele convida para voltar.

story-166-title = O Museu das Pequenas Perdas
story-166 =
    A toca é um primor de ordem. Tudo o que um dia se perdeu na aldeia de vocês está aqui, cada coisa no seu prego:
    quarenta botões, uma aliança, o dente do prefeito, a pipa pela qual alguém chorou. Nada foi usado, fora o balde.
    “Achei que vocês jogavam para mim”, diz a criatura. “Nunca veio visita.”
story-166-a = Escolher algumas coisas para levar
story-166-a-success = A dona da aliança já não a procurava, mas nunca deixou de girar o dedo.
story-166-b = Passar o dia como as primeiras visitas
story-166-b-success = Vocês ganham uma visita guiada, chá em quarenta dedais e mais uma visita guiada.
