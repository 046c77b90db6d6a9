"""Replaying: a finished game as steps, one for each thing that happened, seen with any seat's eyes."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from pandemonium.drawing.scene import Scene
from pandemonium.drawing.table import drawing_of
from pandemonium.drawing.words import Words
from pandemonium.engine.match import Match
from pandemonium.engine.state import SPECTATOR, Seat
from pandemonium.server.model import Course, LogLine, Step, TableModel, User
from pandemonium.server.play.dealing import halves_of
from pandemonium.server.play.play import Play
from pandemonium.server.play.showing import shown
from pandemonium.server.play.story import Story
from pandemonium.server.words import words_of

OWN = -2
"""The eyes of whoever looks: those of their own seat."""


class Told(Struct, frozen=True):
    """All steps of a game for one pair of eyes, and the line of the story that each tells."""

    steps: tuple[Step, ...]
    lines: tuple[LogLine, ...]
    choices: tuple[int, ...]  # how many had been taken on the board that a step is shown on


def show_step(play: Play, user: User, step: int, eyes: Seat = OWN, *, language: str) -> TableModel:
    """The table at that step. A choice with several consequences shows its board after the last of them."""
    seat = play.seat_of(user.id) if eyes == OWN else eyes if 0 <= eyes < len(play.chairs) else SPECTATOR
    told = told_of(play, seat, language)
    step = min(max(step, 0), len(told.steps) - 1)
    match = play.on.until(told.choices[step])
    return replace(
        shown(play, match, user),
        seat=seat,
        view=match.view(seat),
        number=step,
        status="over",
        log=[told.lines[step]],
        since=step,
        seed=match.setup.seed,
        halves=halves_of(play.half, play.chairs),
        step=step,
        steps=len(told.steps) - 1,
        course=Course(told.steps, seat),
    )


def told_of(play: Play, seat: Seat, language: str) -> Told:
    """Made once for each pair of eyes and language."""
    key = ("told", seat, language, tuple(play.names()))
    if key not in play.remembered:
        play.remembered[key] = tell(play.on, seat, language, play.names())
    told: Told = play.remembered[key]
    return told


def tell(match: Match[Any, Any], seat: Seat, language: str, names: list[str]) -> Told:
    """Play the game again and note every step. Where nothing was told of a choice, the choice itself is named."""
    game, text = match.game, words_of(language, match.game)
    words, drawing = Words(text, names), drawing_of(match.game)
    again: Match[Any, Any] = Match(game, match.setup)
    story = Story(again, seat, text, names)
    steps, choices = [Step(words("replay-start"))], [0]
    lines = [story.told[-1][0] if story.told else LogLine(0, words("replay-start"))]
    for at, moment in enumerate(match.standing()):
        actor = moment.entry.seat
        named = words(
            "replay-choice", player=names[actor], choice=words.say(game.label(again.state, actor, moment.choice))
        )
        known = len(story.told)
        again.take(actor, moment.choice, clock=moment.clock is not None)
        story.extend()
        found = [line for line, _ in story.told[known:]] or [LogLine(0, named, actor)]
        chapter = drawing.chapter(Scene(again.view(seat), None, words, game=game, seat=seat))
        for place, line in enumerate(found, 1):
            lines.append(replace(line, number=len(steps)))
            choices.append(at + (place == len(found)))
            steps.append(Step(line.text, actor, chapter))
    return Told(tuple(steps), tuple(lines), tuple(choices))
