# O livro de encontros, parte 7. Ids: ../book/README.md

story-115-title = A Luneta que Olha para Baixo
story-115 =
    No ponto mais fundo da caverna há um observatório, e a luneta aponta para o chão. A astrônoma, de cabeça para
    baixo por convicção, mapeia as estrelas do outro lado: diz que aqui a terra é fina e que a noite lá embaixo é
    muito limpa. Há pouco descobriu um cometa. Está aumentando, conta. Está subindo.
story-115-a = Calcular onde ele vai sair
story-115-a-success = Ele rompe o chão bem onde vocês puseram as almofadas, chia e esfria em algo lindo.
story-115-b = Olhar pela ocular

story-116-title = A Patrulha de Outro Lugar
story-116 =
    Cinco pessoas com as cores de uma aldeia rival estão em volta de uma fogueira apagada. Saíram para mapear as
    cavernas um dia depois que vocês fundaram a sua e desde então andam em círculo. Estão magras. Preferem passar
    fome a pedir o caminho justo a vocês; então perguntam, como quem não quer nada, como anda o tempo lá em cima.
story-116-a = Dividir o jantar antes de mais nada
story-116-b = Chegar antes deles e ficar com os mapas
story-116-b-success = Vocês riscam da lista cada erro deles e chegam ao meio-dia, primeiros e sem orgulho.

story-117-title = A Enguia das Lâmpadas
story-117 =
    Um cano de vidro corre pela rua, cheio de água, e por ele dispara uma enguia grossa como uma perna. Onde ela
    passa, os lampiões se acendem. É assim que se ilumina esta cidade, e hoje ela parou na frente da padaria e não
    quer ir adiante. O bairro de baixo está às escuras. O acendedor bate no vidro e implora.
story-117-a = Alimentá-la pela portinhola
story-117-a-success = Não era gula. Ela divide o pãozinho com alguém miúdo e novo, enrolado atrás da curva.
story-117-b = Acender o bairro de baixo à mão
story-117-b-success = Noventa e uma soleiras, noventa e um obrigados e um cachorro.
story-117-c = Assustá-la para que ande
story-117-c-success =
    Ela dispara e, por um minuto, a cidade fica clara como meio-dia. Alguns lampiões nunca mais vão funcionar.

story-118-title = O Museu Lá de Cima
story-118 =
    A entrada é franca, e a curadora é só orgulho. Aqui, sob vidro, estão os tesouros da Superfície: um guarda-chuva
    (“asa cerimonial”), uma bota (“vaso”), um anão de jardim (“o rei deles”). Ela pede a opinião de vocês, como
    estudiosos. Na última vitrine, sobre veludo, está uma cebola, com a etiqueta “Coração do Sol, ainda batendo”.
    Ali ela abaixa a voz.
story-118-a = Admirar tudo e não corrigir nada
story-118-a-success = “Vocês não imaginam”, diz ela, comovida, “como é raro os especialistas concordarem.”
story-118-b = Contar a ela, com jeito, da cebola

story-119-title = Sete Andares
story-119 =
    Dois confeiteiros levam um bolo de casamento de sete andares por um túnel feito para seis. Pararam. A família da
    noiva espera de um lado, a do noivo do outro, e o creme começa a pender. “Se vocês segurarem o de cima”, diz o
    primeiro, entre dentes, “e ninguém, ninguém respirar.” Uma coisinha de bigodes já está sentada no quarto andar.
story-119-a = Carregar o andar de cima
story-119-a-success = Chega inteiro. Vocês se sentam com a família e ganham o pedaço da rosa.
story-119-a-fail = É um casamento inesquecível. O pessoal mais veste o bolo do que come, mas dança.
story-119-b = Cavar o teto um palmo a mais
story-119-b-success = Vocês cobrem o creme com os próprios casacos e cinzelam feito dentistas.
story-119-b-fail = Cascalho não é cobertura, diz a conta.

story-120-title = Os Tubos Falantes
story-120 =
    Bocais de latão cobrem a parede, centenas, cada um com a sua rolha. Tire uma e ouve-se um cômodo em algum lugar:
    uma cozinha, uma briga, um silêncio comprido com um relógio dentro. Era o telefone de uma cidade que sumiu, mas
    na ponta de cada tubo ainda mora alguém. No do canto de baixo, atrás da rolha, batem.
