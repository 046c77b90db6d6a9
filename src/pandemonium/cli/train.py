"""`pandemonium train`: better weights for a game's `normal`, or for `hard` alone."""

from __future__ import annotations

from itertools import count
from typing import Annotated, Literal

from typer import Argument, Option

from pandemonium.cli.arguments import Cluster, GameId, find_game
from pandemonium.cli.called import words_about
from pandemonium.cli.problem import Problem, why
from pandemonium.cli.working import workers_of, working


def train(
    game: GameId,
    players: Annotated[int, Argument(metavar="PLAYERS")],
    rounds: Annotated[int, Option(min=1)] = 1,
    hours: Annotated[float, Option(min=0.0)] = 24.0,
    level: Literal["normal", "hard"] = "normal",
    seed: str = "1",
    workers: Annotated[int, Option(min=1)] = 2,
    cluster: Cluster = "",
) -> None:
    """Look for better weights of a level, and keep what wins clearly more."""
    from pandemonium.cli.console import out
    from pandemonium.lab.train import GENERATIONS, train

    rules = find_game(game)
    check_weights(game)
    counts, words = rules.seats, words_about(rules)
    if players not in counts:
        raise Problem("players", game=game, players=players, counts=", ".join(map(str, counts)))
    check_learning()
    hands = workers_of(cluster, workers, game, weighed=False)
    with working(f"{words('title')}: {players}", rounds * (GENERATIONS + 1)) as progress:
        steps = count(1)
        for number, found in enumerate(
            train(game, players, rounds, seed, hands, lambda: progress(next(steps)), hours, level), 1
        ):
            told = words("lab-kept" if found.kept else "lab-not-kept")
            out.print(f"{number}: {found.gain:+.4f} ± {found.error:.4f}, {found.hours:.2f} h, {told}: {found.changed}")


def check_weights(game: str) -> None:
    """That there are some, and that what a round of hours finds can be kept."""
    from pandemonium.engine.registry import NoPart
    from pandemonium.engine.whole import try_whole
    from pandemonium.lab.train import training_of

    try:
        file = training_of(game).weights.path
        try_whole(file)
    except NoPart as error:
        raise Problem("no-weights", game=game) from error
    except OSError as error:
        raise Problem("unwritable", file=str(file), why=why(error)) from error


def check_learning() -> None:
    """The search is another library's, which not everybody has."""
    try:
        import pandemonium.lab.evolve  # noqa: F401
    except ImportError as error:
        raise Problem("no-learning", why=str(error)) from error
