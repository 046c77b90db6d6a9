"""Journals, states, logs and beliefs of a few seeded games as text: law 3 compares those of two processes.

python -m pandemonium.laws.journals GAME SEATS
"""

from __future__ import annotations

import sys

from pandemonium.engine.chance import chance_from
from pandemonium.engine.dump import dump
from pandemonium.engine.journal import journal_of, write_journal
from pandemonium.engine.registry import load_game
from pandemonium.laws.plays import AnyGame, mixed_setups, random_match
from pandemonium.laws.shown import heard, offered, onlookers

PLAYS = 3
SHORT = 40
"""The first play is a whole one, the others stop after so many choices."""


def journals(game: AnyGame, seats: int) -> list[str]:
    lines: list[str] = []
    for at, setup in enumerate(mixed_setups(game, seats, PLAYS)):
        match = random_match(game, setup, SHORT if at else game.longest)
        lines += [*write_journal(journal_of(match, [], with_seed=True)).splitlines(), repr(dump(match.state))]
        for seat in onlookers(match):
            belief = game.sample(match.state, seat, chance_from("hash"))
            lines += [repr(shown) for shown in (heard(match, seat), offered(match, seat), dump(belief))]
    return lines


if __name__ == "__main__":
    sys.stdout.reconfigure(encoding="utf-8")  # type: ignore[union-attr]
    print("\n".join(journals(load_game(sys.argv[1]), int(sys.argv[2]))))
