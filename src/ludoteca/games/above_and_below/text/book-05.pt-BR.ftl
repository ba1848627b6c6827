# O livro de encontros, parte 5. Ids: ../book/README.md

story-77-title = Dia de Banho dos Pedregulhos
story-77 =
    Os pedregulhos da beira do riacho têm cara, e a cara está coçando. O musgo lhes entrou nos ouvidos, contam, um
    depois do outro, como avalanche em câmera lenta; a última enchente já vai longe, e nenhum deles alcança. Há
    escovas aqui, deixadas por alguma boa alma, e há muitos pedregulhos, morro acima.
story-77-a = Esfregar um ou dois
story-77-a-success = O suspiro de alívio de um pedregulho dura até o pôr do sol. Sente-se na sola da bota.
story-77-b = Esfregar até o último
story-77-b-success = No alto do morro, o avô de todos abre a boca e deixa vocês tirarem a pedra que o incomodava.

story-78-title = O Servo sem Nome
story-78 =
    Um homem de barro está sentado junto a um forno frio, com as mãos no colo. O criador o moldou, o queimou e
    morreu antes de lhe dar um nome; sem nome, ele não consegue começar. Já experimentou “Ei, Você” e “Cuidado com o
    Degrau”, as únicas palavras que lhe disseram. Ergue para vocês o rosto liso, e nele só há esperança.
story-78-a = Dar-lhe o nome de alguém que faz falta
story-78-a-success = Ele o repete baixinho, pegando o jeito, e logo começa a varrer.
story-78-b = Deixá-lo escolher numa lista
story-78-b-success = Ele escolhe “Quarta-Feira”. Vocês argumentam, mas ele nunca teve nada na vida.

story-79-title = O Poço da Pipa
story-79 =
    O ar sobe por um poço tão largo que não se vê o outro lado. Na beirada, um menino de bruços vai soltando linha.
    Mandou para cima uma pipa de pele de peixe à procura do topo; há três verões emenda linha e nunca sentiu o fim.
    Agora alguma coisa puxa de volta: dois toques curtos, um longo, uma pausa, dois curtos.
story-79-a = Ajudá-lo a recolher a linha
story-79-a-success = A pipa desce com outra rabiola: uma meia vermelha de alguém, cerzida, ainda quente.
story-79-b = Responder com puxões

story-80-title = Sem Cordões
story-80 =
    O palquinho está aceso, os bancos estão cheios de ratos, e os fantoches se apresentam sozinhos. É uma comédia e
    vai mal. O príncipe esquece o texto, o diabo tem medo de palco, e a princesa vive olhando para cima, onde antes
    havia mãos. No intervalo eles veem vocês na última fila, e o elenco inteiro endurece.
story-80-a = Soprar o texto da coxia
story-80-a-success = O segundo ato põe a casa abaixo. A casa é pequena, mas vem abaixo mesmo.
story-80-b = Sair à procura do titereiro
story-80-c = Aplaudir e deixar uma moeda no chapéu
story-80-c-success = O diabo fica tão animado que precisa se sentar.

story-81-title = O Sapo que Sabe
story-81 =
    Atrás de uma cortina de contas há uma sapa de olhos contornados de ouro. Ela enxerga o dia de amanhã com todos
    os detalhes, como uma rua vista da janela, e morre de tédio. “Vão me perguntar do tesouro”, diz. “Depois vão
    perguntar se me sinto só. Da segunda eu gosto. Podem pular direto para ela, se quiserem me surpreender.”
story-81-a = Perguntar do tesouro
story-81-a-success = “Terceira fresta, um braço de fundura, cuidado com o tritão.” Ela já está bocejando.
story-81-b = Não perguntar nada e ensinar um jogo de azar
story-81-b-success = Ela prevê cada dado, até que lhe vendam os olhos. Aí ri e não consegue mais parar.

story-82-title = Madame dos Lençóis
story-82 =
    Há um mês somem lençóis dos varais da aldeia. Aqui estão todos, franzidos e pregueados no vestido de baile mais
    suntuoso do subsolo, usado por uma criatura de focinho de tamanduá e porte de duquesa. Ela para diante de uma
    poça para se admirar. As ceroulas do seu tio dão uma bela cauda.
