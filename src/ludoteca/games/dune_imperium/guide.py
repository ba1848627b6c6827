"""The guided first game: three Houses, the Leaders for beginners, two rounds with a coach."""

from ludoteca.games.dune_imperium.rules.agent_turn import AgentEffects, SendAgent, StartOfTurn
from ludoteca.games.dune_imperium.rules.combat import CombatCards
from ludoteca.games.dune_imperium.rules.reveal import RevealEffects
from ludoteca.games.dune_imperium.state import Dune
from ludoteca.kernel import Guide, Lesson, Seat


def _one_is_out(g: Dune, seat: Seat) -> bool:
    return 0 < g.players[seat].agents < g.players[seat].own_agents


def _round_begins(g: Dune, seat: Seat) -> bool:
    return g.round > 1 and g.players[seat].agents >= g.players[seat].own_agents


def _has_been_fought(g: Dune, _: Seat) -> bool:
    return g.round > 1 or isinstance(g.ask, CombatCards)


def _holds_intrigue(g: Dune, seat: Seat) -> bool:
    return bool(g.players[seat].intrigue)


GUIDE = Guide(
    seats=3,
    seed=20,
    variants={"leaders": "beginner"},
    lessons=(
        Lesson(name="goal", points=("section.hand",), asks=(StartOfTurn,), done=("play",), warns=("reveal",)),
        Lesson(
            name="send",
            points=("div.factions", "div.lands"),
            asks=(SendAgent,),
            done=("at",),
            teaches=("move", "name", "recall"),
        ),
        Lesson(
            name="deploy",
            points=("section.conflict",),
            asks=(AgentEffects,),
            done=("deploy",),
            teaches=("retreat", "against"),
        ),
        Lesson(
            name="effects",
            points=("section.stage",),
            asks=(AgentEffects,),
            teaches=("do", "done", "skip", "stop", "take"),
        ),
        Lesson(
            name="second",
            points=("section.hand",),
            asks=(StartOfTurn,),
            done=("play",),
            when=_one_is_out,
            warns=("reveal",),
        ),
        Lesson(
            name="influence",
            points=("div.factions",),
            asks=(SendAgent,),
            done=("at",),
            teaches=("faction", "to"),
            after="second",
        ),
        Lesson(name="reveal", points=("section.stage",), asks=(RevealEffects,), teaches=("reveal",)),
        Lesson(
            name="buy",
            points=("section.market",),
            asks=(RevealEffects,),
            done=("buy",),
            teaches=("claim", "acquire", "manipulate", "on_top", "on_discard"),
        ),
        Lesson(name="swords", points=("ol.fighters",), asks=(RevealEffects,), done=("done",)),
        Lesson(
            name="round",
            points=("section.conflict",),
            asks=(StartOfTurn,),
            done=("play",),
            teaches=("trash", "discard", "stay"),
            when=_round_begins,
        ),
        Lesson(
            name="combat",
            points=("section.conflict",),
            asks=(CombatCards, StartOfTurn),
            teaches=("pass", "defend"),
            when=_has_been_fought,
        ),
        Lesson(
            name="places",
            points=("section.landsraad", "section.spice_trade"),
            asks=(SendAgent,),
            done=("at",),
            teaches=("sell",),
            after="reveal",
        ),
        Lesson(
            name="intrigue",
            points=("section.hand",),
            asks=(StartOfTurn,),
            teaches=("intrigue",),
            when=_holds_intrigue,
        ),
        Lesson(name="end", points=("ol.score",), asks=(StartOfTurn,)),
    ),
)
