# O livro de encontros, parte 8. Ids: ../book/README.md

story-134-title = O Moinho do Silêncio
story-134 =
    As pás giram, as mós giram, e não há som nenhum. Vocês gritam e sentem o grito ser tirado da boca e moído. Da
    calha escorre um pó fino e cinzento, que um moleiro empoeirado ensaca. Ele aponta para uma lousa: Silêncio de
    primeira, para berçários e bibliotecas. E, em letra menor: O moinho não desliga. Não consigo pedir socorro.
story-134-a = Entrar e parar o moinho
story-134-b = Encher-se de sacos de silêncio
story-134-b-success = Toda mãe de recém-nascido em três vales paga o que vocês pedem, aos cochichos.

story-135-title = O Aprendiz de Pedreiro
story-135 =
    O mestre pedreiro, só peito e barba, ensina um menino a esculpir um anjo. O menino esculpe, lindamente, um pão.
    Mandam fazer um leão; sai uma rosca com passas. “Sete anos pagando a comida dele!”, brada o mestre. O menino
    cochicha, com pó de pedra nos cílios, que queria fazer alguma coisa que ficasse quente.
story-135-a = Comprar os pães de pedra
story-135-a-success = Dão ótimos pesos de porta, e o mestre embrulha cada um como se ainda estivesse quente.
story-135-b = Falar com o mestre em favor dele
story-135-c = Ajudar o menino a fugir esta noite
story-135-c-success = Ele deixa um rolo de massa esculpido no travesseiro do mestre, para que ninguém se preocupe.

story-136-title = A Corda sem Fim
story-136 =
    Uma corda pende da escuridão, balançando de leve. É cânhamo do bom e está morna, como se alguém a tivesse
    acabado de soltar. Vocês puxam, e vem mais; desce em voltas até o joelho, até a cintura, sem fim. Depois de uma
    hora sente-se, lá no alto, um nó passar por alguma coisa, e desce pelo poço um cheiro de piche e de mar.
story-136-a = Continuar puxando
story-136-a-success = Por fim vem o fim e, amarrado nele, um bilhete: “Seja você quem for, isso era a nossa âncora.”
story-136-b = Subir por ela
story-136-b-success =
    Vocês põem a cabeça para fora de um poço, no convés de um navio, para grande interesse da tripulação.

story-137-title = Sempre Meio-Dia
story-137 =
    Alguém construiu aqui, onde não há sol, um relógio de sol, com muito capricho e doze horas de mármore. O
    zelador, um gnomo velho e curvo, move um lampião por um trilho em arco, um palmo a cada quarto de hora. “Eles
    querem que dê três”, diz, apontando com o queixo uma roda de figuras de pedra sentadas. “Às três eles se
    levantam.”
story-137-a = Empurrar o lampião até as três
story-137-a-success = Levantam-se, espreguiçam-se, dão gorjeta e tornam a sentar um pouco mais à esquerda.
story-137-a-fail = Levantar, levantam. Estavam só esperando para continuar uma briga.
story-137-b = Deixar o velho descansar e mover o lampião devagar
story-137-b-success = Seis horas, palmo a palmo. Ele ronca embaixo do mostrador, na única sombra.

story-138-title = Pimenta
story-138 =
    O mercador não consegue se apresentar; toda vez que abre a boca, espirra, e a cada espirro estoura mais um saco.
    A caverna está vermelha, amarela e parda de tempero. O burro também espirra. Com os olhos escorrendo, ele dá a
    entender que há uma coisa no último saco, o que está amarrado com corrente, que de jeito nenhum, de jeito ne… de
    jei…
story-138-a = Sentar em cima do último saco
story-138-b = Recolher tempero do chão e sair
story-138-b-success = Vocês espirram até domingo, e tudo o que têm fica com um gosto maravilhoso.

story-139-title = Fim da Linha
story-139 =
    Um vagonete de mina está parado em trilhos enferrujados que descem para o escuro. Dentro há uma almofada, uma
    alavanca de freio sem freio e um bilhete já picotado. Uma corneta musgosa chia: “Embarque para Baixo de Baixo,
    baldeação para a Costa da Brasa.” Faz uma vida que ninguém passa, mas lá longe na linha, pequenininho, um sinal
    muda para verde.