story-82-a = Elogiar e pedir metade de volta
story-82-a-success = Ela cora ao longo do focinho inteiro, o que leva tempo, e começa a tirar os alfinetes.
story-82-b = Agarrar a cauda e correr
story-82-b-success = Vocês a ouvem chorar lá atrás, com muita dignidade, de anágua.
story-82-c = Perguntar onde é o baile

story-83-title = Nove Mil Chaves
story-83 =
    A parede cintila do chão ao teto: chaves pregadas lado a lado, de ferro, de osso, de vidro, uma de fumaça
    congelada. Debaixo de cada uma, uma etiqueta em letra caprichada. A despensa de tia Zulmira. Meu diário. A porta
    da esquerda naquele sonho da escada. Em toda a parede só um prego está vazio, e a etiqueta dele foi apagada com
    o polegar.
story-83-a = Seguir os arranhões do chão
story-83-b = Embolsar uma que pareça interessante
story-83-b-success = Serve num cofrinho do nicho ao lado. Ladrão também tem dia de sorte.
story-83-b-fail = Era a chave de fumaça congelada, e fumaça congelada queima como mais nada.

story-84-title = A Questão do Seixo
story-84 =
    Dois professores de pedras, amarrados um ao outro por segurança, não concordam em nada desde o café da manhã. Um
    segura um seixo e diz que tem um milhão de anos; o outro, dois. Exigem que vocês decidam, e ambos já se inclinam
    de costas para o precipício, para dar ênfase. A corda entre eles range a cada adjetivo.
story-84-a = Consultar o outro lado do seixo
story-84-a-success = Vocês viram a pedra, e é outra coisa completamente diferente. Os dois se abraçam, estarrecidos.
story-84-b = Concordar com os dois, um de cada vez
story-84-b-success = Cada um dedica a vocês uma nota de rodapé, acompanhada de um pequeno honorário.

story-85-title = O Teto de Estrelas
story-85 =
    Vocês se deitam de costas, porque não há outro jeito. Larvas luminosas cobrem a abóbada com constelações que não
    são de céu nenhum: a Concha, as Duas Irmãs, o Homem que Deixou Cair. Um velho navegador, deitado ali desde
    ontem, conta que elas se movem uma vez por ano, esta noite, e que quem as copiar na hora certa terá o mapa de
    todas as passagens.
story-85-a = Apenas assistir com ele
story-85-a-success = À meia-noite as Duas Irmãs enfim se tocam. Ele pega na mão de vocês sem desviar os olhos.
story-85-b = Copiar o céu enquanto gira
story-85-b-success = Vocês desenham até o pulso não aguentar e de manhã sabem ler onde estão.

story-86-title = Os Cristais Sinceros
story-86 =
    Nesta gruta crescem cristais que tinem quando alguém mente. O povo do lugar usa para casamentos e venda de
    cavalos. Vocês entram conversando, e na mesma hora as paredes soam, de leve, por todos os lados. Todos param.
    Cada um tenta lembrar o que foi que acabou de dizer, e a quem.
story-86-a = Dizer a verdade uns aos outros até silenciar
story-86-a-success = Leva quase a noite toda e tem choro. Depois, até a respiração de vocês soa diferente.
story-86-b = Mentir com gosto e recolher o que cair
story-86-b-success = “Eu nunca tive fome na vida!”, gritam vocês, e o teto vem abaixo em estilhaços.

story-87-title = Chuva de Dentro
story-87 =
    Chove na grande caverna: chuva de verdade, com vento antes e uma nuvenzinha cinza rodando debaixo do teto.
    Embaixo, a multidão espera com baldes, tigelas e bocas abertas, porque é uma vez por geração. Um velho bem velho
    está sentado à parte, de guarda-chuva. “Tinham me prometido”, diz, “que seria mais quente.”
story-87-a = Ajudar a encher todas as vasilhas
story-87-a-success = Vocês correm até as pernas tremerem. Nada que segure água fica vazio naquela cidade.
story-87-b = Apanhar os peixes que caem junto
story-87-b-success = Eles se espantam, vocês também, e os de boca aberta mais ainda.