story-120-a = Destampar o que está batendo
story-120-b = Escutar uma casa de câmbio
story-120-b-success =
    Uma voz dita o segredo do cofre, devagar, a um tio esquecido. Por acaso vocês passam por lá na sexta.

story-121-title = Apagão
story-121 =
    Os vaga-lumes se ofenderam e se apagaram. Pendem em cachos, de braços cruzados, escuros até a última cauda, e
    uma porta-voz entrega a lista de queixas: as noites compridas, os potes, um comentário sobre o brilho deles. Os
    plantadores de cogumelo, que sem eles não enxergam nada, estão na outra margem, na penumbra, e também fizeram a
    sua lista. Vocês estão no meio do vau.
story-121-a = Ler as duas listas em voz alta, ponto por ponto
story-121-b = Oferecer as próprias lanternas, por um preço
story-121-b-success = Vocês trabalham a noite toda e, na hora do pagamento, só têm olhos para os cestos.

story-122-title = A Cachoeira que Sobe
story-122 =
    A água despenca para cima. Sai da lagoa num lençol de prata, ruge diante do nariz de vocês e some por uma fenda
    da abóbada, levando gravetos, um chapéu, uma truta espantada. Nas pedras, uma família com varas de gancho vive
    do que passa. “Tem que ser ligeiro”, diz a mãe, “e não se debruçar. O nosso mais velho se debruçou. Ele
    escreve.”
story-122-a = Fisgar o que passa
story-122-a-success = As trutas ficam tão admiradas de serem pescadas para cima que mal se debatem.
story-122-b = Mandar um pacote para o mais velho
story-122-b-success = Meias, principalmente. Vocês soltam, e a família inteira acena até sumir de vista.

story-123-title = A Palma de Ferro
story-123 =
    O portão não tem fechadura, só a marca de uma mão afundada no ferro, com seis dedos. A ferrugem escorreu dela
    como lágrima. Na poeira, diante do portão, há luvas, dezenas, de todas as épocas, cada uma com um sexto dedo
    costurado com mais ou menos arte. Uma delas se mexe um pouco. Tem um rato dentro.
story-123-a = Recolher as luvas
story-123-a-success = Algumas são de pelica, com botões de pérola; um luveiro compra só pelos polegares.
story-123-b = Dar-se as mãos dentro da marca
story-123-b-success = Três dedos de um, três de outro: fora feito para dois que não quisessem entrar sozinhos.
story-123-c = Tirá-lo das dobradiças
story-123-c-success =
    Ninguém tinha pensado na lateral. O portão cai de chapa, com um estrondo que esvazia as luvas de ratos.

story-124-title = Depressa, a Parteira
story-124 =
    Uma toupeira de maleta preta e pincenê tromba com vocês a toda a velocidade. Há cinco tocas em trabalho de parto
    esta noite, e ela só tem duas patas. “Vocês! Sabem ferver água? Sabem contar até oito? Então venham, e só
    desmaiem depois.” De todos os lados, através da terra, ouvem-se gemidinhos e pais andando de lá para cá.
story-124-a = Cuidar de duas tocas sozinhos
story-124-a-success = Dezesseis, todos cor-de-rosa, todos furiosos. Nove recebem o nome de vocês.
story-124-b = Ferver água e segurar a mão dos pais
story-124-b-success = Os pais dão mais trabalho que as mães e, de manhã, são mais generosos.

story-125-title = O Duelo das Conchas
story-125 =
    Duas cozinhas se encaram de um lado e de outro de um beco, e entre elas voa louça. Mestre Bruma diz que ensopado
    tem de levar peixe da caverna. Mestre Tição diz que não pode levar nenhum. Cozinham um contra o outro há tanto
    tempo que nenhum provou o do rival. Vocês, que estão com fome, são nomeados júri pelos dois e recebem uma colher
    só.
story-125-a = Comer os dois e não dar veredito
story-125-a-success = Eles continuam brigando, felizes, e despacham vocês com as sobras, como prova.
story-125-b = Fazer cada um provar o do outro

