"""Why not accuse, guess, bribe or answer so."""

from __future__ import annotations

from pandemonium.engine.bits import BIT
from pandemonium.engine.phrase import Player, Refusal, refusal
from pandemonium.games.deal.rules.facing import FIRST_GUEST, faced, inquisitor_at
from pandemonium.games.deal.rules.fields import NOBODY
from pandemonium.games.deal.rules.figures import COIN, SEATS
from pandemonium.games.deal.rules.inquisitors import open_places
from pandemonium.games.deal.rules.ritual import has_token
from pandemonium.games.deal.rules.roles import is_devil
from pandemonium.games.deal.words.naming import GOOD_NAMES, INQUISITOR_NAMES, ROLE_NAMES
from pandemonium.games.deal.words.reason.case import Case


def why_no_accusation(case: Case, suspect: int) -> Refusal:
    if suspect == case.seat:
        return refusal("why-not-oneself", "DWD-1.13.1")
    return refusal("why-confessed", "DWD-1.13.5", suspect=Player(suspect))


def why_no_piece(case: Case, _: int) -> Refusal:
    if not is_devil(case.state, case.seat):
        return refusal("why-devil-only", "DWD-1.14.2")
    return refusal("why-no-such-piece", "DWD-1.14.2")


def why_no_bribe(case: Case, stock: int) -> Refusal:
    if stock != COIN and not case.state.goods_bribe:
        return refusal("why-coins-only", "DWD-1.14.3")
    return refusal("why-no-stock", "DWD-1.14.3", good=GOOD_NAMES[stock])


def why_no_guess(case: Case, number: int) -> Refusal:
    state, seat = case.state, case.seat
    role, suspect = divmod(number, SEATS)
    at = role * SEATS + seat
    if suspect == seat:
        return refusal("why-not-oneself", "DWD-1.14.4")
    if not has_token(state, seat, role):
        return refusal("why-no-token-of-role", "DWD-1.14.4", role=ROLE_NAMES[role])
    if state.locked[at] != NOBODY:
        return refusal("why-guess-locked", "DWD-1.14.24", role=ROLE_NAMES[role])
    if state.guess[at] != NOBODY:
        return refusal("why-guessed-already", "DWD-1.14.4", role=ROLE_NAMES[role])
    if state.owned[role] != NOBODY:
        return refusal("why-exposed", "DWD-1.14.24", role=ROLE_NAMES[role])
    return refusal("why-ring-used", "DWD-1.14.4", suspect=Player(suspect))


def why_no_answer(case: Case, place: int) -> Refusal:
    """To an inquisitor who is not there, who is satisfied, or with what one has not."""
    state, seat = case.state, case.seat
    name = INQUISITOR_NAMES[inquisitor_at(state, place)]
    present = faced(state, seat) >> FIRST_GUEST if place == FIRST_GUEST else faced(state, seat) & BIT[place]
    if not present:
        return refusal("why-not-facing", "DWD-1.14.14", inquisitor=name)
    if place not in open_places(state, seat):
        return refusal("why-answered", "DWD-1.14.15", inquisitor=name)
    return refusal("why-nothing-to-show", "DWD-1.14.15")
