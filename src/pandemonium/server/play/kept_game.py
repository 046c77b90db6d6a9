"""A kept game: one that ended under rules this program no longer plays, shown from its recording and its log."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Raw, Struct
from sqlalchemy import Connection, Row

from pandemonium.drawing.scene import Scene
from pandemonium.drawing.table import drawing_of
from pandemonium.drawing.words import Words
from pandemonium.engine.game import Game
from pandemonium.engine.journal import Journal, write_journal
from pandemonium.engine.moment import Entry
from pandemonium.engine.role import Role
from pandemonium.engine.seats import LETTERS
from pandemonium.engine.state import SPECTATOR, Seat
from pandemonium.server.model import Course, LogLine, Outcome, SeatModel, Step, TableModel, User
from pandemonium.server.play.dealing import halves_of
from pandemonium.server.play.own_game import UNFIT
from pandemonium.server.play.recording import Eyes, Recording, named, unpacked, view_of
from pandemonium.server.play.replaying import OWN
from pandemonium.server.play.shelf import TABLE_ID
from pandemonium.server.play.showing import seat_model
from pandemonium.server.storage.database import Database
from pandemonium.server.storage.entry import read_entries
from pandemonium.server.storage.pact import pact_of
from pandemonium.server.storage.recording import read_recording
from pandemonium.server.storage.stored import Chair
from pandemonium.server.storage.table import read_chairs, read_table
from pandemonium.server.words import words_of

NO_ROLE = Role("", "")


class Kept(Struct, frozen=True):
    """What is stored of a finished table."""

    row: Row[Any]
    chairs: list[Chair]
    entries: list[Row[Any]]
    content: bytes | None

    @property
    def names(self) -> list[str]:
        return [chair.called or LETTERS[chair.seat] for chair in self.chairs]

    def seat_of(self, guest: str) -> Seat:
        return next((chair.seat for chair in self.chairs if chair.guest == guest), SPECTATOR)

    def shuts_out(self, guest: str) -> bool:
        ours = {self.row.creator, *(chair.guest for chair in self.chairs), *(chair.left_by for chair in self.chairs)}
        return not self.row.watching and guest not in ours


def read_kept(connection: Connection, id: str) -> Kept | None:
    """None where there is no such table, or it is not over."""
    row = read_table(connection, id)
    if row is None or row.status != "over":
        return None
    chairs, entries = read_chairs(connection, [id])[id], read_entries(connection, id, 0)
    return Kept(row, chairs, entries, read_recording(connection, id))


async def kept_game(database: Database, user: User, id: str) -> Kept | None:
    """As far as that person may look."""
    kept = await database.read(lambda c: read_kept(c, id)) if TABLE_ID.fullmatch(id) else None
    return None if kept is None or kept.shuts_out(user.id) else kept


def kept_step(
    kept: Kept, game: Game[Any, Any] | None, user: User, step: int, eyes: Seat, *, language: str
) -> TableModel | None:
    """One step of its recording; none where there is no recording, or no such game is installed any more."""
    if kept.content is None or game is None:
        return None
    try:
        recording = unpacked(kept.content)
    except ValueError:
        return None
    seat = kept.seat_of(user.id) if eyes == OWN else eyes if 0 <= eyes < len(kept.chairs) else SPECTATOR
    return shown(kept, game, recording, user, step, seat, language)


def shown(
    kept: Kept, game: Game[Any, Any], recording: Recording, user: User, step: int, seat: Seat, language: str
) -> TableModel:
    row, names = kept.row, kept.names
    seen = recording.eyes[seat + 1]
    steps = tuple(Step(named(one.text, names), one.seat, named(one.chapter, names)) for one in seen.told[language])
    step = min(max(step, 0), len(steps) - 1)
    view, outlined = drawable(game, seen, step, seat, Words(words_of(language, game), names))
    halves = halves_of(row.half, kept.chairs)
    return TableModel(
        id=row.id,
        game=row.game,
        definition=game,
        number=step,
        status="over",
        options=game.full_options(msgspec.json.decode(row.options, type=dict[str, str])),
        seats=seats_of(kept, user),
        seat=seat,
        commitment=row.commitment,
        view=view,
        decision=None,
        can_undo=False,
        log=[LogLine(step, steps[step].text, steps[step].seat)],
        chat=[],
        since=step,
        seed=row.seed,
        halves=halves,
        pact=pact_of(row),
        public=row.public,
        ended=row.ended,
        step=step,
        steps=len(steps) - 1,
        course=Course(steps, seat),
        outlined=outlined,
    )


def seats_of(kept: Kept, user: User) -> list[SeatModel]:
    outcome = msgspec.json.decode(kept.row.outcome, type=Outcome) if kept.row.outcome else Outcome([], [])
    roles = [Role(id, "") for id in outcome.roles] or [NO_ROLE] * len(kept.chairs)
    return [seat_model(chair, role, user, 0.0, False, False) for chair, role in zip(kept.chairs, roles, strict=True)]


def drawable(game: Game[Any, Any], seen: Eyes, step: int, seat: Seat, words: Words) -> tuple[Any, bool]:
    """The view for today's drawing, tried out; where that cannot draw it, the plain facts for an outline."""
    raw: Raw = seen.views[seen.boards[step]]
    try:
        view = view_of(game, raw)
        scene: Scene[Any] = Scene(view, None, words, game=game, seat=seat)
        drawing = drawing_of(game)
        drawing.board(scene), drawing.status(scene), drawing.others(scene)
        for other in range(len(words.players or ())):
            drawing.seat(scene, other)
        return view, False
    except UNFIT:
        return msgspec.json.decode(raw), True


def kept_journal(kept: Kept) -> str:
    """The journal as it was written, by whatever rules: it needs no replay."""
    row = kept.row
    outcome = msgspec.json.decode(row.outcome, type=Outcome) if row.outcome else Outcome([], [])
    journal = Journal(
        game=row.game,
        rules=row.rules_version,
        pack=row.pack,
        seats=len(kept.chairs),
        commitment=row.commitment,
        options=msgspec.json.decode(row.options, type=dict[str, str]),
        names=kept.names,
        seed=row.seed,
        halves=halves_of(row.half, kept.chairs),
        scores=" ".join(map(str, outcome.scores)),
        ended=row.ended,
        entries=[Entry(entry.seat, entry.code) for entry in kept.entries],
    )
    return write_journal(journal)