story-126-title = Aqui Jaz Quaresma
story-126 =
    Um montinho de pedras à beira do caminho, uma lanterna quebrada, uma tábua de letra caprichada: “Aqui jaz
    Quaresma, exploradora, que foi pela esquerda. Viajante, deixa-me uma pedra e leva de mim uma palavra.” Embaixo,
    numa lata, há um caderno. Todas as páginas estão em branco, menos a última. No chão, entre as muitas pedras
    deixadas, algumas não parecem pedra.
story-126-a = Deixar uma pedra e ler a última página
story-126-a-success = A palavra é “direita”. Poupa meio dia de caminhada e, talvez, bem mais.
story-126-b = Catar as que não são pedra
story-126-b-success = Alguém deixou para ela um botão de ouro. Demora um pouco até vocês se encararem.
story-126-b-fail = Quando estendem a mão, o montinho solta um suspiro longo e cansado, e lá se vai a coragem.

story-127-title = Corredor Ocupado
story-127 =
    Uma coisa transparente e trêmula enche o corredor feito gelatina. Suspensos nela, no meio de um passo, estão uma
    dama de sombrinha e o seu cachorro; não parecem infelizes. A gelatina fala tremendo. Diz que não os está
    comendo. Eles queriam saber como é o tempo quando para, e ela faz isso, por uma pequena quantia, às quintas.
story-127-a = Passar espremidos pela parede
story-127-a-success = Ela encolhe a barriga, como passageiro de ônibus cheio, e pede desculpas do começo ao fim.
story-127-b = Experimentar, só um instante
story-127-b-success = É como o alto do balanço. Vocês saem do outro lado sem dor nenhuma.

story-128-title = Ouro Branco
story-128 =
    O povo-morcego não faz rodeio: é titica, tem três homens de fundura e faz crescer qualquer coisa. Sempre ouviram
    dizer que os lavradores lá de cima pagariam por ela. Encheram sacos, vestiram avental limpo, foram até a boca da
    caverna, mas os olhos doeram e eles voltaram. A caverna está ficando cheia.
story-128-a = Subir com os sacos e descer com o dinheiro
story-128-a-success = No caminho ninguém convida vocês para jantar, mas agradecem nas duas pontas.
story-128-b = Plantar alguma coisa aqui mesmo
story-128-b-success = Vocês soltam um esporo, dão um passo atrás e têm de dar mais alguns.

story-129-title = O Leito da Ostra
story-129 =
    É um leito em todos os sentidos: quatro colunas, dossel de algas e, nele, coberta até os lábios, uma ostra da
    largura de uma porta. Alguma coisa a incomoda há tempos. Quando se abre para suspirar, um brilho cor de leite
    cobre o teto; quando se fecha, tudo escurece. O pé do último ladrão ainda está ali, quer dizer, o sapato.
story-129-a = Perguntar o que a aflige
story-129-b = Juntar as conchinhas em volta do leito
story-129-b-success = Vocês trabalham à luz dos suspiros, um punhado por vez.

story-130-title = A Caravana de Lagartos
story-130 =
    Doze lagartos de carga esperam em fila enquanto os carroceiros gritam com um eixo quebrado. A última carroça
    leva gelo, da caverna mais funda, para uma rainha doente; tem de chegar como gelo. Um fio escuro de água já
    escorre da traseira, e os lagartos, que se comportaram o dia inteiro, olham para ele e engolem em seco.
story-130-a = Levar o gelo nas costas
story-130-a-success = Vocês chegam azuis da nuca ao calcanhar. A rainha pede uma lasca e o nome de vocês.
story-130-b = Consertar o eixo
story-130-b-success = Aguenta até o palácio e nem um palmo a mais, e vocês avisam, depois de receber.

story-131-title = As Raízes que Choram
story-131 =
    Raízes longas e pálidas atravessam o teto e pendem até o chão como cortina, e em cada uma, gota a gota, a água é
    salgada. Vocês sabem que árvore está em cima: o salgueiro da praça, aonde as pessoas vão para ficar tristes.
    Tudo acaba descendo para cá. Alguém anda recolhendo em potes, fila após fila, com a tampa bem apertada.
