"""An owner's corrections: every component with its origin, the same games when nothing is changed, others when
something is, two editions side by side in one process, records that carry theirs."""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path

import pytest

from ludoteca.editions import bound, read, write
from ludoteca.editions.binding import SHELF
from ludoteca.kernel import Edition, Game, Match, Random, Record, Refused, load, save
from ludoteca.kernel.edition import COPIES
from ludoteca.kernel.game import Variant
from ludoteca.kernel.printed import ORIGINS
from ludoteca.lab.play import Order, line_of, play
from ludoteca.lab.runner import in_processes
from ludoteca.registry import box, box_of, boxes, edited, fetch, where
from tests.golden import regenerate
from tests.golden.regenerate import TABLES, Table, playthrough
from tests.golden.test_golden import golden

CODES = list(TABLES)


def corrected(code: str, changes: str) -> Game:
    game = box(code)
    return bound(game, read(game, f'game = "{code}"\nname = "mine"\n{changes}'))


@pytest.mark.parametrize("code", CODES)
def test_every_component_is_written_with_where_it_comes_from(code: str) -> None:
    said = tomllib.loads(write(box(code)))
    rows = [row for table in said.values() if isinstance(table, dict) for row in table.values()]
    assert len(rows) > 60
    assert {row["origin"] for row in rows} <= set(ORIGINS)


def test_the_components_of_roam_are_all_there() -> None:
    said = tomllib.loads(write(box("roam")))
    assert (len(said["character"]), len(said["starting"]), len(said["artifact"])) == (43, 3, 24)
    assert said["character"]["c04"]["pattern"].split() == ["#o#", ".#."]
    assert said["board"]["characters_to_end"] == {"value": 10, "origin": "printed"}


