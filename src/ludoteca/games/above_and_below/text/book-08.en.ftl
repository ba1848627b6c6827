# The encounter book, part 8. Ids: ../book/README.md

story-134-title = The Silence Mill
story-134 =
    The sails turn, the stones turn, and there is no sound at all. You shout, and feel the shout being taken from
    your mouth and ground. Out of the chute runs a fine grey powder, which a dusty miller ties up in bags. He points
    to a slate: Silence, first quality, for nurseries and libraries. Then, smaller: Mill is stuck on. Cannot call
    for help.
story-134-a = Climb inside and stop it
story-134-b = Load up with bags of silence
story-134-b-success = Every mother of a newborn in three valleys pays what you ask, in whispers.

story-135-title = The Mason's Boy
story-135 =
    The master mason, all chest and beard, is teaching a boy to carve an angel. The boy carves, beautifully, a loaf.
    He is told to carve a lion; it comes out as a bun with raisins. “Seven years I have paid for his keep!” cries
    the master. The boy whispers to you, with stone dust on his lashes, that he would like to make something that
    gets warm.
story-135-a = Buy the stone loaves
story-135-a-success = They make splendid doorstops, and the master wraps each of them as though it were still warm.
story-135-b = Speak to the master on his behalf
story-135-c = Help the boy run away tonight
story-135-c-success = He leaves a carved rolling pin on the master's pillow, so that nobody should worry.

story-136-title = The Endless Rope
story-136 =
    A rope hangs from the darkness, swinging a little. It is good hemp and it is warm, as though somebody had just
    let go. You pull, and there is more; it comes down in coils, knee-high, waist-high, without end. After an hour
    of this you feel, very far up, a small knot pass through something, and the smell of tar and salt comes down the
    shaft.
story-136-a = Keep pulling
story-136-a-success = In the end comes the end, and tied to it a note: “Whoever you are, that was our anchor.”
story-136-b = Climb it
story-136-b-success = You put your heads out of a well on the deck of a ship, to the great interest of her crew.

story-137-title = Noon, Always
story-137 =
    Someone has built a sundial down here, where there is no sun, with great care and twelve marble hours. The
    gardener of the place, a bent old gnome, winds a lamp along an arched rail above it, a hand's breadth every
    quarter. “They want it to be three,” he says, nodding at a circle of seated stone figures. “At three they get
    up.”
story-137-a = Push the lamp on to three
story-137-a-success = They get up, they stretch, they tip you, and sit down again a little to the left.
story-137-a-fail = They get up all right. They had been waiting to continue a fight.
story-137-b = Let the old gnome rest and walk the lamp slowly
story-137-b-success = Six hours, a hand at a time. He snores under the dial, in its only shade.

story-138-title = Pepper
story-138 =
    The trader cannot introduce himself; every time he opens his mouth he sneezes, and with each sneeze another sack
    bursts. The cave is red, yellow and brown with spice. His donkey is sneezing as well. Through streaming eyes he
    makes it understood that there is something in the last sack, the one tied with chain, which must on no account,
    on no ac… on no…
story-138-a = Sit on the last sack
story-138-b = Scoop up loose spice and get out
story-138-b-success = You sneeze till Sunday, and everything you own tastes wonderful.

story-139-title = End of the Line
story-139 =
    A mine cart stands on rusted rails that run downhill into the dark. In the cart are a cushion, a brake lever
    with no brake, and a ticket, punched. A mossy loudhorn crackles: “All aboard for Lower Lower, change here for
    the Ember Coast.” No one has come by for a lifetime, but far down the line, very small, a signal drops to green.
story-139-a = Unscrew what is still good
story-139-a-success =
    Under the moss sits a brakeman of brass. He tips his cap and lets you take along whatever still works.
story-139-b = All aboard
story-139-b-success = It is quick. You arrive at a platform on a warm black beach, hair on end, and applaud.
story-139-b-fail = It was not the line that ended, it was the rails.

story-140-title = Under the Bed
story-140 =
    A cave child in a long nightshirt takes you by the sleeve. There is a person under her bed. Her parents have
    looked and say that there is none. You kneel down with a lamp, to be kind, and there is: large, furry, pressed
    to the wall with its hands over its eyes. It is shaking. It says, in a tiny voice, “Is she still up there?”