story-131-a = Esperar por quem recolhe
story-131-b = Pegar um pote vazio e ir embora
story-131-b-success = É barro bom. Vocês lavam três vezes, e mesmo assim a sopa dispensa sal.

story-132-title = Não Toquem no Vermelho
story-132 =
    Um campo de cogumelos: marrons, gordos e, bem no meio, um único vermelho com uma placa. A placa está em onze
    línguas e diz a mesma coisa em todas. Vocês não iam mexer. Mas um ouriço de pernas de pau, meio cego e
    cantarolando, vem pelo campo com uma cesta, apalpando os talos, e está a três do vermelho.
story-132-a = Impedi-lo sem gritar
story-132-a-success = Ele toma vocês por um poste e pendura a cesta no seu braço. Há modos piores de ganhar uma cesta.
story-132-b = Deixar, e ficar bem longe
story-132-b-success = Ele berra feito apito de fábrica, e todos os cogumelos se deitam. O ouriço também.

story-133-title = A Vez de Alguém
story-133 =
    O piso é quadriculado em preto e branco, e as peças são mais altas que vocês. As brancas estão perdendo. Um
    cavalo ergue um casco da casa e o devolve, em dúvida. Não há jogadores, só duas grandes cadeiras vazias e um
    relógio parado a um fio do fim. Quando cruzam o tabuleiro, a rainha branca se abaixa e cochicha: “Vocês são
    peões ou sabem pensar?”
story-133-a = Jogar pelas brancas
story-133-a-success = Empate, depois de nove horas. Os dois reis apertam as mãos e descem para tomar chá.
story-133-b = Marchar em frente como peões
story-133-b-success =
    Na última casa dá para virar o que se quiser. Um peãozinho, logo atrás, escolhe virar gente da aldeia.

story-199-title = A Ocular
story-199 =
    No começo só se veem os próprios cílios. Depois, muito longe, uma noite com duas luas pequenas e, debaixo delas,
    um morro e, no morro, uma casa redonda com uma luneta no telhado, apontada para cima. Na outra ponta, alguém deu
    um pulo para trás. Agora voltou ao vidro. Tem três olhos e, com o do meio, cautelosa, está piscando.
story-199-a = Erguer a lanterna e soletrar um olá
story-199-a-success = A resposta leva até de manhã e é, até onde se entende, uma receita.
story-199-b = Desenhar a casa no morro
story-199-b-success = Quando terminam, vocês veem que ela está mostrando um desenho da casa de vocês.

story-200-title = Pão entre Rivais
story-200 =
    Ninguém fala até raspar a panela. Depois falam todos. Foram eles que mudaram os marcos da divisa; foram vocês,
    alguém admite, que puseram o ganso na capela. Faz-se um silêncio que pode dar em qualquer coisa. A chefe deles,
    uma mulher grande de lábio partido, olha para dentro da caneca. “Era um ganso muito bom”, diz.
story-200-a = Brindar ao ganso
story-200-a-success = Sobem todos juntos. Na bifurcação há abraços, e ninguém tem pressa de tomar o caminho certo.
story-200-b = Exigir primeiro os marcos da divisa
story-200-b-success = Eles resmungam, pagam pelos marcos e também pelo ganso, que tinham comido.
story-200-b-fail = Alguém torna a falar do ganso, mais alto, e o jantar termina em lados opostos da fogueira.

story-201-title = O Coração do Sol
story-201 =
    Ela não diz nada. Tira a cebola, gira-a na mão, descasca uma camada fina e então, como é próprio das cebolas,
    começa a chorar. “Na primeira vez também chorei”, conta. “Achei que fosse a glória.” Atrás de vocês, os
    visitantes, uma turma de pequenos tritões, olham da cebola para vocês e de volta.
story-201-a = Fritá-la e deixar todos provarem o sol
story-201-a-success = A nova etiqueta diz: “Coração do Sol (comido).” O público dobrou.
story-201-a-fail = Vocês deixam queimar. Trinta tritões veem gente da Superfície queimar o sol e vão contar em casa.
story-201-b = Contar a ela como é o sol de verdade
story-201-b-success = Ela escuta de olhos fechados e depois espana o veludo vazio com mais respeito ainda.

