# The encounter book, part 1. Ids: ../book/README.md

story-1-title = The Ticking Door
story-1 =
    A round brass door blocks the tunnel. Something behind it ticks, stops, and ticks again, as if it were waiting
    for an answer. Beside the door hang a bell cord and a small panel with four loose screws. Do you open the panel
    and work on the mechanism, or do you pull the cord and wait?
story-1-a = Work on the mechanism
story-1-a-success = Gears settle with a sigh and the door rolls aside, glad to be understood.
story-1-a-fail = A spring jumps out of the panel and hits the nearest of you before the door locks for good.
story-1-b = Pull the cord
story-1-b-success = A hatch opens and a brass hand pays you for your patience, then shakes yours.

story-2-title = The Mushroom Toll
story-2 =
    Knee-high people with speckled caps have stretched a string across the path. Their captain holds up a wooden
    plate and coughs politely. Behind them the whole cavern glows with ripe mushrooms. Do you put a coin on the
    plate, or do you creep around them in the dark?
story-2-a = Pay the toll
story-2-a-success = The string drops, the captain bows, and a very small guide shows you the ripest row.
story-2-b = Creep around them
story-2-b-success = Nobody sees you, though someone counts the mushrooms afterwards and sighs.

story-3-title = The Flooded Stair
story-3 =
    The steps go on under clear black water. Far below, a violet light swings slowly from side to side. A row of old
    buckets stands on the landing, and the water near the wall is full of pale fish. Do you fill the buckets, or
    does your best swimmer go down?
story-3-a = Fill the buckets
story-3-a-success = The fish have never seen a bucket before and swim in out of curiosity.
story-3-b = Dive toward the light

story-4-title = The Echo Choir
story-4 =
    You enter a hall with a hundred niches. Every word you say comes back sung, in harmony, and a little improved.
    When you stop talking, the niches hum and seem to wait for the next verse. Do you sing with them, or do you
    write the melody down?
story-4-a = Sing along
story-4-a-success = The last chord hangs in the air like warm bread, and word of your song travels the tunnels.
story-4-a-fail = One wrong note runs around the hall, and the choir falls silent, offended.
story-4-b = Write it down
story-4-b-success = You catch every note on paper, even the one that was only breathing.

story-5-title = The Stuck Prospector
story-5 =
    Two boots stick out of a narrow crack and kick. A muffled voice explains that their owner found a vein, then a
    bend, and then that he had eaten too much. His heavy pack lies at your feet. Do you pull him out, or do you take
    the pack and leave?
story-5-a = Pull him out
story-5-a-success = He comes out like a cork, kisses everyone on the forehead and swears off dumplings.
story-5-b = Take the pack and leave
story-5-b-success = The muffled voice is still thanking you when you turn the corner.

story-6-title = Red Eyes in the Water
story-6 =
    The shaft ends in a hall where stale water stands ankle-deep. Small red lights appear one pair at a time, and
    your lamps show wet brown rats, each as large as a dog, closing a ring around you. Do you look for a way out and
    a place to hide, or do you hold your ground?
story-6-a = Run and hide
story-6-a-success = You squeeze into a dry gallery and hold your breath until the splashing moves on.
story-6-b = Stay and fight
story-6-b-success =
    The biggest rat decides that you are not supper after all, and the rest agree with the biggest rat.

story-7-title = The Mapmaker's Nose
story-7 =
    A blind old mole sits among rolls of bark, drawing with a claw. She does not measure her tunnels, she smells
    them: clay here, bat there, rain coming from the west. “You smell of bread and of sky,” she says. “I have never
    mapped the sky. Stay and describe it, or lend me your noses for the passage nobody dares to sniff.”
story-7-a = Describe the sky to her
story-7-a-success = She draws for hours, and the blank part of her map turns out to be the most beautiful.
story-7-b = Sniff out the passage

story-8-title = The Bridge of Bats
story-8 =
    The gorge is too wide to jump, yet something spans it: thousands of bats asleep, wing hooked to wing, making a
    long furry bridge that breathes in and out. On the near side a wooden post holds a bowl of dried figs and a sign
    with a drawing of somebody walking on tiptoe. Below, the river sounds like applause.
story-8-a = Cross on tiptoe
story-8-b = Leave some crumbs in the bowl and look around
story-8-b-success = A single bat opens one eye, eats, and nods toward a cranny where travellers hide their change.

