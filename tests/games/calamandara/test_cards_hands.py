"""Memory cards that look into hands and decks, turn them, or take from them."""

from __future__ import annotations

from ludoteca.kernel import rule
from tests.games.calamandara.table import Table


@rule("CAL-CARD-POCO-01", "CAL-CARD-POCO-03", "CAL-CARD-POCO-05", "CAL-FAQ-34")
def test_o_poco_passes_all_hands_clockwise_once_per_copy() -> None:
    t = (
        Table()
        .hand("A", "poco", "ruinas")
        .hand("B", "sombra")
        .hand("C", "terras")
        .turn("A")
        .does("A", "use poco")
        .all_pass()
    )
    assert [t.held(n) for n in "ABCD"] == [[], ["ruinas"], ["sombra"], ["terras"]]
    assert t.g.cards.sees(t.traveller("B").hand[0], 1)
    c = Table().hand("A", "poco", "ruinas").hand("B", "dominio", "sombra").hand("C", "dominio", "terras").turn("A")
    c.does("A", "use poco").does("B", "use dominio").does("C", "use dominio").all_pass()
    assert [c.held(n) for n in "ABCD"] == [["sombra"], ["terras"], [], ["ruinas"]]


@rule("CAL-CARD-POCO-02")
def test_o_poco_leaves_three_cards_to_who_stands_in_the_final_zone() -> None:
    t = (
        Table()
        .stands("B", "B(3,6)")
        .hand("A", "poco", "ruinas", "sombra", "terras", "queda")
        .turn("A")
        .does("A", "use poco")
    )
    assert t.question == "KeepThree"
    t.does("B", "card queda")
    assert t.held("B") == ["ruinas", "sombra", "terras"]
    assert t.g.memory(t.traveller("B").deck[-1]) == 21


@rule("CAL-CARD-POCO-04", "CAL-CARD-PINTURAS-02", "CAL-CARD-ECOS-01")
def test_taken_rotations_turn_the_other_way() -> None:
    t = Table().hand("A", "poco", "ruinas").hand("B", "ecos", "sombra").hand("C", "terras").turn("A")
    t.does("A", "use poco").does("B", "use ecos").all_pass()
    assert [t.held(n) for n in "ABCD"] == [["sombra"], ["terras"], [], ["ruinas"]]
    p = Table().hand("A", "pinturas").hand("B", "ecos").turn("A")
    tops = [x.faces[-1] for x in p.g.travellers]
    p.does("A", "use pinturas", "mode tops").does("B", "use ecos", "mode tops").all_pass()
    assert [x.faces[-1] for x in p.g.travellers] == [*tops[1:], tops[0]]


@rule("CAL-CARD-PINTURAS-01")
def test_pinturas_turns_top_cards_or_whole_decks() -> None:
    t = Table().hand("A", "pinturas").turn("A")
    tops = [x.faces[-1] for x in t.g.travellers]
    t.does("A", "use pinturas", "mode tops")
    assert [x.faces[-1] for x in t.g.travellers] == [tops[3], *tops[:3]]
    d = Table().hand("A", "pinturas").turn("A").does("A", "acquire none")
    decks = [(x.faces, x.used) for x in d.g.travellers]
    d.does("A", "use pinturas", "mode decks")
    assert [(x.faces, x.used) for x in d.g.travellers] == [decks[3], *decks[:3]]
    assert d.in_depot("A", "pegada") + d.in_depot("B", "pegada") >= 17


@rule("CAL-CARD-SOMBRA-01")
def test_sombra_eliminates_a_hidden_card_or_names_a_revealed_one() -> None:
    t = Table().reserve("B", "ruinas", "terras", "elmo").hand("A", "sombra").turn("A")
    t.g.cards.show(next(c for c in t.traveller("B").reserve if t.g.memory(c) == 3))
    t.does("A", "use sombra")
    assert {o.key for o in t.g.options} == {"blind", "card:3"}
    t.does("A", "card elmo")
    assert t.discarded("B") == ["elmo"]
    b = Table().hand("B", "ruinas", "terras").hand("A", "sombra").turn("A").does("A", "use sombra").all_pass()
    assert len(b.held("B")) == 1
    assert b.discarded("B")[0] in ("ruinas", "terras")
    assert b.known(b.traveller("B").discard) == [True]


