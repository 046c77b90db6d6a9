"""How the Sin answers every question but reactions and cards (section 7, Sin)."""

from __future__ import annotations

from typing import Final

from pandemonium.engine.bits import BIT, COUNT
from pandemonium.engine.state import Choice
from pandemonium.games.others.bot.cards import card_answer
from pandemonium.games.others.bot.city import upgrade_worth
from pandemonium.games.others.bot.guard import guarded
from pandemonium.games.others.bot.outlook import Outlook
from pandemonium.games.others.bot.reactions import arrives, reaction_answer, small_answer
from pandemonium.games.others.rules import adventure as goals
from pandemonium.games.others.rules import question as questions
from pandemonium.games.others.rules.choice import COVER, CULT, DOOM, KIND, PAST, SIN, SLOT, SPACE, TOKEN, UPGRADE
from pandemonium.games.others.rules.figures import CULTS, NOBODY, NOWHERE, SINS, SPACES
from pandemonium.games.others.rules.missions import current
from pandemonium.games.others.rules.monsters import attack_of
from pandemonium.games.others.rules.state import Others

DOOM_WORTH: Final[list[float]] = [
    1.2, 1.1, 1.0, 0.6, 0.8, 0.7, 0.8,
    1.1, 0.9, 0.6, 0.8, 0.7, 0.8, 0.7,
    1.0, 0.5, 0.6, 0.7, 0.4, 0.9, 1.0,
]  # fmt: skip
"""Apocalypse cards, by what they brought in games of bots."""


def sin_answer(outlook: Outlook, state: Others, offers: list[Choice]) -> Choice:
    question = state.stack[-1].question(state)
    if question == questions.WINDOW or question == questions.BEGIN_WATCH:
        return card_answer(outlook, state, offers)
    if questions.REACTION <= question <= questions.ATTACK:
        return reaction_answer(outlook, state, question, offers)
    if question == questions.ARRIVE:
        return arrives(outlook, state)
    if question == questions.TELEPORT or question == questions.TELEPORT_KIND:
        return small_answer(state, offers)
    if question == questions.TASK_SPACE or question == questions.NEST:
        return place_answer(state, question, offers)
    if question == questions.SUMMON:
        return strongest(state, offers)
    if question == questions.DOOM:
        return max(offers, key=lambda choice: DOOM_WORTH[choice - DOOM])
    return set_up_answer(state, question, offers)


def set_up_answer(state: Others, question: int, offers: list[Choice]) -> Choice:
    """Which Sin comes is as good as drawn: by the upgrades that happen to lie there."""
    if question == questions.SIN:
        return SIN + state.pool % SINS
    if question == questions.CULT:
        return CULT + state.pool % CULTS
    if question == questions.PAST:
        return max(offers) if offers[0] >= PAST else offers[0]
    if question == questions.HOBOS:
        return max(offers, key=lambda choice: upgrade_worth(state, state.active, choice - UPGRADE))
    if question == questions.NUNS:
        return offers[0] if offers[0] >= COVER else offers[-1]
    if question == questions.ENVIED:
        return max(offers, key=lambda choice: COUNT[state.damage[choice - SLOT]])
    if question == questions.TASK_TOKEN:
        return offers[0] if offers[0] >= TOKEN else offers[-1]
    return offers[0]


def strongest(state: Others, offers: list[Choice]) -> Choice:
    """But one that the mission wants dead comes last, where there is another."""
    mission = current(state)
    wanted = mission.kinds if mission.verb == goals.KILL and mission.kinds != (1 << 10) - 1 else 0
    best, most = offers[0], -99
    for choice in offers:
        kind = choice - KIND
        worth = attack_of(state, kind) - (3 if BIT[kind] & wanted else 0)
        if worth > most:
            best, most = choice, worth
    return best


def place_answer(state: Others, question: int, offers: list[Choice]) -> Choice:
    """Near the heroes, the weakest above all, or the space to guard; tokens to be removed lie better far away."""
    near = -1.0 if question == questions.TASK_SPACE and current(state).verb == goals.REMOVE else 1.0
    post = guarded(state) if question == questions.NEST else NOWHERE
    best, most = offers[0], -1e9
    for choice in offers:
        space = choice - SPACE
        worth = closeness(state, space) * near
        if post != NOWHERE:
            worth -= max(0, int(state.city.distance[space * SPACES + post]))
        if worth > most:
            best, most = choice, worth
    return best


def closeness(state: Others, space: int) -> float:
    found = 0.0
    for slot in range(state.heroes):
        if state.at[slot] != NOBODY:
            distance = state.city.distance[space * SPACES + state.at[slot]]
            if distance >= 0:
                found += (1.0 + int(COUNT[state.damage[slot]])) / (1.0 + abs(int(distance) - 1))
    return found
