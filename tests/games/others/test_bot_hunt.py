"""How `normal` hunts the Avatar: corruption is the weapon, and nobody goes there without hope."""

from __future__ import annotations

from pandemonium.games.others.bot.city import city_worth
from pandemonium.games.others.bot.craft import craft
from pandemonium.games.others.bot.goals import goals_of
from pandemonium.games.others.bot.outlook import Outlook
from pandemonium.games.others.bot.policy import answer
from pandemonium.games.others.rules.choice import CORRUPT, FIGHT, READY
from tests.games.others.stage import Stage, stage

LAST = 3


def hunt(*, corruption: int, at: str = "V3.0", mission: int = LAST) -> Stage:
    """Thorley far from the others; the Avatar stands in the north."""
    table = stage().hero(0, "thorley", at, corruption=corruption).hero(1, "leah", "V3.3").hero(2, "brad", "V3.3")
    table.state.mission, table.state.target, table.state.progress = mission, 1, 0
    return table.monsters("V0.1", "avatar")


def outlook(table: Stage) -> Outlook:
    return craft.outlook(craft.weights.load("normal", table.state.seats), table.state)


def promise(table: Stage) -> float:
    return goals_of(outlook(table), table.state, 0)[table.space("V0.1")]


def decided(table: Stage) -> int:
    return answer(outlook(table), table.state, table.asked())


def test_the_avatar_promises_little_to_who_cannot_kill_it() -> None:
    assert promise(hunt(corruption=1)) < 1
    assert promise(hunt(corruption=6)) > 5


def test_it_promises_more_to_who_has_help_near_and_to_who_brings_it() -> None:
    alone, helped = hunt(corruption=5), hunt(corruption=5).hero(1, "leah", "V0.2")
    assert promise(helped) > promise(alone)
    useless = hunt(corruption=7)
    before = promise(useless)
    useless.state.corruption[1] = 6
    useless.state.at[1] = useless.space("V0.2")
    assert promise(useless) > before + 0.5


def test_hunters_corrupt_themselves_in_small_fights_but_for_the_last_level() -> None:
    """An Acolyte is hardly worth it; the strike at the Avatar that it prepares is."""
    table = hunt(corruption=3, at="V1.1").monsters("V1.1", "acolyte").turn(0).do(FIGHT)
    assert decided(table) == CORRUPT
    spared = hunt(corruption=6, at="V1.1").monsters("V1.1", "acolyte").turn(0).do(FIGHT)
    assert decided(spared) == READY


def test_a_penance_is_for_those_who_cannot_strike_any_more() -> None:
    """The Cathedral's two icons; in any mission before, a stained hero would go there."""
    cathedral = hunt(corruption=7).space("T03")
    worth = [city_worth(outlook(table), table.state, 0, cathedral) for table in map(at_level, (5, 7))]
    assert worth[0] < 0 < worth[1]
    earlier = hunt(corruption=5, mission=0)
    assert city_worth(outlook(earlier), earlier.state, 0, cathedral) > 0


def at_level(level: int) -> Stage:
    return hunt(corruption=level)
