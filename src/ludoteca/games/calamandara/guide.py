"""The guided first game: two travellers on the way to the Fenda."""

from ludoteca.games.calamandara.content.symbols import ATTACKING
from ludoteca.games.calamandara.rules.planning import PlanFacing, PlanMore, PlanSpace, PlanStay
from ludoteca.games.calamandara.rules.reserve import DeclareDiscard, DeclareDraw, DeclareReserve, ReserveCard
from ludoteca.games.calamandara.rules.responses import Respond
from ludoteca.games.calamandara.rules.setup import InitialSymbol, OpeningHand
from ludoteca.games.calamandara.rules.turn import Act
from ludoteca.games.calamandara.state import Calamandara
from ludoteca.kernel import Guide, Lesson, Seat


def _armed(g: Calamandara, seat: Seat) -> bool:
    return not ATTACKING.isdisjoint(g.travellers[seat].symbols)


GUIDE = Guide(
    seats=2,
    seed=11,
    lessons=(
        Lesson(name="goal", points=("rect.fenda",), asks=(OpeningHand,), done=("draw",)),
        Lesson(name="begin", points=("section.asked div.depot",), asks=(InitialSymbol,), done=("begin",)),
        Lesson(name="answer", points=("section.cal-use", "section.cal-hand"), asks=(Respond,), teaches=("pass", "use")),
        Lesson(
            name="acquire",
            points=("section.asked div.cal-symbol-card",),
            asks=(Act,),
            done=("acquire",),
            warns=("end_turn",),
        ),
        Lesson(name="insert", points=("section.asked div.rs",), asks=(Act,), done=("lay",), warns=("end_turn",)),
        Lesson(name="space", points=("svg.cal-board",), asks=(PlanSpace,), done=("at",), teaches=("into", "transform")),
        Lesson(
            name="more",
            points=("section.asked div.rs",),
            asks=(PlanMore, PlanFacing, PlanStay),
            teaches=("declare", "face", "stay", "remove", "line", "lift", "stop", "next_face"),
        ),
        Lesson(name="walk", points=("g.token.hue-0",), asks=(Act,), done=("go",), warns=("end_turn",)),
        Lesson(name="memories", points=("section.cal-hand",), asks=(Act,), done=("memories",)),
        Lesson(
            name="reserve",
            points=("section.asked div.rf",),
            asks=(DeclareReserve, ReserveCard),
            teaches=("reserve",),
        ),
        Lesson(
            name="draw",
            points=("section.asked div.deck",),
            asks=(DeclareDraw, DeclareDiscard),
            teaches=("draw", "drop", "keep_all", "rest", "drop_waiting"),
        ),
        Lesson(
            name="cards",
            points=("section.cal-hand",),
            asks=(Act, Respond),
            done=("use",),
            after="walk",
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
        Lesson(
            name="attack",
            points=("section.asked div.rs",),
            asks=(Act,),
            done=("lay",),
            when=_armed,
            after="walk",
        ),
        Lesson(name="end", points=("rect.fenda",), asks=(Act,), teaches=("end_turn", "give_up")),
    ),
)
