# The encounter book, part 6. Ids: ../book/README.md

story-96-title = The Half Bridge
story-96 =
    The bridge is splendid and ends in mid-air. On its last stone sits a dwarf eating an apple, with her legs over
    the drop. She has built toward the other side for twenty years. From the other side, she says, somebody was
    building too, she used to hear the hammer; but it stopped last spring, and she is one arch short, and out of
    plumb line.
story-96-a = Set the last arch with her
story-96-a-success = The keystone drops in with a sound like a kiss. She walks over without her apple.
story-96-b = Climb across to the silent side

story-97-title = The Cricket Philharmonic
story-97 =
    A million crickets sit on a slope in the shape of an orchestra and eat everything that comes near, sheet music
    included. They play while they eat, and very well. Their conductor, in a black coat all his own, taps the stand:
    someone has sat down in the percussion. It is you. The percussion is a field of ripe mushrooms, so far
    untouched.
story-97-a = Play the whole symphony
story-97-a-success = Four movements, no rests. They rise to their feet, all six million of them.
story-97-b = Harvest your instruments during the adagio
story-97-b-success = You pick on the beat, and it passes for a very modern drum part.
story-97-b-fail = The conductor stops. A million heads turn, and they eat your basket, your straps and your purse.

story-98-title = Below the Well
story-98 =
    You know this shaft; it feeds the wells of three villages, and yours is one. In the pool at its foot lies a
    barrel, half sunk, weeping something yellow. The label shows a face with its tongue out. The barrel is jammed
    between rocks under a waterfall of ice-cold water, and already the small white shrimps are floating belly up.
story-98-a = Wrestle the barrel out whole
story-98-a-success =
    It comes free at the end of your strength, with its bung still in. Three villages sleep soundly and never know.
story-98-a-fail = You cannot feel your hands. All you can do is run home and shout to nobody to drink.
story-98-b = Dig the water a new bed
story-98-b-success = The stream grumbles into its new ditch, and the pool is left to poison itself.

story-99-title = The Open Cell
story-99 =
    A prison, long abandoned. All the doors are open, and in the last cell sits a prisoner, well-combed, reading the
    wall. He knows that the door is open. “I was sentenced to stay until I understood,” he says, “and I am a man of
    my word.” On the guard's hook hang the keys, a coat, and a purse with his name and the date of his arrest.
story-99-a = Help yourselves to the purse
story-99-a-success = “Ah,” says the prisoner, watching you go. “I believe I understand a little more.”
story-99-b = Ask him what he did

story-100-title = The Hundred-Thousandth Guest
story-100 =
    Trumpets, streamers, a banner across the cave mouth. A committee of moles presses a sash on you: by their count
    you are the hundred-thousandth visitor to the Great Hole, and there is to be a speech, by you, on the subject of
    the Hole. The square is packed. The mayor mole is wiping her glasses. Nobody has warned you, and the trumpets
    have stopped.
story-100-a = Make the speech
story-100-a-success = “It is,” you begin, “a very great hole.” There are tears by the third sentence.
story-100-a-fail = You say “cave” instead of “hole”. A chair is thrown, then all the chairs.
story-100-b = Ask for the prize first
story-100-b-success = The prize is a second sash. Among the ribbons, somebody has pinned a little money.

story-101-title = The Smith in the Fire
story-101 =
    She works up to the waist in lava, a smith as sooty as a skillet, and hammers out a plough as easily as you
    would slap dough. The heat keeps you thirty steps off, and you have to shout. “What? Speak up! I shoe the
    earthquakes!” Red-hot offcuts fly in all directions and cool on the rocks like scattered fruit.
story-101-a = Gather the offcuts before they set
story-101-a-success = You hop about like sparrows on a stove, and come away heavier.
story-101-b = Pump the bellows for her
story-101-b-success = She laughs till the lava slops over the edge. Nobody has kept pace with her since the volcano.

story-102-title = Hot Skating
story-102 =
    The lava lake has a crust as thin as pie, and on it a troop of salamanders is skating figures, arms behind their
    backs. Each blade leaves a line of light that heals as you watch. They score one another by sticking out their
    tongues. One of them, very young, comes to a halt before you and looks, wistfully, at your good thick boots.
