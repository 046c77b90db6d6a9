"""Showing a table: the model of what one person may know, built up from their seat's view."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from time import time
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from pandemonium.drawing.table import drawing_of
from pandemonium.engine.by_round import by_round
from pandemonium.engine.decision import Decision
from pandemonium.engine.match import Match
from pandemonium.engine.role import Role
from pandemonium.engine.state import SPECTATOR, Seat
from pandemonium.server.model import ChatLine, Coaching, SeatModel, TableModel, User
from pandemonium.server.play.advising import kept_advice
from pandemonium.server.play.audience import watching
from pandemonium.server.play.coach import coaching
from pandemonium.server.play.dealing import halves_of
from pandemonium.server.play.looking_back import hindsight_of
from pandemonium.server.play.play import Play
from pandemonium.server.play.rematch import rematch_model
from pandemonium.server.play.resigning import enders
from pandemonium.server.play.reviewed import review_model
from pandemonium.server.play.saga import sequels_for
from pandemonium.server.play.shelf import LONG
from pandemonium.server.play.story import Story
from pandemonium.server.storage.stored import Chair, Said
from pandemonium.server.words import words, words_of

JOIN = "/join/"
"""The path of a seat's link."""


def show(play: Play, user: User, *, language: str, after: int = -1) -> TableModel:
    """The table as this person may know it now; of the log, the lines after that number."""
    if play.match is None:
        return replace(around(play, user), chat=chat_lines(play, language))
    match, seat = play.on, play.seat_of(user.id)
    coach = coaching(play, seat)
    asks, story = play.status == "playing", story_of(play, seat, language)
    model = shown(play, match, user)
    first = drawing_of(match.game).log_from(model.options) if asks else ""
    return replace(
        model,
        status=play.status,
        decision=asked(match, seat, coach) if asks else None,
        can_undo=asks and match.can_undo(seat),
        log=story.lines(after, first, model.view),
        since=story.since,
        advice=kept_advice(play, seat),
        chat=chat_lines(play, language),
        seed=match.setup.seed if play.status == "over" else "",
        halves=halves_of(play.half, play.chairs) if play.status == "over" else None,
        hindsight=hindsight_of(play),
        review=review_model(play, language),
        coaching=coach,
        first=asks and seat >= 0 and not any(moment.entry.seat == seat for moment in match.history),
        deadline=moment_of(play.updated + play.pact.limit) if asks and play.pact.limit else "",
        enders=enders(play),
        rematch=rematch_model(play),
        sequels=sequels_for(play, seat),
    )


def asked(match: Match[Any, Any], seat: Seat, coach: Coaching | None) -> Decision:
    """The question; where a coach explains it, no tip does."""
    decision = match.decision(seat)
    return decision if coach is None else replace(decision, tip=None)


def shown(play: Play, match: Match[Any, Any], user: User) -> TableModel:
    """What a table and a step of its replay have in common."""
    seat = play.seat_of(user.id)
    return replace(
        around(play, user),
        number=match.number_for(seat),
        view=match.view(seat),
        result=match.game.result(match.state) if match.over else None,
        by_round=rounds_of(play, match) if match.over else [],
        chronicle=chronicle_of(play, match) if match.over else None,
        saga=match.game.saga(match.state, play.options, play.before),
    )


def around(play: Play, user: User) -> TableModel:
    """A table without its game: all there is of one before it begins."""
    return TableModel(
        id=play.id,
        game=play.game.id,
        definition=play.game,
        number=-1,
        status=play.status,
        options=play.game.full_options(play.options),
        seats=seat_models(play, user),
        seat=play.seat_of(user.id),
        commitment=play.commitment,
        view=None,
        decision=None,
        can_undo=False,
        pact=play.pact,
        public=play.public,
        watchers=watching(play),
        ended=play.ended,
        log=[],
        chat=[],
        hosting=play.creator == user.id,
        dealing=play.dealing,
    )


def rounds_of(play: Play, match: Match[Any, Any]) -> list[tuple[int, ...]]:
    """Everybody's points round by round in a finished game, reckoned once."""
    if "rounds" not in play.remembered:
        play.remembered["rounds"] = by_round(match)
    found: list[tuple[int, ...]] = play.remembered["rounds"]
    return found


def chronicle_of(play: Play, match: Match[Any, Any]) -> Struct | None:
    """What the game keeps of a finished play, told once."""
    if "chronicle" not in play.remembered:
        play.remembered["chronicle"] = match.chronicle()
    found: Struct | None = play.remembered["chronicle"]
    return found


def story_of(play: Play, seat: Seat, language: str) -> Story:
    """The story of a seat, kept with the play as long as everybody keeps their name."""
    names = play.names()
    key = (seat, language)
    story: Story | None = play.remembered.get(key)
    if story is None or story.match is not play.match or story.names != names:
        story = play.remembered[key] = Story(play.on, seat, words(language, play.on.game.id), names)
    return story


async def catch_up(play: Play, seat: Seat, language: str) -> None:
    """Tell a long stretch of the story beside the loop: other tables are served meanwhile."""
    if play.match is not None and play.number - story_of(play, seat, language).reached > LONG:
        await asyncio.to_thread(story_of(play, seat, language).extend)


def seat_models(play: Play, user: User) -> list[SeatModel]:
    now, waiting = time(), play.waiting()
    hands_out = user.id == play.creator or play.seat_of(user.id) != SPECTATOR
    roles = play.game.roles(len(play.chairs), play.options)
    return [
        replace(seat_model(chair, role, user, now, chair.seat in waiting, hands_out), hash=chair.hash or "")
        for chair, role in zip(play.chairs, roles, strict=True)
    ]


def seat_model(chair: Chair, role: Role, user: User, now: float, waiting: bool, hands_out: bool) -> SeatModel:
    """Somebody who sits at the table may hand out the links of its free seats."""
    return SeatModel(
        seat=chair.seat,
        kind="open" if chair.free else "bot" if chair.kind == "bot" else "person",
        name=chair.called,
        level=chair.level,
        you=chair.guest == user.id,
        online=chair.kind == "bot" or chair.present_until > now,
        waiting=waiting,
        link=JOIN + chair.link if hands_out and chair.free and chair.link else "",
        left=chair.left_by == user.id,
        role=role.id,
        side=role.side,
    )


def chat_lines(play: Play, language: str) -> list[ChatLine]:
    return [
        ChatLine(said.name, said_in(play, said, language), said.seat, moment_of(said.at), said.id) for said in play.chat
    ]


def said_in(play: Play, said: Said, language: str) -> str:
    """A phrase of the game is read by each in their own language; what the host removed by nobody."""
    if not said.text:
        return words_of(language, play.game)("chat-removed")
    phrase = play.game.phrases.get(said.text) if said.quick else None
    return said.text if phrase is None else words_of(language, play.game).say(phrase)


def moment_of(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds")
