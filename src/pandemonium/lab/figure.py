"""One figure of the bots' page: how it is measured, by what it was made, and the command that does it alone."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256

from msgspec import Struct
from msgspec.structs import replace

from pandemonium.engine.registry import game_ids, load_game, part_of
from pandemonium.lab.arena import ArenaReport, arena
from pandemonium.lab.playouts import Playouts, count_playouts
from pandemonium.lab.trial import UNDECIDED, Verdict, trial
from pandemonium.lab.work import Workers
from pandemonium.playing.experiment import Experiment


class Figure(Struct, frozen=True):
    """What came of one of the ways to measure, and by which rules, weights and data."""

    experiment: Experiment
    report: ArenaReport | None = None
    verdicts: list[Verdict] = []
    playouts: Playouts | None = None
    stamp: str = ""


def known() -> dict[str, Experiment]:
    """Every game's experiments, by the game and their name."""
    found: dict[str, Experiment] = {}
    for game_id in game_ids():
        part = part_of(load_game(game_id), "experiments")
        found |= {f"{game_id} {name}": one for name, one in part.EXPERIMENTS.items()} if part else {}
    return found


def measured(name: str, one: Experiment, workers: Workers, begun: Figure | None = None) -> Iterator[Figure]:
    """What is known after each game of a trial, which may have begun in an earlier run; else when all are played."""
    game_id, stamp = name.split()[0], stamp_of(name.split()[0], one.seats)
    if one.way == "playouts":
        counted = count_playouts(game_id, one.players, one.games, name, one.options)
        yield Figure(one, playouts=counted, stamp=stamp)
    elif one.way == "decide":
        for verdict in trial(game_id, one, name, workers, begun.verdicts[0].pairs if begun else ()):
            yield Figure(one, verdicts=[verdict], stamp=stamp)
    else:
        report = arena(game_id, one.levels, one.games, name, one.options, one.seconds, workers)
        yield Figure(one, report=report, stamp=stamp)


def command(name: str, one: Experiment) -> str:
    """What measures the same alone."""
    game_id = name.split()[0]
    if one.way == "playouts":
        given = " ".join(f"{id}={value}" for id, value in one.options.items())
        return f'python -m pandemonium.lab.playouts {game_id} {one.players} {one.games} "{name}" {given}'.rstrip()
    seats = f"arena {game_id} --seats {','.join(one.levels)}"
    if one.way == "decide":
        seats = f"decide {game_id} {' '.join(one.levels)} --players {one.players}"
        seats += f" --role {one.role}" if one.role else ""
    options = "".join(f" -o {id}={value}" for id, value in one.options.items())
    return f'pandemonium {seats} --games {one.games} --seconds {one.seconds:g} --seed "{name}"{options}'


def stamp_of(game_id: str, seats: int) -> str:
    """The rules, the weights and the data a figure was made by; whoever changes them has old figures.

    The bots' code is not in it: every edit of a comment would make hours of figures old. Who makes a bot play otherwise
    plays its figures `--again`.
    """
    game = load_game(game_id)
    part = part_of(game, "bot.training")
    weights = part.training.weights.read() if part else {}
    count = str(seats)
    told = sorted((level, sorted(tables[count].items())) for level, tables in weights.items() if count in tables)
    return f"{game.rules_version} {sha256(repr(told).encode()).hexdigest()[:8]} {game.data.digest[:8]}"


def is_old(name: str, figure: Figure, wanted: Experiment) -> bool:
    """Whether it was made by other rules, weights or data than are in use, or by another run than is wanted now: trials
    once had a single game of the other level at each deal, and kept none of them."""
    by_another_run = reworded(figure, wanted).experiment != wanted or not all(one.pairs for one in figure.verdicts)
    return by_another_run or figure.stamp != stamp_of(name.split()[0], wanted.seats)


def is_under_way(figure: Figure) -> bool:
    """Whether it is a trial that was left before it was decided or all its games were played."""
    return any(one.verdict == UNDECIDED and one.games < figure.experiment.games for one in figure.verdicts)


def reworded(figure: Figure, wanted: Experiment) -> Figure:
    """With what is said of the run today."""
    return replace(figure, experiment=replace(figure.experiment, note=wanted.note, reach=wanted.reach))
