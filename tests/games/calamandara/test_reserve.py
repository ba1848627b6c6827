"""Chapter "phase 4" and "Reserva Final": reserving, discarding, acquiring; entering and leaving the Zona Final."""

from __future__ import annotations

from ludoteca.games.calamandara.content.memory import SLUGS
from ludoteca.kernel import rule
from tests.games.calamandara.table import NAMES, Table

FIVE = ("miragem", "ruinas", "sombra", "terras", "lamentos")


@rule("CAL-P4-01", "CAL-P4-02", "CAL-P4-03", "CAL-P4-04", "CAL-P4-07")
def test_reserve_discard_acquire_in_this_order() -> None:
    t = Table().hand("A", *FIVE).turn("A").does("A", "memories", "reserve 2", "drop")
    assert max(t.offered("draw")) == "3"
    t.does("A", "draw 3", "card ruinas", "card sombra", "card terras")
    assert t.reserved("A") == ["ruinas", "sombra"]
    assert t.discarded("A") == ["terras"]
    assert len(t.held("A")) == 5
    assert t.known(t.traveller("A").discard) == [True]
    assert t.known(t.traveller("A").reserve) == [False, False]
    assert not t.offers("memories")


@rule("CAL-P4-02", "CAL-P4-06")
def test_a_reserve_holds_three_and_is_not_used_before_the_final_zone() -> None:
    t = Table().hand("A", "miragem", "sombra").reserve("A", "poco", "ruinas").put("asa", "B(1,1)").turn("A")
    assert not t.offers("use poco")
    assert not t.offers("use ruinas")
    t.does("A", "memories")
    assert t.offered("reserve") == {"0", "1"}


@rule("CAL-P4-03", "CAL-P4-01")
def test_only_one_card_is_discarded() -> None:
    t = Table().hand("A", *FIVE).turn("A").does("A", "memories", "reserve 0", "drop", "draw 0", "card ruinas")
    assert t.discarded("A") == ["ruinas"]
    assert not t.offers("memories")


@rule("CAL-P4-08", "CAL-P4-04")
def test_memory_cards_are_finite() -> None:
    t = Table().deck("A").hand("A", "miragem", "sombra").turn("A").does("A", "memories", "reserve 1", "drop")
    t.does("A", "card miragem", "card sombra")
    assert t.traveller("A").deck == []
    assert t.held("A") == []
    assert len(t.discarded("A")) == 19  # never shuffled back


@rule("CAL-P4-05", "CAL-P4-09", "CAL-CARD-GEN-06")
def test_a_card_in_use_lies_on_the_pile_until_it_resolved() -> None:
    t = Table().hand("A", "poco").hand("B", "qhoz", "miragem").turn("A").does("A", "use poco")
    assert [t.g.memory(item.card) for item in t.g.pile] == [5]
    assert t.discarded("A") == []
    assert not t.offers("use qhoz")  # there is nothing in the discards yet
    assert not t.offers("memories")
    t.all_pass()
    assert t.discarded("A") == ["poco"]


@rule("CAL-RF-01", "CAL-RF-02", "CAL-RF-03", "CAL-TURN-09")
def test_entering_the_final_zone_changes_hands() -> None:
    t = Table().hand("A", "sombra", "terras", "poco", "queda").reserve("A", "ruinas", "miragem", "elmo")
    t.put("pegada", "A(3,5)").stands("A", "A(3,4)").turn("A").does("A", "go A(3,5)")
    assert t.question == "StackHand"
    t.does("A", "card poco", "rest")
    deck = [t.g.memory(card) for card in t.traveller("A").deck[-4:]]
    assert deck[0] == 5
    assert t.held("A") == ["elmo", "miragem", "ruinas"]
    assert t.reserved("A") == []
    assert t.known(t.traveller("A").deck[-4:]) == [False] * 4
    assert t.question == "Act"
    assert not t.offers("memories")


@rule("CAL-RF-04", "CAL-RF-05", "CAL-P4-07")
def test_reserved_cards_are_used_and_discarded_like_others() -> None:
    t = Table().put("asa", "B(1,1)").stands("A", "A(3,5)").hand("A", "ruinas").turn("A").does("A", "use ruinas")
    assert t.discarded("A") == ["ruinas"]
    e = Table().hand("A", "sombra").put("pegada", "A(3,5)").stands("A", "A(3,4)").turn("A").does("A", "go A(3,5)")
    assert e.held("A") == []
    assert e.traveller("A").owed is False


