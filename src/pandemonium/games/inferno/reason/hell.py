"""Why not this Soul, and why not this shield as its end."""

from __future__ import annotations

from pandemonium.engine.phrase import Name, Player, Refusal, refusal
from pandemonium.engine.state import Choice, Seat
from pandemonium.games.inferno.choice import BONE, GRAVE, SOUL
from pandemonium.games.inferno.descent import ends
from pandemonium.games.inferno.hell import own_entrance
from pandemonium.games.inferno.money import ACHERON, can_pay
from pandemonium.games.inferno.names import SINS
from pandemonium.games.inferno.rules import BIT, CERBERUS, DIS, LIMBO
from pandemonium.games.inferno.state import Inferno
from pandemonium.games.inferno.view import shield_id, shield_view
from pandemonium.games.inferno.wording import colour_of


def why_no_soul(state: Inferno, seat: Seat, shield: int) -> Refusal:
    return why_unmovable(state, seat, shield) or why_stuck(state, seat, SOUL + shield)


def why_unmovable(state: Inferno, seat: Seat, shield: int) -> Refusal | None:
    """No standing Soul, or one in another player's Chains."""
    id = shield_id(state, shield)
    if not state.colour[shield]:
        return refusal("why-no-soul", "INF-1.4.1", shield=id)
    if not state.standing & BIT[shield]:
        return refusal("why-laid", "INF-1.4.4", shield=id)
    for other in range(state.seats):
        if other != seat and state.chains[other] == shield:
            return refusal("why-chained", "INF-ANTAEUS", player=Player(other))
    return None


def why_stuck(state: Inferno, seat: Seat, picked: Choice) -> Refusal:
    """Every way down ends before an empty shield, or before the Wall."""
    if ends(with_all_gates(state, seat), seat, picked):
        return refusal("why-stuck-at-wall", "INF-1.4.6")
    if picked >= BONE:
        return refusal("why-no-straight-way", "INF-CERBERUS")
    return refusal("why-stuck", "INF-1.4.2", circle=colour_of(state, picked))


def why_no_grave(state: Inferno, seat: Seat, colour: int) -> Refusal:
    if not state.graveyard[colour]:
        return refusal("why-none-in-graveyard", "INF-1.4.1", sin=Name(SINS[colour - 1]))
    if not can_pay(state, seat, ACHERON):
        return why_no_drachmas(state, seat, ACHERON)
    if colour == LIMBO:
        return refusal("why-limbo-full", "INF-R4")
    return why_stuck(state, seat, GRAVE + colour - 1)


def why_no_bone(state: Inferno, seat: Seat, shield: int) -> Refusal:
    if state.black != CERBERUS:
        return refusal("why-guardian-absent", "INF-1.2.7", guardian=Name("cerberus"))
    if not state.bones[seat]:
        return refusal("why-no-bone", "INF-CERBERUS")
    return why_unmovable(state, seat, shield) or why_stuck(state, seat, BONE + shield)


def why_no_drachmas(state: Inferno, seat: Seat, drachmas: int) -> Refusal:
    """Only where no loan is to be had."""
    return refusal("why-no-drachmas", "INF-1.11.5", drachmas=drachmas, have=state.drachmas[seat])


def why_no_end(state: Inferno, seat: Seat, picked: Choice, shield: int) -> Refusal:
    """For the Soul that was picked."""
    id, circle, colour = shield_id(state, shield), state.board.circle[shield], colour_of(state, picked)
    if state.occupied & BIT[shield]:
        return why_occupied(state, shield, "INF-1.4.2")
    if circle <= circle_of(state, picked):
        return refusal("why-not-lower", "INF-1.4.10")
    if circle > colour:
        return refusal("why-below-circle", "INF-1.4.3", sin=Name(SINS[colour - 1]), circle=colour)
    if ends(with_all_gates(state, seat), seat, picked) & BIT[shield]:
        if circle == DIS:
            return refusal("why-no-passage", "INF-1.4.6", gate=shield - state.rules.first[DIS] + 1)
        return refusal("why-behind-wall", "INF-1.4.6", shield=id)
    if picked >= BONE:
        return refusal("why-not-straight", "INF-CERBERUS", shield=id)
    if own_entrance(state, seat) and ends(without_labyrinth(state, seat), seat, picked) & BIT[shield]:
        return refusal("why-own-labyrinth", "INF-MINOTAUR", shield=id)
    return refusal("why-no-line", "INF-1.4.2", shield=id)


def why_occupied(state: Inferno, shield: int, rule: str) -> Refusal:
    piece = shield_view(state, shield).piece
    return refusal("why-occupied", rule, shield=shield_id(state, shield), piece=Name(f"piece-{piece}"))


def circle_of(state: Inferno, picked: Choice) -> int:
    """Where the picked Soul comes from; the Graveyard lies above circle 1."""
    if picked >= BONE:
        return state.board.circle[picked - BONE]
    return 0 if picked >= GRAVE else state.board.circle[picked - SOUL]


def with_all_gates(state: Inferno, seat: Seat) -> Inferno:
    """As if the seat had a disc on every gate."""
    twin = state.copy()
    twin.gates[seat] = BIT[state.board.gates] - 1
    return twin


def without_labyrinth(state: Inferno, seat: Seat) -> Inferno:
    """As if the seat's Labyrinth were another player's."""
    twin = state.copy()
    twin.labyrinths[seat] = -1
    return twin
