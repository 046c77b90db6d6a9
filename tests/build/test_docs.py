"""The documents tell the truth: their sessions print what they say, and their dice are the engine's, elsewhere too."""

import doctest
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from pandemonium.engine.chance import chance_from, commitment
from pandemonium.engine.journal import read_journal

ROOT = Path(__file__).parents[2]
SESSIONS = ["README.md", "docs/engine.md"]


def blocks(language: str, document: str = "docs/journal.md") -> list[str]:
    text = (ROOT / document).read_text(encoding="utf-8")
    found = re.findall(r"^```(\w*)\n(.*?)^```$", text, flags=re.MULTILINE | re.DOTALL)
    return [block for name, block in found if name == language]


@pytest.mark.parametrize("document", SESSIONS)
def test_what_a_document_types_prints_what_it_says(document: str) -> None:
    typed = "\n".join(block for block in blocks("python", document) if block.startswith(">>>"))
    session = doctest.DocTestParser().get_doctest(typed, {}, document, None, None)
    assert len(session.examples) >= 5
    told: list[str] = []
    failed = doctest.DocTestRunner(optionflags=doctest.FAIL_FAST).run(session, out=told.append).failed
    assert not failed, "".join(told)


def test_the_code_shown_for_a_new_game_is_the_example_s() -> None:
    files = sorted((ROOT / "examples" / "pig" / "pig").glob("*.py"))
    example = "\n".join(file.read_text(encoding="utf-8") for file in files)
    shown = blocks("python", "docs/adding-a-game.md")
    assert len(shown) >= 4
    assert [block for block in shown if block not in example] == []
    point = blocks("toml", "docs/adding-a-game.md")[0]
    assert point in (ROOT / "examples" / "pig" / "pyproject.toml").read_text(encoding="utf-8")


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
