"""What the golden journals say, as digests beside the `rules_version` they were played by: `rules.digests`.

    python -m tests.golden.digests                  after `rules_version` was raised
    python -m tests.golden.digests --same-rules     where no rule changed: other luck of a bot, other figures

Words are left out: who says a thing differently plays by the same rules.
"""

from __future__ import annotations

import sys
from hashlib import sha256

from pandemonium.engine.journal import write_journal
from pandemonium.engine.registry import load_game
from tests.golden.make import FOLDER, MODES, journal_in

FILE = FOLDER / "rules.digests"
SAME = "--same-rules"
TO_DO = f"""
If a rule changed, raise rules_version of the game (older journals are refused from then on) and run
python -m tests.golden.digests. If none did, and only a bot had other luck or figures changed, run it with {SAME}."""


def digests() -> dict[str, tuple[int, str]]:
    """By golden game: the rules it is played by today, and the digest of its journal without them and the pack."""
    found = {}
    for mode, (id, _, _) in sorted(MODES.items()):
        journal = journal_in(mode)
        journal.rules, journal.pack = 0, ""
        found[mode] = load_game(id).rules_version, sha256(write_journal(journal).encode()).hexdigest()[:16]
    return found


def recorded() -> dict[str, tuple[int, str]]:
    lines = [line.split() for line in FILE.read_text(encoding="utf-8").splitlines()]
    return {mode: (int(rules), digest) for mode, rules, digest in lines}


def changed_by_the_same_rules(then: dict[str, tuple[int, str]], now: dict[str, tuple[int, str]]) -> list[str]:
    """Golden games that go another way than they did, although the version says that the rules are those of then."""
    both = [(mode, then[mode], now[mode]) for mode in now if mode in then]
    return [mode for mode, old, new in both if old[0] == new[0] and old[1] != new[1]]


if __name__ == "__main__":
    changed = changed_by_the_same_rules(recorded(), digests())
    if changed and SAME not in sys.argv:
        sys.exit(f"{', '.join(changed)} changed.{TO_DO}")
    lines = [f"{mode} {rules} {digest}\n" for mode, (rules, digest) in digests().items()]
    FILE.write_text("".join(lines), encoding="utf-8")
