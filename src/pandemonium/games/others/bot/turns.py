"""A hero's turn as `normal` plans it (section 7): every path, the Action before or after, City Actions on the way.

What a space brings is judged once and looked up by all paths that lead through it.
"""

from __future__ import annotations

from typing import Final

from pandemonium.engine.bits import members
from pandemonium.engine.state import Choice
from pandemonium.games.others.bot.city import city_worth, pick_up_worth
from pandemonium.games.others.bot.fights import NEVER, all_dead, cleanse_worth, dice_in, fight_worth, shoot_worth
from pandemonium.games.others.bot.goals import goals_of, nearness
from pandemonium.games.others.bot.outlook import Outlook
from pandemonium.games.others.bot.ways import danger, leave_cost, rolls_cost, sloth_cost, threats
from pandemonium.games.others.rules import doom
from pandemonium.games.others.rules.choice import CITY, CLEANSE, END, FIGHT, SHOOT, STEP
from pandemonium.games.others.rules.figures import SLOTH, SPACES
from pandemonium.games.others.rules.gear import is_ranged
from pandemonium.games.others.rules.pace import full_pace, pace
from pandemonium.games.others.rules.place import is_district
from pandemonium.games.others.rules.state import Others
from pandemonium.playing.plan import Plan, plan_of

UNKNOWN: Final = -1e9
LEAST_CITY: Final = 0.25
"""A City Action worth less is kept for a better place."""


class Planner:
    """One hero's turn; lists are by space, filled when first asked for."""

    __slots__ = (
        "act",
        "acted",
        "acts",
        "best",
        "cities",
        "costs",
        "dangers",
        "entered",
        "entering",
        "every",
        "found",
        "leaving",
        "metro",
        "near",
        "outlook",
        "paces",
        "picks",
        "ranged",
        "slot",
        "spent",
        "state",
        "threats",
    )

    outlook: Outlook
    state: Others
    slot: int
    spent: int  # of the turn so far
    entered: int
    acted: bool
    paces: int  # that are left
    ranged: bool
    near: list[float]
    entering: list[float]
    leaving: list[float]
    acts: list[float]  # the best Action there
    act: list[int]  # which it is
    cities: list[float]
    picks: list[float]
    dangers: list[float]
    threats: list[int]  # who could come in a reaction, see `ways`
    costs: float  # of the Sloth's dice
    metro: int  # spaces of the Move that a Metro step uses up
    every: bool  # whether all plans are wanted, or only the best
    best: float
    found: list[Plan]


def planner_of(outlook: Outlook, state: Others, slot: int, every: bool) -> Planner:
    planner = Planner()
    planner.every, planner.best = every, UNKNOWN
    planner.outlook, planner.state, planner.slot = outlook, state, slot
    if state.in_turn and state.active == slot:
        planner.spent, planner.entered, planner.acted = state.spent, state.entered, state.acted
        stays = state.halted or (state.acted and not state.acted_first)
        planner.paces = 0 if stays else max(0, pace(state, slot) - state.spent)
    else:  # a turn that may come: what the state says of one is of the last
        planner.spent, planner.entered, planner.acted = 0, 0, False
        planner.paces = full_pace(state, slot)
    planner.ranged = is_ranged(state, slot)
    planner.near = nearness(outlook, state, goals_of(outlook, state, slot))
    planner.entering, planner.leaving = [UNKNOWN] * SPACES, [UNKNOWN] * SPACES
    planner.acts, planner.act = [UNKNOWN] * SPACES, [END] * SPACES
    planner.cities, planner.picks, planner.dangers = [UNKNOWN] * SPACES, [UNKNOWN] * SPACES, [UNKNOWN] * SPACES
    planner.threats = threats(state, slot) if state.reactions else []
    planner.costs = sloth_cost(outlook, state, slot) if state.sin == SLOTH else 0.0
    planner.metro = doom.metro_cost(state)
    planner.found = []
    return planner


def turn_plans(outlook: Outlook, state: Others, slot: int) -> list[Plan]:
    """Everything worth a thought in this turn, from here on."""
    planner = planner_of(outlook, state, slot, True)
    go_on(planner, state.at[slot], [], 0, 0.0, True, planner.acted)
    return planner.found


def best_plan(outlook: Outlook, state: Others, slot: int) -> Plan:
    """The same, but only what is worth most is written down."""
    planner = planner_of(outlook, state, slot, False)
    go_on(planner, state.at[slot], [], 0, 0.0, True, planner.acted)
    return planner.found[-1]


