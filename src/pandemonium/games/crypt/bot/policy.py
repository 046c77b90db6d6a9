"""The policy: how a sensible player answers every question of Crypt, without search. It drives the playouts as well."""

from __future__ import annotations

from pandemonium.engine.driver import choose, settle
from pandemonium.engine.seats import first_seat
from pandemonium.engine.state import Choice
from pandemonium.games.crypt.bot.appraisal import FACE_COST, die_price
from pandemonium.games.crypt.bot.outlook import Outlook, coins_of, to_come
from pandemonium.games.crypt.bot.turn import best_turn
from pandemonium.games.crypt.bot.worth import worth
from pandemonium.games.crypt.rules.choice import DECLINE, PAIRS, PEEK, POTTERY, RECOVER, REROLL, RESCUE
from pandemonium.games.crypt.rules.claim import Claim
from pandemonium.games.crypt.rules.collect import Rerolls
from pandemonium.games.crypt.rules.figures import PER_TYPE
from pandemonium.games.crypt.rules.pottery import Window
from pandemonium.games.crypt.rules.state import Crypt


def act(outlook: Outlook, state: Crypt) -> None:
    """The seat that is asked plays its whole turn, or answers what it is asked."""
    seat = first_seat(state.asked)
    frame = state.asking(seat)
    if isinstance(frame, Claim):
        aside = useful_aside(outlook, state, seat, frame)
        while aside:
            state.aside(seat, aside)
            aside = useful_aside(outlook, state, seat, frame)
        follow(state, seat, frame, best_turn(outlook, state, seat, frame).choices)
    elif isinstance(frame, Window):
        choose(state, seat, hidden_card(outlook, state, seat, frame))
    elif isinstance(frame, Rerolls):
        choose(state, seat, reroll(outlook, state, seat, frame))


def follow(state: Crypt, seat: int, frame: Claim, choices: list[Choice]) -> None:
    """Take the choices of a turn; nothing can come between them."""
    for choice in choices:
        frame.answer(state, seat, choice)
    settle(state)


def answer(outlook: Outlook, state: Crypt, seat: int) -> Choice:
    """The next single choice of that seat."""
    if not (state.asked >> seat) & 1:
        return out_of_turn(state, seat)
    frame = state.asking(seat)
    if isinstance(frame, Window):
        return useful_peek(state, seat) or hidden_card(outlook, state, seat, frame)
    if isinstance(frame, Rerolls):
        return reroll(outlook, state, seat, frame)
    assert isinstance(frame, Claim)
    return useful_aside(outlook, state, seat, frame) or best_turn(outlook, state, seat, frame).choices[0]


# --- any-time abilities ------------------------------------------------------------------------------------------


def useful_aside(outlook: Outlook, state: Crypt, seat: int, frame: Claim) -> Choice:
    """An any-time ability to use before going on with the turn; 0 where there is none."""
    if frame.placed or not (state.spent[seat] or state.ready[seat]):
        return 0
    return useful_peek(state, seat) or useful_rescue(outlook, state, seat, frame)


def useful_peek(state: Crypt, seat: int) -> Choice:
    """A Manuscript has no better use than to look before acting; a look at a card nobody can act on is wasted."""
    if not state.ready[seat]:
        return 0
    for choice in state.asides(seat):
        if PEEK <= choice < RESCUE:
            return choice
    return 0


def out_of_turn(state: Crypt, seat: int) -> Choice:
    """What a seat that is not asked would use, if anything: a look while it has dice to act on it, else a rescue."""
    return useful_peek(state, seat) or state.asides(seat)[-1]


def useful_rescue(outlook: Outlook, state: Crypt, seat: int, frame: Claim) -> Choice:
    """A pair of Remains brings a die back at once, unless the turn is better spent recovering them all."""
    if not state.spent[seat]:
        return 0
    for choice in state.asides(seat):
        if choice >= RESCUE:
            recovering = best_turn(outlook, state, seat, frame).choices[0] == RECOVER
            return choice if not recovering or state.spent[seat] == 1 else 0
    return 0


# --- Pottery B and Idol A ----------------------------------------------------------------------------------------


def hidden_card(outlook: Outlook, state: Crypt, seat: int, frame: Window) -> Choice:
    """The face-down card of most worth, if it is worth the pair that pays for it."""
    left = to_come(outlook, state)
    best = DECLINE
    most = outlook.weights.hidden * 0.8 if state.deck else 0.0
    for choice in frame.options(state, seat):
        if choice != DECLINE:
            card = state.crypt[(choice - POTTERY) // PAIRS]
            kind = card // PER_TYPE
            value = worth(outlook, state, seat, kind, coins_of(outlook, state, seat, card), left[kind])
            if value > most:
                most = value
                best = choice
    return best


def reroll(outlook: Outlook, state: Crypt, seat: int, frame: Rerolls) -> Choice:
    """The failed die most likely to hold, if that is worth the Idol."""
    best = DECLINE
    most = outlook.weights.reroll if state.deck else 0.0
    for choice in frame.options(state, seat):
        if choice != DECLINE:
            effort = (choice - REROLL) // PER_TYPE
            value = (1.0 - FACE_COST[effort]) * die_price(outlook, state, state.ready[seat] + 1)
            if value > most:
                most = value
                best = choice
    return best


def play_on(outlooks: list[Outlook], state: Crypt) -> None:
    """Every seat plays by the policy and its own outlook to the end."""
    while state.asked:
        act(outlooks[first_seat(state.asked)], state)
