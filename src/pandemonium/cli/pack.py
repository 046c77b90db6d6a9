"""`pandemonium pack`: the data files of a game: checked, shown, or written out to begin one's own."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

from msgspec import Struct
from typer import Option

from pandemonium.cli.arguments import AsJson, GameId, Language, PackFolder, check_language, find_game
from pandemonium.cli.problem import Problem, why, write_file
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
    export: Annotated[Path | None, Option(metavar="DIR")] = None,
    check: Annotated[bool, Option("--check")] = False,
    language: Language = "",
    json: AsJson = False,
) -> None:
    """Check a game's data pack and show its tables with where each figure comes from."""
    from pandemonium.cli.console import print_json

    checked = find_game(game, pack)
    files = sorted(checked.data.files)
    if export is not None:
        copy_to(export, files)
        return
    if check:
        show_checked(checked, check_language(language))
        return
    own = names_in(pack) if pack is not None else set()
    report = PackReport(checked.id, checked.pack, [describe(name, content, own) for name, content in files])
    if json:
        print_json(report)
    else:
        show(report)


def names_in(pack: Path) -> set[str]:
    """The files that a folder or a ZIP brings."""
    from pandemonium.engine.packed import read_packed

    return {file.name for file in pack.iterdir()} if pack.is_dir() else {name for name, _ in read_packed(pack).files}


def copy_to(folder: Path, files: list[tuple[str, bytes]]) -> None:
    from pandemonium.cli.console import out

    present = [name for name, _ in files if (folder / name).exists()]
    if present:
        raise Problem("not-empty", folder=str(folder), files=", ".join(present))
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Problem("folder", folder=str(folder), why=why(error)) from error
    for name, content in files:
        write_file(folder / name, content.decode())
        out.print(f"wrote {folder / name}")


def show_checked(game: Game[Any, Any], language: str) -> None:
    """Only that everything fits together, and what a game shows of it."""
    from pandemonium.cli.console import out
    from pandemonium.cli.wording import text_of
    from pandemonium.drawing.terminal import terminal_of
    from pandemonium.drawing.words import Words

    out.print(f"[bold]{game.id}[/], pack {game.pack}: every check passed")
    shown = terminal_of(game).of_data(Words(text_of(game, language)))
    if shown is not None:
        out.print(shown)


def describe(name: str, content: bytes, own: set[str]) -> PackFile:
    import msgspec

    said: dict[str, Any] = msgspec.toml.decode(content)
    return PackFile(name, name in own, str(said.pop("provenance", "")), said)


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
