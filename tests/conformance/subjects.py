"""Whom the laws are tried on: every registered game and the toy, all player counts, in states Hypothesis draws."""

from __future__ import annotations

from pathlib import Path
from typing import Any, TypeAlias

import pytest
from hypothesis import strategies as st
from msgspec import json

import pandemonium.engine
from pandemonium.engine.chance import chance_from
from pandemonium.engine.driver import legal, settle
from pandemonium.engine.game import Game, Setup
from pandemonium.engine.match import Match
from pandemonium.engine.registry import game_ids, load_game
from pandemonium.engine.state import SPECTATOR, Seat
from pandemonium.engine.text import LANGUAGES, Text
from tests.conformance.toy import ToyGame
from tests.engine.plays import step

AnyGame: TypeAlias = Game[Any, Any]
AnyMatch: TypeAlias = Match[Any, Any]

GAMES: list[AnyGame] = [*(load_game(id) for id in game_ids()), ToyGame()]
SUBJECTS = [pytest.param(game, seats, id=f"{game.id}-{seats}") for game in GAMES for seats in game.seats]
ENGINE_TEXT = Path(pandemonium.engine.__file__).parent / "text"
WORDS = {
    (game.id, language): Text(language, [ENGINE_TEXT, game.folder / "text"]) for game in GAMES for language in LANGUAGES
}

every_game = pytest.mark.parametrize(("game", "seats"), SUBJECTS)
"""The laws' parameters."""


def mixes(game: AnyGame, seats: int, most: int) -> list[dict[str, str]]:
    """So many mixes of options that so many may play with, the defaults first; every value of each comes up."""
    drawn = [{option.id: option.values[-at % len(option.values)] for option in game.options} for at in range(most)]
    allowed = [options for options in drawn if game.check_setup(seats, options) is None]
    return [allowed[at % len(allowed)] for at in range(most)]


def setups(game: AnyGame, seats: int) -> st.SearchStrategy[Setup]:
    every = st.fixed_dictionaries({option.id: st.sampled_from(option.values) for option in game.options})
    options = every.filter(lambda drawn: game.check_setup(seats, drawn) is None)
    return st.builds(Setup, st.just(seats), st.integers(0, 9999).map(lambda number: f"law {number}"), options)


@st.composite
def matches(draw: st.DrawFn, game: AnyGame, seats: int) -> AnyMatch:
    """A match somewhere in the course of random play, then some choices of any open seat, one by one.

    Every kind of question the play asked is drawn equally often, however rare it is; the end now and then.
    """
    play = Match(game, draw(setups(game, seats)))
    chance = chance_from(f"players {draw(st.integers(0, 9999))}")
    moments: dict[str, list[int]] = {}
    while not play.over:
        moments.setdefault(type(play.state.stack[-1]).__name__, []).append(play.number)
        step(play, chance)
    kinds = list(moments.values()) if chance.below(20) else [[play.number]]
    kind = kinds[chance.below(len(kinds))]
    match = play.until(kind[chance.below(len(kind))])
    for index in draw(st.lists(st.integers(0, 10_000), max_size=4)):
        moves = open_moves(match)
        if moves:
            match.take(*moves[index % len(moves)])
    return match


def open_moves(match: AnyMatch) -> list[tuple[Seat, int]]:
    """Everything any seat may do now, asides of those not asked included."""
    return [(seat, choice) for seat in range(match.state.seats) for choice in legal(match.state, seat)]


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
        words = WORDS[match.game.id, language]
        shown.append(words.say(decision.prompt))
        shown += [f"{o.code} | {words.say(o.label)} | {o.element} | {o.aside}" for o in decision.offers]
    return shown


def heard(match: AnyMatch, seat: Seat, since: int = 0) -> list[str]:
    """The log of the seat, rendered: the opening, then what came of each entry."""
    words = WORDS[match.game.id, LANGUAGES[0]]
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
