# The encounter book, part 7. Ids: ../book/README.md

story-115-title = The Telescope That Looks Down
story-115 =
    An observatory stands at the deepest point of the cave, and its telescope is aimed at the floor. The astronomer,
    upside down by conviction, maps the stars of the other side: she says the earth is thin here, and the night
    below it very clear. She has lately found a new comet. It is getting bigger, she says. It is coming up.
story-115-a = Compute where it will come through
story-115-a-success = It breaks the floor just where you put the cushions, hisses, and cools into something beautiful.
story-115-b = Look through the eyepiece

story-116-title = The Patrol from Elsewhere
story-116 =
    Five people in the colours of a rival village sit round a dead fire. They left home to map the caves, one day
    after you founded yours, and have walked in a circle since. They are thin. They would rather starve than ask
    you, of all people, for the way; so they ask you, casually, what you think of the weather up there.
story-116-a = Share your supper before anything else
story-116-b = Out-walk them home and claim their maps
story-116-b-success =
    You take every wrong turn of theirs off the list and are there by noon, first and not proud of it.

story-117-title = The Eel in the Lamps
story-117 =
    A glass pipe runs along the street, full of water, and through it shoots an eel as thick as a leg. Wherever she
    passes, the lamps flare up. That is how this town is lit, and tonight she has stopped in front of the bakery and
    will not go on. The whole lower district lies dark. The lamplighter knocks on the glass and begs.
story-117-a = Feed her through the hatch
story-117-a-success = It was not greed. She shares the bun with somebody small and new, coiled behind the bend.
story-117-b = Light the lower district by hand
story-117-b-success = Ninety-one doorsteps, ninety-one thank-yous, and one dog.
story-117-c = Startle her into moving
story-117-c-success = She bolts, and for one minute the town is bright as noon. A few lamps will never work again.

story-118-title = The Museum of Up There
story-118 =
    It costs nothing to enter, and the curator is so proud. Here, under glass, are treasures of the Surface: an
    umbrella (“ceremonial wing”), a boot (“vase”), a garden gnome (“their king”). She invites your opinion as
    scholars. In the final case, on velvet, lies an onion, labelled “Heart of the Sun, still beating”. She lowers
    her voice when she gets there.
story-118-a = Admire everything and correct nothing
story-118-a-success = “You have no idea,” she says, moved, “how rarely experts agree.”
story-118-b = Tell her, gently, about the onion

story-119-title = Seven Tiers
story-119 =
    Two confectioners are carrying a wedding cake with seven tiers through a tunnel built for six. They have
    stopped. The bride's people are waiting on one side, the groom's on the other, and the cream is beginning to
    lean. “If you take the top,” the first says between his teeth, “and nobody, nobody breathes.” Something small
    with whiskers is already sitting on tier four.
story-119-a = Carry the top tier
story-119-a-success = It arrives entire. You are seated with the family, and given the corner with the rose.
story-119-a-fail = It is a memorable wedding. People wear the cake rather than eat it, but they do dance.
story-119-b = Dig the roof a hand higher
story-119-b-success = You cover the cream with your own coats and chisel like dentists.
story-119-b-fail = Gravel is not a topping, says the bill.

story-120-title = The Speaking Tubes
story-120 =
    Brass mouthpieces cover the wall, hundreds, each with a cork. Pull one out and you hear a room somewhere: a
    kitchen, a quarrel, a long silence with a clock in it. It was the telephone of a vanished town, yet someone
    still lives at the end of every tube. From the one down in the corner, behind its cork, comes knocking.
story-120-a = Uncork the one that knocks
story-120-b = Listen in on a counting house
story-120-b-success =
    A voice reads out the combination, slowly, to a forgetful uncle. You happen to be passing there on Friday.

story-121-title = Lights Out
story-121 =
    The fireflies are offended, and have gone out. They hang in clusters with folded arms, dark to the last tail,
    and a spokesfly hands you a list of grievances: the long nights, the jars, a remark about their glow. The
    mushroom growers, who can see nothing without them, sit in gloom on the other bank, and have drawn up a list as
    well. You are standing in the ford.
