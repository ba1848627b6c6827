# O livro de encontros, parte 1. Ids: ../book/README.md

story-1-title = A Porta que Tiquetaqueia
story-1 =
    Uma porta redonda de latão fecha o túnel. Algo atrás dela tiquetaqueia, para e volta a tiquetaquear, como se
    esperasse uma resposta. Ao lado da porta há um cordão de sino e um pequeno painel com quatro parafusos frouxos.
    Vocês abrem o painel e mexem no mecanismo ou puxam o cordão e esperam?
story-1-a = Mexer no mecanismo
story-1-a-success =
    As engrenagens se assentam com um suspiro, e a porta rola para o lado, contente por ter sido entendida.
story-1-a-fail = Uma mola salta do painel e atinge quem está mais perto, antes de a porta trancar de vez.
story-1-b = Puxar o cordão
story-1-b-success = Uma portinhola se abre, e uma mão de latão paga a paciência de vocês e ainda os cumprimenta.

story-2-title = O Pedágio dos Cogumelos
story-2 =
    Um povo que bate no joelho, de chapéus sarapintados, esticou um barbante no caminho. A capitã ergue um prato de
    madeira e tosse com educação. Atrás deles a caverna inteira brilha de cogumelos maduros. Vocês põem uma moeda no
    prato ou contornam o grupo no escuro?
story-2-a = Pagar o pedágio
story-2-a-success = O barbante cai, a capitã faz uma reverência, e um guia minúsculo mostra a fileira mais madura.
story-2-b = Contornar o grupo
story-2-b-success = Ninguém vê vocês, embora alguém conte os cogumelos depois e suspire.

story-3-title = A Escada Inundada
story-3 =
    Os degraus continuam debaixo de uma água negra e limpa. Bem no fundo, uma luz violeta balança devagar de um lado
    para o outro. No patamar há uma fila de baldes velhos, e junto à parede a água fervilha de peixes pálidos. Vocês
    enchem os baldes ou quem nada melhor desce?
story-3-a = Encher os baldes
story-3-a-success = Os peixes nunca viram um balde na vida e entram por pura curiosidade.
story-3-b = Mergulhar até a luz

story-4-title = O Coro dos Ecos
story-4 =
    Vocês entram num salão com cem nichos. Cada palavra dita volta cantada, afinada e um pouco melhor do que saiu.
    Quando vocês se calam, os nichos zumbem e parecem esperar o próximo verso. Vocês cantam com eles ou anotam a
    melodia?
story-4-a = Cantar junto
story-4-a-success = O último acorde fica no ar como cheiro de pão, e a fama da cantoria corre os túneis.
story-4-a-fail = Uma nota errada dá a volta no salão, e o coro se cala, ofendido.
story-4-b = Anotar a melodia
story-4-b-success = Vocês prendem cada nota no papel, até aquela que era só respiração.

story-5-title = O Garimpeiro Entalado
story-5 =
    Duas botas saem de uma fenda estreita e esperneiam. Uma voz abafada explica que o dono delas achou um veio,
    depois uma curva e, por fim, que tinha comido demais. A mochila pesada dele está aos seus pés. Vocês o puxam
    para fora ou pegam a mochila e vão embora?
story-5-a = Puxá-lo para fora
story-5-a-success = Ele sai feito rolha, beija todo mundo na testa e jura que nunca mais come pastel.
story-5-b = Pegar a mochila e ir embora
story-5-b-success = A voz abafada ainda está agradecendo quando vocês viram a esquina.

story-6-title = Olhos Vermelhos na Água
story-6 =
    O poço termina num salão com água parada até os tornozelos. Luzinhas vermelhas surgem aos pares, e as lanternas
    mostram ratos pardos e encharcados, do tamanho de cachorros, fechando um círculo em volta de vocês. Vocês
    procuram uma saída e um esconderijo ou enfrentam os bichos?
story-6-a = Correr e se esconder
story-6-a-success = Vocês se espremem numa galeria seca e prendem o fôlego até o chapinhar se afastar.
story-6-b = Ficar e lutar
story-6-b-success = O rato maior conclui que vocês não são o jantar, e os outros concordam com o rato maior.

