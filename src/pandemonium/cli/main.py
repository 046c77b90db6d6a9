"""The `pandemonium` command: the list of its parts, and what becomes of a problem.

Each command imports what it works with when it runs, so that `--help` answers at once.
"""

from __future__ import annotations

import os
import sys
from typing import Annotated

import typer

from pandemonium import __version__
from pandemonium.cli.arena import arena
from pandemonium.cli.arguments import Language, check_language
from pandemonium.cli.backup import backup, restore
from pandemonium.cli.balance import balance
from pandemonium.cli.bench import bench
from pandemonium.cli.decide import decide
from pandemonium.cli.desk import desk
from pandemonium.cli.features import features
from pandemonium.cli.helping import SpokenCommand, SpokenGroup
from pandemonium.cli.laws import laws
from pandemonium.cli.learn import learn
from pandemonium.cli.misuse import misuse
from pandemonium.cli.options import options
from pandemonium.cli.pack import pack
from pandemonium.cli.play import play
from pandemonium.cli.problem import Problem
from pandemonium.cli.replay import replay
from pandemonium.cli.review import review
from pandemonium.cli.rules import rules
from pandemonium.cli.serve import serve
from pandemonium.cli.sim import sim
from pandemonium.cli.spoken import LANGUAGE, chosen_language, own_text, say
from pandemonium.cli.train import train
from pandemonium.cli.verify import verify

app = typer.Typer(
    name="pandemonium",
    cls=SpokenGroup,
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
COMMANDS = (
    *(serve, desk, play, learn, options, rules, sim, arena, decide, balance, train),
    *(replay, review, verify, pack, bench, laws, features, backup, restore),
)
for command in COMMANDS:
    app.command(cls=SpokenCommand)(command)


@app.callback(invoke_without_command=True)
def before(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version")] = False,
    language: Language = "",
) -> None:
    """What may stand before a command; the language has been taken from it already."""
    check_language(language)
    if version:
        from pandemonium.engine.build import COMPILED

        print(f"pandemonium {__version__} ({say('compiled' if COMPILED else 'plain')})")
        raise typer.Exit
    if context.invoked_subcommand is None:
        raise Problem("no-command", commands=", ".join(context.command.commands))  # type: ignore[attr-defined]


def run(arguments: list[str]) -> int:
    """One command; its exit code: 0 done, 1 checked and found wrong, 2 asked for wrongly, 130 interrupted."""
    LANGUAGE.set(chosen_language(arguments, os.environ))
    try:
        code = app(arguments, prog_name="pandemonium", standalone_mode=False)
    except Problem as error:
        return complain(own_text(LANGUAGE.get()).say(error.phrase))
    except typer.TyperException as error:
        return complain(misuse(error))
    except typer.Abort:
        return 130
    return code if isinstance(code, int) else 0


def complain(sentence: str) -> int:
    print(f"pandemonium: {sentence}", file=sys.stderr)
    return 2


def main() -> None:
    sys.exit(run(sys.argv[1:]))
