# The names of what is in the box. Names of characters and artifacts are of our own making unless the ledger marks them public.

## Starting characters

character-start-pathfinder = Pathfinder
character-start-warden = Warden
character-start-strider = Strider

## Characters

character-C01 = Bellringer
character-C02 = Kite Flyer
character-C03 = Cartwright
character-C04 = Moth Collector
character-C05 = Reed Fisher
character-C06 = Lamplighter
character-C07 = Ferry Pilot
character-C08 = Goat Drummer
character-C09 = Salt Miner
character-C10 = Stargazer
character-C11 = Stonecutter
character-C12 = Tall Sentinel
character-C13 = Rope Walker
character-C14 = Ladder Maker
character-C15 = Well Digger
character-C16 = Banner Bearer
character-C17 = Plough Ox
character-C18 = River Otter
character-C19 = Dune Lizard
character-C20 = Market Crier
character-C21 = Umbrella Seller
character-C22 = Ring Dancer
character-C23 = Surveyor
character-C24 = Twin Shepherds
character-C25 = Hill Runner
character-C26 = Cliff Climber
character-C27 = Clockmender
character-C28 = Bridge Keeper
character-C29 = Wide-Winged Heron
character-C30 = Puppet Master
character-C31 = Windmill Keeper
character-C32 = Baker Boar
character-C33 = Cooper
character-C34 = Long Serpent
character-C35 = Chart Reader
character-C36 = Stair Builder
character-C37 = Blacksmith
character-C38 = Crossroads Fox
character-C39 = Mushroom Giant
character-C40 = Toll Troll
character-C41 = Waterfall Hermit
character-C42 = Tinker
character-C43 = Courier Hound

## Artifacts

artifact-A01 = Lucky Purse
artifact-A02 = Beggar's Bowl
artifact-A03 = Silver Bell
artifact-A04 = Backpack
artifact-A05 = Walking Stick
artifact-A06 = Shepherd's Crook
artifact-A07 = Wind Fan
artifact-A08 = Tide Glass
artifact-A09 = Compass
artifact-A10 = Spinning Top
artifact-A11 = Weathervane
artifact-A12 = Wizard's Hat
artifact-A13 = Spare Lantern
artifact-A14 = Folded Map
artifact-A15 = Spyglass
artifact-A16 = Chalk Stub
artifact-A17 = Hourglass
artifact-A18 = Coffee Pot
artifact-A19 = Rooster Clock
artifact-A20 = Two-Faced Mask
artifact-A21 = Stone Hammer
artifact-A22 = Iron Boots
artifact-A23 = Royal Seal
artifact-A24 = Dragon Horn

## Abilities

ability-gain-coin = Gain a coin
ability-slide = Slide
ability-rotate = Rotate
ability-free-blank = Free blank
ability-flip = Flip
ability-replace = Replace

## What they do

doing-gain-coin = Take 1 coin, at any moment of your turn.
doing-slide = Move any marker, yours or not, to an empty square beside it. No coins.
doing-rotate = Turn the pattern you are placing by a quarter, clockwise.
doing-free-blank = Place one blank marker of the pattern without paying.
doing-flip = Turn one of your characters over, up or down.
doing-replace = Put your marker in the place of an opponent’s under the pattern, and take the coins of the square.

## Biomes

biome-meadow = meadow
biome-forest = forest
biome-desert = desert
biome-marsh = marsh
biome-mountain = mountain
biome-coast = coast
biome-ruins = ruins
biome-snowfield = snowfield
