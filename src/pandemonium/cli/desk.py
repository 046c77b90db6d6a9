"""`pandemonium desk`: the word that opens the host's desk."""

from __future__ import annotations

import asyncio
from typing import Annotated

from typer import Option

from pandemonium.cli.problem import Problem
from pandemonium.cli.serve import OneSetting, SettingsFile, database


def desk(
    db: Annotated[str | None, Option(show_default="pandemonium.db")] = None,
    settings: SettingsFile = "",
    set: OneSetting = None,
    new: Annotated[bool, Option("--new")] = False,
) -> None:
    """Tell the word, or make another one; a server that runs learns of it at its next start."""
    from msgspec.structs import replace

    from pandemonium.cli.settings import gathered
    from pandemonium.server.starting import CannotStart, desk_word

    found = gathered(settings, {"db": db}, set).settings
    try:
        print(asyncio.run(desk_word(replace(found, db=database(found.db)), anew=new)))
    except CannotStart as error:
        raise Problem(error.reason, why=error.why) from error
