"""How a hero seat answers every question (section 7, Hero): for the team's value, not for its own hero."""

from __future__ import annotations

from typing import Final

from pandemonium.engine.bits import count
from pandemonium.engine.state import Choice, Seat
from pandemonium.games.others.bot import rolls
from pandemonium.games.others.bot.city import best_upgrade, heal_worth, upgrade_worth
from pandemonium.games.others.bot.outlook import Outlook
from pandemonium.games.others.bot.prices import kill_price
from pandemonium.games.others.bot.turns import best_plan, turn_plans
from pandemonium.games.others.bot.votes import vote
from pandemonium.games.others.bot.ways import danger, leave_cost, rolls_cost, threats
from pandemonium.games.others.rules import adventure as goals
from pandemonium.games.others.rules import question as questions
from pandemonium.games.others.rules.ballot import Ballot
from pandemonium.games.others.rules.choice import (
    ABILITY,
    DAMAGE,
    DELIVER,
    DROP_ALLY,
    END,
    ENOUGH,
    FLIP,
    HERO,
    ICON,
    KIND,
    PASS,
    SLOT,
    SPACE,
    SPEND_EXTRA,
    SPEND_TURN,
    STEP,
    TAKE_EXTRA,
    UPGRADE,
    UPLINK,
)
from pandemonium.games.others.rules.figures import EQUIP, EXTRA, HEAL, KARL, NOTHING, PENANCE
from pandemonium.games.others.rules.lap import Lap
from pandemonium.games.others.rules.missions import current
from pandemonium.games.others.rules.roll import roll_underway
from pandemonium.games.others.rules.state import Others
from pandemonium.games.others.rules.teleport import small_in
from pandemonium.playing.plan import most_worth

ORDER: Final[list[int]] = [EXTRA, EQUIP, HEAL, PENANCE]
"""Icons: what could be lost first."""
LEAST_TURN: Final = 0.7
"""What a turn must bring to be worth an Extra Turn token, which could bring it later."""


def hero_answer(outlook: Outlook, state: Others, seat: Seat, offers: list[Choice]) -> Choice:
    frame = state.stack[-1]
    question = frame.question(state)
    if isinstance(frame, Ballot):
        return vote(outlook, state, seat, frame, question, offers)
    roll = roll_underway(state)
    if roll is not None and questions.PREPARE_COMBAT <= question <= questions.REMOVE:
        return roll_answer(outlook, state, question, offers)
    if question == questions.TURN:
        return turn_answer(outlook, state, offers)
    if question == questions.FIELD:
        return rolls.damaged_field(offers)
    if question == questions.HEAL:
        return rolls.healed_field(offers)
    if question == questions.ICON:
        return icon_answer(offers)
    if question == questions.EQUIP or question == questions.INHERIT:
        return UPGRADE + best_upgrade(state, deciding_slot(state, question), state.pool)
    if question == questions.HERO or question == questions.RESERVE:
        return hero_choice(state, offers)
    if question == questions.CHANGE:
        return change(state)
    if question == questions.ENVY:
        return envy_answer(state, offers)
    return plain_answer(outlook, state, question, offers)


def roll_answer(outlook: Outlook, state: Others, question: int, offers: list[Choice]) -> Choice:
    roll = roll_underway(state)
    if roll is None:
        return offers[0]
    if question <= questions.RECONSIDER_CLEANSE:
        return rolls.prepare(outlook, state, roll, offers)
    if question == questions.DRILL:
        return rolls.reroll(offers)
    if question == questions.FAITH:
        return rolls.name_faith(outlook, state, roll, offers)
    if question == questions.KILLS:
        return rolls.pick_dead(outlook, state, roll, offers)
    if question == questions.FIELD:
        return rolls.damaged_field(offers)
    if question == questions.FALL_BACK:
        return fall_back(outlook, state, roll.slot, offers)
    return rolls.pick_token(outlook, state, roll.slot, offers)


def turn_answer(outlook: Outlook, state: Others, offers: list[Choice]) -> Choice:
    """What lies here is taken at once; then the best plan goes on."""
    at_once = taken_at_once(offers)
    if at_once != NOTHING:
        return at_once
    first = best_plan(outlook, state, state.active).choices[0]
    return first if first in offers else offers[-1]


def taken_at_once(offers: list[Choice]) -> Choice:
    """What costs nothing and may bring something."""
    for choice in offers:
        if TAKE_EXTRA <= choice < DROP_ALLY or choice in (FLIP, DELIVER, UPLINK):
            return choice
    return NOTHING


def icon_answer(offers: list[Choice]) -> Choice:
    for icon in ORDER:
        if ICON + icon in offers:
            return ICON + icon
    return offers[0]


