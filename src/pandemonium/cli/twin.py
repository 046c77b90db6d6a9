"""The pure twin: this very package as plain Python, in a process of its own, so that both builds can be compared."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import pandemonium


@contextmanager
def pure_environment() -> Iterator[dict[str, str]]:
    """An environment in which Python finds a copy of the package without its compiled modules."""
    with TemporaryDirectory(prefix="pandemonium-pure-") as folder:
        package = Path(pandemonium.__file__).parent
        ignored = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
        shutil.copytree(package, Path(folder) / package.name, ignore=ignored)
        others = os.environ.get("PYTHONPATH", "")
        yield {**os.environ, "PYTHONPATH": os.pathsep.join([folder, *([others] if others else [])])}


def run_pure(arguments: list[str]) -> str:
    """What `pandemonium` with those arguments prints when it is plain Python."""
    with pure_environment() as environment:
        command = [sys.executable, "-m", "pandemonium", *arguments]
        return subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout
