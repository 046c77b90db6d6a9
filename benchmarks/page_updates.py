"""What it costs to draw the updates of a live page: one random game, each choice drawn for every seat that notices it.

    python benchmarks/page_updates.py [GAME] [SEATS]

Processor time, without the sockets, the database, and the comparison with what was sent before: what those cost on top
is in `server_load.py --viewers page`. The first game reads every sentence for the first time; the second does not.
"""

from __future__ import annotations

import gc
import sys
import time

from pandemonium.cli.page import table_of
from pandemonium.engine.chance import chance_from
from pandemonium.engine.driver import legal
from pandemonium.engine.game import Setup
from pandemonium.engine.match import Match
from pandemonium.engine.registry import load_game
from pandemonium.engine.seats import LETTERS
from pandemonium.server.model import Preferences, User
from pandemonium.server.pages.regions import live_regions
from pandemonium.server.play.showing import show


def drawn(id: str, seats: int, seed: str) -> tuple[int, float]:
    """How many updates a whole game makes, and the seconds of processor they take."""
    match = Match(load_game(id), Setup(seats, seed))
    table, chance = table_of(match), chance_from(seed)
    people = [User(letter, letter, Preferences()) for letter in LETTERS[:seats]]
    updates, spent = 0, 0.0
    while not match.over:
        seat, before = match.waiting[0], [match.number_for(at) for at in range(seats)]
        offered = legal(match.state, seat)
        match.take(seat, offered[chance.below(len(offered))])
        table.version += 1
        noticed = [who for at, who in enumerate(people) if match.number_for(at) != before[at]]
        began = time.process_time()
        for who in noticed:
            live_regions(table, show(table, who, language="en"), who)
        spent += time.process_time() - began
        updates += len(noticed)
    return updates, spent


def main(id: str, seats: int) -> None:
    gc.freeze()  # as the server does once it has started
    for name in ("first", "second"):
        updates, spent = drawn(id, seats, f"{name} game")
        print(f"{name} game: {updates} updates, {1000 * spent / updates:.2f} ms each")


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "deal", int(sys.argv[2]) if len(sys.argv) > 2 else 4)
