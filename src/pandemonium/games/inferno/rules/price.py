"""What a choice costs at once: Drachmas, the loans they take, the Infamy lost by them; alone, perhaps the game."""

from __future__ import annotations

from mypy_extensions import i64

from pandemonium.engine.state import Choice, Seat
from pandemonium.games.inferno.rules.bonfire import Invocation
from pandemonium.games.inferno.rules.challenge import Toll
from pandemonium.games.inferno.rules.choice import SKIP
from pandemonium.games.inferno.rules.council import COST, Council
from pandemonium.games.inferno.rules.descent import Descent
from pandemonium.games.inferno.rules.florence import Florence
from pandemonium.games.inferno.rules.fraud import Fraud
from pandemonium.games.inferno.rules.money import LOAN, hurts
from pandemonium.games.inferno.rules.state import Inferno


class Price:
    """`infamy` is what is lost before the choice gives anything; `lost` says that it ends a game alone."""

    __slots__ = ("drachmas", "infamy", "loans", "lost")

    drachmas: i64
    loans: i64
    infamy: i64
    lost: bool


def price_of(state: Inferno, seat: Seat, choice: Choice) -> Price:
    """For a choice that is offered to that seat."""
    price = Price()
    price.drachmas = drachmas_for(state, seat, choice)
    price.infamy = infamy_for(state, seat, choice)
    price.loans = 0
    price.lost = loses(state, seat, price.infamy)
    boat, purse = state.boat[seat], state.drachmas[seat]
    while purse < price.drachmas:
        if hurts(state.rules, boat) and not price.lost:
            price.infamy += state.rules.instant_loss
            price.lost = loses(state, seat, price.infamy)
        boat = min(boat + 1, len(state.rules.loan_losses) - 1)
        purse += LOAN
        price.loans += 1
    return price


def drachmas_for(state: Inferno, seat: Seat, choice: Choice) -> i64:
    frame = state.asking(seat)
    if isinstance(frame, Florence | Invocation | Fraud | Toll | Descent):
        return frame.price(state, choice)
    return 0


def infamy_for(state: Inferno, seat: Seat, choice: Choice) -> i64:
    """A council costs some whatever it does, and so does a row of a challenge that is not paid for."""
    frame = state.asking(seat)
    if isinstance(frame, Council):
        return COST
    return state.rules.penalties[frame.track] if isinstance(frame, Toll) and choice == SKIP else 0


def loses(state: Inferno, seat: Seat, infamy: i64) -> bool:
    """Whether losing so much ends the game (INF-1.11.2)."""
    return state.solo >= 0 and infamy > 0 and state.infamy[seat] < infamy
