# O livro de encontros, parte 4. Ids: ../book/README.md

story-58-title = O Rio de Tinta
story-58 =
    O rio é preto, e não por causa da sombra: quem molha o dedo pode escrever. Na margem, lulas em tinas rasas
    copiam contratos, cartas de amor e uma reclamação de barulho, oito braços para oito páginas. A chefe mostra um
    borrão. Alguém rio acima anda batizando a tinta, e as palavras somem antes de secar.
story-58-a = Subir o rio e achar a causa
story-58-a-success =
    A culpada é uma mulher feita de água, que só queria tomar banho. Ela vai com vocês, pingando, e o povo comenta.
story-58-b = Sentar e copiar por um dia
story-58-b-success = Vocês só têm duas mãos, mas são firmes, e as lulas aplaudem com as outras seis.

story-59-title = Só Pé Esquerdo
story-59 =
    Na estrada há uma carroça cheia de calçados: sapatos de baile, botas ferradas, um chinelinho de pérolas. Todos do
    pé esquerdo. O mascate que a puxa já gastou a voz junto com a sola. “Foi um negocião”, diz, rouco, “faz quarenta
    anos. Em algum lugar tem de haver um bobo com a outra metade.”
story-59-a = Comprar o couro que se aproveita
story-59-a-success = Cortado em tiras e trançado, sapato esquerdo vale tanto quanto direito.
story-59-b = Ajudá-lo a procurar a outra metade

story-60-title = A Cabra que Não Comia
story-60 =
    Uma cabra-das-cavernas está parada num degrau da rocha, com a testa na parede. É a última que dá leite numa
    família de sete, e há três dias não come nada, nem a toalha da mesa. A menina menor foi mandada até vocês com
    uma moeda amarrada num lenço, estendida até onde o braço alcança. Vê-se logo que é tudo o que têm.
story-60-a = Tratar da cabra e recusar a moeda
story-60-a-success = Ela tosse um dedal, três pregos e meio livro de cânticos, e pede almoço com os olhos.
story-60-a-fail = Nada adianta. A menina agradece assim mesmo, e isso é o pior.
story-60-b = Descobrir o que ela andou pastando

story-61-title = O Móbile de Ossos
story-61 =
    Centenas de ossinhos pendem de fios atravessados no caminho, e uma corrente de ar os mantém em conversa. É uma
    fronteira antiga. Quem os pendurou se foi há muito tempo, mas eles ainda distinguem amigo de inimigo: a um passo
    mais descuidado, calam-se todos de uma vez, e o silêncio é bem pior que o barulho.
story-61-a = Tocá-los como faz o vento
story-61-a-success = Eles acompanham a melodia, e a pedra escondida da fronteira se afasta.
story-61-b = Rastejar por baixo, prendendo o fôlego
story-61-b-success = Nenhum osso se mexe. A guarita do outro lado está vazia, mas não de todo esvaziada.

story-62-title = Chama Verde
story-62 =
    As lanternas ficam verdes, o que, segundo a cantiga dos mineiros, quer dizer “corra” ou talvez “cante”; ninguém
    se lembra da segunda estrofe. O ar é doce e pesado. Adiante, numa saliência, há cestos que alguém largou quando
    a própria luz mudou de cor e, ao lado, um boné. São quarenta passos até lá, e depende de quanto fôlego se tem.
story-62-a = Marcar o lugar e voltar
story-62-a-success =
    Vocês desenham a giz uma grande chama verde na parede. Ela vai salvar vidas de que nunca terão notícia.
story-62-b = Correr até os cestos
story-62-b-success = Quarenta na ida, quarenta na volta, e vocês desabam no lado bom, rindo feito loucos.
story-62-b-fail = No trigésimo passo alguém se lembra da segunda estrofe. Quer dizer “corra”.

story-63-title = A Fonte dos Trocados
story-63 =
    As moedas cobrem o fundo da fonte como escamas. Cada uma foi jogada com um desejo, e os desejos não foram
    embora: quem se abaixa os ouve borbulhar. Que ela diga sim. Que chova. Que meu irmão ande. Alguns são tão
    antigos que as palavras soam estranhas. A moeda mais velha, bem no meio, ainda não diz nada. Está esperando.
