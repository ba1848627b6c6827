"""The illustrated rules: a village, and what lies under it."""

from ludoteca.kernel import Plate, Primer, Term

PRIMER = Primer(
    goal=Plate("goal", "section.village"),
    turn=(
        Plate("free", "div.market"),
        Plate("act", "div.areas", lesson="goal"),
        Plate("pass", "div.areas"),
        Plate("rest", "div.areas", lesson="goal"),
    ),
    actions=(
        Plate("party", "div.areas", lesson="goal"),
        Plate("story", "div.cave-card", lesson="goal"),
        Plate("lanterns", "article.figure"),
        Plate("train", "section.hire", lesson="recruit"),
        Plate("build", "section.houses", lesson="which"),
        Plate("harvest", "div.above", lesson="goal"),
        Plate("track", "ol.track", lesson="goal"),
    ),
    end=Plate("end", "aside.shaft"),
    terms=(
        Term("villager", "article.figure"),
        Term("lantern", "span.steps"),
        Term("skills", "span.skill"),
        Term("building", "article.building"),
        Term("cave", "div.cave-card"),
        Term("track", "ol.track"),
        Term("reputation", "aside.shaft"),
    ),
)
