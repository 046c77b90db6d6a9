"""Where the commands write: results to standard output, progress and problems to standard error."""

from __future__ import annotations

import sys

import msgspec
from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    SpinnerColumn,
    Task,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)
from rich.text import Text

out = Console(highlight=False)
err = Console(stderr=True, highlight=False)


def print_json(data: object) -> None:
    """One JSON document for a program to read."""
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(data), indent=2).decode() + "\n")


class RateColumn(ProgressColumn):
    """How many a second, as soon as that can be said."""

    def render(self, task: Task) -> Text:
        speed = task.finished_speed or task.speed
        return Text("" if speed is None else f"{speed:,.1f}/s", style="progress.data.speed")


def progress_bar() -> Progress:
    """A bar on the error stream, so that it never mixes with a result; silent where nobody watches."""
    done = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    return Progress(
        SpinnerColumn(),
        *done,
        RateColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        console=err,
        transient=True,
        disable=not err.is_terminal,
    )