@rule("CAL-RF-06", "CAL-INV-02")
def test_leaving_the_final_zone_restores_the_ordinary_hand() -> None:
    t = Table().put("pegada", "A(3,4)").deck("A", "terras", "sombra", "poco", "queda", "lamentos")
    t.hand("A", "ruinas", "elmo").stands("A", "A(3,5)").turn("A").does("A", "go A(3,4)")
    assert t.reserved("A") == ["elmo", "ruinas"]
    assert t.question == "DrawBack"
    t.does("A", "draw 4")
    assert t.held("A") == ["lamentos", "poco", "queda", "sombra"]
    assert t.offers("memories")


@rule("CAL-RF-06", "CAL-INV-02")
def test_a_push_out_of_the_final_zone_changes_hands_in_anothers_turn() -> None:
    t = Table().put("pegada", "A(3,4)").hand("A", "ruinas").stands("A", "A(3,5)").symbols("B", "espelho").turn("B")
    t.does("B", "lay espelho", "at A(3,6)", "face S").all_pass()
    assert t.is_on("A", "A(3,4)")
    assert t.reserved("A") == ["ruinas"]
    assert t.question == "DrawBack"
    assert t.asked == "A"
    assert t.g.turn == 1
    t.does("A", "draw 2").all_pass()
    assert t.asked == "B"  # A is asked once


@rule("CAL-CARD-ORACULO-02", "CAL-RF-07", "CAL-FAQ-32")
def test_an_impeded_pick_up_is_made_at_the_start_of_the_next_turn() -> None:
    t = Table().hand("A", "sombra").reserve("A", "ruinas").hand("B", "oraculo").put("pegada", "A(3,5)")
    t.stands("A", "A(3,4)").turn("A").does("A", "go A(3,5)").passes("B")
    assert t.asked == "B"  # the pick-up has a window of its own
    t.does("B", "use oraculo")
    assert (t.held("A"), t.reserved("A")) == ([], ["ruinas"])
    assert t.traveller("A").owed
    t.turn("A", window=True)
    assert t.held("A") == ["ruinas"]
    assert not t.traveller("A").owed


@rule("CAL-RF-08", "CAL-FAQ-33", "CAL-CARD-ORACULO-01")
def test_an_impeded_recovery_waits_for_a_later_phase_four() -> None:
    t = Table().put("pegada", "A(3,4)").hand("A", "ruinas").hand("B", "oraculo").stands("A", "A(3,5)").turn("A")
    t.does("A", "go A(3,4)").passes("B").does("A", "draw 3").does("B", "use oraculo").all_pass()
    assert t.held("A") == []
    assert t.g.turn == 1  # in this turn Oráculo forbids drawing and reserving: nothing was left to do
    t.turn("A").does("A", "memories", "draw 5")
    assert len(t.held("A")) == 5


@rule("CAL-LINK-07", "CAL-RF-07")
def test_a_taken_card_on_the_reserve_blocks_it() -> None:
    t = Table().hand("A", "sombra").reserve("A", "ruinas").put("pegada", "A(3,5)").stands("A", "A(3,4)")
    card = t._card("erronia")
    t.g.cards.show(card)
    t.traveller("A").taken += ((card, 1, 99),)
    t.turn("A").does("A", "memories")
    assert t.question == "DeclareDiscard"  # no question how many cards to reserve
    t.turn("A").does("A", "go A(3,5)").all_pass()
    assert (t.held("A"), t.reserved("A"), t.traveller("A").owed) == ([], ["ruinas"], True)
    t.traveller("A").taken = ()
    t.traveller("A").discard.append(card)
    t.turn("A", window=True)
    assert t.held("A") == ["ruinas"]


@rule("CAL-RF-02", "CAL-RF-06", "CAL-CARD-POCO-02")
def test_reserve_and_hand_together_never_exceed_three() -> None:
    t = Table().reserve("A", "ruinas", "elmo").hand("A", "poco", "queda").put("pegada", "A(3,4)").stands("A", "A(3,5)")
    t.turn("A").does("A", "go A(3,4)")
    assert t.question == "KeepThree"
    t.does("A", "card elmo")
    assert t.reserved("A") == ["poco", "queda", "ruinas"]
    assert t.g.memory(t.traveller("A").deck[-1]) == 3


