"""What a mission asks for (section 3.12): its figures in the file, and the mission that the rules count."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from pandemonium.engine.pack import Pack
from pandemonium.games.others.data.figures import MOST
from pandemonium.games.others.data.names import ALLIES, GOALS, KINDS, TILES, TOKENS, Goal
from pandemonium.games.others.rules.adventure import DELIVER, KILL, KILL_BOSS, START_SPACE, Mission
from pandemonium.games.others.rules.figures import AVATAR, CONTROLLER, LAST_LEVEL, NOTHING, NOWHERE, REMOVABLE
from pandemonium.games.others.rules.figures import KINDS as ALL_KINDS
from pandemonium.games.others.rules.supply import SUPPLY

Kind = Literal["any", "acolyte", "abomination", "controller", "avatar"]
Removable = Literal["any", "fire", "corruption", "pentagram", "nest"]

ONCE: Final = ("all-pure", "all-home")
"""States of the whole team: they hold or not, so there is nothing to count."""

NEEDS: Final[dict[str, set[str]]] = {
    "kill": {"kinds"},
    "kill-controller": {"others"},
    "remove": {"tokens"},
    "all-pure": {"corruption"},
}
MAY: Final[dict[str, set[str]]] = {
    "remove": {"ally"},
    "use-city": {"ally", "district", "most", "no_fire"},
    "deliver": {"district", "also", "tokens"},
}
"""What each verb needs beside its target, and what else it may have."""


class GoalSpec(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    verb: Goal
    event: Literal["controller", "avatar"] | None = None  # who comes before its stage (OTH-MI-5)
    target: tuple[int, int] = (1, 1)
    kinds: list[Kind] = []
    others: tuple[int, int] | None = None
    tokens: list[Removable] = []
    ally: Literal["commissioner", "proxy", "ravencorp"] | None = None
    district: str | None = None
    no_fire: bool = False
    most: int | None = None
    corruption: tuple[int, int] | None = None
    also: int = 0

    def extras(self) -> set[str]:
        """What it says beyond the verb and its target."""
        every = ("kinds", "others", "tokens", "ally", "district", "no_fire", "most", "corruption", "also")
        return {field for field in every if getattr(self, field) not in ([], None, False, 0)}


def check_goal(pack: Pack, name: str, where: str, goal: GoalSpec) -> None:
    needs, may = NEEDS.get(goal.verb, set()), MAY.get(goal.verb, set())
    missing, beyond = sorted(needs - goal.extras()), sorted(goal.extras() - needs - may)
    pack.check(name, not missing, f"{where}: {goal.verb} needs {', '.join(missing)}")
    pack.check(name, not beyond, f"{where}: {goal.verb} cannot have {', '.join(beyond)}")
    for word, pair in (("target", goal.target), ("others", goal.others or (1, 1))):
        fits = all(1 <= figure <= MOST for figure in pair)
        pack.check(name, fits, f"{where}: {word} is 1 to {MOST}, for three heroes and for four")
    once = goal.verb not in ONCE or goal.target == (1, 1)
    pack.check(name, once, f"{where}: {goal.verb} happens once")
    allies = goal.verb != "take-allies" or goal.target == (len(ALLIES), len(ALLIES))
    pack.check(name, allies, f"{where}: there are {len(ALLIES)} Allies to take")
    innocents = SUPPLY[TOKENS.index("innocent")]
    enough = goal.verb not in ("take-innocents", "deliver") or max(goal.target) <= innocents
    pack.check(name, enough, f"{where}: the box has {innocents} Innocents")
    known = goal.district is None or goal.district in TILES
    pack.check(name, known, f"{where}: there is no tile {(goal.district or '')[:40]}")
    pack.check(name, 0 <= (goal.most or 0) <= MOST, f"{where}: most is 0 to {MOST}")
    levels = all(1 <= level <= LAST_LEVEL for level in goal.corruption or (1, 1))
    pack.check(name, levels, f"{where}: corruption is a level, 1 to {LAST_LEVEL}, for three heroes and for four")
    pack.check(name, (goal.also > 0) == bool(goal.tokens) or goal.verb == "remove", f"{where}: also counts `tokens`")
    pack.check(name, 0 <= goal.also <= MOST, f"{where}: also is 0 to {MOST}")


def mission_of(goal: GoalSpec, stage: int) -> Mission:
    mission = Mission()
    mission.stage, mission.verb = stage, GOALS.index(goal.verb)
    mission.target = [1 + others for others in goal.others] if goal.others else list(goal.target)
    mission.kinds = kinds_mask(goal.kinds)
    mission.tokens = tokens_mask(goal.tokens)
    mission.ally = ALLIES.index(goal.ally) if goal.ally else NOTHING
    mission.district = district_of(goal, mission.verb)
    mission.no_fire = goal.no_fire
    mission.most = NOTHING if goal.most is None else goal.most
    mission.purity = list(goal.corruption or (0, 0))
    mission.also = goal.also
    mission.event = KINDS.index(goal.event) if goal.event else NOTHING
    mission.summons = summons_of(mission)
    return mission


def kinds_mask(kinds: list[Kind]) -> int:
    if "any" in kinds:
        return (1 << ALL_KINDS) - 1
    return sum(1 << KINDS.index(kind) for kind in set(kinds))


def tokens_mask(tokens: list[Removable]) -> int:
    if "any" in tokens:
        return (1 << REMOVABLE) - 1
    return sum(1 << TOKENS.index(token) for token in set(tokens))


def district_of(goal: GoalSpec, verb: int) -> int:
    if goal.district in TILES:
        return TILES.index(goal.district)
    return START_SPACE if verb == DELIVER else NOWHERE


def summons_of(mission: Mission) -> int:
    """A mission that names the Controller or the Avatar brings it (section 3.12)."""
    if mission.verb == KILL_BOSS:
        return CONTROLLER
    if mission.verb == KILL and mission.kinds == 1 << AVATAR:
        return AVATAR
    return NOTHING
