"""Prints the requirements of an extra, or of `build`ing, so that they can be installed without building the package."""

import sys
import tomllib
from pathlib import Path

pyproject = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))
extras = pyproject["project"]["optional-dependencies"]
print(*({"build": pyproject["build-system"]["requires"]} | extras)[sys.argv[1]])
