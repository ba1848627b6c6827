"""What the commands do when they are asked properly."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pytest
from rich.console import Console

from ludoteca.bots import Clock
from ludoteca.bots.simple import RandomBot
from ludoteca.cli import simulate
from ludoteca.kernel import Game, Option, Record, State
from ludoteca.lab import play
from ludoteca.lab.intervals import wilson
from ludoteca.words import Words
from tests.cli.conftest import Run


def test_games_lists_what_is_on_the_shelf_in_either_language(run: Run) -> None:
    english, portuguese = run("games"), run("games", "--lang", "pt-BR")
    assert "Lantern · 5 minutes" in english.out
    assert "aim=high*|low" in english.out
    assert "Lanterna · 5 minutos" in portuguese.out


def test_the_terminals_language_is_the_default(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "pt_BR.UTF-8")
    assert "Lanterna" in run("games").out
    monkeypatch.setenv("LANG", "C.UTF-8")
    assert "Lanterna" not in run("games").out


def test_rules_shows_one_sentence_or_all(run: Run) -> None:
    one = run("rules", "lantern", "LAN-LIGHT-01", "--lang", "pt-BR")
    assert one.out.startswith("LAN-LIGHT-01  Vazas\nUma vez na partida")
    everything = run("rules", "lantern").out
    assert everything.index("Setup") < everything.index("LAN-SETUP-01") < everything.index("LAN-LIGHT-01")


def test_a_person_plays_a_game_to_its_end(run: Run) -> None:
    ran = run("play", "lantern", "--seats", "me,random", "--seed", "7", typed="blind\n" * 4)
    assert ran.code == 0, ran.err
    assert "Player 1: What do you play?" in ran.out
    assert "1. " in ran.out.splitlines()[-2]
    assert "2. " in ran.out.splitlines()[-1] or "1. " in ran.out.splitlines()[-1]


def test_the_question_mark_shows_the_rule(run: Run) -> None:
    ran = run("play", "lantern", "--seats", "me,random", typed="?\nq\n")
    assert "LAN-TRICK-02  You play a card from your hand" in ran.out
    assert "LAN-LIGHT-01  Once in the game" in ran.out


def test_others_cards_are_not_on_the_screen(run: Run) -> None:
    ran = run("play", "lantern", "--seats", "me,random", "--seed", "7", typed="q\n")
    assert "random, tricks 0: ? ? ? ?" in ran.out


def test_save_and_resume_go_on_where_it_stopped(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "evening.txt"
    first = run("play", "lantern", "--seats", "me,random", "--seed", "7", typed=f"1\ns {file}\nq\n")
    assert f"ludoteca play lantern --resume {file}" in first.out.replace("\n", " ").replace("  ", " ")
    saved = Record.parse(file.read_text("utf-8"))
    assert saved.players == ("me", "random")
    assert saved.picks[0].seat == 0
    second = run("play", "lantern", "--resume", str(file), typed="blind\n" * 3)
    assert second.code == 0
    assert "points" in second.out.splitlines()[-1] or "point" in second.out.splitlines()[-1]


def test_two_people_at_one_keyboard_have_a_curtain_between_them(run: Run) -> None:
    ran = run("play", "lantern", "--seats", "me,me", "--seed", "7", typed="blind\nblind\n")
    assert "The keyboard goes to Player 2." in ran.out


def test_replay_prints_a_game_and_steps_through_it(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "record.txt"
    typed = "light\nblind\n" + "blind\n" * 2 + f"s {file}\n" + "blind\n"
    assert run("play", "lantern", "--seats", "me,random", "--seed", "7", typed=typed).code == 0
    everything = run("replay", str(file), "--all").out
    assert "The record is sound: " in everything
    assert "lights the lantern" in everything
    assert "The top of the deck is" not in everything  # a spectator does not learn what the seat saw
    assert "The top of the deck is" in run("replay", str(file), "--all", "--seat", "1").out
    assert "seats 1 to 2" in run("replay", str(file), "--seat", "3").err
    stepped = run("replay", str(file), typed="\n\nb\n4\nq\n").out
    assert [mark for mark in ("0/", "1/", "2/", "1/", "4/") if mark in stepped] == ["0/", "1/", "2/", "1/", "4/"]


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_simulate_counts_and_writes_json_lines(run: Run, tmp_path: Path, jobs: str) -> None:
    file = tmp_path / "games.jsonl"
    ran = run("simulate", "lantern", "-n", "12", "--seats", "random,random,random", "--jobs", jobs, "--out", str(file))
    assert ran.code == 0, ran.err
    assert "12 games" in ran.out
    assert "decisions per second" in ran.out
    games = [json.loads(line) for line in file.read_text().splitlines()]
    assert [game["seed"] for game in games] == list(range(1, 13))
    assert all(sum(game["scores"]) == 4 and min(game["ranks"]) == 1 for game in games)


def test_the_same_seed_gives_the_same_games_with_any_number_of_processes(run: Run, tmp_path: Path) -> None:
    results = []
    for jobs in ("1", "2"):
        file = tmp_path / f"{jobs}.csv"
        run("simulate", "lantern", "-n", "10", "--seed", "5", "--jobs", jobs, "--out", str(file))
        with file.open(newline="") as lines:
            results.append([{k: v for k, v in row.items() if k != "seconds"} for row in csv.DictReader(lines)])
    assert results[0] == results[1]
    assert results[0][0]["player_1"] == "random"


def test_a_bot_of_the_arena_is_asked_with_its_own_view(
    run: Run, lantern: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    viewers: list[int] = []

    class Spy(RandomBot):
        def decide(self, view: State, clock: Clock | None = None) -> Option:
            assert view.ask is not None
            viewers.append(view.viewer - view.ask.seat)
            return super().decide(view)

    monkeypatch.setattr(play, "sit", lambda _name, seed, *_, **__: Spy(seed))
    play.play(play.Order("lantern", ("spy", "spy"), 1, (("aim", "low"),)))
    assert viewers
    assert set(viewers) == {0}


def test_the_interval_is_wilsons() -> None:
    low, high = wilson(50, 100)
    assert (round(low, 4), round(high, 4)) == (0.4038, 0.5962)  # the textbook's example
    assert wilson(0, 10)[0] == 0
    assert wilson(10, 10)[1] == 1
    assert wilson(0, 0) == (0.0, 1.0)


def test_simulate_counts_a_draw_as_nobodys_victory(capsys: pytest.CaptureFixture[str]) -> None:
    played = [
        play.Outcome("x//a,b/1", ("a", "b"), (1, 1), (3, 5), 10, (1.0, 1.0), (5, 5), draw=True),
        play.Outcome("x//a,b/2", ("a", "b"), (2, 1), (0, 1), 10, (1.0, 1.0), (5, 5)),
    ]
    simulate.report(played, ("a", "b"), Words.of(None, "en"), Console(width=120))
    said = capsys.readouterr().out
    assert "1 draw: nobody won it" in said
    assert "0.0%" in said
    assert "50.0%" in said  # b won one of two
    assert simulate._lines(played, ".csv").splitlines()[1].endswith(",1")
    assert play.Outcome.parse(played[0].row()) == played[0]
