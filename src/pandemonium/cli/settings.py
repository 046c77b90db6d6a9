"""The settings of the server as the commands know them: gathered, complained about, and shown with their own words."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

from pandemonium.cli.arguments import parse_options
from pandemonium.cli.problem import Problem, read_file
from pandemonium.cli.spoken import say

if TYPE_CHECKING:
    from pandemonium.server.gathering import Gathered

SECRET = ("metrics",)
"""Never shown: a host may post their settings to ask for help."""


def gathered(file: str, flags: dict[str, Any], pairs: list[str] | None) -> Gathered:
    """What the file, the environment, and this command say together."""
    from pandemonium.server.gathering import FIELDS, FILE, BadSetting, gather

    named = file or os.environ.get(FILE, "")
    if named:
        read_file(Path(named))
    given = {f"--set {name}": value for name, value in parse_options(pairs).items()}
    given |= {f"--{name.replace('_', '-')}": value for name, value in flags.items() if value is not None}
    try:
        return gather(Path(named) if named else None, os.environ, given)
    except BadSetting as error:
        if not error.name:
            raise Problem("settings-file", file=error.place, why=error.why) from error
        known = error.name in FIELDS
        facts = {"name": error.name, "place": error.place}
        if not known:
            raise Problem("setting", names=", ".join(FIELDS), **facts) from error
        raise Problem("setting-value", why=error.why, **facts) from error


def show_settings(found: Gathered) -> None:
    """A TOML file that would lead to the same settings, with what each is for and where it comes from."""
    from pandemonium.server.gathering import FIELDS

    for name in FIELDS:
        place = found.places.get(name)
        note = say("setting-from", place=place) if place else say("setting-default")
        print(f"# {say(setting_id(name))} ({note})")
        print(line_of(name, getattr(found.settings, name)) + "\n")


def setting_id(name: str) -> str:
    return f"setting-{name.replace('_', '-')}"


def line_of(name: str, value: Any) -> str:
    """As TOML; a secret is only said to be there."""
    import msgspec

    if name == "db" and "://" in value:
        from sqlalchemy.engine import make_url

        value = make_url(value).render_as_string(hide_password=True)
    shown = msgspec.json.encode(value).decode()
    return f'# {name} = "…"' if name in SECRET and value else f"{name} = {shown}"
