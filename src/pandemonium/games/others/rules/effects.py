"""What the Sin's cards do (section 3.8): one verb each, with the figures of the data."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pandemonium.engine.state import Frame, Seats
from pandemonium.games.others.rules import cause, event
from pandemonium.games.others.rules.blame import blame
from pandemonium.games.others.rules.corruption import corrupt
from pandemonium.games.others.rules.envy import envy
from pandemonium.games.others.rules.figures import NOTHING
from pandemonium.games.others.rules.printed import Card
from pandemonium.games.others.rules.roll import Roll, roll_underway
from pandemonium.games.others.rules.state import Others
from pandemonium.games.others.rules.teleport import teleport
from pandemonium.games.others.rules.tomorrow import tomorrow
from pandemonium.games.others.rules.verbs import (
    ALONE_DICE,
    BLAME,
    BLIND,
    BREATHLESS,
    CANCEL,
    CAP_MOVE,
    CLEANSE_LESS,
    END_MOVE,
    ENVIED,
    HIDE,
    NO_HELP,
    ONE_ICON,
    OVERSLEPT,
    TOMORROW,
    TROPHY,
    TWO_MOVES,
    UNDER_BED,
    WHY_BOTHER,
)

TWO: Final = 2
"""Monsters that move by Two Mouths."""


def play_card(state: Others, card: i64) -> None:
    """One per turn, its reaction included (OTH-SC-1); it is discarded after its effect (OTH-SC-3)."""
    state.hand[card] -= 1
    state.exposed[card] = max(state.exposed[card] - 1, 0)
    state.card_played = True
    state.playing = state.shown = card
    if state.events is not None:
        state.tell(event.CARD_PLAYED, (card,))
    state.push(Discarding())
    carry_out(state, state.rules.cards[card])


class Discarding(Frame[Others]):
    """Waits below the effect, then lays the card on the discard pile."""

    __slots__ = ()

    def ask(self, state: Others) -> Seats:
        if state.playing != NOTHING:
            state.discard[state.playing] += 1
            state.playing = NOTHING
        return 0


def carry_out(state: Others, card: Card) -> None:
    verb = card.verb
    if verb == BLAME:
        blame(state, card.amount, card.more)
    elif verb == TOMORROW:
        tomorrow(state, card.more)
    elif verb == ENVIED:
        envy(state, card.more)
    elif verb == CAP_MOVE:
        state.capped = card.amount
    elif verb == END_MOVE:
        state.halted = True
        if state.events is not None:
            state.tell(event.MOVE_ENDED, (state.active,))
    elif verb == ONE_ICON:
        state.icon_limit = card.amount
    elif verb == CANCEL:
        state.icon_limit = 0
    elif verb == OVERSLEPT:
        state.overslept = True
        if state.events is not None:
            state.tell(event.OVERSLEPT, (state.active,))
    elif verb == TWO_MOVES:
        state.reaction_moves = TWO
    elif verb == UNDER_BED:
        state.reaction_moves = 0
        teleport(state)
    else:
        change_roll(state, card)


def change_roll(state: Others, card: Card) -> None:
    """A card of a roll: the hero may change his mind on what he adds."""
    roll = roll_underway(state)
    if roll is None:
        return
    roll.challenged = True
    verb = card.verb
    if verb == ALONE_DICE:
        roll.sin_dice += card.amount
    elif verb == NO_HELP:
        roll.no_help = True
        roll.sin_dice += card.more
    elif verb == BLIND:
        roll.blind = True
    elif verb == CLEANSE_LESS:
        roll.fewer += card.amount
    elif verb == HIDE:
        roll.tough += card.amount
    elif verb == WHY_BOTHER:
        roll.no_will = roll.no_help = True
    elif verb == BREATHLESS:
        roll.fewer += card.amount * state.entered
    elif verb == TROPHY:
        trophy(state, roll, card)


def trophy(state: Others, roll: Roll, card: Card) -> None:
    """Corruption for each monster he killed in it, up to a limit."""
    corrupt(state, roll.slot, min(card.amount * len(roll.picked), card.more), cause.CARD)
