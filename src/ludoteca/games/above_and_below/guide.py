"""The guided first game: a village for two, above and below."""

from ludoteca.games.above_and_below.rules.build import Builder, BuyBuilding
from ludoteca.games.above_and_below.rules.explore import Decide, Injure, Reroll, Strive
from ludoteca.games.above_and_below.rules.harvest import SellHarvest, TakeGood
from ludoteca.games.above_and_below.rules.rest import Refresh, Sleep
from ludoteca.games.above_and_below.rules.track import Progress
from ludoteca.games.above_and_below.rules.train import Recruit, Trainer, Welcome
from ludoteca.games.above_and_below.rules.turn import Send, Turn
from ludoteca.games.above_and_below.state import AboveAndBelow
from ludoteca.kernel import Guide, Lesson, Seat, option


def _exploring(g: AboveAndBelow, _: Seat) -> bool:
    return isinstance(g.ask, Send) and g.ask.action == "explore"


GUIDE = Guide(
    seats=2,
    seed=31,
    variants={"first_player": "seat_0"},
    lessons=(
        Lesson(
            name="goal",
            points=("section.own div.ready",),
            asks=(Turn,),
            done=("explore",),
            tries=(option("explore"),),
            warns=("pass",),
        ),
        Lesson(
            name="party",
            points=("section.own div.ready",),
            asks=(Send,),
            done=("go",),
            begins=("send",),
            teaches=("send", "back"),
            when=_exploring,
        ),
        Lesson(name="story", points=("div.choices",), asks=(Decide,), done=("decide",)),
        Lesson(
            name="lanterns",
            points=("div.expedition",),
            asks=(Strive, Reroll, Injure),
            teaches=("aim", "stop", "reroll", "injure", "keep"),
        ),
        Lesson(name="train", points=("section.hire",), asks=(Turn,), done=("train",), tries=(option("train"),)),
        Lesson(
            name="recruit",
            points=("section.hire",),
            asks=(Recruit, Trainer, Welcome),
            done=("hire",),
            teaches=("enter",),
        ),
        Lesson(name="pass", points=("div.mug",), asks=(Turn,), done=("pass", "labor"), tries=(option("labor"),)),
        Lesson(
            name="rest",
            points=("section.own div.exhausted", "section.own div.injured"),
            asks=(Refresh, Sleep),
            teaches=("rest", "potion", "cider", "bed"),
        ),
        Lesson(name="build", points=("section.houses",), asks=(Turn,), done=("build",), tries=(option("build"),)),
        Lesson(name="which", points=("section.houses", "section.outposts"), asks=(BuyBuilding, Builder), done=("buy",)),
        Lesson(
            name="harvest",
            points=("section.own div.land",),
            asks=(Turn,),
            done=("harvest",),
            tries=(option("harvest"),),
        ),
        Lesson(
            name="good",
            points=("section.own div.land",),
            asks=(TakeGood, SellHarvest),
            done=("take", "store"),
            teaches=("sell",),
        ),
        Lesson(
            name="track",
            points=("section.own ol.track",),
            asks=(Progress, Turn),
            done=("place",),
            teaches=("done",),
        ),
        Lesson(
            name="free",
            points=("div.market",),
            asks=(Turn,),
            teaches=("swap", "sell", "withdraw", "offer", "price", "accept", "refuse", "pay"),
        ),
        Lesson(name="end", points=("section.own ol.track", "aside.shaft"), asks=(Turn,)),
    ),
)
