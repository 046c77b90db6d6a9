"""What a review costs: seconds of processor time for whole reviews of games that `normal` bots played.

    python benchmarks/review_times.py [GAME …] [--games N] [--seats N …]

One line for each game and number of seats: the median and the longest of its games, the time that the review may take
where the game has a bound, and how many choices and marks there were. What a review imagines is a number of games, so
the times differ by machine.
"""

from __future__ import annotations

from argparse import ArgumentParser
from statistics import mean, median
from time import process_time
from typing import Any, NamedTuple

from pandemonium.engine.build import COMPILED
from pandemonium.engine.game import Setup
from pandemonium.engine.match import Match
from pandemonium.engine.registry import game_ids, load_game
from pandemonium.playing.mind import mind_of
from pandemonium.playing.review.review import empty_review, part_of, with_part
from pandemonium.playing.roster import bot_for

MAY_TAKE = {"crypt": 10, "inferno": 60, "deal": 120, "others": 120}


class Reviewed(NamedTuple):
    seconds: float
    choices: int
    marks: int


def played(game_id: str, seats: int, seed: str) -> Match[Any, Any]:
    game = load_game(game_id)
    match, bot = Match(game, Setup(seats, seed, {})), bot_for(game, "normal")
    while not match.over:
        mind = mind_of(game, match.state, match.waiting[0])
        match.take(mind.seat, bot.choose(mind, mind.chance(), 1.0) if len(mind.choices) > 1 else mind.choices[0])
    return match


def reviewed(match: Match[Any, Any]) -> Reviewed:
    began, found = process_time(), empty_review(match)
    for part in found.missing():
        found = with_part(found, part_of(match, part))
    seconds = process_time() - began
    return Reviewed(seconds, len(match.standing()), sum(len(one.marks) for one in found.seats))


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("ids", nargs="*", metavar="GAME", default=game_ids())
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--seats", type=int, nargs="+", default=[])
    given = parser.parse_args()
    print("compiled" if COMPILED else "plain Python")
    for id in given.ids:
        for seats in given.seats or [number for number in load_game(id).seats if number > 1]:
            found = [reviewed(played(id, seats, f"review {number}")) for number in range(given.games)]
            seconds = [one.seconds for one in found]
            bound = f" (at most {MAY_TAKE[id]})" if id in MAY_TAKE else ""
            print(
                f"{id}, {seats} seats, {len(found)} games: median {median(seconds):.1f} s, longest {max(seconds):.1f} s"
                f"{bound}; {mean(one.choices for one in found):.0f} choices,"
                f" {mean(one.marks for one in found):.1f} marks",
                flush=True,
            )


if __name__ == "__main__":
    main()
