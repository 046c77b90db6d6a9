"""Compiles the hot modules with mypyc where a C compiler works; otherwise installs the same files as plain Python.

Each game is one library of its own and what lies below the games another, compiled side by side. What was built stays
in `build/`: C code is written anew each time, which takes seconds, but only a library whose C code changed is compiled.
"""

import os
import sys
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext

SOURCE = Path("src/pandemonium")

CORE = {
    "drawing": ("html",),
    "engine": ("bits", "chance", "driver", "imagined", "seats", "state", "together"),
    "playing": ("plan",),
}
"""The hot modules below the games."""

GAME = ("rules/*.py", "knowledge/belief*.py", "bot/*.py")
"""The hot modules of every game."""

PLAIN = {"__init__.py", "craft.py", "training.py"}
"""They read files and hand over: nothing there is hot."""


def groups() -> dict[str, list[str]]:
    """What is compiled, by folder: a library for each layer below the games, and one for each game."""
    found = {name: [SOURCE / name / f"{module}.py" for module in modules] for name, modules in CORE.items()}
    for game in sorted(SOURCE.glob("games/*/rules")):
        files = [file for pattern in GAME for file in sorted(game.parent.glob(pattern)) if file.name not in PLAIN]
        found[f"games.{game.parent.name}"] = files
    return {f"pandemonium.{name}": [str(file) for file in files] for name, files in found.items()}


def hot() -> list[str]:
    return [file for files in groups().values() for file in files]


LENIENT = ["--config-file=", "--ignore-missing-imports"]
"""The build environment has no libraries to check against; `make test` checks types strictly."""

HIDDEN = [] if os.name == "nt" else ["-fvisibility=hidden"]
"""Nothing outside a library may replace its functions, so the compiler may inline the small ones."""

FRESH = f"--cache-dir={os.devnull}"
"""Whatever mypy remembers of an earlier build could leave stale C code behind, and saves two seconds."""


def extensions() -> list[Any]:
    if os.environ.get("PANDEMONIUM_PURE") == "1" or {"egg_info", "dist_info"} & set(sys.argv):
        return []
    try:
        from mypy.version import __version__ as compiler
        from mypyc.build import mypycify

        made = mypycify(
            [*LENIENT, FRESH, *hot()],
            opt_level="2",
            debug_level="0",
            separate=[(files, name) for name, files in groups().items()],
            target_dir=f"build/mypyc-{compiler}",
        )
    except (Exception, SystemExit) as error:
        print("pandemonium is installed as plain Python:", error)
        return []
    for extension in made:
        extension.depends.append("setup.py")
        extension.extra_compile_args += HIDDEN
    return sorted(made, key=size, reverse=True)


def size(extension: Any) -> int:
    """How much C code: what takes longest begins first, so that no processor is idle at the end."""
    return sum(Path(source).stat().st_size for source in extension.sources)


class OptionalBuild(build_ext):
    """All extensions at once. Without a working compiler all are dropped together: they need each other."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count()

    def run(self) -> None:
        try:
            super().run()
        except Exception as error:
            print("pandemonium is installed as plain Python:", error)
            self.extensions = []


class KeptBuild(build):
    """The build folder is kept, so what an earlier build left there and this one does not make must go."""

    def run(self) -> None:
        super().run()
        commands: list[Any] = [self.get_finalized_command(name) for name in self.get_sub_commands()]
        made = {Path(file) for command in commands for file in command.get_outputs()}
        for file in Path(self.build_lib).rglob("*"):
            if file.is_file() and file not in made:
                file.unlink()


setup(ext_modules=extensions(), cmdclass={"build": KeptBuild, "build_ext": OptionalBuild})
