"""Golden playthroughs: one seeded game per mode, its journal with what everybody heard after each entry, in English.

    python -m tests.golden.make

writes them anew. Read the difference before committing it: every line that changed is a change of rules or of words.
Where a journal in them changed, `rules_version` must be raised, or the reason said (`digests.py`).
A random player alone in Hell soon loses, so those games are a bot's, and told again from the journal it left.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, TypeAlias

from pandemonium.engine.game import Game, Setup
from pandemonium.engine.journal import Journal, journal_of, read_journal, replay, write_journal
from pandemonium.engine.match import Match
from pandemonium.engine.registry import game_ids, load_game
from pandemonium.engine.seats import LETTERS
from pandemonium.engine.state import EVERYONE, Event
from pandemonium.laws.plays import random_match
from pandemonium.laws.shown import words_of
from pandemonium.playing.mind import mind_of
from pandemonium.playing.roster import bot_for

FOLDER = Path(__file__).parent
INDENT = "    "
UNHURRIED = 1000.0
"""Seconds that never end a search: its playouts do."""
Mode: TypeAlias = tuple[str, int, dict[str, str]]

ALL_VARIANTS = {"diplomatic-crisis": "yes", "time-of-thieves": "yes", "dantes-rush": "yes"}
ALL_OPTIONS = dict.fromkeys(("first-game", "slips", "wishes", "indulgences", "bribes", "jesters"), "yes")

MIXED: dict[str, Mode] = {
    "crypt-1-all-a": ("crypt", 1, {}),
    "crypt-1-all-b": ("crypt", 1, {"collectors": "all-b"}),
    "crypt-2-all-a": ("crypt", 2, {}),
    "crypt-2-all-b": ("crypt", 2, {"collectors": "all-b"}),
    "crypt-2-own-dice": ("crypt", 2, {"own-dice": "replace", "first": "seat-a"}),
    "crypt-3-random": ("crypt", 3, {"collectors": "random"}),
    "crypt-3-memory": ("crypt", 3, {"collectors": "random", "cards": "memory"}),
    "crypt-4-all-a": ("crypt", 4, {}),
    "crypt-4-all-b": ("crypt", 4, {"collectors": "all-b"}),
    "deal-4": ("deal", 4, {}),
    "deal-4-all-options": ("deal", 4, ALL_OPTIONS),
    "deal-4-hard": ("deal", 4, {}),
    "inferno-1-journey": ("inferno", 1, {}),
    "inferno-1-payback-day": ("inferno", 1, {"solo": "payback-day", "black": "cerberus"}),
    "inferno-1-black-death": ("inferno", 1, {"solo": "black-death", "difficulty": "medium", "black": "cerberus"}),
    "inferno-1-descent": ("inferno", 1, {"solo": "descent", "black": "minos"}),
    "inferno-2": ("inferno", 2, {"red": "medusa", "black": "minotaur"}),
    "inferno-2-first-game": ("inferno", 2, {"setup": "first-game"}),
    "inferno-3-variants": ("inferno", 3, {**ALL_VARIANTS, "red": "geryon", "black": "cerberus"}),
    "inferno-4": ("inferno", 4, {"red": "antaeus", "black": "minos"}),
    "others-2": ("others", 2, {}),
    "others-2-normal": ("others", 2, {"adventure": "R2", "sin": "sloth", "heroes": "recommended"}),
    "others-3-corruption": ("others", 3, {"adventure": "C1"}),
    "others-4-redemption": ("others", 4, {"adventure": "R1", "sin-seat": "last"}),
    "others-5-terror": ("others", 5, {"adventure": "T3", "sin": "random"}),
}
"""Chosen by hand. Every other game is told once, with the defaults, for each number of seats."""


def plain_modes() -> dict[str, Mode]:
    told = {(game, seats) for game, seats, _ in MIXED.values()}
    tables = [(id, seats) for id in game_ids() for seats in load_game(id).seats]
    return {f"{id}-{seats}": (id, seats, {}) for id, seats in tables if (id, seats) not in told}


MODES = plain_modes() | MIXED
ALONE_IN_HELL = [mode for mode, (game, seats, _) in MODES.items() if (game, seats) == ("inferno", 1)]
BY_A_BOT = dict.fromkeys(ALONE_IN_HELL, "normal") | {"deal-4-hard": "hard:2", "others-2-normal": "normal"}
"""The levels of those who play these modes."""


def match_of(mode: str) -> Match[Any, Any]:
    id, seats, options = MODES[mode]
    game, setup = load_game(id), Setup(seats, f"golden {mode}", options)
    if mode not in BY_A_BOT:
        return random_match(game, setup)
    return replay(game, journal_in(mode)) if file_of(mode).exists() else bot_match(game, setup, BY_A_BOT[mode])


def bot_match(game: Game[Any, Any], setup: Setup, level: str) -> Match[Any, Any]:
    match, bot = Match(game, setup), bot_for(game, level)
    while not match.over:
        mind = mind_of(game, match.state, match.waiting[0])
        match.take(mind.seat, bot.choose(mind, mind.chance(), UNHURRIED))
    return match


def journal_in(mode: str) -> Journal:
    """The journal of a golden file, without what was told."""
    lines = file_of(mode).read_text(encoding="utf-8").splitlines()
    return read_journal("\n".join(line for line in lines if not line.startswith(INDENT)))


def playthrough(mode: str) -> str:
    match = match_of(mode)
    head, _, body = write_journal(journal_of(match, [], with_seed=True)).partition("\n\n")
    lines = [head, "", *told(match, match.opening)]
    for entry, moment in zip(body.splitlines(), match.history, strict=True):
        lines += [entry, *told(match, moment.events)]
    return "\n".join([*lines, *accounts(match)]) + "\n"


def told(match: Match[Any, Any], events: list[Event]) -> list[str]:
    """The events as sentences; those that not everybody heard begin with who did."""
    words = words_of(match.game, "en")
    return [f"{INDENT}{audience(event)}{words.say(match.game.describe(event))}" for event in events]


def audience(event: Event) -> str:
    if event.audience == EVERYONE:
        return ""
    return "".join(LETTERS[seat] for seat in range(len(LETTERS)) if event.heard_by(seat)) + " alone: "


def accounts(match: Match[Any, Any]) -> list[str]:
    words, result = words_of(match.game, "en"), match.game.result(match.state)
    lines = []
    for seat, account in enumerate(result.accounts):
        parts = ", ".join(f"{words.say(line.label)} {line.points}" for line in account)
        lines.append(f"{INDENT}{LETTERS[seat]} scores {result.scores[seat]}: {parts}")
    return [*lines, f"{INDENT}{words.say(result.rank)}"] if result.rank else lines


def file_of(mode: str) -> Path:
    return FOLDER / f"{mode}.txt"


if __name__ == "__main__":
    for mode in BY_A_BOT:
        file_of(mode).unlink(missing_ok=True)
    for mode in MODES:
        file_of(mode).write_text(playthrough(mode), encoding="utf-8")
        print(file_of(mode).name)
