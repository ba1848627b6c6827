"""A hero declares: winning, failing, and what a declarer may do."""

from __future__ import annotations

from ludoteca.games.zero11.content.city import NEAR, at
from ludoteca.kernel import UNKNOWN, Random, rule
from tests.games.zero11.scenes import fenrir, hero
from tests.games.zero11.table import PEOPLE, zero11


@rule("O11-WIN-01", "O11-WIN-02")
def test_a_hero_can_declare_only_when_the_organ_stands() -> None:
    assert zero11().turn("Marco").refuses("Marco", "declare")
    t = hero()
    assert t.offers("declare")
    for name in ("Mario", "Cristiano"):
        assert t.g.view(t.seat(name)).options == ()


@rule("O11-WIN-01", "O11-WIN-02")
def test_what_is_offered_does_not_depend_on_the_hidden_card() -> None:
    """R-25."""
    offered = {tuple(o.key for o in hero().chosen(who).g.options) for who in PEOPLE if who != "snowy"}
    assert len(offered) == 1
    names = {tuple(o.key for o in hero().chosen(who).says("Marco", "declare").g.options) for who in PEOPLE[:3]}
    assert names == {tuple(f"name:{n}" for n in range(8))}


@rule("O11-WIN-03", "R-27")
def test_a_wrong_name_eliminates_and_the_card_goes_back() -> None:
    """S-51."""
    t = hero().says("Marco", "declare", "name vidal")
    assert not t.plays("Marco")
    assert t.knows("Marco", t.g.chosen)
    assert not any(t.knows(name, t.g.chosen) for name in ("Mario", "Cristiano", "Leonardo"))
    assert t.asks == "Mario ChooseCharacter"
    assert t.g.chart == [-1] * 8


@rule("O11-WIN-03", "R-26")
def test_everybody_has_heard_who_it_is_not() -> None:
    t = hero().says("Marco", "declare", "name vidal")
    for seat in (1, 2, 3, 4):
        guesses = {t.g.view(seat).guess(Random.seeded(n)).people.face[t.g.chosen] for n in range(60)}
        assert PEOPLE.index("vidal") not in guesses
        assert len(guesses) > 2


@rule("O11-WIN-02", "O11-WIN-04", "O11-WIN-08", "O11-WIN-13", "O11-ACTION-05", "O11-CHAR-03", "R-25")
def test_a_hero_wins() -> None:
    """S-52."""
    t = hero().says("Marco", "declare", "name lilja")
    assert all(t.knows(name, t.g.chosen) for name in t.names)
    assert t.g.chart[PEOPLE.index("lilja")] == t.seat("Marco")
    assert not t.offers("declare")  # once is enough
    t.says("Marco", "ability", "push machine 1", "walk x7y3", "walk x7y5", "stop")
    assert t.g.over
    assert t.time("Marco") == 7
    assert t.pages("Marco") == 15
    assert t.g.result is not None
    assert t.g.result.winners == (t.seat("Marco"),)


@rule("O11-WIN-04")
def test_without_the_pages_he_fails_and_the_chosen_one_stays_known() -> None:
    """S-53."""
    t = hero(pages=13).played("Marco", "compose").says("Marco", "declare", "name lilja", "ability")
    t.g.racks[0].clear()
    t.says("Marco", "push machine 1", "walk x7y3", "walk x7y5", "stop", "finish")
    assert not t.plays("Marco")
    assert t.where("lilja") == "x7y3"
    assert all(t.knows(name, t.g.chosen) for name in t.names)
    assert t.asks == "Mario ChooseCharacter"
    t.says("Mario", "declare")
    assert len(t.g.options) == 8  # the next player begins anew and may name anybody


@rule("O11-WIN-04", "O11-WIN-07")
def test_who_has_declared_nothing_is_still_in_after_his_turn() -> None:
    t = hero().says("Marco", "choose lilja", "ability", "push machine 1", "stop", "finish")
    assert t.plays("Marco")
    assert t.asks == "Mario ChooseCharacter"


@rule("O11-WIN-04", "O11-WIN-08")
def test_a_declarer_without_time_is_out_once() -> None:
    t = hero(time=1).says("Marco", "declare", "name lilja", "ability", "push machine 1")
    assert not t.plays("Marco")
    assert len(t.told("eliminated", to="Mario")) == 1
    assert t.told("failed", to="Mario") == []  # he was out before the end of his turn


