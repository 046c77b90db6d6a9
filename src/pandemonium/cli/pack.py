"""`pandemonium pack`: the data files of a game: checked, shown, or written out to begin one's own."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from msgspec import Struct
from typer import Option

from pandemonium.cli.arguments import AsJson, GameId, PackFolder, find_game
from pandemonium.cli.problem import Problem, read_file, write_file

if TYPE_CHECKING:
    from pandemonium.engine.game import Game


class PackFile(Struct):
    """A data file: where it was taken from, how its figures are known, and what it says."""

    file: str
    own: bool
    provenance: str
    content: dict[str, Any]


class PackReport(Struct):
    game: str
    pack: str
    files: list[PackFile]


def pack(
    game: GameId,
    pack: PackFolder = None,
    export: Annotated[Path | None, Option(metavar="DIR", help="Write the files there, to begin a pack.")] = None,
    json: AsJson = False,
) -> None:
    """Check a game's data pack and show its tables with where each figure comes from.

    Example: pandemonium pack crypt --export my-box && pandemonium pack crypt --pack my-box
    """
    from pandemonium.cli.console import print_json

    checked = find_game(game, pack)
    files = data_files(checked, pack)
    if export is not None:
        copy_to(export, files)
        return
    report = PackReport(checked.id, checked.pack, [describe(file, pack) for file in files])
    if json:
        print_json(report)
    else:
        show(report)


def data_files(game: Game[Any, Any], pack: Path | None) -> list[Path]:
    """The files in use: those of the pack in place of the game's own."""
    from pandemonium.engine.pack import Pack

    files = Pack(game.folder / "data", pack)
    return [files.path(file.name) for file in sorted(files.folder.glob("*.toml"))]


def copy_to(folder: Path, files: list[Path]) -> None:
    from pandemonium.cli.console import out

    present = [file.name for file in files if (folder / file.name).exists()]
    if present:
        raise Problem(f"{folder} already has {', '.join(present)}; name an empty folder")
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Problem(f"cannot make the folder {folder}: {(error.strerror or '').lower()}") from error
    for file in files:
        write_file(folder / file.name, read_file(file))
        out.print(f"wrote {folder / file.name}")


def describe(file: Path, pack: Path | None) -> PackFile:
    import msgspec

    content: dict[str, Any] = msgspec.toml.decode(file.read_bytes())
    return PackFile(file.name, pack is not None and file.parent == pack, str(content.pop("provenance", "")), content)


def show(report: PackReport) -> None:
    from pandemonium.cli.console import out

    out.print(f"[bold]{report.game}[/], pack {report.pack}: every check passed")
    for file in report.files:
        whose = "of this pack" if file.own else "standard"
        out.print(f"\n[bold]{file.file}[/] ({whose}, provenance: [bold]{file.provenance}[/])")
        for name, value in file.content.items():
            show_value(name, value)


def show_value(name: str, value: object) -> None:
    """A list of records as a table, anything else in one line."""
    from rich import box
    from rich.table import Table

    from pandemonium.cli.console import out

    if not isinstance(value, list) or not all(isinstance(record, dict) for record in value):
        out.print(f"  {name} = {value}", markup=False)
        return
    headings = list(dict.fromkeys(key for record in value for key in record))
    table = Table(*headings, title=name, box=box.SIMPLE_HEAD, title_justify="left")
    for record in value:
        table.add_row(*(cell(record.get(heading, "")) for heading in headings))
    out.print(table)


def cell(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return ", ".join(str(item) for item in value) if isinstance(value, list) else str(value)
