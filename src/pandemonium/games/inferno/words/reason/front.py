"""The front of "why not?": finds what a code or a thing on the table names, and asks the reason of its kind."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from pandemonium.engine.numbering import Numbering
from pandemonium.engine.phrase import Player, Refusal, refusal
from pandemonium.engine.seats import first_seat
from pandemonium.engine.state import Seat
from pandemonium.games.inferno.rules.figures import MEMBERS
from pandemonium.games.inferno.rules.state import Inferno
from pandemonium.games.inferno.rules.styx import MOST
from pandemonium.games.inferno.words.reason import florence, fraud, guardian, place, tower, track
from pandemonium.games.inferno.words.reason.case import Case
from pandemonium.games.inferno.words.reason.when import why_not_now


def why_not(numbering: Numbering, state: Inferno, seat: Seat, target: str) -> Refusal:
    """Why that code or thing, which is not offered, cannot be chosen."""
    subject = numbering.subject(target)
    if subject is None:
        return refusal("refused-unknown", code=target[:40])
    if not (state.asked >> seat) & 1:
        return refusal("why-not-your-turn", "INF-1.4.9", player=Player(first_seat(state.asked)))
    name, number = subject
    case = Case(state, seat)
    return REASONS[name](case, number) if name in REASONS else why_not_now(case, name)


Reason: TypeAlias = Callable[[Case, int], Refusal]

REASONS: Final[dict[str, Reason]] = {
    "soul": lambda case, shield: place.why_no_place(case, "soul", shield),
    "bone": lambda case, shield: place.why_no_place(case, "bone", shield),
    "shield": lambda case, shield: place.why_no_place(case, "shield", shield),
    "place": lambda case, shield: place.why_no_place(case, "place", shield),
    "graveyard": lambda case, number: place.why_no_crossing(case, number + 1),
    "grave": lambda case, number: place.why_no_grave(case, number + 1),
    "styx": lambda case, number: guardian.why_no_styx(case, number // MOST + 1, number % MOST + 1),
    "guardian": guardian.why_no_guardian,
    "disc": lambda case, gate: guardian.why_no_disc(case, gate, "disc"),
    "gate": lambda case, gate: guardian.why_no_disc(case, gate, "gate"),
    "relocate": guardian.why_no_relocation,
    "location": lambda case, number: florence.why_no_location(case, number // MEMBERS),
    "send": lambda case, number: florence.why_no_errand(case, *divmod(number, MEMBERS)),
    "accuse": lambda case, number: florence.why_no_accusation(case, *divmod(number, MEMBERS)),
    "recall": lambda case, number: florence.why_no_recall(case, *divmod(number, MEMBERS)),
    "floor": lambda case, floor: tower.why_no_floor(case, floor, "floor"),
    "storey": lambda case, floor: tower.why_no_floor(case, floor, "storey"),
    "home": lambda case, number: tower.why_no_homecoming(case, *divmod(number, MEMBERS)),
    "lift": lambda case, space: tower.why_no_lift(case, space, "lift"),
    "space": lambda case, space: tower.why_no_lift(case, space, "space"),
    "guest": tower.why_no_guest,
    "barrel": tower.why_no_barrel,
    "exchange": track.why_no_exchange,
    "raise": lambda case, sin: track.why_no_raise(case, sin, "raise"),
    "cube": lambda case, sin: track.why_no_raise(case, sin, "cube"),
    "lower": track.why_no_lowering,
    "advance": lambda case, _: track.why_no_track(case, "advance"),
    "track": lambda case, _: track.why_no_track(case, "track"),
    "diploma": track.why_no_diploma,
    "card": fraud.why_no_card,
    "play": fraud.why_no_play,
    "buy": fraud.why_no_purchase,
    "draw": fraud.why_no_draw,
    "deck": lambda case, _: fraud.why_no_deck(case, "deck"),
    "buy-blind": lambda case, _: fraud.why_no_deck(case, "buy-blind"),
    "draw-blind": lambda case, _: fraud.why_no_deck(case, "draw-blind"),
    "benefit": lambda case, _: fraud.why_no_benefit(case),
    "cash": lambda case, number: fraud.why_no_cashing(case, number // 2, second=number % 2 == 1),
}
"""By kind of choice or sort of thing; what has no reason of its own is only a matter of time."""
