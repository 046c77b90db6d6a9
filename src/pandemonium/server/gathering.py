"""Gathering the settings: a TOML file, over it the environment, over that what was given with the command."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct
from msgspec.structs import FieldInfo, fields

from pandemonium.server.settings import Settings

PREFIX: Final = "PANDEMONIUM_"
FILE: Final = "PANDEMONIUM_SETTINGS"
"""Names the file where the command does not."""
FIELDS: Final[dict[str, FieldInfo]] = {field.name: field for field in fields(Settings)}


class BadSetting(Exception):
    """A name there is not, or a value it cannot have; `place` says who wrote it."""

    def __init__(self, name: str, place: str, why: str) -> None:
        super().__init__(f"{place}: {name}: {why}")
        self.name = name
        self.place = place
        self.why = why


class Gathered(Struct):
    """The settings, and where each comes from that is not at its default."""

    settings: Settings
    places: dict[str, str]


def gather(file: Path | None, environment: Mapping[str, str], given: Mapping[str, Any]) -> Gathered:
    """What was given outweighs the environment, and that the file. `given` is keyed by how it was written."""
    values: dict[str, Any] = {}
    places: dict[str, str] = {}
    for place, found in (*from_file(file), *from_variables(environment), *from_command(given)):
        for name, value in found.items():
            values[name] = checked(name, value, place, typed=place == str(file))
            places[name] = place
    return Gathered(Settings(**values), places)


def from_file(file: Path | None) -> list[tuple[str, dict[str, Any]]]:
    if file is None:
        return []
    try:
        return [(str(file), tomllib.loads(file.read_text(encoding="utf-8")))]
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadSetting("", str(file), str(error)) from error


def from_variables(environment: Mapping[str, str]) -> list[tuple[str, dict[str, Any]]]:
    """Other variables may begin so too: only the name of a setting counts."""
    names = {name: PREFIX + name.upper() for name in FIELDS}
    return [(key, {name: environment[key]}) for name, key in names.items() if environment.get(key, "") != ""]


def from_command(given: Mapping[str, Any]) -> list[tuple[str, dict[str, Any]]]:
    """`--trusted-proxy` is the setting `trusted_proxy`, and `--set NAME` that of the name."""
    return [(key, {key.removeprefix("--set ").lstrip("-").replace("-", "_"): value}) for key, value in given.items()]


def checked(name: str, value: Any, place: str, *, typed: bool) -> Any:
    """The value as its type; a file has types, elsewhere all is text."""
    if name not in FIELDS:
        raise BadSetting(name, place, "?")
    try:
        return msgspec.convert(value, type=FIELDS[name].type, strict=typed)
    except msgspec.ValidationError as error:
        raise BadSetting(name, place, str(error)) from error