@rule("O11-WIN-02", "O11-WIN-14")
def test_pages_first_or_place_first() -> None:
    """The last pages may come before, by the ability, or by a card after the Organ is reached."""
    t = hero(pages=12).says("Marco", "declare", "name lilja", "ability", "push machine 1", "walk x7y3", "walk x7y5")
    assert not t.g.over
    t.says("Marco", "power compose")
    assert t.g.winner == t.seat("Marco")
    t = hero(pages=15).says("Marco", "declare", "name lilja", "ability", "push machine 1", "walk x7y3", "walk x7y5")
    assert t.g.winner == t.seat("Marco")


@rule("O11-WIN-08", "O11-TIME-05")
def test_the_last_step_needs_time() -> None:
    """S-83: with 3 time, a push of 1 and one step, the second step would bring him to 0."""
    t = hero(pages=15, time=3).says("Marco", "declare", "name lilja", "ability", "push machine 1", "walk x7y3")
    assert t.time("Marco") == 1
    assert t.offered("walk") == ""
    t.says("Marco", "stop", "finish")
    assert not t.plays("Marco")
    t = hero(pages=15, time=4).says("Marco", "declare", "name lilja", "ability", "push machine 1", "walk x7y3")
    t.says("Marco", "walk x7y5")
    assert t.time("Marco") == 1
    assert t.g.winner == t.seat("Marco")


@rule("O11-WIN-08")
def test_where_the_table_allows_it_the_last_point_may_win() -> None:
    t = zero11(win_at_zero="yes").holds("Marco", "snowy").chosen("lilja").organ("x7y5").gears(2, 1, 2)
    t.far_away("lilja").stands("lilja x7y2").has("Marco", pages=15, time=3).turn("Marco", "ev05")
    t.says("Marco", "declare", "name lilja", "ability", "push machine 1", "walk x7y3", "walk x7y5")
    assert t.g.winner == t.seat("Marco")
    assert t.time("Marco") == 0


@rule("O11-WIN-08", "O11-TIME-03")
def test_and_if_it_does_not_win_he_is_out_at_the_end_of_the_turn() -> None:
    t = zero11(win_at_zero="yes").holds("Marco", "snowy").chosen("lilja").organ("x7y6").gears(2, 1, 2)
    t.far_away("lilja").stands("lilja x7y2").has("Marco", pages=3, time=3).turn("Marco", "ev05")
    t.says("Marco", "declare", "name lilja", "ability", "push machine 1", "walk x7y3", "walk x7y5")
    assert t.plays("Marco")
    t.says("Marco", "stop", "finish")
    assert not t.plays("Marco")


@rule("O11-WIN-08", "O11-GEAR-04", "O11-TIME-05")
def test_who_has_no_time_for_the_push_is_out() -> None:
    t = zero11(win_at_zero="yes").holds("Marco", "snowy").chosen("pahlsson").organ("x7y6")
    t.has("Marco", pages=3, time=2).turn("Marco", "ev06")
    t.says("Marco", "declare", "name pahlsson", "ability", "copy johnsson")
    assert not t.plays("Marco")


@rule("O11-WIN-09")
def test_a_declarer_may_take_a_used_character_and_gets_everything_again() -> None:
    """S-54."""
    t = zero11().holds("Marco", "snowy").chosen("johnsson").organ("x7y5").used("johnsson", by="Mario")
    t.has("Marco", pages=11).turn("Marco", "ev07")
    assert t.refuses(t.asked, "choose johnsson")
    t.says("Marco", "declare", "name johnsson")
    assert (t.clues("Marco"), t.pages("Marco")) == (1, 12)
    t.says("Marco", "ability")
    assert t.pages("Marco") == 14
    assert t.g.chart[PEOPLE.index("johnsson")] == t.seat("Mario")


@rule("O11-WIN-10", "O11-EVENT-07", "R-16")
def test_a_declarer_may_take_a_blocked_character() -> None:
    t = zero11().holds("Marco", "snowy").chosen("lewis").organ("x7y5").tiles("Marco", "mystic_passage")
    t.turn("Marco", "ev06")
    assert t.refuses(t.asked, "choose lewis")
    t.says("Marco", "declare", "name lewis", "ability", "examine Mario")
    assert t.asks == "Marco PushGear"
    t.says("Marco", "item mystic_passage")
    assert t.offers("who lewis")  # he may move it, by items too


@rule("O11-WIN-11", "O11-MOVE-06")
def test_a_declarers_character_passes_occupied_spaces() -> None:
    """S-84."""
    t = hero(pages=15).stands("vidal x7y3").says("Marco", "declare", "name lilja", "ability", "push machine 1")
    t.says("Marco", "walk x7y3", "walk x7y5")
    assert t.g.winner == t.seat("Marco")


