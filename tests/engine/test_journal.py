"""Journal: read, write, replay, resume, verify; a broken one names the line and the reason."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest

from pandemonium.engine.chance import commitment
from pandemonium.engine.dump import dump
from pandemonium.engine.journal import JournalError, journal_of, read_journal, replay, verify, write_journal
from pandemonium.engine.match import Match
from pandemonium.engine.registry import load_game
from tests.engine.plays import crypt_match

CRYPT = load_game("crypt")
RULES = f"rules: {CRYPT.rules_version}"


@pytest.fixture(scope="module")
def finished() -> Match[Any, Any]:
    return crypt_match(collectors="all-b")


@pytest.fixture(scope="module")
def text(finished: Match[Any, Any]) -> str:
    return write_journal(journal_of(finished, ["Ada", "Żaneta: queen", "bot"], with_seed=True))


def changed(text: str, before: str, after: str) -> str:
    assert before in text
    return text.replace(before, after, 1)


def failure(text: str) -> tuple[int, str]:
    with pytest.raises(JournalError) as caught:
        verify(CRYPT, read_journal(text))
    return caught.value.line, caught.value.why


def test_a_journal_written_and_read_is_the_same(text: str, finished: Match[Any, Any]) -> None:
    journal = read_journal(text)
    assert write_journal(journal) == text
    assert journal.names == ["Ada", "Żaneta: queen", "bot"]
    assert journal.entries == finished.entries()


def test_replaying_gives_the_identical_play(text: str, finished: Match[Any, Any]) -> None:
    again = verify(CRYPT, read_journal(text))
    assert dump(again.state) == dump(finished.state)
    assert [dump(moment.events) for moment in again.history] == [dump(moment.events) for moment in finished.history]


def test_the_file_reads_like_a_record(text: str) -> None:
    lines = text.splitlines()
    assert lines[:2] == ["pandemonium journal 1", "game: crypt"]
    assert lines[lines.index("") + 1].startswith("1 ")
    assert text.endswith("\n")


def test_a_running_game_tells_its_commitment_but_not_its_seed_and_is_resumed_with_it() -> None:
    match = crypt_match(choices=20)
    text = write_journal(journal_of(match, [], with_seed=False))
    assert match.setup.seed not in text
    assert commitment(match.setup.seed) in text
    with pytest.raises(JournalError, match="not revealed"):
        replay(CRYPT, read_journal(text))
    resumed = replay(CRYPT, read_journal(text), match.setup.seed)
    assert dump(resumed.state) == dump(match.state)
    assert resumed.waiting == match.waiting


def test_what_was_taken_back_is_replayed_too() -> None:
    match = crypt_match(seats=2, choices=0, first="seat-a")
    for code in ("claim 1 5x2", "undo", "claim 2 1x1", "done"):
        assert match.choose(0, code) is None
    text = write_journal(journal_of(match, [], with_seed=True))
    assert "2 A undo" in text
    assert dump(replay(CRYPT, read_journal(text)).state) == dump(match.state)


def test_names_with_line_breaks_do_not_break_the_file(finished: Match[Any, Any]) -> None:
    text = write_journal(journal_of(finished, ["a\nb", "c\u2028d", " e  f "], with_seed=True))
    assert read_journal(text).names == ["a b", "c d", "e f"]


def test_a_file_saved_with_byte_order_mark_and_other_line_ends_is_read(text: str) -> None:
    verify(CRYPT, read_journal("\ufeff" + text.replace("\n", "\r\n")))


@pytest.mark.parametrize(
    ("before", "after", "line", "why"),
    [
        ("pandemonium journal 1", "pandemonium journal 2", 1, "first line"),
        ("game: crypt", "game crypt", 2, "key: value"),
        ("game: crypt", "gamble: crypt", 2, "no header key"),
        ("game: crypt", "game: chess", 2, "a journal of chess"),
        (RULES, "rules: one", 3, "must be a number"),
        (RULES, "rules: 99", 3, "this program plays rules"),
        (RULES, "rules: " + "1" * 5000, 3, "must be a number"),
        (RULES, "game: crypt", 3, "twice"),
        ("pack: standard ", "pack: borrowed f", 4, "played with the pack borrowed f"),
        ("seats: 3", "seats: 9", 5, "1 to 4 players"),
        ("option collectors: all-b", "option collectors: all-c", 6, "cannot be “all-c”"),
        ("option collectors: all-b", "option colours: all-b", 6, "no option “colours”"),
        ("seat A: Ada", "seat D: Ada", 8, "“seat B” is named, but not seat A"),
        ("seat A: Ada", "seat AB: Ada", 7, "no header key"),
    ],
)
def test_a_broken_header_names_its_line(text: str, before: str, after: str, line: int, why: str) -> None:
    found = failure(changed(text, before, after))
    assert (found[0], why in found[1]) == (line, True), found


def test_another_number_of_seats_is_another_game(text: str) -> None:
    line, _ = failure(changed(text, "seats: 3", "seats: 4"))
    assert line > text[: text.index("\n\n")].count("\n")


def test_a_missing_key_is_named(text: str) -> None:
    for key in ("game", "rules", "pack", "seats", "commitment"):
        kept = "\n".join(line for line in text.split("\n") if not line.startswith(key + ":"))
        assert f"no “{key}”" in failure(kept)[1]


def test_a_changed_seed_commitment_or_score_is_found(text: str, finished: Match[Any, Any]) -> None:
    seed_line = next(at for at, line in enumerate(text.splitlines(), 1) if line.startswith("seed:"))
    assert failure(changed(text, "seed: a game", "seed: b game")) == (
        seed_line,
        "the seed does not match the commitment made before the first roll",
    )
    digest = commitment(finished.setup.seed)
    assert "commitment" in failure(changed(text, digest, "0" + digest[1:] if digest[0] != "0" else "1" + digest[1:]))[1]
    scores = next(line for line in text.splitlines() if line.startswith("scores:"))
    assert failure(changed(text, scores, scores + "0"))[1].startswith("the scores are")


def test_a_changed_choice_is_found_wherever_it_changes_the_game(text: str) -> None:
    """Every single entry is changed to a pass or a claim; verification fails or the outcome is the very same."""
    head, _, body = text.partition("\n\n")
    lines = body.splitlines()
    found = 0
    for at, line in enumerate(lines):
        number, seat, code = line.split(" ", 2)
        other = "recover" if code != "recover" else "claim 1 1x1"
        edited = head + "\n\n" + "\n".join([*lines[:at], f"{number} {seat} {other}", *lines[at + 1 :]]) + "\n"
        with suppress(JournalError):
            verify(CRYPT, read_journal(edited))
            continue
        found += 1
    assert found >= len(lines) * 9 // 10


def test_a_refused_entry_names_its_line_and_the_rule_in_words(text: str) -> None:
    lines = text.splitlines()
    first = lines.index("") + 2
    seat = lines[first - 1].split()[1]
    other = "ABC".replace(seat, "")[0]
    line, why = failure(changed(text, f"1 {seat} ", f"1 {other} "))
    assert line == first
    assert why.startswith("It is ")


def test_a_truncated_journal_says_that_the_game_is_not_finished(text: str) -> None:
    lines = text.splitlines()
    line, why = failure("\n".join(lines[:-3]) + "\n")
    assert (line, why) == (len(lines) - 3, "the game is not finished here")


def test_entries_are_numbered_without_a_gap(text: str) -> None:
    lines = text.splitlines()
    first = lines.index("") + 2
    line, why = failure("\n".join([*lines[: first - 1], *lines[first:]]))
    assert (line, why) == (first, "entry 1 should stand here, not 2")


def test_a_seat_that_is_not_at_the_table_is_named(text: str) -> None:
    lines = text.splitlines()
    first = lines.index("") + 2
    lines[first - 1] = "1 D recover"
    assert failure("\n".join(lines)) == (first, "there is no seat D in a game with 3")
