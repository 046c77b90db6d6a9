"""The final scoring (DWD-1.15.1 to DWD-1.15.8) and who has won (DWD-R37)."""

from __future__ import annotations

from mypy_extensions import i64

from pandemonium.engine.bits import BIT
from pandemonium.games.deal.rules import event
from pandemonium.games.deal.rules.account import account, fifths
from pandemonium.games.deal.rules.estate import estate
from pandemonium.games.deal.rules.figures import SEATS
from pandemonium.games.deal.rules.state import Deal


def final_scoring(state: Deal) -> None:
    """Totals start from the score marker; everything is open, and stays where it is for all to reckon again."""
    state.open = True
    for seat in range(SEATS):
        own = estate(state, seat)
        state.kingdoms[seat].score += sum(account(state.rules, own))
        state.fifths[seat] = fifths(state.rules, own)
    state.winners = find_winners([one.score for one in state.kingdoms], list(state.fifths))
    if state.events is not None:
        state.tell(event.ENDED, ())


def find_winners(score: list[int], tokens: list[int]) -> i64:
    """The highest total; of equal ones the most tokens left; then they share the victory. A mask of seats."""
    best = max([(score[seat], tokens[seat]) for seat in range(len(score))])
    return sum([BIT[seat] for seat in range(len(score)) if (score[seat], tokens[seat]) == best])
