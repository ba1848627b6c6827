"""The guided first game: two travellers on the way to the Fenda."""

from ludoteca.games.calamandara.rules.planning import PlanFacing, PlanMore, PlanSpace, PlanStay
from ludoteca.games.calamandara.rules.reserve import DeclareDiscard, DeclareDraw, DeclareReserve, ReserveCard
from ludoteca.games.calamandara.rules.responses import Respond
from ludoteca.games.calamandara.rules.setup import InitialSymbol, OpeningHand
from ludoteca.games.calamandara.rules.turn import Act
from ludoteca.kernel import Guide, Lesson

GUIDE = Guide(
    seats=2,
    seed=6,
    lessons=(
        Lesson(name="goal", asks=(OpeningHand,), done=("draw",)),
        Lesson(name="begin", asks=(InitialSymbol,), done=("begin",)),
        Lesson(name="answer", asks=(Respond,), teaches=("pass", "use")),
        Lesson(name="acquire", asks=(Act,), done=("acquire",)),
        Lesson(name="insert", asks=(Act,), done=("lay",)),
        Lesson(name="space", asks=(PlanSpace,), done=("at",), teaches=("into", "transform")),
        Lesson(
            name="more",
            asks=(PlanMore, PlanFacing, PlanStay),
            teaches=("declare", "face", "stay", "remove", "line", "lift", "stop", "next_face"),
        ),
        Lesson(name="walk", asks=(Act,), done=("go",)),
        Lesson(name="memories", asks=(Act,), done=("memories",)),
        Lesson(name="reserve", asks=(DeclareReserve, ReserveCard), teaches=("reserve",)),
        Lesson(
            name="draw",
            asks=(DeclareDraw, DeclareDiscard),
            teaches=("draw", "drop", "keep_all", "rest", "drop_waiting"),
        ),
        Lesson(
            name="cards",
            asks=(Act, Respond),
            done=("use",),
            teaches=(
                "card",
                "traveller",
                "zone",
                "mode",
                "aim",
                "of",
                "symbol",
                "activate",
                "reclaim",
                "now",
                "wait",
                "accept",
                "decline",
                "blind",
                "skip_card",
            ),
        ),
        Lesson(name="attack", asks=(Act,), done=("lay", "end_turn")),
        Lesson(name="end", asks=(Act,), teaches=("end_turn", "give_up")),
    ),
)
