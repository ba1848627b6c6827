# O livro de encontros, parte 6. Ids: ../book/README.md

story-96-title = A Meia Ponte
story-96 =
    A ponte é magnífica e termina no ar. Na última pedra, uma anã come uma maçã com as pernas penduradas no vazio.
    Há vinte anos constrói rumo ao outro lado. Do outro lado, conta, alguém também construía, ela ouvia o martelo;
    mas na primavera passada ele parou, e agora falta um arco, e acabou a linha de prumo.
story-96-a = Assentar o último arco com ela
story-96-a-success = A pedra-chave encaixa com um som de beijo. Ela atravessa e até esquece a maçã.
story-96-b = Escalar até o lado que se calou

story-97-title = A Filarmônica dos Grilos
story-97 =
    Um milhão de grilos se espalha por uma encosta em forma de orquestra e devora tudo o que chega perto, inclusive
    as partituras. Tocam enquanto comem, e muito bem. O maestro, de casaca de nascença, bate na estante: alguém se
    sentou na percussão. São vocês. A percussão é um campo de cogumelos maduros, por enquanto intacto.
story-97-a = Tocar a sinfonia inteira
story-97-a-success = Quatro movimentos, sem pausa. Eles se põem de pé, todos os seis milhões de pés.
story-97-b = Colher os instrumentos durante o adágio
story-97-b-success = Vocês colhem no compasso, e aquilo passa por um solo de tambor bem moderno.
story-97-b-fail = O maestro para. Um milhão de cabeças se vira, e eles comem a cesta, as alças e a bolsa de vocês.

story-98-title = Debaixo do Poço
story-98 =
    Vocês conhecem este poço; dele bebem três aldeias, e a sua é uma delas. Na lagoa do fundo há um barril meio
    afundado, vertendo uma coisa amarela. O rótulo mostra uma cara de língua para fora. O barril está entalado nas
    pedras, debaixo de uma queda de água gelada, e os camarõezinhos brancos já boiam de barriga para cima.
story-98-a = Arrancar o barril inteiro
story-98-a-success =
    Ele se solta no fim das forças de vocês, ainda com a rolha. Três aldeias dormem em paz e nunca vão saber.
story-98-a-fail = Já não sentem as mãos. Só resta correr para casa e gritar que ninguém beba.
story-98-b = Cavar outro leito para a água
story-98-b-success = O riacho resmunga e entra na vala nova, e a lagoa que se envenene sozinha.

story-99-title = A Cela Aberta
story-99 =
    Uma prisão abandonada há muito. Todas as portas estão abertas e, na última cela, há um preso bem penteado lendo
    a parede. Ele sabe que a porta está aberta. “Fui condenado a ficar até entender”, diz, “e sou homem de palavra.”
    No gancho do carcereiro estão as chaves, um casaco e uma bolsa com o nome dele e a data da prisão.
story-99-a = Servir-se da bolsa
story-99-a-success = “Ah”, diz o preso, vendo vocês partirem. “Acho que entendi mais um pouco.”
story-99-b = Perguntar o que ele fez

story-100-title = O Centésimo Milésimo Visitante
story-100 =
    Trombetas, serpentinas, uma faixa na boca da caverna. Uma comissão de toupeiras enfia em vocês uma faixa de
    honra: pelas contas delas, são o centésimo milésimo visitante do Grande Buraco, e vai haver um discurso, de
    vocês, a respeito do Buraco. A praça está lotada. A prefeita limpa os óculos. Ninguém avisou nada, e as
    trombetas já pararam.
story-100-a = Fazer o discurso
story-100-a-success = “É um buraco”, começam vocês, “muito grande.” Na terceira frase já há lágrimas.
story-100-a-fail = Vocês dizem “caverna” em vez de “buraco”. Voa uma cadeira, depois todas as outras.
story-100-b = Pedir primeiro o prêmio
story-100-b-success = O prêmio é outra faixa de honra. Entre as fitas, alguém prendeu um dinheirinho.

