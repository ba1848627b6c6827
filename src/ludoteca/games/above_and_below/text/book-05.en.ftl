# The encounter book, part 5. Ids: ../book/README.md

story-77-title = Bath Day of the Boulders
story-77 =
    The boulders along the stream have faces, and the faces are itching. Moss has got into their ears, they say,
    speaking one after another like a slow avalanche; it has been ages since the last flood, and none of them can
    reach. There are brushes here, left by some earlier kind soul, and a great many boulders, all the way up the
    hill.
story-77-a = Scrub a couple of them
story-77-a-success = A boulder's sigh of relief lasts until sunset. You feel it in your boots.
story-77-b = Scrub every last one
story-77-b-success =
    On the hilltop the grandfather of them all opens his mouth and lets you take the stone that troubled him.

story-78-title = The Nameless Servant
story-78 =
    A man of clay sits by a cold kiln with his hands in his lap. His maker shaped him, fired him, and died before
    giving him a name; without one he cannot start. He has tried “You There” and “Mind the Step”, the only words
    ever addressed to him. He lifts his smooth face to you, and there is nothing in it except hope.
story-78-a = Give him the name of someone you miss
story-78-a-success = He says it over, softly, getting the feel of it, and starts at once to sweep.
story-78-b = Let him choose one from a list
story-78-b-success = He picks “Wednesday”. You argue, but he has never owned anything before.

story-79-title = The Kite Shaft
story-79 =
    Air rushes up a shaft so wide that you cannot see across. At its lip a boy lies on his stomach, letting out
    string. He has sent up a kite of fish skin to look for the top; he has been adding string for three summers and
    has never felt the end. Now something is tugging back: two short, one long, a pause, two short.
story-79-a = Help him reel it in
story-79-a-success = The kite comes down with a different tail: somebody's red stocking, darned, and still warm.
story-79-b = Tug an answer

story-80-title = No Strings
story-80 =
    The little stage is lit, the benches are full of mice, and the puppets are performing by themselves. It is a
    comedy and it goes badly. The prince forgets his lines, the devil gets stage fright, and the princess keeps
    glancing up to where the hands used to be. At the interval they see you in the back row and the whole cast goes
    stiff.
story-80-a = Prompt them from the wings
story-80-a-success = The second act brings the house down. It is a small house, but it comes right down.
story-80-b = Go looking for the puppeteer
story-80-c = Clap and leave a coin in the hat
story-80-c-success = The devil is so encouraged that he has to sit down.

story-81-title = The Toad Who Knows
story-81 =
    Behind a bead curtain squats a toad with gold-rimmed eyes. Tomorrow is visible to her, in detail, like a street
    seen from a window, and it bores her to death. “You will ask me about treasure,” she says. “Then you will ask if
    I am lonely. It is the second one that I like. You may skip to it, if you want to, and surprise me.”
story-81-a = Ask about the treasure
story-81-a-success = “Third crack, arm's length, mind the newt.” She is already yawning.
story-81-b = Ask nothing, and teach her a game of chance
story-81-b-success = She sees every roll beforehand, until you blindfold her. Then she laughs, and cannot stop.

story-82-title = Madame in the Sheets
story-82 =
    For a month sheets have been vanishing from your washing lines. Here they are, all of them, gathered and pleated
    into the grandest ball gown under the earth, worn by a creature with the snout of an anteater and the bearing of
    a duchess. She stops before a puddle to admire herself. Your uncle's long underwear makes a very fine train.
story-82-a = Pay her a compliment and ask for half
story-82-a-success = She blushes down the whole length of her nose, which takes time, and begins to unpin.
story-82-b = Snatch the train and run
story-82-b-success = You hear her weeping behind you, with great dignity, in her petticoat.
story-82-c = Ask where the ball is

story-83-title = Nine Thousand Keys
story-83 =
    The wall glitters from floor to roof: keys, nailed up side by side, iron, bone, glass, one of frozen smoke.
    Under each there is a label in a neat hand. Aunt Zulmira's pantry. My diary. The left-hand door in the dream
    with the stairs. In all that wall just one nail is bare, and its label has been rubbed off with a thumb.
