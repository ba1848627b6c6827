# Nomes como o livro de regras em português os imprime; os que ele não traz são traduções nossas.

## Facções e ícones

icon-emperor = Imperador
icon-spacing_guild = Guilda Espacial
icon-bene_gesserit = Bene Gesserit
icon-fremen = Fremen
icon-landsraad = Landsraad
icon-city = Cidade
icon-spice_trade = Comércio de Especiaria

## Espaços do tabuleiro

space-conspire = Conspirar
space-wealth = Riqueza
space-heighliner = Paquete
space-foldspace = Dobra Espacial
space-selective_breeding = Reprodução Seletiva
space-secrets = Segredos
space-hardy_warriors = Guerreiros Resistentes
space-stillsuits = Trajestiladores
space-high_council = Alto Conselho
space-mentat = Mentat
space-rally_troops = Convocar Tropas
space-swordmaster = Espadachim
space-hall_of_oratory = Salão da Oratória
space-arrakeen = Arrakina
space-carthag = Cartago
space-research_station = Estação de Pesquisa
space-sietch_tabr = Sietch Tabr
space-imperial_basin = Bacia Imperial
space-hagga_basin = Bacia Hagga
space-the_great_flat = A Grande Chã
space-sell_melange = Vender Melange
space-secure_contract = Contrato Seguro

## Líderes

leader-paul_atreides = Paul Atreides
leader-duke_leto_atreides = Duque Leto Atreides
leader-baron_vladimir_harkonnen = Barão Vladimir Harkonnen
leader-glossu_rabban = Glossu "A Fera" Rabban
leader-countess_ariana_thorvald = Condessa Ariana Thorvald
leader-earl_memnon_thorvald = Conde Memnon Thorvald
leader-count_ilban_richese = Conde Ilban Richese
leader-helena_richese = Helena Richese

## Cartas iniciais

card-convincing_argument = Argumento Convincente
card-dagger = Adaga
card-diplomacy = Diplomacia
card-dune_the_desert_planet = Duna, o Planeta Deserto
card-reconnaissance = Reconhecimento
card-seek_allies = Buscar Aliados
card-signet_ring = Anel do Sinete

## Reserva

card-arrakis_liaison = Elo com Arrakis
card-the_spice_must_flow = A Especiaria Deve Fluir
card-foldspace_card = Dobra Espacial

## Baralho Imperial

card-arrakis_recruiter = Recrutador de Arrakis
card-assassination_mission = Missão de Assassinato
card-bene_gesserit_initiate = Iniciada Bene Gesserit
card-bene_gesserit_sister = Irmã Bene Gesserit
card-carryall = Caleche
card-chani = Chani
card-choam_directorship = Diretoria da CHOAM
card-crysknife = Dagacris
card-dr_yueh = Dr. Yueh
card-duncan_idaho = Duncan Idaho
card-fedaykin_death_commando = Comando da Morte Fedaykin
card-firm_grip = Mão de Ferro
card-fremen_camp = Acampamento Fremen
card-gene_manipulation = Manipulação Genética
card-guild_administrator = Administrador da Guilda
card-guild_ambassador = Embaixador da Guilda
card-guild_bankers = Banqueiros da Guilda
card-gun_thopter = Tóptero Armado
card-gurney_halleck = Gurney Halleck
card-imperial_spy = Espião Imperial
card-kwisatz_haderach = Kwisatz Haderach
card-lady_jessica = Lady Jéssica
card-liet_kynes = Liet Kynes
card-missionaria_protectiva = Missionaria Protectiva
card-opulence = Opulência
card-other_memory = Outra Memória
card-piter_de_vries = Piter De Vries
card-power_play = Jogo de Poder
card-reverend_mother_mohiam = Reverenda Madre Mohiam
card-sardaukar_infantry = Infantaria Sardaukar
card-sardaukar_legion = Legião Sardaukar
card-scout = Batedor
card-shifting_allegiances = Alianças Volúveis
card-sietch_reverend_mother = Reverenda Madre do Sietch
card-smugglers_thopter = Tóptero do Contrabandista
card-space_travel = Viagem Espacial
card-spice_hunter = Caçador de Especiaria
card-spice_smugglers = Contrabandistas de Especiaria
card-stilgar = Stilgar
card-test_of_humanity = Teste de Humanidade
card-the_voice = A Voz
card-thufir_hawat = Thufir Hawat
card-worm_riders = Cavaleiros de Vermes

