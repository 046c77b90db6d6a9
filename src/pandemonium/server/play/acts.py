"""Acts: what people and bots do to a match in memory, checked against the question they had seen."""

from __future__ import annotations

from msgspec import Struct

from pandemonium.engine.driver import legal
from pandemonium.engine.moment import UNDO
from pandemonium.engine.phrase import Refusal, refusal
from pandemonium.engine.state import SPECTATOR, Seat
from pandemonium.server.model import User
from pandemonium.server.play.coach import lesson_at
from pandemonium.server.play.limits import refuse_entry, refuse_take_back
from pandemonium.server.play.play import Play


def admit(play: Play, guest: str, number: int) -> Refusal | None:
    """Whether somebody may act: they sit here, the game is on, and they saw the question that is put to them now.

    What others did since is no matter: `number` counts what this seat could notice (`Match.number_for`).
    """
    seat = play.seat_of(guest)
    if seat == SPECTATOR:
        return refusal("refused-not-seated")
    if play.status != "playing":
        return refusal(f"refused-{play.status}")
    if not play.on.asked_since(seat) <= number <= play.on.number_for(seat):
        return refusal("refused-stale", number=play.on.number_for(seat))
    return None


def take_choice(play: Play, user: User, number: int, code: str, key: str) -> Refusal | None:
    """One choice of the game; a key that was used before has been answered already."""
    if key and (user.id, key) in play.keys:
        return None
    refused = admit(play, user.id, number)
    if refused is not None:
        return refused
    seat = play.seat_of(user.id)
    if code == UNDO:
        return refusal("refused-unknown", code=code)
    lesson = lesson_at(play)
    refused = refuse_entry(play.on, play.game.parse(code))
    refused = refused or (lesson and lesson.refuse(play.on, code)) or play.on.choose(seat, code)
    if refused is None and lesson is None and not user.preferences.confirm:
        confirm_last(play, seat)
    return refused


def confirm_last(play: Play, seat: Seat) -> None:
    """For those who do not want to be asked: their only choice is taken, unless haste would tell a secret."""
    match = play.on
    while seat in match.waiting:
        choices = legal(match.state, seat)
        if len(choices) != 1 or match.state.stack[-1].secret(match.state):
            return
        match.take(seat, choices[0])


def take_back(play: Play, user: User, number: int, key: str, *, whole_turn: bool) -> Refusal | None:
    """The last choice, or all since the barrier."""
    if key and (user.id, key) in play.keys:
        return None
    refused = admit(play, user.id, number)
    if refused is not None:
        return refused
    seat = play.seat_of(user.id)
    return refuse_take_back(play.on, seat) or play.on.undo(seat, whole_turn=whole_turn)


class Thought(Struct, frozen=True):
    """What a bot will do: its answers to the question that was put to its seat since that number."""

    seat: Seat
    since: int
    codes: list[str]


def take_for_bots(play: Play, thoughts: list[Thought]) -> Refusal | None:
    """Enter the thoughts of all bots together, seat by seat; those whose question has changed are dropped."""
    refused: Refusal | None = refusal("refused-stale", number=play.number)
    for thought in thoughts:
        if thought.seat in play.bots_asked() and thought.since == play.on.asked_since(thought.seat):
            refused = take_thought(play, thought)
    return refused


def take_thought(play: Play, thought: Thought) -> Refusal | None:
    """A bot's answers one after another. What it got wrong it will think of again, with the rest."""
    clock = play.out_of_time(thought.seat)
    for at, code in enumerate(thought.codes):
        refused = play.on.choose(thought.seat, code, clock=clock)
        if refused is not None:
            return refused if at == 0 else None
    return None