story-63-a = Encher o boné de moedas
story-63-a-success = Elas continuam murmurando no bolso por uma semana, quase sempre sobre chuva.
story-63-b = Realizar o mais fácil dos desejos
story-63-b-success =
    Alguém só queria ouvir que tinha feito um bom trabalho. Vocês gritam isso em cada túnel por onde passam.

story-64-title = A Última Valsa
story-64 =
    Nas ruínas de um salão de baile, um casal de velhos dança sem música, devagar, de olhos fechados. A poeira é
    grossa, menos onde os pés deles giram. Não percebem ninguém. No coreto, os instrumentos ainda estão nas
    cadeiras, cordas frouxas, metais esverdeados, e em cada cadeira há um cartão de dança com os mesmos dois nomes
    em todas as linhas.
story-64-a = Afinar os instrumentos e tocar
story-64-b = Pegar a prataria do aparador, sem barulho
story-64-b-success = Vocês acompanham o passo deles para não serem ouvidos. É quase como dançar.

story-65-title = Quatro Milhões e Seis
story-65 =
    Um eremita de barba de vassoura conta uma duna, grão por grão, do monte da esquerda para o da direita. Vocês
    dizem bom-dia, ele ergue um dedo, e os lábios continuam se mexendo. Só então vocês reparam no vento que vem da
    passagem atrás de vocês e no que ele está fazendo com o monte da direita.
story-65-a = Erguer um muro contra o vento
story-65-a-success = “Obrigado”, diz ele, com a voz enferrujada, e então, horrorizado: “onde é que eu estava?”
story-65-b = Anotar o número para ele
story-65-b-success = Ele olha os algarismos por muito tempo. Nunca lhe tinha ocorrido que dava para parar e descansar.

story-66-title = Resta um Fio
story-66 =
    A ponte de corda foi cortada. Alguém fez isso de propósito, com capricho, e foi interrompido: um único fio ainda
    aguenta, zumbindo com o peso. Lá no meio, uma menina de mochila escolar se agarra às tábuas. Do lado de cá está
    a faca, e pegadas frescas de casco seguem para a esquerda, rápidas e fundas.
story-66-a = Tirar a menina da ponte
story-66-b = Perseguir quem cortou
story-66-b-success = Um centauro com raiva da escola larga a bolsa, a corda e as desculpas.

story-67-title = O Camundongo da Ponte
story-67 =
    “Alto lá!” A voz vem da altura dos tornozelos. Um camundongo de armadura de casca de noz barra a tábua sobre uma
    vala, de lança em riste. Jurou que ninguém passaria enquanto ele vivesse, em honra de uma dama que, pelo visto,
    já se casou com um rato-do-mato. Os bigodes tremem. Vocês poderiam passar por cima, e ele sabe.
story-67-a = Aceitar o duelo com toda a pompa
story-67-b = Convencê-lo de que o juramento acabou
story-67-b-success = Ele larga a lança, desce da tábua e pergunta, perdido, o que se faz aos domingos.
story-67-b-fail = Ele escuta tudo, bate continência e volta ao posto. Juramento não é questão de motivo.
story-67-c = Passar por cima
story-67-c-success = Nada mais fácil. Atrás de vocês, a viseira se fecha com um cliquezinho.

story-68-title = Primeiro Dia da Aprendiz
story-68 =
    Uma explosão e, em seguida, uma menina sem sobrancelhas. É o primeiro dia dela como aprendiz de bruxa, a mestra
    só volta às seis, e o caldeirão recebeu ordem de fazer mingau, mas não de parar. O mingau já vem descendo a
    escada. “Tem uma palavra”, diz ela, virando páginas com os dedos grudentos, “com certeza tem uma palavra.”
story-68-a = Comer tão depressa quanto ele vem
story-68-a-success = Vocês seguram a linha no segundo degrau até o caldeirão desanimar.
story-68-b = Procurar no livro com ela
story-68-b-success = A palavra é “por favor”. Às seis o chão está limpo, e a bruxa estranha o brilho.

