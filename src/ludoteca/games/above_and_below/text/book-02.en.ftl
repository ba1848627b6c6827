# The encounter book, part 2. Ids: ../book/README.md

story-20-title = The Frog Court
story-20 =
    Before you can explain, a bailiff with webbed hands pushes you into the witness stand. The judge, a bullfrog in
    a wig of moss, is trying a very young newt for the theft of the moon's reflection. It was in the pond last night
    and now it is not. The newt trembles. The jury licks its lips. “Well?” booms the judge. “You come from up
    there.”
story-20-a = Speak for the newt
story-20-a-success = You explain new moons with an apple and a lamp. The court applauds the apple.
story-20-a-fail = Your science is found to be contempt of court, and contempt has a fixed price.
story-20-b = Ask to examine the scene of the crime

story-21-title = A Lighthouse for No Ship
story-21 =
    On a cliff above a sea of fog stands a lighthouse, and its lamp is out. The keeper, an elderly salamander with
    burnt sleeves, has been turning the cold lens by hand so that it should not forget how. “There used to be ships
    in the fog,” she says. “I do not know what they carried or where they went. But they always answered.”
story-21-a = Give her the oil of your spare lamp
story-21-a-success = The beam goes out over the fog, and far away, after a long while, a horn answers twice.
story-21-b = Climb down into the fog
story-21-b-success = There is a hull down there, tilted on the rocks, with its hold open to the air.
story-21-b-fail = The rock is slick as soap, and somebody finds the bottom sooner than planned.

story-22-title = Three Badgers and a Deck
story-22 =
    Three badgers in braces play cards around a barrel. They deal you in without asking. The rules are explained
    once, quickly, and seem to change whenever the one in the middle is losing. The stakes lie on the barrel: some
    coins, a clay jar, somebody's left boot. It occurs to you that all the cards have six corners.
story-22-a = Play by their rules
story-22-a-success = You lose eleven hands, win the twelfth, and the twelfth happens to be the only one that counts.
story-22-b = Cheat better than they do
story-22-b-success = They notice of course. They are so impressed that they pay.

story-23-title = The Leaking Ferry
story-23 =
    The river is broad, brown and in a hurry. A ferryman sleeps on his raft with a straw hat over his face, one foot
    stuck in the largest of the holes. “The holes are included in the price,” he says without waking. On the far
    bank, you can see a fire and people waving, either as a welcome or as a warning.
story-23-a = Mend the raft first
story-23-a-success = The ferryman takes his foot out of the hole, waits, and finds that he is still afloat.
story-23-a-fail = You hammer one hole shut and two open. The ferryman sends you a bill.
story-23-b = Cross as it is

story-24-title = Grandmother Eight
story-24 =
    Silk hangs in this tunnel like washing. In an armchair of her own making sits a spider, huge and whiskered,
    knitting four things at once and finishing none. “My eyes are many but they are tired,” she says. “I dropped a
    stitch in the spring, somewhere between here and the stairs, and everything since has come out crooked.”
story-24-a = Hold the wool and keep her company
story-24-a-success = She tells you about her four hundred children and remembers every name but one.
story-24-b = Find the dropped stitch
story-24-b-success = It is behind the third nail. She pulls once, and the whole tunnel straightens with a twang.

story-25-title = The Bones That Wandered
story-25 =
    A skeleton longer than a barn lies pressed in the wall: neck, ribs, flippers, a long patient smile. You eat your
    lunch beneath it. When you look up again the head is facing the other way. There is fresh dust on the floor and,
    in the stone behind the tail, a groove like the one a boat leaves in mud.
story-25-a = Follow the groove
story-25-b = Copy it on paper before it moves again
story-25-b-success = It holds the pose like a professional, and only breathes when you sharpen the charcoal.

story-26-title = Supper for Somebody
story-26 =
    A cloth is spread on a flat rock. There is hot soup, brown bread, a jug that is still sweating, and places laid
    for exactly as many as you are. No footprints, no voices, no smoke. One of the spoons has a name engraved on it,
    and the name is your cook's. The soup smells the way soup did when you were small.