story-102-a = Lend her your boots and go out on the rink
story-102-b = Sell lemonade at the edge
story-102-b-success = It boils before it reaches the customer. They would not have it any other way.

story-103-title = Puffs from a Vent
story-103 =
    A vent in the floor sends up smoke, in puffs: round, round, long. Far off, down a line of chimneys, other puffs
    reply. You have walked into the middle of a conversation. By listening with your eyes you make out some of it.
    “Cousin stuck.” “Which cousin.” “Big one.” And then, from your own vent, insistently: “WHO IS STANDING THERE.”
story-103-a = Signal back with a blanket
story-103-a-success =
    “Friends,” you puff, with one spelling mistake. The vent is so pleased that supper comes up next.
story-103-a-fail = What you said about the cousin cannot be repeated, and the fumes that follow cannot be breathed.
story-103-b = Step off the vent
story-103-b-success = “Thank you,” it puffs, and lets out what was growing in its throat.
story-103-c = Dig for the big cousin
story-103-c-success = He is a bear, he is mortified, and he was carrying lunch for the family.

story-104-title = The War for the Crumb
story-104 =
    Two armies face each other over a battlefield the size of a rug: beetles in shining plate on one side, termites
    with catapults on the other. Between them lies the cause of it all, a crumb of seed cake from your own lunch,
    dropped not five minutes ago. Trumpets, thin as hairs. A general climbs your boot to demand which side you are
    on.
story-104-a = Crumble the rest of the cake for all
story-104-a-success = The peace is signed on a raisin. It holds to this day.
story-104-b = Lead the termite cavalry
story-104-b-success = The charge is magnificent and lasts four inches. The spoils are out of all proportion.

story-105-title = X Marks the Turnips
story-105 =
    From a dead pirate's boot falls a map, brown with age. You follow it for hours, past the Weeping Rock, under the
    Devil's Elbow, ninety paces by the compass, and break through a last wall of earth into a low room. There are
    shelves. There are turnips. It takes a moment before someone says it aloud: this is your own cellar.
story-105-a = Dig under the turnips
story-105-a-success = Four feet down the spade says “clunk”, and your mother, above, says “Who is there?”
story-105-b = Go back and try the Devil's other elbow
story-105-b-success = The map was being held upside down the entire time, and nobody will say by whom.

story-106-title = The Alchemist's Scales
story-106 =
    An alchemist in scorched robes weighs a cat against gold. She must come out exactly equal, he explains, for his
    theory to be right, and she keeps licking her paw at the critical moment. Every time it shifts the balance by a
    hair. He has been at it since winter. The cat looks at you, and slowly closes one eye.
story-106-a = Blow a pinch of dust on the light side
story-106-a-success = Perfect balance! He weeps, he dances, he rewards you, and the cat is not surprised.
story-106-b = Wink back

story-107-title = House Hunting
story-107 =
    Here, days from any ocean, a hermit crab the size of a pony goes naked from rock to rock and knocks. He has
    outgrown his shell. He has tried a kettle, a helmet and a small chapel, and nothing fits at the shoulders.
    Whatever has been following him through the dark, snapping, has noticed too that he is soft.
story-107-a = Stand guard around him
story-107-a-success = It snaps, you shout, it thinks again. He offers you breakfast from under his own claw.
story-107-b = Take him to see a place you passed

story-108-title = Sit Still
story-108 =
    “Do not move!” cries a painter from behind an easel, and such is her tone that you do not. She paints only
    strangers, only by lamplight, and only once each; the walls of her studio go on for miles, all faces. You see
    yours appear, line by line. It looks like you, but it is older, and it is smiling at something.
story-108-a = Pay for the portrait and take it home
story-108-a-success = Over the mantelpiece it improves each year, and you have begun to see what it saw.
story-108-b = Sit till it is done, and leave it with her
story-108-b-success = She hangs you between a bishop and a dog. It is an honour; the dog was somebody.

story-109-title = The Devil's Second Fiddle
story-109 =
    A blind fiddler sits at a crossing and bets all comers that he can play a tune they cannot help but dance to. He
    has never lost. In a half circle around him stand those who bet: still hopping, some of them, since yesterday,
    with pleading eyes. “A penny to play,” he says, rosining the bow. “And your shoes, when they drop off.”