story-88-title = A Linha da Tartaruga
story-88 =
    Vocês mal completam um minuto junto ao poste do sino quando o chão se levanta. É uma tartaruga com bancos
    parafusados no casco, cobrador e uma tabela entalhada em madeira que marca as partidas por década. “Só ida ou
    ida e volta?”, pergunta o cobrador. No segundo banco, uma família espera ansiosa pelo casamento de uma sobrinha
    que já deve estar velha.
story-88-a = Descer e empurrar
story-88-a-success = Para a tartaruga não muda nada, mas todos os passageiros se inclinam para ajudar.
story-88-b = Viajar até o próximo ponto
story-88-b-success = Vocês descem três passos adiante, descansados, com um saquinho de presente da tia da noiva.

story-89-title = O Segredo do Tanoeiro
story-89 =
    Atrás de uma parede falsa vocês encontram barris, duas dúzias, com um cheiro doce e picante de outono. É cidra
    dos seus próprios pomares, roubada barril por barril a cada colheita. Vêm vindo passos e um lampião. Há uma
    segunda porta, entreaberta; há também espaço entre os tonéis para quem não se importa com aranhas.
story-89-a = Rolar para fora o que der, já
story-89-a-success = Barril, depois que embala, conhece o caminho de casa melhor que a gente.
story-89-b = Esconder-se entre os tonéis

story-90-title = A Enfermaria das Asas
story-90 =
    Fileiras de caminhas de caixa de fósforo se alinham sob uma lua de papel. Nelas há libélulas de tala, um
    besouro-veado com febre, uma família inteira de joaninhas que perdeu as pintas. A única enfermeira, uma
    louva-a-deus, não dorme há dias e começou a olhar os pacientes daquele outro jeito. “Por favor”, diz, torcendo
    os braços, “alguém me renda.”
story-90-a = Assumir o plantão da noite
story-90-b = Arrumar o armário de remédios
story-90-b-success = Metade estava com rótulo trocado, a outra metade era geleia. Vocês ficam com os frascos sem par.

story-91-title = A Lição de Hoje
story-91 =
    Carteiras miúdas em fila, um globo de algum outro mundo, um quadro-negro. Quando vocês entram, o giz se levanta
    e escreve: Atrasados. Depois: Sentem-se. Então arma uma conta tão comprida que dobra a quina da sala. Na última
    fila há cheiro de tinta e um nome riscado na madeira, seguido de um coração e de um segundo nome, rabiscado por
    cima.
story-91-a = Levantar a mão e perguntar da turma
story-91-b = Resolver a conta
story-91-b-success = O resultado é nove. O giz desenha uma estrela, e o armário dos prêmios se destranca.
story-91-c = Jogar bolinhas de papel
story-91-c-success = Faz-se um silêncio terrível. Então o giz joga uma de volta e, por uma hora, aquilo é uma escola.
story-91-c-fail = Vocês ficam de castigo até anoitecer, e vai um bilhete para a aldeia inteira.

story-92-title = Sopa de Pedra
story-92 =
    Três cozinheiros de chapéu alto rodeiam um caldeirão em que ferve uma pedra. Garantiram a eles que dá a melhor
    sopa do mundo, e são orgulhosos demais para dizer que tem gosto de pedra. “Uma delícia”, diz o primeiro, sem
    força. “Só falta um toque”, diz o segundo. O terceiro está olhando para a cesta de vocês.
story-92-a = Pôr uns cogumelos
story-92-a-success = Os três choram na manga e concordam que a pedra enfim se revelou.
story-92-b = Perguntar quem lhes vendeu a pedra

story-93-title = A Hora da Bola
story-93 =
    O ronco cresce, e uma bola de pedra da altura de um portão passa rolando, do tamanho exato do túnel, a não ser
    por uns nichos rasos de tantos em tantos passos. Um minuto depois ela volta. Alguém a empurrou antes de haver
    história, e ela achou o seu equilíbrio. No fim do percurso há uma porta e, no chão, entre cá e lá, coisas
    achatadas.