story-26-a = Sit down, eat and say thank you
story-26-a-success = When you look back from the bend, the table has been cleared, and someone hums over the dishes.
story-26-b = Hide and see who comes
story-26-b-success = A shy shape comes out of the rock, sees the cold plates, and you have to apologise for an hour.
story-26-b-fail = You wait all night and catch colds that need medicine. The soup has turned to stone.

story-27-title = The Bird Made of Light
story-27 =
    A cage no bigger than a fist hangs from the ceiling, and inside it a tiny bird burns like a wick. Its light
    fills the whole crossroads; people of the tunnels have built benches underneath to mend nets and read. Close up,
    you see it is not singing. It is hitting the bars, very softly, always in the same place.
story-27-a = Open the cage by night
story-27-a-success =
    It circles once around your heads. In the morning there are a dozen of them, free, on the benches.
story-27-b = Take the cage along
story-27-b-success = The crossroads goes dark behind you, and a dealer in curiosities asks no questions.
story-27-b-fail = A net-mender's stick comes down on your knuckles, and an entire bench gets to its feet.

story-28-title = The Sweeps
story-28 =
    Soot falls, and with it come the chimney sprites, small as buttons, who keep the breathing-holes of the
    underworld clear. Today they cannot work. Their one broom is broken, and the best of them is stuck in a flue
    with only the feet out, swearing in rhyme. The air is already getting thick and brown.
story-28-a = Climb up and free the stuck one
story-28-a-success = He drops out on a pillow of soot and dedicates an uncommonly clean stanza to you.
story-28-a-fail = He comes loose all at once, with a hundred years of soot behind him.
story-28-b = Make them a better broom
story-28-b-success = They fight over who may try it first, and the winner vanishes upward with a whoop.
story-28-c = Sweep one flue yourselves
story-28-c-success = Behind the soot the bricks turn out to be worth a second look.

story-29-title = The Crown in the Puddle
story-29 =
    It lies in a puddle in the middle of the path, as if someone had dropped it running: a crown of black iron, with
    eleven points and a gap where the twelfth should be. It weighs as much as a sheep. When you turn it in the light
    you hear horns, drums, and a voice that says, politely and from very far off, “Majesty?”
story-29-a = Answer the voice
story-29-b = Break off a point for the smith
story-29-b-success = Now there are two gaps. The voice says “Ouch” and is heard no more.

story-30-title = A Ball Game in the Dark
story-30 =
    Seven children of the deep, pale-haired and barefoot, are kicking a rattling gourd between two stalagmites. They
    play in complete darkness, by ear, and much better than anyone you know. Your lamps annoy them. “Put those out,”
    says the tallest girl, “and we will give you a three-goal start. Or are you all as slow as you are bright?”
story-30-a = Play in the dark
story-30-a-success = You lose by nine. They carry you around the pitch anyway, because you did not complain.
story-30-b = Referee instead
story-30-b-success = The pay is small, the job is impossible, and both teams call you blind.

story-31-title = The Knight in the Ice
story-31 =
    A tongue of blue ice fills the passage, and in it, upright, stands a knight with his visor raised. He looks
    surprised. One gauntlet holds out a rolled parchment, as if he had been just about to hand it over. Your lamps
    have started a slow drip at his feet. Somewhere in the ice a heart knocks, once for every ten of yours.
story-31-a = Thaw him out
story-31-b = Chip out the parchment only
story-31-b-success = It is a polite request for more firewood, signed by an entire castle.
story-31-b-fail = The ice cracks right across the page, and the writing melts into a blue smear.

story-32-title = The Shadow Dealer
story-32 =
    A thin man has laid out shadows on a rug: a stag's, a tower's, a dancing couple's, each folded like a shirt. He
    does not seem to have one himself. “I buy and I sell,” he says, measuring the ground behind you with his eyes.
    “Yours are provincial, but honest. Three of them would pay for something really tall.”
story-32-a = Sell him one of yours
story-32-a-success = It comes off with a small cold tug. By next week it has mostly grown back.
story-32-a-fail = He cuts too deep, and from now on the dogs at home bark at one of you.
story-32-b = Haggle for the tower's shadow
story-32-b-success = You unroll it in the evening sun, and everybody below it feels strangely safe.
story-32-c = Ask what became of his own
story-32-c-success = He sold it first, to a bride. He has not told anyone before, and he gives you tea.

