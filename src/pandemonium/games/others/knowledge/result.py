"""The end (OTH-TB-21): one side has won, with a point for it and one for each life it kept or took; and what was done.

The lines that tell of the game bring no points: they are the same for both sides.
"""

from __future__ import annotations

from pandemonium.engine.phrase import phrase
from pandemonium.engine.result import Finish, Line, Result
from pandemonium.games.others.knowledge.hero import RESERVE
from pandemonium.games.others.knowledge.view import OthersView, view
from pandemonium.games.others.rules.death import reserve_left
from pandemonium.games.others.rules.state import Others


def result(state: Others) -> Result:
    """Totals and winners are the state's own."""
    end = finish(state)
    return Result(end.scores, result_from(view(state, -1)).accounts, end.winners)


def finish(state: Others) -> Finish:
    sin, won = state.sin_seat, state.heroes_won
    winners = tuple(seat for seat in range(state.seats) if (seat != sin) == won)
    return Finish(tuple(lives(state) if seat in winners else 0 for seat in range(state.seats)), winners)


def lives(state: Others) -> int:
    """A point for the victory, and those left in the Reserve or those who died."""
    return 1 + (reserve_left(state) if state.heroes_won else state.deaths)


def result_from(view: OthersView) -> Result:
    """Everything told again from what lies open at the end."""
    accounts = tuple(tuple(lines_of(view, seat)) for seat in range(view.seats))
    scores = tuple(sum(line.points for line in lines) for lines in accounts)
    winners = tuple(seat for seat in range(view.seats) if has_won(view, seat))
    return Result(scores, accounts, winners)


def has_won(view: OthersView, seat: int) -> bool:
    """All heroes win together, or the Sin does (OTH-WIN-1, OTH-WIN-2)."""
    return (seat != view.sin.seat) == view.heroes_won


def lines_of(view: OthersView, seat: int) -> list[Line]:
    won, heroes = has_won(view, seat), seat != view.sin.seat
    story, squad = view.story, view.squad
    reserve = sum(hero.place == RESERVE for hero in squad)
    lines = [Line(phrase("score-won"), 1)] if won else []
    if heroes:
        lines.append(Line(phrase("score-reserve", number=reserve), reserve if won else 0, not won))
    taken = won and not heroes
    lines.append(Line(phrase("score-deaths", number=story.deaths), story.deaths if taken else 0, not taken))
    told = {
        "missions": len(story.done),
        "rounds": story.round,
        "level": view.sin.level,
        "kills": sum(hero.kills for hero in squad),
        "removals": sum(hero.removals for hero in squad),
        "sins": sum(hero.sins for hero in squad),
    }
    return lines + [Line(phrase(f"score-{what}", number=number), 0, True) for what, number in told.items()]
