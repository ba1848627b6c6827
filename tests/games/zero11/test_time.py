"""Hours, time and elimination."""

from __future__ import annotations

import pytest

from ludoteca.games.zero11.content.city import at
from ludoteca.kernel import UNKNOWN, Random, rule
from tests.games.zero11.table import zero11


@rule("O11-TURN-01", "O11-EVENT-01", "O11-CLUE-04")
def test_an_hour_has_five_phases_in_order() -> None:
    t = zero11().last_order("Marco Mario Cristiano Leonardo")
    for name in t.names:
        t.tiles(name, "cimitero", "obelisco", "museo", "tempio")
    phases, turns, order = [], [], t.g.order
    seen_hour = t.g.hour
    while t.g.hour == seen_hour:
        ask = type(t.g.ask).__name__
        if ask == "ChooseCharacter":
            turns.append(t.asked)
            order = t.g.order
        phase = {"OpenAuction": 2, "OpeningBid": 2, "Raise": 2, "PlaceClue": 3, "PlaceLocation": 5, "DiscardTile": 6}
        phases.append(phase.get(ask, 4))
        quiet = [o for o in t.g.options if o.verb in {"pass", "stop", "finish", "decline", "keep"}]
        t.g.choose(quiet[0] if quiet else t.g.options[0])
    assert phases == sorted(phases)
    assert set(phases) == {2, 3, 4, 5, 6}
    assert phases.count(3) == 3  # everybody but the first places a clue
    assert turns == [t.names[seat] for seat in order]
    assert t.g.event >= 0


@rule("O11-TURN-02", "O11-WIN-12")
def test_ragnarok_at_twelve() -> None:
    """S-04: Hour XI ends without a winner and everybody loses."""
    t = zero11()
    t.g.hour = 10
    t.phase_5()
    assert t.g.hour == 11
    assert not t.g.over
    t = zero11().event("ev06")
    t.g.hour = 11
    t.phase_5()
    assert t.g.hour == 12
    assert t.g.blocked == 0
    assert t.g.over
    assert t.g.result is not None
    assert t.g.result.winners == ()
    assert t.g.result.scores == (0, 0, 0, 0)
    assert t.told("ragnarok", to="Marco")


@rule("O11-TURN-02", "O11-LOC-01")
def test_the_clock_advances_after_phase_5() -> None:
    t = zero11().phase_5()
    assert t.g.hour == 2


@rule("O11-TURN-03", "O11-EVENT-06")
def test_chart_and_blocked_marker_are_cleared() -> None:
    t = zero11().used("lilja", "vidal", by="Mario")
    t.g.blocked = 1 << 6
    t.phase_5()
    assert t.g.chart == [-1] * 8
    bans = t.g.card.bans if t.g.card else None
    assert t.g.blocked == (0 if bans is None else 1 << bans)  # only what the new event says


@rule("O11-TURN-04", "R-31")
def test_everybody_discards_down_to_three_tiles() -> None:
    """S-05: two of five tiles go face down under the deck, in the order the owner likes."""
    t = zero11().order("Marco Mario Cristiano Leonardo")
    t.tiles("Mario", "cimitero", "obelisco", "mole", "barter", "lemuria").phase_5()
    assert t.asks == "Mario DiscardTile"
    t.says("Mario", "discard barter", "discard cimitero")
    assert t.rack("Mario") == ["lemuria", "mole", "obelisco"]
    bottom = t.g.deck[:2]
    assert [t.g.view(t.seat("Mario")).tiles.face[tile] != UNKNOWN for tile in bottom] == [True, True]
    assert [t.g.view(t.seat("Marco")).tiles.face[tile] for tile in bottom] == [UNKNOWN, UNKNOWN]
    assert t.g.hour == 2