story-69-title = O Fiscal das Profundezas
story-69 =
    Um senhor de cinza, com mesa dobrável e uma caneta atrás de cada orelha, já esperava por vocês. Segundo os
    papéis, vocês devem às Profundezas pelo uso de escuridão, eco e uma (1) poça. Ele é de uma educação sem falhas.
    O talão é de verdade, o carimbo é de verdade, e na poça, acrescenta, constatou-se mais tarde a presença de um
    peixe.
story-69-a = Conferir os papéis com ele
story-69-a-success = Descobre-se que quem deve são as Profundezas. Ele pede desculpas e acerta a diferença.
story-69-b = Contestar a poça
story-69-b-success =
    Era chuva, argumentam vocês, e chuva é importada. Ele tampa as duas canetas e entrega a poça com todo o
    conteúdo.
story-69-b-fail = Essa ele já ouviu, e há multa prevista.

story-70-title = O Pescador de Palavras
story-70 =
    Sentado num caixote sobre um buraco do chão, ele pesca no eco. O que se grita nos vales acaba afundando até
    aqui, e ele puxa tudo com um alfinete torto: juras, nomes chamados ao anoitecer, um lance de feira. Mostra no
    cesto um belo “desculpe”, bem gordo. “Subiu ontem. Não sei de quem era.”
story-70-a = Levar a palavra a quem sente falta dela
story-70-a-success = São onze portas. Na décima primeira um velho escuta e se senta na soleira.
story-70-b = Pescar ao lado dele
story-70-b-success = Vocês fisgam uma parlenda, um preço de nabo e uma coisa que é peixe mesmo.
story-70-b-fail = Vocês fisgam um xingamento horrível, ele escapa e roda três aldeias com a voz de vocês.

story-71-title = A Rainha sem Cabeça
story-71 =
    Quarenta estátuas se erguem num jardim de cascalho, todas com a cabeça quebrada e posta aos pés. Todas menos
    uma: a rainha do centro não tem cabeça em parte alguma. À noite, conta o jardineiro, uma coisa se arrasta entre
    os pedestais, experimenta as outras e as devolve com um gemido. Já é quase noite.
story-71-a = Achar a cabeça da rainha
story-71-a-success = Estava no poço. Nessa noite nada se arrasta; alguma coisa dança.
story-71-a-fail = Vocês procuram até o cascalho ranger às suas costas, e aí passam a procurar o portão.
story-71-b = Esculpir outra para ela
story-71-b-success = Saiu com o nariz da sua tia. O jardim concorda que é um nariz de rainha.

story-72-title = O Chão que Afunda
story-72 =
    A areia treme como pudim. No meio, um cabrito já afundou até o peito e parou de balir, o que é pior. Em volta
    despontam os cabos de coisas que outros perderam aqui: um varal de carroça, uma pá, um mastro com a bandeira
    ainda seca. Quanto mais vocês olham, mais cabos aparecem.
story-72-a = Rastejar até o cabrito
story-72-a-success = Ele passa por cima da cabeça de vocês e se salva sem olhar para trás, como fazem as cabras.
story-72-b = Puxar o que a areia engoliu
story-72-b-success = O mastro traz um baú, o baú traz uma corrente, a corrente traz a carroça inteira.

story-73-title = O Sono do Mel
story-73 =
    Uma ursa cor de ferrugem dorme numa gruta ao lado, e dorme em cima de mel: favos empilhados como tábuas, um
    inverno inteiro de provisão, colados pelo próprio peso dela. O bafo fumega. Uma pata descansa sobre um saco com
    marca de mercador. De baixo da pata, bem nítido, alguém cochicha: “Com licença. Vieram por causa do barulho?”
story-73-a = Responder ao cochicho
story-73-b = Cortar um favo do outro lado
story-73-b-success = Ela estala os beiços em sonho e chega para lá, facilitando o serviço.
story-73-c = Puxar o saco
story-73-c-success = Vocês trocam o saco por um chapéu. Ela aperta o chapéu e continua a roncar.
story-73-c-fail = Ela não acorda. Só se vira, e vocês estão bem do lado para onde ela vira.

