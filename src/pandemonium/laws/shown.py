"""Shown: all that reaches a seat of a match, rendered as it is sent, so that two worlds can be compared."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from msgspec import json

import pandemonium.engine
from pandemonium.engine.chance import chance_from
from pandemonium.engine.driver import settle
from pandemonium.engine.match import Match
from pandemonium.engine.state import SPECTATOR, Seat
from pandemonium.engine.text import LANGUAGES, Text
from pandemonium.laws.plays import AnyGame, AnyMatch

ENGINE_TEXT = Path(pandemonium.engine.__file__).parent / "text"


def words_of(game: AnyGame, language: str) -> Text:
    """What the game and the engine say."""
    return words_in(game.text, language)


@cache
def words_in(folder: Path, language: str) -> Text:
    return Text(language, [ENGINE_TEXT, folder])


def onlookers(match: AnyMatch) -> list[Seat]:
    """Every seat, and the spectators."""
    return [*range(match.state.seats), SPECTATOR]


def seen(match: AnyMatch, seat: Seat) -> bytes:
    """The seat's view as it is sent."""
    return json.encode(match.view(seat))


def offered(match: AnyMatch, seat: Seat) -> list[str]:
    """What the seat is asked and offered, in its order, rendered in both languages."""
    decision = match.decision(seat)
    shown = [f"{decision.waiting}"]
    for language in LANGUAGES:
        words = words_of(match.game, language)
        shown.append(words.say(decision.prompt))
        shown += [f"{o.code} | {words.say(o.label)} | {o.element} | {o.aside}" for o in decision.offers]
    return shown


def heard(match: AnyMatch, seat: Seat, since: int = 0) -> list[str]:
    """The log of the seat, rendered: the opening, then what came of each entry."""
    words = words_of(match.game, LANGUAGES[0])
    moments = [match.opening, *(moment.events for moment in match.history)]
    told = [event for events in moments[since:] for event in events if event.heard_by(seat)]
    return [words.say(match.game.describe(event)) for event in told]


def reasons(match: AnyMatch, seat: Seat) -> list[str]:
    """The answers to "why not?" for every choice there is and for every thing on the table."""
    game = match.game
    targets = [game.code(choice) for choice in game.choices()]
    targets += sorted({game.element(choice) for choice in game.choices()})
    return [f"{target}: {match.why_not(seat, target)}" for target in targets]


def in_another_world(match: AnyMatch, seat: Seat, seed: str) -> AnyMatch:
    """The same match with everything the seat cannot know dealt anew, and everybody asked again in that world."""
    other = Match(match.game, match.setup)
    other.opening, other.history = match.opening, list(match.history)
    other.state = match.game.sample(match.state, seat, chance_from(seed))
    settle(other.state)
    return other
