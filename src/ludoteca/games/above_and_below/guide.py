"""The guided first game: a village for two, above and below."""

from ludoteca.games.above_and_below.rules.build import Builder, BuyBuilding
from ludoteca.games.above_and_below.rules.explore import Decide, Injure, Reroll, Strive
from ludoteca.games.above_and_below.rules.harvest import SellHarvest, TakeGood
from ludoteca.games.above_and_below.rules.rest import Refresh, Sleep
from ludoteca.games.above_and_below.rules.track import Progress
from ludoteca.games.above_and_below.rules.train import Recruit, Trainer, Welcome
from ludoteca.games.above_and_below.rules.turn import Send, Turn
from ludoteca.kernel import Guide, Lesson, option

GUIDE = Guide(
    seats=2,
    seed=14,
    variants={"first_player": "seat_0"},
    lessons=(
        Lesson(name="goal", asks=(Turn,), done=("explore",), tries=(option("explore"),)),
        Lesson(name="party", asks=(Send,), done=("go",), teaches=("send", "back")),
        Lesson(name="story", asks=(Decide,), done=("decide",)),
        Lesson(
            name="lanterns",
            asks=(Strive, Reroll, Injure),
            teaches=("aim", "stop", "reroll", "injure", "keep"),
        ),
        Lesson(name="train", asks=(Turn,), done=("train",), tries=(option("train"),)),
        Lesson(name="recruit", asks=(Recruit, Trainer, Welcome), done=("hire",), teaches=("enter",)),
        Lesson(name="pass", asks=(Turn,), done=("pass", "labor"), tries=(option("labor"),)),
        Lesson(name="rest", asks=(Refresh, Sleep), teaches=("rest", "potion", "cider", "bed")),
        Lesson(name="build", asks=(Turn,), done=("build",), tries=(option("build"),)),
        Lesson(name="which", asks=(BuyBuilding, Builder), done=("buy",)),
        Lesson(name="harvest", asks=(Turn,), done=("harvest",), tries=(option("harvest"),)),
        Lesson(name="good", asks=(TakeGood, SellHarvest), done=("take", "store"), teaches=("sell",)),
        Lesson(name="track", asks=(Progress, Turn), done=("place",), teaches=("done",)),
        Lesson(
            name="free",
            asks=(Turn,),
            teaches=("swap", "sell", "withdraw", "offer", "price", "accept", "refuse", "pay"),
        ),
        Lesson(name="end", asks=(Turn,)),
    ),
)