@rule("CAL-RF-02", "CAL-RF-03", "CAL-RF-07", "CAL-CARD-POCO-02")
def test_an_owed_reserve_and_a_hand_together_never_exceed_three() -> None:
    """R-85."""
    t = Table().stands("A", "A(3,6)").hand("A", "ruinas", "sombra").reserve("A", "terras", "poco")
    t.traveller("A").owed = True
    t.g.cards.show(t.traveller("A").hand[0], NAMES.index("B"))
    t.turn("A", window=True)
    assert t.question == "KeepThree"
    t.does("A", "card sombra").all_pass()
    assert sorted(t.held("A")) == ["poco", "ruinas", "terras"]
    assert not any(t.g.cards.sees(card, NAMES.index("B")) for card in t.traveller("A").hand)  # nor which went


@rule("CAL-RF-02")
def test_a_hand_lies_on_the_deck_in_the_order_of_its_owner_and_nobody_can_follow_a_card() -> None:
    t = Table().hand("A", "sombra", "poco").put("pegada", "A(3,5)").stands("A", "A(3,4)").turn("A")
    t.g.cards.show(t.traveller("A").hand[1], NAMES.index("B"))
    t.does("A", "go A(3,5)", "card poco")
    below, top = t.traveller("A").deck[-2:]
    assert [SLUGS[t.g.memory(card)] for card in (below, top)] == ["poco", "sombra"]
    assert not any(t.g.cards.sees(card, NAMES.index("B")) for card in (below, top))


@rule("CAL-RF-02", "CAL-CARD-GEN-02")
def test_who_was_moved_out_of_the_final_zone_again_takes_no_reserve() -> None:
    t = Table().reserve("A", "ruinas").put("pegada", "A(3,5)").stands("A", "A(3,4)").hand("B", "lamentos", "elmo")
    t.turn("A").does("A", "go A(3,5)").passes("B")
    assert t.asked == "B"  # about the reserve that A is taking
    t.does("B", "use lamentos").all_pass()
    assert t.is_on("A", "A(3,4)")
    assert (t.held("A"), t.reserved("A")) == ([], ["ruinas"])


@rule("CAL-LINK-01", "CAL-RF-02", "CAL-LINK-02")
def test_a_waiting_card_stays_above_the_deck_and_works_in_the_final_zone() -> None:
    t = Table().waiting("A", "queda").hand("A", "sombra", "poco").put("pegada", "A(3,5)").stands("A", "A(3,4)")
    t.turn("A").does("A", "go A(3,5)", "rest")  # nothing is left to do: the turn ends
    assert t.offers("activate queda")
    t.does("A", "activate queda", "traveller A").all_pass()
    assert t.g.turn == 0
    assert t.discarded("A") == ["queda"]


@rule("CAL-LINK-03", "CAL-LINK-04", "CAL-CARD-MIRAGEM-03")
def test_a_waiting_card_blocks_drawing_until_it_is_discarded() -> None:
    t = Table().waiting("B", "queda").hand("B", "miragem", "sombra").turn("B")
    t.does("B", "use miragem")
    assert t.offered("traveller") == {"A", "C", "D"}  # others may still be helped, B may not
    t = Table().waiting("B", "queda").hand("B", "sombra").turn("B").does("B", "memories", "reserve 0", "keep_all")
    assert t.g.phase == 5
    assert len(t.held("B")) == 1
    d = (
        Table()
        .waiting("B", "queda")
        .hand("B", "sombra")
        .turn("B")
        .does("B", "memories", "reserve 0", "drop_waiting queda")
    )
    assert max(d.offered("draw")) == "4"
    d.does("B", "draw 4")
    assert d.discarded("B") == ["queda"]
    assert len(d.held("B")) == 5


@rule("CAL-LINK-04", "CAL-CARD-ORACULO-01")
def test_a_waiting_card_used_before_its_declared_discard_is_simply_gone() -> None:
    t = Table().waiting("A", "sopro").hand("A", "sombra").hand("B", "oraculo").hand("C", "miragem").turn("A")
    t.does("A", "memories", "reserve 0", "drop_waiting sopro", "draw 2").does("B", "use oraculo").passes("A")
    t.does("C", "use miragem", "traveller C", "draw 1").does("A", "activate sopro", "traveller D").all_pass()
    assert t.discarded("A") == ["sopro"]
    assert (t.held("A"), t.held("C")) == (["sombra"], [])
    assert t.asked == "A"