story-74-title = O Sino Afogado
story-74 =
    Vocês conhecem esse som: três notas descendo, a última rachada. É o velho sino da sua aldeia, que afundou no rio
    a caminho da torre nova, antes de seus pais nascerem. A água deve tê-lo trazido até aqui. Agora alguém o toca,
    fora de hora e com muito sentimento, em algum lugar atrás da parede molhada.
story-74-a = Descobrir quem o toca
story-74-b = Abrir caminho e tomá-lo de volta
story-74-b-success = Todos os braços são poucos para mover o bronze, e o silêncio que fica para trás é enorme.

story-75-title = Sete Mudinhas
story-75 =
    Sete arvorezinhas vêm pela galeria uma atrás da outra, tirando e pondo as raízes no chão como quem anda de meia
    molhada. Sementes caíram no fundo, brotaram no escuro, e estas resolveram ir ver o sol. Estão pálidas e
    perdidas; faz um mês que descem. A menorzinha se encosta na canela de vocês.
story-75-a = Guiá-las até a luz
story-75-b = Plantá-las junto a uma fresta de sol
story-75-b-success = Elas se ajeitam, fincam os dedos, e cada folha se vira como página.

story-76-title = As Placas do Contra
story-76 =
    O caminho se bifurca, e na bifurcação há duas placas de rosto entalhado. “À esquerda”, diz uma. “À direita”, diz
    a outra. “Ela mente”, diz a primeira, com certo gosto. “Só em dia útil”, diz a segunda. Ninguém lhes pede
    informação desde que a estrada era nova, e elas estão adorando. Aqui embaixo não se sabe que dia é.
story-76-a = Ir pela esquerda
story-76-a-success = “Eu não disse?”, fala a primeira placa, insuportável.
story-76-b = Ir pela direita
story-76-b-success = O caminho é tão comprido que só podia ser piada, e tão rico que não era.

story-175-title = A Outra Metade
story-175 =
    Três vales adiante, vocês encontram uma mulher puxando uma carroça igualzinha. Está rouca, está com os pés
    moídos, e só tem sapato direito. Os dois se encaram por algum tempo. Descobre-se que iam ser sócios, há quarenta
    anos, até brigarem nesta mesma encruzilhada para decidir qual nome viria primeiro na placa.
story-175-a = Sugerir um nome para a loja
story-175-a-success =
    “O Par.” Apertam as mãos, a esquerda de um na direita da outra, e dão botas a vocês pela vida toda.
story-175-a-fail = Cada um gosta da ideia até o outro gostar. As carroças partem, uma para cada lado.
story-175-b = Formar pares e vendê-los antes da briga
story-175-b-success = Meio vale esperava descalço. Ao meio-dia já não há cadarço.

story-176-title = Líquen Azul
story-176 =
    As bolinhas dela levam a uma encosta onde o líquen tomou um azul que vocês nunca viram. Tudo o que pastou ali
    está parado, de testa na rocha: cabras, besouros, um cabrito-montês encabulado. Lá de cima desce um fio de água,
    também azul, do esgoto de alguma oficina, onde se ouve gente cantando enquanto trabalha.
story-176-a = Trazer os tintureiros para ver
story-176-a-success =
    Eles param de cantar. À noite já existe um tanque de decantação, e uma cabra come o avental de alguém.
story-176-b = Raspar o azul para aproveitar a cor
story-176-b-success = Um pintor do vale vizinho chora ao ver a cor. Atrás de vocês a encosta volta a ser só verde.

story-177-title = De Memória
story-177 =
    Vocês apertam o que dá para apertar e sopram as aranhas para fora da trompa. Ninguém aqui é músico. Mas as avós
    cantarolavam alguma coisa em dia de lavar roupa e, quando vocês tentam, o casal ergue a cabeça, e as costas se
    endireitam. Querem mais depressa. A rabeca só tem duas cordas, e uma está se desfiando.
story-177-a = Tocar até o fim da música
story-177-a-success = No último compasso os dois se curvam, para vocês e um para o outro, e a poeira se aquieta.
story-177-a-fail =
    A corda arrebenta. Eles continuam em silêncio, com gentileza, como se nada lhes tivesse sido oferecido.
