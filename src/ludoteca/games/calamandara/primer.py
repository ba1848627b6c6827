"""The illustrated rules: a path of footprints to the light."""

from ludoteca.kernel import Plate, Primer, Term

PRIMER = Primer(
    ripe=0.01,
    goal=Plate("goal", "svg.cal-board"),
    turn=(
        Plate("acquire", "div.cal-symbol-card"),
        Plate("insert", "div.rs"),
        Plate("walk", "svg.cal-board"),
        Plate("memories", "section.cal-hand"),
    ),
    actions=(
        Plate("space", "svg.cal-board"),
        Plate("answer", "article.cal-card", lesson="memories"),
        Plate("attack", "div.depot", lesson="acquire"),
        Plate("reserve", "div.rf"),
        Plate("draw", "div.deck", lesson="acquire"),
        Plate("cards", "section.cal-hand", lesson="acquire"),
    ),
    end=Plate("end", "svg.cal-board", lesson="walk"),
    terms=(
        Term("card", "article.cal-card"),
        Term("symbol-card", "div.cal-symbol-card"),
        Term("reserve", "div.rs"),
        Term("final", "div.rf"),
        Term("depot", "div.depot"),
        Term("pegada", "span.pegada"),
        Term("fogo", "span.fogo"),
        Term("montanha", "span.montanha"),
        Term("cachoeira", "span.cachoeira"),
        Term("caverna", "span.caverna"),
        Term("torre", "span.torre"),
        Term("espelho", "span.espelho"),
        Term("asa", "span.asa"),
        Term("estrela", "span.estrela"),
    ),
)