story-93-a = Recolher coisas achatadas, de nicho em nicho
story-93-a-success = A maior parte já foi moeda, e moeda achatada ainda é moeda.
story-93-b = Apostar corrida até a porta
story-93-b-success = Vocês caem porta adentro, estatelados, que é o melhor jeito de ficar achatado.
story-93-b-fail = Vocês a encontram no meio do caminho, os dois com pressa, e quem dá meia-volta não é a bola.

story-94-title = A Montanha com Soluço
story-94 =
    Hic. O túnel inteiro pula um palmo e cai de volta, e vocês junto. Hic. Poeira, pedrinhas, um morcego de pelo
    arrepiado. É a montanha, explica o povo, agarrado aos batentes: na segunda-feira engoliu um deslizamento
    depressa demais, e agora não há no vale uma xícara com asa. Hic. Todo mundo sabe um remédio, e não há dois que
    concordem.
story-94-a = Dar um susto nela
story-94-a-success =
    Vocês chegam de mansinho por trás de um pico e gritam “Vulcão!” Faz-se um silêncio medonho e, depois, um suspiro
    bem comprido.
story-94-b = Despejar água na fenda mais funda, devagar
story-94-b-success = Nove goles e um soluço final. Os oleiros do vale lamentam, mas o resto do povo traz presentes.

story-95-title = O Rebanho no Escuro
story-95 =
    As ovelhas daqui são cegas e nunca se perdem, porque cada uma leva um sininho com a sua nota, e a pastora sabe a
    melodia de cor. Esta noite há um buraco na música: falta o fá. Ela detém vocês com o cajado. “A terceira da
    esquerda”, diz. “Teimosa, esperta, mais ou menos desta altura. Tem alguma coisa lá fora que aprendeu a
    tilintar.”
story-95-a = Procurar a nota que falta
story-95-a-success = Um gato grande, de sininho roubado, toma conta da ovelha, e tinha aprendido a música sozinho.
story-95-b = Bater a colher no copo em fá
story-95-b-success = O rebanho sossega. Ela percebe na hora, mas paga pela ideia.

story-183-title = Dois Curtos, um Longo
story-183 =
    Vocês respondem, e a linha enlouquece. Depois cede, braça após braça, e pelo poço desce, girando, um cesto.
    Dentro há um pão, uma lousa e um toco de giz. Na lousa, com letra de criança: TEM MESMO ALGUÉM AÍ? MINHA MÃE DIZ
    QUE NÃO. O menino não sabe ler. Olha do rosto de vocês para o giz.
story-183-a = Guiar a mão dele na resposta
story-183-a-success = TEM, escreve ele, e sublinha até o giz quebrar.
story-183-b = Mandar um presente em vez de palavras
story-183-b-success = Desce um gritinho, depois outro cesto e depois, já com menos certeza, a voz da mãe.

story-184-title = A Oficina sob o Palco
story-184 =
    Vocês acham o quarto do titereiro, um toco de vela, uns óculos dobrados sobre uma cabeça inacabada. Saiu para
    comprar verniz há muito tempo e não voltou. Na bancada está a última obra, do tamanho de um homem, articulada em
    latão: não é um boneco, é um bonequeiro, completo a não ser por uma mola. Ele sabia. Estava fazendo alguém para
    eles.
story-184-a = Terminar a última obra
story-184-a-success =
    Ele se curva diante do elenco, pendura os cordões no gancho e ensina todos a viver sem eles. Depois segue vocês.
story-184-b = Levar o latão para o ferreiro
story-184-b-success = Vocês trabalham depressa. Lá em cima, através das tábuas, alguém perde a deixa.

story-185-title = O Baile
story-185 =
    Não há baile. Há um salão de estalactites, uma poça de luar e ela, que vai lá toda noite, para o caso de algum
    convite ter se extraviado. “Dizem que é bom estar pronta”, explica, ajeitando as fronhas. “Vamos supor que estão
    atrasados?” Das galerias laterais espiam olhos redondos, dezenas, de xale de teia, todos tímidos demais para
    serem os primeiros.