# What is declared in phase 4, and what answers make of it.


@rule("CAL-P4-04", "CAL-P4-02", "CAL-CARD-ORACULO-01")
def test_acquiring_alone_and_reserving_alone_are_actions_that_oraculo_may_stop() -> None:
    draws = Table().hand("B", "oraculo", "erronia").turn("A").does("A", "memories", "draw 2")
    assert (draws.asked, draws.offered("use")) == ("B", {"oraculo"})
    draws.passes("B")
    assert len(draws.held("A")) == 2
    both = Table().hand("A", "sombra").hand("B", "oraculo", "erronia").turn("A")
    both.does("A", "memories", "reserve 1", "draw 2")
    assert (both.asked, both.offered("use")) == ("B", {"oraculo"})
    keeps = Table().hand("A", "sombra").hand("B", "oraculo", "erronia").turn("A")
    keeps.does("A", "memories", "reserve 1", "draw 0")
    assert (keeps.asked, keeps.offered("use")) == ("B", {"oraculo"})
    keeps.passes("B")
    assert keeps.question == "ReserveCard"  # even the only card is named: else its number would tell the kind
    keeps.does("A", "card sombra")
    assert keeps.reserved("A") == ["sombra"]


@rule("CAL-P4-03", "CAL-P4-01")
def test_nobody_has_to_discard_and_a_reserved_card_is_not_discarded() -> None:
    t = Table().hand("A", "queda").turn("A").does("A", "memories", "reserve 0", "keep_all", "draw 1")
    assert (len(t.held("A")), t.discarded("A")) == (2, [])
    r = Table().hand("A", "queda", "sombra").turn("A").does("A", "memories", "reserve 2")
    assert r.question == "DeclareDraw"


@rule("CAL-P4-01", "CAL-P4-04", "CAL-CARD-GEN-02")
def test_what_was_declared_of_cards_that_are_gone_is_declared_anew_or_given_up() -> None:
    t = Table().hand("A", "queda", "miragem").hand("B", "sombra").turn("A").does("A", "memories", "reserve 2", "draw 0")
    t.does("B", "use sombra").all_pass()
    assert t.question == "DeclareReserve"
    assert t.offered("reserve") == {"0", "1"}
    t.does("A", "reserve 0", "keep_all", "draw 0")
    assert t.reserved("A") == []
    assert t.question == "Act"
    d = Table().hand("A", "queda").hand("B", "sombra").turn("A").does("A", "memories", "reserve 0", "drop", "draw 0")
    d.does("B", "use sombra").all_pass()
    assert d.question == "DeclareDraw"  # nothing is left to reserve or discard


@rule("CAL-P4-01", "CAL-TURN-09", "CAL-CARD-LAMENTOS-01")
def test_who_is_moved_into_the_final_zone_during_phase_four_neither_draws_nor_discards() -> None:
    draws = Table().put("pegada", "A(3,5)").stands("A", "A(3,4)").hand("B", "lamentos").turn("A")
    draws.does("A", "memories", "draw 2").does("B", "use lamentos").all_pass()
    assert draws.is_on("A", "A(3,5)")
    assert draws.held("A") == []
    drops = Table().put("pegada", "A(3,5)").stands("A", "A(3,4)").hand("A", "queda").reserve("A", "ruinas")
    drops.hand("B", "lamentos").turn("A").does("A", "memories", "reserve 0", "drop", "draw 0")
    drops.does("B", "use lamentos").all_pass()
    assert (drops.held("A"), drops.discarded("A")) == (["ruinas"], [])
    assert drops.question == "Act"


@rule("CAL-P4-01", "CAL-CARD-ORACULO-01")
def test_a_discard_that_oraculo_leaves_alone_needs_a_card_that_is_still_there() -> None:
    t = Table().hand("A", "queda").hand("B", "oraculo").hand("C", "sombra").turn("A")
    t.does("A", "memories", "reserve 0", "drop", "draw 2").does("B", "use oraculo").passes("A")
    t.does("C", "use sombra").all_pass()
    assert t.discarded("A") == ["queda"]
    assert t.g.turn == 1


