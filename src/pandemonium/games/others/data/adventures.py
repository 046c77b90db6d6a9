"""The adventure boards from their file (OTH-MI-8): tasks of the round, missions with their branches, modifiers."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Final, Literal

from msgspec import Struct

from pandemonium.engine.pack import Pack, Provenance
from pandemonium.games.others.data.figures import MOST, check_ids
from pandemonium.games.others.data.missions import GoalSpec, check_goal, mission_of
from pandemonium.games.others.data.names import ADVENTURES, HASTES, HEROES, PLACES, TOKENS, TYPES, mission_code
from pandemonium.games.others.rules.adventure import PLACE, PLACE_OR_BEAR, Adventure
from pandemonium.games.others.rules.box import Rules
from pandemonium.games.others.rules.figures import LAST_LEVEL, NOTHING, SLOTS
from pandemonium.games.others.rules.supply import SUPPLY

COUNTING: Final = ("many-fires", "a-sinner")
"""What asks for at `least` so many."""
SURVIVORS: Final = "R1"
"""The adventure with face-down tokens."""
BRANCH: Final = 2
"""Missions of a branch."""

Token = Literal["fire", "corruption", "pentagram", "nest", "extra-turn", "innocent"]
Removable = Literal["fire", "corruption", "pentagram", "nest"]
Haste = Literal["few-deaths", "many-fires", "many-nests", "no-penance", "a-sinner", "no-innocent", "no-ally"]


class RoundStart(Struct, frozen=True, forbid_unknown_fields=True):
    tokens: list[Removable]
    amount: int
    where: Literal["street", "anywhere", "district", "far"]
    instead: Removable | None = None
    distance: int = 0
    bear: int = 0


class RoundEnd(Struct, frozen=True, forbid_unknown_fields=True):
    advance: int
    more: int
    when: Haste
    least: int = 0


class AdventureBoard(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    type: Literal["terror", "corruption", "redemption"]
    start: RoundStart
    end: RoundEnd
    missions: list[GoalSpec]
    team: list[str]
    event_fire: int = 0
    down: dict[Token, int] = {}


class Adventures(Struct, frozen=True, forbid_unknown_fields=True):
    provenance: Provenance
    adventure: list[AdventureBoard]


def load_adventures(pack: Pack, rules: Rules) -> None:
    name = "adventures.toml"
    boards = pack.load(name, Adventures).adventure
    check_ids(pack, name, boards, ADVENTURES, "adventures")
    rules.adventures, rules.supply = [], SUPPLY[:]
    rules.down_tokens = [0] * len(TOKENS)
    for board in boards:
        check_round(pack, name, board)
        check_down(pack, name, board)
        adventure = adventure_of(board)
        check_missions(pack, name, board, [mission.stage for mission in adventure.missions])
        rules.adventures.append(adventure)
        for token, number in board.down.items():
            rules.down_tokens[TOKENS.index(token)] = number


def check_round(pack: Pack, name: str, board: AdventureBoard) -> None:
    """The tasks at the start and at the end of every round (OTH-MI-7)."""
    start, end = board.start, board.end
    kinds = len(set(start.tokens)) == len(start.tokens) >= 1
    pack.check(name, kinds, f"{board.id}: the task places tokens of one kind or of several different ones")
    pack.check(name, 1 <= start.amount <= MOST, f"{board.id}: the task places 1 to {MOST} tokens")
    far = (start.distance > 0) == (start.where == "far")
    pack.check(name, far and 0 <= start.distance <= MOST, f"{board.id}: far, and only far, has a distance")
    pack.check(name, 0 <= start.bear <= LAST_LEVEL, f"{board.id}: a hero bears 0 to {LAST_LEVEL} corruption")
    pack.check(name, min(end.advance, end.more) >= 0, f"{board.id}: the Apocalypse never goes back")
    pack.check(name, max(end.advance, end.more) <= LAST_LEVEL, f"{board.id}: it has {LAST_LEVEL} levels")
    counted = (end.least > 0) == (end.when in COUNTING)
    pack.check(name, counted and 0 <= end.least <= MOST, f"{board.id}: {' and '.join(COUNTING)} have `least`")
    pack.check(name, 0 <= board.event_fire <= SUPPLY[0], f"{board.id}: the box has {SUPPLY[0]} Fire tokens")
    squad = all(hero in HEROES[:-1] for hero in board.team) and len(set(board.team)) == len(board.team) == SLOTS
    pack.check(name, squad, f"{board.id}: the recommended team is {SLOTS} different heroes of the squad")


def check_down(pack: Pack, name: str, board: AdventureBoard) -> None:
    """Face-down tokens come from the supply, and only Survivors has them."""
    for token, number in board.down.items():
        most = SUPPLY[TOKENS.index(token)]
        pack.check(name, 1 <= number <= most, f"{board.id}: face down lie 1 to {most} of {token}")
    pack.check(
        name, bool(board.down) == (board.id == SURVIVORS), f"{board.id}: {SURVIVORS}, and only it, has face-down tokens"
    )


def check_missions(pack: Pack, name: str, board: AdventureBoard, stages: list[int]) -> None:
    """One first mission, then branches of two or single missions, in order (OTH-MI-9)."""
    for place, goal in enumerate(board.missions):
        due = mission_code(stages, place)
        pack.check(name, goal.id == due, f"{board.id}: mission {place + 1} is {due}, not {goal.id[:40]}")
        check_goal(pack, name, f"{board.id} {goal.id}", goal)
    rising = all(after - before in (0, 1) for before, after in pairwise(stages)) and stages[:1] == [0]
    pack.check(name, rising, f"{board.id}: missions stand in the order of the board, from M1")
    sizes = [stages.count(stage) for stage in range(max(stages) + 1)]
    pack.check(name, sizes[0] == 1, f"{board.id}: no branch before the first mission")
    pack.check(name, len(sizes) > 1 and BRANCH in sizes, f"{board.id}: at least one branch of two missions")
    pack.check(name, max(sizes) <= BRANCH, f"{board.id}: a branch has two missions")


def adventure_of(board: AdventureBoard) -> Adventure:
    adventure = Adventure()
    start, end = board.start, board.end
    adventure.kind = TYPES.index(board.type)
    adventure.task = PLACE_OR_BEAR if start.bear else PLACE
    adventure.tokens = [TOKENS.index(token) for token in start.tokens]
    adventure.instead = TOKENS.index(start.instead) if start.instead else NOTHING
    adventure.amount, adventure.where = start.amount, PLACES.index(start.where)
    adventure.distance, adventure.bear = start.distance, start.bear
    adventure.advance, adventure.more = end.advance, end.more
    adventure.extra, adventure.extra_least = HASTES.index(end.when), end.least
    adventure.event_fire = board.event_fire
    adventure.missions = [mission_of(goal, stage_of(goal.id)) for goal in board.missions]
    adventure.team = [HEROES.index(hero) for hero in board.team]
    return adventure


def stage_of(id: str) -> int:
    """M2a is of the second stage: 1."""
    read = re.fullmatch(r"M([1-9])[ab]?", id)
    return int(read[1]) - 1 if read else 0