story-109-a = Sit on your feet and listen
story-109-a-success =
    Your toes drum like rain, but none of you gets up. He pays, puts down the bow and shakes his head.
story-109-b = Ask to play a tune for him

story-110-title = Grandmother's Tab
story-110 =
    “At last!” A gnome slams a ledger on the bar of the smallest tavern you have ever stooped into. On page nine is
    your grandmother's signature, and next to it: cider, 61; broken chair, 1; a song, on credit. He wants it
    settled. On the wall, framed, hangs what must be the chair. The regulars have moved their stools nearer to hear.
story-110-a = Ask about the song
story-110-b = Wash dishes until it is paid
story-110-b-success = The plates are the size of buttons. Toward morning he tears out page nine himself.
story-110-b-fail = You break more than you wash. Your own name is now on page ten.

story-111-title = The Stone Wood
story-111 =
    A whole forest turned to stone stands in the cave, leaf and twig. A woodcutter walks among the trunks with an
    axe gone round as a spoon. Sooner or later, he reasons, there must be a soft one. High in a crown of flint hangs
    a nest with three eggs of agate, and something that ought to be stone is sitting on them and looking at you.
story-111-a = Help him try another hundred trunks
story-111-a-success = Number eighty-eight sounds hollow. He says that he would have got to it by spring.
story-111-b = Climb to the nest
story-111-b-success = The bird of stone shifts aside, heavily, and lets you see what she has under her.

story-112-title = Shave and a Secret
story-112 =
    The barber of the deep has razors of obsidian and the gossip of nine kingdoms. You had not meant to have a
    shave, but he has already tilted you back. Under hot towels he murmurs that the customer in the next chair, the
    one with the long green moustache, is not a customer. “He hides here from a wedding. His own. They are at the
    door.”
story-112-a = Enjoy the shave and stay out of it
story-112-a-success = There is some shouting on the far side of the towel. You come out pink as a ham.
story-112-b = Smuggle the bridegroom out

story-113-title = Gold Fever
story-113 =
    A whole family is digging: father, mother, twins, the grandfather on a rope. They have the bright dry eyes of
    people who have not slept. The vein, they tell you, is just behind this, and then just behind this. Overhead the
    roof is cracked like a plate. Only the smallest child has stopped and stands with a doll, listening to the roof.
story-113-a = Shore up the roof for them
story-113-a-success = The props groan, then hold. They thank you without looking round.
story-113-b = Sit down and listen with the child
story-113-b-success =
    “It says go,” she tells you. You say it louder, and in the end they do; by noon there is no cave.

story-114-title = The Yawning Meadow
story-114 =
    White flowers nod in the dark with no wind. Two paces in, somebody yawns; four paces in, all of you do. Asleep
    among the stems lie a hunter, his hounds, the hare they were after, and a tax officer with an open mouth. They
    are breathing sweetly. By the growth of the hunter's beard they have been here since about the last war.
story-114-a = Lie down for just a moment
story-114-a-success = You wake very rested, with dew in your ears and no idea of the month.
story-114-b = Tie wet scarves on and drag them out
story-114-b-success = The hare is out first, by a nose. Then the dogs remember, and you have to sit down to laugh.

story-191-title = The Builder Who Stopped
story-191 =
    On the other side the arch is finer, with leaves and birds carved in the stone. A second dwarf sits in a shed
    with his hand in bandages and his chin on his knees. It was his hammer hand. He could not bear her to come over
    and find him idle, so he put out his fire and kept quiet, and has been listening to her every day.
story-191-a = See to his hand
story-191-a-success = The bone was only set wrong. He makes a fist, looks at it, and reaches for the chisel.
story-191-b = Lend him your hands for the day
story-191-b-success =
    At the first blow there is an answer from across the gap, so quick that it can only have been waiting.

story-192-title = What He Did
story-192 =
    “I shut a door,” he says. “There was a flood. There were people on both sides of it, and I had the handle.” He
    has drawn it on the wall, over and over, with a burnt stick: the corridor, the water, the hands. He asks what
    you would have done. He asks as someone who has asked the wall for many years, and wants an answer with a face.
