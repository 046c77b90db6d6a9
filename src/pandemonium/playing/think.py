"""Thinking: from a pack and a journal to choices, in whatever process it is called in. Only text goes in and out."""

from __future__ import annotations

from time import monotonic
from typing import Any

from pandemonium.engine.journal import read_journal, replay
from pandemonium.engine.match import Match
from pandemonium.engine.pack import KeptPack
from pandemonium.engine.registry import kept_game
from pandemonium.engine.state import Seat
from pandemonium.engine.together import Together
from pandemonium.playing.advice import Advice, advise
from pandemonium.playing.hindsight import Hindsight, look_back
from pandemonium.playing.mind import mind_of
from pandemonium.playing.roster import bot_for

SHARE = 0.4
"""Of the time that is left, what one choice of a longer part may take."""


def think(pack: KeptPack, journal_text: str, seed: str, seat: int, level: str, seconds: float) -> list[str]:
    """The codes of that seat's answers now: one, or all of its own part where several seats are asked at once.

    The seed comes apart: the journal of a running game lacks it.
    """
    match = replayed(pack, journal_text, seed)
    question = match.state.stack[-1] if match.state.stack else None
    if not isinstance(question, Together):
        return [think_once(match, seat, level, seconds)]
    codes: list[str] = []
    end = monotonic() + seconds
    while match.state.stack and match.state.stack[-1] is question and seat in match.waiting:
        codes.append(think_once(match, seat, level, max(end - monotonic(), 0.0) * SHARE))
    return codes


def advise_on(pack: KeptPack, journal_text: str, seed: str, seat: int) -> Advice:
    """What a strong player would choose in that seat now, and why."""
    match = replayed(pack, journal_text, seed)
    return advise(match.game, match.state, seat)


def look_back_on(pack: KeptPack, journal_text: str, seed: str, seconds: float) -> Hindsight:
    """When each role of a finished game could have been known."""
    return look_back(replayed(pack, journal_text, seed), seconds)


def replayed(pack: KeptPack, journal_text: str, seed: str) -> Match[Any, Any]:
    journal = read_journal(journal_text)
    return replay(kept_game(journal.game, pack), journal, seed)


def think_once(match: Match[Any, Any], seat: Seat, level: str, seconds: float) -> str:
    """One choice, which the match takes as well."""
    game, mind = match.game, mind_of(match.game, match.state, seat)
    if not mind.choices:
        raise ValueError(f"seat {seat} has nothing to choose")
    choice = mind.choices[0]
    if len(mind.choices) > 1:
        choice = bot_for(game, level).choose(mind, mind.chance(), seconds)
    match.take(seat, choice)
    return game.code(choice)