story-177-b = Largar a rabeca e cantarolar
story-177-b-success = Pelo visto, foi assim que eles a ouviram pela primeira vez, através da parede de uma lavanderia.

story-178-title = Sobre o Abismo
story-178 =
    “Não olhe para o fio”, dizem vocês. “Olhe para a gente.” Ela olha. Chama-se Iraci, tem nove anos e leva na
    mochila a lição da turma inteira. As tábuas balançam. Ela pode largar a mochila e usar as duas mãos, ou ficar
    quieta enquanto o mais leve de vocês vai até ela por uma única linha fina que zumbe.
story-178-a = Mandar que largue a mochila e suba
story-178-a-success = Ela sobe, mão após mão. As lições caem pelos paredões por um minuto longo e bonito.
story-178-b = Ir até ela
story-178-b-success = O fio se rompe um instante depois que os seus pés o deixam. Ela ainda segura a mochila.

story-179-title = O Campo de Honra
story-179 =
    Escolhem-se padrinhos, jogam-se as capas para trás, um besouro deixa cair o lenço. Vocês lutam de joelhos, com
    um palito, para ser justo. Ele é muito bom. Já acertou dois polegares quando vocês notam que abre sempre a
    guarda do lado esquerdo, onde está amarrada a fita desbotada da dama, como se quisesse ser ferido ali.
story-179-a = Cortar a fita, e não o camundongo
story-179-a-success = Ela voa para dentro da vala. Ele a vê partir e diz que se sente extraordinariamente leve.
story-179-b = Perder de propósito, com brilho
story-179-b-success = Vocês tombam feito torre. Ele sobe no peito de um e faz um discurso aos besouros.

story-180-title = O Inquilino
story-180 =
    Quem cochicha é um mercador, deitado de costas e bastante conformado. No outono entrou atrás do mel, ela pôs a
    pata em cima, e desde então o mantém aquecido e lambido. Podia ter ido embora em janeiro. “A verdade”, diz,
    corando, “é que fazia anos que ninguém me segurava assim. Mas eu tenho uma loja.”
story-180-a = Pôr um boneco de palha debaixo da pata
story-180-a-success =
    Ele beija o focinho enorme na despedida. Na loja, esvazia a gaveta do caixa para vocês, duas vezes.
story-180-b = Acordar a ursa e explicar
story-180-b-success = Ela escuta tudo, queixo nas patas. Depois o empurra de leve para a luz e serve o café da manhã.
story-180-b-fail = Antes de abril ela não está nos seus melhores dias.

story-181-title = A Sineira
story-181 =
    Atrás da parede, pendurada na corda com todo o peso, está uma menininha cega do povo do rio. Ela achou o sino ao
    perceber que podia senti-lo: o bronze fala pelo chão até a sola dos pés, e nada jamais falou com ela tão
    claramente. “É de vocês?”, pergunta. “Sempre achei que devia ser de alguém.”
story-181-a = Ensinar as horas e deixar o sino
story-181-a-success =
    Desde então, ao meio-dia, o assoalho vibra de leve, e todos na aldeia olham para baixo e sorriem.
story-181-b = Levar o sino e deixar um tambor
story-181-b-success = Ela experimenta o tambor. Diz que é muito bonito.

story-182-title = A Longa Subida
story-182 =
    Elas seguem vocês, farfalhando. No meio da subida esfria, e a menorzinha começa a perder as folhas, uma a uma,
    pedindo desculpas. Há um atalho, uma chaminé úmida e cheia de vento, que as levaria ao ar livre ao meio-dia e
    talvez arranque alguém do chão. Ou vocês podem pô-las no capuz e nos bolsos e andar a noite toda, curvados feito
    galhos.
story-182-a = Ir pela chaminé do vento
story-182-a-success = O meio-dia as atinge como um gongo. Elas ficam de braços erguidos, sem dizer palavra.
story-182-a-fail = A rajada joga todos de volta ao fundo, com galho, cotovelo e tudo.
story-182-b = Carregá-las noite adentro
story-182-b-success = Elas veem o sol nascer, coisa que vocês tinham se esquecido de avisar que ele faz.
