"""Problem: something the person at the keyboard can put right, in one line that says how."""

from __future__ import annotations

from pathlib import Path

from pandemonium.engine.phrase import Fact, Phrase


class Problem(Exception):
    """Ends the command with one line on the error stream, in the language of the command, and exit code 2."""

    def __init__(self, id: str, **facts: Fact) -> None:
        super().__init__(id)
        self.phrase = Phrase(f"problem-{id}", facts)


def read_file(path: Path) -> str:
    """The text of a file the person named."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise Problem("unreadable", file=str(path), why=why(error)) from error
    except UnicodeDecodeError as error:
        raise Problem("no-text", file=str(path)) from error


def write_file(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise Problem("unwritable", file=str(path), why=why(error)) from error


def why(error: OSError) -> str:
    """The system's own reason."""
    return (error.strerror or str(error)).lower()
