"""The localiser."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from ludoteca.kernel import Event, Game, Option, Refused, Say
from ludoteca.kernel.game import Memory
from ludoteca.words import Words, language


@pytest.mark.parametrize(
    ("asked", "got"), [("pt", "pt-BR"), ("pt_BR", "pt-BR"), ("PT-br", "pt-BR"), ("en-GB", "en"), ("en", "en")]
)
def test_a_language_is_known_however_it_is_spelled(asked: str, got: str) -> None:
    assert language(asked) == got


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(Refused, match="take en or pt-BR"):
        language("tlh")


def test_options_questions_and_events_are_said_with_names(lantern: Game) -> None:
    words = Words(lantern, "pt-BR", ("Ana", "Bia"), strict=True)
    assert words.pick(Option.parse("play:7")) == "Jogar o 7"
    ask = lantern.new(2, 7).ask
    assert ask is not None
    assert words.question(ask) == "O que você joga?"
    assert words.event(Event("took", data={"seat": 1, "number": 12})) == "Bia leva a vaza com o 12."


def test_a_seat_without_a_name_has_a_number(lantern: Game) -> None:
    assert Words(lantern, "en").event(Event("lit", data={"seat": 1})) == "Player 2 lights the lantern."
    assert Words(lantern, "en", ("<b>Ana",)).t("seat", seat=0) == "<b>Ana"


def test_arguments_may_be_messages_lists_and_nothing(lantern: Game) -> None:
    words = Words(lantern, "en", strict=True)
    assert words.t("pick-play", number=Say("pick-play", {"number": 3})) == "Play Play 3"
    assert words.t("pick-play", number=(1, 2, 3)) == "Play 1, 2 and 3"
    assert words.t("pick-play", number=[Say("name"), 2]) == "Play Lantern and 2"
    assert words.t("pick-play", number=[4]) == "Play 4"
    assert words.t("pick-play", number=None) == "Play none"


def test_true_and_one_are_not_the_same_word(lantern: Game) -> None:
    words = Words(lantern, "en")
    assert [words.t("pick-play", number=n) for n in (1, True, 1)] == ["Play 1", "Play true", "Play 1"]


def test_numbers_are_written_as_the_language_writes_them(lantern: Game) -> None:
    assert Words(lantern, "pt-BR").t("pick-play", number=1234) == "Jogar o 1.234"
    assert Words(lantern, "en").t("pick-play", number=1234) == "Play 1,234"


def test_what_is_missing_is_said_in_english_or_by_its_id_and_raises_only_in_tests(
    lantern: Game, tmp_path: Path
) -> None:
    from importlib import resources

    file = Path(str(resources.files(lantern.package))) / "text" / "pt-BR.ftl"
    file.write_text(file.read_text("utf-8").replace("pick-blind", "pick-blond"), "utf-8")
    words = Words(lantern, "pt-BR")
    assert words.pick(Option.parse("blind")) == "Play the top of the deck, whatever it is"
    assert words.t("nonsense") == "nonsense"
    with pytest.raises(KeyError, match="no message pick-blind in pt-BR"):
        Words(lantern, "pt-BR", strict=True).pick(Option.parse("blind"))
    with pytest.raises(KeyError, match="pick-play"):
        Words(lantern, "en", strict=True).t("pick-play")


def test_rules_and_help(lantern: Game) -> None:
    words = Words.of(lantern, "en")
    assert words is Words.of(lantern, "en")
    assert words.rule("LAN-LIGHT-01").startswith("Once in the game")
    assert words.rule("LAN-NONE-01") == ""
    assert words.help("pick-play", number=1) == ""
    assert words.help("nonsense") == ""
    assert words.has("pick-play")
    assert not words.has("pick-dance")


def test_without_a_game_only_the_table_speaks() -> None:
    words = Words.of(None, "pt-BR")
    assert words.t("seat-number", number=2) == "Jogador 2"
    assert words.rules() == {}


def test_a_name_is_never_said_at_another_table() -> None:
    first, second = Words(None, "en", ("Ana",)), Words(None, "en", ("Bia",))
    assert first.t("tell-moved", seat=0) == "Ana has moved."
    assert second.t("tell-moved", seat=0) == "Bia has moved."
    assert first.t("tell-turn", game=Say("tell-moved", {"seat": 0})).startswith("Ana has moved.")
    assert second.t("tell-turn", game=Say("tell-moved", {"seat": 0})).startswith("Bia has moved.")


def test_an_option_of_an_edition_is_not_said_as_the_one_of_its_box(lantern: Game) -> None:
    other = replace(lantern, package=f"{lantern.package}_edition_x", memory=Memory())
    otherwise = replace(lantern.view, words={"number": lambda number: number + 1})
    vars(other)["view"] = otherwise  # as if the copy numbered its cards otherwise
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Game, "home", lantern.home)  # its texts are the box's
        assert Words(lantern, "en").pick(Option.parse("play:7")) == "Play 7"
        assert Words(other, "en").pick(Option.parse("play:7")) == "Play 8"