story-185-a = Abrir a dança
story-185-a-success = Vocês tomam a pata dela, contam até três, e o escuro inteiro, envergonhado, entra na roda.
story-185-b = Fazer as vezes de orquestra
story-185-b-success = Dois pentes e uma caçarola. A timidez, vejam só, paga entrada.

story-186-title = O Prego Vazio
story-186 =
    Os arranhões terminam numa portinha de criança, aberta. Dentro há um quarto: caminha, chinelinhos, uma
    prateleira de bichos de pano olhando para a entrada. A chave está na fechadura, do lado de dentro. Quem fez a
    parede de chaves, começam vocês a entender, só queria ter trancado uma coisa, numa certa noite, e a coisa foi
    mais rápida.
story-186-a = Arrumar a cama e fechar a porta de leve
story-186-a-success = Atrás de vocês nove mil chaves se mexem nos pregos e, uma a uma, ficam retas.
story-186-b = Pendurar de novo a chave no prego
story-186-b-success = A parede fica completa. Não parece terminada, mas parece que alguém olhou por ela.

story-187-title = Entre os Tonéis
story-187 =
    É o tanoeiro, e com ele o filho mais velho do moleiro, em quem a aldeia confia de olhos fechados. Sentam-se a um
    braço do nariz de vocês, abrem um barrilete e fazem as contas. Pelo que dizem, os barris vão para uma taverna
    que paga em prata. Pelo que o rapaz não diz, e pelo jeito como não bebe, daria tudo para sair dessa.
story-187-a = Sair e falar com o rapaz
story-187-a-success = Ele começa a chorar antes do fim da primeira frase. O tanoeiro acha sozinho a segunda porta.
story-187-b = Ficar quietos e seguir a prata
story-187-b-success =
    A taverna tem um porão, o porão tem uma prateleira, e na prateleira está o que valiam as suas colheitas.

story-188-title = O Plantão
story-188 =
    Vocês pingam remédio com um cílio, cantam para os grilos no tom deles. Quase de manhã trazem uma mariposa com
    geada nas asas, mal se sustentando. Veio longe demais atrás de alguma lâmpada. O livro da louva-a-deus tem duas
    páginas para o caso: uma manda aquecê-la devagar na mão até clarear, a outra dá uma receita, e falta metade da
    receita.
story-188-a = Aquecê-la nas mãos
story-188-a-success = Ao nascer do sol há um tremor na palma da mão, pouco mais que um pensamento.
story-188-b = Descobrir a metade que falta
story-188-b-success = Urtiga, decidem vocês, e uma gota de óleo. Funciona, e a louva-a-deus anota.

story-189-title = Presente, Professora
story-189 =
    O giz hesita. Apaga o quadro devagar e começa a escrever nomes, vinte e seis, e depois de cada nome um ano, e
    depois de cada ano um ofício. Parteira. Barqueiro. Ladrão, mais tarde regenerado. Cresceram, escreve; é o
    costume. Queria saber se um dia viria alguém contar como terminaram. O nono nome é o da avó de um de vocês.
story-189-a = Contar tudo o que sabem
story-189-a-success = No fim, o giz está tão curto que mal se segura. Escreve uma última palavra, miúda: Dispensados.
story-189-b = Fazer vocês mesmos a prova antiga
story-189-b-success = Passam raspando. O giz assina os boletins com um floreio que devia estar guardando.

story-190-title = O Vendedor de Pedras
story-190 =
    Vocês o encontram duas curvas adiante, um homem alegre com um carrinho de mão cheio de pedras. Pedra de sopa,
    pedra dos desejos, pedra contra ronco. Não tem vergonha nem medo. “O que eu vendo é uma coisa para ficar em
    volta”, diz. “Eram três homens comendo sozinhos.” Oferece a vocês uma parte para ficarem calados e uma pedra
    ainda maior se falarem.
story-190-a = Fazê-lo cozinhar para os três, hoje
story-190-a-success = Quatro chapéus em volta do caldeirão. A pedra continua lá, para dar sorte.
story-190-b = Aceitar a parte e ficar calados
story-190-b-success = Ele conta o dinheiro em cima da pedra maior. Lá atrás, três vozes concordam que falta um toque.