story-140-a = Coax it out and take it home with you
story-140-a-success =
    It can lift a roof beam in one hand, once it is told that nobody sleeps on top of it. Its name is Glogo.
story-140-b = Introduce the two of them
story-140-c = Swap their places
story-140-c-success = She adores it down there. The monster has never slept in a bed before, and snores like a mill.

story-141-title = A Cloud, Bottled
story-141 =
    On a windowsill in an empty house stands a pickle jar with a cloud in it. A small one, the colour of a bruise.
    It bumps against the lid and lets fall three drops. The note underneath says: “Caught by Benedita, aged 7. She
    promised to rain on somebody.” By the dust it was written eighty years ago. The cloud has seen you, and is
    growing darker.
story-141-a = Open the jar
story-141-b = Sell it, jar and all, to a desert caravan
story-141-b-success = They pay its weight in silver. You hear it thunder, far too small, all down the road.

story-142-title = The War Is Still On
story-142 =
    “Password!” An old soldier in a rusted kettle-hat aims a crossbow over a barricade of furniture. His orders were
    to hold the gate till relieved. The war ended before your parents met; the two kings are buried side by side. He
    has drilled every day, alone, and answers to all the names of his company in turn. “Password,” he says again. He
    sounds hopeful.
story-142-a = Guess
story-142-a-success = It was “supper”. It was always “supper”. He lets you by and presents arms till you are gone.
story-142-b = Relieve him in due form

story-143-title = The Snare
story-143 =
    A net hangs from a beam, and in the net hangs a fox in a burglar's mask, upside down, filing his nails. It is
    somebody else's trap, he remarks; he would not be seen dead in one so poorly tied. He offers half of what he has
    in his sack if you cut him loose. The hens it was taken from are coming up the tunnel, and they are armed.
story-143-a = Cut the fox loose
story-143-a-success = He keeps his word to the last spoon, and also, you find later, your handkerchief.
story-143-b = Give the sack back to the hens
story-143-b-success =
    They count it, twice, with their heads on one side. Then the eldest lays down her pike and drops you a curtsy.

story-144-title = Going, Going
story-144 =
    You scratch your ear, and so you are in the auction. The auctioneer is a heron, quick as scissors. Lot nine is a
    box that nobody has opened. Lot ten is a thunderclap, lightly used. The bidders around you are tall, veiled and
    very rich, and each of them has begun to watch your ears. “Do I hear anything from the short party at the back?”
story-144-a = Bid on the unopened box
story-144-a-success = You twitch with genius. It is knocked down to you for less than the price of the twine.
story-144-b = Hold perfectly still until it is over
story-144-b-success = A fly lands on your nose at lot thirty. You are later paid a small sum for steadying the market.
story-144-b-fail = You sneeze. The thunderclap is yours, and it goes off in your bag on the stairs.

story-145-title = The Glassblower's Breath
story-145 =
    Her bottles are famous because each one keeps something she was feeling when she blew it: put an ear to the neck
    and you get a birthday, a long winter, a kiss. Now she is old and has breath for one more. The furnace is
    roaring. She cannot settle what it shall be, and looks at the row of you, so young, so full of air.
story-145-a = Lend her your breath, one each
story-145-a-success = It comes out lopsided, sky-coloured, and sounds like people coming home.
story-145-b = Hold the pipe steady for her last one
story-145-b-success = She blows something very short. You are not told what it was, and it is yours to keep.

story-146-title = Inside the Whale
story-146 =
    Ribs as tall as ships' masts curve over you; long ago the sea came this far in and left a whale behind. The
    fisher folk made her into a chapel, with pews along the spine and a lamp in the skull. Tonight it is empty, and
    the bones have begun to sing, low, under the range of ears. You feel it in the chest. The old sea may have
    heard.
story-146-a = Stay and listen for the answer
story-146-b = Fill the lamp and trim the wick
story-146-b-success =
    In the clear light you see the names cut in each rib, and the fish left for whoever tends the flame.
story-146-c = Take the collection box
story-146-c-success = The song stops on the instant. It is a very long nave, and you walk all of it.

