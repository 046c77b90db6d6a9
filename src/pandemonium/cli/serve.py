"""`pandemonium serve`: the table in the browser."""

from __future__ import annotations

import socket
from pathlib import Path
from typing import Annotated

from typer import Option

from pandemonium.cli.arguments import find_game, parse_options
from pandemonium.cli.problem import Problem, why


def serve(
    host: str = "127.0.0.1",
    port: Annotated[int, Option(min=0, max=65535)] = 8666,
    db: str = "pandemonium.db",
    workers: Annotated[int, Option(min=1)] = 1,
    pack: Annotated[list[str] | None, Option(metavar="GAME=DIR")] = None,
) -> None:
    """Serve the table in the browser."""
    from pandemonium.server.run import serve as run_server
    from pandemonium.server.settings import Settings

    take_packs(pack or [])
    check_port(host, port)
    run_server(Settings(host=host, port=port, db=database(db), workers=workers))


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
