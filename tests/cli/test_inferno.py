"""Inferno in the terminal: whole games by numbers, and a table that shows what there is within 80 columns."""

import random
import re
from collections.abc import Iterator
from io import StringIO
from itertools import cycle
from pathlib import Path

import pytest
from rich.console import Console, RenderableType

from pandemonium.cli.menu import LONG, rows
from pandemonium.cli.wording import text_of
from pandemonium.drawing.terminal import terminal_of
from pandemonium.drawing.words import Words
from pandemonium.engine.decision import Decision
from pandemonium.engine.driver import legal
from pandemonium.engine.game import Setup
from pandemonium.engine.match import Match
from pandemonium.engine.text import LANGUAGES
from pandemonium.games.inferno.game import inferno
from pandemonium.games.inferno.knowledge.view import InfernoView
from pandemonium.games.inferno.rules.state import Inferno
from tests.cli.conftest import Run
from tests.daily import daily

FIRST = "1\n" * 2500
"""The first row of every list, until the game is over."""

TABLES = [
    (1, {"solo": "journey", "black": "cerberus"}),
    (1, {"solo": "descent", "difficulty": "hard", "black": "minotaur"}),
    (2, {"red": "antaeus", "black": "minos", "time-of-thieves": "yes"}),
    (3, {"setup": "first-game"}),
    (4, {"red": "geryon", "black": "minotaur", "dantes-rush": "yes"}),
]
Play = Match[Inferno, InfernoView]


@pytest.mark.parametrize("seats", ["me", "me,random", "random,me,random,random"])
def test_a_whole_game_is_played_by_numbers(run: Run, seats: str) -> None:
    done = run("play", "inferno", "--seats", seats, "--seed", "3", "--save", "game.journal", answers=FIRST)
    assert done.returncode == 0, done.stderr
    assert "The seed was 3" in done.stdout
    assert done.stdout.count("Total") == len(seats.split(","))
    assert run("verify", "game.journal").returncode == 0


def test_a_whole_game_is_played_in_polish(run: Run) -> None:
    options = ("--option", "setup=first-game")
    done = run("play", "inferno", "--language", "pl", "--seats", "me,random", "--seed", "5", *options, answers=FIRST)
    assert done.returncode == 0, done.stderr
    assert "Ziarno: 5" in done.stdout


def test_why_not_answers_with_a_rule_of_the_reference(run: Run) -> None:
    done = run("play", "inferno", "--option", "first=seat-a", "--seed", "3", answers="w gate 2\n?\nw\nplace 9.1\nq\n")
    rules = re.findall(r"\(rule\s+(INF-[\w.-]+)\)", done.stdout)
    assert len(rules) == 2
    assert "w place 3.4" in done.stdout
    for rule in rules:
        assert rule in run("rules", "inferno", rule).stdout


def test_the_first_game_tells_each_tip_once(run: Run) -> None:
    options = ("--option", "setup=first-game", "--option", "first=seat-a")
    done = run("play", "inferno", "--seats", "me,random", "--seed", "5", *options, answers=FIRST)
    assert done.stdout.count("Nobody owns a Soul") == 1


def questions(seats: int, options: dict[str, str], every: int = 23) -> Iterator[tuple[Play, Decision]]:
    """Some questions of a random game, and its end."""
    match: Play = Match(inferno(), Setup(seats, "terminal", options))
    chooser = random.Random(7)
    while not match.over:
        seat = match.waiting[0]
        if match.number % every == 0:
            yield match, match.decision(seat)
        match.take(seat, chooser.choice(legal(match.state, seat)))
    yield match, match.decision(0)


def words_of(language: str, seats: int) -> Words:
    return Words(text_of(inferno(), language), ["Ada", "Ben", "Cyd", "Dan"][:seats])


def screen(drawn: RenderableType) -> str:
    console = Console(file=StringIO(), width=80, highlight=False)
    with console.capture() as capture:
        console.print(drawn)
    return capture.get()


@pytest.mark.parametrize(
    ("seats", "options", "language"),
    daily(
        ((*table, language) for table in TABLES for language in LANGUAGES),
        *((*table, language) for table, language in zip(TABLES, cycle(LANGUAGES))),
    ),
)
def test_every_question_fits_eighty_columns(seats: int, options: dict[str, str], language: str) -> None:
    words, drawing = words_of(language, seats), terminal_of(inferno())
    for match, decision in questions(seats, options):
        view = match.view(decision.seat)
        elements = {offer.element for offer in decision.offers}
        for drawn in (drawing.table(view, words), drawing.at_question(view, words, elements)):
            assert max(map(len, screen(drawn).splitlines())) <= 80
        for offer in decision.offers:
            assert offer.element == "" or drawing.heading(view, words, offer.element)
        assert len(rows(decision, view, drawing, words)) <= LONG + 10


@pytest.mark.parametrize(("seats", "options"), TABLES[2:4])
def test_souls_that_stand_and_souls_that_lie_have_different_shapes(seats: int, options: dict[str, str]) -> None:
    words, drawing = words_of("en", seats), terminal_of(inferno())
    for match, decision in questions(seats, options):
        view = match.view(decision.seat)
        shown = screen(drawing.hell(view, words, set()))  # type: ignore[attr-defined]
        souls = [shield for shield in view.shields if shield.piece == "soul"]
        rings = [line for line in shown.splitlines() if line[:1].isdigit()]
        assert "".join(rings).count("▬") == sum(shield.laid for shield in souls)
        assert "".join(rings).count("▲") == sum(not shield.laid for shield in souls)


def test_a_picked_soul_lights_its_ends() -> None:
    match: Play = Match(inferno(), Setup(2, "terminal", {"first": "seat-a"}))
    while not (match.decision(0).codes() or [""])[0].startswith("graveyard"):
        match.choose(match.waiting[0], match.decision(match.waiting[0]).codes()[0])
    match.choose(0, match.decision(0).codes()[0])
    decision = match.decision(0)
    elements = {offer.element for offer in decision.offers}
    words = words_of("en", 2)
    shown = screen(terminal_of(match.game).at_question(match.view(0), words, elements))
    assert shown.count("◎") == len(decision.offers)
    assert "Fraud market" not in shown


def test_a_guardian_s_many_shields_are_listed_by_circle() -> None:
    for match, decision in questions(4, {}, every=1):
        if len(decision.offers) > LONG and decision.offers[0].code.startswith("shield"):
            words = words_of("en", 4)
            listed = rows(decision, match.view(decision.seat), terminal_of(match.game), words)
            assert 1 < len(listed) <= 9
            assert listed[0].label.startswith("Circle 1, Limbo (")
            assert sum(len(row.offers) for row in listed) == len(decision.offers)
            return
    pytest.fail("no Guardian was moved")


def test_the_figures_are_those_of_the_pack_in_use(tmp_path: Path) -> None:
    figures = (inferno().folder / "data" / "figures.toml").read_text(encoding="utf-8")
    lines = [
        "infamy = [7, 7, 7, 7, 7, 7, 7, 7, 7]" if line.startswith("infamy") else line for line in figures.splitlines()
    ]
    (tmp_path / "figures.toml").write_text("\n".join(lines), encoding="utf-8")
    game = inferno(tmp_path)
    match: Play = Match(game, Setup(2, "pack"))
    assert "Lust +7" in screen(terminal_of(game).table(match.view(0), words_of("en", 2)))
