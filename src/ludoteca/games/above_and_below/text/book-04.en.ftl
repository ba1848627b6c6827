# The encounter book, part 4. Ids: ../book/README.md

story-58-title = The River of Ink
story-58 =
    The river is black, and not from shadow: dip a finger and you can write with it. On the bank, squids in shallow
    tubs copy contracts, love letters and a complaint about the noise, eight arms to eight pages. Their chief holds
    up a blot. Somebody upstream is watering down the ink, and the words have begun to fade before they are dry.
story-58-a = Go upstream and find the cause
story-58-a-success =
    The culprit is a woman made of water, who only wanted to bathe. She comes home with you, dripping, and people
    talk.
story-58-b = Sit down and copy for a day
story-58-b-success = You have only two hands, but they are steady, and the squids clap with the other six.

story-59-title = Nothing but Left Shoes
story-59 =
    A cart stands in the road, piled with shoes: dancing shoes, hobnailed boots, a slipper with pearls. All of them
    are left ones. The pedlar who pulls it has worn out his voice along with his soles. “It was one good bargain,”
    he croaks, “forty years ago. Somewhere there must be a fool with the other half.”
story-59-a = Buy what you can use of the leather
story-59-a-success = Cut into strips and braided, a left shoe is as good as a right one.
story-59-b = Help him look for the other half

story-60-title = The Goat Who Would Not Eat
story-60 =
    A cave goat stands on a ledge with her head against the wall. She is the last milker of a family of seven, and
    for three days she has eaten nothing, not even the tablecloth. The smallest child has been sent to you with a
    coin in a knotted handkerchief, held out as far as her arm will go. It is plainly all there is.
story-60-a = Treat the goat and refuse the coin
story-60-a-success = She coughs up a thimble, three nails and half a hymn book, and asks with her eyes for lunch.
story-60-a-fail = Nothing helps. The child thanks you all the same, and that is the worst of it.
story-60-b = Find out what she was grazing on

story-61-title = The Bone Chimes
story-61 =
    Hundreds of small bones hang on threads across the way, and a draught keeps them talking. This is an old border.
    The people who strung them are long gone, but the chimes still know a friend from an enemy: when you step
    forward carelessly they go silent, all at once, and the silence is far worse than the noise.
story-61-a = Play them the way the wind does
story-61-a-success = They take up your tune, and the hidden stone at the border turns aside.
story-61-b = Crawl underneath with held breath
story-61-b-success = Not one bone stirs. The sentry post beyond is empty, but not quite emptied.

story-62-title = Green Flames
story-62 =
    Your lamps turn green, which the miners' song says means “run”, or possibly “sing”; nobody can recall the second
    verse. The air is sweet and heavy. Ahead, on a shelf, you see baskets that somebody dropped when their own lamps
    changed, and a cap beside them. It is a matter of forty steps there, and of how long you can hold a breath.
story-62-a = Mark the spot and turn back
story-62-a-success = You chalk a big green flame on the wall. It will save lives you never hear about.
story-62-b = Dash for the baskets
story-62-b-success = Forty there, forty back, and you lie on the good side laughing like drains.
story-62-b-fail = At step thirty somebody remembers the second verse. It means “run”.

story-63-title = The Fountain of Small Change
story-63 =
    Coins cover the bottom of the fountain like scales. Each was thrown with a wish, and the wishes have not gone
    away: bend down and you hear them bubbling. Let her say yes. Let it rain. Let my brother walk. Some are so old
    that the words are strange. The oldest coin of all, in the middle, does not say anything yet. It is waiting.
story-63-a = Scoop out coins by the capful
story-63-a-success = They go on murmuring in your pockets for a week, mostly about rain.
story-63-b = Grant the easiest of the wishes
story-63-b-success = Somebody only wished to be told they had done well. You shout it up every tunnel you pass.

story-64-title = The Last Waltz
story-64 =
    In the ruins of a ballroom an old couple dances without music, slowly, eyes closed. Dust lies thick except where
    their feet go round. They do not notice you. On the bandstand, the instruments are still on their chairs,
    strings slack, brass gone green, and on each chair lies a dance card with the same two names on every line.