@rule("CAL-LINK-04")
def test_of_several_waiting_cards_the_one_that_was_named_is_discarded() -> None:
    t = Table().waiting("B", "queda").waiting("B", "erronia").hand("B", "terras").turn("B")
    t.does("B", "memories", "reserve 0", "drop_waiting erronia").all_pass()
    assert t.discarded("B") == ["erronia"]


@rule("CAL-P4-08", "CAL-TURN-09")
def test_without_anything_to_reserve_discard_or_acquire_there_is_no_phase_four() -> None:
    assert not Table().deck("A").turn("A").offers("memories")
    t = Table().hand("A", "miragem").hand("B", "oraculo").turn("A").does("A", "use miragem", "traveller A", "draw 2")
    t.does("B", "use oraculo").all_pass()
    assert t.held("A") == []
    assert t.offers("acquire none")
    assert not t.offers("memories")


# Answers while the reserve is taken or the hand recovered.


def at_the_border() -> Table:
    """A stands on the last row of his Zona Inicial, the first of the Zona Final is open."""
    return Table().put("pegada", "A(3,3)", "A(3,5)").stands("A", "A(3,4)")


@rule("CAL-RF-05", "CAL-RF-07")
def test_an_empty_reserve_is_not_taken() -> None:
    t = at_the_border().hand("B", "terras").turn("A").does("A", "go A(3,5)").passes("B")
    assert t.g.phase == 5  # no window of its own: B is asked at the end of the turn


@rule("CAL-RF-02", "CAL-RF-03")
def test_a_reserve_is_taken_whatever_else_was_answered() -> None:
    t = at_the_border().put("asa", "D(1,1)", "D(2,1)").reserve("A", "elmo").hand("B", "ruinas").turn("A")
    t.does("A", "go A(3,5)").passes("B").does("B", "use ruinas", "at D(1,1)", "stop").all_pass()
    assert (t.held("A"), t.reserved("A")) == (["elmo"], [])


@rule("CAL-RF-02", "CAL-RF-01", "CAL-RF-06")
def test_who_is_moved_back_before_taking_the_reserve_leaves_it_where_it_is() -> None:
    t = at_the_border().reserve("A", "elmo").hand("B", "lamentos").turn("A").does("A", "go A(3,5)").passes("B")
    t.does("B", "use lamentos", "at A(3,4)").all_pass()
    assert t.question == "DrawBack"
    t.does("A", "draw 0")
    assert (t.held("A"), t.reserved("A"), t.traveller("A").owed) == ([], ["elmo"], False)


@rule("CAL-RF-02", "CAL-CARD-SOMBRA-01")
def test_a_reserve_eliminated_before_it_was_taken_is_not_owed() -> None:
    t = at_the_border().reserve("A", "elmo").hand("B", "sombra", "terras").turn("A").does("A", "go A(3,5)").passes("B")
    t.does("B", "use sombra")
    assert (t.discarded("A"), t.traveller("A").owed) == (["elmo"], False)
    assert t.g.phase == 5  # nobody is asked about it any more


@rule("CAL-RF-07", "CAL-FAQ-32", "CAL-CARD-ORACULO-02")
def test_oraculo_before_the_border_keeps_the_reserve_from_being_taken_behind_it() -> None:
    """R-45: it lasts to the end of the turn."""
    t = at_the_border().reserve("A", "elmo").hand("B", "miragem").hand("C", "oraculo").turn("A").does("A", "go A(3,5)")
    t.does("B", "use miragem", "traveller A").does("A", "accept", "draw 3").does("C", "use oraculo").all_pass()
    assert t.is_on("A", "A(3,5)")
    assert (t.held("A"), t.reserved("A"), t.traveller("A").owed) == ([], ["elmo"], True)


@rule("CAL-RF-07", "CAL-RF-06", "CAL-LINK-07")
def test_who_leaves_the_final_zone_is_owed_nothing() -> None:
    t = at_the_border().reserve("A", "elmo", "queda", "ruinas").stands("A", "A(3,5)")
    t.traveller("A").owed = True
    t.turn("A").does("A", "go A(3,4)")
    assert t.question == "DrawBack"  # three cards in the reserve are not too many
    assert not t.traveller("A").owed


