"""Chapter "phase 4" and "Reserva Final": reserving, discarding, acquiring; entering and leaving the Zona Final."""

from __future__ import annotations

from ludoteca.kernel import rule
from tests.games.calamandara.table import Table

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


@rule("CAL-RF-06")
def test_a_push_out_of_the_final_zone_changes_hands_in_anothers_turn() -> None:
    t = Table().put("pegada", "A(3,4)").hand("A", "ruinas").stands("A", "A(3,5)").symbols("B", "espelho").turn("B")
    t.does("B", "lay espelho", "at A(3,6)", "face S").all_pass()
    assert t.is_on("A", "A(3,4)")
    assert t.reserved("A") == ["ruinas"]
    assert t.question == "DrawBack"
    assert t.asked == "A"
    assert t.g.turn == 1


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
    t.traveller("A").taken.append((card, 1, 99))
    t.turn("A").does("A", "memories")
    assert t.question == "DeclareDiscard"  # no question how many cards to reserve
    t.turn("A").does("A", "go A(3,5)").all_pass()
    assert (t.held("A"), t.reserved("A"), t.traveller("A").owed) == ([], ["ruinas"], True)
    t.traveller("A").taken.clear()
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