@rule("O11-WIN-04", "O11-WIN-11", "R-27", "R-26", "O11-WIN-03")
def test_a_failed_miniature_returns_to_where_it_stood_alone() -> None:
    """R-26."""
    t = hero(pages=2).stands("vidal x7y3", "snowy x6y3").says("Marco", "declare", "name lilja", "ability")
    t.says("Marco", "push machine 1", "walk x7y3", "walk x6y3", "stop", "finish")
    assert t.where("lilja") == "x7y2"
    assert len(set(t.g.where)) == 8


@rule("O11-WIN-04", "R-26", "R-41")
def test_a_space_where_it_passed_somebody_is_not_one_where_it_stood_alone() -> None:
    """Not even if the other one has left it since."""
    t = hero(pages=2).stands("vidal x7y3", "snowy x6y3").tiles("Marco", "mystic_passage")
    t.says("Marco", "declare", "name lilja", "ability", "push machine 1", "walk x7y3")
    t.says("Marco", "item mystic_passage", "who vidal", "to x9y4", "walk x6y3", "stop", "finish")
    assert not t.plays("Marco")
    assert t.where("lilja") == "x7y2"


@rule("O11-WIN-11", "O11-EVENT-16")
def test_only_the_declarers_own_character_passes_occupied_spaces() -> None:
    """Snowy, who lends his walk, does not."""
    t = zero11().holds("Marco", "vidal").chosen("lewis").organ("x7y5").far_away("lewis", "snowy", "lilja")
    t.stands("lewis x7y8", "snowy x6y3", "lilja x7y3").turn("Marco", "ev08")
    t.says("Marco", "declare", "name lewis", "second snowy", "ability", "examine Mario", "ability")
    assert t.asks == "Marco Stroll"
    assert t.refuses(t.asked, "walk x7y3")
    assert t.offers("walk x5y3")


@rule("R-26", "O11-WIN-04")
def test_a_failed_miniature_whose_path_is_occupied_goes_to_the_nearest_free_space() -> None:
    """Lewis rides to Vidal; Snowy, whose walk she borrows, goes to where she came from."""
    t = zero11().holds("Marco", "koleberg").chosen("lewis").organ("x7y5").gears(2, 1, 2)
    t.far_away("lewis", "snowy", "vidal").stands("lewis x7y8", "snowy x6y8", "vidal x6y4").turn("Marco", "ev08")
    t.says("Marco", "declare", "name lewis", "second snowy", "power transport", "ride x6y4")
    t.says("Marco", "ability", "examine Mario", "walk x7y8", "stop", "push machine 1", "stop")
    assert not t.plays("Marco")
    assert (t.where("snowy"), t.where("vidal")) == ("x7y8", "x6y4")
    assert at(t.where("lewis")) in NEAR[at("x6y4")]
    assert len(set(t.g.where)) == 8


@rule("O11-WIN-01", "R-25")
def test_declared_later_a_hero_can_only_name_his_active_character() -> None:
    t = hero(pages=15).says("Marco", "choose lilja", "declare")
    assert [o.key for o in t.g.options] == [f"name:{PEOPLE.index('lilja')}"]
    t.says("Marco", "name lilja", "ability", "push machine 1", "walk x7y3", "walk x7y5")
    assert t.g.winner == t.seat("Marco")


@rule("O11-WIN-01", "O11-WIN-03")
def test_declared_later_and_wrongly_the_character_stays_used() -> None:
    t = hero(pages=15).chosen("vidal").says("Marco", "choose lilja", "declare", "name lilja")
    assert not t.plays("Marco")
    assert t.g.chart[PEOPLE.index("lilja")] == t.seat("Marco")
    assert t.asks == "Mario ChooseCharacter"


@rule("O11-WIN-05", "O11-WIN-03")
def test_a_declarer_shows_what_he_must_and_nothing_else() -> None:
    """Fenrir: two Marks, the Chosen One and whom he moves; a Hero: the Chosen One alone."""
    t = fenrir().tiles("Marco", "lemuria", "prometheus").turn("Marco", "ev05")
    stones, *rest = t.g.racks[0]
    powers = [card for card in t.g.hands[0] if t.g.people.face[card] >= 8]
    t.says("Marco", "declare", "name koleberg")
    for seat in (1, 2, 3, 4):
        view = t.g.view(seat)
        assert view.tiles.face[stones] != UNKNOWN
        assert all(view.tiles.face[tile] == UNKNOWN for tile in rest)
        assert all(view.people.face[card] == UNKNOWN for card in powers)
        assert PEOPLE.index("vidal") in [view.people.face[card] for card in t.g.hands[0]]
    h = hero().tiles("Marco", "prometheus").says("Marco", "declare", "name lilja")
    for seat in (1, 2, 3, 4):
        view = h.g.view(seat)
        assert all(view.people.face[card] == UNKNOWN for card in h.g.hands[0])
        assert all(view.tiles.face[tile] == UNKNOWN for tile in h.g.racks[0])
        assert all(face == UNKNOWN for face in view.roles.face)  # before Hour V there is no role to show


