"""An install with a C compiler is compiled, and the compiled and the plain build play the same games."""

import ast
import os
import shutil
import subprocess
import sys
import sysconfig
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from pandemonium.cli.twin import pure_environment
from pandemonium.engine.build import COMPILED
from pandemonium.engine.registry import game_ids
from tests.daily import daily

ROOT = Path(__file__).parents[2]

PLAY = """
import sys
from hashlib import sha256
from pandemonium.engine.build import COMPILED
from pandemonium.engine.chance import chance_from
from pandemonium.engine.driver import legal
from pandemonium.engine.dump import dump
from pandemonium.engine.game import Setup
from pandemonium.engine.journal import journal_of, write_journal
from pandemonium.engine.match import Match
from pandemonium.engine.registry import game_ids, load_game, needed_part

print("compiled" if COMPILED else "plain")
for game in map(load_game, game_ids()):
    for number in range(int(sys.argv[1])):
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
            if number < 4 and match.number % 128 == 0:
                craft = needed_part(game.id, "bot.craft").craft
                believed = craft.believed(lambda luck: game.sample(match.state, seat, luck), seat, chance)
                print(sha256(repr(dump(believed(chance))).encode()).hexdigest())
        print(write_journal(journal_of(match, [], with_seed=True)))
"""
"""Random games with random options; states, belief samples and a searching player's worlds on the way, the journal at
the end."""


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


def setup_script() -> dict[str, Any]:
    """What setup.py defines, without setting anything up."""
    source = ast.parse((ROOT / "setup.py").read_text())
    kept = [node for node in source.body if not isinstance(node, ast.Expr) or not isinstance(node.value, ast.Call)]
    names: dict[str, Any] = {}
    exec(compile(ast.Module(kept, []), "setup.py", "exec"), names)
    return names


def hot_modules() -> list[str]:
    """The modules that setup.py compiles: a folder says it."""
    names = setup_script()
    names["SOURCE"] = ROOT / names["SOURCE"]
    paths = [Path(path).relative_to(ROOT / "src") for path in names["hot"]()]
    return [".".join(path.with_suffix("").parts) for path in paths]


@pytest.mark.skipif(os.environ.get("PANDEMONIUM_PURE") == "1", reason="PANDEMONIUM_PURE=1 asks for plain Python")
def test_an_install_with_a_compiler_is_compiled(tmp_path: Path) -> None:
    if not has_compiler(tmp_path):
        pytest.skip("no C compiler works here")
    files = {name: str(import_module(name).__file__) for name in hot_modules()}
    plain = [name for name, file in files.items() if file.endswith(".py")]
    assert not plain, "a compiler works here, so `make install` must compile; set PANDEMONIUM_PURE=1 while developing"
    assert COMPILED


@pytest.mark.skipif(not COMPILED, reason="this install is plain Python")
def test_each_layer_of_a_game_is_a_library_of_its_own() -> None:
    libraries = {name: import_module(f"{name}__mypyc").__file__ for name in setup_script()["groups"]()}
    layers = {f"pandemonium.games.{id}.{folder}" for id in game_ids() for folder in setup_script()["GAME"]}
    assert {"pandemonium.engine"} | layers <= set(libraries)
    assert len(set(libraries.values())) == len(libraries)


WRITE_C = """
names = {}
exec(open("setup.py").read().rpartition("setup(")[0], names)
assert names["extensions"]()
"""


LEFT_OUT = shutil.ignore_patterns("__pycache__", "*.egg-info", "deal", "others")
"""The large games: two small ones show as well what an edit changes, in a quarter of the time."""


def written_c(folder: Path) -> dict[str, str]:
    """The C code that would be compiled now, by file."""
    environment = {name: value for name, value in os.environ.items() if name != "PANDEMONIUM_PURE"}
    done = subprocess.run([sys.executable, "-c", WRITE_C], cwd=folder, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    (home,) = folder.glob("build/mypyc-*/pandemonium")
    return {str(file.relative_to(home)): file.read_text() for file in home.rglob("*") if file.suffix in {".c", ".h"}}


def test_an_edit_in_a_game_s_rules_changes_the_c_code_of_that_game_only(tmp_path: Path) -> None:
    shutil.copy(ROOT / "setup.py", tmp_path)
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=LEFT_OUT)
    before = written_c(tmp_path)
    edited = tmp_path / "src/pandemonium/games/crypt/rules/scoring.py"
    edited.write_text(edited.read_text() + "\n\ndef added(number: int) -> int:\n    return number + 1\n")
    after = written_c(tmp_path)
    changed = {name for name in before | after if before.get(name) != after.get(name)}
    assert {"games/inferno/__native_rules.c", "games/inferno/rules/__stubs.c", "__native_engine.c"} <= set(before)
    assert "games/crypt/__native_rules.c" in changed
    assert all("games/crypt/" in name for name in changed)


def test_compiled_modules_define_no_structs() -> None:
    """A compiled class cannot be a msgspec struct, and rules hold numbers only."""
    found = []
    for name in hot_modules():
        tree = ast.parse((ROOT / "src" / (name.replace(".", "/") + ".py")).read_text(encoding="utf-8"))
        classes = [node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
        found += [f"{name}.{node.name}" for node in classes if "Struct" in map(ast.unparse, node.bases)]
    assert found == []


def played_by(environment: dict[str, str], plays: int) -> list[str]:
    done = subprocess.run([sys.executable, "-c", PLAY, str(plays)], env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


@pytest.mark.skipif(not COMPILED, reason="this install is plain Python: there is no compiled twin to compare with")
@pytest.mark.parametrize("plays", daily([6, 60], 6))
def test_compiled_and_plain_play_the_same_seeded_games(plays: int) -> None:
    """So many of each game."""
    compiled = played_by(dict(os.environ), plays)
    with pure_environment() as environment:
        plain = played_by(environment, plays)
    assert (compiled[0], plain[0]) == ("compiled", "plain")
    assert compiled[1:] == plain[1:]
    assert len(compiled) > 1000