story-7-title = O Nariz da Cartógrafa
story-7 =
    Uma velha toupeira cega trabalha entre rolos de casca de árvore, desenhando com a garra. Ela não mede os túneis,
    ela os fareja: aqui barro, ali morcego, chuva chegando do poente. “Vocês cheiram a pão e a céu”, diz ela. “O céu
    eu nunca mapeei. Fiquem e me contem como ele é, ou emprestem o nariz para a galeria que ninguém tem coragem de
    farejar.”
story-7-a = Contar a ela como é o céu
story-7-a-success = Ela desenha por horas, e a parte em branco do mapa acaba sendo a mais bonita.
story-7-b = Farejar a galeria

story-8-title = A Ponte de Morcegos
story-8 =
    O desfiladeiro é largo demais para um salto, mas alguma coisa o atravessa: milhares de morcegos adormecidos, asa
    enganchada em asa, formando uma longa ponte peluda que respira. Do lado de cá, um poste de madeira sustenta uma
    tigela de figos secos e uma placa com o desenho de alguém na ponta dos pés. Lá embaixo, o rio parece aplaudir.
story-8-a = Atravessar na ponta dos pés
story-8-b = Deixar umas migalhas na tigela e olhar em volta
story-8-b-success =
    Um único morcego abre um olho, come e aponta com o queixo a fresta onde os viajantes escondem o troco.

story-9-title = A Carta sem Entrega
story-9 =
    Um carteiro das profundezas, alto e magro, de lampião no boné, está sentado no mesmo marco de estrada há onze
    anos. Só lhe resta uma carta, e o endereço é a aldeia de vocês. “Tenho medo do sol”, confessa. O envelope é
    grosso, lacrado com cera verde, e vai para a avó do moleiro, que ainda está viva.
story-9-a = Levá-lo até a superfície
story-9-b = Abrir a carta e ler
story-9-b-success = Dentro há um antigo pedido de casamento e uma prenda chata e brilhante.

story-10-title = O Casamento das Mariposas
story-10 =
    As lanternas de vocês estragaram um casamento. A noiva, uma mariposa do tamanho de um xale, largou o noivo no
    altar e gira em transe ao redor da chama mais forte. Duzentos convidados de asas empoeiradas olham com censura.
    O noivo, miúdo e cinzento, tira o chapéu e pergunta o que é preciso fazer para brilhar assim.
story-10-a = Apagar todas as lanternas
story-10-b = Recolher o pó de prata das asas dela
story-10-b-success = O pó enche dois frascos, e a noiva, meio depenada, volta a pé para o altar.

story-11-title = A Estalagem no Caracol
story-11 =
    Uma estalagem de janelas acesas vem vindo na velocidade de um bocejo. Foi construída na concha de um caracol
    gigante, e a placa diz Fechada até a Primavera. Pelo buraco da fechadura saem cheiro de sopa de cebola e barulho
    de dados. O caracol parece cansado, e a estrada adiante está coberta de cascalho afiado. Lá dentro, ninguém
    reparou.
story-11-a = Varrer o cascalho do caminho
story-11-a-success = O caracol encosta a bochecha na de vocês. Demora um pouco, mas vale a pena.
story-11-b = Bater até abrirem
story-11-b-success = “Fechada é fechada”, diz a cozinheira, e puxa vocês para dentro pela manga.
story-11-b-fail = As luzes se apagam uma a uma, e alguém começa a roncar de um jeito um tanto teatral.

story-12-title = O Poço Visto de Baixo
story-12 =
    No teto se abre um poço, e por ele desce um balde preso a uma corrente: é o poço de alguma aldeia, visto pelo
    lado errado. Uma voz de criança conta até três lá em cima, e o balde sobe meio vazio, de novo e de novo. A água
    anda baixa este ano. Junto da lagoa há uma pedra que, com certeza, represa uma segunda nascente.
story-12-a = Mandar um agrado no balde
story-12-a-success = Ouve-se um grito, depois risadas, e o balde volta com um agradecimento embrulhado num pano.
story-12-b = Rolar a pedra
story-12-b-success = A nascente salta feito bezerro solto, e a voz lá em cima não precisa contar até três.
story-12-b-fail = A pedra rola, sim, mas por cima de um pé, e depois se ajeita de novo no buraco.

