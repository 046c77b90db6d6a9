"""The terminal's words: both languages say the same things."""

import re
from pathlib import Path

import pytest

import pandemonium
from pandemonium.engine.text import LANGUAGES

HOME = Path(pandemonium.__file__).parent
FOLDERS = ["cli/text", "games/crypt/terminal/text"]


def messages(file: Path) -> dict[str, set[str]]:
    """Every message of a file with the facts it uses."""
    parts = re.split(r"^(?=[a-z][a-z0-9-]* =)", file.read_text(encoding="utf-8"), flags=re.MULTILINE)
    return {part.split(" =")[0]: set(re.findall(r"\$([a-z-]+)", part)) for part in parts if " =" in part}


@pytest.mark.parametrize("folder", FOLDERS)
def test_both_languages_have_the_same_messages_and_facts(folder: str) -> None:
    english, polish = (messages(HOME / folder / f"{language}.ftl") for language in LANGUAGES)
    assert english
    assert english == polish