story-101-title = A Ferreira do Fogo
story-101 =
    Ela trabalha com lava até a cintura, uma ferreira encardida de fuligem, e bate um arado com a facilidade de quem
    sova massa. O calor mantém vocês a trinta passos, e é preciso gritar. “Quê? Mais alto! Eu ferro os terremotos!”
    Aparas em brasa voam para todo lado e esfriam nas pedras como fruta caída.
story-101-a = Juntar as aparas antes que endureçam
story-101-a-success = Vocês pulam como pardal em chapa quente e saem mais pesados.
story-101-b = Tocar o fole para ela
story-101-b-success = Ela ri até a lava transbordar. Ninguém acompanhava o ritmo dela desde o vulcão.

story-102-title = Patinação Quente
story-102 =
    O lago de lava tem uma casca fina como a de empadão, e sobre ela uma trupe de salamandras patina, de braços para
    trás. Cada lâmina deixa um risco de luz que cicatriza na hora. Dão nota umas às outras mostrando a língua. Uma
    delas, bem novinha, freia na frente de vocês e olha, cobiçosa, para as suas botas grossas.
story-102-a = Emprestar as botas e entrar na pista
story-102-b = Vender limonada na beira
story-102-b-success = Ferve antes de chegar ao freguês. É assim mesmo que eles gostam.

story-103-title = Baforadas do Respiro
story-103 =
    Um respiro no chão solta fumaça em baforadas: redonda, redonda, comprida. Ao longe, numa fila de chaminés,
    outras baforadas respondem. Vocês entraram no meio de uma conversa. Ouvindo com os olhos, dá para pescar um
    pouco. “Primo entalado.” “Que primo.” “O grandão.” E então, do respiro de vocês, insistente: “QUEM ESTÁ AÍ.”
story-103-a = Responder com um cobertor
story-103-a-success =
    “Amigos”, baforam vocês, com um erro de ortografia. O respiro gosta tanto que em seguida sobe o jantar.
story-103-a-fail = O que vocês disseram do primo não se repete, e a fumaça que vem depois não se respira.
story-103-b = Sair de cima do respiro
story-103-b-success = “Obrigado”, bafora ele, e solta o que lhe crescia na garganta.
story-103-c = Cavar atrás do primo grandão
story-103-c-success = É um urso, está morto de vergonha e levava o almoço da família.

story-104-title = A Guerra da Migalha
story-104 =
    Dois exércitos se encaram num campo de batalha do tamanho de um tapete: de um lado, besouros de couraça
    reluzente; do outro, cupins com catapultas. No meio está a causa de tudo, uma migalha de bolo do almoço de
    vocês, caída não faz cinco minutos. Soam clarins finos como fios de cabelo. Um general escala a bota para exigir
    saber de que lado vocês estão.
story-104-a = Esfarelar o resto do bolo para todos
story-104-a-success = A paz é assinada sobre uma passa. Dura até hoje.
story-104-b = Comandar a cavalaria dos cupins
story-104-b-success = A carga é magnífica e dura quatro dedos. O butim não tem nenhuma proporção.

story-105-title = O X dos Nabos
story-105 =
    Da bota de um pirata morto cai um mapa pardo de tão velho. Vocês o seguem por horas, pela Pedra que Chora, sob o
    Cotovelo do Diabo, noventa passos de bússola, e rompem uma última parede de terra até um cômodo baixo. Há
    prateleiras. Há nabos. Leva um tempo até alguém dizer em voz alta: é o porão da casa de vocês.
story-105-a = Cavar debaixo dos nabos
story-105-a-success = A quatro palmos a pá faz “clanc”, e lá em cima sua mãe pergunta: “Quem está aí?”
story-105-b = Voltar e tentar o outro cotovelo do Diabo
story-105-b-success = O mapa estava de ponta-cabeça o tempo todo, e ninguém diz quem o segurava.

story-106-title = A Balança do Alquimista
story-106 =
    Um alquimista de roupão chamuscado pesa uma gata contra ouro. Ela precisa dar exatamente o mesmo, explica, para
    a teoria estar certa, e vive lambendo a pata no momento decisivo. A cada lambida a balança se mexe um fio. Ele
    está nisso desde o inverno. A gata olha para vocês e, devagar, fecha um olho.
