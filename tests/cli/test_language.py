"""Help and problems are told in the chosen language: of --language, else of the environment."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import copy_context
from pathlib import Path
from types import ModuleType

import pytest

from pandemonium.cli import arena, balance, decide, sim
from pandemonium.cli.main import run as run_here
from pandemonium.cli.spoken import chosen_language
from tests.cli.conftest import Run
from tests.cli.test_commands import COMMANDS


@pytest.mark.parametrize(
    ("arguments", "environment", "language"),
    [
        ([], {}, "en"),
        ([], {"LANG": "pl_PL.UTF-8"}, "pl"),
        ([], {"LANG": "de_DE.UTF-8"}, "en"),
        ([], {"LANG": "pl_PL.UTF-8", "LC_ALL": "C.UTF-8"}, "en"),
        (["rules", "crypt", "-l", "pl"], {}, "pl"),
        (["rules", "crypt", "-lpl"], {}, "pl"),
        (["--language=en", "sim"], {"LANG": "pl_PL.UTF-8"}, "en"),
        (["--language"], {"LANG": "pl_PL.UTF-8"}, "pl"),
    ],
)
def test_the_language_is_known_before_the_command(
    arguments: list[str], environment: dict[str, str], language: str
) -> None:
    assert chosen_language(arguments, environment) == language


@pytest.mark.parametrize("command", [*COMMANDS, "balance"])
def test_every_command_helps_in_polish(run: Run, command: str) -> None:
    done = run("-l", "pl", command, "--help")
    assert done.returncode == 0, done.stderr
    assert f"Użycie: pandemonium {command} [OPCJE]" in done.stdout
    assert f"Przykład: pandemonium {command}" in done.stdout
    assert "Pokaż tę" in done.stdout
    assert not any(word in done.stdout for word in ("Example", "Options", "Arguments", "default", "required"))


def test_the_commands_are_listed_in_the_language_of_the_environment(start: Run) -> None:
    assert "Zagraj w terminalu" in start("--help", locale="pl_PL.UTF-8").stdout


def test_a_game_is_played_in_the_language_of_the_environment(start: Run) -> None:
    assert "Numer albo ? po pomoc:" in start("play", "crypt", answers="q\n", locale="pl_PL.UTF-8").stdout


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("fly", "nie ma polecenia „fly”; są: serve, desk, play, "),
        ("sim", "podaj GRĘ; są: crypt, deal, inferno"),
        ("sim chess", "nie ma gry „chess”; są: "),
        ("sim crypt --fast", "sim nie ma opcji --fast; są: --games, "),
        ("sim crypt --games", "po opcji --games podaj jedną wartość"),
        ("sim crypt --games many", "--games wymaga liczby całkowitej, co najmniej 1"),
        ("sim crypt --seats wizard", "nie ma poziomu „wizard”; są: random, easy"),
        ("sim crypt --option weather=rain", "crypt nie ma opcji „weather”; są: collectors"),
        ("sim crypt dear", "sim przyjmuje mniej słów"),
        ("arena crypt --seconds 0", "--seconds wymaga liczby, co najmniej 0.001"),
        ("serve --port 70000", "co najwyżej 65535"),
        ("verify", "brakuje FILE"),
        ("verify nothing.journal", "nie można odczytać nothing.journal"),
        ("rules crypt smoki", "zasady crypt nie mówią nic o „smoki”"),
    ],
)
def test_a_mistake_is_answered_in_polish(run: Run, line: str, says: str) -> None:
    done = run(*line.split(), locale="pl_PL.UTF-8")
    assert done.returncode == 2
    assert says in done.stderr
    assert done.stderr.count("\n") == 1


LABORATORY = [
    ("sim others -n 1", ["Grzech", "Bohaterowie FAITH", "losowy", "średni wynik", "1 gra", "na sekundę"]),
    ("arena others --seats random,random -n 2 --workers 1", ["Grzech", "losowy", "równo", "ocena", "2 gry"]),
    ("decide others random random -n 1 --workers 1", ["Grzech", "niepewne", "losowy tamże", "przeciwnik: losowy"]),
    ("balance inferno -n 1 --level random --table '2 players' --out . --workers 1", ["Raport jest w pliku"]),
]
ENGLISH = {
    "game",
    "games",
    "decisions",
    "seat",
    "role",
    "score",
    "won",
    "wins",
    "even",
    "random",
    "sin",
    "hero",
    "report",
}


@pytest.mark.parametrize(
    ("line", "says"), LABORATORY, ids=lambda part: part.split()[0] if isinstance(part, str) else ""
)
def test_the_laboratory_tells_its_figures_in_polish(run: Run, line: str, says: list[str]) -> None:
    told = " ".join(run("-l", "pl", *shlex.split(line)).stdout.split())
    assert not [words for words in says if words not in told], told
    assert not ENGLISH & set(told.lower().split())


@pytest.mark.parametrize(
    ("command", "line", "title"),
    [
        (sim, "sim crypt -n 1 --seats easy,hard:5", "Krypta: łatwy, trudny:5"),
        (arena, "arena crypt -n 1 --seats easy,random --workers 1", "Krypta: łatwy, losowy"),
        (decide, "decide crypt easy random -n 1 --workers 1", "Krypta: łatwy, losowy"),
        (balance, "balance inferno -n 1 --level easy --table '2 players' --out . --workers 1", "2 players: łatwy"),
    ],
    ids=lambda part: part.split()[0] if isinstance(part, str) else "",
)
def test_the_bar_names_levels_in_polish(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, command: ModuleType, line: str, title: str
) -> None:
    titles: list[str] = []

    @contextmanager
    def heard(title: str, _total: int) -> Iterator[Callable[[int], None]]:
        titles.append(title)
        yield lambda _done: None

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(command, "working", heard)
    assert copy_context().run(run_here, ["-l", "pl", *shlex.split(line)]) == 0
    assert titles == [title]