story-202-title = Engano
story-202 =
    “Até que enfim”, diz o tubo. É voz de velho. Ele quer os bombeiros, mas já não tem pressa; chamou quando a casa
    pegou fogo, faz muito tempo, e não desligou. Desde então lê para si mesmo, em voz alta, para manter a linha
    aberta. “Estou no capítulo nove. Se por acaso souberem, me digam se ela casa com ele.”
story-202-a = Ficar na linha e ler com ele
story-202-a-success = Ela não casa; compra um barco. Ele ri tanto que as rolhas saltam pela parede inteira.
story-202-b = Seguir o tubo até onde ele mora
story-202-b-success =
    Uma ruela, uma porta chamuscada, uma cadeira junto à parede. O resto vocês leem em pessoa, com torradas.

story-203-title = Artigo por Artigo
story-203 =
    As listas, afinal, são a mesma. Os dois lados querem noites mais curtas. Os dois detestam potes. Nenhum suporta
    o capataz, que mora numa cabana rio acima, não é de margem nenhuma e leva uma parte de cada um para manter o
    outro calado. Faz-se uma pausa até a ficha cair. Acende-se uma cauda, depois uma fila, depois a caverna inteira,
    e todos olham rio acima.
story-203-a = Ir junto, como porta-vozes
story-203-a-success = Ele vê a luz chegando, ouve as enxadas e entrega os atrasados pela janela.
story-203-b = Correr na frente e avisar o capataz
story-203-b-success = Ele paga de um baú que depois arrasta pelos fundos, para o escuro de que tanto gosta.

story-204-title = Uma Colher Só
story-204 =
    Vocês levam a colher à boca de Bruma. Levam à de Tição. Faz-se no beco um silêncio como não havia desde o
    primeiro prato. O queixo de Bruma treme. “É o da minha mãe”, diz ele. “É o da minha mãe também”, diz Tição. Os
    dois se encaram, o nariz, as orelhas. Talvez seja hora de olhar para o outro lado.
story-204-a = Ajudá-los a fazer juntos, do jeito dela
story-204-a-success = Ela punha o peixe e depois tirava. Era só isso. Era esse o segredo todo.
story-204-b = Deixar os irmãos a sós
story-204-b-success = Vocês saem na ponta dos pés. Voa um prato, mas de leve, e vocês o apanham inteiro.

story-205-title = O que Afligia a Ostra
story-205 =
    Não é a pérola; da pérola ela gosta. É que a engoliu para não responder. Um mergulhador lhe perguntou uma coisa,
    um dia, com as palavras mais simples, e ela, tímida, se fechou; quando se abriu, só restava o sapato. “Vocês têm
    pernas”, diz. “O sapato deve ser de um pé. Podiam dizer a ele que a resposta era sim?”
story-205-a = Achar o homem de um sapato só
story-205-a-success = Mora a duas cavernas dali, manca e deixa sempre o chapéu pronto junto à porta.
story-205-b = Levá-la até ele, com leito e tudo
story-205-b-success = Quatro colunas, uma ostra, duas cavernas. Quando ele abre a porta, ela já se abriu também.

story-206-title = A Coletora de Lágrimas
story-206 =
    Ela vem à noite, uma mulher feita de água, descalça, sem deixar rastro seco. Não bebe as lágrimas. Põe etiqueta:
    cachorro perdido, primeira geada, ninguém veio. “Vocês derramam e vão embora mais leves”, diz. “Alguém tem de
    estar onde isso cai.” As prateleiras já chegam ao teto. Ela está cheia até os olhos e treme como xícara levada
    de longe.
story-206-a = Abrir juntos os potes e deixar correr
story-206-a-success =
    Aquilo desce a caverna cantando, como fazem os riachos. Ela olha, e dessa vez não tem nada para carregar.
story-206-b = Encher um pote e entregar a ela
story-206-b-success = Ela lê a etiqueta duas vezes e acha um lugar mais à frente, onde é mais quente.