story-139-a = Desparafusar o que ainda presta
story-139-a-success =
    Debaixo do musgo há um guarda-freios de latão. Ele toca o boné e deixa vocês levarem o que ainda funciona.
story-139-b = Embarcar
story-139-b-success = É rápido. Vocês chegam a uma plataforma numa praia preta e morna, de cabelo em pé, e aplaudem.
story-139-b-fail = O que acabou não foi a linha, foram os trilhos.

story-140-title = Debaixo da Cama
story-140 =
    Uma criança da caverna, de camisolão, puxa vocês pela manga. Tem alguém debaixo da cama dela. Os pais já olharam
    e dizem que não tem. Vocês se ajoelham com a lanterna, por gentileza, e tem: grande, peludo, encostado na
    parede, com as mãos nos olhos. Está tremendo. Pergunta, com uma vozinha: “Ela ainda está aí em cima?”
story-140-a = Convencê-lo a sair e levá-lo com vocês
story-140-a-success = Ergue uma viga de telhado com uma mão só, desde que ninguém durma em cima. Chama-se Glogo.
story-140-b = Apresentar um ao outro
story-140-c = Trocar os dois de lugar
story-140-c-success = Ela adora ficar lá embaixo. O monstro nunca tinha dormido numa cama e ronca como um moinho.

story-141-title = Uma Nuvem no Vidro
story-141 =
    No peitoril de uma casa vazia há um vidro de conserva com uma nuvem dentro. É pequena, cor de roxo de pancada.
    Bate na tampa e deixa cair três gotas. O bilhete embaixo diz: “Apanhada por Benedita, 7 anos. Prometeu chover em
    alguém.” Pelo pó, foi escrito há oitenta anos. A nuvem viu vocês e está escurecendo.
story-141-a = Abrir o vidro
story-141-b = Vendê-la, com vidro e tudo, a uma caravana do deserto
story-141-b-success = Pagam o peso em prata. Vocês a ouvem trovejar, tão pequenininha, estrada afora.

story-142-title = A Guerra Continua
story-142 =
    “Senha!” Um velho soldado de elmo enferrujado aponta a besta por cima de uma barricada de móveis. A ordem era
    guardar o portão até ser rendido. A guerra acabou antes de os pais de vocês se conhecerem; os dois reis estão
    enterrados lado a lado. Ele se exercita todo dia, sozinho, e responde à chamada por todos da companhia. “Senha”,
    repete. Soa esperançoso.
story-142-a = Adivinhar
story-142-a-success = Era “jantar”. Sempre foi “jantar”. Ele deixa passar e fica em continência até vocês sumirem.
story-142-b = Rendê-lo com todas as formalidades

story-143-title = A Armadilha
story-143 =
    De uma viga pende uma rede e, na rede, uma raposa de máscara de ladrão, de ponta-cabeça, lixando as unhas. A
    armadilha é dos outros, observa ela; morreria de vergonha de cair numa tão mal amarrada. Oferece metade do que
    leva no saco se vocês a soltarem. As galinhas roubadas vêm subindo o túnel, e vêm armadas.
story-143-a = Soltar a raposa
story-143-a-success = Ela cumpre a palavra até a última colher e também, descobre-se depois, leva um lenço de vocês.
story-143-b = Devolver o saco às galinhas
story-143-b-success =
    Elas contam duas vezes, com a cabeça de lado. Depois a mais velha pousa a lança e faz uma mesura.

story-144-title = Dou-lhe Uma
story-144 =
    Vocês coçam a orelha, e com isso entram no leilão. O leiloeiro é uma garça, rápida como tesoura. O lote nove é
    uma caixa que ninguém abriu. O lote dez, um trovão pouco usado. Os compradores em volta são altos, velados e
    riquíssimos, e todos começaram a vigiar as suas orelhas. “Algum lance do pessoal baixinho lá do fundo?”
story-144-a = Dar um lance na caixa fechada
story-144-a-success = Vocês se coçam com gênio. O martelo bate por menos do que vale o barbante.
story-144-b = Ficar imóveis até o fim
story-144-b-success =
    No lote trinta pousa uma mosca no nariz de alguém. No fim, recebem um trocado por estabilizarem o mercado.
