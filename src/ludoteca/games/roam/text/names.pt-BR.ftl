# Os nomes do que há na caixa. Os nomes de personagens e artefatos são nossos, salvo os que o registro marca como públicos.

## Personagens iniciais

character-start-pathfinder = Desbravador
character-start-warden = Guardião
character-start-strider = Andarilho

## Personagens

character-C01 = Sineira
character-C02 = Empinador de Pipas
character-C03 = Carroceiro
character-C04 = Colecionadora de Mariposas
character-C05 = Pescador dos Juncos
character-C06 = Acendedora de Lampiões
character-C07 = Barqueiro
character-C08 = Cabra Tamborileira
character-C09 = Mineiro de Sal
character-C10 = Observadora de Estrelas
character-C11 = Canteiro
character-C12 = Sentinela Alta
character-C13 = Equilibrista
character-C14 = Fazedor de Escadas
character-C15 = Cavador de Poços
character-C16 = Porta-Estandarte
character-C17 = Boi de Arado
character-C18 = Lontra do Rio
character-C19 = Lagarto das Dunas
character-C20 = Pregoeira
character-C21 = Vendedora de Guarda-chuvas
character-C22 = Dançarina de Roda
character-C23 = Agrimensora
character-C24 = Pastores Gêmeos
character-C25 = Corredora das Colinas
character-C26 = Escaladora de Penhascos
character-C27 = Relojoeiro
character-C28 = Guardiã da Ponte
character-C29 = Garça de Asas Largas
character-C30 = Titereiro
character-C31 = Moleira
character-C32 = Javali Padeiro
character-C33 = Tanoeira
character-C34 = Serpente Comprida
character-C35 = Leitora de Mapas
character-C36 = Construtor de Degraus
character-C37 = Ferreira
character-C38 = Raposa da Encruzilhada
character-C39 = Gigante Cogumelo
character-C40 = Troll do Pedágio
character-C41 = Eremita da Cachoeira
character-C42 = Funileiro
character-C43 = Cão Mensageiro

## Artefatos

artifact-A01 = Bolsa da Sorte
artifact-A02 = Tigela do Mendigo
artifact-A03 = Sino de Prata
artifact-A04 = Mochila
artifact-A05 = Bengala
artifact-A06 = Cajado do Pastor
artifact-A07 = Leque do Vento
artifact-A08 = Vidro da Maré
artifact-A09 = Bússola
artifact-A10 = Pião
artifact-A11 = Cata-vento
artifact-A12 = Chapéu de Mago
artifact-A13 = Lanterna Reserva
artifact-A14 = Mapa Dobrado
artifact-A15 = Luneta
artifact-A16 = Toco de Giz
artifact-A17 = Ampulheta
artifact-A18 = Bule de Café
artifact-A19 = Relógio de Galo
artifact-A20 = Máscara de Duas Faces
artifact-A21 = Martelo de Pedra
artifact-A22 = Botas de Ferro
artifact-A23 = Selo Real
artifact-A24 = Chifre de Dragão

## Habilidades

ability-gain-coin = Ganhar moeda
ability-slide = Deslizar
ability-rotate = Girar
ability-free-blank = Branco grátis
ability-flip = Virar
ability-replace = Substituir

## O que fazem

doing-gain-coin = Pegue 1 moeda, a qualquer momento do seu turno.
doing-slide = Mova qualquer marcador, seu ou não, para um quadrado vazio ao lado. Sem moedas.
doing-rotate = Gire o padrão que você está colocando um quarto de volta em sentido horário.
doing-free-blank = Coloque um marcador em branco do padrão sem pagar.
doing-flip = Vire um dos seus personagens, para cima ou para baixo.
doing-replace = Coloque o seu marcador no lugar do de um oponente sob o padrão e pegue as moedas do quadrado.

## Biomas

biome-meadow = campina
biome-forest = floresta
biome-desert = deserto
biome-marsh = pântano
biome-mountain = montanha
biome-coast = costa
biome-ruins = ruínas
biome-snowfield = neve