@rule("O11-WIN-01", "O11-POWER-09")
def test_a_hero_with_nothing_left_to_play_is_still_asked_whether_he_declares() -> None:
    """R-25: at any decision point of his own, so also before the ability and at the end of the turn."""
    t = hero().played("Marco", "examine", "transport", "investigate", "compose").turn("Marco", "ev05")
    t.says("Marco", "choose lilja")
    assert t.asks == "Marco UseAbility"
    assert t.offers("declare")
    t.says("Marco", "ability", "push machine 1", "stop")
    assert t.asks == "Marco FinishTurn"
    assert t.offers("declare")


@rule("O11-WIN-12", "O11-WIN-13")
def test_one_winner_or_none() -> None:
    t = hero(pages=15).says("Marco", "declare", "name lilja", "ability", "push machine 1", "walk x7y3", "walk x7y5")
    assert t.g.result is not None
    assert t.g.result.scores == (1, 0, 0, 0)
    assert t.g.result.ranks == (1, 2, 2, 2)


@rule("O11-WIN-09", "O11-EVENT-16")
def test_a_declarer_who_takes_lewis_again_names_a_further_character() -> None:
    """R-12."""
    t = zero11().holds("Marco", "snowy").chosen("lewis").organ("x7y5").used("lewis", "vidal", by="Mario")
    t.turn("Marco", "ev08")
    t.g.blocked = 1 << PEOPLE.index("vidal")
    t.says("Marco", "declare", "name lewis")
    assert t.refuses(t.asked, "second vidal")
    t.says("Marco", "second johnsson", "ability", "examine Mario", "ability")
    assert t.asks == "Marco PushGear"  # no choice of the mover
    assert t.g.active == PEOPLE.index("lewis")
    assert t.g.blocked == 1 << PEOPLE.index("vidal") | 1 << PEOPLE.index("johnsson")


@rule("O11-EVENT-09", "O11-EVENT-13", "O11-WIN-09")
def test_the_general_bans_bind_a_declarer_too() -> None:
    """R-41."""
    t = zero11().holds("Marco", "snowy").chosen("lilja").organ("x7y5").tiles("Marco", "lemuria").turn("Marco", "ev01")
    t.says("Marco", "declare", "name lilja")  # with nothing to play the ability is used at once
    assert t.asks == "Marco PushGear"
    assert t.offered("power") == t.offered("item") == ""
    t = hero().gears(0, 8, 0).says("Marco", "declare", "name lilja", "ability", "push machine 1")
    assert t.offered("ride") == ""
    t = hero().says("Marco", "declare", "name lilja")
    assert t.refuses(t.asked, "power transport")


@rule("O11-WIN-04", "O11-MOVE-08", "R-41")
def test_a_declarer_may_ride_onto_an_occupied_station() -> None:
    """R-41."""
    t = zero11().holds("Marco", "snowy").chosen("lilja").organ("x7y5").gears(0, 8, 0).far_away("lilja", "vidal")
    t.stands("lilja x3y0", "vidal x7y1").turn("Marco").says("Marco", "declare", "name lilja", "ability")
    t.says("Marco", "push machine 1")
    assert t.offered("ride") == "x0y3 x10y3 x4y7 x7y1"  # all but the one where she stands
    t.says("Marco", "ride x7y1")
    assert t.where("lilja") == t.where("vidal") == "x7y1"


@rule("O11-WIN-04", "O11-ITEM-14")
def test_a_passage_brings_nearer_but_the_path_back_is_kept() -> None:
    t = hero(pages=2).tiles("Marco", "mystic_passage").says("Marco", "declare", "name lilja", "item mystic_passage")
    t.says("Marco", "who lilja", "to x6y5", "ability", "push machine 1", "walk x7y5", "stop", "finish")
    assert not t.plays("Marco")
    assert t.where("lilja") == "x6y5"