story-121-a = Read both lists aloud, one against the other
story-121-b = Offer the growers your own lamps, at a price
story-121-b-success = You work through the night, and keep your eyes on the baskets while you are paid.

story-122-title = The Fall That Rises
story-122 =
    Water pours up. It leaves the pool in a silver sheet, roars past your noses and vanishes through a slot in the
    vault, carrying sticks, a hat, a startled trout. On the rocks a family with hooked poles makes a living from
    what goes by. “You want to be quick,” says the mother, “and not to lean out. Our eldest leaned out. He writes.”
story-122-a = Hook what goes by
story-122-a-success = The trout are so surprised at being caught upward that they hardly struggle.
story-122-b = Send the eldest a parcel
story-122-b-success = Socks, mostly. You let go, and the whole family waves until it is out of sight.

story-123-title = The Iron Palm
story-123 =
    The gate has no keyhole, only the print of a hand sunk in the iron, with six fingers. Rust has run from it like
    tears. In the dust before the gate lie gloves, dozens of them, from all ages, each with a sixth finger sewn on
    more or less cleverly. One of them is moving slightly. It turns out to have a mouse in it.
story-123-a = Collect the gloves
story-123-a-success = Some are kid leather, with pearl buttons; a glover buys them for the thumbs alone.
story-123-b = Hold one another's hands in the print
story-123-b-success = Three fingers of one and three of another: it had been made for two who would not go in alone.
story-123-c = Take it off its hinges
story-123-c-success = Nobody had thought of the side. The gate falls flat with a boom that empties the gloves of mice.

story-124-title = Hurry, the Midwife
story-124 =
    A mole with a black bag and pince-nez barrels into you at full speed. There are five burrows in labour tonight,
    and she has two paws. “You! Can you boil water? Can you count to eight? Then come along, and do not faint until
    afterwards.” From every side, through the earth, you hear small grunts, and fathers pacing.
story-124-a = Take two of the burrows yourselves
story-124-a-success = Sixteen, all pink, all furious. Nine of them are given your names.
story-124-b = Boil water and hold the fathers' hands
story-124-b-success = The fathers need more care than the mothers do, and are more generous in the morning.

story-125-title = The Duel of Ladles
story-125 =
    Two kitchens face each other across an alley, and between them flies crockery. Chef Bruma says that a stew must
    have cave fish. Chef Tição says that it must have none. They have cooked against each other for so long that
    neither has tasted the other's. You, being hungry, have been appointed jury by both, and are handed one spoon.
story-125-a = Eat both and refuse to rule
story-125-a-success = They fight on, delighted, and send you off with leftovers as evidence.
story-125-b = Make each taste the other's stew

story-126-title = Here Lies Quaresma
story-126 =
    A cairn by the path, a broken lamp, a board with careful letters: “Here lies Quaresma, explorer, who went left.
    Traveller, leave a stone for me and take a word from me.” Below, in a tin, is a notebook. All its pages are
    blank but the last. On the ground, among the many stones left, lie a few that do not look like stones.
story-126-a = Leave a stone and read the last page
story-126-a-success = The word is “right”. It saves you half a day, and possibly more than that.
story-126-b = Pick out the ones that are not stones
story-126-b-success = Somebody left her a gold button. It is a while before you can look at each other.
story-126-b-fail = As you reach out the cairn gives a long, tired sigh, and your nerve goes with it.

story-127-title = Corridor, Occupied
story-127 =
    Something clear and wobbling fills the corridor like aspic. Suspended in it, in mid-step, are a lady with a
    parasol and her dog; they do not look unhappy. The jelly speaks by shivering. It says it is not eating them.
    They had wanted to see how time feels when it holds still, and it does that, for a small consideration, on
    Thursdays.
story-127-a = Squeeze along the wall past it
story-127-a-success = It draws itself in, like a passenger in a full omnibus, and begs your pardon the whole way.
story-127-b = Try it, for an instant
story-127-b-success = It is like the top of a swing. You come out on the other side with all your aches gone.

story-128-title = White Gold
story-128 =
    The bat people do not mince words: it is droppings, it is three men deep, and it makes anything grow. They have
    always heard that farmers up above would pay for it. They have filled sacks, put on clean aprons and gone as far
    as the cave mouth, but each time their eyes hurt and they came back. The cave is getting full.
