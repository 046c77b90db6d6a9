"""Why not? The rule that forbids a choice, or the use of a thing on the table, for the seat that asks."""

from __future__ import annotations

from pandemonium.engine.driver import legal
from pandemonium.engine.phrase import Refusal, refusal
from pandemonium.engine.state import Seat
from pandemonium.games.inferno.code import Codes
from pandemonium.games.inferno.element import element
from pandemonium.games.inferno.state import Inferno


def why_not(codes: Codes, state: Inferno, seat: Seat, target: str) -> Refusal | None:
    choice = codes.by_code.get(target)
    offered = legal(state, seat)
    if choice in offered or any(element(codes, offer) == target for offer in offered):
        return None
    return refusal("refused-unknown", code=target[:40])
