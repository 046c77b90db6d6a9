"""`pandemonium review`: where a finished game was won and lost."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

from typer import Option

from pandemonium.cli.arguments import AsJson, Cluster, Language, PackFolder, check_language
from pandemonium.cli.problem import Problem
from pandemonium.cli.records import JournalFile, open_journal, replayed
from pandemonium.cli.working import workers_of, working
from pandemonium.engine.seats import LETTERS

if TYPE_CHECKING:
    from pandemonium.engine.match import Match
    from pandemonium.engine.state import Seat
    from pandemonium.lab.work import Workers
    from pandemonium.playing.review.figures import Review


def review(
    file: JournalFile,
    seat: Annotated[str, Option(metavar="A…H")] = "",
    games: Annotated[int, Option("--games", "-n", min=0)] = 0,
    workers: Annotated[int, Option(min=1)] = 1,
    cluster: Cluster = "",
    language: Language = "",
    pack: PackFolder = None,
    json: AsJson = False,
) -> None:
    """Say where a finished game was won and lost, from the eyes of each seat."""
    from pandemonium.cli.console import print_json
    from pandemonium.cli.review_page import show
    from pandemonium.cli.wording import text_of

    game, journal = open_journal(file, pack)
    letters = list(LETTERS[: journal.seats])
    if seat and seat.upper() not in letters:
        raise Problem("seat", seats=", ".join(letters), seat=seat)
    match = replayed(game, journal, file)
    if not match.over:
        raise Problem("review-unfinished", file=str(file))
    if match.setup.seats == 1:
        raise Problem("review-alone")
    folder = pack and pack.absolute()  # other machines stand in another folder
    found = find(match, games, workers_of(cluster, workers, match.game.id, folder))
    seats = [letters.index(seat.upper())] if seat else list(range(len(letters)))
    if json:
        print_json(only(found, seats))
    else:
        show(found, match, journal.names, text_of(game, check_language(language)), seats, file, pack)


def only(found: Review, seats: list[Seat]) -> Review:
    """What it says of these seats."""
    from msgspec.structs import replace

    assert found.knowing is not None
    return replace(
        found,
        final=[found.final[seat] for seat in seats],
        seats=[one for one in found.seats if one.seat in seats],
        knowing=replace(found.knowing, lines=[found.knowing.lines[seat] for seat in seats]),
        splits=[found.splits[seat] for seat in seats],
    )


def find(match: Match[Any, Any], games: int, workers: Workers) -> Review:
    """All parts, one job each."""
    from pandemonium.engine.journal import journal_of, write_journal
    from pandemonium.lab.work import spread
    from pandemonium.playing.review.review import empty_review, find_part, with_part

    found = empty_review(match)
    given = match.game.data, write_journal(journal_of(match, [], with_seed=False)), match.setup.seed
    parts: list[Seat] = found.missing()
    with working(match.game.id, len(parts)) as progress:
        for part in spread(find_part, [(*given, part, games) for part in parts], workers):
            found = with_part(found, part)
            progress(len(parts) - len(found.missing()))
    return found