@rule("O11-TURN-04", "R-31")
def test_nobody_can_follow_a_tile_he_knew_when_one_is_discarded() -> None:
    """R-31: Marco knows one of Mario's four tiles; after the secret discard it may lie in the rack or underneath."""
    worlds = set()
    for seed in range(12):
        t = zero11(seed=seed).order("Marco Mario Cristiano Leonardo")
        t.tiles("Mario", "cimitero", "obelisco", "mole", "barter")
        known = t.g.racks[t.seat("Mario")][3]
        t.g.tiles.show(known, to=t.seat("Marco"))
        face = t.g.tiles.face[known]
        t.phase_5().says("Mario", "discard cimitero")
        view = t.g.view(t.seat("Marco"))
        assert all(view.tiles.face[tile] == UNKNOWN for tile in (*t.g.racks[t.seat("Mario")], t.g.deck[0]))
        for n in range(6):
            guess = view.guess(Random.seeded(n))
            worlds.add(guess.tiles.face[guess.deck[0]] == face)
            assert face in [guess.tiles.face[tile] for tile in (*guess.racks[t.seat("Mario")], guess.deck[0])]
        own = t.g.view(t.seat("Mario"))
        assert all(own.tiles.face[tile] != UNKNOWN for tile in (*own.racks[t.seat("Mario")], own.deck[0]))
    assert worlds == {True, False}


@rule("O11-LOC-01", "R-31")
def test_nobody_can_follow_a_tile_he_knew_when_one_is_placed() -> None:
    t = zero11().order("Marco Mario Cristiano Leonardo").tiles("Leonardo", "cimitero", "obelisco", "barter")
    rack = t.g.racks[t.seat("Leonardo")]
    t.g.tiles.show(rack[2], to=t.seat("Marco"))
    t.phase_5().says("Leonardo", "place cimitero north")
    view = t.g.view(t.seat("Marco"))
    assert all(view.tiles.face[tile] == UNKNOWN for tile in rack)
    assert all(t.g.view(t.seat("Leonardo")).tiles.face[tile] != UNKNOWN for tile in rack)


@rule("O11-TURN-04")
def test_four_tiles_that_look_the_same_are_discarded_by_hand() -> None:
    """A discard that happened by itself would tell everybody that all four are alike."""
    t = zero11().order("Marco Mario Cristiano Leonardo").tiles("Mario", *["cimitero"] * 4).phase_5()
    assert t.asks == "Mario DiscardTile"
    assert [o.verb for o in t.g.options] == ["discard"]


@rule("O11-TURN-05")
def test_during_the_hour_one_may_hold_more() -> None:
    """S-74."""
    t = zero11().tiles("Marco", "cimitero", "obelisco").turn("Marco")
    t.says("Marco", "choose lilja", "power investigate", "ability")
    assert len(t.rack("Marco")) == 7


@rule("O11-TIME-01", "O11-TIME-02", "O11-CHAR-07")
@pytest.mark.parametrize(("before", "after"), [(40, 43), (43, 45), (45, 45)])
def test_time_never_exceeds_forty_five(before: int, after: int) -> None:
    """S-20."""
    t = zero11().has("Marco", time=before).turn("Marco").says("Marco", "choose vikstrom", "ability")
    assert t.time("Marco") == after


@rule("O11-TIME-03", "O11-GEAR-04")
def test_the_last_time_point_is_spent_on_the_compulsory_push() -> None:
    """S-58."""
    t = zero11().has("Marco", time=1, clues=2).tiles("Marco", "cimitero", "barter").turn("Marco")
    t.says("Marco", "choose johnsson", "ability")
    assert t.offered("push") == "activity-1 machine-1 movement-1"
    here = t.where("johnsson")
    t.says("Marco", "push activity 1")
    assert not t.plays("Marco")
    assert t.where("johnsson") == here
    assert t.asks == "Mario ChooseCharacter"
    own = t.g.hands[t.seat("Marco")]
    assert len(own) == 1
    assert all(t.g.view(seat).people.face[own[0]] < 8 for seat in range(5))
    assert all(t.g.view(seat).people.face[own[0]] != UNKNOWN for seat in range(5))
    assert t.clues("Marco") == 0
    assert t.rack("Marco") == []
    assert len(t.g.deck) == 50
    assert t.g.pages[0] == 2


@rule("O11-TIME-03")
def test_who_has_not_declared_is_out_at_zero_also_where_a_declarer_is_not() -> None:
    t = zero11(win_at_zero="yes").has("Marco", time=1).turn("Marco")
    t.says("Marco", "choose johnsson", "ability", "push activity 1")
    assert not t.plays("Marco")