story-64-a = Tune the instruments and play
story-64-b = Take the silver from the sideboard quietly
story-64-b-success = You keep time with their steps so as not to be heard. It is almost like dancing.

story-65-title = Four Million and Six
story-65 =
    A hermit with a beard like a broom is counting a dune, one grain at a time, from the left heap to the right.
    When you say good day he holds up a finger, and his lips go on moving. Then you see the draught from the passage
    behind you, and what it is doing to the right-hand heap.
story-65-a = Build a wall against the draught
story-65-a-success = “Thank you,” he says, in a voice gone to rust, and then, with horror, “where was I?”
story-65-b = Write down his number for him
story-65-b-success = He looks at the figures for a long time. It never crossed his mind that one could stop and rest.

story-66-title = One Strand Left
story-66 =
    The rope bridge has been cut. Somebody did it on purpose, neatly, and was interrupted: a single strand still
    holds, humming under its load. Out over the middle a girl with a school satchel clings to the planks. On your
    side lies the knife, and fresh prints of hooves lead off to the left, fast and deep.
story-66-a = Get the girl off the bridge
story-66-b = Chase the one who cut it
story-66-b-success = A centaur with a grudge against the school drops his purse, his rope and his excuses.

story-67-title = The Mouse at the Bridge
story-67 =
    “Halt!” The voice comes from near your ankles. A mouse in walnut-shell armour bars a plank over a ditch, lance
    levelled. He has sworn that no one shall pass while he lives, in honour of a lady who, it seems, has since
    married a vole. His whiskers tremble. You could step over him, and he knows that you could.
story-67-a = Accept the duel with full ceremony
story-67-b = Persuade him that the oath has ended
story-67-b-success = He lays down the lance, steps off the plank and asks, quite lost, what people do on Sundays.
story-67-b-fail = He hears you out, salutes, and resumes his place. An oath is not a matter of reasons.
story-67-c = Step over him
story-67-c-success = Nothing could be easier. You hear the visor close behind you with a very small click.

story-68-title = Day One of the Apprentice
story-68 =
    An explosion, then a girl with no eyebrows. It is her first day as a witch's apprentice, her mistress is out
    until six, and the pot has been told to make porridge and not told to stop. It is coming down the stairs. “There
    is a word,” she says, turning pages with sticky fingers, “there is definitely a word.”
story-68-a = Eat as fast as it comes
story-68-a-success = You hold the line at the second step until the pot loses heart.
story-68-b = Search the book with her
story-68-b-success = The word is “please”. By six the floor is clean, and the witch wonders at the shine.

story-69-title = The Assessor of the Deep
story-69 =
    A gentleman in grey, with a folding desk and a pen behind either ear, has been expecting you. According to his
    papers you owe the Deep for the use of darkness, echo and one (1) puddle. He is scrupulously polite. The receipt
    book is real, the seal is real, and the puddle, he adds, has since been found to contain a fish.
story-69-a = Go through the papers with him
story-69-a-success = It turns out that the Deep owes you. He apologises and pays out the difference.
story-69-b = Dispute the puddle
story-69-b-success =
    It was rain, you argue, and rain is imported. He caps both pens, and concedes the puddle with all its contents.
story-69-b-fail = He has heard that one before, and there is a fine for it.

story-70-title = The Word Fisher
story-70 =
    He sits on an upturned crate over a hole in the floor and fishes in the echo. What is shouted in the valleys
    sinks down here in the end, and he pulls it up on a bent pin: oaths, names called at dusk, a bid at a fair. He
    shows you a fine fat “sorry” in his basket. “Came up yesterday. I do not know whose it was.”
story-70-a = Carry the word to whoever is missing it
story-70-a-success = It takes eleven doors. At the eleventh an old man listens, and sits down on his own step.
story-70-b = Fish beside him
story-70-b-success = You land a nursery rhyme, a price for turnips, and something that really is a fish.
story-70-b-fail = You hook a dreadful insult, it gets loose, and it goes round three villages in your voice.

story-71-title = The Headless Queen
story-71 =
    Forty statues stand in a garden of gravel, and all the heads have been knocked off and laid at their feet. All
    but one: the queen in the centre has no head anywhere. Something drags itself among the pedestals at night, the
    gardener says, and tries the others on, and puts them back with a moan. It is nearly night.
