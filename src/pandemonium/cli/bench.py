"""`pandemonium bench`: how fast the engine is here, compiled and as plain Python, in one run."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from typer import Argument, Option

from pandemonium.cli.arguments import AsJson, find_game

if TYPE_CHECKING:
    from pandemonium.cli.measure import Figures

ROWS = (
    ("decisions/s, random play", "decisions_per_s", ",.0f"),
    ("games/s, random play", "games_per_s", ",.0f"),
    ("copies/s", "copies_per_s", ",.0f"),
    ("views/s", "views_per_s", ",.0f"),
    ("samples/s", "samples_per_s", ",.0f"),
    ("replay of a whole game, ms", "replay_ms", ".2f"),
    ("page, ms", "page_ms", ".2f"),
    ("state, bytes", "state_bytes", ",d"),
    ("page, bytes", "page_bytes", ",d"),
    ("page, bytes compressed", "page_gzip_bytes", ",d"),
)
STEPS = 3
"""Parts of a measurement that the progress bar counts."""


def bench(
    games: Annotated[list[str] | None, Argument(metavar="[GAME]…")] = None,
    seconds: Annotated[float, Option(min=0.001)] = 0.2,
    pure: Annotated[bool, Option("--pure/--no-pure")] = True,
    json: AsJson = False,
) -> None:
    """Measure random play, copies, views, belief samples, replay and page of each game."""
    from pandemonium.cli.console import print_json, progress_bar
    from pandemonium.cli.measure import measure
    from pandemonium.engine.build import COMPILED
    from pandemonium.engine.registry import game_ids

    ids = games or game_ids()
    found = [find_game(id) for id in ids]
    with progress_bar() as bar:
        task = bar.add_task("measuring", total=len(ids) * STEPS)
        figures = [measure(game, seconds, lambda: bar.advance(task)) for game in found]
        bar.update(task, description="measuring plain Python")
        if pure and COMPILED:
            figures += measure_pure(ids, seconds)
    if json:
        print_json(figures)
    else:
        show(figures)


def measure_pure(ids: list[str], seconds: float) -> list[Figures]:
    import msgspec

    from pandemonium.cli.measure import Figures
    from pandemonium.cli.twin import run_pure

    printed = run_pure(["bench", *ids, "--seconds", str(seconds), "--no-pure", "--json"])
    return msgspec.json.decode(printed, type=list[Figures])


def show(figures: list[Figures]) -> None:
    from rich.table import Table

    from pandemonium.cli.console import out

    for game in dict.fromkeys(figure.game for figure in figures):
        builds = [figure for figure in figures if figure.game == game]
        table = Table("", title=f"{game}, {builds[0].seats} seats, one core")
        for build in builds:
            table.add_column("compiled" if build.compiled else "plain Python", justify="right")
        for label, name, form in ROWS:
            table.add_row(label, *(format(getattr(build, name), form) for build in builds))
        out.print(table)
