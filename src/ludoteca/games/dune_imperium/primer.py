"""The illustrated rules: from the first Agent to the tenth point."""

from ludoteca.kernel import Plate, Primer, Term

PRIMER = Primer(
    goal=Plate("goal", "div.arrakis"),
    turn=(
        Plate("send", "section.hand"),
        Plate("effects", "section.land"),
        Plate("reveal", "section.stage", lesson="buy"),
        Plate("combat", "section.conflict"),
    ),
    actions=(
        Plate("influence", "section.faction"),
        Plate("deploy", "section.conflict"),
        Plate("buy", "section.market"),
        Plate("swords", "section.stage"),
        Plate("second", "section.house"),
        Plate("round", "section.spice_trade"),
        Plate("places", "section.landsraad"),
        Plate("intrigue", "section.hand"),
    ),
    end=Plate("end", "ol.score"),
    terms=(
        Term("agent", "span.pawn"),
        Term("influence", "ol.track"),
        Term("alliance", "span.alliance"),
        Term("purse", "span.price"),
        Term("troops", "span.ranks"),
        Term("conflict", "article.fight"),
        Term("reserve", "article.reserve"),
        Term("intrigue", "i.intrigue"),
    ),
)
