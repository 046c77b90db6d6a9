"""Journal: a game as a text file that one can read, mail, replay and verify.

A header of `key: value` lines, an empty line, then one line per entry: its number, the seat's letter, the code.
The seed stands in the journal of a finished game; while a game is played only its commitment does.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from msgspec import Struct

from pandemonium.engine.chance import commitment
from pandemonium.engine.game import Game, Setup
from pandemonium.engine.match import Entry, Match
from pandemonium.engine.phrase import Refusal

FIRST_LINE = "pandemonium journal 1"
LETTERS = "ABCDEFGH"
ENTRY = re.compile(r"([0-9]{1,6}) ([A-H]) (\S.*)")
NEEDED = ("game", "rules", "pack", "seats", "commitment")
KEY = re.compile(rf"{'|'.join(NEEDED)}|seed|scores|option [a-z0-9-]+|seat [A-H]")
OPTION = "option "


class JournalError(ValueError):
    """A journal that cannot be read or replayed: the line, and why."""

    def __init__(self, line: int, why: str) -> None:
        super().__init__(f"line {line}: {why}")
        self.line = line
        self.why = why


class Journal(Struct):
    """The header and the entries, as written."""

    game: str
    rules: int
    pack: str
    seats: int
    commitment: str
    options: dict[str, str] = {}
    names: list[str] = []
    seed: str = ""
    scores: str = ""
    entries: list[Entry] = []
    lines: list[int] = []  # where each entry stood in the file, for messages
    where: dict[str, int] = {}  # and each key of the header

    def line(self, key: str) -> int:
        return self.where.get(key, 1)


def journal_of(match: Match[Any, Any], names: list[str], *, with_seed: bool) -> Journal:
    game, setup = match.game, match.setup
    return Journal(
        game=game.id,
        rules=game.rules_version,
        pack=game.pack,
        seats=setup.seats,
        commitment=commitment(setup.seed),
        options=dict(setup.options),
        names=names,
        seed=setup.seed if with_seed else "",
        scores=" ".join(str(score) for score in game.result(match.state).scores) if match.over else "",
        entries=match.entries(),
    )


def write_journal(journal: Journal) -> str:
    header = [
        FIRST_LINE,
        f"game: {journal.game}",
        f"rules: {journal.rules}",
        f"pack: {journal.pack}",
        f"seats: {journal.seats}",
    ]
    header += [f"{OPTION}{id}: {value}" for id, value in sorted(journal.options.items())]
    header += [f"seat {LETTERS[seat]}: {' '.join(name.split())}" for seat, name in enumerate(journal.names)]
    header.append(f"commitment: {journal.commitment}")
    if journal.seed:
        header.append(f"seed: {journal.seed}")
    if journal.scores:
        header.append(f"scores: {journal.scores}")
    body = [f"{number} {LETTERS[entry.seat]} {entry.code}" for number, entry in enumerate(journal.entries, 1)]
    return "\n".join([*header, "", *body]) + "\n"


def read_journal(text: str) -> Journal:
    """Read a journal; a broken one raises with the line and the reason."""
    lines = text.removeprefix("\ufeff").splitlines()
    if not lines or lines[0].strip() != FIRST_LINE:
        raise JournalError(1, f"the first line must be “{FIRST_LINE}”")
    blank = next((at for at, line in enumerate(lines) if not line.strip()), len(lines))
    journal = read_header(lines[:blank])
    for at, line in enumerate(lines[blank:], blank + 1):
        if not line.strip():
            continue
        match = ENTRY.fullmatch(line.strip())
        if match is None:
            raise JournalError(at, f"an entry reads “number seat code”, not “{line.strip()[:60]}”")
        number, letter, code = match.groups()
        if int(number) != len(journal.entries) + 1:
            raise JournalError(at, f"entry {len(journal.entries) + 1} should stand here, not {number}")
        if LETTERS.index(letter) >= journal.seats:
            raise JournalError(at, f"there is no seat {letter} in a game with {journal.seats}")
        journal.entries.append(Entry(LETTERS.index(letter), code))
        journal.lines.append(at)
    return journal


def read_header(lines: list[str]) -> Journal:
    header: dict[str, str] = {}
    where: dict[str, int] = {}
    for at, line in enumerate(lines[1:], 2):
        key, colon, value = (part.strip() for part in line.partition(":"))
        if not colon:
            raise JournalError(at, "a header line reads “key: value”")
        if KEY.fullmatch(key) is None or key in header:
            raise JournalError(at, f"“{key[:60]}” is no header key, or stands here twice")
        header[key], where[key] = value, at
    for key in NEEDED:
        if not header.get(key):
            raise JournalError(where.get(key, len(lines)), f"the header has no “{key}”")
    return Journal(
        game=header["game"],
        rules=number(header, where, "rules"),
        pack=header["pack"],
        seats=number(header, where, "seats"),
        commitment=header["commitment"],
        options={key.removeprefix(OPTION): value for key, value in header.items() if key.startswith(OPTION)},
        names=names(header, where),
        seed=header.get("seed", ""),
        scores=header.get("scores", ""),
        where=where,
    )


def number(header: dict[str, str], where: dict[str, int], key: str) -> int:
    value = header[key]
    if re.fullmatch("[0-9]{1,6}", value) is None:
        raise JournalError(where[key], f"“{key}” must be a number, not “{value[:60]}”")
    return int(value)


def names(header: dict[str, str], where: dict[str, int]) -> list[str]:
    """The names of the seats, which are given from A on or not at all."""
    keys = [key for key in header if key.startswith("seat ")]
    for at, key in enumerate(sorted(keys)):
        if key != f"seat {LETTERS[at]}":
            raise JournalError(where[key], f"“{key}” is named, but not seat {LETTERS[at]}")
    return [header[key] for key in sorted(keys)]


def replay(game: Game[Any, Any], journal: Journal, seed: str = "") -> Match[Any, Any]:
    """Play a journal again from its set-up. Raises with the line of the first entry the rules refuse."""
    check_header(game, journal)
    seed = seed or journal.seed
    if not seed:
        raise JournalError(1, "the seed is not revealed yet: it stands in the journal of a finished game")
    if commitment(seed) != journal.commitment:
        raise JournalError(journal.line("seed"), "the seed does not match the commitment made before the first roll")
    match = Match(game, Setup(journal.seats, seed, dict(journal.options)))
    for at, entry in enumerate(journal.entries):
        refused = match.choose(entry.seat, entry.code)
        if refused is not None:
            raise JournalError(journal.lines[at] if journal.lines else at + 1, explain(game, refused))
    return match


def check_header(game: Game[Any, Any], journal: Journal) -> None:
    """Whether this program, with this pack, plays what the journal was played by."""
    if journal.game != game.id:
        raise JournalError(journal.line("game"), f"this is a journal of {journal.game}, not of {game.id}")
    if journal.rules != game.rules_version:
        why = f"played by rules {journal.rules}; this program plays rules {game.rules_version}"
        raise JournalError(journal.line("rules"), why)
    if journal.pack != game.pack:
        why = f"played with the pack {journal.pack}; this program uses {game.pack}"
        raise JournalError(journal.line("pack"), why)
    refused = game.check_setup(journal.seats, journal.options)
    if refused is not None:
        option = OPTION + str(refused.reason.facts.get("option", ""))
        raise JournalError(journal.where.get(option, journal.line("seats")), explain(game, refused))


def explain(game: Game[Any, Any], refused: Refusal) -> str:
    """A refusal as a sentence for whoever mends the file."""
    from pandemonium.engine.text import Text

    return Text("en", [Path(__file__).parent / "text", game.folder / "text"]).say(refused.reason)


def verify(game: Game[Any, Any], journal: Journal) -> Match[Any, Any]:
    """Replay and confirm: the seed matches its commitment, every roll and shuffle follows from it, the score agrees."""
    if not journal.seed:
        raise JournalError(1, "the seed is not revealed yet: only a finished game can be verified")
    match = replay(game, journal)
    if not match.over:
        raise JournalError(journal.lines[-1] if journal.lines else 1, "the game is not finished here")
    scores = " ".join(str(score) for score in game.result(match.state).scores)
    if journal.scores and scores != journal.scores:
        raise JournalError(journal.line("scores"), f"the scores are {scores}, not {journal.scores}")
    return match