story-71-a = Find the queen's head
story-71-a-success = It was in the well. That night nothing drags itself; something dances.
story-71-a-fail = You search until the gravel crunches behind you, and then you search for the gate.
story-71-b = Carve her a new one
story-71-b-success = It has your aunt's nose. The garden agrees that it is a queenly nose.

story-72-title = The Sinking Floor
story-72 =
    The sand trembles like pudding. In the middle a kid goat has gone in to the chest, and it has stopped bleating,
    which is worse. Around it are the handles of things that others lost here before you: a cart shaft, a spade, a
    flagpole with its flag still dry. The longer you look, the more handles you see.
story-72-a = Crawl out flat to the kid
story-72-a-success = It climbs over your head to safety without a glance back, as goats do.
story-72-b = Pull up what the sand has swallowed
story-72-b-success = The flagpole brings up a chest, the chest a chain, the chain a whole cart.

story-73-title = The Honey Sleeper
story-73 =
    A bear the colour of rust sleeps in a side cave, and she sleeps on honey: combs stacked like planks, a whole
    winter's store, glued together by her own weight. Her breath steams. One paw lies over a sack with a merchant's
    mark. From under the paw, quite clearly, someone whispers: “Excuse me. Are you here about the noise?”
story-73-a = Answer the whisper
story-73-b = Cut a comb from the far side
story-73-b-success = She smacks her lips in a dream and moves over to make it easier for you.
story-73-c = Tug out the sack
story-73-c-success = You replace the sack with a hat. She holds the hat tight and snores on.
story-73-c-fail = She does not wake. She merely turns over, and you are where she turns.

story-74-title = The Drowned Bell
story-74 =
    You know that sound: three notes falling, the last one cracked. It is the old bell of your village, which sank
    in the river on its way to the new tower, before your parents were born. The water must have carried it down
    here. Now it is rung, at the wrong hours and with great feeling, somewhere behind the wet wall.
story-74-a = Find who is ringing it
story-74-b = Break through and claim it
story-74-b-success = It takes every arm you have to shift the bronze, and the silence behind you is enormous.

story-75-title = Seven Saplings
story-75 =
    Seven young trees come down the passage in single file, pulling their roots out and setting them down like
    people in wet socks. Seeds fell into the deep, sprouted in the dark, and these have decided to go and see the
    sun. They are pale, and lost; they have been walking downhill for a month. The smallest leans on your shin.
story-75-a = Lead them up to the light
story-75-b = Plant them by a shaft of daylight
story-75-b-success = They shuffle in, toes down, and every leaf turns over like a page.

story-76-title = The Contrary Signposts
story-76 =
    The path forks, and at the fork stand two signposts with carved faces. “Left,” says one. “Right,” says the
    other. “She lies,” says the first, with some satisfaction. “On weekdays,” says the second. They have not been
    asked for directions since the road was new and are enjoying it beyond measure. Nobody knows what day it is down
    here.
story-76-a = Go left
story-76-a-success = “Told you,” says the first, and is quite unbearable about it.
story-76-b = Go right
story-76-b-success = The way is so long that it was clearly meant as a joke, and so rich that it was not.

story-175-title = The Other Half
story-175 =
    Three valleys further on you meet a woman pulling an identical cart. She is hoarse, she is footsore, and she has
    nothing but right shoes. They stare at each other for a while. It comes out that they were to be partners, forty
    years ago, until a quarrel at this very crossroads about whose name should come first on the sign.
story-175-a = Suggest a name for the shop
story-175-a-success = “The Pair.” They shake hands, left with right, and give you boots for life.
story-175-a-fail = Each likes your idea until the other does. The carts roll off in opposite directions.
story-175-b = Match up pairs and sell them before they can quarrel
story-175-b-success = Half the valley had been waiting barefoot. You run out of laces by noon.

story-176-title = Blue Lichen
story-176 =
    Her droppings lead to a slope where the lichen has turned a shade of blue you have never met before. Everything
    that grazed here stands about with its forehead to the rock: goats, beetles, one embarrassed ibex. A trickle
    comes from above, also blue, out of the drain of some workshop, where people can be heard singing at work.
