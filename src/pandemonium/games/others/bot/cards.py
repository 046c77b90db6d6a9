"""The Sin's cards and Acolytes (section 7): each has a price by the situation, and is played if it beats keeping it."""

from __future__ import annotations

from typing import Final

from pandemonium.engine.state import Choice
from pandemonium.games.others.bot.city import city_worth
from pandemonium.games.others.bot.fights import dice_in, harm_in, kills_worth, sin_dice_in, token_worths
from pandemonium.games.others.bot.outlook import Outlook
from pandemonium.games.others.bot.prices import level_price, wounds_price
from pandemonium.games.others.bot.reactions import attack_worth
from pandemonium.games.others.rules import verbs
from pandemonium.games.others.rules.choice import ABILITY, PASS, PLAY, WATCH
from pandemonium.games.others.rules.figures import ABOMINATION, ACOLYTE, CARD_KINDS, NOBODY, NOTHING
from pandemonium.games.others.rules.pace import pace
from pandemonium.games.others.rules.roll import Roll, roll_underway
from pandemonium.games.others.rules.state import Others

GROWN: Final = 4
"""A hand beyond which cards come cheaper."""


def card_answer(outlook: Outlook, state: Others, offers: list[Choice]) -> Choice:
    if ABILITY in offers and calls(outlook, state):
        return ABILITY
    best, most = PASS if PASS in offers else WATCH, threshold(outlook, state)
    for choice in offers:
        if PLAY <= choice < PLAY + CARD_KINDS:
            worth = card_worth(outlook, state, choice - PLAY)
            if worth > most:
                best, most = choice, worth
    return best


def threshold(outlook: Outlook, state: Others) -> float:
    """What a card is worth in hand: less where there are many."""
    held = sum(int(number) for number in state.hand)
    return outlook.weights.keep - 0.1 * max(0, held - GROWN)


def calls(outlook: Outlook, state: Others) -> bool:
    """A dead Acolyte joins whenever its dice help; it would come by a Nest otherwise."""
    roll = roll_underway(state)
    return roll is not None and attack_worth(outlook, state, roll.slot, ACOLYTE) > -1.0


def card_worth(outlook: Outlook, state: Others, card: int) -> float:
    printed = state.rules.cards[card]
    verb = printed.verb
    slot = state.active
    if verb == verbs.BLAME:
        return wounds_price(outlook, state, slot, printed.amount)
    if verb == verbs.CAP_MOVE:
        return 0.75 if pace(state, slot) > 1 and not state.monsters[state.at[slot]] else 0.3
    if verb == verbs.END_MOVE:
        return 0.7
    if verb == verbs.TOMORROW:
        return 2 * outlook.weights.card
    if verb == verbs.ENVIED:
        return 0.8
    if verb == verbs.OVERSLEPT:
        return outlook.weights.extra
    if verb == verbs.CANCEL:
        return city_worth_of(outlook, state, slot)
    if verb == verbs.ONE_ICON:
        return 0.5 * city_worth_of(outlook, state, slot)
    if verb == verbs.TWO_MOVES:
        return 0.5
    if verb == verbs.UNDER_BED:
        with_it = attack_worth(outlook, state, slot, ABOMINATION)
        return with_it - max(0.0, attack_worth(outlook, state, slot, NOTHING))
    roll = roll_underway(state)
    return 0.0 if roll is None else roll_card_worth(outlook, state, roll, verb, printed.amount, printed.more)


def city_worth_of(outlook: Outlook, state: Others, slot: int) -> float:
    """The token lies there already: what its icons would have brought."""
    space = state.at[slot]
    owner = state.slot_token[space]
    state.slot_token[space] = NOBODY
    found = city_worth(outlook, state, slot, space)
    state.slot_token[space] = owner
    return found


def roll_card_worth(outlook: Outlook, state: Others, roll: Roll, verb: int, amount: int, more: int) -> float:
    slot, space = roll.slot, state.at[roll.slot]
    if verb == verbs.ALONE_DICE:
        return more_dice(outlook, state, roll, amount)
    if verb == verbs.NO_HELP:
        return more_dice(outlook, state, roll, more) + fewer_dice(outlook, state, roll, roll.company(state))
    if verb == verbs.BREATHLESS:
        return fewer_dice(outlook, state, roll, amount * state.entered)
    if verb == verbs.HIDE:
        return 0.45 * kills_worth(
            outlook, state, roll.space, dice_in(state, slot, space, roll.willing), 0, roll.willing
        )
    if verb == verbs.BLIND:
        return 0.35 * int(roll.faith(state))
    if verb == verbs.TROPHY:
        return min(more, amount * len(roll.picked)) * level_price(outlook, state, slot) * 2
    worths = token_worths(outlook, state, slot, roll.space)
    return 0.4 * sum(worths[:2])


def more_dice(outlook: Outlook, state: Others, roll: Roll, number: int) -> float:
    """Sin dice added to this fight; in a ranged one only if somebody comes."""
    space = state.at[roll.slot]
    if not state.monsters[space]:
        return 0.0
    dice = sin_dice_in(state, space)
    with_it = harm_in(outlook, state, roll.slot, space, dice + number, roll.willing)
    return outlook.weights.boldness * (with_it - harm_in(outlook, state, roll.slot, space, dice, roll.willing))


def fewer_dice(outlook: Outlook, state: Others, roll: Roll, number: int) -> float:
    """Hero dice taken away: what they would have killed."""
    dice = dice_in(state, roll.slot, state.at[roll.slot], roll.willing)
    with_all = kills_worth(outlook, state, roll.space, dice, 0, roll.willing)
    return with_all - kills_worth(outlook, state, roll.space, max(1, dice - number), 0, roll.willing)