@pytest.mark.parametrize(("code", "table"), [(code, tables[-1]) for code, tables in TABLES.items()])
def test_written_and_read_again_it_is_the_same_game(code: str, table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    game = box(code)
    edition = read(game, write(game))
    assert edition.changes == {}
    copy = bound(game, edition)
    assert copy.package != game.package
    assert copy.setup is not game.setup
    monkeypatch.setattr(regenerate, "box", lambda _: copy)
    assert playthrough(code, table) == golden(code, table.name)


CHANGES = {
    "roam": '[character.c01]\npattern = """\n#o\n##\n"""\npoints = 9\norigin = "printed"\n'
    "[board.characters_to_end]\nvalue = 5",
    "dune_imperium": '[space.wealth]\neffects = ["Gain(solari=5)"]\n[card.dagger]\nreveal = ["Gain(swords=2)"]\n'
    '[conflict.desert_power]\nfirst = ["Influence(fremen)", "Gain(vp=1)"]\n[leader.glossu_rabban]\n'
    'signet = "If(Alliance(any), [Recruit(3)], otherwise=[Recruit(1)])"',
    "calamandara": "[memory.ecos]\ncopies = 2\n[memory.templo]\ncopies = 2\n"
    '[board.symbol_card_01]\nvalue = ["estrela", "fogo", "torre", "asa"]',
    "zero11": "[board.machine_gear]\n"
    'value = ["airship", "train", "taxi", "monorail", "taxi", "train", "monorail", "taxi"]\n'
    "[tile.cimitero]\nwolf = 2",
    "above_and_below": '[encounter.1a]\nrewards = ["9 coins", "1 rope, 1 villager"]\n[building.h01]\ncost = 1\n'
    'vp_per = [["fish", 2]]\n[villager.v18]\nlanterns = [[1, 3]]\n[board.training]\nvalue = [1, 1, 1, 1, 1]',
}


@pytest.mark.parametrize("code", CODES)
def test_what_is_corrected_is_played_shown_and_written_again(code: str) -> None:
    game, mine = box(code), corrected(code, CHANGES[code])
    assert mine.edition is not None
    again = read(game, write(mine, "mine"))
    assert again == mine.edition, "an edition that is exported is the same edition"
    assert bound(game, again) is mine
    g = mine.new(mine.seats[-1], seed=3)
    rng = Random.seeded(3)
    while g.ask is not None:
        g.play(rng.pick(g.options))
    assert g.outcome().ranks


def test_what_follows_from_the_content_follows() -> None:
    mine = corrected("roam", CHANGES["roam"])
    content, geometry = (sys.modules[f"{mine.package}.{name}"] for name in ("content", "geometry"))
    assert content.LOST[0].points == 9
    assert geometry.PLACEMENTS[0][0][1].markers.bit_count() == 3
    plain = sys.modules["ludoteca.games.roam.content"]
    assert plain.LOST[0].points == 3
    assert plain.CARDS_TO_END == 10


def test_two_editions_and_the_box_itself_are_played_side_by_side() -> None:
    short = corrected("roam", "[board.characters_to_end]\nvalue = 4")
    long = corrected("roam", "[board.characters_to_end]\nvalue = 12")
    tables = [game.new(2, seed=5) for game in (short, box("roam"), long)]
    rngs = [Random.seeded(5) for _ in tables]
    lengths = [0, 0, 0]
    while any(g.ask for g in tables):
        for n, (g, rng) in enumerate(zip(tables, rngs, strict=True)):
            if g.ask is not None:
                g.play(rng.pick(g.options))
                lengths[n] += 1
    assert lengths[0] < lengths[1] < lengths[2]
    most = [max(len(explorer.cards) for explorer in g.explorers) for g in tables]  # type: ignore[attr-defined]
    assert most[0] < most[1] < most[2]


# Records.


def a_record(game: Game) -> Record:
    match = Match(game, ("Ana", "Bia"), 7)
    rng = Random.seeded(7)
    while match.state.ask is not None:
        match.choose(rng.pick(match.state.options))
    return match.record()


def test_a_record_carries_its_edition_and_is_played_again() -> None:
    record = Record.parse(a_record(corrected("roam", CHANGES["roam"])).text())
    assert dict(record.variants)["edition"] == Edition.of_line(record.edition).hash
    again = Match.replay(record, box_of(record))
    assert again.record() == record
    assert again.game.edition is not None
    assert again.game.edition.name == "mine"


def test_a_record_of_an_edition_is_not_played_with_another() -> None:
    record = a_record(corrected("roam", CHANGES["roam"]))
    for other in (box("roam"), corrected("roam", "[board.characters_to_end]\nvalue = 6")):
        with pytest.raises(Refused, match="not the edition"):
            Match.replay(record, other)


def played_again(text: str) -> Match:
    record = Record.parse(text)
    return Match.replay(record, box_of(record))


@pytest.mark.parametrize(
    "damage",
    [
        lambda text: text.replace('\\"points\\":9', '\\"points\\":8'),
        lambda text: text.replace('\\"points\\":9', '\\"points\\":\\"many\\"'),
        lambda text: text.replace("[Edition", "[Edtion"),
        lambda text: "\n".join(line for line in text.split("\n") if not line.startswith("[Edition")),
        lambda text: text.replace("[Edition ", '[Edition "{}"]\n[Other '),
        lambda text: text.replace('"changes\\":{', '"changes\\":3,\\"no\\":{'),
    ],
)
def test_a_record_whose_edition_was_tampered_with_is_refused(damage) -> None:  # type: ignore[no-untyped-def]
    text = damage(a_record(corrected("roam", CHANGES["roam"])).text())
    with pytest.raises(Refused):
        played_again(text)


def test_a_saved_table_comes_back_with_its_edition() -> None:
    mine = corrected("roam", CHANGES["roam"])
    g = mine.new(2, seed=1)
    assert load(mine, save(g)) == g
    with pytest.raises(Refused):
        load(box("roam"), save(g))


def test_another_process_finds_it_by_its_address() -> None:
    mine = corrected("roam", CHANGES["roam"])
    assert fetch(where(mine)) is mine
    assert where(box("roam")) == "ludoteca.games.roam:GAME"
    assert mine.edition is not None
    assert edited("roam", mine.edition.line) is mine
    assert edited("roam", "") is box("roam")


def test_the_same_orders_are_the_same_games_in_other_processes() -> None:
    mine = corrected("roam", "[board.characters_to_end]\nvalue = 5")
    variants = tuple(sorted(mine.settled({}).items()))
    orders = [Order("roam", ("random", "random"), seed, variants, line_of(mine)) for seed in (1, 2, 3)]
    here = {outcome.key: outcome.scores for outcome in map(play, orders)}
    assert {outcome.key: outcome.scores for outcome in in_processes(2, play, orders)} == here
    plain = [play(Order("roam", ("random", "random"), seed)) for seed in (1, 2, 3)]
    assert [outcome.scores for outcome in plain] != list(here.values())


# How it is held.


def test_the_hash_is_of_the_content_and_not_of_the_name_or_the_layout() -> None:
    game = box("roam")
    one = read(game, 'game = "roam"\nname = "mine"\n[character.c01]\npattern = "#o"\n')
    two = read(game, 'name = "yours"\ngame = "roam"\n[character.c01]\npattern = """\n\n # o \n"""\npoints = 3\n')
    assert (one.hash, one.name, two.name) == (two.hash, "mine", "yours")
    renamed = bound(game, two).edition
    assert renamed is not None
    assert renamed.name == "yours"


def test_an_edition_that_comes_to_nothing_leaves_nothing_behind() -> None:
    before, copies = len(SHELF), dict(COPIES)
    modules = {name for name in sys.modules if "_edition_" in name}
    with pytest.raises(Refused):
        corrected("zero11", '[board.map]\nvalue = """\n' + "o...........\n" * 9 + '"""')
    assert (before, copies) == (len(SHELF), dict(COPIES))
    assert modules == {name for name in sys.modules if "_edition_" in name}


def test_no_variant_is_called_edition() -> None:
    with pytest.raises(ValueError, match="edition"):
        Variant("edition", ("a",), "a")


def test_a_box_that_says_nothing_has_no_edition(lantern: Game) -> None:
    with pytest.raises(Refused, match="does not say"):
        write(lantern)


def test_all_our_boxes_say_what_may_be_corrected() -> None:
    assert all(game.printed is not None for game in boxes().values())


def test_the_sources_are_read_where_they_lie() -> None:
    mine = corrected("roam", CHANGES["roam"])
    module = sys.modules[f"{mine.package}.content"]
    assert module.__file__ is not None
    assert Path(module.__file__) == Path(str(sys.modules["ludoteca.games.roam"].__file__)).parent / "content.py"