story-144-b-fail = Vocês espirram. O trovão é seu e dispara dentro da mochila, na escada.

story-145-title = O Sopro da Vidreira
story-145 =
    As garrafas dela são famosas porque cada uma guarda o que ela sentia ao soprar: quem põe o ouvido no gargalo
    escuta um aniversário, um inverno comprido, um beijo. Agora está velha e só tem fôlego para mais uma. O forno
    ruge. Não se decide sobre o que vai ser e olha para vocês, ali em fila, tão jovens, tão cheios de ar.
story-145-a = Emprestar o fôlego, um sopro cada
story-145-a-success = Sai torta, cor de céu, e tem som de gente chegando em casa.
story-145-b = Segurar a cana para a última dela
story-145-b-success = Ela sopra uma coisa bem curtinha. Não conta o que era, e a garrafa fica com vocês.

story-146-title = Dentro da Baleia
story-146 =
    Costelas altas como mastros se curvam sobre vocês; há muito tempo o mar chegou até aqui e deixou para trás uma
    baleia. Os pescadores fizeram dela uma capela, com bancos ao longo da espinha e uma lâmpada no crânio. Esta
    noite está vazia, e os ossos começaram a cantar, grave, abaixo do que se ouve. Sente-se no peito. Talvez o velho
    mar tenha escutado.
story-146-a = Ficar e esperar a resposta
story-146-b = Encher a lâmpada e aparar o pavio
story-146-b-success =
    Na luz mais clara veem-se os nomes gravados em cada costela e o peixe deixado para quem cuida da chama.
story-146-c = Levar a caixinha das ofertas
story-146-c-success = O canto para no mesmo instante. A nave é muito comprida, e vocês a percorrem inteira.

story-147-title = Os Hibernantes
story-147 =
    Vocês abrem a porta errada e levam no rosto um inverno inteiro de bafo quente. Ursos, arganazes, ouriços e um
    jabuti dormem empilhados em colchas. Um deles, um texugo de touca, está acordadíssimo e desesperado. Não pega no
    sono. Já contou todos os outros, duas vezes. Faltam quatro meses para a primavera, e ele já leu os dois livros.
story-147-a = Contar a história mais chata que souberem
story-147-a-success = Escolhem a grande disputa do esgoto. Ele apaga antes do primeiro cano, e um de vocês também.
story-147-b = Fazer companhia até o sono vir sozinho
story-147-b-success =
    Na nona noite ele fala qualquer coisa sobre o luar e para no meio. Vocês o cobrem e saem de mansinho.

story-148-title = Um Conto para o Fogo
story-148 =
    Em volta da fogueira estão um funileiro, um troll, uma freira de espada e um menino sem sombra, e todos se
    apertam para abrir lugar. A regra daqui é que este fogo se alimenta de histórias. No momento está bem fraco. “Já
    gastamos as verdadeiras”, diz o funileiro. O vento do túnel experimenta com um dedo a beirada da luz.
story-148-a = Contar do lugar de onde vocês vêm
story-148-b = Inventar a mentira mais cabeluda
story-148-b-success = Uma vaca, um bispo, a lua: as chamas rugem, e o troll ri tanto que precisam segurá-lo.
story-148-b-fail = No meio vocês perdem o fio da meada, e a vaca. O fogo tosse e se apaga.

story-149-title = A Última Vela
story-149 =
    O santuário é um oco do tamanho de um armário. Mil tocos de vela e um só aceso, da altura de uma unha. Sobre
    ele, com as mãos em concha, está ajoelhado um monge que não se mexe desde que os outros se apagaram. Não tem
    mais cera. Não pode ir buscar, por causa do vento. “Não é que eu acredite”, diz. “É que eu disse que ficava.”
story-149-a = Raspar os tocos e fazer velas novas
story-149-a-success = Mil fins dão um longo começo. Ele tenta se levantar, e nisso vocês também ajudam.
story-149-b = Pôr as mãos ali por uma hora
story-149-b-success = Ele dorme uma hora exata. Ninguém diria que uma chama só pudesse pesar tanto.

