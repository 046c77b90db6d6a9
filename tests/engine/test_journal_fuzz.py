"""Journals torn, mistyped and shuffled: reading and replaying gives a line and a reason, and never anything else."""

from __future__ import annotations

from hypothesis import example, given, settings
from hypothesis import strategies as st

from pandemonium.engine.journal import JournalError, journal_of, read_journal, replay, verify, write_journal
from pandemonium.engine.registry import load_game
from tests.engine.plays import crypt_match

CRYPT = load_game("crypt")
TEXT = write_journal(journal_of(crypt_match(seats=2, choices=30, collectors="all-b"), ["Ada", "Bob"], with_seed=True))
LINES = TEXT.splitlines()
WORDS = st.sampled_from(
    ["claim", "1", "A", "undo", "recover", "seat", "option", ":", "x", "\n", "\n\n", " ", "99999999999"]
)
SCRAPS = st.one_of(st.text(max_size=12), st.lists(WORDS, max_size=6).map("".join), st.sampled_from(LINES))


def survives(text: str) -> None:
    """Either it is a journal, or the error names a line that exists and a reason."""
    found = error_in(text)
    if found is not None:
        assert 1 <= found.line <= max(len(text.splitlines()), 1), found
        assert found.why
        assert "\n" not in found.why


def error_in(text: str) -> JournalError | None:
    try:
        replay(CRYPT, read_journal(text))
    except JournalError as error:
        return error
    return None


@given(st.integers(0, len(TEXT)), st.integers(0, 40), SCRAPS)
@settings(max_examples=150)
def test_a_scrap_put_anywhere_is_survived(at: int, gap: int, scrap: str) -> None:
    survives(TEXT[:at] + scrap + TEXT[at + gap :])


@given(st.integers(0, len(LINES) - 1), SCRAPS)
@settings(max_examples=150)
def test_a_line_replaced_by_anything_is_survived(at: int, scrap: str) -> None:
    survives("\n".join([*LINES[:at], scrap, *LINES[at + 1 :]]))


@given(st.permutations(LINES[:14]))
@settings(max_examples=50)
def test_a_header_in_any_order_is_survived(lines: list[str]) -> None:
    survives("\n".join([*lines, *LINES[14:]]))


@given(st.text())
@example("pandemonium journal 1")
@example("pandemonium journal 1\n\n1 A recover")
def test_any_text_at_all_is_survived(text: str) -> None:
    survives(text)
    survives("pandemonium journal 1\n" + text)


@given(st.integers(0, len(TEXT)))
@settings(max_examples=60)
def test_a_journal_torn_anywhere_is_never_verified(at: int) -> None:
    try:
        verify(CRYPT, read_journal(TEXT[:at]))
    except JournalError:
        return
    raise AssertionError("an unfinished game was verified")