story-13-title = A Ursa Acorrentada
story-13 =
    No meio de uma câmara redonda há uma ursa de pedra cinzenta, presa pelas quatro patas a argolas no chão. Dos
    olhos lhe corre água, que já cavou dois sulcos no focinho. Na parede, os antigos escultores gravaram uma única
    palavra, e o musgo comeu tudo menos a primeira letra. As correntes são muito mais novas do que a ursa.
story-13-a = Raspar o musgo e ler a palavra
story-13-a-success = A palavra é “Mãe”. Vocês ficam ali um tempo antes que alguém fale.
story-13-b = Quebrar as correntes
story-13-b-success = O último elo se parte, e o gotejar cessa. No silêncio, a pedra solta o ar.

story-14-title = A Risca de Cal
story-14 =
    Uma risca de cal corta uma plantação de cogumelos claros, sobe pelas pedras e passa por cima de uma mesa de
    cozinha. De um lado senta-se o irmão, do outro a irmã, de costas. Não se falam desde que a cesta de alguém
    apareceu um palmo além da divisa. “Digam a ela que me passe o sal”, pede ele. “Digam a ele que venha buscar”,
    responde ela.
story-14-a = Passar o sal
story-14-a-success = É a primeira coisa a cruzar a risca em anos, e os dois fingem que não se comoveram.
story-14-b = Oferecer um preço a cada um, escondido do outro
story-14-b-success = Cada um vende a vocês a melhor fileira do outro, e os dois têm certeza de que ganharam.
story-14-c = Molhar o dedo e apagar a risca
story-14-c-success = Eles gritam com vocês em coro, e é assim que começa; à noite já dividem a panela.

story-15-title = O Lago de Vidro
story-15 =
    O lago não está congelado, é de vidro: um calor antigo derreteu a areia e a deixou límpida como vidraça. Lá no
    fundo pendem um barco, os remos e uma pescadora de boca aberta no meio da canção, tudo intacto. O vidro range
    quando vocês põem o peso nele. No meio da travessia, uma bandeira vermelha marca um buraco com uma escada que
    desce.
story-15-a = Dar a volta pela margem
story-15-a-success = A margem é longa e acidentada, mas vocês nunca tiveram tanto vidro por onde olhar e tão pouco para ver.
story-15-b = Andar até a bandeira

story-16-title = O Capataz É um Bode
story-16 =
    Os mineiros do sal estão em greve. Sentam-se em fileiras, de braços cruzados, brancos de sal da cabeça aos pés,
    enquanto um bode de colete anda de lá para cá berrando numa língua que só bode respeita. “Ele quer doze horas de
    lambida”, explica um velho mineiro. “Nós lambemos oito.” Os dois lados pedem que vocês, de fora, tenham juízo.
story-16-a = Levar as exigências dos mineiros à dona
story-16-b = Fazer vocês mesmos as doze horas
story-16-b-success = A língua de vocês nunca vai perdoar, mas o bode paga tudo e em dia.

story-17-title = O Lagartinho de Alguém
story-17 =
    Num cruzamento de cinco túneis, um lagarto do tamanho de um pão chora aos soluços. Tem um guardanapo amarrado no
    pescoço e um biscoito pela metade na mão. De cada túnel vem um som: ronco, martelada, goteira, bate-boca e um
    piado grave e aflito. Ao ver vocês, ele estende os dois braços, pedindo colo.
story-17-a = Levá-lo pelo túnel do piado
story-17-a-success = Uma mãe do tamanho de uma carroça de feno abraça todos vocês de uma vez só.
story-17-a-fail = Era uma coruja. Uma coruja enorme, que ainda cobra pelo susto que levou.
story-17-b = Ficar brincando até aparecer alguém
story-17-b-success = Esconde-esconde é difícil com um bicho que muda de cor, e a tarde passa num piscar de olhos.
story-17-c = Pegar o biscoito e o guardanapo
story-17-c-success = O guardanapo é bordado com fio de prata. Vocês se sentem do tamanhinho do lagarto.
story-17-c-fail = Ele engole o biscoito, o guardanapo e quase um dedo, e soluça, triunfante.

story-18-title = A Dieta da Traça
story-18 =
    A biblioteca é de tabuinhas de barro, e alguém a está comendo. Uma traça gorda e prateada, de óculos, ergue a
    cabeça com farelo no queixo. “Só pego as chatas”, diz, magoada, “e sei recitar tudo o que engoli.” Na prateleira
    de trás, as três últimas tabuinhas de uma longa fileira ainda estão inteiras.