story-150-title = O Buraco com o Sol Dentro
story-150 =
    Bem no fundo, mais fundo do que alguém da aldeia já foi, vocês topam com um buraco no chão e há luz do dia
    dentro dele. Deitam-se de bruços e olham. Céu azul, para baixo. Uma cotovia. Uma encosta ao contrário, onde uma
    mulher estende roupa, e a roupa pende para cima. Ela faz sombra com a mão. Viu as cabeças de vocês saindo do céu
    dela.
story-150-a = Passar para o outro lado
story-150-b = Descer um cesto e negociar
story-150-b-success =
    Ela recebe o pão de vocês como sinal dos céus, e o que manda para cima ainda está morno de um outro sol.

story-207-title = Entre as Mós
story-207 =
    Lá dentro não se escuta nem o próprio sangue. A roda grande está travada na marcha por uma coisa enfiada entre
    os dentes: uma trombeta, chata como um peixe. Alguém tentou combater o silêncio com ela. Para tirá-la, um de
    vocês tem de meter o braço enquanto os outros seguram o eixo, e vai ser só pelo olhar, sem mais nada.
story-207-a = Acenar com a cabeça no três
story-207-a-success = A trombeta sai, a roda para, e o primeiro som que volta é o do moleiro, rindo.
story-207-b = Travar a roda de vez com uma barra de ferro
story-207-b-success =
    O moinho se arranca do próprio eixo. O que cai das paredes faz mais barulho que o obrigado do moleiro.
story-207-b-fail = A barra sai pela calha em forma de pó. É silêncio de ferro, de segunda.

story-208-title = O Forno do Mestre
story-208 =
    Vocês encontram o mestre no quintal, atrás de uma cortina por onde ninguém pode passar. Ali estão as obras do
    menino, todas, numa prateleira, espanadas: o pão, a rosca, uma trancinha da primeira semana. “Eu sei o que ele
    é”, diz o mestre. “Quem vai esculpir quando eu faltar?” No canto há um forno velho que daria para assar, para
    quem soubesse.
story-208-a = Refazer o forno para assar pão
story-208-a-success = A primeira fornada sai ao amanhecer. O mestre come um anjo e diz que falta sal nas asas.
story-208-b = Oferecer-se para achar outro aprendiz
story-208-b-success = Vocês conhecem uma filha de padeiro que vive tirando lasca de tudo.

story-209-title = O Saco da Corrente
story-209 =
    Está quente e resmunga. À medida que a pimenta assenta, o saco também se acalma, e pela estopa dá para sentir um
    cotovelo. O mercador, enfim, consegue dizer uma frase inteira: é um gênio das tempestades, veio junto com o
    cravo e, se um dia espirrar, adeus montanha. Lá de dentro, bem devagar, vem o som de alguém enchendo o peito.
story-209-a = Apertar o nariz dele por cima do saco
story-209-a-success = Um momento longo, longo. “Obrigado”, diz o saco, fanhoso. “Eu fico tão sem graça.”
story-209-b = Arrastar o saco para fora e deixar espirrar
story-209-b-success = Vocês se deitam numa vala. Neva canela em cinco freguesias, e o gênio fica aliviadíssimo.
story-209-b-fail = Vocês chegam até a porta. A montanha continua lá, mas a porta foi parar em outro vale.

story-210-title = Muito Prazer
story-210 =
    São precisos um biscoito, mais um biscoito e a promessa de que ninguém olha antes do três. Um, dois. Ela tapa os
    olhos com a mão, com uma fresta. Ele tem sete dedos, todos com fresta. Agora estão se olhando. O próximo som vai
    ser um berro ou outra coisa, e os pais já vêm pela escada com uma vassoura.
story-210-a = Segurar a porta e dar um minuto a eles
story-210-a-success =
    São risadinhas, em dois tamanhos. A vassoura se abaixa, e os pais se sentam no degrau para escutar.
story-210-b = Dizer aos pais que é um primo
story-210-b-success = Eles o examinam. “Só se for do seu lado”, diz enfim a mãe, e vai pôr mais um prato.