def note(planner: Planner, way: list[Choice], last: Choice, worth: float) -> None:
    if planner.every or worth > planner.best:
        planner.best = max(worth, planner.best)
        planner.found.append(plan_of([*way, last], worth))


def go_on(planner: Planner, space: int, way: list[Choice], used: int, worth: float, city: bool, acted: bool) -> None:
    """From this space, after so many steps: the City Action, the Action, the end of the turn, the next step."""
    look(planner, space)
    worth += planner.picks[space]
    if city and planner.cities[space] > LEAST_CITY:
        after(planner, space, [*way, CITY], used, worth + planner.cities[space], False, acted)
    after(planner, space, way, used, worth, city, acted)


def after(planner: Planner, space: int, way: list[Choice], used: int, worth: float, city: bool, acted: bool) -> None:
    stop = worth + planner.near[space] + standing(planner, space)
    note(planner, way, END, stop - planner.dangers[space])
    if not acted:
        best_action(planner, space, used > 0 or planner.entered > 0)
        if planner.acts[space] > NEVER:
            relief = relieved(planner, space)
            gained = planner.acts[space]
            note(planner, way, planner.act[space], stop + gained - planner.dangers[space] * relief)
            if used == 0 and planner.spent == 0 and planner.paces:
                step_on(planner, space, [*way, planner.act[space]], 0, worth + gained, city, True, relief)
    if used < planner.paces:
        step_on(planner, space, way, used, worth, city, acted, 1.0)


def step_on(
    planner: Planner,
    space: int,
    way: list[Choice],
    used: int,
    worth: float,
    city: bool,
    acted: bool,
    held: float,
) -> None:
    """To every neighbour; `held` is how likely monsters still hurt whoever leaves."""
    state = planner.state
    out = worth - planner.leaving[space] * held
    left = planner.paces - used
    for step in members(state.city.adjacent[space]):
        enter(planner, step, way, used + 1, out, city, acted)
    if left >= planner.metro and state.city.metro[space]:
        for step in members(state.city.metro[space]):
            enter(planner, step, way, used + planner.metro, out, city, acted)


def enter(planner: Planner, space: int, way: list[Choice], used: int, worth: float, city: bool, acted: bool) -> None:
    look(planner, space)
    worth -= planner.entering[space]
    if planner.entered + used > 1:
        worth -= planner.costs
    go_on(planner, space, [*way, STEP + space], used, worth, city, acted)


def look(planner: Planner, space: int) -> None:
    """Judge a space, once."""
    if planner.entering[space] != UNKNOWN:
        return
    outlook, state, slot = planner.outlook, planner.state, planner.slot
    planner.entering[space] = rolls_cost(outlook, state, slot, space)
    planner.leaving[space] = leave_cost(outlook, state, slot, space)
    planner.dangers[space] = danger(outlook, state, slot, space, planner.threats)
    planner.picks[space] = pick_up_worth(outlook, state, slot, space)
    planner.cities[space] = city_worth(outlook, state, slot, space)


def best_action(planner: Planner, space: int, moved: bool) -> None:
    """Combat, a shot or a Cleanse from this space; which one is kept beside its worth."""
    if planner.acts[space] != UNKNOWN:
        return
    outlook, state, slot = planner.outlook, planner.state, planner.slot
    planner.acts[space] = NEVER
    if state.monsters[space]:
        planner.acts[space] = fight_worth(outlook, state, slot, space, moved)
        planner.act[space] = FIGHT
    worth = cleanse_worth(outlook, state, slot, space)
    if worth > planner.acts[space]:
        planner.acts[space], planner.act[space] = worth, CLEANSE
    if planner.ranged and not is_district(space):
        for target in members(state.city.lanes[space]):
            if state.monsters[target]:
                worth = shoot_worth(outlook, state, slot, space, target)
                if worth > planner.acts[space]:
                    planner.acts[space], planner.act[space] = worth, SHOOT + target


def relieved(planner: Planner, space: int) -> float:
    """How likely the monsters of the space are still there after the Action."""
    if planner.act[space] != FIGHT:
        return 1.0
    dice = dice_in(planner.state, planner.slot, space, False)
    return 1.0 - all_dead(planner.outlook, planner.state, space, dice, 0)


def standing(planner: Planner, space: int) -> float:
    """On an Altar, in the last turn of the round, a hero keeps a card from the Sin."""
    state = planner.state
    if space in state.city.altars and not state.turns[planner.slot]:
        return planner.outlook.weights.altar
    return 0.0