def deciding_slot(state: Others, question: int) -> int:
    """Whose upgrades they are: a replacement may come in another's turn."""
    if question == questions.EQUIP:
        return state.active
    for slot in range(state.heroes):
        if state.asked == state.of_slot(slot) and not state.damage[slot] and state.corruption[slot] == 1:
            return slot
    return max(state.active, 0)


def hero_choice(state: Others, offers: list[Choice]) -> Choice:
    """The recommended ones first, then by Attack where the mission kills, by Skill where it removes."""
    if not state.round:
        for hero in state.rules.adventures[state.adventure].team:
            if HERO + hero in offers:
                return HERO + hero
    verb = current(state).verb
    removing = verb in (goals.REMOVE, goals.PENANCES, goals.USE_CITY)
    best, most = offers[0], -1
    for choice in offers:
        board = state.rules.heroes[choice - HERO]
        worth = board.skill * 2 + board.armour if removing else board.attack * 2 + board.armour + board.ranged
        if worth > most:
            best, most = choice, worth
    return best


def change(state: Others) -> Choice:
    """The wolf fights, the man removes and uses the city."""
    fights = current(state).verb in (goals.KILL, goals.KILL_BOSS, goals.KILL_CORRUPTED)
    is_man = state.hero[state.active] == KARL
    if is_man:
        return ABILITY if fights and state.corruption[state.active] < 6 else PASS
    return PASS if fights else ABILITY


def envy_answer(state: Others, offers: list[Choice]) -> Choice:
    """The poorest upgrade goes: it is worth less than two markers."""
    upgrades = [choice for choice in offers if choice != DAMAGE]
    return min(upgrades, key=lambda choice: upgrade_worth(state, 0, choice - UPGRADE))


def fall_back(outlook: Outlook, state: Others, slot: int, offers: list[Choice]) -> Choice:
    """Rose steps back where less can follow her."""
    here = state.at[slot]
    coming = threats(state, slot)
    best, least = PASS, danger(outlook, state, slot, here, coming)
    out = leave_cost(outlook, state, slot, here)
    for choice in offers:
        if choice != PASS:
            space = choice - STEP
            cost = out + rolls_cost(outlook, state, slot, space) + danger(outlook, state, slot, space, coming)
            if cost + 0.2 < least:
                best, least = choice, cost
    return best


def plain_answer(outlook: Outlook, state: Others, question: int, offers: list[Choice]) -> Choice:
    if question == questions.TOKEN:
        return SPEND_TURN if SPEND_TURN in offers else spends_extra(outlook, state, offers)
    if question == questions.MEDIC:
        return max(offers, key=lambda choice: heal_worth(outlook, state, choice - SLOT, 0))
    if question == questions.LEAH:
        return neediest(state, offers)
    if question == questions.ORBITAL or question == questions.ORBITAL_WAY:
        return orbital_answer(outlook, state, offers)
    if question == questions.ORBITAL_KILL:
        return best_small(outlook, state, offers)
    return offers[0]


def spends_extra(outlook: Outlook, state: Others, offers: list[Choice]) -> Choice:
    """An Extra Turn token is kept for a turn in which there is something to do."""
    frame = state.stack[-1]
    if not isinstance(frame, Lap):
        return offers[0]
    plans = turn_plans(outlook, state, frame.slot)
    idle = max([plan.worth for plan in plans if plan.choices[0] == END])
    return SPEND_EXTRA if most_worth(plans).worth > idle + LEAST_TURN else PASS


def neediest(state: Others, offers: list[Choice]) -> Choice:
    """Leah's token goes to whoever fights best."""
    best = offers[0]
    for choice in offers:
        if choice != PASS and strength(state, choice - SLOT) > strength(state, best - SLOT):
            best = choice
    return best


def strength(state: Others, slot: int) -> int:
    board = state.rules.heroes[state.hero[slot]]
    return board.attack + board.armour + count(state.upgrades[slot]) - count(state.damage[slot])


def orbital_answer(outlook: Outlook, state: Others, offers: list[Choice]) -> Choice:
    """To the best victim; without one, towards monsters does not matter."""
    best, most = offers[0], 0.0
    for choice in offers:
        for kind in small_in(state, choice - SPACE):
            worth = kill_price(outlook, state, kind, False)
            if worth > most:
                best, most = choice, worth
    return best


def best_small(outlook: Outlook, state: Others, offers: list[Choice]) -> Choice:
    best, most = ENOUGH, 0.0
    for choice in offers:
        if choice != ENOUGH:
            worth = kill_price(outlook, state, choice - KIND, False)
            if worth > most:
                best, most = choice, worth
    return best
