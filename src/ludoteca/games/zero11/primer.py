"""The illustrated rules: one night, eight people, three gears."""

from ludoteca.kernel import Plate, Primer, Term

PRIMER = Primer(
    goal=Plate("goal", "svg.city"),
    turn=(
        Plate("auction", "section.order"),
        Plate("character", "article.person"),
        Plate("gears", "section.pushes"),
        Plate("move", "svg.city"),
        Plate("action", "section.hand"),
    ),
    actions=(
        Plate("clue", "svg.city"),
        Plate("ability", "article.person"),
        Plate("cards", "section.hand"),
        Plate("notes", "details.notebook", lesson="character"),
        Plate("location", "section.hand"),
        Plate("again", "article.event", lesson="auction"),
    ),
    end=Plate("end", "section.players"),
    terms=(
        Term("time", "span.track"),
        Term("pages", "span.pages"),
        Term("character", "article.person"),
        Term("power", "span.power"),
        Term("event", "article.event"),
        Term("order", "div.columns"),
        Term("notes", "details.notebook"),
        Term("clue", "span.amount"),
        Term("tile", "span.tile"),
        Term("mystic", "svg.emblem"),
        Term("fenrir", "span.pages"),
    ),
)
