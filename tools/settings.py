"""Writes the table of settings into docs/hosting.md, in the settings' own words; with --check only looks."""

from __future__ import annotations

import sys
from pathlib import Path

from pandemonium.cli.settings import line_of, setting_id
from pandemonium.cli.spoken import own_text
from pandemonium.server.gathering import FIELDS
from pandemonium.server.settings import Settings

PAGE = Path(__file__).parents[1] / "docs" / "hosting.md"
BEGIN, END = "<!-- written by tools/settings.py -->\n", "<!-- written until here -->\n"


def table() -> str:
    words = own_text("en")
    rows = [f"| `{line_of(name, getattr(Settings(), name))}` | {words(setting_id(name))} |" for name in FIELDS]
    return "\n".join(["| as usual | what it does |", "|---|---|", *rows]) + "\n"


def with_table(page: str) -> str:
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}{table()}{END}{after}"


def main(check: bool) -> int:
    page = PAGE.read_text(encoding="utf-8")
    if check:
        return int(with_table(page) != page)
    PAGE.write_text(with_table(page), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main("--check" in sys.argv))