story-106-a = Soprar uma pitada de pó no lado leve
story-106-a-success = Equilíbrio perfeito! Ele chora, dança, dá a recompensa, e a gata não se admira.
story-106-b = Piscar de volta

story-107-title = Procura-se Casa
story-107 =
    Aqui, a dias de qualquer oceano, um caranguejo-eremita do tamanho de um pônei anda nu de pedra em pedra,
    batendo. A concha ficou pequena. Já tentou uma chaleira, um elmo e uma capelinha, e nada serve nos ombros. A
    coisa que o segue no escuro, estalando, também já percebeu que ele é mole.
story-107-a = Montar guarda em volta dele
story-107-a-success = A coisa estala, vocês gritam, ela desiste. Ele oferece o desjejum que trazia debaixo da pinça.
story-107-b = Levá-lo para ver um lugar no caminho

story-108-title = Parados, por Favor
story-108 =
    “Não se mexam!”, grita uma pintora atrás do cavalete, e o tom é tal que ninguém se mexe. Ela só pinta
    desconhecidos, só à luz de lampião e uma única vez cada um; as paredes do ateliê seguem por léguas, cobertas de
    rostos. Vocês veem surgir o seu, traço a traço. Parece com vocês, mas é mais velho e está sorrindo de alguma
    coisa.
story-108-a = Pagar o retrato e levá-lo para casa
story-108-a-success = Em cima da lareira ele melhora a cada ano, e vocês já começam a ver o que ela viu.
story-108-b = Posar até o fim e deixar com ela
story-108-b-success = Ela pendura vocês entre um bispo e um cachorro. É uma honra; o cachorro era alguém.

story-109-title = O Segundo Violino
story-109 =
    Um rabequeiro cego, numa encruzilhada, aposta com quem passa que sabe tocar uma música que obriga a dançar.
    Nunca perdeu. Em meia-lua à sua volta estão os que apostaram: alguns ainda saltitam desde ontem, com olhos de
    súplica. “Uma moeda para tentar”, diz, passando breu no arco. “E os sapatos, quando caírem.”
story-109-a = Sentar nos pés e escutar
story-109-a-success =
    Os dedos tamborilam feito chuva, mas ninguém se levanta. Ele paga, pousa o arco e balança a cabeça.
story-109-b = Pedir para tocar uma para ele

story-110-title = A Conta da Vovó
story-110 =
    “Até que enfim!” Um gnomo bate um caderno no balcão da menor taverna em que vocês já se abaixaram para entrar.
    Na página nove está a assinatura da sua avó e, ao lado: cidra, 61; cadeira quebrada, 1; uma canção, fiado. Ele
    quer acertar a conta. Na parede, emoldurada, está o que só pode ser a cadeira. Os fregueses puxaram os bancos
    para ouvir.
story-110-a = Perguntar da canção
story-110-b = Lavar louça até quitar
story-110-b-success = Os pratos são do tamanho de botões. De madrugada ele mesmo arranca a página nove.
story-110-b-fail = Vocês quebram mais do que lavam. Agora há um nome novo, o de vocês, na página dez.

story-111-title = A Mata de Pedra
story-111 =
    Uma floresta inteira virada pedra se ergue na caverna, folha por folha. Um lenhador anda entre os troncos com um
    machado já redondo como colher. Mais cedo ou mais tarde, raciocina, há de aparecer um mole. No alto de uma copa
    de sílex há um ninho com três ovos de ágata, e uma coisa que devia ser de pedra os choca e olha para vocês.
story-111-a = Ajudá-lo a testar mais cem troncos
story-111-a-success = O número oitenta e oito soa oco. Ele diz que chegaria lá até a primavera.
story-111-b = Subir até o ninho
story-111-b-success = A ave de pedra se afasta, pesadona, e deixa ver o que tem embaixo.

story-112-title = Barba, Cabelo e Segredo
story-112 =
    O barbeiro das profundezas tem navalhas de obsidiana e as fofocas de nove reinos. Ninguém pretendia fazer a
    barba, mas ele já reclinou a cadeira. Entre toalhas quentes, cochicha que o freguês da cadeira ao lado, o de
    bigode verde comprido, não é freguês. “Está fugindo de um casamento. O dele. Já estão batendo à porta.”
