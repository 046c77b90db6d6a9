"""The law of packs: what a data pack changes is what people read. No figure of the data is written into a sentence.

Every whole number of the data is changed by itself (with a neighbour, where the box demands a sum or an order); the
rules reference then reads otherwise in every language, and so does a table that tells the figure. A daily run changes
some numbers of each file, a campaign all.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from io import StringIO
from itertools import product
from math import ceil
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

import pytest
from rich.console import Console

from pandemonium.cli.wording import text_of
from pandemonium.drawing.html import fragment
from pandemonium.drawing.scene import Scene
from pandemonium.drawing.table import drawing_of
from pandemonium.drawing.terminal import terminal_of
from pandemonium.drawing.words import Words
from pandemonium.engine.game import Game, Setup
from pandemonium.engine.match import Match
from pandemonium.engine.pack import PackError
from pandemonium.engine.registry import game_ids, make_game
from pandemonium.engine.text import LANGUAGES
from pandemonium.server.words import words_of

TOKEN = re.compile(r'"[^"]*"|#.*|(?<![\w.])(\d+)(?![\w.])')
"""Strings and comments, so that no number is found in them; and whole numbers."""

DRAWN = {"hell_a.toml", "hell_b.toml"}
"""Which shields there are and where their lines lead is seen on the board, not read."""

FILES = [
    (id, file.name)
    for id in game_ids()
    for file in sorted((make_game(id, None).folder / "data").glob("*.toml"))
    if file.name not in DRAWN
]

DAILY = 5
"""Numbers of a file, spread evenly over it."""
EVERY = 10_000

Read: TypeAlias = Callable[[Game[Any, Any]], str]
Shown: TypeAlias = Callable[[Match[Any, Any], str], str]


class Number:
    """A number in the text of a data file."""

    def __init__(self, text: str, found: re.Match[str]) -> None:
        self.start, self.end = found.span(1)
        self.value = int(found[1])
        self.name = f"line {text.count(chr(10), 0, self.start) + 1}: {text[: self.end].splitlines()[-1].strip()}"


def numbers(text: str) -> list[Number]:
    return [Number(text, found) for found in TOKEN.finditer(text) if found[1]]


def changes(all: list[Number], at: int) -> Iterator[dict[Number, int]]:
    """Other values of a number: alone a step or two up or down; then with a neighbour that goes along or against it."""
    number = all[at]
    for step in (1, -1, 2, -2):
        yield {number: number.value + step}
    for step, other, along in product((1, -1), all[at + 1 : at + 3], (1, -1)):
        yield {number: number.value + step, other: other.value + step * along}


def games_with(id: str, file: str, texts: list[str], folder: Path) -> Iterator[Game[Any, Any]]:
    """The game with each of those texts of a data file that it takes."""
    for at, text in enumerate(texts):
        pack = folder / str(at)
        pack.mkdir(parents=True)
        (pack / file).write_text(text, encoding="utf-8")
        try:
            yield make_game.__wrapped__(id, pack)
        except PackError:
            continue


def with_values(text: str, values: dict[Number, int]) -> str:
    for number in sorted(values, key=lambda number: -number.start):
        text = text[: number.start] + str(values[number]) + text[number.end :]
    return text


def unread(
    id: str, file: str, folder: Path, readings: dict[str, Read], keys: str = "", most: int = DAILY
) -> tuple[int, list[str]]:
    """How many numbers of a file may have another value, and which of them which reading does not tell."""
    standard = make_game(id, None)
    text = (standard.folder / "data" / file).read_text(encoding="utf-8")
    usual = {name: read(standard) for name, read in readings.items()}
    all, changed, silent = numbers(text), 0, []
    meant = [at for at, number in enumerate(all) if re.search(keys, number.name)]
    for at in meant[:: max(1, ceil(len(meant) / most))]:
        number = all[at]
        left, accepted = {*readings}, False
        texts = [with_values(text, values) for values in changes(all, at)]
        for game in games_with(id, file, texts, folder / str(at)):
            accepted = True
            left = {name for name in left if readings[name](game) == usual[name]}
            if not left:
                break
        changed += accepted
        silent += [f"{number.name}: {name}" for name in sorted(left) if accepted]
    return changed, silent


@pytest.mark.parametrize("most", [DAILY, pytest.param(EVERY, marks=pytest.mark.campaign)])
@pytest.mark.parametrize(("id", "file"), FILES)
def test_every_figure_of_the_data_is_read_in_the_rules(id: str, file: str, most: int, tmp_path: Path) -> None:
    readings = {spoken: reference_in(spoken) for spoken in LANGUAGES}
    changed, silent = unread(id, file, tmp_path, readings, most=most)
    assert silent == []
    assert changed or not numbers((make_game(id, None).folder / "data" / file).read_text(encoding="utf-8"))


def reference_in(language: str) -> Read:
    return lambda game: game.reference(language)


def tables_in(shown: Shown, language: str, tables: list[dict[str, str]]) -> Read:
    return lambda game: "".join(shown(Match(game, Setup(2, "packs", options)), language) for options in tables)


def scene_of(match: Match[Any, Any], language: str) -> Scene[Any]:
    words = Words(words_of(language, match.game), ["Anna", "Ben"])
    return Scene(match.view(0), match.decision(0), words, game=match.game, seat=0, asks=True)


def page(match: Match[Any, Any], language: str) -> str:
    """What stands on the drawn table, without the labels of its things."""
    scene, drawing = scene_of(match, language), drawing_of(match.game)
    return re.sub(r"<[^>]*>", " ", str(fragment[drawing.board(scene), drawing.seat(scene, 0)]))


def told(match: Match[Any, Any], language: str) -> str:
    """The table as it is told to those who hear it."""
    return " ".join(drawing_of(match.game).narration(scene_of(match, language)))


def terminal(match: Match[Any, Any], language: str) -> str:
    out = StringIO()
    table = terminal_of(match.game).table(match.view(0), Words(text_of(match.game, language), ["Anna", "Ben"]))
    Console(file=out, width=200).print(table)
    return out.getvalue()


class Told(NamedTuple):
    """Figures that are told at the table from the beginning: the file, its keys, and tables that tell them all."""

    game: str
    file: str
    keys: str
    tables: list[dict[str, str]]
    shown: tuple[Shown, ...]


TOLD = [
    Told("crypt", "collectors.toml", "", [{"collectors": "all-a"}, {"collectors": "all-b"}], (page, told, terminal)),
    Told("inferno", "figures.toml", ": (infamy|phlegethon|entry_florins) ", [{}], (page, told, terminal)),
    Told("inferno", "figures.toml", ": beyond ", [{}], (page, terminal)),
]


@pytest.mark.parametrize("most", [DAILY, pytest.param(EVERY, marks=pytest.mark.campaign)])
@pytest.mark.parametrize("figures", TOLD, ids=lambda figures: f"{figures.game} {figures.file} {figures.keys}")
def test_every_figure_told_at_the_table_is_the_packs(figures: Told, most: int, tmp_path: Path) -> None:
    readings = {
        f"{shown.__name__} in {spoken}": tables_in(shown, spoken, figures.tables)
        for shown, spoken in product(figures.shown, LANGUAGES)
    }
    changed, silent = unread(figures.game, figures.file, tmp_path, readings, figures.keys, most)
    assert silent == []
    assert changed