story-9-title = The Undelivered Letter
story-9 =
    A tall thin postman of the deep, with a lamp on his cap, has been sitting on the same milestone for eleven
    years. He has one letter left, and the address is your own village. “I am afraid of the sun,” he admits. The
    envelope is thick, sealed with green wax, and it is addressed to the miller's grandmother, who is still alive.
story-9-a = Walk him up to the surface
story-9-b = Open the letter and read it
story-9-b-success = It holds an old promise of marriage, and something flat and shiny as a token.

story-10-title = The Moth Wedding
story-10 =
    Your lamps have ruined a wedding. The bride, a moth as large as a shawl, has left the groom at the altar and is
    circling your brightest flame in a trance. Two hundred guests with dusty wings look at you in reproach. The
    groom, small and grey, takes off his hat and asks what a moth has to do to shine like that.
story-10-a = Put out every lamp
story-10-b = Catch the silver dust from her wings
story-10-b-success = The dust fills two bottles, and the bride, a little bald, walks back to the altar on foot.

story-11-title = The Inn on a Snail
story-11 =
    An inn with lit windows comes toward you at the speed of a yawn. It is built into the shell of a giant snail,
    and a sign says Closed for the Season. Through the keyhole you smell onion soup and hear dice. The snail looks
    tired; the road ahead of it is strewn with sharp gravel. Nobody inside seems to have noticed.
story-11-a = Sweep the gravel from its path
story-11-a-success = The snail rubs its cheek against yours. It takes a while, and it is worth it.
story-11-b = Knock until they open
story-11-b-success = “Closed means closed,” says the cook, and pulls you in by the sleeves.
story-11-b-fail = The lights go out one after another and somebody snores in a rather theatrical way.

story-12-title = The Well from Below
story-12 =
    A shaft opens in the ceiling, and down it comes a bucket on a chain: the well of some village, seen from the
    wrong end. A child's voice far above counts to three and the bucket goes up half empty, again and again. The
    water is low this year. Next to the pool lies a boulder that is surely damming a second spring.
story-12-a = Send something nice up in the bucket
story-12-a-success =
    There is a shriek, then laughter, and the bucket comes back down with a thank-you wrapped in cloth.
story-12-b = Roll the boulder away
story-12-b-success = The spring leaps out like a calf in May, and the voice above counts no further than two.
story-12-b-fail = The boulder does roll, but over a foot, and then settles back into its hole.

story-13-title = The Chained Bear
story-13 =
    In the middle of a round chamber stands a bear of grey stone, chained by all four paws to rings in the floor.
    Water runs from her eyes and has worn two grooves down her cheeks. On the wall, the old sculptors carved only
    one word, and the moss has eaten all but the first letter. The chains are much newer than the bear.
story-13-a = Scrape the moss and read the word
story-13-a-success = The word is “Mother”. You stand there a while before anybody speaks.
story-13-b = Break the chains
story-13-b-success = The last ring snaps and the dripping stops. In the silence, stone breathes out.

story-14-title = The Painted Line
story-14 =
    A white line runs through a field of pale mushrooms, over the rocks and straight across a kitchen table. A
    brother sits on one side, a sister on the other, backs turned. They have not spoken since somebody's basket was
    found a hand's breadth over the border. “Tell her to pass the salt,” he says. “Tell him to come and fetch it,”
    says she.
story-14-a = Pass the salt
story-14-a-success = It is the first thing to cross the line in years, and both pretend not to be moved.
story-14-b = Offer each a price behind the other's back
story-14-b-success = Each sells you the neighbour's best row, and each is certain of having won.
story-14-c = Lick a thumb and rub out the line
story-14-c-success = They shout at you together, which is how it starts, and by evening they share a pot.

story-15-title = The Glass Lake
story-15 =
    The lake is not frozen, it is glass: an ancient heat melted the sand and left it clear as a window. Deep
    underneath hang a boat, its oars, and a fisherwoman with her mouth open in mid-song, all perfectly kept. The
    glass creaks when you put your weight on it. Halfway across, a red flag marks a hole with a ladder going down.
story-15-a = Go around by the shore
story-15-a-success = The shore is long and rough, but you have never had so much glass to look through and so little to look at.
story-15-b = Walk to the flag