story-83-a = Follow the scratches on the floor
story-83-b = Pocket an interesting one
story-83-b-success = It fits a box in the very next niche. Thieves have their little strokes of luck.
story-83-b-fail = It was the key of frozen smoke, and frozen smoke burns like nothing else.

story-84-title = The Pebble Dispute
story-84 =
    Two professors of stones, roped together for safety, have not agreed on anything since breakfast. One holds a
    pebble and says it is a million years old; the other says two. They demand that you decide, and both have begun
    to lean backward over the drop for emphasis. The rope between them creaks at every adjective.
story-84-a = Ask the pebble's other side for its opinion
story-84-a-success = You turn it over, and it is something else entirely. They embrace, appalled.
story-84-b = Agree with both, one at a time
story-84-b-success = Each dedicates a footnote to you, and each encloses a small fee.

story-85-title = The Ceiling of Stars
story-85 =
    You lie on your backs, because one must. Glowworms cover the vault in constellations that belong to no sky: the
    Ladle, the Two Sisters, the Man Who Dropped It. An old navigator lying there since yesterday says that they
    shift once a year, tonight, and that whoever copies them at the right moment has a chart of every passage below.
story-85-a = Just watch with him
story-85-a-success = At midnight the Two Sisters finally touch. He takes your hand without looking away.
story-85-b = Copy the sky as it turns
story-85-b-success = You draw until your wrists give out, and in the morning you can read where you are.

story-86-title = The Honest Crystals
story-86 =
    In this grotto crystals grow that ring when somebody lies. The local people use it for weddings and for the sale
    of horses. You come in chatting, and at once the walls chime, faintly, from all sides. All of you stop. Each one
    is trying to remember what it was that he or she just said, and to whom.
story-86-a = Tell each other the truth till it is quiet
story-86-a-success = It takes most of a night and some crying. Afterwards even your breathing sounds different.
story-86-b = Lie with all your might and mine what falls
story-86-b-success = “I have never once been hungry!” you shout, and the roof comes down in splinters.

story-87-title = Rain Indoors
story-87 =
    It rains in the great cave: real rain, with a wind before it and a small grey cloud going round under the roof.
    Below, a crowd stands with buckets, bowls and open mouths, for it comes once in a generation. A very old man
    sits apart beneath an umbrella. “I was promised,” he says, “that it would be warmer.”
story-87-a = Help to fill every vessel
story-87-a-success = You run till your legs shake. Nothing that can hold water stays empty in that town.
story-87-b = Catch the fish that fall with it
story-87-b-success = They are surprised, and so are you, and so are the ones with open mouths.

story-88-title = The Turtle Line
story-88 =
    You have been standing at the post with the bell for only a minute when the ground gets up. It is a turtle with
    benches bolted to her shell, a conductor, and a timetable carved in wood that shows departures by the decade.
    “Single or return?” says the conductor. A family on the second bench is looking forward to the wedding of a
    niece who must be old by now.
story-88-a = Get out and push
story-88-a-success = It makes no difference to the turtle, but all the passengers lean forward to help.
story-88-b = Ride one stop
story-88-b-success = You get off three paces further on, well rested, with a bag of something from the niece's aunt.

story-89-title = The Cooper's Secret
story-89 =
    Behind a false wall you find barrels, two dozen, with a sweet sharp smell that makes you think of autumn. It is
    cider from your own orchards, stolen barrel by barrel each harvest. Footsteps and a lantern are coming. There is
    a second door, ajar; there is also room enough between the casks for people who do not mind spiders.
story-89-a = Roll out what you can, at once
story-89-a-success = A barrel, once started, knows the way home better than you do.
story-89-b = Hide among the casks

story-90-title = The Ward of Wings
story-90 =
    Rows of matchbox beds stand under a paper moon. In them lie dragonflies with splints, a stag beetle with a
    fever, a whole family of ladybirds who have lost their spots. The only nurse, a praying mantis, has not slept
    for days and has begun to look at her patients in the old way. “Please,” she says, wringing her arms, “relieve
    me.”
story-90-a = Take the night shift
story-90-b = Sort out the medicine cupboard
story-90-b-success = Half of it was mislabelled and the other half was jam. You keep the odd bottles.

