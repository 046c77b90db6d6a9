"""Compiles the hot modules with mypyc where a C compiler works; otherwise installs the same files as plain Python.

Each layer of a game is one library of its own and what lies outside the games others, compiled side by side: as one
library a large game would be nearly twice as much C code. What was built stays in `build/`: C code is written anew each
time, which takes seconds, but only a library whose C code changed is compiled.
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
    "engine": ("bits", "chance", "driver", "imagined", "places", "row", "seats", "state", "together", "writing"),
    "lab": ("many",),
    "playing": ("plan",),
}
"""The hot modules outside the games."""

GAME = {"rules": ("*.py",), "knowledge": ("belief*.py", "encode*.py"), "bot": ("*.py",)}
"""The hot modules of every game, by folder."""

PLAIN = {"__init__.py", "craft.py", "training.py"}
"""They read files and hand over: nothing there is hot."""


def groups() -> dict[str, list[str]]:
    """What is compiled, by folder: a library for each layer outside the games, and for each of every game."""
    found = {name: [SOURCE / name / f"{module}.py" for module in modules] for name, modules in CORE.items()}
    for game in sorted(SOURCE.glob("games/*/rules")):
        for folder, patterns in GAME.items():
            files = sorted(file for pattern in patterns for file in (game.parent / folder).glob(pattern))
            found[f"games.{game.parent.name}.{folder}"] = [file for file in files if file.name not in PLAIN]
    return {f"pandemonium.{name}": [str(file) for file in files] for name, files in found.items()}


def hot() -> list[str]:
    return [file for files in groups().values() for file in files]


LENIENT = ["--config-file=", "--ignore-missing-imports"]
"""The build environment has no libraries to check against; `make test` checks types strictly."""

INLINED = [] if os.name == "nt" else ["-fvisibility=hidden", "-finline-small-functions"]
"""Nothing outside a library may replace its functions, so the compiler may inline the small ones, and is told to."""

SMALL = 5_000_000
THOROUGH = [] if os.name == "nt" else ["-O2"]
"""Up to so many bytes of C code a library is compiled with more care. All of them so would take twice as long."""

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
            opt_level="1",
            debug_level="0",
            separate=[(files, name) for name, files in groups().items()],
            target_dir=f"build/mypyc-{compiler}",
        )
    except (Exception, SystemExit) as error:
        fall_back(error)
        return []
    for extension in made:
        extension.depends = [*extension.depends, "setup.py"]
        care = THOROUGH if size(extension) < SMALL else []
        extension.extra_compile_args = [*extension.extra_compile_args, *INLINED, *care]
    for stubs in stubs_by_folder(made).values():
        write_together(stubs)
    return sorted(made, key=size, reverse=True)


def stubs_by_folder(made: list[Any]) -> dict[Path, list[Any]]:
    """What is no library is a stub that asks a library for one module: by the folder of its C code."""
    found: dict[Path, list[Any]] = {}
    for extension in made:
        if not extension.name.endswith("__mypyc"):
            found.setdefault(Path(extension.sources[0]).parent, []).append(extension)
    return found


def write_together(stubs: list[Any]) -> None:
    """The stubs of a folder become one file of C: each alone would be compiled for the sake of a few lines."""
    names = sorted(Path(stub.sources[0]).name for stub in stubs)
    lines = [f'#define PyInit___init__ PyInit___init___{at}\n#include "{name}"\n' for at, name in enumerate(names)]
    file = Path(stubs[0].sources[0]).with_name("__stubs.c")
    text = "#undef PyInit___init__\n".join(lines)
    if not file.exists() or file.read_text() != text:
        file.write_text(text)
    for stub in stubs:
        stub.depends = [*stub.depends, *(str(file.with_name(name)) for name in names)]
        stub.sources = [str(file)]


def fall_back(error: BaseException) -> None:
    """To plain Python, unless whoever builds wheels or checks changes wants to hear of it."""
    if os.environ.get("PANDEMONIUM_REQUIRE_COMPILED") == "1":
        raise error
    print("pandemonium is installed as plain Python:", error)


def size(extension: Any) -> int:
    """How much C code: what takes longest begins first, so that no processor is idle at the end."""
    return sum(Path(source).stat().st_size for source in extension.sources)


class OptionalBuild(build_ext):
    """All extensions at once. Without a working compiler all are dropped together: they need each other."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count()

    def build_extensions(self) -> None:
        """What is made of the same C code is compiled once, and copied under the other names."""
        every: list[Any] = self.extensions
        first: dict[str, Any] = {}
        for extension in every:
            first.setdefault(extension.sources[0], extension)
        self.extensions = list(first.values())
        super().build_extensions()
        self.extensions = every
        for extension in every:
            made = first[extension.sources[0]]
            if made is not extension:
                self.copy_file(self.get_ext_fullpath(made.name), self.get_ext_fullpath(extension.name))

    def run(self) -> None:
        try:
            super().run()
        except Exception as error:
            fall_back(error)
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
