"""Thinking: from a journal to a choice, in whatever process it is called in. Nothing but text goes in and comes out."""

from __future__ import annotations

from pandemonium.bots.roster import bot_for
from pandemonium.engine.journal import read_journal, replay
from pandemonium.engine.mind import mind_of
from pandemonium.engine.registry import load_game


def think(journal_text: str, seed: str, seat: int, level: str, seconds: float) -> str:
    """The code of a legal choice for that seat now. The seed comes apart: the journal of a running game lacks it."""
    journal = read_journal(journal_text)
    game = load_game(journal.game)
    state = replay(game, journal, seed).state
    mind = mind_of(game, state, seat)
    if not mind.choices:
        raise ValueError(f"seat {seat} has nothing to choose")
    if len(mind.choices) == 1:
        return game.code(mind.choices[0])
    return game.code(bot_for(game, level).choose(mind, mind.chance(), seconds))