@rule("CAL-RF-02", "CAL-RF-06", "CAL-RF-07")
def test_only_where_the_token_comes_to_rest_decides() -> None:
    """R-26: two Lamentos in one pile move A over the border and back."""
    t = at_the_border().reserve("A", "elmo").hand("B", "lamentos").hand("C", "lamentos").turn("D")
    t.does("D", "acquire none").does("B", "use lamentos", "at A(3,3)").does("C", "use lamentos", "at A(3,5)").all_pass()
    assert t.is_on("A", "A(3,3)")
    assert (t.held("A"), t.reserved("A"), t.question) == ([], ["elmo"], "DrawBack")
    z = at_the_border().put("pegada", "A(3,6)").stands("A", "A(3,5)").hand("A", "elmo")
    z.hand("B", "lamentos").hand("C", "lamentos").turn("D").does("D", "acquire none").passes("A")
    z.does("B", "use lamentos", "at A(3,6)").does("C", "use lamentos", "at A(3,4)").all_pass()
    assert z.is_on("A", "A(3,6)")
    assert (z.held("A"), z.reserved("A"), z.asked) == (["elmo"], [], "D")


@rule("CAL-RF-06")
def test_who_draws_nothing_after_leaving_declares_nothing() -> None:
    t = at_the_border().stands("A", "A(3,5)").hand("B", "terras").turn("A").does("A", "go A(3,4)").passes("B")
    t.does("A", "draw 0")
    assert t.asked == "A"


@rule("CAL-RF-08", "CAL-FAQ-33", "CAL-RF-06")
def test_a_recovery_answered_by_something_else_is_carried_out_as_declared() -> None:
    t = at_the_border().put("asa", "D(1,1)", "D(2,1)").stands("A", "A(3,5)").hand("B", "ruinas").turn("A")
    t.does("A", "go A(3,4)").passes("B").does("A", "draw 5").does("B", "use ruinas", "at D(1,1)", "stop").all_pass()
    assert len(t.held("A")) == 5


@rule("CAL-RF-08", "CAL-RF-06")
def test_a_recovery_that_no_longer_fits_is_declared_anew() -> None:
    t = at_the_border().stands("A", "A(3,5)").hand("B", "miragem").turn("A").does("A", "go A(3,4)").passes("B")
    t.does("A", "draw 5").does("B", "use miragem", "traveller A").does("A", "accept", "draw 2").all_pass()
    assert t.question == "DrawBackAnew"
    assert t.offered("draw") == {"0", "1", "2", "3"}
    t.does("A", "draw 3")
    assert len(t.held("A")) == 5


@rule("CAL-RF-08", "CAL-RF-06", "CAL-RF-03", "CAL-CARD-GEN-02")
def test_who_is_moved_back_into_the_final_zone_recovers_nothing() -> None:
    for count in (1, 5):
        t = at_the_border().stands("A", "A(3,5)").hand("A", "elmo").hand("B", "lamentos").turn("A")
        t.does("A", "go A(3,4)").passes("B").does("A", f"draw {count}").does(
            "B", "use lamentos", "at A(3,5)"
        ).all_pass()
        assert t.is_on("A", "A(3,5)")
        assert (t.held("A"), t.reserved("A")) == (["elmo"], [])
        assert t.question == "Act"


@rule("CAL-INV-02", "CAL-RF-06", "CAL-RF-02")
def test_hands_change_clockwise_from_the_active_traveller() -> None:
    t = Table().put("pegada", "A(3,4)", "B(3,4)").stands("A", "A(3,5)").stands("B", "B(3,5)")
    t.reserve("A", "ruinas", "elmo").hand("A", "poco", "queda").reserve("B", "terras", "campos")
    t.hand("B", "sombra", "miragem").symbols("C", "espelho", "espelho").turn("C")
    t.does("C", "lay espelho", "at A(3,6)", "face S", "lay espelho", "at B(3,6)", "face W").all_pass()
    assert (t.is_on("A", "A(3,4)"), t.is_on("B", "B(3,4)")) == (True, True)
    assert (t.asked, t.question) == ("A", "KeepThree")
    t.does("A", "card elmo")
    assert (t.asked, t.question) == ("B", "KeepThree")