story-211-title = Oitenta Anos de Chuva
story-211 =
    A tampa cede. Ela sai devagar, como quem se levanta de uma longa doença, e enche a cozinha, a rua, a caverna.
    Guardou aquela promessa no vidro por oitenta anos e já não sabe em quem chover. A casa de Benedita está vazia.
    Mas no fim da ruela uma voz muito velha diz: “É você? Eu deixei a janela aberta.”
story-211-a = Levar a nuvem até a janela
story-211-a-success = Chove numa velhinha, na cama, dentro de casa, por um minuto inteiro. Ela ergue o rosto.
story-211-b = Ficar embaixo dela e encher tudo
story-211-b-success = Oitenta anos de chuva é muita chuva, e ela andou pensando em pomares.

story-212-title = A Rendição
story-212 =
    Vocês entram em forma na galeria, fivelas alinhadas, e marcham até a barricada no mesmo passo. Ele já está
    chorando, mas as mãos estão firmes. É preciso um oficial, um tambor, uma ordem assinada. Vocês têm uma panela e
    um pouco de papel. E a companhia tem de responder à chamada, trinta e um nomes, dos quais trinta são há meio
    século só a voz dele.
story-212-a = Responder pelos trinta
story-212-a-success =
    “Presente”, dizem vocês, em trinta vozes. No trigésimo primeiro há uma pausa, e então ele diz também.
story-212-a-fail = Alguém ri no “Soldado Cebola”. Ele abaixa a besta, e isso é pior do que se não abaixasse.
story-212-b = Escrever a ordem e assinar com nome de rei
story-212-b-success = Ele lê três vezes, dobra em oito e pergunta para que lado fica a saída.

story-213-title = A Maré se Lembra
story-213 =
    Um fio de água entra por baixo dos bancos. Depois, um sopro longo e lento de maresia, e a água desliza pela nave
    até os tornozelos, fosforescente, e em cada costela para e toca, como a mão toca um rosto. Não fica mais que um
    cântico. Na volta, levanta umas coisinhas do fundo do mundo e as deixa aos pés de vocês.
story-213-a = Receber o que o mar trouxe
story-213-a-success = Vocês fecham a porta com todo o cuidado, como se alguém tivesse adormecido.
story-213-b = Entrar na água atrás da maré
story-213-b-success = Vocês seguem o brilho até onde dá pé e não voltam de braços vazios.
story-213-b-fail = Ela recua mais depressa do que vocês andam. Ficam no escuro, de joelhos molhados, ouvindo-a partir.

story-214-title = A História da Nossa Terra
story-214 =
    Vocês começam pela primeira cabana e pela goteira. Contam do inverno de uma vaca só e de quem casou com quem; o
    fogo chega mais perto. Quer saber como continua. Mas aqui vocês param, porque chegaram a esta noite: gente
    daquela aldeia está sentada junto ao fogo, entre desconhecidos, o vento está aumentando, e ninguém sabe a frase
    seguinte.
story-214-a = Pedir aos desconhecidos que continuem
story-214-a-success =
    Começam todos ao mesmo tempo. De manhã, ninguém sabe mais dizer de quem era a aldeia da história.
story-214-b = Inventar um final
story-214-b-success =
    Vocês põem uma boa colheita e um cachorro. O fogo aceita, estalando, e não pergunta se é verdade.

story-215-title = O Outro Lado de Cima
story-215 =
    Vocês descem de cabeça e chegam de pé, na grama, tontos, sob um sol que é o de vocês e não é. Ela examina um por
    um. A aldeia dela cava há anos, conta, por causa de uma lenda de que existe gente lá embaixo. Ela tem um primo
    com a mesma risada de um de vocês. Atrás da roupa, numa praça igualzinha, há uma mesa sempre posta, com um lugar
    marcado Visitas.
story-215-a = Sentar-se à mesa
story-215-a-success =
    Perguntam do mundo de baixo, de olhos arregalados, e vocês percebem que estão falando da sua horta.
story-215-b = Negociar um pouco e voltar antes de escurecer
story-215-b-success =
    Que escuro e de quem, é difícil dizer. Tudo o que trazem parece, por um tempo, estar caindo para cima.
