"""The documents tell the truth: the dice they describe are the engine's, in another language too."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from pandemonium.engine.chance import chance_from, commitment
from pandemonium.engine.journal import read_journal

JOURNAL = (Path(__file__).parents[2] / "docs" / "journal.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    found = re.findall(r"^```(\w*)\n(.*?)^```$", JOURNAL, flags=re.MULTILINE | re.DOTALL)
    return [block for name, block in found if name == language]


def printed() -> list[str]:
    """What the document says its program prints."""
    return blocks("")[-1].splitlines()


def test_the_example_journal_can_be_read() -> None:
    journal = read_journal(blocks("")[0])
    assert journal.commitment == commitment(journal.seed)
    assert journal.entries[2].code == "undo"


def test_the_engine_draws_what_the_document_says() -> None:
    chance = chance_from("pandemonium")
    rolls = [chance.below(6) + 1 for _ in range(10)]
    cards = list(range(8))
    chance.shuffle(cards)
    lines = [commitment("pandemonium"), " ".join(map(str, rolls)), " ".join(map(str, cards)), str(chance.below(1000))]
    assert printed() == lines


@pytest.mark.skipif(shutil.which("node") is None, reason="no JavaScript here")
def test_the_document_s_program_draws_the_same() -> None:
    done = subprocess.run(["node", "-e", blocks("js")[0]], capture_output=True, text=True)
    assert done.stdout.splitlines() == printed(), done.stderr