story-147-title = The Hibernators
story-147 =
    You open the wrong door, and a winter's worth of warm breath rolls over you. Bears, dormice, hedgehogs and a
    tortoise lie heaped in quilts. One of them, a badger in a nightcap, is wide awake, and desperate. He cannot drop
    off. He has counted all the others twice. It is four months until spring, and he has read both of the books.
story-147-a = Tell him the dullest story you know
story-147-a-success = You pick the great drainage dispute. He is gone before the first culvert, and so is one of you.
story-147-b = Keep him company till he sleeps by himself
story-147-b-success =
    On the ninth night he says something about moonlight and stops halfway. You tuck him in and creep out.

story-148-title = A Tale for the Fire
story-148 =
    Around the fire sit a tinker, a troll, a nun with a sword and a boy with no shadow, and they all slide over to
    make room. It is a rule of the place that this fire burns on stories. At present it is very low. “We have used
    up the true ones,” says the tinker. The wind in the tunnel tries the edge of the light with one finger.
story-148-a = Tell of the place that you come from
story-148-b = Make up the wildest lie you can
story-148-b-success = A cow, a bishop, the moon: the flames roar, and the troll laughs till he has to be held.
story-148-b-fail = Halfway through you lose the thread, and the cow. The fire coughs and goes out.

story-149-title = The Last Candle
story-149 =
    The shrine is a hollow no bigger than a cupboard. A thousand candle stubs, and one still burning, the height of
    a fingernail. Over it, cupping both hands, kneels a monk who has not moved since the others died down. He has no
    more wax. He cannot go and get some, because of the draught. “It is not that I believe,” he says. “It is that I
    said I would.”
story-149-a = Scrape the stubs together for new candles
story-149-a-success =
    A thousand ends make one long beginning. He tries to stand up, and you help him with that as well.
story-149-b = Hold your hands there for an hour
story-149-b-success = He sleeps for exactly an hour. You would not have thought that one flame could be so heavy.

story-150-title = The Hole with the Sun in It
story-150 =
    Deep down, deeper than anyone from your village has been, you come on a hole in the floor and there is daylight
    in it. You lie on your stomachs and look. Blue sky, straight down. A lark. A hillside the wrong way up, where a
    woman hangs out washing, and it hangs upward. She shades her eyes. She has seen your heads sticking out of her
    sky.
story-150-a = Climb through
story-150-b = Let down a basket and trade
story-150-b-success =
    She takes your bread as a sign from heaven, and what she sends up is still warm from another sun.

story-207-title = Between the Stones
story-207 =
    Inside you do not even hear your own blood. The great wheel is jammed in gear by something wedged between the
    teeth: a trumpet, flat as a fish. Somebody tried to fight the silence with it. To pull it out one of you has to
    reach in while the others hold back the shaft, and you will have to do it by looking at each other, and by
    nothing else.
story-207-a = Nod on three
story-207-a-success =
    The trumpet comes out, the wheel stops, and the first sound to come back is the miller, laughing.
story-207-b = Jam the wheel for good with an iron bar
story-207-b-success =
    The mill tears itself off its own axle. What falls out of the walls is louder than the miller's thanks.
story-207-b-fail = The bar comes out of the chute as powder. It is iron silence, second quality.

story-208-title = The Master's Oven
story-208 =
    You find the master in his yard, behind a curtain, where nobody may go. There are the boy's works, all of them,
    on a shelf, dusted: the loaf, the bun, a little braided roll from his first week. “I know what he is,” says the
    master. “Who will carve when I am gone?” There is an old kiln in the corner that could be made to bake, if one
    knew how.
story-208-a = Rebuild the kiln as an oven
story-208-a-success = The first batch comes out at dawn. The master eats an angel, and says that the wings want salt.
story-208-b = Offer to find him a new apprentice
story-208-b-success = You know a baker's girl who does nothing but knock the corners off things.

story-209-title = The Sack with the Chain
story-209 =
    It is warm, and it is muttering. As the pepper settles, so does the sack, and through the burlap you feel an
    elbow. The trader, at last, gets out a whole sentence: it is a storm-djinn, it came with the cloves, and if it
    should ever sneeze there will be no more mountain. From inside, very carefully, comes the sound of somebody
    breathing in.
