"""What all commands have in common: help with an example, problems in one line, exit codes."""

import pytest

from pandemonium import __version__
from pandemonium.engine.build import COMPILED
from tests.cli.conftest import Run

COMMANDS = (
    *("serve", "desk", "backup", "restore", "play", "learn", "options", "sim"),
    *("arena", "replay", "review", "verify", "pack", "bench", "rules", "laws", "features"),
)


def test_the_command_alone_lists_its_parts(start: Run) -> None:
    done = start("--help")
    assert done.returncode == 0
    assert all(f"{command} " in done.stdout for command in COMMANDS)


def test_the_version_is_said(start: Run) -> None:
    build = "compiled" if COMPILED else "plain Python"
    assert start("--version").stdout == f"pandemonium {__version__} ({build})\n"


def test_a_switch_is_not_shown_with_a_type(run: Run) -> None:
    assert "<bool>" not in run("sim", "--help").stdout


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_an_example(run: Run, command: str) -> None:
    done = run(command, "--help")
    assert done.returncode == 0
    assert f"Example: pandemonium {command}" in done.stdout


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("sim chess", "there is no game “chess”; there are: "),
        ("sim crypt --seats random,wizard", "there is no level “wizard”"),
        ("sim crypt --seats random,net:nowhere.npz", "there is no file “nowhere.npz”"),
        ("sim crypt --seats random,hard:0", "there is no level “hard:0”"),
        ("sim crypt --seats random,random,random,random,random", "crypt is not played by 5; it is by: 1, 2, 3, 4"),
        ("sim crypt --option collectors", "an option reads ID=VALUE"),
        ("sim crypt --option weather=rain", "has no option “weather”; it has: collectors"),
        ("sim crypt --option collectors=all-c", "option collectors is one of all-a, all-b, random, each"),
        ("sim crypt --games 0", "--games needs a whole number of at least 1"),
        ("sim crypt --games many", "--games"),
        ("train crypt 2 --level easy", "--level is one of: normal, hard"),
        ("-l pl train crypt 2 --level easy", "--level to jedno z: normal, hard"),
        ("sim", "name a GAME; there are: crypt, deal, inferno"),
        ("fly", "there is no command “fly”; there are: serve, desk, play, "),
        ("sim crypt --fast", "sim has no option --fast; it has: --games, "),
        ("play crypt --language de", "the languages are en, pl, not “de”"),
        ("play crypt --resume nothing.journal", "cannot read nothing.journal: no such file"),
        ("play crypt --pack nowhere", "there is no such folder"),
        ("verify nothing.journal", "cannot read nothing.journal"),
        ("replay nothing.journal", "cannot read nothing.journal"),
        ("review nothing.journal", "cannot read nothing.journal"),
        ("pack crypt --pack nowhere", "there is no such folder"),
        ("bench chess", "there is no game “chess”"),
        ("rules chess", "there is no game “chess”"),
        ("laws chess", "there is no game “chess”"),
        ("laws crypt --examples 0", "--examples"),
        ("arena crypt --seconds 0", "--seconds"),
    ],
)
def test_a_mistake_is_answered_in_one_line(run: Run, line: str, says: str) -> None:
    done = run(*line.split())
    assert done.returncode == 2
    assert says in done.stderr
    assert done.stderr.startswith("pandemonium: ")
    assert done.stderr.count("\n") == 1
    assert done.stdout == ""
