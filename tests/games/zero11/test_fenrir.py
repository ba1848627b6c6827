"""Fenrir declares: winning and failing."""

from __future__ import annotations

from ludoteca.games.zero11.content.people import FENRIR
from ludoteca.kernel import UNKNOWN, rule
from ludoteca.testing.scenario import swap_face
from tests.games.zero11.scenes import fenrir, hero
from tests.games.zero11.table import zero11


@rule("O11-WIN-04", "O11-ITEM-15")
def test_a_swap_never_makes_the_final_entry() -> None:
    """R-41: Fenrir next to his goal by a swap still has to walk there."""
    t = fenrir().tiles("Marco", "trading_places").says("Marco", "declare", "name koleberg")
    t.says("Marco", "item trading_places", "who koleberg", "with lilja")
    assert not t.g.over
    assert not t.reached()


@rule("O11-WIN-05", "O11-WIN-07", "O11-ITEM-13", "O11-FENRIR-05", "R-25")
def test_fenrir_wins() -> None:
    """S-56."""
    t = fenrir()
    shown = t.g.racks[0][0]
    t.says("Marco", "declare")
    assert t.refuses("Marco", "name vidal")  # the Possessed is never the Chosen One
    assert len(t.g.options) == 7
    t.says("Marco", "name koleberg")
    assert all(t.g.view(seat).tiles.face[shown] != UNKNOWN for seat in range(5))
    t.says("Marco", "ability", "free investigate", "push machine 1", "walk x5y3")
    assert t.g.winner == t.seat("Marco")
    assert t.told("won", to="Mario") == [{"seat": 0, "fenrir": "yes"}]


@rule("O11-WIN-05", "O11-ITEM-16")
def test_fenrir_shows_both_tiles_if_each_has_one_mark() -> None:
    t = zero11().chosen("koleberg").holds("Marco", "vidal").fenrir("Marco")
    t.tiles("Marco", "prometheus", "stolen_minute").turn("Marco", "ev05").says("Marco", "declare", "name koleberg")
    assert all(t.g.view(1).tiles.face[tile] != UNKNOWN for tile in t.g.racks[0])


@rule("O11-WIN-05")
def test_one_mark_is_not_enough_for_fenrir() -> None:
    """S-57."""
    t = zero11().holds("Marco", "vidal").fenrir("Marco").tiles("Marco", "stolen_minute").turn("Marco", "ev05")
    assert t.refuses(t.asked, "declare")
    t.tiles("Marco", "prometheus").turn("Marco", "ev05")
    assert t.offers("declare")


@rule("O11-WIN-05", "O11-WIN-01")
def test_fenrir_has_only_the_fenrir_declaration() -> None:
    t = zero11().fenrir("Marco").organ("x7y5").turn("Marco", "ev05")
    assert t.refuses(t.asked, "declare")
    t = fenrir().says("Marco", "choose lilja")
    assert t.refuses(t.asked, "declare")  # his own character is not the active one
    t = fenrir().says("Marco", "choose vidal")
    assert t.offers("declare")


@rule("O11-WIN-05")
def test_fenrir_needs_twelve_pages_at_the_latest_in_this_turn() -> None:
    t = fenrir(pages=11).says("Marco", "declare", "name koleberg", "ability", "free investigate", "push machine 1")
    t.says("Marco", "walk x5y3")
    assert not t.g.over
    t.says("Marco", "stop")  # the gear shows Compose
    assert t.g.winner == t.seat("Marco")


@rule("O11-WIN-06")
def test_a_wrong_name_eliminates_fenrir_too() -> None:
    t = fenrir().says("Marco", "declare", "name lilja")
    assert not t.plays("Marco")
    assert not t.knows("Mario", t.g.chosen)
    assert t.g.view(1).roles.face[t.g.role[0]] == 0  # what he declared told everybody who he is