@rule("CAL-CARD-PERCEPCAO-01", "CAL-CARD-PERCEPCAO-02", "CAL-CARD-PERCEPCAO-03", "CAL-FAQ-19")
def test_percepcao_reveals_reserved_cards_and_is_annulled_by_each_for_himself() -> None:
    t = Table().reserve("B", "ruinas").reserve("C", "terras").stands("D", "D(3,6)").hand("D", "poco").hand("B", "sopro")
    t.reserve("A", "miragem").hand("A", "percepcao").turn("A")
    t.does("A", "use percepcao", "traveller D", "traveller B", "traveller C")
    assert t.asked == "B"
    t.does("B", "use sopro", "traveller A").all_pass()
    assert t.known(t.traveller("C").reserve) == [True]
    assert t.known(t.traveller("D").hand) == [True]
    assert t.known(t.traveller("B").reserve) == [False]
    assert t.known(t.traveller("A").reserve) == [False]
    t.hand("C", "queda").turn("C").does("C", "memories", "reserve 1", "draw 0").all_pass().does("C", "card queda")
    assert t.known(t.traveller("C").reserve) == [True, False]


@rule("CAL-CARD-PERCEPCAO-03", "CAL-FAQ-19", "CAL-STACK-01")
def test_a_second_target_annuls_his_share_under_the_first_annulling_card() -> None:
    t = Table().reserve("B", "ruinas").reserve("C", "terras").hand("B", "sopro").hand("C", "elmo").hand("D", "elmo")
    t.hand("A", "percepcao").turn("A").does("A", "use percepcao", "traveller B", "traveller C")
    t.does("B", "use sopro", "traveller A")
    assert t.asked == "C"
    t.does("C", "use elmo")
    assert {o.key for o in t.g.options} == {"aim:2", "aim:1"}  # the Sopro above, or his own share of Percepção
    t.does("C", "aim 1").all_pass()
    assert t.known(t.traveller("B").reserve + t.traveller("C").reserve) == [False, False]
    d = Table().reserve("B", "ruinas").hand("D", "sopro").hand("A", "percepcao").turn("A").does("A", "use percepcao")
    assert d.asked == "D"
    assert not d.offers("use sopro")


@rule("CAL-CARD-GAVONIANO-01", "CAL-CARD-GAVONIANO-02", "CAL-P4-06")
def test_gavoniano_takes_one_card_or_gives_one_and_takes_two() -> None:
    t = Table().hand("A", "gavoniano").hand("C", "ruinas").reserve("B", "elmo").turn("A")
    t.does("A", "use gavoniano").all_pass()  # only one way: a blind card of C's hand
    assert t.held("A") == ["ruinas"]
    assert t.held("C") == []
    s = Table().hand("A", "gavoniano", "poco").reserve("B", "elmo", "terras").turn("A")
    s.does("A", "use gavoniano", "card poco", "zone hand", "zone reserve").all_pass()
    assert len(s.held("A")) == 1
    assert len(s.reserved("A")) == 1
    assert sorted(s.held("A") + s.reserved("A")) == ["elmo", "terras"]
    assert s.reserved("B") == ["poco"]
    assert s.known(s.traveller("A").hand + s.traveller("A").reserve) == [False, False]


@rule("CAL-CARD-GAVONIANO-02", "CAL-FAQ-31")
def test_revealed_cards_are_named_and_stay_revealed() -> None:
    t = Table().hand("A", "gavoniano").hand("C", "ruinas", "elmo").turn("A")
    card = next(c for c in t.traveller("C").hand if t.g.memory(c) == 3)
    t.g.cards.show(card)
    t.turn("A").does("A", "use gavoniano", "card elmo").all_pass()
    assert t.held("A") == ["elmo"]
    assert t.known(t.traveller("A").hand) == [True]
    assert t.known(t.traveller("C").hand) == [False]


@rule("CAL-CARD-MIRAGEM-01", "CAL-CARD-MIRAGEM-02")
def test_miragem_draws_to_five_or_in_the_final_zone_to_three() -> None:
    t = Table().hand("A", "miragem", "sombra").turn("A").does("A", "use miragem", "traveller A")
    assert t.offered("draw") == {"1", "2", "3", "4"}
    t.does("A", "draw 4")
    assert len(t.held("A")) == 5
    z = Table().stands("A", "A(3,5)").hand("A", "miragem", "sombra").turn("A").does("A", "use miragem", "traveller A")
    assert z.offered("draw") == {"1", "2"}


@rule("CAL-CARD-MIRAGEM-01", "CAL-CARD-MIRAGEM-02", "CAL-RF-03")
def test_miragem_itself_makes_room_in_a_full_hand() -> None:
    t = Table(2).hand("A", "miragem", "sombra", "terras", "queda", "elmo").turn("A").does("A", "use miragem").all_pass()
    assert (len(t.held("A")), t.discarded("A")) == (5, ["miragem"])
    z = Table(2).stands("A", "A(3,5)").hand("A", "miragem", "sombra", "terras").turn("A").does("A", "use miragem")
    z.all_pass()
    assert (len(z.held("A")), z.discarded("A")) == (3, ["miragem"])


