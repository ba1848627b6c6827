"""The guided first game: three Houses, the Leaders for beginners, two rounds with a coach."""

from ludoteca.games.dune_imperium.rules.agent_turn import AgentEffects, SendAgent, StartOfTurn
from ludoteca.games.dune_imperium.rules.reveal import RevealEffects
from ludoteca.kernel import Guide, Lesson

GUIDE = Guide(
    seats=3,
    seed=20,
    variants={"leaders": "beginner"},
    lessons=(
        Lesson(name="goal", asks=(StartOfTurn,), done=("play",)),
        Lesson(name="send", asks=(SendAgent,), done=("at",), teaches=("move", "name", "recall")),
        Lesson(name="effects", asks=(AgentEffects,), teaches=("do", "done", "skip", "stop", "take")),
        Lesson(name="second", asks=(StartOfTurn,), done=("play",)),
        Lesson(name="influence", asks=(SendAgent,), done=("at",), teaches=("faction", "to")),
        Lesson(name="deploy", asks=(AgentEffects,), done=("deploy",), teaches=("retreat", "against")),
        Lesson(name="reveal", asks=(StartOfTurn,), done=("reveal",)),
        Lesson(
            name="buy",
            asks=(RevealEffects,),
            done=("buy",),
            teaches=("claim", "acquire", "manipulate", "on_top", "on_discard"),
        ),
        Lesson(name="swords", asks=(RevealEffects,), done=("done",)),
        Lesson(name="combat", asks=(StartOfTurn,), done=("play",), teaches=("pass", "defend")),
        Lesson(name="round", asks=(StartOfTurn,), done=("play",), teaches=("trash", "discard", "stay")),
        Lesson(name="places", asks=(SendAgent,), done=("at",), teaches=("sell",)),
        Lesson(name="intrigue", asks=(StartOfTurn,), teaches=("intrigue",)),
        Lesson(name="end", asks=(StartOfTurn,)),
    ),
)