@rule("O11-WIN-03", "O11-FENRIR-02")
def test_a_hero_who_declares_has_told_his_role_whichever_card_it_is() -> None:
    t = hero().fenrir("Mario")
    roles = t.g.role
    roles[roles.index(0)], roles[0] = roles[0], 0
    swap_face(t.g.roles, roles[1], FENRIR)
    assert t.g.view(2).roles.face[0] == UNKNOWN
    t.says("Marco", "declare", "name lilja")
    assert t.g.view(2).roles.face[0] == t.g.roles.face[0]


@rule("O11-WIN-07")
def test_fenrir_fails_if_he_does_not_arrive() -> None:
    t = fenrir().stands("koleberg x11y5").says("Marco", "declare", "name koleberg", "ability", "free compose")
    t.says("Marco", "push machine 1", "stop", "finish")
    assert not t.plays("Marco")
    assert t.g.winner < 0


@rule("O11-WIN-07", "O11-EVENT-16")
def test_a_goal_that_walks_away_is_not_reached() -> None:
    """R-25: Fenrir has come to Snowy too early; Snowy's own lent walk takes the goal away again."""
    t = zero11().chosen("snowy").holds("Marco", "lewis").fenrir("Marco").far_away("lewis", "snowy")
    t.stands("lewis x7y8", "snowy x6y4").tiles("Marco", "fenrir_stones", "inspiration").has("Marco", pages=9)
    t.turn("Marco", "ev08").says("Marco", "declare", "name snowy", "second snowy", "power transport", "ride x6y4")
    assert t.reached()
    t.says("Marco", "ability", "examine Mario", "ability", "walk x6y3", "stop")
    assert not t.reached()
    t.says("Marco", "item inspiration")
    assert t.pages("Marco") == 13
    assert not t.g.over


@rule("O11-WIN-07", "O11-EVENT-16")
def test_a_goal_stays_reached_when_somebody_else_walks() -> None:
    """Fenrir has come to Vidal too early; Snowy's lent walk changes nothing, and the pages still win."""
    t = zero11().chosen("vidal").holds("Marco", "lewis").fenrir("Marco").far_away("lewis", "snowy", "vidal")
    t.stands("lewis x7y8", "vidal x6y4", "snowy x10y6").tiles("Marco", "fenrir_stones", "inspiration")
    t.has("Marco", pages=9).turn("Marco", "ev08")
    t.says("Marco", "declare", "name vidal", "second snowy", "power transport", "ride x6y4")
    t.says("Marco", "ability", "examine Mario", "ability", "walk x9y6", "stop")
    assert t.reached()
    t.says("Marco", "item inspiration")
    assert t.g.winner == t.seat("Marco")


@rule("O11-WIN-07", "O11-EVENT-16")
def test_what_moved_before_the_declaration_does_not_count() -> None:
    """Fenrir rides with Lewis, the Chosen One; then his own Johnsson takes over, and has still to go to her."""
    t = zero11().chosen("lewis").holds("Marco", "johnsson").fenrir("Marco").far_away("lewis", "johnsson")
    t.stands("lewis x7y8", "johnsson x4y5").tiles("Marco", "fenrir_stones", "inspiration").has("Marco", pages=8)
    t.turn("Marco", "ev08").says("Marco", "choose lewis", "second johnsson", "power transport", "ride x6y4")
    t.says("Marco", "ability", "examine Mario", "ability", "mover johnsson", "declare", "name lewis")
    t.says("Marco", "item inspiration")
    assert t.pages("Marco") == 14
    assert not t.g.over


@rule("O11-WIN-07", "O11-ITEM-14")
def test_if_the_chosen_one_is_sent_away_fenrir_has_to_walk_again() -> None:
    """R-41: he stood there with too few pages, and the pages come too late."""
    t = fenrir(pages=9).tiles("Marco", "mystic_passage").gears(2, 1, 1)
    t.says("Marco", "declare", "name koleberg", "ability", "free investigate", "push machine 1", "walk x5y3")
    assert t.reached()
    t.says("Marco", "item mystic_passage", "who koleberg", "to x9y4", "power compose")
    assert t.pages("Marco") == 12
    assert not t.g.over