story-33-title = The Silver Column
story-33 =
    A line of ants crosses the floor, each carrying a coin on its back as big as itself. They come out of one crack
    and go into another, in step, with sergeants running along the sides. You count two hundred coins before you
    lose patience. Where do ants get money, and who on earth is being paid?
story-33-a = Take a handful from the column
story-33-a-success = The sergeants stop, look up, and write something down about you.
story-33-b = Follow the money

story-34-title = The Crack
story-34 =
    The ground jumps, and a crack runs between your feet like a startled snake. When the dust settles, a voice is
    calling from far down: it says that its name is Teodora, that it is quite all right, that it would only like
    somebody to talk to while it waits. Another shock is coming. You can feel it in your teeth.
story-34-a = Go down for her
story-34-a-success = She weighs nothing, complains of nothing, and turns out to know every song there is.
story-34-b = Prop the crack open and dig from the side
story-34-b-success = Your tunnel meets hers with a handshake through the rubble.

story-35-title = The Quartz Orchard
story-35 =
    Daylight should not be possible here, yet a vein of quartz carries it down through a mile of rock and spills it
    on an orchard: nine trees, heavy with red fruit. The gardener, a man like a root, sleeps against the last trunk
    with a bell tied to his toe. From the bell a thread runs to every single branch.
story-35-a = Pick without ringing the bell
story-35-a-success = You breathe through your mouths and pick like surgeons. He smiles in his sleep.
story-35-a-fail = A leaf falls. One leaf. The bell rings like a cathedral and the branches lift out of reach.
story-35-b = Ring it on purpose

story-36-title = The Other You
story-36 =
    The pool is perfectly round and perfectly still. Your reflections look up at you, but they are not copying: one
    has a scar you do not have, one is wearing better boots, and one is alone. They seem to be discussing something.
    Then the one with the boots comes to the surface and holds out a hand, palm up, as for a bargain.
story-36-a = Take the hand
story-36-a-success = The grip is cold and friendly. Something changes owners, and both worlds think they did well.
story-36-b = Speak to the one who is alone
story-36-b-success = You tell that face all the names it has lost. It repeats them slowly, and smiles at the last.
story-36-c = Throw a stone and walk on
story-36-c-success = The ripples take a long time to settle. Somebody down there throws back a coin, hard.

story-37-title = The Wheel
story-37 =
    A wooden wheel as high as a house turns and turns, and inside it trots a beast like a hairless ox, with eyes
    shut. Cables lead from the axle into the dark, where a distant town is full of light and music. An overseer
    dozes with a fishing rod, a cabbage hanging from its line just before the animal's nose.
story-37-a = Give the beast the cabbage
story-37-a-success = It chews with its eyes open at last. In the town they light candles, and dance more slowly.
story-37-b = Build a water wheel beside it
story-37-b-success = The stream takes over without complaint, and the beast lies down for the first time in its life.
story-37-c = Take a shift of the overseer's pay
story-37-c-success = It is easy work, holding a rod. You do not look at the eyes.

story-38-title = Your Own Bucket
story-38 =
    The bucket has a blue stripe and a dent shaped like a bean. It vanished from your own well last winter, and here
    it is, upside down on the head of a small hairy person who has also got your clothes-line, your doormat and a
    bell you had been missing. The person freezes, on the theory that you will not notice.
story-38-a = Let it keep the bucket
story-38-a-success = It hugs your leg, then your other leg, then the bucket.
story-38-b = Ask to see the rest

story-159-title = The Scene of the Crime
story-159 =
    The pond lies under a narrow shaft that opens on the night sky. You measure, you ask, you wade. There is no
    trace of the moon, but wet footprints lead from the water to the judge's own lily pad, and something under it is
    glowing. The bailiff has seen it too. He looks at the ceiling and whistles very, very quietly.
story-159-a = Say what you found
story-159-a-success =
    It is a mirror, a present for the judge's wife. Everybody laughs except the judge, then the judge.
story-159-b = Let the bailiff buy your silence
story-159-b-success = The newt gets six weeks of mud. You get a wet purse.

story-160-title = Midstream
story-160 =
    In the middle the raft gives up, one plank at a time. The ferryman steps onto the last dry board and lifts his
    hat. “This is where people usually choose,” he says. Downstream there is a gravel bank with a wrecked cargo on
    it. Straight ahead the people with the fire are throwing a line that keeps falling short.
