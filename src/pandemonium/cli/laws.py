"""`pandemonium laws`: does a game keep what every game must?"""

from __future__ import annotations

from typing import Annotated

from typer import Exit, Option

from pandemonium.cli.arguments import GameId, find_game
from pandemonium.cli.problem import Problem

EXTRA = ("hypothesis", "pytest")
NO_LAW = 5


def laws(
    game: GameId,
    law: Annotated[int, Option(min=0)] = 0,
    examples: Annotated[int, Option("--examples", "-n", min=1)] = 30,
) -> None:
    """Try the laws on a game with every number of seats: endings, copies, undo, secrets, beliefs, scores, words."""
    subject = find_game(game)
    check_extra()
    from pandemonium.laws.run import run_laws

    code = run_laws(subject, examples, law)
    if code == NO_LAW:
        raise Problem("law", law=str(law))
    raise Exit(code)


def check_extra() -> None:
    """The laws need what is not installed for playing."""
    from importlib.util import find_spec

    missing = [name for name in EXTRA if find_spec(name) is None]
    if missing:
        raise Problem("extra", missing=", ".join(missing))
