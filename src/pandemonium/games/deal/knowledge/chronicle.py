"""What statistics keep of a finished game (DWD-6.6.3): points by source, every deal, guesses and punishments."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from msgspec import Struct

from pandemonium.engine.state import Event
from pandemonium.games.deal.knowledge.result import result
from pandemonium.games.deal.knowledge.view import DealMade, deals
from pandemonium.games.deal.rules import event
from pandemonium.games.deal.rules.fields import NO_PRICE, NOBODY, SOULS, UNTAKEN
from pandemonium.games.deal.rules.figures import COIN, GOODS
from pandemonium.games.deal.rules.pool import PRICE
from pandemonium.games.deal.rules.state import Deal

SUFFERED: Final = (event.PUNISHED, event.BAILIFF_CAME, event.DESTROYED)
"""An inquisitor took points, put debt on, or tore a building down."""


class Deeds(Struct):
    """Of one seat."""

    points: dict[str, int]  # by the line of the account
    right: int = 0  # guesses of the last round
    wrong: int = 0
    suffered: int = 0  # inquisitors


class Trade(Struct):
    """A chest with an offer in it."""

    round: int
    owner: int
    saw: list[int]  # to whom it was open
    buyer: int  # or NOBODY
    coins: int  # what was asked for: coins, or pieces of soul
    pieces: int
    worth: int  # of the content, at the pool's prices


class Chronicle(Struct):
    deeds: list[Deeds]  # by seat
    trades: list[Trade]


def chronicle(state: Deal, events: Iterable[Event]) -> Chronicle:
    accounts = result(state.rules, state).accounts
    deeds = [Deeds({line.label.id: line.points for line in lines}) for lines in accounts]
    for told in events:
        if told.kind == event.GUESS_RIGHT:
            deeds[told.facts[0]].right += 1
        elif told.kind == event.GUESS_WRONG:
            deeds[told.facts[0]].wrong += 1
        elif told.kind in SUFFERED:
            deeds[told.facts[0]].suffered += 1
    return Chronicle(deeds, [trade(made) for made in deals(state) if made.price != NO_PRICE])


def trade(made: DealMade) -> Trade:
    """Whoever got the chest after it was taken saw no offer."""
    souls = made.price > SOULS
    return Trade(
        round=made.round,
        owner=made.owner,
        saw=made.receivers[: made.taken] if made.taken != UNTAKEN else made.receivers,
        buyer=made.receivers[made.taken - 1] if made.taken != UNTAKEN else NOBODY,
        coins=0 if souls else made.price,
        pieces=made.price - SOULS if souls else 0,
        worth=made.content[COIN] + sum(PRICE[good] * made.content[good] for good in range(GOODS)),
    )