story-112-a = Aproveitar a barba e não se meter
story-112-a-success = Ouve-se uma gritaria do outro lado da toalha. Vocês saem rosados feito presunto.
story-112-b = Tirar o noivo dali escondido

story-113-title = Febre do Ouro
story-113 =
    Uma família inteira cava: pai, mãe, gêmeos, o avô pendurado numa corda. Têm os olhos secos e brilhantes de quem
    não dorme. O veio, contam, está logo atrás disto, e depois logo atrás disto. Lá em cima o teto está trincado
    como um prato. Só a criança menor parou e, de boneca na mão, escuta o teto.
story-113-a = Escorar o teto para eles
story-113-a-success = As escoras gemem e aguentam. Eles agradecem sem se virar.
story-113-b = Sentar e escutar com a criança
story-113-b-success =
    “Está mandando ir embora”, diz ela. Vocês repetem mais alto, e eles acabam indo; ao meio-dia não há mais
    caverna.

story-114-title = A Campina do Bocejo
story-114 =
    Flores brancas cabeceiam no escuro, sem vento. Em dois passos, alguém boceja; em quatro, todos. Entre as hastes
    dormem um caçador, os cães, a lebre que perseguiam e um coletor de impostos de boca aberta. Respiram tranquilos.
    Pela barba do caçador, estão aqui mais ou menos desde a última guerra.
story-114-a = Deitar só um minutinho
story-114-a-success = Vocês acordam descansadíssimos, com orvalho nos ouvidos e sem saber o mês.
story-114-b = Amarrar lenços molhados e arrastá-los para fora
story-114-b-success = A lebre sai primeiro, por um focinho. Aí os cães se lembram, e vocês têm de se sentar para rir.

story-191-title = Quem Parou de Construir
story-191 =
    Do outro lado o arco é mais fino, com folhas e pássaros talhados na pedra. Um segundo anão está num barracão,
    com a mão enfaixada e o queixo nos joelhos. Era a mão do martelo. Não aguentaria que ela atravessasse e o
    encontrasse à toa; por isso apagou o fogo, ficou calado e a escuta todos os dias.
story-191-a = Cuidar da mão dele
story-191-a-success = O osso só estava mal colocado. Ele fecha o punho, olha e estende a mão para o cinzel.
story-191-b = Emprestar a ele as mãos por um dia
story-191-b-success = Ao primeiro golpe vem a resposta do outro lado, tão depressa que só podia estar à espera.

story-192-title = O que Ele Fez
story-192 =
    “Fechei uma porta”, diz ele. “Era uma enchente. Havia gente dos dois lados, e a maçaneta estava na minha mão.”
    Desenhou tudo na parede, várias vezes, com um graveto queimado: o corredor, a água, as mãos. Pergunta o que
    vocês teriam feito. Pergunta como quem já perguntou à parede por muitos anos e quer uma resposta que tenha
    rosto.
story-192-a = Dizer que não sabem
story-192-a-success =
    Ele balança a cabeça por muito tempo. “É isso”, diz. “Era isso que eu tinha de entender.” E se levanta.
story-192-a-fail = Na mesma hora vocês ouvem como soa fraco. Ele agradece e se vira de novo para a parede.
story-192-b = Contar de alguém que se salvou por isso
story-192-b-success =
    A tia-avó de alguém falava de uma porta fechada e a abençoava. Ele pergunta o nome dela, duas vezes.

story-193-title = Casca Fina
story-193 =
    Lá vai ela, de botas enormes, gritando de alegria. Vocês vão atrás em bandejas de lata, que já começam a
    esquentar. A casca cede e brilha a cada impulso. No meio, onde ninguém patina, uma bolha preta sobe sob a
    superfície; os juízes recolhem a língua, um a um. Ela vai direto para lá, de costas, acenando para vocês.
story-193-a = Gritar e chamá-la de volta
story-193-a-success = Ela entende como aplauso, dá um giro duplo para agradar e escapa da bolha por uma cauda.
story-193-b = Patinar atrás dela
story-193-b-success =
    Vocês a apanham em plena corrida, as bandejas fumegando, e cruzam a chegada diante de um muro de línguas.
