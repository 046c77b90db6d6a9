"""Problem: something the person at the keyboard can put right, in one line that says how."""

from __future__ import annotations

from pathlib import Path


class Problem(Exception):
    """Ends the command with one line on the error stream and exit code 2."""


def read_file(path: Path) -> str:
    """The text of a file the person named."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise Problem(f"cannot read {path}: {(error.strerror or 'no such file').lower()}") from error
    except UnicodeDecodeError as error:
        raise Problem(f"{path} is no text file: a journal is UTF-8 text") from error


def write_file(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise Problem(f"cannot write {path}: {(error.strerror or 'the path is not usable').lower()}") from error
