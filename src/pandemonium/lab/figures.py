"""Figures: the runs that `docs/bots.md` reports, kept as data beside it, so that a long series can be run in parts.

    python -m pandemonium.lab.figures docs/bots.md [--again] [--workers N] [--cluster ray] [NAME ...]

runs what has no figures yet or old ones, of every installed game that has experiments, or of these what begins with one
of the names (`crypt`, `crypt decide`), and writes the tables and charts anew after each. What a trial has found is kept
after every game, and one that was stopped goes on from there. `--again` runs the rest too; `--draw` runs nothing. A
game says in its module `experiments` what to run (`EXPERIMENTS`, by name), and may say what share of games `hard` is to
win by the number of players (`BOUNDS`). A run's seed is its name. On a cluster (`ray://HOST:10001`) all is played there
but what is counted by the clock.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path

from pandemonium.engine.whole import try_whole
from pandemonium.lab.bots_page import NoEndMark, read_page, write_page
from pandemonium.lab.figure import Figure, command, is_old, is_under_way, known, measured
from pandemonium.lab.kept import Damaged, read_kept, write_kept
from pandemonium.lab.work import Workers


def read(path: Path) -> dict[str, Figure]:
    return read_kept(path, dict[str, Figure])


def write(path: Path, figures: dict[str, Figure]) -> None:
    write_kept(path, {name: figures[name] for name in sorted(figures)})


def run(document: Path, names: list[str], *, again: bool, draw: bool, workers: int, cluster: str = "") -> None:
    path = document.with_suffix(".json")
    read_page(document)  # a page that cannot be written is refused before hours of play
    for name, one in {} if draw else known().items():
        wanted = not names or any(name.startswith(begin) for begin in names)
        before = read(path).get(name)
        fresh = again or before is None or is_old(name, before, one)
        if wanted and (fresh or (before and is_under_way(before))):
            print(command(name, one), flush=True)
            hands = hands_of(cluster, workers, name.split()[0])
            for figure in measured(name, one, hands, None if fresh else before):
                write(path, {**read(path), name: figure})
            write_page(document, read(path))
    write_page(document, read(path))


def hands_of(cluster: str, workers: int, game_id: str) -> Workers:
    """Who plays: processes of this machine, or the machines of a cluster."""
    if not cluster:
        return workers
    from pandemonium.lab.cluster import ray_workers

    return ray_workers(cluster, game_id, None)


def mistake(given: Namespace) -> str:
    """What must be asked for otherwise, before anything is played or written."""
    wanted = known()
    for name in given.names:
        if not any(one.startswith(name) for one in wanted):
            return f"no experiment's name begins with “{name}”; there are: {', '.join(wanted)}"
    if given.workers < 1:
        return f"--workers needs a whole number of at least 1, not {given.workers}"
    if given.cluster and given.cluster != "ray" and not given.cluster.startswith("ray://"):
        return f"a cluster is ray, or ray://HOST:PORT, not “{given.cluster}”"
    if not given.document.is_file():
        return f"there is no document {given.document}"
    try:
        for file in (given.document, given.document.with_suffix(".json")):
            try_whole(file)
    except OSError as error:
        return f"cannot write {file}: {error.strerror}"
    return ""


def main(words: list[str]) -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("document", type=Path)
    parser.add_argument("names", nargs="*")
    parser.add_argument("--again", action="store_true")
    parser.add_argument("--draw", action="store_true")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--cluster", default="")
    given = parser.parse_intermixed_args(words)  # options may stand before the names, too
    refused = mistake(given)
    if refused:
        parser.error(refused)
    try:
        run(**vars(given))
    except (NoEndMark, Damaged) as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main(sys.argv[1:])
