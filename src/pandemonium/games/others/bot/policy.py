"""The policy: how a sensible player answers every question of The Others. It drives playouts as well."""

from __future__ import annotations

from pandemonium.engine.driver import answers, choose
from pandemonium.engine.seats import first_seat
from pandemonium.engine.state import Choice, Seat
from pandemonium.games.others.bot.course import Course, course_of, next_step, who_begins
from pandemonium.games.others.bot.heroes import hero_answer
from pandemonium.games.others.bot.outlook import Outlook
from pandemonium.games.others.bot.sin import sin_answer
from pandemonium.games.others.rules import question as questions
from pandemonium.games.others.rules.ballot import Ballot
from pandemonium.games.others.rules.state import Others


def answer(outlook: Outlook, state: Others, seat: Seat) -> Choice:
    """The next single choice of that seat."""
    offers = answers(state, seat)
    if len(offers) == 1:
        return offers[0]
    if seat != state.sin_seat:
        return hero_answer(outlook, state, seat, offers)
    frame = state.stack[-1]
    return offers[-1] if isinstance(frame, Ballot) else sin_answer(outlook, state, offers)


def play_on(outlooks: list[Outlook], state: Others, rounds: int) -> None:
    """Every seat plays by the policy and its own outlook, up to so many rounds from now or to the end."""
    course = course_of()
    last = state.round + rounds
    while state.asked and state.round <= last:
        seat = first_seat(state.asked)
        choose(state, seat, answer_on(course, outlooks[seat], state, seat))


def answer_on(course: Course, outlook: Outlook, state: Others, seat: Seat) -> Choice:
    """As `answer`, where one plays for all: a turn is planned once while it goes as planned."""
    offers = answers(state, seat)
    if len(offers) > 1 and seat != state.sin_seat:
        frame = state.stack[-1]
        question = frame.question(state)
        if question == questions.TURN:
            return next_step(course, outlook, state, offers)
        if question == questions.BALLOT_FIRST and isinstance(frame, Ballot) and not frame.second:
            return who_begins(course, outlook, state, offers)
    return answer(outlook, state, seat)
