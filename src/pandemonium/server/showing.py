"""Showing a table: the model of what one person may know, built up from their seat's view."""

from __future__ import annotations

from datetime import UTC, datetime
from time import time

from pandemonium.engine.state import SPECTATOR, Seat
from pandemonium.server.log import Log
from pandemonium.server.model import ChatLine, SeatModel, TableModel, User
from pandemonium.server.play import Chair, Play
from pandemonium.server.words import words

JOIN = "/join/"
"""The path of a seat's link."""


def show(play: Play, user: User, *, language: str, after: int = -1) -> TableModel:
    """The table as this person may know it now; of the log, the lines after that entry."""
    match, seat = play.on, play.seat_of(user.id)
    over = play.status == "over"
    return TableModel(
        id=play.id,
        game=match.game.id,
        number=match.number,
        status=play.status,
        options=match.game.full_options(match.setup.options),
        seats=seat_models(play, user),
        seat=seat,
        commitment=play.commitment,
        view=match.view(seat),
        decision=match.decision(seat) if play.status == "playing" else None,
        can_undo=play.status == "playing" and match.can_undo(seat),
        log=log_of(play, seat, language).lines(after),
        chat=chat_lines(play),
        seed=match.setup.seed if over else "",
        result=match.game.result(match.state) if over else None,
    )


def show_step(play: Play, user: User, step: int, *, language: str) -> TableModel:
    """A finished game as it stood after that many choices, seen as its viewer saw it."""
    whole = play.on
    steps = len(whole.standing())
    step = min(max(step, 0), steps)
    match, seat = whole.until(step), play.seat_of(user.id)
    return TableModel(
        id=play.id,
        game=match.game.id,
        number=match.number,
        status="over",
        options=match.game.full_options(match.setup.options),
        seats=seat_models(play, user),
        seat=seat,
        commitment=play.commitment,
        view=match.view(seat),
        decision=None,
        can_undo=False,
        log=Log(match, seat, words(language, match.game.id), play.names()).lines(),
        chat=[],
        seed=match.setup.seed,
        result=match.game.result(match.state) if match.over else None,
        step=step,
        steps=steps,
    )


def log_of(play: Play, seat: Seat, language: str) -> Log:
    """The log of a seat, kept with the play as long as everybody keeps their name."""
    names = play.names()
    key = (seat, language)
    log: Log | None = play.remembered.get(key)
    if log is None or log.match is not play.match or log.names != names:
        log = play.remembered[key] = Log(play.on, seat, words(language, play.on.game.id), names)
    return log


def seat_models(play: Play, user: User) -> list[SeatModel]:
    now, waiting = time(), play.waiting()
    hands_out = user.id == play.creator or play.seat_of(user.id) != SPECTATOR
    return [seat_model(chair, user, now, chair.seat in waiting, hands_out) for chair in play.chairs]


def seat_model(chair: Chair, user: User, now: float, waiting: bool, hands_out: bool) -> SeatModel:
    """Somebody who sits at the table may hand out the links of its free seats."""
    return SeatModel(
        seat=chair.seat,
        kind="open" if chair.free else "bot" if chair.kind == "bot" else "person",
        name=chair.called,
        level=chair.level,
        you=chair.guest == user.id,
        online=chair.kind == "bot" or chair.present_until > now,
        waiting=waiting,
        link=JOIN + chair.link if hands_out and chair.link else "",
        left=chair.left_by == user.id,
    )


def chat_lines(play: Play) -> list[ChatLine]:
    return [ChatLine(said.name, said.text, said.seat, moment_of(said.at)) for said in play.chat]


def moment_of(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds")
