"""Why not this Fraud card, or this benefit of it. Nothing is said of cards that the seat cannot see."""

from __future__ import annotations

from pandemonium.engine.phrase import Name, Refusal, refusal
from pandemonium.engine.state import Seat
from pandemonium.games.inferno.cashing import NO_CARD, Cashing
from pandemonium.games.inferno.fraud import BENEFIT, CHOOSING_CARD, DRAWING, FROM_ELSEWHERE, Fraud
from pandemonium.games.inferno.names import BARRELS, INSTANTS, SINS, TRACKS
from pandemonium.games.inferno.reason.hell import why_no_drachmas
from pandemonium.games.inferno.reason.when import why_not_now
from pandemonium.games.inferno.rules import BIT
from pandemonium.games.inferno.state import Inferno
from pandemonium.games.inferno.tower import owns_barrel


def why_no_card(state: Inferno, seat: Seat, card: int) -> Refusal:
    """A card on the table: by what is asked now."""
    frame = state.stack[-1]
    if isinstance(frame, Cashing) and frame.placing == NO_CARD:
        return why_no_cashing(state, seat, card, second=False)
    if asks(state, DRAWING):
        return why_no_draw(state, card)
    if not asks(state, CHOOSING_CARD):
        return why_not_now(state, "card")
    if state.hands[seat] & BIT[card]:
        return why_no_play(state, seat, card)
    if card in state.market:
        return why_no_purchase(state, seat, card)
    return refusal("why-card-elsewhere", "INF-1.3.8", card=card + 1)


def why_no_play(state: Inferno, seat: Seat, card: int) -> Refusal:
    if not asks(state, CHOOSING_CARD):
        return why_not_now(state, "play")
    if not state.hands[seat] & BIT[card]:
        return refusal("why-not-in-hand", "INF-1.3.8", card=card + 1)
    return why_no_drachmas(state, seat, fee(state))


def why_no_purchase(state: Inferno, seat: Seat, card: int) -> Refusal:
    if not asks(state, CHOOSING_CARD):
        return why_not_now(state, "buy")
    if card not in state.market:
        return refusal("why-not-in-market", "INF-1.3.8", card=card + 1)
    return why_no_drachmas(state, seat, fee(state) + FROM_ELSEWHERE)


def why_no_draw(state: Inferno, card: int) -> Refusal:
    if not asks(state, DRAWING):
        return why_not_now(state, "draw")
    return refusal("why-not-in-market", "INF-1.3.11", card=card + 1)


def why_no_deck(state: Inferno, seat: Seat, word: str) -> Refusal:
    """The unseen top card, bought or drawn."""
    buys, draws = asks(state, CHOOSING_CARD), asks(state, DRAWING)
    if not (buys and word != "draw-blind") and not (draws and word != "buy-blind"):
        return why_not_now(state, word)
    if not state.deck:
        return refusal("why-deck-empty", "INF-R30")
    return why_no_drachmas(state, seat, fee(state) + FROM_ELSEWHERE)


def why_no_benefit(state: Inferno) -> Refusal:
    """The advance is always to be had; the other benefit may be void."""
    frame = state.stack[-1]
    if not isinstance(frame, Fraud) or frame.step != BENEFIT:
        return why_not_now(state, "benefit")
    instant = INSTANTS[state.rules.fraud_instant[frame.card]]
    return refusal("why-benefit-void", "INF-1.3.9", instant=Name(f"instant-{instant}"))


def why_no_cashing(state: Inferno, seat: Seat, card: int, *, second: bool) -> Refusal:
    frame, rules = state.stack[-1], state.rules
    if not isinstance(frame, Cashing) or frame.placing != NO_CARD:
        return why_not_now(state, "cash")
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


def asks(state: Inferno, step: int) -> bool:
    """Whether a Fraud card's question of that step is open."""
    frame = state.stack[-1]
    return isinstance(frame, Fraud) and frame.step == step


def fee(state: Inferno) -> int:
    frame = state.stack[-1]
    return frame.fee if isinstance(frame, Fraud) else 0