story-176-a = Bring the dyers down to look
story-176-a-success = They stop singing. By evening there is a settling pit, and a goat is eating somebody's apron.
story-176-b = Scrape off the blue for its colour
story-176-b-success =
    A painter in the next valley weeps at the sight of it. Behind you the slope is plain and green again.

story-177-title = Played from Memory
story-177 =
    You tighten what can be tightened and blow the spiders out of the horn. None of you is a musician. But your
    grandmothers hummed something on washing days, and when you try it the couple in the dust lift their heads, and
    their backs grow straight. They want it faster. The fiddle has only two strings left, and one of them is
    fraying.
story-177-a = Play on to the end of the tune
story-177-a-success = On the last bar they bow, to you and to each other, and the dust lies still.
story-177-a-fail = The string snaps. They dance on in silence, politely, as if nothing had been offered.
story-177-b = Put down the fiddle and hum
story-177-b-success = It was how they heard it the first time, it seems, through the wall of a washhouse.

story-178-title = Over the Drop
story-178 =
    “Do not look at the strand,” you tell her. “Look at us.” She looks. Her name is Iraci, she is nine, and she has
    the whole class's homework in that satchel. The planks swing. She could throw the satchel away and use both
    hands, or hold still while the lightest of you walks out to her along one thin humming line.
story-178-a = Tell her to drop the satchel and climb
story-178-a-success = She comes up hand over hand. Homework falls past the ledges for a long, beautiful minute.
story-178-b = Walk out to her
story-178-b-success = The strand parts a moment after your heels leave it. She is still holding the satchel.

story-179-title = The Field of Honour
story-179 =
    Seconds are chosen, cloaks are thrown back, a beetle drops the handkerchief. You fight on your knees with a
    toothpick, that being only fair. He is very good. He gets you twice in the thumb before you see that he always
    opens his guard on the left, where the lady's faded ribbon is tied, as if he would rather like to be hit there.
story-179-a = Cut the ribbon and not the mouse
story-179-a-success = It flutters into the ditch. He watches it go and says that he feels extraordinarily light.
story-179-b = Lose on purpose, magnificently
story-179-b-success = You fall over like a tower. He stands on your chest and delivers a speech to the beetles.

story-180-title = The Tenant
story-180 =
    The whisperer is a merchant, flat on his back and quite resigned. He crawled in for the honey in autumn, she put
    her paw on him, and he has been kept warm and licked clean ever since. He could have left in January. “The truth
    is,” he says, going red, “nobody has held on to me so firmly in years. But I do have a shop.”
story-180-a = Slip a straw dummy under the paw
story-180-a-success = He kisses the enormous nose goodbye. In his shop he empties the till for you, twice.
story-180-b = Wake the bear and explain
story-180-b-success =
    She hears you out, chin on paws. Then she pushes him gently toward the light and gives you breakfast.
story-180-b-fail = She is not at her best before April.

story-181-title = The Ringer
story-181 =
    Behind the wall, hanging on the rope with all her weight, is a very small blind girl from the river people. She
    found the bell when she found that she could feel it: the bronze speaks through the ground into the soles of her
    feet, and nothing else has ever spoken to her so clearly. “Is it yours?” she asks. “I always thought that it
    must be somebody's.”
story-181-a = Teach her the hours and leave the bell
story-181-a-success =
    Ever since, at noon, your floorboards hum very slightly, and everyone at home looks down and smiles.
story-181-b = Take the bell, and leave her a drum
story-181-b-success = She tries the drum. She says that it is very nice.

story-182-title = The Long Way Up
story-182 =
    They follow you, rustling. Halfway up it turns cold, and the smallest begins to drop her leaves, one by one,
    apologising. There is a shortcut, a wet chimney with wind in it that would bring them out by noon and may uproot
    somebody. Or you can put them in your own hoods and pockets, and walk the whole night bent like branches.
story-182-a = Take the windy chimney
story-182-a-success = Noon strikes them like a gong. They stand in it with their arms up and do not say a word.
story-182-a-fail = The gust takes all of you back to the bottom, branches, elbows and all.
story-182-b = Carry them through the night
story-182-b-success = They see the sun rise, which you had forgotten to mention it does.
