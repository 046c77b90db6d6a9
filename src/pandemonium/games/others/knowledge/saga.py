"""Story mode (section 9.3): the seven adventures one after another, the Sins in turn, and what came of each.

First all seven are played once; then those that the side with more of them has not won, until one side has them all.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from pandemonium.engine.phrase import Name, phrase
from pandemonium.engine.saga import Chapter, Saga, Sequel
from pandemonium.games.others.data.names import ADVENTURES, SINS
from pandemonium.games.others.rules.state import Others

ORDER: Final = ("T1", "T3", "R1", "C2", "T2", "C1", "R2")
HEROES: Final = "heroes"
SIN: Final = "sin"
FEW_DEATHS: Final = 1
LOW_LEVEL: Final = 4
MARKS: Final = ("won", "few-deaths", "low-level")
"""The heroes' marks: they won; at most one of them died; the Apocalypse stopped at four."""


def saga(state: Others, options: Mapping[str, str], before: tuple[Chapter, ...]) -> Saga | None:
    if options["story"] != "yes" or state.teach:
        return None
    if state.stack:
        return Saga(ORDER, before)
    told = Saga(ORDER, (*before, chapter(state)))
    complete = next((side for side in (HEROES, SIN) if len(told.won_by(side)) == len(ORDER)), "")
    return Saga(ORDER, told.played, () if complete else sequels(state, options, told), complete)


def chapter(state: Others) -> Chapter:
    reached = (state.heroes_won, state.deaths <= FEW_DEATHS, state.level <= LOW_LEVEL)
    return Chapter(
        id=ADVENTURES[state.adventure],
        won=HEROES if state.heroes_won else SIN,
        figures={"rounds": state.round, "deaths": state.deaths, "level": state.level},
        marks=tuple(mark for mark, yes in zip(MARKS, reached, strict=True) if yes),
    )


def sequels(state: Others, options: Mapping[str, str], told: Saga) -> tuple[Sequel, ...]:
    """Whoever lost goes on, against the other Sin, or tries the same once more."""
    losers = tuple(seat for seat in range(state.seats) if (seat != state.sin_seat) != state.heroes_won)
    here, sin = ADVENTURES[state.adventure], SINS[state.sin]
    other = SINS[(state.sin + 1) % len(SINS)]
    then = following(told, here)
    on = phrase("sequel-next", adventure=Name(f"adventure-{then}"))
    return (
        Sequel("next", on, {**options, "adventure": then, "sin": other}, losers),
        Sequel("repeat", phrase("sequel-repeat"), {**options, "adventure": here, "sin": sin}, losers),
    )


def following(told: Saga, here: str) -> str:
    """The next in order that was not played yet; after the last, the next that the side ahead has not won."""
    at = ORDER.index(here)
    ring = (*ORDER[at + 1 :], *ORDER[: at + 1])
    played = {chapter.id for chapter in told.played}
    ahead = told.won_by(HEROES) if len(told.won_by(HEROES)) >= len(told.won_by(SIN)) else told.won_by(SIN)
    fresh = [id for id in ring if id not in played]
    return fresh[0] if fresh else next(id for id in ring if id not in ahead)
