"""An install with a C compiler is compiled, and the compiled and the plain build play the same games."""

import ast
import os
import subprocess
import sys
import sysconfig
from importlib import import_module
from pathlib import Path

import pytest

from pandemonium.cli.twin import pure_environment
from pandemonium.engine.build import COMPILED

ROOT = Path(__file__).parents[2]

PLAY = """
from hashlib import sha256
from pandemonium.engine.build import COMPILED
from pandemonium.engine.chance import chance_from
from pandemonium.engine.driver import legal
from pandemonium.engine.dump import dump
from pandemonium.engine.game import Setup
from pandemonium.engine.journal import journal_of, write_journal
from pandemonium.engine.match import Match
from pandemonium.engine.registry import game_ids, load_game

print("compiled" if COMPILED else "plain")
for game in map(load_game, game_ids()):
    for number in range(60):
        chance = chance_from(f"twins {number}")
        seats = game.seats[number % len(game.seats)]
        options = {option.id: option.values[chance.below(len(option.values))] for option in game.options}
        if game.check_setup(seats, options) is not None:
            options = {}
        match = Match(game, Setup(seats, f"twins {number}", options))
        while not match.over:
            seat = match.waiting[chance.below(len(match.waiting))]
            choices = legal(match.state, seat)
            match.take(seat, choices[chance.below(len(choices))])
            if match.number % 8 == 0:
                imagined = game.sample(match.state, seat, chance)
                print(sha256(repr([dump(match.state), dump(imagined)]).encode()).hexdigest())
        print(write_journal(journal_of(match, [], with_seed=True)))
"""
"""Random games with random options; states and belief samples on the way, the journal at the end."""


def has_compiler(folder: Path) -> bool:
    """Whether C that includes Python's headers can be compiled here."""
    source = folder / "probe.c"
    source.write_text("#include <Python.h>\nint probe;\n")
    include = sysconfig.get_paths()["include"]
    command = ["cc", f"-I{include}", "-c", str(source), "-o", str(folder / "probe.o")]
    try:
        return subprocess.run(command, capture_output=True).returncode == 0
    except OSError:
        return False


def hot_modules() -> list[str]:
    """The modules that setup.py lists for compilation."""
    for node in ast.parse((ROOT / "setup.py").read_text()).body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "HOT":
            paths: list[str] = ast.literal_eval(node.value)
            return ["pandemonium." + path.removesuffix(".py").replace("/", ".") for path in paths]
    raise AssertionError("setup.py has no list HOT")


@pytest.mark.skipif(os.environ.get("PANDEMONIUM_PURE") == "1", reason="PANDEMONIUM_PURE=1 asks for plain Python")
def test_an_install_with_a_compiler_is_compiled(tmp_path: Path) -> None:
    if not has_compiler(tmp_path):
        pytest.skip("no C compiler works here")
    files = {name: str(import_module(name).__file__) for name in hot_modules()}
    plain = [name for name, file in files.items() if file.endswith(".py")]
    assert not plain, "a compiler works here, so `make install` must compile; set PANDEMONIUM_PURE=1 while developing"
    assert COMPILED


def test_every_hot_module_exists() -> None:
    missing = [name for name in hot_modules() if not (ROOT / "src" / (name.replace(".", "/") + ".py")).exists()]
    assert not missing


def played_by(environment: dict[str, str]) -> list[str]:
    done = subprocess.run([sys.executable, "-c", PLAY], env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


@pytest.mark.skipif(not COMPILED, reason="this install is plain Python: there is no compiled twin to compare with")
def test_compiled_and_plain_play_the_same_seeded_games() -> None:
    compiled = played_by(dict(os.environ))
    with pure_environment() as environment:
        plain = played_by(environment)
    assert (compiled[0], plain[0]) == ("compiled", "plain")
    assert compiled[1:] == plain[1:]
    assert len(compiled) > 1000