story-91-title = Lesson for Today
story-91 =
    Rows of tiny desks, a globe of some other world, a blackboard. As you enter, the chalk rises and writes: You are
    late. Then: Sit. When you are seated it sets out a sum so long that it turns the corner of the room. In the back
    row there is an inky smell and a name cut into the wood, followed by a heart and a second name, crossed out.
story-91-a = Raise your hand and ask what became of the class
story-91-b = Solve the sum
story-91-b-success = The answer is nine. The chalk draws a star, and the cupboard of prizes unlocks itself.
story-91-c = Throw paper balls
story-91-c-success = There is a terrible pause. Then the chalk throws one back, and for an hour it is a school.
story-91-c-fail = You are kept in until dark, and a letter is sent home to your whole village.

story-92-title = Soup from a Stone
story-92 =
    Three cooks in tall hats stand round a cauldron in which a stone is boiling. They have been promised that it
    makes the best soup in the world, and they are too proud to say that it tastes of stone. “Delicious,” says the
    first faintly. “It only wants something,” says the second. The third one is looking at your basket.
story-92-a = Drop in some mushrooms
story-92-a-success = All three weep into their sleeves and agree that the stone has come through at last.
story-92-b = Ask who sold them the stone

story-93-title = The Rolling Hour
story-93 =
    A rumble grows, and a stone ball as tall as a gate rolls by, exactly filling the tunnel except for shallow
    niches every few yards. A minute later it comes back. Somebody set it going before history and it has found its
    balance. On the far side of its run you see a doorway, and on the floor, between here and there, flat things.
story-93-a = Pick up flat things, one niche at a time
story-93-a-success = Most of them used to be coins, and a flat coin is still a coin.
story-93-b = Race it to the doorway
story-93-b-success = You fall through the door flat on your faces, which is much the best way of being flat.
story-93-b-fail = You meet it halfway, both of you in a hurry, and it is not the ball that turns round.

story-94-title = The Mountain Has Hiccups
story-94 =
    Hup. The whole tunnel jumps a hand's breadth and comes down again, and so do you. Hup. Dust, pebbles, a bat with
    its hair on end. It is the mountain, people tell you, clinging to their door frames: it swallowed a landslide
    too fast on Monday, and now no cup in the valley has a handle. Hup. Everybody knows a cure, and no two of them
    agree.
story-94-a = Give it a fright
story-94-a-success =
    You creep up behind a peak and shout “Volcano!” There is an awful silence, and then a very long sigh.
story-94-b = Pour water into its deepest crack, slowly
story-94-b-success =
    Nine swallows and a gulp. The potters of the valley are sorry to see it go, but the rest bring presents.

story-95-title = The Flock in the Dark
story-95 =
    The sheep here are blind and never lost, for each wears a bell with its own note, and their shepherdess knows
    the tune by heart. Tonight there is a gap in it, a missing F. She stops you with a crook. “Third from the left,”
    she says. “Stubborn, clever, about so high. There is something out there which has learned to tinkle.”
story-95-a = Search for the missing note
story-95-a-success = A large cat with a stolen bell sits guarding the sheep, and it had taught itself the tune.
story-95-b = Tinkle a spoon on a cup in F
story-95-b-success = The flock settles. She sees through it at once, but she pays you for the thought.

story-183-title = Two Short, One Long
story-183 =
    You answer, and the string goes wild. Then it gives, yard upon yard, and down the shaft, spinning, comes a
    basket. In it are a loaf, a slate and a piece of chalk. On the slate a child's hand has written: IS THERE REALLY
    SOMEONE? MY MOTHER SAYS NO. The boy cannot read it. He is looking from your faces to the chalk.
story-183-a = Guide his hand while he writes back
story-183-a-success = YES, he writes, and underlines it until the chalk breaks.
story-183-b = Send up a present instead of words
story-183-b-success = Down comes a shriek, then a second basket, then, sounding less sure of herself, a mother.

story-184-title = The Workshop under the Stage
story-184 =
    You find the puppeteer's room, a candle stub, a pair of spectacles folded on a half-made head. He went out for
    varnish long ago and did not come back. On the bench stands his last work, big as a man, jointed in brass: not a
    puppet but a puppeteer, complete but for one spring. He knew. He was making them somebody.