story-128-a = Carry sacks up and bring the money down
story-128-a-success = You are not invited to dinner anywhere on the way, but you are thanked at both ends.
story-128-b = Grow something on it right here
story-128-b-success = You drop one spore, step back, and have to step back further.

story-129-title = The Oyster Bed
story-129 =
    It is a bed in every sense: four posts, a canopy of weed, and in it, tucked up to the lips, an oyster as wide as
    a door. Something has long been on her mind. When she opens to sigh, a glow the colour of milk spreads over the
    ceiling, and when she shuts the room goes black. The last burglar's foot is still there, that is, his shoe.
story-129-a = Ask what troubles her
story-129-b = Gather the small shells around the bed
story-129-b-success = You work by the light of her sighs, a handful at a time.

story-130-title = The Lizard Caravan
story-130 =
    Twelve pack lizards wait in line while the drivers shout at a broken axle. The last wagon carries ice, from the
    lowest cave, for a sick queen; it has to arrive as ice. Already a dark thread of water runs from the tailboard,
    and the lizards, who have been good all day, are looking at it and swallowing.
story-130-a = Carry the ice on your own backs
story-130-a-success = You arrive blue from neck to heel. The queen asks for a sliver, and for your names.
story-130-b = Fix the axle
story-130-b-success = It will hold to the palace and not a yard longer, and you tell them so, after payment.

story-131-title = The Roots That Weep
story-131 =
    Long pale roots come through the roof and hang to the floor like a curtain, and along each of them, drop by
    drop, the water is salt. You know which tree stands above: the willow on your green, where people go to be sad.
    All of it ends up down here. Something has been collecting it in jars, row on row, with the lids screwed down.
story-131-a = Wait for the collector
story-131-b = Take one empty jar and go
story-131-b-success = It is good clay. You wash it three times, and still the soup needs no salt.

story-132-title = Do Not Touch the Red One
story-132 =
    A field of mushrooms: brown ones, fat ones, and in the exact middle a single red one with a sign. The sign is
    written in eleven languages and says the same in each. You would have left it alone. But a hedgehog on stilts,
    half blind and humming, is coming across the field with a basket, and is feeling for the stalks, and is three
    from the red.
story-132-a = Stop him without shouting
story-132-a-success =
    He takes you for a signpost and hangs up his basket on you. There are worse ways of getting a basket.
story-132-b = Let him, and stand well back
story-132-b-success =
    It screams like a mill whistle, and every mushroom in the field lies down flat. So does the hedgehog.

story-133-title = Somebody's Move
story-133 =
    The floor is squared in black and white, and the pieces are taller than you are. White is losing. A knight lifts
    one hoof from its square and puts it back, in doubt. No players, only two great empty chairs and a clock whose
    needle has stopped on the edge. As you cross the board, the white queen bends down and whispers, “Are you a
    pawn, or can you think?”
story-133-a = Play on for White
story-133-a-success = Stalemate, after nine hours. Both kings shake hands and step off to have tea.
story-133-b = March straight across as pawns
story-133-b-success =
    On the last square you may become whatever you like. One little pawn behind you chooses to become a villager.

story-199-title = The Eyepiece
story-199 =
    At first there is only your own eyelash. Then, far down, a night with two small moons, and under them a hill,
    and on the hill a round house with a telescope in its roof, pointing up. At the other end of it someone has
    jumped back. Now she has come to the glass again. She has three eyes, and with the middle one, carefully, she is
    winking.
story-199-a = Hold up a lamp and spell hello
story-199-a-success = The answer takes until morning and is, as far as anyone can tell, a recipe.
story-199-b = Draw the house on the hill
story-199-b-success = When you have finished, you see that she is holding up a drawing of yours.

story-200-title = Bread between Rivals
story-200 =
    Nobody speaks until the pot is scraped. Then they all speak. It was they who moved your boundary stones; it was
    you, somebody admits, who put the goose in their chapel. There is a silence, and it could go either way. Their
    leader, a big woman with a split lip, looks into her cup. “That was a very good goose,” she says.
story-200-a = Drink to the goose
story-200-a-success =
    You walk up together. At the fork there is hugging, and nobody is in a hurry to take the right road.