story-160-a = Drift to the gravel bank
story-160-a-success = The cargo is crockery, and the river, a careful packer, has broken almost none of it.
story-160-b = Swim for the line
story-160-b-success = Hands like oars pull you out. It was a welcome after all, and there is fish on the fire.
story-160-b-fail = The current has its own opinion. It returns you to the bank you came from, cleaner.

story-161-title = Where Bones Go
story-161 =
    The groove winds down for half a day and opens on a beach without a sea. There they all are, hundreds of stone
    skeletons, drawn up on the dry sand with their noses toward a horizon of bare rock. They are waiting for the
    tide. By the look of the sand it went out before there were people. Yours is the last to arrive.
story-161-a = Pour out your water for them
story-161-a-success = A cupful sinks into the sand. All along the beach, stone settles lower, as sleepers do.
story-161-b = Break a tooth from the nearest jaw
story-161-b-success = Inside, the ivory has turned to violet glass. The rest of the beach goes on smiling.

story-162-title = Long Live Somebody
story-162 =
    Twelve mailed figures march out of the wall and kneel. They have been without a ruler for four hundred years and
    are not going to be choosy. “There remains only the Test,” says the herald: whoever wears the crown must walk
    once around the throne hall with head held high. The hall is long. The crown, as you know, is a sheep's weight
    of iron.
story-162-a = Pass the crown from head to head
story-162-a-success =
    Nowhere does the law say it must be the same head. You abdicate at once, amid cheers and pensions.
story-162-b = Offer the crown to the herald
story-162-b-success =
    He has carried the cushion for four centuries. He puts it on, and his neck turns out to be exactly right.

story-163-title = The Thaw
story-163 =
    By the third hour his eyelids are free and he blinks. By the fifth he can move his mouth and, being a knight,
    begins with his full titles. But the ice above him is groaning: he was holding up a good part of it. If he steps
    out, the passage comes down. “Fair travellers,” he says, “I appear to be a pillar. What is the custom?”
story-163-a = Put a stone pillar in his place
story-163-a-success =
    The pillar takes the weight. The knight takes one step, then falls asleep on somebody's shoulder.
story-163-b = Dig a way around and leave him the choice
story-163-b-success = He thanks you and begs one day to think it over. In knights that may mean a century.

story-164-title = The Queen's Counting House
story-164 =
    The crack leads to a vault lit by glow-beetles. A queen ant lies on a mattress of silver, counting under her
    breath. She buys back, at full price, every bit of land that was ever stamped on, built on or ploughed over.
    “This hill,” she says, and you recognise the outline of your village, “is the last one on my list. What are you
    asking for it?”
story-164-a = Negotiate a lease
story-164-a-success =
    A thousand years, renewable, and no boiling water on the garden paths. She pays the first rent in advance.
story-164-b = Sell her a single flower bed
story-164-b-success = It is the one with the nettles. She is carried over it in state, weeping for joy.

story-165-title = The Gardener Wakes
story-165 =
    He opens eyes as green as pond water and looks at you for some time. “Nobody rings,” he says. “They steal, I
    wake, I throw things. It has become a habit.” He is not sure what one does with visitors. He straightens a
    branch, clears his throat, and asks whether you would mind helping with the top of tree number nine, as his
    knees are wood.
story-165-a = Climb tree number nine
story-165-a-success = The view from up there is of eight other trees. He waves as though you were on a mountain.
story-165-b = Sit down and be proper visitors
story-165-b-success = You talk about the weather, of which there is none, and he asks you to come again.

story-166-title = The Museum of Small Losses
story-166 =
    Its burrow is a marvel of order. Every single thing that was ever lost in your village hangs here on its own
    nail: forty buttons, a wedding ring, the mayor's tooth, the kite you cried over. Nothing has been used except
    the bucket. “I thought that you had thrown them down to me,” says the creature. “Nobody ever came to visit.”
story-166-a = Choose a few things to take home
story-166-a-success = The owner of the ring had stopped looking for it, but never stopped turning her finger.
story-166-b = Spend the day as its first guests
story-166-b-success = You are given a tour, tea from forty thimbles, and a second tour.
