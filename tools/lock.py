"""Writes the lock files from what is installed here: each package with its version and the hashes of its files.

`python tools/lock.py INDEX`, where INDEX is the address of a simple index that has all files of every package; it is
asked for hashes only and is not written down, so that the locks serve whatever index pip is set up for.
"""

from __future__ import annotations

import re
import sys
import tomllib
from importlib.metadata import distribution
from pathlib import Path
from urllib.request import urlopen

from packaging.requirements import Requirement
from packaging.utils import (
    InvalidSdistFilename,
    InvalidWheelFilename,
    canonicalize_name,
    parse_sdist_filename,
    parse_wheel_filename,
)

ROOT = Path(__file__).parents[1]
HEAD = "# Written by tools/lock.py from what pyproject.toml allows. Versions and hashes, and no address of any index.\n"
LINK = re.compile(r'href="[^"#]*/([^"/#]+)#sha256=([0-9a-f]{64})"')
OLD = re.compile(r"-(cp2|pp|cp3\d-cp3\d|cp310-cp310|cp3\d+-cp3\d+t)")
"""Wheels of interpreters that Pandemonium does not run on."""
LAB = ("cluster", "learn", "openspiel")
"""The extras that `make test-lab` needs besides."""


def closure(wanted: list[str]) -> dict[str, str]:
    """Everything these need on a machine like this one, with the versions that are installed."""
    found: dict[str, str] = {}
    seen: set[str] = set()
    waiting = [(Requirement(one), "") for one in wanted]
    while waiting:
        requirement, extra = waiting.pop()
        if requirement.marker and not requirement.marker.evaluate({"extra": extra}):
            continue
        name = canonicalize_name(requirement.name)
        extras = {"", *requirement.extras}
        new = {f"{name}[{one}]" for one in extras} - seen
        seen |= new
        installed = distribution(name)
        found[name] = installed.version
        for one in new:
            given = one.partition("[")[2][:-1]
            waiting += [(Requirement(said), given) for said in installed.requires or []]
    return found


def hashes(index: str, name: str, version: str) -> list[str]:
    with urlopen(f"{index.rstrip('/')}/{name}/", timeout=120) as answer:
        page = answer.read().decode()
    return sorted({hash for file, hash in LINK.findall(page) if version_of(file) == version and not OLD.search(file)})


def version_of(file: str) -> str:
    try:
        return str((parse_wheel_filename(file) if file.endswith(".whl") else parse_sdist_filename(file))[1])
    except (InvalidSdistFilename, InvalidWheelFilename):
        return ""


def write(file: Path, packages: dict[str, str], index: str) -> None:
    entries = []
    for name, version in sorted(packages.items()):
        of_files = hashes(index, name, version)
        if not of_files:
            sys.exit(f"{index} has no files of {name} {version}")
        entries.append(" \\\n    ".join([f"{name}=={version}", *(f"--hash=sha256:{one}" for one in of_files)]))
    file.write_text(HEAD + "\n".join(entries) + "\n", encoding="utf-8")


def main(index: str) -> None:
    pyproject = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    project = pyproject["project"]
    play = closure([*project["dependencies"], *pyproject["build-system"]["requires"]])
    extras = project["optional-dependencies"]
    test = closure(extras["test"])
    lab = closure([one for extra in LAB for one in extras[extra]])
    write(ROOT / "locks" / "play.txt", play, index)
    write(ROOT / "locks" / "test.txt", besides(test, play), index)
    write(ROOT / "locks" / "lab.txt", besides(lab, play | test), index)


def besides(packages: dict[str, str], before: dict[str, str]) -> dict[str, str]:
    """What an earlier lock has not brought already."""
    return {name: version for name, version in packages.items() if before.get(name) != version}


if __name__ == "__main__":
    main(sys.argv[1])
