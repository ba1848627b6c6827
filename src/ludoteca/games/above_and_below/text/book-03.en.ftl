# The encounter book, part 3. Ids: ../book/README.md

story-39-title = Essence of Thunder
story-39 =
    You smell her stall long before you see it: cedar, wet dog, thunder, boiled cabbage. The perfumer has a bottle
    for everything and a clothes-peg on her own nose. Business is poor, because whoever uncorks one scent must live
    with it for a month. “Today,” she says nasally, “I am paying people to try the new ones.”
story-39-a = Try one of the new scents
story-39-a-success = Nobody will sit next to you until harvest, but a purse has no smell.
story-39-b = Help her carry everything into the fresh air
story-39-b-success = In the wind the scents come apart, and for a moment each of you is somewhere you were happy.
story-39-b-fail = You drop the crate. The caravan behind you will tell everyone who is to blame for the cabbage.

story-40-title = The Moving Hunt
story-40 =
    Red deer run across the whole wall, painted with fingers, thousands of years ago. Small charcoal hunters run
    after them. You turn to call the others, and when you look back the hunters are one hand closer. They only move
    when nobody is watching. The hindmost doe has a fawn, and the fawn is tired; you can tell by its legs.
story-40-a = Keep watching until the lamps burn down
story-40-a-success = Nobody blinks out of turn. In the last flicker the deer are gone from the wall, all of them.
story-40-b = Paint something yourselves

story-41-title = The Mole Derby
story-41 =
    A crowd presses against a rope and roars. Eight saddled moles stand in their gates, snorting earth, with jockeys
    no taller than a boot. Number five has no rider: he is lying on a stretcher and refusing to be consoled. “We
    need someone small or someone brave,” says the owner, looking you up and down, “and I see no one small.”
story-41-a = Ride number five
story-41-a-success = The track is under the ground, and you see nothing until you come up first, mouth full of soil.
story-41-b = Sell hot chestnuts to the crowd
story-41-b-success = You never find out who won, but you sell out twice.

story-42-title = The Warm Egg
story-42 =
    In a nest of cinders lies an egg, black, as big as a butter churn, and so warm that the puddles around it steam.
    Something inside is tapping. It is the slow tapping of someone who has been at it for days and is losing heart.
    The ashes show the tracks of a large animal that went away in haste and did not return.
story-42-a = Help it out of the shell
story-42-a-success = It is a fire salamander, wet and cross. It sneezes a spark and falls asleep in your hood.
story-42-a-fail = It comes out quicker than you think, and it comes out teething.
story-42-b = Carry it home as a stove
story-42-b-success = It keeps three houses warm until the night it hatches and leaves by the chimney.
story-42-b-fail = It grows hotter the further it gets from the nest, and you do not own such gloves.

story-43-title = The Drip Clock
story-43 =
    Water falls on a row of stone bowls, one drop a minute, and each bowl as it fills tips into the next. At the far
    end a marble tray is marked with hours, then with days, then with years. The last mark has no number, only the
    picture of an open gate. The tray is nearly full. By your reckoning it has nine drops to go.
story-43-a = Wait for the nine drops
story-43-b = Stop the drip
story-43-b-success =
    Whatever was to open stays shut. Behind the pipe you find the clockmaker's own tools and lunch box.
story-43-b-fail = Your plug shoots out like a cork, and the clock, insulted, starts over at nothing.

story-44-title = Bees without Flowers
story-44 =
    The bees here are white and have no eyes. They fly from crystal to crystal, patiently, and find nothing. Their
    keeper, wrapped in veils, opens an empty hive to show you. “They remember flowers,” he says. “Their
    grandmothers' grandmothers fell down a shaft with a meadow still on their legs. I have not the heart to tell
    them.”
story-44-a = Promise to send down blossoms
story-44-a-success = It takes eleven baskets on a rope, and a week later the whole tunnel smells of clover.
story-44-b = Lead the swarm up to the meadow

story-45-title = The Asking Fog
story-45 =
    Fog fills the gallery to the height of your chins. It is warm, it tickles, and it asks things. Not riddles: it
    wants to know what you had for breakfast, whether you were ever forgiven, and why people sweep. Each time
    someone answers, it draws back a step. Each time someone lies, it comes up over your mouths.
