"""A recording: a finished game as everybody saw it, step by step, so that it can be shown when its rules are others.

It holds the view of every seat after every choice and the sentence of every step in both languages, with letters in
the place of names: people may change theirs, or want to be forgotten.
"""

from __future__ import annotations

import lzma
from typing import Any

import msgspec
from msgspec import Raw, Struct

from pandemonium.engine.game import Game, Setup
from pandemonium.engine.match import Match
from pandemonium.engine.pack import KeptPack
from pandemonium.engine.seats import LETTERS
from pandemonium.engine.state import SPECTATOR, Seat
from pandemonium.engine.text import LANGUAGES
from pandemonium.playing.think import replayed
from pandemonium.server.model import Step
from pandemonium.server.play.replaying import tell

FORMAT = 1
PRESET = 1
"""Of the packer: the highest takes many times as long for a tenth less."""
LARGEST = 64_000_000
"""Bytes that a recording may unpack to: a damaged one must not fill the memory."""
NAMELESS = tuple(f"\ue000{letter}" for letter in LETTERS)
"""What stands for the name of each seat: no sentence of ours has that sign."""


class Eyes(Struct, frozen=True):
    """The game as one seat saw it, or those who watched."""

    views: list[Raw]  # after each choice, and before the first
    boards: list[int]  # which of them each step is shown on
    told: dict[str, list[Step]]  # by language


class Recording(Struct, frozen=True):
    """`eyes` are those who watched, then each seat."""

    format: int
    eyes: list[Eyes]


def record(pack: KeptPack, journal: str, seed: str) -> bytes:
    """From a journal, in whatever process it is called in."""
    return packed(recording_of(replayed(pack, journal, seed)))


def recording_of(match: Match[Any, Any]) -> Recording:
    onlookers = range(SPECTATOR, match.setup.seats)
    views: list[list[Raw]] = [[] for _ in onlookers]
    again: Match[Any, Any] = Match(match.game, match.setup)
    note(again, views)
    for moment in match.standing():
        again.take(moment.entry.seat, moment.choice)
        note(again, views)
    return Recording(FORMAT, [seen_by(match, seat, views[seat + 1]) for seat in onlookers])


def note(match: Match[Any, Any], views: list[list[Raw]]) -> None:
    for at, seen in enumerate(views):
        seen.append(Raw(msgspec.json.encode(match.view(at - 1))))


def seen_by(match: Match[Any, Any], seat: Seat, views: list[Raw]) -> Eyes:
    names = list(NAMELESS[: match.setup.seats])
    told = {language: tell(match, seat, language, names) for language in LANGUAGES}
    boards = list(told[LANGUAGES[0]].choices)
    return Eyes(views, boards, {language: list(course.steps) for language, course in told.items()})


def packed(recording: Recording) -> bytes:
    return lzma.compress(msgspec.json.encode(recording), preset=PRESET)


def unpacked(content: bytes) -> Recording:
    """Raises a `ValueError` where it is none, or a newer one."""
    try:
        text = lzma.LZMADecompressor().decompress(content, LARGEST)
    except lzma.LZMAError as error:
        raise ValueError("damaged") from error
    recording = msgspec.json.decode(text, type=Recording)
    if recording.format != FORMAT:
        raise ValueError("another format")
    return recording


def named(text: str, names: list[str]) -> str:
    """A sentence with people's names as they are now."""
    for letter, name in zip(NAMELESS, names, strict=False):
        text = text.replace(letter, name)
    return text


def view_of(game: Game[Any, Any], view: Raw) -> Any:
    """The view as today's drawing takes it; raises where its shape is another by now."""
    usual = Match(game, Setup(game.seats[0], "", game.full_options({})))
    return msgspec.json.decode(view, type=type(usual.view(SPECTATOR)))