story-192-a = Say that you do not know
story-192-a-success = He nods for a long time. “That is it,” he says. “That is what I was to understand.” He gets up.
story-192-a-fail = You hear at once how thin it sounds. He thanks you and turns again to his wall.
story-192-b = Tell him of someone who was saved by it
story-192-b-success = Somebody's great-aunt used to speak of a shut door, and bless it. He asks for her name, twice.

story-193-title = Thin Crust
story-193 =
    She is off, in huge boots, shrieking with joy. You follow on tin trays, which are already getting warm. The
    crust dips and glows with every push. In the middle, where no one skates, a black bubble is rising under the
    surface; the judges pull in their tongues, one after another. She is heading straight for it, backwards, waving
    to you.
story-193-a = Shout and wave her back
story-193-a-success = She reads it as applause, does a double turn to please you, and misses the bubble by a tail.
story-193-b = Skate after her
story-193-b-success = You sweep her up at full speed, trays smoking, and cross the finish to a wall of tongues.
story-193-b-fail = You reach the middle. So does the bubble. You are thrown clear, which is the kind part of it.

story-194-title = What the Cat Weighs
story-194 =
    At night she comes to your camp on silent feet, sits down just outside the firelight, and says, in a voice like
    a hinge: “He will find out soon that it is the gold that is wrong. It is lead. I painted it to keep him from
    selling the scales. He is a dear fool, and I have mice to catch. I could use some company that knows when to say
    nothing.”
story-194-a = Say nothing
story-194-a-success = She waits a good while to make sure. Then she washes one ear, and comes.
story-194-b = Tell the alchemist everything
story-194-b-success =
    He is crushed; then he laughs; then he pours you what he had been brewing against disappointment.

story-195-title = Viewing the Property
story-195 =
    You remember a bronze diving bell, half buried at the foot of a fall. He circles it. He taps it. He measures the
    shoulders. But a rent has to be paid, it seems: an octopus of the cold lake lives there, and she will give it up
    only for a better view, which means that somebody has to carry her, tub and all, up ninety wet steps.
story-195-a = Carry the octopus up
story-195-a-success = She likes the view. He likes the bell. Both families send you something at every full tide.
story-195-b = Talk him into the little chapel after all
story-195-b-success = If he leaves the belfry open it will do for the shoulders. He tips you like a man of property.

story-196-title = A Tune for the Fiddler
story-196 =
    He hands it over, amused. The thing is warm, and it jumps in your grip like a hare. You do not know any magic
    tunes. But there is the one your village plays when the hay is in, badly, with everybody stamping; and as you
    start he cocks his head, and a toe of his begins to move, and behind you the dancers, one by one, fall down and
    rest.
story-196-a = Keep him dancing until he lets them go
story-196-a-success = At the fortieth verse he begs for mercy, laughing, and finds he has no wish to play tonight.
story-196-b = Play a lullaby and empty his hat
story-196-b-success = He nods off in the second verse. The dancers do not, but you do not stay to see.

story-197-title = The Song on Credit
story-197 =
    The tavern goes quiet. She had promised them a song, they say, and got as far as the second verse when someone
    came in shouting that the baby was on the way. She ran. The baby was your mother. For fifty years they have had
    two verses, and have sung them every night, and stopped at the same place, all looking at the door.
story-197-a = Sing the third verse
story-197-a-success =
    It is the one you were put to bed with. The gnome rules a line across page nine, and has to rule it twice.
story-197-b = Pay the tab in coin
story-197-b-success = He takes it, bites it, and gives you change and a drink. The door is still being looked at.

story-198-title = The Runaway Groom
story-198 =
    You go out at the back with the groom rolled up in towels. He is a river prince; the bride is a waterfall, whom
    he has never met. “They say that she does nothing but talk.” At the bend, the road runs along her foot. In the
    thunder there is a voice, after all: it is telling someone that she is running away too, and would they kindly
    hold this veil.
story-198-a = Introduce the groom to the bride
story-198-a-success =
    They run away together. A bridesmaid of clear water, left without a wedding, goes home with you instead.
story-198-b = March him back to the altar
story-198-b-success = Her family pays well. The bride never notices; she is explaining something to the priest.
