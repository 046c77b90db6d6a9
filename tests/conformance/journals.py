"""Prints journals, logs and beliefs of seeded games: law 3 runs this in two processes and compares.

python -m tests.conformance.journals
"""

from __future__ import annotations

from pandemonium.engine.chance import chance_from
from pandemonium.engine.dump import dump
from pandemonium.engine.game import Setup
from pandemonium.engine.journal import journal_of, write_journal
from tests.conformance.subjects import GAMES, heard, mixes, offered, onlookers
from tests.engine.plays import random_match

if __name__ == "__main__":
    for game in GAMES:
        for seats in game.seats:
            for at, options in enumerate(mixes(game, seats, 3)):
                match = random_match(game, Setup(seats, f"hash {at}", options), 40 if at else 10_000)
                print(write_journal(journal_of(match, [], with_seed=True)))
                for seat in onlookers(match):
                    print(heard(match, seat), offered(match, seat))
                    print(dump(game.sample(match.state, seat, chance_from("hash"))))
