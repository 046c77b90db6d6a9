"""Why not keep or pass this card."""

from __future__ import annotations

from pandemonium.engine.phrase import Refusal, refusal
from pandemonium.games.deal.rules.cards import Keep, Pass
from pandemonium.games.deal.words.naming import BUILDING_NAMES
from pandemonium.games.deal.words.reason.case import Case


def why_no_keep(case: Case, card: int) -> Refusal:
    if isinstance(case.frame, Keep) and card not in case.state.kingdoms[case.seat].hand:
        return why_not_in_hand(card)
    return refusal("why-kept-one", "DWD-1.6.2")


def why_no_pass(case: Case, card: int) -> Refusal:
    frame = case.frame
    if card not in case.state.kingdoms[case.seat].hand:
        return why_not_in_hand(card)
    if isinstance(frame, Pass) and card not in (frame.first, frame.second) and frame.second < 0:
        return refusal("why-older-card", "DWD-1.6.5")
    return refusal("why-passed-two", "DWD-1.6.2")


def why_not_in_hand(card: int) -> Refusal:
    return refusal("why-not-in-hand", "DWD-1.6.5", building=BUILDING_NAMES[card])