story-16-title = The Foreman Is a Goat
story-16 =
    The salt miners are on strike. They sit in rows with folded arms, crusted white from head to foot, while a goat
    in a waistcoat walks up and down shouting in a language only goats respect. “He wants us to lick for twelve
    hours,” an old miner explains. “We lick for eight.” Both sides ask you, as strangers, to be sensible.
story-16-a = Carry the miners' demands to the owner
story-16-b = Work the twelve hours yourselves
story-16-b-success = Your tongues will never forgive you, but the goat pays in full and on time.

story-17-title = Somebody's Little Lizard
story-17 =
    At a crossing of five tunnels sits a lizard the size of a loaf, crying with hiccups. It has a napkin tied around
    its neck and holds a half-eaten biscuit. From each of the five tunnels comes a different noise: snoring,
    hammering, dripping, quarrelling, and a low worried hoot. When it sees you, it puts up both arms to be carried.
story-17-a = Carry it down the hooting tunnel
story-17-a-success = A mother the size of a hay cart closes her arms around all of you at once.
story-17-a-fail = It was an owl. It was a large owl, and it charges you for the fright it got.
story-17-b = Stay and play until someone comes
story-17-b-success = Hide and seek is hard with an animal that changes colour, and the afternoon goes by in a blink.
story-17-c = Take the biscuit and the napkin
story-17-c-success = The napkin is embroidered with silver thread. You feel exactly as small as the lizard.
story-17-c-fail = It swallows the biscuit, the napkin and nearly a finger, and hiccups in triumph.

story-18-title = The Bookworm's Diet
story-18 =
    The library is made of clay tablets, and somebody is eating it. A fat silver worm in spectacles looks up with
    crumbs on its chin. “I only take the boring ones,” it says, wounded, “and I can recite everything I have
    swallowed.” On the shelf behind, the last three tablets of a long row are still whole.
story-18-a = Feed it something more nourishing
story-18-a-success = It chews, blinks, and declares that it has wasted two hundred years on poetry.
story-18-b = Take the three tablets
story-18-b-success = They are tax receipts, very old ones, and a collector of such things exists.
story-18-c = Listen while it recites
story-18-c-success = Between two dull chapters it recites a lullaby that nobody has heard for an age.

story-19-title = The Hat Thief
story-19 =
    The wind in this gallery is cunning. It takes your caps first, one at a time, then a scarf, then the lid of the
    lunch basket, and drops them all somewhere ahead with a sound like giggling. Around the bend you see the hoard:
    a heap of hats as high as a barn, and on its top something round that keeps trying them on.
story-19-a = Climb the heap for your own hats
story-19-a-success = You find yours, and in the lining of a few others what their owners were saving.
story-19-b = Talk to the round thing

story-151-title = The Lamp Below
story-151 =
    The light is a lamp, and the lamp is held by a sleeping statue. Violet crystals have grown over its arm. Your
    lungs begin to ache and the current is getting stronger. Do you break off a crystal, or do you touch the lamp?
story-151-a = Break off a crystal
story-151-a-success = It comes away clean, still ringing, and you kick for the surface.
story-151-a-fail = The current throws you against the wall and back up the stair, empty-handed.
story-151-b = Touch the lamp
story-151-b-success = The statue opens one hand, lets you have what it was keeping, and goes back to sleep.

story-152-title = What Nobody Sniffed
story-152 =
    You go on your knees with your noses to the floor, feeling foolish. Iron. Old smoke. Wet feathers. Then
    something sweet, so sweet that your eyes water: behind a curtain of roots someone has been boiling sugar for a
    very long time, and the copper is about to burn. Nobody answers when you call. The fire is far too hot to come
    close.
story-152-a = Save the sugar
story-152-a-success = You drag the copper off the embers, and the mole will mark this place with a little drawn heart.
story-152-a-fail = Boiling sugar has no manners. The copper is lost, and so are some eyebrows.
story-152-b = Wake whoever lives behind the roots
story-152-b-success =
    An old lady comes out in curlpapers, says “Already?”, and lifts the copper off with her bare hands.

story-153-title = Ten Thousand Heartbeats
story-153 =
    Halfway over, the bridge begins to dream. You feel it under your soles: a shiver that runs from bank to bank,
    wings tightening, a thousand tiny feet chasing moths in their sleep. The furry planks tilt. Someone hums a
    lullaby without thinking, and the nearest ears turn toward the tune. You have perhaps twenty steps to go.
