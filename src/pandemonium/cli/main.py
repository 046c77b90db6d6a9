"""The `pandemonium` command: the list of its parts, and what becomes of a problem.

Each command imports what it works with when it runs, so that `--help` answers at once.
"""

from __future__ import annotations

import sys

import typer

from pandemonium.cli.arena import arena
from pandemonium.cli.balance import balance
from pandemonium.cli.bench import bench
from pandemonium.cli.pack import pack
from pandemonium.cli.play import play
from pandemonium.cli.problem import Problem
from pandemonium.cli.replay import replay
from pandemonium.cli.rules import rules
from pandemonium.cli.serve import serve
from pandemonium.cli.sim import sim
from pandemonium.cli.verify import verify

app = typer.Typer(
    name="pandemonium",
    help="Four infernal board games at one table.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
for command in (serve, play, sim, arena, balance, replay, verify, pack, bench, rules):
    app.command()(command)


def run(arguments: list[str]) -> int:
    """One command; its exit code: 0 done, 1 checked and found wrong, 2 asked for wrongly, 130 interrupted."""
    try:
        code = app(arguments, prog_name="pandemonium", standalone_mode=False)
    except (Problem, typer.TyperException) as error:
        message = error.format_message() if isinstance(error, typer.TyperException) else str(error)
        print(f"pandemonium: {message}", file=sys.stderr)
        return 2
    except typer.Abort:
        return 130
    return code if isinstance(code, int) else 0


def main() -> None:
    sys.exit(run(sys.argv[1:]))
