"""No text is missing, unused, told in one language only or hard-coded; and the check notices each of these."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from importlib import resources
from itertools import islice
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

from ludoteca.kernel import Event, Game, Match, Random
from ludoteca.registry import boxes
from ludoteca.testing.texts import faults, hard_coded, one_language_only, read_code, read_texts, said_by_the_table
from ludoteca.testing.texts import main as check_texts
from ludoteca.words import LANGUAGES, Words

SOURCE = Path(str(resources.files("ludoteca")))
OWN = {language: read_texts(SOURCE, language) for language in LANGUAGES}
TABLE = said_by_the_table()
CODES = sorted(boxes())
ONE_IN_THE_PLURAL = re.compile(r"(?<![\w,.])1 (?!mais|menos)[a-zà-ú]+(?:[aeo]|n)s\b")
"""As in "1 moedas": Portuguese nouns in the plural after a lone 1."""
NAMES = ("Ana", "Bia", "Caio", "Davi", "Eva", "Gil")
COMMAND = typer.Typer()
COMMAND.command()(check_texts)
TABLES = 12
"""How many player counts and variants of a box are told from beginning to end."""


def folder_of(game: Game) -> Path:
    return Path(str(resources.files(game.package)))


@pytest.mark.parametrize("code", CODES)
def test_the_texts_of_every_box_are_complete(code: str) -> None:
    game = boxes()[code]
    assert faults(game) == []


def test_the_texts_of_the_table_are_complete() -> None:
    files = [file for file in SOURCE.rglob("*.py") if "games" not in file.relative_to(SOURCE).parts]
    code = read_code(files)
    said = {id for id in code.said if not id.startswith("event-")}
    assert [fault for texts in OWN.values() for fault in texts.faults] == []
    assert one_language_only(OWN) == []
    assert [id for id in sorted(said - TABLE) if not _of_a_game(id)] == []
    assert [id for id in sorted(TABLE) if not code.uses(id) and id not in OWN["en"].referred] == []


@pytest.mark.parametrize("code", CODES)
def test_no_box_says_something_else_where_the_table_speaks(code: str) -> None:
    """A lesson called `begin` stood on the button "Learn it by playing", because both were `guide-begin`."""
    said = read_texts(folder_of(boxes()[code]), "en").messages
    assert sorted(set(said) & TABLE) == []


def _of_a_game(id: str) -> bool:
    """The table says these of whatever game lies on it."""
    return bool(re.fullmatch(r"name|about|length|weight|(pick|ask|event|variant|guide|primer|term)-.*", id))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", CODES)
def test_every_option_can_be_said(code: str, language: str) -> None:
    game = boxes()[code]
    words = Words(game, language, strict=True)
    for option in game.actions:
        assert words.pick(option)
        assert not ONE_IN_THE_PLURAL.search(words.pick(option))


@pytest.mark.parametrize("code", CODES)
def test_a_random_game_is_told_without_a_gap(code: str) -> None:
    """Every question and every event of some games, in both languages, as every seat and the spectators hear it."""
    game = boxes()[code]
    for seed, (seats, variants) in enumerate(islice(game.tables(), TABLES)):
        match = Match(game, NAMES[:seats], seed, variants)
        voices = [Words(game, language, match.players, strict=True) for language in LANGUAGES]
        rng, told = Random.seeded(seed), 0
        while (ask := match.state.ask) is not None:
            asked = [words.question(ask) for words in voices]
            assert all(asked)
            assert [text for text in asked if ONE_IN_THE_PLURAL.search(text)] == []
            match.choose(rng.pick(match.state.options))
        kinds: set[tuple[str, ...]] = set()
        for event in (event for events in match.events for event in events):
            if (shape := _shape(event)) not in kinds:
                kinds.add(shape)
                said = [words.event(event) for words in voices]
                assert all(said)
                assert [text for text in said if ONE_IN_THE_PLURAL.search(text)] == []
                told += 1
        assert told


@pytest.mark.parametrize("code", CODES)
def test_an_honour_for_a_single_time_is_told_in_the_singular(code: str) -> None:
    game = boxes()[code]
    words = Words(game, "pt-BR", NAMES, strict=True)
    said = [words.t(honour.name, seat=0, number=1) for honour in game.facts.honours]
    assert said
    assert [text for text in said if ONE_IN_THE_PLURAL.search(text)] == []


def _shape(event: Event) -> tuple[str, ...]:
    """Events of one kind with one small difference in values are said by the same message."""
    return (event.kind, *(f"{name}={value}" for name, value in event.data.items() if name != "seat"))


# The check itself must bite.

Change = Callable[[str, str, str], None]


@pytest.fixture
def change(lantern: Game) -> Change:
    def change(name: str, old: str, new: str) -> None:
        file = folder_of(lantern) / name
        text = file.read_text("utf-8")
        assert old in text
        file.write_text(text.replace(old, new, 1), "utf-8")

    return change


def test_lantern_is_complete(lantern: Game) -> None:
    assert faults(lantern) == []


@pytest.mark.parametrize(
    ("name", "old", "new", "fault"),
    [
        ("text/en.ftl", "pick-blind", "pick-blond", "en: pick-blind is missing (a verb of actions)"),
        ("text/pt-BR.ftl", "ask-Play", "ask-Plays", "pt-BR: ask-Play is missing (a choice)"),
        ("text/en.ftl", "event-took", "event-tuck", "en: event-took is missing (rules.py:"),
        ("text/en.ftl", "variant-aim =", "variant-game =", "en: variant-aim is missing (a variant)"),
        (
            "text/en.ftl",
            "variant-aim-low",
            "variant-aim-bottom",
            "en: variant-aim-low is missing (a value of a variant)",
        ),
        ("text/en.ftl", "about =", "abuot =", "en: about is missing (every box has one)"),
        ("text/page.en.ftl", "deck =", "pile =", "en: deck is missing (view.py:"),
        ("text/page.pt-BR.ftl", "deck =", "pile =", "deck is said in one language only"),
        ("text/en.ftl", "length =", "weather = Fine\nlength =", "weather is never said"),
        ("text/en.ftl", "length =", "name = Again\nlength =", "en: en.ftl: name stands twice"),
        ("text/en.ftl", "length =", "length", "en: en.ftl: cannot be read: length"),
        ("view.py", 't("trick"), [h', '"Trick so far", [h', "'Trick so far' is hard-coded"),
        ("view.py", 't("trick"), [h', 'f"Trick {view.seats}", [h', "'Trick ' is hard-coded"),
        ("view.py", 'h("b", number)', 'h("b", number, tip="A card")', "'A card' is hard-coded"),
        ("view.py", 'h("b", number)', 'h("b", ["Card", number])', "'Card' is hard-coded"),
    ],
)
def test_every_fault_is_noticed(lantern: Game, change: Change, name: str, old: str, new: str, fault: str) -> None:
    change(name, old, new)
    found = faults(lantern)
    assert any(fault in one for one in found), found


def test_the_check_is_a_command_for_boxes_of_anybody(lantern: Game, change: Change) -> None:
    assert CliRunner().invoke(COMMAND, [lantern.code]).exit_code == 0
    change("text/en.ftl", "length =", "weather = Fine\nlength =")
    ran = CliRunner().invoke(COMMAND, [lantern.code])
    assert ran.exit_code == 1
    assert "weather is never said" in ran.stdout
    assert CliRunner().invoke(COMMAND, ["chess"]).exit_code == 2


def test_arguments_without_a_name_are_noticed(lantern: Game) -> None:
    silent = replace(lantern, verbs={})
    assert "Game.verbs names 0 arguments of play:1, which has 1" in faults(silent)


def test_symbols_and_numbers_on_a_page_are_no_text(tmp_path: Path) -> None:
    file = tmp_path / "view.py"
    file.write_text('h("b", "♦", 3, f"{x} × {y}", class_="two words")\n')
    assert hard_coded([file]) == []
