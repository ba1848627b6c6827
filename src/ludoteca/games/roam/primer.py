"""The illustrated rules: the map, a pattern, a land that is found."""

from ludoteca.kernel import Plate, Primer, Term

PRIMER = Primer(
    goal=Plate("goal", "svg.map"),
    turn=(
        Plate("use", "section.own", lesson="goal"),
        Plate("place", "svg.map"),
        Plate("claim", "svg.map", lesson="land"),
    ),
    actions=(
        Plate("face-down", "section.own"),
        Plate("rest", "section.own"),
        Plate("skip", "svg.map"),
        Plate("auction", "svg.map", lesson="land"),
        Plate("found", "section.active"),
        Plate("buy", "div.sale"),
        Plate("artifact", "div.artifact"),
    ),
    end=Plate("end", "section.own"),
    terms=(
        Term("marker", "svg.seat-0"),
        Term("land", "svg.map"),
        Term("character", "article.character"),
        Term("pattern", "svg.pattern"),
        Term("artifact", "div.artifact"),
        Term("points", "span.worth"),
        Term("asleep", "span.asleep"),
    ),
)