story-200-b = Demand the boundary stones first
story-200-b-success = They grumble, pay for the stones, and then for the goose they had eaten as well.
story-200-b-fail = Somebody brings up the goose again, louder, and supper ends on opposite sides of the fire.

story-201-title = The Heart of the Sun
story-201 =
    She does not say anything. She takes the onion out, turns it over, and peels off one thin coat, and then,
    because it is like that with onions, she begins to weep. “It made me cry the first time too,” she says. “I
    thought that it was the glory.” The visitors behind you, a class of young newts, look from the onion to you and
    back.
story-201-a = Fry it, and let everyone taste the sun
story-201-a-success = The new label reads: “Heart of the Sun (eaten).” Attendance has doubled.
story-201-a-fail = You burn it. Thirty newts see people from the Surface burn the sun, and go home to tell.
story-201-b = Tell her what the real sun is like
story-201-b-success = She listens with her eyes shut, and afterwards dusts the empty velvet with more respect.

story-202-title = Wrong Number
story-202 =
    “At last,” says the tube. It is an old man's voice. He wants the fire brigade, but there is no hurry now; he
    rang when the house caught, that was long ago, and then he stayed on the line. Since then he has been reading to
    himself, aloud, so as to leave it open. “I am at chapter nine. You might tell me, in case you know, if she
    marries him.”
story-202-a = Stay on the line and read it with him
story-202-a-success =
    She does not marry him; she buys a boat. He laughs so hard that the corks pop all along the wall.
story-202-b = Trace the tube to where he lives
story-202-b-success = A lane, a scorched door, a chair by the wall. You read him the rest in person, over toast.

story-203-title = Article by Article
story-203 =
    The lists prove to be the same list. Both want shorter nights. Both hate jars. Neither can stand the overseer,
    who sits in a hut upriver, belongs to neither bank, and takes a share from each for keeping the other one quiet.
    There is a pause while that sinks in. A single tail lights up, then a row, then the whole cave, and they are all
    looking upriver.
story-203-a = Go along as their spokesmen
story-203-a-success = He sees the light coming, hears the hoes, and hands out the back pay through the window.
story-203-b = Run ahead and warn the overseer
story-203-b-success = He pays you from a chest that he then drags out through the back, into the dark that he likes.

story-204-title = One Spoon
story-204 =
    You hold the spoon to Bruma's mouth. You hold it to Tição's. There is a silence in the alley such as there has
    not been since the first plate. Bruma's chin trembles. “That is my mother's,” he says. “That is my mother's
    too,” says Tição. They stare at each other, at the noses, at the ears. It might be the moment to look away.
story-204-a = Help them cook it together, her way
story-204-a-success = She put the fish in and took it out again. That was all. That was the whole secret.
story-204-b = Leave the brothers to it
story-204-b-success = You go on tiptoe. A plate flies past, but gently, and you catch it whole.

story-205-title = What Troubled the Oyster
story-205 =
    It is not the pearl; the pearl she likes. It is that she swallowed it rather than answer. A diver had asked her
    something once, in the simplest words, and she was shy, and shut; and when she opened again there was only the
    shoe. “You have legs,” she says. “The shoe must belong to a foot. Would you say to it that the answer was yes?”
story-205-a = Find the man with one shoe
story-205-a-success = He lives two caves away, and limps, and keeps his hat ready by the door.
story-205-b = Carry her to him, bed and all
story-205-b-success = Four posts, one oyster, two caves. When he opens the door she has already opened too.

story-206-title = The Collector of Tears
story-206 =
    She comes at night, a woman of water, barefoot, leaving no dry print. She does not drink them. She labels them:
    lost dog, first frost, nobody came. “You people pour it out and walk off lighter,” she says. “Somebody must be
    where it goes.” The shelves have reached the roof. She is full to the eyes, and trembling like a cup carried too
    far.
story-206-a = Open the jars together and let them run
story-206-a-success =
    It goes down the cave singing, as brooks do. She watches it, and for once she has nothing to carry.
story-206-b = Fill a jar of your own and hand it to her
story-206-b-success = She reads your label twice, and finds a place for it near the front, where it is warmer.