story-184-a = Finish the last work
story-184-a-success =
    It bows to the cast, hangs the strings on their hooks, and teaches them to do without. Then it follows you.
story-184-b = Take the brass for the smith
story-184-b-success = You work quickly. Overhead, through the boards, somebody is missing a cue.

story-185-title = The Ball
story-185 =
    There is no ball. There is a hall of stalactites, a puddle of moonlight, and she who goes there each evening in
    case an invitation was lost. “They do say that one should be ready,” she tells you, arranging pillowcases.
    “Shall we assume that they are late?” From the side passages round eyes are watching, dozens, in cobweb shawls,
    all too shy to be the first.
story-185-a = Open the dancing
story-185-a-success = You take her paw, count to three, and the whole frightened dark comes in to dance.
story-185-b = Strike up as the orchestra
story-185-b-success = Two combs and a saucepan. Shyness, it turns out, pays at the door.

story-186-title = The Bare Nail
story-186 =
    The scratches end at a child-sized door, standing open. Inside is a bedroom: small bed, small slippers, a shelf
    of toy animals looking toward the entrance. The key is in the lock on the inner side. He who made the wall of
    keys, you begin to see, only ever wanted to lock one thing, on one night, and the thing was quicker than he.
story-186-a = Make the bed and close the door gently
story-186-a-success = Behind you nine thousand keys stir on their nails, and one by one they hang straight.
story-186-b = Hang the key on its nail again
story-186-b-success = The wall is complete. It does not feel finished, but it feels looked at.

story-187-title = Among the Casks
story-187 =
    It is the cooper, and your own miller's eldest son, whom everybody trusts with everything. They sit down an
    arm's length from your noses, tap a keg and count. From what they say the barrels go to a tavern that pays in
    silver. From what the lad does not say, and from the way that he does not drink, he would give a lot to be out
    of it.
story-187-a = Step out and speak to the lad
story-187-a-success =
    He begins to cry before you finish the first sentence. The cooper finds the second door by himself.
story-187-b = Keep still and follow the silver
story-187-b-success =
    The tavern has a cellar, the cellar has a shelf, and on the shelf is what your harvests were worth.

story-188-title = Night Shift
story-188 =
    You give drops by the eyelash, you sing to the crickets in their own key. Near dawn a moth is carried in, frost
    on her wings, hardly there. She came too far toward some lamp. The mantis's book has two pages on the case: one
    says to warm her slowly in the hand until morning, the other gives a recipe, and half of the recipe is missing.
story-188-a = Warm her in your hands
story-188-a-success = At sunrise there is a flutter against your palm, hardly more than a thought.
story-188-b = Work out the missing half
story-188-b-success = Nettle, you decide, and a drop of lamp oil. It works, and the mantis copies it down.

story-189-title = Present, Miss
story-189 =
    The chalk hesitates. It wipes the board, slowly, and begins to write names, twenty-six of them, and after each
    of them a year, and after every year a trade. Midwife. Bargeman. Thief, later reformed. They grew up, it says;
    they do that. It had been wondering if anybody would come to tell it how they ended. Your grandmother is the
    ninth name.
story-189-a = Tell it everything you know
story-189-a-success = By the end the chalk is too short to hold. It writes a last word, very small: Dismissed.
story-189-b = Sit the old examination yourselves
story-189-b-success = You pass, just. The chalk signs your slips with a flourish that it must have been saving up.

story-190-title = The Stone Seller
story-190 =
    You find him two bends on, a jovial man with a wheelbarrow of stones. Soup stones, wishing stones, stones
    against snoring. He is neither ashamed nor afraid. “I sell them something to stand around,” he says. “They were
    three men eating alone.” He offers you a share if you will say nothing, and an even bigger stone if you will.
story-190-a = Make him cook for the three, today
story-190-a-success = Four hats round a cauldron. The stone is still in it, for luck.
story-190-b = Accept your share and keep quiet
story-190-b-success = He counts it out on the largest stone. Further back three voices agree that it wants something.
