"""Halves: a seed made by all, told in the journal, and every forged line named."""

from __future__ import annotations

from hashlib import sha256

import pytest

from pandemonium.engine.chance import commitment
from pandemonium.engine.game import Setup
from pandemonium.engine.halves import Halves
from pandemonium.engine.journal import JournalError, journal_of, read_journal, verify, write_journal
from pandemonium.engine.match import Match
from pandemonium.engine.registry import load_game
from tests.engine.plays import crypt_match

CRYPT = load_game("crypt")
SERVER, ADA, CYD = "0" * 32, "a" * 32, "c" * 32
HALVES = Halves(SERVER, (commitment(ADA), "e" * 64, commitment(CYD)), (ADA, "", CYD))
"""Of three seats; the second kept its half to itself."""


@pytest.fixture(scope="module")
def text() -> str:
    match = crypt_match(seed=HALVES.seed)
    return write_journal(journal_of(match, ["Ada", "Bea", "Cyd"], with_seed=True, halves=HALVES))


def failure(text: str) -> tuple[str, str]:
    """The line that is named, and why."""
    with pytest.raises(JournalError) as caught:
        verify(CRYPT, read_journal(text))
    return text.splitlines()[caught.value.line - 1], caught.value.why


def test_the_seed_is_the_hash_of_all_halves_in_the_order_of_seats() -> None:
    assert HALVES.seed == sha256(f"{SERVER}:{ADA}::{CYD}".encode()).hexdigest()


def test_a_journal_tells_hashes_and_halves_and_which_was_withheld(text: str) -> None:
    assert f"half: {SERVER}\nhash A: {commitment(ADA)}\nhalf A: {ADA}\nhash B: {'e' * 64}\nhalf B: withheld\n" in text
    journal = read_journal(text)
    assert (journal.halves, journal.commitment) == (HALVES, commitment(SERVER))
    assert write_journal(journal) == text
    assert verify(CRYPT, journal).over


def test_a_journal_of_a_running_game_tells_no_half() -> None:
    match = Match(CRYPT, Setup(3, HALVES.seed, {}))
    running = write_journal(journal_of(match, [], with_seed=False, halves=HALVES))
    assert not any(secret in running for secret in (SERVER, ADA, CYD, HALVES.seed))


@pytest.mark.parametrize(
    ("honest", "forged", "line", "why"),
    [
        (f"half: {SERVER}", f"half: {'1' * 32}", f"half: {'1' * 32}", "does not fit the commitment"),
        (f"half A: {ADA}", f"half A: {'b' * 32}", f"half A: {'b' * 32}", "seat A does not fit the hash"),
        (f"hash C: {commitment(CYD)}", f"hash C: {'d' * 64}", f"half C: {CYD}", "seat C does not fit the hash"),
        (f"hash C: {commitment(CYD)}\n", "", f"half C: {CYD}", "seat C does not fit the hash"),
        ("half B: withheld", f"half B: {ADA}", f"half B: {ADA}", "seat B does not fit the hash"),
        (f"half A: {ADA}", "half A: withheld", f"seed: {HALVES.seed}", "does not follow from the halves"),
        (f"seed: {HALVES.seed}", f"seed: {'f' * 64}", f"seed: {'f' * 64}", "does not follow from the halves"),
        (f"half A: {ADA}\n", "", f"half: {SERVER}", "but not “half A”"),
        (f"half: {SERVER}\n", "", f"hash A: {commitment(ADA)}", "the server's half is missing"),
        ("half B: withheld", "half B: withheld\nhalf D: withheld", "half D: withheld", "of no seat"),
    ],
)
def test_a_forged_line_is_named(text: str, honest: str, forged: str, line: str, why: str) -> None:
    assert honest in text
    named, reason = failure(text.replace(honest, forged, 1))
    assert named == line
    assert why in reason
