"""The Others between two `normal` sides: the heroes' share by adventure and number of heroes, by Sin, branch and level.

    python benchmarks/adventures.py --games 200
    python benchmarks/adventures.py --games 100 --branch b          the heroes take the second mission of every branch
    python benchmarks/adventures.py --games 100 --unhurried         the Apocalypse takes no second step
    python benchmarks/adventures.py --games 100 --adventure R1 --no-guard    nobody stands where the heroes must gather
    python benchmarks/adventures.py --games 100 --by-lot sin        the Sin, or the heroes, answer by lot

Whole games by the policy alone, without what the seats do not know: some ninety a second where compiled.
"""

from __future__ import annotations

import argparse
from collections import Counter
from pathlib import Path

from pandemonium.engine.chance import Chance, chance_from
from pandemonium.engine.driver import answers, choose
from pandemonium.engine.pack import Pack
from pandemonium.engine.seats import first_seat
from pandemonium.engine.state import Choice, Seat
from pandemonium.games import others
from pandemonium.games.others.bot.course import Course, course_of
from pandemonium.games.others.bot.craft import craft
from pandemonium.games.others.bot.outlook import Outlook
from pandemonium.games.others.bot.policy import answer_on
from pandemonium.games.others.data.names import ADVENTURES
from pandemonium.games.others.data.pack import load_rules
from pandemonium.games.others.rules import question as questions
from pandemonium.games.others.rules.box import Rules
from pandemonium.games.others.rules.choice import BRANCH
from pandemonium.games.others.rules.setup import new_others
from pandemonium.games.others.rules.state import Others
from pandemonium.lab.interval import wilson

SINS = ("Pride", "Sloth")


class Tally:
    """Games and the heroes' wins, by whatever they are told apart."""

    def __init__(self) -> None:
        self.games: Counter[object] = Counter()
        self.won: Counter[object] = Counter()

    def add(self, key: object, won: bool) -> None:
        self.games[key] += 1
        self.won[key] += won

    def share(self, key: object) -> str:
        return f"{self.won[key] / self.games[key]:.0%}" if self.games[key] else "–"

    def interval(self, key: object) -> str:
        low, high = wilson(self.won[key] / self.games[key], self.games[key])
        return f"{self.share(key)} [{low:.0%}, {high:.0%}]"


def rules(unhurried: bool) -> Rules:
    found = load_rules(Pack(Path(others.__file__).parent / "data", None))
    if unhurried:
        for adventure in found.adventures:
            adventure.more = 0
    return found


def begun(given: Rules, adventure: str, seats: int, number: int) -> Others:
    """Maps, Sins and Acolytes in turn, the recommended heroes."""
    mixed = {"map": 1 + number % 2, "sin": 1 + number // 2 % 2, "acolytes": 1 + number // 4 % 3, "heroes": 1}
    options = {"teach": 0, "sin-seat": 0, "adventure": ADVENTURES.index(adventure), **mixed}
    return new_others(given, seats, f"adventures {adventure} {seats} {number}", options)


def chosen(course: Course, outlook: Outlook, state: Others, seat: Seat, branch: str) -> Choice:
    """The policy's answer, but at a branch that is told, where it can be taken."""
    if branch and state.stack[-1].question(state) == questions.BALLOT_BRANCH:
        told = BRANCH + "ab".index(branch)
        if told in answers(state, seat):
            return told
    return answer_on(course, outlook, state, seat)


def by_lot(state: Others, seat: Seat, chance: Chance) -> Choice:
    legal = answers(state, seat)
    return legal[chance.below(len(legal))]


def played(state: Others, outlook: Outlook, branch: str, careless: str, chance: Chance) -> Others:
    course = course_of()
    while state.asked:
        seat = first_seat(state.asked)
        if careless == ("heroes" if seat else "sin"):
            choose(state, seat, by_lot(state, seat, chance))
        else:
            choose(state, seat, chosen(course, outlook, state, seat, branch))
    return state


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--adventure", choices=ADVENTURES, action="append")
    parser.add_argument("--branch", choices=("a", "b"), default="")
    parser.add_argument("--unhurried", action="store_true")
    parser.add_argument("--no-guard", action="store_true")
    parser.add_argument("--by-lot", choices=("sin", "heroes"), default="")
    asked = parser.parse_args()
    given, tally = rules(asked.unhurried), Tally()
    print("| adventure, N | heroes win (95 %) | Pride | Sloth | rounds | deaths | Apocalypse at the end |")
    print("|---|---:|---:|---:|---:|---:|---:|")
    for adventure in asked.adventure or ADVENTURES:
        for seats in (2, 3):
            weights = craft.weights.load("normal", seats)
            if asked.no_guard:
                weights.guard = -1.0
            sums = Counter[str]()
            where = f"{adventure}, {seats + 1}"
            for number in range(asked.games):
                state = begun(given, adventure, seats, number)
                played(state, craft.outlook(weights, state), asked.branch, asked.by_lot, chance_from(f"lot {number}"))
                for key in (where, (where, state.sin), ("level", state.level), "all"):
                    tally.add(key, state.heroes_won)
                sums.update(rounds=state.round, deaths=state.deaths, level=state.level)
            means = " | ".join(f"{sums[name] / asked.games:.1f}" for name in ("rounds", "deaths", "level"))
            sins = " | ".join(tally.share((where, sin)) for sin in range(len(SINS)))
            print(f"| {where} | {tally.interval(where)} | {sins} | {means} |", flush=True)
    print(f"| all | {tally.interval('all')} |")
    levels = [f"{level}: {tally.games['level', level]} games, {tally.share(('level', level))}" for level in range(8)]
    print("\nBy the level at the end, games and the heroes' share:", "; ".join(levels))


if __name__ == "__main__":
    main()