story-153-a = Sing them back to sleep
story-153-a-success = The bridge sighs, settles and even lifts a little in the middle to help you along.
story-153-b = Run for the far side
story-153-b-success =
    The bridge takes off behind your heels, all of it at once, and the sky of the cave rains small treasures.
story-153-b-fail = You are still running when there is no more bridge. The river is not deep, merely very wide awake.

story-154-title = The Postman's Last Mile
story-154 =
    He walks well until the first grey light shows on the walls. Then his knees fold, and he shakes so hard that the
    lamp on his cap rattles. Above you are birds, wind, an entire sky. “Tell me how far,” he whispers. It is three
    hundred steps, the steepest of the whole way, and one of you will have to go in front as his shade.
story-154-a = Be his shade all the way up
story-154-a-success =
    At dusk the miller's grandmother opens the door, and two people who were young together say nothing for a long
    time.
story-154-b = Run up with the letter and bring him the answer
story-154-b-success = The answer is a single word. He reads it by his own lamp until the oil is gone.

story-155-title = A Ceremony in the Dark
story-155 =
    With the last flame gone there is nothing at all, and then, slowly, there is everything: each moth carries its
    own faint shimmer, and the little groom, once nobody outshines him, glows like the inside of a shell. The bride
    drops out of the air. The priest clears his throat. You are asked to witness, standing quite still, for as long
    as it takes.
story-155-a = Stand still as witnesses
story-155-a-success = You sign with dusty thumbs and are kissed on both cheeks by two hundred pairs of wings.
story-155-a-fail = At the most solemn moment somebody sneezes, and half the family has to be looked for until morning.
story-155-b = Feel along the floor for what the guests have dropped
story-155-b-success = Silver dust, in drifts, finer than flour. During the vows nobody looks down.

story-156-title = Under the Red Flag
story-156 =
    The ladder ends beside the boat, in a bubble the glass left around it. It is warm here. When you put an ear to
    the wall you can hear the fisherwoman's note, still going on, thin as a thread, a thousand years long. In the
    bottom of the boat lie her nets, her catch turned to coloured stone, and a chisel some earlier visitor did not
    dare to use.
story-156-a = Lift the stone catch from the nets
story-156-a-success = You leave the singer in peace, and take only what the lake had finished with.
story-156-b = Listen until you know her song
story-156-b-success = You carry it up and teach it to the fishing boats, and it is found that the fish like it.

story-157-title = The Owner of the Salt
story-157 =
    The owner turns out to be a lady made of salt from the waist down, sitting very straight so as not to crumble.
    She lives in dread of the miners: every lick is a bit of her mountain, and she thinks she may be part of the
    mountain. “Eight hours, then,” she says, “but who will tell me where I end?”
story-157-a = Find where she ends
story-157-a-success = A finger's width of plain rock lies between her and the seam. She weeps with relief, carefully.
story-157-b = Draw any line and swear to it
story-157-b-success = She thanks you and pays you. All that night she sits with her hand on the wrong side of it.

story-158-title = The Wind's Apprentice
story-158 =
    The round thing is a puff of air that has only just learned to hold a shape. It takes off a bishop's mitre and
    puts on a baby's bonnet. “I only wanted to know who I am,” it says in six borrowed voices. “The big winds go out
    and never come back for me.” It looks at your bare heads with what must be guilt.
story-158-a = Help it find a hat of its own
story-158-a-success =
    It is a straw one with a hole, just right to whistle through. The gallery will be kinder from now on.
story-158-a-fail = Nothing suits it. It bursts into tears, which is to say into a gale, and out you go.
story-158-b = Fill a sack with the best hats
story-158-b-success = Any market will take a bishop's mitre. On the way out you hear it trying to whistle.

story-fail-0 = The dark has the last word this time. You turn back with empty hands and a long way home.
story-fail-1 = It was a good try, and you tell each other so all the way up the tunnel.
story-fail-2 = Your lamps burn low before you get anywhere. There is nothing left to do but go home.
story-fail-3 = Nothing comes of it, except sore feet and a story that will improve with telling.
story-fail-4 = You do what you can, and it is not enough. The cave keeps what it has.
story-fail-5 = By the time you admit defeat, supper at home is certainly cold.