story-45-a = Answer honestly
story-45-a-success = It thins out, satisfied, and you know one another rather better than before.
story-45-b = Ask it questions back
story-45-b-success =
    No one has ever asked. It hesitates, then tells you what lies on the floor, under it, all around you.

story-46-title = A Troll's Toothache
story-46 =
    The roaring that frightened you for an hour turns out to have a cause, and it is the third molar on the left.
    The troll sits hugging his cheek, tears running into his beard. Nobody dares to go near. He opens wide when he
    sees your tools, and inside, between teeth like tombstones, something glitters that is certainly not a tooth.
story-46-a = Pull the bad tooth
story-46-a-success = It takes a door, a rope and a falling boulder. He kisses your hands, which is moist.
story-46-a-fail = He bites down. He did not mean to, he says, and says, and says.
story-46-b = Go after the thing that glitters
story-46-b-success =
    It was wedged against the nerve all along. The pain stops, and he makes you a present of the cause.
story-46-c = Mix him something for the pain
story-46-c-success = He sleeps at last, and two villages along the valley sleep for the first time in a week.

story-47-title = The Smell of Bread
story-47 =
    Every dawn, the cavern people say, the ruined bakery smells of bread. Its oven has been cold for eighty years.
    You come early and find flour drifting by itself, dough rising under a cloth, and a dent in the air as of
    somebody very stout and very busy. The trays slide out. They are empty, and the dent seems to sag.
story-47-a = Bring him real flour and firewood
story-47-a-success = He bakes until noon. Nobody sees him, everybody eats, and the smell never comes back sad.
story-47-a-fail = The wood is damp and the chimney is full of swallows. The dent pats your shoulders and fades.
story-47-b = Look for the baker's cash box
story-47-b-success = It is under the trough, where cash boxes are. A tray falls behind you, rather hard.
story-47-b-fail = A rolling pin that nobody is holding follows you all the way to the street.

story-48-title = The Button Spider
story-48 =
    It is made of tin, has nine legs, and limps on the one that was added later. It goes through the ruins at night
    collecting buttons, which it sorts by colour with tiny clicks of joy. In the middle of its web of wire hangs a
    cat, grey and very dignified, wearing eleven buttons and waiting to be put down.
story-48-a = Trade your own buttons for a few coins
story-48-a-success = You walk home holding up your trousers, and the spider has its first real horn toggle.
story-48-b = Free the cat
story-48-b-success = The cat walks ahead of you to the surface, as though the idea had been its own.
story-48-b-fail = The wire twangs, nine legs come running, and the cat looks at you with pity.

story-49-title = The Hanging Ladder
story-49 =
    A ladder of good ash wood hangs out of a hole in the roof, its lowest rung an arm's length over your heads. It
    looks as if it had been let down five minutes ago. From above come the creak of a rocking chair and the smell of
    a pipe. “Up or not up,” calls a voice, “but make up your minds, there is a draught.”
story-49-a = Climb up
story-49-b = Search the floor under the hole
story-49-b-success = An absent-minded person lives up there: things have been falling out of those pockets for years.
story-49-b-fail = The only thing you find is hot ash, freshly knocked from a pipe.

story-50-title = The Mud Baths
story-50 =
    Hot mud burps in forty round basins. In each one sits somebody up to the neck with a cucumber slice on either
    eye: miners, merchants, a minotaur, a nun. Conversation is calm and rather well informed. An attendant with a
    towel over her arm explains that clothes stay at the door and so do quarrels.
story-50-a = Soak and listen to the gossip
story-50-a-success = The minotaur lets slip a thing or two. The nun blushes, and asks him to say it again, slower.
story-50-b = Help the attendant scrub backs
story-50-b-success = There are a great many backs, and one of them has scales and says thank you twice.

story-51-title = The Town of Hands
story-51 =
    Nobody speaks here. A rockfall took the hearing of the first settlers, and their great-grandchildren, who hear
    perfectly well, have never seen a reason to make noise. They talk with their hands, quick as swallows. Your own
    voices, when you greet them, are so loud and so ugly in that quiet that a baby bursts out laughing.
story-51-a = Learn enough to tell a joke
story-51-a-success = It is the one about the goat. Two hundred hands shake in the air, which is how they roar.
story-51-b = Trade by pointing
story-51-b-success = Pointing is rude, it turns out, but it is also clear.

