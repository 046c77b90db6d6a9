"""`pandemonium serve`: the table in the browser."""

from __future__ import annotations

import socket
from pathlib import Path
from typing import Annotated

from msgspec.structs import replace
from typer import Option

from pandemonium.cli.arguments import find_game, parse_options
from pandemonium.cli.problem import Problem, why

SettingsFile = Annotated[str, Option("--settings", metavar="FILE")]
OneSetting = Annotated[list[str] | None, Option("--set", metavar="NAME=VALUE")]


def serve(
    host: Annotated[str | None, Option(show_default="127.0.0.1")] = None,
    port: Annotated[int | None, Option(min=0, max=65535, show_default="8666")] = None,
    db: Annotated[str | None, Option(show_default="pandemonium.db")] = None,
    workers: Annotated[int | None, Option(min=1, show_default="1")] = None,
    https: Annotated[bool | None, Option("--https")] = None,
    trusted_proxy: Annotated[str | None, Option(metavar="ADDRESS")] = None,
    metrics: Annotated[str | None, Option(metavar="SECRET")] = None,
    pack: Annotated[list[str] | None, Option(metavar="GAME=DIR")] = None,
    no_new_tables: Annotated[bool | None, Option("--no-new-tables")] = None,
    pack_uploads: Annotated[bool | None, Option("--pack-uploads")] = None,
    settings: SettingsFile = "",
    set: OneSetting = None,
    show_settings: Annotated[bool, Option("--show-settings")] = False,
) -> None:
    """Serve the table in the browser."""
    from pandemonium.cli import settings as words
    from pandemonium.server.run import serve as run_server
    from pandemonium.server.starting import CannotStart

    flags = {"host": host, "port": port, "db": db, "workers": workers}
    flags |= {"https": https, "trusted_proxy": trusted_proxy, "metrics": metrics}
    flags |= {"no_new_tables": no_new_tables, "pack_uploads": pack_uploads}
    found = words.gathered(settings, flags, set)
    if show_settings:
        words.show_settings(found)
        return
    take_packs(pack or [])
    check_port(found.settings.host, found.settings.port)
    try:
        run_server(replace(found.settings, db=database(found.settings.db)))
    except CannotStart as error:
        raise Problem(error.reason, why=error.why) from error


def take_packs(pairs: list[str]) -> None:
    """Check each pack before anything is started. Tables opened with other data go on with theirs."""
    from pandemonium.engine.registry import use_packs

    packs = {game: Path(folder) for game, folder in parse_options(pairs).items()}
    for game, folder in packs.items():
        find_game(game, folder)
    use_packs(packs)


def check_port(host: str, port: int) -> None:
    """A port that is taken is said in one line, before anything is started."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            raise Problem("port", place=f"{host}:{port}", why=why(error)) from error


def database(name: str) -> str:
    """A file is a SQLite database; its folder must be there."""
    if "://" in name:
        return name
    if not Path(name).absolute().parent.is_dir():
        raise Problem("database", folder=str(Path(name).parent))
    return f"sqlite:///{name}"