story-193-b-fail = Vocês chegam ao meio. A bolha também. São lançados longe, e essa é a parte boa.

story-194-title = Quanto Pesa a Gata
story-194 =
    À noite ela vem ao acampamento, sem ruído, senta-se na borda da luz e diz, com voz de dobradiça: “Logo ele vai
    descobrir que o errado é o ouro. É chumbo. Eu pintei, para ele não vender a balança. É um bobo querido, e eu
    tenho rato para caçar. Gosto de companhia que saiba a hora de ficar calada.”
story-194-a = Ficar calados
story-194-a-success = Ela espera um bom tempo, para ter certeza. Depois lava uma orelha e vem.
story-194-b = Contar tudo ao alquimista
story-194-b-success = Ele desaba; depois ri; depois serve a vocês o que andava preparando contra decepções.

story-195-title = Visita ao Imóvel
story-195 =
    Vocês se lembram de um sino de mergulho, de bronze, meio enterrado ao pé de uma queda-d'água. Ele dá a volta.
    Bate de leve. Mede os ombros. Mas há um porém: ali mora uma senhora polvo do lago frio, que só entrega o imóvel
    em troca de uma vista melhor, o que significa que alguém vai ter de carregá-la, com tina e tudo, noventa degraus
    molhados acima.
story-195-a = Carregar a senhora polvo escada acima
story-195-a-success = Ela gosta da vista. Ele gosta do sino. As duas famílias mandam um presente a cada maré cheia.
story-195-b = Convencê-lo a ficar com a capelinha
story-195-b-success = Deixando a torre aberta, serve nos ombros. Ele dá gorjeta como quem já tem escritura.

story-196-title = Uma Música para o Rabequeiro
story-196 =
    Ele entrega a rabeca, achando graça. Ela está quente e pula na mão feito lebre. Música encantada vocês não
    sabem. Mas há aquela que a aldeia toca no fim da colheita, mal tocada, com todo mundo batendo o pé; mal começam,
    ele inclina a cabeça, e o dedão dele se mexe, e atrás de vocês os dançarinos, um por um, caem e descansam.
story-196-a = Fazê-lo dançar até libertar os outros
story-196-a-success = Na enésima estrofe ele pede arrego, rindo, e percebe que hoje não está com vontade de tocar.
story-196-b = Tocar uma cantiga de ninar e esvaziar o chapéu
story-196-b-success = Ele cochila na segunda estrofe. Os dançarinos, não, mas vocês não ficam para ver.

story-197-title = A Canção Fiada
story-197 =
    A taverna se cala. Ela tinha prometido uma canção, contam, e ia na segunda estrofe quando alguém entrou gritando
    que o bebê estava chegando. Saiu correndo. O bebê era a mãe de vocês. Há cinquenta anos eles têm duas estrofes,
    cantam-nas toda noite e param sempre no mesmo ponto, todos olhando para a porta.
story-197-a = Cantar a terceira estrofe
story-197-a-success =
    É aquela com que punham vocês para dormir. O gnomo risca a página nove, e precisa riscar duas vezes.
story-197-b = Pagar a conta em dinheiro
story-197-b-success = Ele pega, morde, dá o troco e uma bebida. Continuam todos olhando para a porta.

story-198-title = O Noivo em Fuga
story-198 =
    Vocês saem pelos fundos com o noivo enrolado em toalhas. É um príncipe do rio; a noiva é uma cachoeira que ele
    nunca viu. “Dizem que ela não para de falar.” Na curva, a estrada passa ao pé dela. No meio do estrondo há, sim,
    uma voz: está contando a alguém que também vai fugir, e se podem segurar um instante o véu.
story-198-a = Apresentar o noivo à noiva
story-198-a-success = Fogem juntos. Uma dama de honra de água límpida, que ficou sem festa, vai para casa com vocês.
story-198-b = Levá-lo de volta ao altar
story-198-b-success = A família dela paga bem. A noiva nem repara; está explicando uma coisa ao padre.