story-52-title = The Sleeper in the Road
story-52 =
    What you took for the tunnel wall is warm and has rings. An earthworm, thick as a mill, lies across the passage
    and sleeps, and has slept so long that someone has hung a picture on it. The carters waiting on this side have
    tried shouting. Those on the other side, to judge from the noise, are trying drums.
story-52-a = Tickle it in exactly the right ring
story-52-a-success = A ripple, a snort like a landslide, and it rolls over. Traffic starts with a cheer.
story-52-a-fail = Wrong ring. It curls up in its sleep, with the picture and one cart inside.
story-52-b = Sell lunch to the carters
story-52-b-success = Hungry people do not bargain, and those on the other side shout in their orders.

story-53-title = The Village That Cannot Sleep
story-53 =
    Everyone in this hamlet has rings under the eyes. A cradle in the last house creaks every night, though no child
    has been born there for thirty years, and when it creaks they all lie awake, remembering. The old woman who owns
    it cannot bring herself to burn it. “It is only that I never found out,” she says, “who rocks.”
story-53-a = Oil the hinges
story-53-a-success = It still rocks, but now it rocks quietly, and a whole street snores in gratitude.
story-53-b = Carry the cradle away by night
story-53-b-success = A false bottom drops out of it on the road. They will sleep now, all but one.
story-53-b-fail = The old woman is sitting by the door. She says nothing, and that is what people repeat.
story-53-c = Sit up with her and watch

story-54-title = Cage Number Two
story-54 =
    A mine lift hangs halfway down its shaft, and four people in it have been stuck there since Tuesday. They have
    made the best of it: they have a song, a president and a laundry line. The winch is jammed with a dropped
    sandwich turned hard as oak. “No hurry,” they call, “but Anselmo is running out of verses.”
story-54-a = Climb down to the cage
story-54-b = Chisel out the sandwich
story-54-b-success = It comes out whole. The president orders that it be kept in a glass case.

story-55-title = The Lost Soprano
story-55 =
    A woman in a velvet gown stands on a rock and sings to no one, with the whole of her body. She left the opera by
    the wrong door, she explains in the pause, and has been walking for two years. She has kept her voice, but not
    her courage: she will not go home until one audience, just one, has been moved to tears.
story-55-a = Fetch her an audience from the caves
story-55-a-success = They come grumbling, with onions in their pockets. Nobody needs the onions.
story-55-b = Pretend to weep
story-55-b-success = She pays you with her bracelet and goes off in the right direction, happy and mistaken.

story-56-title = Aground
story-56 =
    A three-masted ship stands on dry rock, sails set, anchor down. The lake it sailed on drained away last week
    through a hole the size of a plate. Her captain, a hedgehog with a brass telescope, has forbidden the crew to
    mention it. “Calm seas,” he remarks to you from the rail. The crew, behind him, shake their heads.
story-56-a = Ask permission to come aboard
story-56-b = Go down the drain hole
story-56-b-success = All that lake had to go somewhere, and all its fish went with it.
story-56-b-fail = It is a plate-sized hole. You find that out about halfway.

story-57-title = The Hand
story-57 =
    An open hand of flesh, as wide as a threshing floor, lies palm up across the valley. The wrist goes into the
    mountain. Shepherds have built a fold between thumb and forefinger, and there is a chapel on the little finger.
    “It has not moved since my grandfather's day,” says a shepherd. “But this morning the pulse got faster.”
story-57-a = Follow the arm into the mountain
story-57-b = Help move the flock off the hand
story-57-b-success = The last lamb is across when the fingers begin, very slowly, to curl.
story-57-b-fail = Sheep go where they like. They spend the night in a fist, warm and unharmed, and you outside.

story-167-title = Wet Paint
story-167 =
    There is red earth on the floor and soot in your lamps, so you have what you need. You could add a river between
    the hunters and the fawn, or a thicket, or another doe. Whatever you draw, they will believe. But the lamp is
    dying, and in the corner of your eye a small charcoal arm is already bending its bow.
story-167-a = Paint as fast as you can
story-167-a-success = In the dark you hear hooves, then water, then men laughing because they have fallen in.
story-167-a-fail = The light goes. When it returns the wall is quite bare, and your hands are red.
story-167-b = Put your own hands on the wall, in the way
story-167-b-success = In the dark something pricks your palm, no worse than a gnat, and the running stops.

