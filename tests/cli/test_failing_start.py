"""A start that fails: one line that says why, exit code 2, and no address before it."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path
from threading import Event

import pytest

from pandemonium.server.supervisor import ENDINGS, Supervisor
from tests.cli.conftest import Run


def newer(folder: Path) -> str:
    with sqlite3.connect(folder / "newer.db") as file:
        file.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        file.execute("INSERT INTO alembic_version VALUES ('9999')")
    return str(folder / "newer.db")


def damaged(folder: Path) -> str:
    (folder / "damaged.db").write_bytes(b"this is no database, whatever its name says. " * 100)
    return str(folder / "damaged.db")


STARTS: dict[str, tuple[Callable[[Path], str], str]] = {
    "damaged": (damaged, "the database does not open: file is not a database"),
    "newer": (newer, "the database was used by a newer Pandemonium"),
    "folder": (str, "the database does not open: unable to open database file"),
    "kind": (lambda _: "mysql://localhost/x", "the address of the database cannot be read"),
    "port": (lambda _: "postgresql://localhost:port/x", "the address of the database cannot be read"),
    "memory": (lambda _: "sqlite:///:memory:", "the address of the database cannot be read"),
    "away": (lambda _: "postgresql://nobody:hush@127.0.0.1:1/x", "the database does not open: "),
}


@pytest.mark.parametrize("start", STARTS)
def test_a_failing_start_says_why_in_one_line_and_tells_no_address(run: Run, tmp_path: Path, start: str) -> None:
    db, why = STARTS[start]
    done = run("serve", "--port", "0", "--db", db(tmp_path))
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(f"pandemonium: {why}")
    assert done.stderr.count("\n") == 1
    assert "hush" not in done.stderr


def test_workers_that_fail_again_and_again_end_the_server() -> None:
    supervisor = object.__new__(Supervisor)
    supervisor.should_exit = Event()
    for _ in range(9):
        supervisor.note_ending(-9)
    assert not supervisor.should_exit.is_set(), "a worker that was killed is replaced, as often as it is"
    for _ in range(ENDINGS):
        supervisor.note_ending(1)
    assert supervisor.should_exit.is_set()