## Cartas de Intriga

intrigue-allied_armada = Armada Aliada
intrigue-ambush = Emboscada
intrigue-bindu_suspension = Suspensão Bindu
intrigue-bribery = Suborno
intrigue-bypass_protocol = Burlar o Protocolo
intrigue-calculated_hire = Contratação Calculada
intrigue-charisma = Carisma
intrigue-choam_shares = Ações da CHOAM
intrigue-corner_the_market = Monopolize o Mercado
intrigue-councilors_dispensation = Dispensa do Conselheiro
intrigue-demand_respect = Exija Respeito
intrigue-dispatch_an_envoy = Enviar um Emissário
intrigue-double_cross = Traição Dupla
intrigue-favored_subject = Súdito Favorito
intrigue-guild_authorization = Autorização da Guilda
intrigue-infiltrate = Infiltrar
intrigue-know_their_ways = Conhecer seus Costumes
intrigue-master_tactician = Mestre Tático
intrigue-plans_within_plans = Planos Dentro de Planos
intrigue-poison_snooper = Farejador de Veneno
intrigue-private_army = Exército Privado
intrigue-rapid_mobilization = Mobilização Rápida
intrigue-recruitment_mission = Missão de Recrutamento
intrigue-refocus = Reorientar
intrigue-reinforcements = Reforços
intrigue-secret_of_the_sisterhood = Segredo da Irmandade
intrigue-staged_incident = Incidente Forjado
intrigue-the_sleeper_must_awaken = O Adormecido Deve Despertar
intrigue-tiebreaker = Desempate
intrigue-to_the_victor = Ao Vencedor...
intrigue-urgent_mission = Missão Urgente
intrigue-water_of_life = Água da Vida
intrigue-water_peddlers_union = Sindicato dos Vendedores de Água
intrigue-windfall = Ganho Inesperado

## Cartas de Conflito

conflict-skirmish_vp_intrigue = Escaramuça (Intriga)
conflict-skirmish_vp_water = Escaramuça (água)
conflict-skirmish_influence_spice = Escaramuça (especiaria)
conflict-skirmish_influence_solari = Escaramuça (Solari)
conflict-cloak_and_dagger = Capa e Adaga
conflict-desert_power = Poder do Deserto
conflict-guild_bank_raid = Assalto ao Banco da Guilda
conflict-machinations = Maquinações
conflict-raid_stockpiles = Saquear Estoques
conflict-secure_imperial_basin = Proteger a Bacia Imperial
conflict-siege_of_arrakeen = Arrakina Sitiada
conflict-siege_of_carthag = Cartago Sitiada
conflict-sort_through_the_chaos = Organizar o Caos
conflict-terrible_purpose = Terrível Propósito
conflict-battle_for_arrakeen = Batalha por Arrakina
conflict-battle_for_carthag = Batalha por Cartago
conflict-battle_for_imperial_basin = Batalha pela Bacia Imperial
conflict-grand_vision = Visão Grandiosa

## Casa Hagal

house-hagal = Casa Hagal
leader-paul_atreides-left = Presciência
leader-paul_atreides-signet = Disciplina
leader-duke_leto_atreides-left = Popularidade no Landsraad
leader-duke_leto_atreides-signet = Diplomacia Prudente
leader-baron_vladimir_harkonnen-left = Golpe de Mestre
leader-baron_vladimir_harkonnen-signet = Tramar
leader-glossu_rabban-left = Feudo de Arrakis
leader-glossu_rabban-signet = Brutalidade
leader-countess_ariana_thorvald-left = Viciada em Especiaria
leader-countess_ariana_thorvald-signet = Reservatório Oculto
leader-earl_memnon_thorvald-left = Contatos
leader-earl_memnon_thorvald-signet = Reserva de Especiaria
leader-count_ilban_richese-left = Negociador Implacável
leader-count_ilban_richese-signet = Manufatura
leader-helena_richese-left = Olhos por Toda Parte
leader-helena_richese-signet = Manipular
