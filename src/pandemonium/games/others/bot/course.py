"""The course of a turn: its plan is kept while nothing happens that it did not reckon with."""

from __future__ import annotations

from pandemonium.engine.state import Choice
from pandemonium.games.others.bot.heroes import taken_at_once
from pandemonium.games.others.bot.outlook import Outlook
from pandemonium.games.others.bot.turns import best_plan
from pandemonium.games.others.bot.votes import first_hero
from pandemonium.games.others.rules.choice import END, SHOOT
from pandemonium.games.others.rules.figures import NOTHING
from pandemonium.games.others.rules.state import Others


class Course:
    """What is left of a plan, and the hero as he was when its last choice was taken."""

    __slots__ = ("choices", "corruption", "damage", "done", "first", "mission", "round", "turn")

    choices: list[Choice]
    done: int
    turn: int
    damage: int
    corruption: int
    mission: int
    first: Choice  # whom the team lets begin this round
    round: int


def course_of() -> Course:
    course = Course()
    course.choices, course.done = [], 0
    course.turn = course.damage = course.corruption = course.mission = course.first = course.round = NOTHING
    return course


def next_step(course: Course, outlook: Outlook, state: Others, offers: list[Choice]) -> Choice:
    """As `heroes.turn_answer`, but along the course; only steps are foreseen, an Action or icons change too much."""
    choice = taken_at_once(offers)
    if choice != NOTHING:
        return choice
    if not goes_on(course, state, offers):
        course.choices, course.done = best_plan(outlook, state, state.active).choices, 0
        course.turn, course.mission = state.turn, state.mission
        course.damage, course.corruption = state.damage[state.active], state.corruption[state.active]
    choice = course.choices[course.done]
    course.done = course.done + 1 if choice < SHOOT else len(course.choices)
    return choice if choice in offers else END


def goes_on(course: Course, state: Others, offers: list[Choice]) -> bool:
    if course.done >= len(course.choices) or course.turn != state.turn or course.mission != state.mission:
        return False
    slot = state.active
    if course.damage != state.damage[slot] or course.corruption != state.corruption[slot]:
        return False
    return course.choices[course.done] in offers


def who_begins(course: Course, outlook: Outlook, state: Others, offers: list[Choice]) -> Choice:
    """All hero seats reckon alike, so one of them reckons for all."""
    if course.round != state.round:
        course.round, course.first = state.round, first_hero(outlook, state, offers)
    return course.first