story-18-a = Dar a ela algo mais nutritivo
story-18-a-success = Ela mastiga, pisca e declara que perdeu duzentos anos com poesia.
story-18-b = Levar as três tabuinhas
story-18-b-success = São recibos de imposto, velhíssimos, e sempre há quem colecione essas coisas.
story-18-c = Escutar o que ela recita
story-18-c-success = Entre dois capítulos maçantes, ela recita uma cantiga de ninar que ninguém ouvia há séculos.

story-19-title = O Ladrão de Chapéus
story-19 =
    O vento desta galeria é esperto. Leva primeiro os gorros, um por um, depois um cachecol, depois a tampa da cesta
    do almoço, e larga tudo lá adiante com um barulho de risadinha. Depois da curva aparece o tesouro: um monte de
    chapéus da altura de um celeiro e, no topo, uma coisa redonda que não para de experimentá-los.
story-19-a = Escalar o monte atrás dos seus chapéus
story-19-a-success = Vocês acham os seus e, no forro de alguns outros, as economias dos donos.
story-19-b = Conversar com a coisa redonda

story-151-title = A Lâmpada do Fundo
story-151 =
    A luz é uma lâmpada, e quem a segura é uma estátua adormecida. Cristais violeta cresceram sobre o braço dela.
    Seus pulmões começam a doer e a correnteza fica mais forte. Vocês quebram um cristal ou tocam a lâmpada?
story-151-a = Quebrar um cristal
story-151-a-success = Ele se solta inteiro, ainda vibrando, e vocês batem os pés rumo à superfície.
story-151-a-fail = A correnteza joga vocês contra a parede e de volta escada acima, de mãos vazias.
story-151-b = Tocar a lâmpada
story-151-b-success = A estátua abre uma das mãos, entrega o que guardava e volta a dormir.

story-152-title = O que Ninguém Farejou
story-152 =
    Vocês vão de joelhos, nariz no chão, sentindo-se meio bobos. Ferro. Fumaça velha. Pena molhada. Depois uma coisa
    doce, tão doce que dá água nos olhos: atrás de uma cortina de raízes, alguém está fervendo açúcar há muito,
    muito tempo, e o tacho está para queimar. Ninguém responde quando vocês chamam. O fogo está quente demais para
    chegar perto.
story-152-a = Salvar o açúcar
story-152-a-success =
    Vocês arrastam o tacho para longe das brasas, e a toupeira vai marcar o lugar com um coraçãozinho.
story-152-a-fail = Açúcar fervendo não tem modos. Perde-se o tacho, e algumas sobrancelhas também.
story-152-b = Acordar quem mora atrás das raízes
story-152-b-success = Sai uma velhinha de bobes, diz “Já?” e tira o tacho do fogo com as mãos nuas.

story-153-title = Dez Mil Corações
story-153 =
    No meio da travessia, a ponte começa a sonhar. Vocês sentem na sola dos pés: um arrepio que corre de uma margem
    à outra, asas que se apertam, milhares de patinhas caçando mariposas em sonho. As tábuas peludas se inclinam.
    Alguém cantarola sem pensar, e as orelhas mais próximas se viram para a melodia. Faltam uns vinte passos.
story-153-a = Cantar até adormecerem de novo
story-153-a-success = A ponte suspira, se acomoda e até se ergue um pouco no meio para ajudar.
story-153-b = Correr para o outro lado
story-153-b-success = A ponte levanta voo atrás dos calcanhares, toda de uma vez, e do céu da caverna chovem miudezas.
story-153-b-fail = Vocês ainda correm quando já não há ponte. O rio não é fundo, só está muito bem acordado.

story-154-title = A Última Légua do Carteiro
story-154 =
    Ele anda bem até aparecer nas paredes a primeira luz cinzenta. Aí os joelhos cedem, e ele treme tanto que o
    lampião do boné chacoalha. Lá em cima há pássaros, vento, um céu inteiro. “Digam quanto falta”, sussurra. Faltam
    trezentos degraus, os mais íngremes de todo o caminho, e alguém vai ter de ir na frente para lhe fazer sombra.
