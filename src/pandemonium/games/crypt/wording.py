"""What a choice and a question are called: message ids and facts. The sentences are in `text/`."""

from __future__ import annotations

from pandemonium.engine.phrase import Name, Phrase, Player, phrase
from pandemonium.engine.state import Choice, Seat
from pandemonium.games.crypt import choice as choices
from pandemonium.games.crypt.choice import PAIR_CARDS, dice_of, face_of, slot_of
from pandemonium.games.crypt.claim import Claim
from pandemonium.games.crypt.pottery import Window
from pandemonium.games.crypt.rules import IDOL, MANUSCRIPT, PER_TYPE, POTTERY, REMAINS
from pandemonium.games.crypt.setup import TREASURES
from pandemonium.games.crypt.state import NOBODY, Crypt


def label(state: Crypt, seat: Seat, choice: Choice) -> Phrase:
    """A button's words, with the cost and the result of pressing it."""
    if choice < choices.RECOVER:
        return claim_label(state, seat, choice)
    if choice == choices.RECOVER:
        return phrase("choice-recover", dice=state.spent[seat]) if state.spent[seat] else phrase("choice-pass")
    if choice == choices.DONE:
        return phrase("choice-done")
    if choice == choices.DECLINE:
        return phrase("choice-decline")
    values = state.rules.values
    if choice >= choices.RESCUE:
        low, high = (values[REMAINS * PER_TYPE + place] for place in PAIR_CARDS[choice - choices.RESCUE])
        return phrase("choice-rescue", low=low, high=high)
    if choice >= choices.PEEK:
        return phrase("choice-peek", value=values[MANUSCRIPT * PER_TYPE + choice - choices.PEEK])
    if choice >= choices.REROLL:
        effort, place = divmod(choice - choices.REROLL, PER_TYPE)
        return phrase("choice-reroll", effort=effort, value=values[IDOL * PER_TYPE + place])
    slot, pair = divmod(choice - choices.POTTERY, choices.PAIRS)
    low, high = (values[POTTERY * PER_TYPE + place] for place in PAIR_CARDS[pair])
    treasure = Name(TREASURES[state.crypt[slot] // PER_TYPE])
    return phrase("choice-pottery", slot=slot + 1, treasure=treasure, low=low, high=high)


def claim_label(state: Crypt, seat: Seat, choice: Choice) -> Phrase:
    slot, face, dice = slot_of(choice), face_of(choice), dice_of(choice)
    treasure = Name(TREASURES[state.crypt[slot] // PER_TYPE])
    facts = {"slot": slot + 1, "dice": dice, "effort": face, "total": face * dice, "lost": face - 1}
    holder = state.holder[slot]
    if holder in (NOBODY, seat):
        return Phrase("choice-claim", {**facts, "treasure": treasure})
    if holder < state.seats:
        return Phrase("choice-claim-push", {**facts, "treasure": treasure, "player": Player(holder)})
    return Phrase("choice-claim-push-ghost", {**facts, "treasure": treasure})


def element(choice: Choice) -> str:
    """The thing on the table a choice belongs to."""
    if choice < choices.RECOVER:
        return f"slot {slot_of(choice) + 1}"
    if choice >= choices.RESCUE:
        return "collector remains"
    if choice >= choices.PEEK:
        return "collector manuscript"
    if choice >= choices.REROLL:
        return "collector idol"
    if choice >= choices.POTTERY:
        return f"slot {(choice - choices.POTTERY) // choices.PAIRS + 1}"
    return "servants" if choice == choices.RECOVER else ""


def prompt(state: Crypt, seat: Seat) -> Phrase:
    """One sentence: what is asked of the seat, or whom it waits for."""
    if not state.stack:
        return phrase("ask-over")
    asked = state.asked.bit_length() - 1
    frame = state.stack[-1]
    if asked != seat:
        kind = "pottery" if isinstance(frame, Window) else "claim" if isinstance(frame, Claim) else "collect"
        return phrase(f"wait-{kind}", player=Player(asked))
    if isinstance(frame, Window):
        return phrase("ask-pottery")
    if not isinstance(frame, Claim):
        return phrase("ask-reroll")
    if frame.placed:
        return phrase("ask-done") if frame.in_the_dark(state) or not state.ready[seat] else phrase("ask-more")
    return phrase("ask-claim-in-the-dark" if frame.in_the_dark(state) else "ask-claim", dice=state.ready[seat])