story-209-a = Pinch its nose through the sack
story-209-a-success = A long, long moment. “Thank you,” says the sack, thickly. “I get so embarrassed.”
story-209-b = Drag the sack outdoors and let it sneeze
story-209-b-success = You lie down in a ditch. It snows cinnamon on five parishes, and the djinn feels so much better.
story-209-b-fail = You have it as far as the door. The mountain is still there, but the door is in another valley.

story-210-title = Better Acquainted
story-210 =
    It takes a biscuit, a second biscuit, and a promise that neither will look until three. One, two. She has one
    hand over her eyes, with a gap. It has seven fingers, all with gaps. Now they are looking at each other. The
    next thing you hear will be either screaming or something else, and her parents are on the stairs with a broom.
story-210-a = Hold the door and give them a minute
story-210-a-success =
    It is giggling, in two sizes. The broom comes down, and the parents with it, to sit on the step and listen.
story-210-b = Tell the parents that it is a cousin
story-210-b-success = They look it over. “On your side,” says the mother at last, and goes to lay another place.

story-211-title = Eighty Years of Rain
story-211 =
    The lid gives. It comes out slowly, like someone getting up after a long illness, and fills the kitchen, the
    street, the cavern. It has kept that promise in a jar for eighty years and does not know any longer whom to rain
    on. Benedita's house is empty. But at the end of the lane a very old voice says: “Is it you? I left the window
    open.”
story-211-a = Lead the cloud to the window
story-211-a-success = It rains on one old woman, in bed, indoors, for a whole minute. She holds up her face.
story-211-b = Stay under it yourselves and fill everything
story-211-b-success = Eighty years of rain is a lot of rain, and it had been thinking of orchards.

story-212-title = The Relief
story-212 =
    You form up in the passage, buckles straight, and march to the barricade in step. He is crying already, but his
    hands are steady. There must be an officer, a drum, an order signed. You have a soup pot and some paper. And the
    company must answer to its roll, thirty-one names, thirty of whom have been nothing but his own voice for half a
    century.
story-212-a = Answer for the thirty
story-212-a-success = “Present,” you say, in thirty voices. At the thirty-first there is a pause, then he says it too.
story-212-a-fail = Someone giggles at “Private Onion”. He lowers the crossbow, and that is worse than if he had not.
story-212-b = Write the order and sign with a king's name
story-212-b-success = He reads it thrice, folds it in eight, and asks which way is out.

story-213-title = The Tide Remembers
story-213 =
    A trickle comes in under the pews. Then a long slow breath of salt air, and the water slides up the aisle,
    ankle-deep, phosphorescent, and around each rib it stops and touches, as a hand touches a face. It stays no
    longer than a hymn. On its way out, it lifts a few small things from the floor of the world and sets them down
    at your feet.
story-213-a = Receive what the sea has brought
story-213-a-success = You close the door behind you as softly as if somebody had fallen asleep.
story-213-b = Wade out after the tide
story-213-b-success = You follow the shine as far as it is shallow, and do not come back with empty arms.
story-213-b-fail = It goes out faster than you can wade. You stand in the dark with wet knees, listening to it leave.

story-214-title = The Story of Home
story-214 =
    You begin with the first hut and the leaking roof. You tell about the winter of the one cow, and of who married
    whom; the fire leans nearer. It wants to know how it goes on. But here you stop, because you have come to
    tonight: some people from that village are sitting by a fire among strangers, the wind is rising, and none of
    you knows the next line.
story-214-a = Ask the strangers to tell the next part
story-214-a-success = They all start at once. By morning nobody can say any more whose village it was about.
story-214-b = Make up an ending
story-214-b-success =
    You give it a good harvest and a dog. The fire takes it, crackling, and does not ask if it is so.

story-215-title = The Other Above
story-215 =
    You go down head first and arrive feet first, on grass, dizzy, under a sun which is yours and is not. She looks
    you over. Her village has dug for years, she says, because of a legend that there are people below. She has a
    cousin with your laugh. Behind the wash, on a green just like yours, they have been keeping a table set, with a
    place marked Visitors.
story-215-a = Sit down at the table
story-215-a-success = They ask about the underworld, with round eyes, and you realise that they mean your garden.
story-215-b = Trade a little and get home before dark
story-215-b-success =
    Which dark, and whose, is hard to say. Everything you carry up feels for a while as if it were falling.