@rule("O11-TIME-03")
def test_the_tiles_of_an_eliminated_player_go_shuffled_under_the_deck() -> None:
    t = zero11().has("Marco", time=1).tiles("Marco", "cimitero", "obelisco", "mole").turn("Marco")
    tiles = set(t.g.racks[t.seat("Marco")])
    t.says("Marco", "choose johnsson", "ability", "push activity 1")
    assert set(t.g.deck[:3]) == tiles
    assert all(t.g.view(t.seat("Marco")).tiles.face[tile] == UNKNOWN for tile in tiles)


@rule("O11-TIME-04", "O11-POWER-02")
def test_nobody_ever_takes_time_from_another() -> None:
    """Random games: time falls only for the player who picked, or for the winner of the auction."""
    for seed in range(6):
        t = zero11(5, seed=seed)
        g, n = t.g, 0
        while not g.over and n < 400:
            ask = g.ask
            assert ask is not None
            before, holder = g.time[:], g.holder
            g.choose(g.options[(n * 7 + seed) % len(g.options)])
            n += 1
            for seat in range(5):
                if g.time[seat] < before[seat]:
                    assert seat in {ask.seat, holder}


@rule("O11-TIME-05", "O11-MOVE-02")
@pytest.mark.parametrize("win_at_zero", ["no", "yes"])
def test_walking_never_takes_the_last_time_point(win_at_zero: str) -> None:
    """Also where a declarer may win with none: nobody has declared."""
    t = zero11(win_at_zero=win_at_zero).far_away("johnsson").has("Marco", time=3).gears(2, 1, 1).turn("Marco")
    t.says("Marco", "choose johnsson", "ability", "push machine 1")
    assert t.time("Marco") == 2
    assert t.offered("walk")
    t.says("Marco", f"walk {t.offered('walk').split()[0]}")
    assert t.time("Marco") == 1
    assert t.offered("walk") == ""


@rule("O11-GEAR-04", "O11-TIME-05")
@pytest.mark.parametrize(("time", "pushes"), [(1, 1), (2, 1), (3, 2), (4, 3), (9, 3)])
def test_a_longer_push_must_leave_one_time_point(time: int, pushes: int) -> None:
    t = zero11().has("Marco", time=time).turn("Marco").says("Marco", "choose johnsson", "ability")
    assert {o.args[1] for o in t.g.options if o.verb == "push"} == set(range(1, pushes + 1))


@rule("R-28")
def test_if_everybody_is_out_the_game_is_over() -> None:
    """R-28."""
    t = zero11(3)
    t.g.alive = 1 << t.seat("Marco")
    t.has("Marco", time=1).order("Marco").turn("Marco")
    t.says("Marco", "choose johnsson", "ability", "push machine 1")
    assert t.g.over
    assert t.g.result is not None
    assert t.g.result.winners == ()
    assert t.told("all_out", to="Mario") == [{}]


def test_a_single_player_plays_on() -> None:
    """R-28: nobody wins by surviving."""
    t = zero11(3)
    t.g.alive = 1 << t.seat("Mario")
    t.order("Mario").phase_5()
    assert not t.g.over
    assert t.order_now() == "Mario"
    assert t.asks == "Mario ChooseCharacter"


@rule("R-27", "O11-LOC-01")
def test_if_the_last_is_out_the_last_remaining_player_plays_phase_5() -> None:
    """R-27."""
    t = zero11().order("Marco Mario Cristiano Leonardo").tiles("Cristiano", "cimitero")
    t.g.alive &= ~(1 << t.seat("Leonardo"))
    t.phase_5()
    assert t.asks == "Cristiano PlaceLocation"


@rule("O11-EVENT-05")
def test_positions_are_not_renumbered_inside_an_hour() -> None:
    """R-27: with Mario out, Leonardo still stands on IV and gets its effect."""
    t = zero11().order("Marco Mario Cristiano Leonardo").has("Leonardo", time=20)
    t.g.alive &= ~(1 << t.seat("Mario"))
    t.turn("Leonardo", "ev07").says("Leonardo", "choose lilja")
    assert t.time("Leonardo") == 23
    assert t.g.where[0] == at("x7y2")
