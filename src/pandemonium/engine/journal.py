"""Journal: a game as a text file that one can read, mail, replay and verify.

A header of `key: value` lines, an empty line, then one line per entry: its number, the seat's letter, the code.
The seed stands in the journal of a finished game, and the halves it was made of if it was; while a game is played
only the commitment does.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from msgspec import Struct

from pandemonium.engine.chance import commitment
from pandemonium.engine.game import Game, Setup
from pandemonium.engine.halves import Halves, flaw, from_header, header
from pandemonium.engine.match import Match
from pandemonium.engine.moment import Entry
from pandemonium.engine.pack import KeptPack, same_pack
from pandemonium.engine.pack_lines import pack_from, pack_lines
from pandemonium.engine.phrase import Refusal
from pandemonium.engine.seats import LETTERS

FIRST_LINE = "pandemonium journal 1"

ENTRY = re.compile(r"([0-9]{1,6}) ([A-H]) (\S.*)")
NEEDED = ("game", "rules", "pack", "seats", "commitment")
KEY = re.compile(
    rf"{'|'.join(NEEDED)}|seed|scores|ended|half|option [a-z0-9-]+|(?:seat|hash|half) [A-H]|data [A-Za-z0-9_./-]+"
)
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
    halves: Halves | None = None  # the commitment is to the server's half where there are any, else to the seed
    scores: str = ""
    ended: str = ""  # how, where the rules did not end it
    data: KeptPack | None = None  # its pack, where whoever wrote it chose to bring that along
    entries: list[Entry] = []
    lines: list[int] = []  # where each entry stood in the file, for messages
    where: dict[str, int] = {}  # and each key of the header

    def line(self, key: str) -> int:
        return self.where.get(key, 1)


def journal_of(
    match: Match[Any, Any], names: list[str], *, with_seed: bool, halves: Halves | None = None, ended: str = ""
) -> Journal:
    game, setup = match.game, match.setup
    return Journal(
        game=game.id,
        rules=game.rules_version,
        pack=game.pack,
        seats=setup.seats,
        commitment=commitment(halves.server if halves else setup.seed),
        options=dict(setup.options),
        names=names,
        seed=setup.seed if with_seed else "",
        halves=halves if with_seed else None,
        scores=" ".join(str(score) for score in game.finish(match.state).scores) if match.over else "",
        ended=ended,
        entries=match.entries(),
    )


def write_journal(journal: Journal) -> str:
    lines = [
        FIRST_LINE,
        f"game: {journal.game}",
        f"rules: {journal.rules}",
        f"pack: {journal.pack}",
        f"seats: {journal.seats}",
    ]
    lines += [f"{OPTION}{id}: {value}" for id, value in sorted(journal.options.items())]
    lines += [f"seat {LETTERS[seat]}: {' '.join(name.split())}" for seat, name in enumerate(journal.names)]
    lines.append(f"commitment: {journal.commitment}")
    lines += header(journal.halves) if journal.halves else []
    if journal.seed:
        lines.append(f"seed: {journal.seed}")
    if journal.scores:
        lines.append(f"scores: {journal.scores}")
    if journal.ended:
        lines.append(f"ended: {journal.ended}")
    lines += pack_lines(journal.data) if journal.data else []
    body = [f"{number} {LETTERS[entry.seat]} {entry.code}" for number, entry in enumerate(journal.entries, 1)]
    return "\n".join([*lines, "", *body]) + "\n"


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
    said: dict[str, str] = {}
    where: dict[str, int] = {}
    for at, line in enumerate(lines[1:], 2):
        key, colon, value = (part.strip() for part in line.partition(":"))
        if not colon:
            raise JournalError(at, "a header line reads “key: value”")
        if KEY.fullmatch(key) is None or key in said:
            raise JournalError(at, f"“{key[:60]}” is no header key, or stands here twice")
        said[key], where[key] = value, at
    for key in NEEDED:
        if not said.get(key):
            raise JournalError(where.get(key, len(lines)), f"the header has no “{key}”")
    seats = number(said, where, "seats")
    check_letters(said, where, seats)
    return Journal(
        game=said["game"],
        rules=number(said, where, "rules"),
        pack=said["pack"],
        seats=seats,
        commitment=said["commitment"],
        options={key.removeprefix(OPTION): value for key, value in said.items() if key.startswith(OPTION)},
        names=names(said, where),
        seed=said.get("seed", ""),
        halves=from_header(said, seats),
        scores=said.get("scores", ""),
        ended=said.get("ended", ""),
        data=data(said, where),
        where=where,
    )


def data(header: dict[str, str], where: dict[str, int]) -> KeptPack | None:
    try:
        return pack_from(header, header["pack"])
    except ValueError as error:
        raise JournalError(where.get(str(error), 1), "this data file is damaged, or too large") from error


def number(header: dict[str, str], where: dict[str, int], key: str) -> int:
    value = header[key]
    if re.fullmatch("[0-9]{1,6}", value) is None:
        raise JournalError(where[key], f"“{key}” must be a number, not “{value[:60]}”")
    return int(value)


def check_letters(header: dict[str, str], where: dict[str, int], seats: int) -> None:
    """Halves are told of all seats that there are, or of none."""
    told = [key for key in header if key.startswith(("half ", "hash "))]
    wanted = [f"half {letter}" for letter in LETTERS[:seats]] if "half" in header else []
    for key in told:
        if not wanted or LETTERS.index(key[-1]) >= seats:
            raise JournalError(where[key], f"“{key}” is of no seat, or the server's half is missing")
    for key in wanted:
        if not header.get(key):
            raise JournalError(where["half"], f"the server's half is told, but not “{key}”")


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
    check_seed(journal, seed)
    match = Match(game, Setup(journal.seats, seed, dict(journal.options)))
    for at, entry in enumerate(journal.entries):
        refused = match.choose(entry.seat, entry.code)
        if refused is not None:
            raise JournalError(journal.lines[at] if journal.lines else at + 1, explain(game, refused))
    return match


def check_seed(journal: Journal, seed: str) -> None:
    """Whether the seed is what was committed to, or follows from halves that were."""
    if journal.halves is not None:
        broken = flaw(journal.halves, journal.commitment, seed)
        if broken is not None:
            raise JournalError(journal.line(broken[0]), broken[1])
    elif commitment(seed) != journal.commitment:
        raise JournalError(journal.line("seed"), "the seed does not match the commitment made before the first roll")


def check_header(game: Game[Any, Any], journal: Journal) -> None:
    """Whether this program, with this pack, plays what the journal was played by."""
    if journal.game != game.id:
        raise JournalError(journal.line("game"), f"this is a journal of {journal.game}, not of {game.id}")
    if journal.rules != game.rules_version:
        why = f"played by rules {journal.rules}; this program plays rules {game.rules_version}"
        raise JournalError(journal.line("rules"), why)
    if not same_pack(journal.pack, game.pack):
        why = f"played with the pack {journal.pack}; this program uses {game.pack}"
        raise JournalError(journal.line("pack"), why)
    refused = game.check_setup(journal.seats, journal.options)
    if refused is not None:
        option = OPTION + str(refused.reason.facts.get("option", ""))
        raise JournalError(journal.where.get(option, journal.line("seats")), explain(game, refused))


def explain(game: Game[Any, Any], refused: Refusal) -> str:
    """A refusal as a sentence for whoever mends the file."""
    from pandemonium.engine.text import Text

    return Text("en", [Path(__file__).parent / "text", game.text]).say(refused.reason)


def verify(game: Game[Any, Any], journal: Journal) -> Match[Any, Any]:
    """Replay and confirm: the seed matches its commitment, every roll and shuffle follows from it, the score agrees.

    A game that its players ended has no score."""
    if not journal.seed:
        raise JournalError(1, "the seed is not revealed yet: only a finished game can be verified")
    match = replay(game, journal)
    if not match.over and journal.ended:
        return match
    if not match.over:
        raise JournalError(journal.lines[-1] if journal.lines else 1, "the game is not finished here")
    scores = " ".join(str(score) for score in game.finish(match.state).scores)
    if journal.scores and scores != journal.scores:
        raise JournalError(journal.line("scores"), f"the scores are {scores}, not {journal.scores}")
    return match