story-168-title = The Ninth Drop
story-168 =
    Eight drops fall. Nobody breathes. With the ninth the tray tips, a weight goes down, and the entire end wall
    swings away without a sound. Behind it is a garden of hanging crystal under a ceiling that glows like dawn, and
    a bench with a note in a beautiful hand: “Congratulations on your patience. Please do not stay past the tenth.”
story-168-a = Make the most of one minute
story-168-a-success = You are out with a heartbeat to spare, pockets chiming, and the wall is a wall again.
story-168-b = Turn the note over
story-168-b-success = “On second thoughts, take the paper,” it says. It is remarkably good paper.

story-169-title = The Swarm and the Sky
story-169 =
    You carry the hives up on your backs, humming so that the bees can follow. At the cave mouth they stop in a
    white cloud. They can smell it, all of it, a whole hillside of thyme, but they have never had wind under their
    wings. The keeper lifts his veil for the first time. He is crying too hard to call them.
story-169-a = Walk into the meadow, humming
story-169-a-success = One bee lands on a sleeve, then on a flower. Then the sky is full of them.
story-169-b = Bring the nearest flowers to the hive door
story-169-b-success = They come out in little groups, like children at the seaside, and go back in to tell the others.

story-170-title = The Room in the Roof
story-170 =
    It is a tidy room, and everything in it is fixed to the ceiling: bed, stove, table, even the cat. The old man in
    the rocking chair sits upside down as well, smoke dripping from his pipe. “You get used to it,” he says. “What
    you do not get used to is dropping things. Be so good and hand me up my spectacles; they fell in 'forty-two.”
story-170-a = Find his spectacles and whatever else fell
story-170-a-success = He puts them on, looks at you properly, and cannot understand how you stay up there.
story-170-b = Ask to be taught how to walk up there
story-170-b-success =
    It is all in not thinking about soup. From the ceiling you notice a door that nobody below can see.

story-171-title = Who Rocks
story-171 =
    At the third hour the cradle starts. There is no hand, no draught. But you are strangers, and you look where the
    others never look: under it, between the rockers, a dormouse turns round and round in a nest of grey hair, as
    dormice do before they settle. Thirty generations of dormice. The old woman sees it too. What you say now will
    stay with her.
story-171-a = Say that someone was always being rocked to sleep
story-171-a-success = She thinks about it. Then she lays her own shawl over the nest and goes to bed.
story-171-b = Say nothing and put some cheese by the nest
story-171-b-success = She cuts the cheese smaller for you, so that it will be easier to carry.

story-172-title = Inside the Cage
story-172 =
    They make room for you and vote you in as members. From here you see the problem better: the sandwich is
    nothing, the second cable is worn to five threads and is holding all of you. Under the floor, the shaft goes
    down without a bottom. “We did not want to worry anybody,” says the president. A thread parts with a ping.
story-172-a = Hoist everybody out on your shoulders
story-172-a-success = Last comes Anselmo, singing. The cage drops away behind him and is never heard to land.
story-172-a-fail = You are all found on Thursday by a rescue party with a thicker cable and very little to say.
story-172-b = Splice the cable where you stand
story-172-b-success = Your splice is ugly and as strong as a grudge. You ride up in time for supper.

story-173-title = The Captain's Table
story-173 =
    Dinner is ship's biscuit, served with ceremony. The captain knows, of course he knows; he has logged eleven days
    of calm because the twelfth page is for the loss of the ship, and that he cannot write. His carpenter, a broad
    damp fellow named Glogo who could build anything, whispers: “We could be a very good inn, if only he would let
    us.”
story-173-a = Help the captain write the twelfth page
story-173-a-success = “Arrived,” he writes in the end. The carpenter is free to go wherever there is wood.
story-173-b = Help the crew unload behind his back
story-173-b-success =
    The hold empties by the stern while he watches the bow. He does not turn round; you think he could.

story-174-title = The Ear
story-174 =
    Past the elbow it is a day's walk to the shoulder, and from the shoulder you climb by the hair. The giant's face
    is turned away from you, toward the rock. The eyes are shut tight. It is not asleep, you realise, standing by an
    ear as tall as a door. It is hiding, as children hide, and it believes that nobody can see it.
story-174-a = Whisper that the game is over
story-174-a-success = “Did I win?” asks the mountain. You say yes, and nobody could say otherwise.
story-174-b = Hide beside it and see who is seeking
story-174-b-success = Nobody comes, but it gives you half of its hiding place and half of what grows there.