story-154-a = Fazer sombra até o fim da subida
story-154-a-success =
    Ao entardecer, a avó do moleiro abre a porta, e duas pessoas que foram jovens juntas ficam muito tempo sem dizer
    nada.
story-154-b = Subir com a carta e trazer a resposta
story-154-b-success = A resposta é uma palavra só. Ele a lê à luz do lampião até acabar o óleo.

story-155-title = Uma Cerimônia no Escuro
story-155 =
    Apagada a última chama, não há mais nada; depois, aos poucos, há tudo: cada mariposa traz o próprio brilho
    tênue, e o noivinho, agora que nada o ofusca, reluz como o avesso de uma concha. A noiva desce do ar. O padre
    pigarreia. Pedem que vocês sirvam de testemunhas, bem quietos, pelo tempo que for preciso.
story-155-a = Ficar imóveis como testemunhas
story-155-a-success = Vocês assinam com o polegar empoeirado e são beijados no rosto por duzentos pares de asas.
story-155-a-fail = No momento mais solene alguém espirra, e metade da família precisa ser procurada até de manhã.
story-155-b = Tatear o chão atrás do que os convidados deixaram cair
story-155-b-success = Pó de prata aos montinhos, mais fino que farinha. Durante os votos ninguém olha para baixo.

story-156-title = Debaixo da Bandeira Vermelha
story-156 =
    A escada termina ao lado do barco, numa bolha que o vidro deixou em volta dele. Faz calor. Com o ouvido na
    parede escuta-se a nota da pescadora, ainda soando, fina como linha, comprida de mil anos. No fundo do barco
    estão as redes, a pesca transformada em pedra colorida e um cinzel que algum visitante não teve coragem de usar.
story-156-a = Tirar das redes a pesca de pedra
story-156-a-success = Vocês deixam a cantora em paz e levam só o que o lago já tinha terminado.
story-156-b = Escutar até saber a canção
story-156-b-success = Vocês a levam para cima e ensinam aos pescadores, e descobre-se que os peixes gostam.

story-157-title = A Dona do Sal
story-157 =
    A dona é uma senhora feita de sal da cintura para baixo, sentada bem ereta para não esfarelar. Vive com medo dos
    mineiros: cada lambida é um pedaço da montanha, e ela desconfia que faz parte da montanha. “Que sejam oito
    horas”, diz, “mas quem vai me dizer onde é que eu acabo?”
story-157-a = Descobrir onde ela acaba
story-157-a-success = Entre ela e o veio há um dedo de pedra comum. Ela chora de alívio, com cuidado.
story-157-b = Riscar uma linha qualquer e jurar que é ali
story-157-b-success = Ela agradece e paga. A noite inteira fica com a mão do lado errado do risco.

story-158-title = A Aprendiz do Vento
story-158 =
    A coisa redonda é um sopro que mal aprendeu a ter forma. Tira uma mitra de bispo e põe uma touca de bebê. “Eu só
    queria saber quem sou”, diz, em seis vozes emprestadas. “Os ventos grandes saem e nunca voltam para me buscar.”
    E olha para a cabeça descoberta de vocês com o que só pode ser culpa.
story-158-a = Ajudá-la a achar um chapéu só seu
story-158-a-success = É um de palha, furado, perfeito para assobiar. Daqui em diante a galeria será mais gentil.
story-158-a-fail = Nada lhe cai bem. Ela desata a chorar, ou seja, a ventar, e lá vão vocês porta afora.
story-158-b = Encher um saco com os melhores chapéus
story-158-b-success = Qualquer feira compra uma mitra de bispo. Na saída, vocês a ouvem tentando assobiar.

story-fail-0 = Desta vez, a última palavra é do escuro. Vocês voltam de mãos vazias, e o caminho de casa é comprido.
story-fail-1 = Valeu a tentativa, e é o que vocês repetem um ao outro túnel acima.
story-fail-2 = As lanternas minguam antes que vocês consigam alguma coisa. Só resta voltar para casa.
story-fail-3 = Não dá em nada, a não ser em pés doloridos e numa história que vai melhorar a cada vez que for contada.
story-fail-4 = Vocês fazem o que podem, e não basta. A caverna fica com o que é dela.
story-fail-5 = Quando vocês enfim dão o braço a torcer, o jantar lá em casa com certeza já esfriou.
