"""Why not this Fraud card, or this benefit of it. Nothing is said of cards that the seat cannot see."""

from __future__ import annotations

from typing import Final

from pandemonium.engine.bits import BIT
from pandemonium.engine.phrase import Name, Refusal, refusal
from pandemonium.games.inferno.data.names import BARRELS, INSTANTS, SINS, TRACKS
from pandemonium.games.inferno.rules import question as questions
from pandemonium.games.inferno.rules.fraud import FROM_ELSEWHERE, Fraud
from pandemonium.games.inferno.rules.tower import owns_barrel
from pandemonium.games.inferno.words.reason.case import Case
from pandemonium.games.inferno.words.reason.hell import why_no_drachmas
from pandemonium.games.inferno.words.reason.when import why_not_now

UNSEEN: Final = (
    (questions.CARD, "deck"),
    (questions.CARD, "buy-blind"),
    (questions.DRAW, "deck"),
    (questions.DRAW, "draw-blind"),
)
"""When the deck is asked for, as a thing or by a choice."""


def why_no_card(case: Case, card: int) -> Refusal:
    """A card on the table: by what is asked now."""
    if case.question == questions.CASH:
        return why_no_cashing(case, card, second=False)
    if case.question == questions.DRAW:
        return why_no_draw(case, card)
    if case.question != questions.CARD:
        return why_not_now(case, "card")
    if case.state.hands[case.seat] & BIT[card]:
        return why_no_play(case, card)
    if card in case.state.market:
        return why_no_purchase(case, card)
    return refusal("why-card-elsewhere", "INF-1.3.8", card=card + 1)


def why_no_play(case: Case, card: int) -> Refusal:
    if case.question != questions.CARD:
        return why_not_now(case, "play")
    if not case.state.hands[case.seat] & BIT[card]:
        return refusal("why-not-in-hand", "INF-1.3.8", card=card + 1)
    return why_no_drachmas(case, fee(case))


def why_no_purchase(case: Case, card: int) -> Refusal:
    if case.question != questions.CARD:
        return why_not_now(case, "buy")
    if card not in case.state.market:
        return refusal("why-not-in-market", "INF-1.3.8", card=card + 1)
    return why_no_drachmas(case, fee(case) + FROM_ELSEWHERE)


def why_no_draw(case: Case, card: int) -> Refusal:
    if case.question != questions.DRAW:
        return why_not_now(case, "draw")
    return refusal("why-not-in-market", "INF-1.3.11", card=card + 1)


def why_no_deck(case: Case, kind: str) -> Refusal:
    """The unseen top card, bought or drawn."""
    if (case.question, kind) not in UNSEEN:
        return why_not_now(case, kind)
    if not case.state.deck:
        return refusal("why-deck-empty", "INF-R30")
    return why_no_drachmas(case, fee(case) + FROM_ELSEWHERE)


def why_no_benefit(case: Case) -> Refusal:
    """The advance is always to be had; the other benefit may be void."""
    frame = case.frame
    if not isinstance(frame, Fraud) or case.question != questions.BENEFIT:
        return why_not_now(case, "benefit")
    instant = INSTANTS[case.state.rules.fraud_instant[frame.card]]
    return refusal("why-benefit-void", "INF-1.3.9", instant=Name(f"instant-{instant}"))


def why_no_cashing(case: Case, card: int, *, second: bool) -> Refusal:
    state, seat, rules = case.state, case.seat, case.state.rules
    if case.question != questions.CASH:
        return why_not_now(case, "cash")
    if not state.played[seat] & BIT[card]:
        return refusal("why-not-played", "INF-1.3.10", card=card + 1)
    if state.cashed[seat] & BIT[card]:
        return refusal("why-cashed", "INF-1.3.10", card=card + 1)
    barrel = rules.end_barrel[card]
    if not owns_barrel(state, seat, barrel):
        return refusal("why-no-barrel", "INF-1.3.10", card=card + 1, barrel=Name(BARRELS[barrel]))
    if second:
        return refusal("why-circle-full", "INF-R40", sin=Name(SINS[rules.end_soul[card] - 1]))
    track = rules.end_of[card]
    return refusal("why-cube-highest", "INF-R13", sin=Name(TRACKS[track]), value=state.cubes[track])


def fee(case: Case) -> int:
    return case.frame.fee if isinstance(case.frame, Fraud) else 0
