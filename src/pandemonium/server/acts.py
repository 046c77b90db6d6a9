"""Acts: what a person does to a match in memory, checked against what they had seen."""

from __future__ import annotations

from pandemonium.engine.driver import legal
from pandemonium.engine.match import UNDO
from pandemonium.engine.phrase import Refusal, refusal
from pandemonium.engine.state import SPECTATOR, Seat
from pandemonium.server.model import User
from pandemonium.server.play import Play


def admit(play: Play, guest: str, number: int) -> Refusal | None:
    """Whether somebody may act: they sit here, the game is on, and they saw the newest entry."""
    if play.seat_of(guest) == SPECTATOR:
        return refusal("refused-not-seated")
    if play.status == "waiting":
        return refusal("refused-waiting")
    if play.status == "over":
        return refusal("refused-over")
    if number != play.on.number:
        return refusal("refused-stale", number=play.on.number)
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
    refused = play.on.choose(seat, code)
    if refused is None and not user.preferences.confirm:
        confirm_last(play, seat)
    return refused


def confirm_last(play: Play, seat: Seat) -> None:
    """For those who do not want to be asked: the only choice left to them is taken."""
    match = play.on
    while seat in match.waiting:
        choices = legal(match.state, seat)
        if len(choices) != 1:
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
    refused = play.on.undo(seat)
    while refused is None and whole_turn and play.on.can_undo(seat):
        play.on.undo(seat)
    return refused


def take_for_bot(play: Play, seat: Seat, number: int, code: str) -> Refusal | None:
    """A bot's choice, if the game still waits for it there."""
    if number != play.on.number or seat not in play.bots_asked():
        return refusal("refused-stale", number=play.on.number)
    return play.on.choose(seat, code)