@rule("CAL-CARD-MIRAGEM-01", "CAL-CARD-GEN-07")
def test_who_holds_five_cards_cannot_be_helped_by_miragem() -> None:
    t = Table().hand("A", "miragem").hand("B", "sombra", "terras", "queda", "elmo", "poco").turn("A")
    t.does("A", "use miragem")
    assert t.offered("traveller") == {"A", "C", "D"}


@rule("CAL-CARD-MIRAGEM-01")
def test_miragem_draws_as_many_as_were_named_but_never_beyond_five() -> None:
    few = Table().hand("A", "miragem", "sombra").turn("A").does("A", "use miragem", "traveller A", "draw 2")
    assert len(few.held("A")) == 3
    t = Table().hand("A", "miragem", "sombra").hand("B", "miragem").turn("A")
    t.does("A", "use miragem", "traveller A", "draw 4").does("B", "use miragem", "traveller A")
    t.does("A", "accept", "draw 3").all_pass()
    assert len(t.held("A")) == 5


@rule("CAL-CARD-POCO-02")
def test_o_poco_asks_only_who_receives_too_many_cards_in_the_final_zone() -> None:
    t = Table().stands("B", "B(3,6)").hand("A", "poco", "ruinas", "sombra", "terras")
    t.hand("D", "miragem", "queda", "elmo", "campos").turn("A").does("A", "use poco").all_pass()
    assert t.held("B") == ["ruinas", "sombra", "terras"]  # three may stay
    assert len(t.held("A")) == 4  # outside the Zona Final all of them
    assert t.question == "Act"


@rule("CAL-CARD-POCO-02")
def test_of_five_cards_two_are_put_away() -> None:
    t = Table().stands("B", "B(3,6)").hand("A", "ruinas", "sombra", "terras", "queda", "elmo").hand("C", "poco")
    t.turn("C").does("C", "use poco").all_pass().does("B", "card queda")
    assert t.question == "KeepThree"
    t.does("B", "card elmo")
    assert t.held("B") == ["ruinas", "sombra", "terras"]
    assert t.asked == "C"


@rule("CAL-CARD-PERCEPCAO-01", "CAL-FAQ-19")
def test_percepcao_may_spare_somebody() -> None:
    t = Table().reserve("B", "ruinas").reserve("C", "terras").hand("A", "percepcao").turn("A")
    t.does("A", "use percepcao", "traveller B", "stop").all_pass()
    assert t.known(t.traveller("B").reserve + t.traveller("C").reserve) == [True, False]


@rule("CAL-CARD-PERCEPCAO-01", "CAL-FAQ-31")
def test_cards_already_revealed_give_percepcao_nothing_to_do() -> None:
    t = Table().reserve("B", "ruinas").hand("A", "percepcao").turn("A")
    t.g.cards.show_all(t.traveller("B").reserve)
    t.turn("A")
    assert not t.offers("use percepcao")


@rule("CAL-CARD-PERCEPCAO-01", "CAL-STACK-05")
def test_percepcao_reveals_what_is_left_of_its_targets() -> None:
    t = Table().reserve("B", "ruinas").reserve("C", "terras").hand("A", "percepcao").hand("D", "sombra").turn("A")
    t.does("A", "use percepcao", "traveller B", "traveller C").does("D", "use sombra", "traveller B").all_pass()
    assert t.discarded("B") == ["ruinas"]
    assert t.known(t.traveller("C").reserve) == [True]
    assert t.discarded("A") == ["percepcao"]


@rule("CAL-CARD-GAVONIANO-02", "CAL-CARD-SOMBRA-01")
def test_a_second_blind_pick_needs_a_second_hidden_card() -> None:
    t = Table().hand("A", "gavoniano", "poco").reserve("B", "elmo", "terras")
    t.g.cards.show(next(c for c in t.traveller("B").reserve if t.g.memory(c) == 3))
    t.turn("A").does("A", "use gavoniano", "card poco")
    assert {o.key for o in t.g.options} == {"blind", "card:3"}
    t.does("A", "blind")
    assert t.offered("zone") == {"hand", "reserve"}  # the second card was the Elmo everybody sees
    t.does("A", "zone hand", "zone hand").all_pass()
    assert t.held("A") == ["elmo", "terras"]
