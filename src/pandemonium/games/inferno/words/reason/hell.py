"""Why not this Soul, and why not this shield as its end."""

from __future__ import annotations

from pandemonium.engine.bits import BIT
from pandemonium.engine.phrase import Name, Player, Refusal, refusal
from pandemonium.engine.state import Choice, Seat
from pandemonium.games.inferno.data.names import SINS
from pandemonium.games.inferno.knowledge.shield import shield_id, shield_view
from pandemonium.games.inferno.rules.choice import BONE, GRAVE, SOUL
from pandemonium.games.inferno.rules.descent import Descent, colour_of, ends
from pandemonium.games.inferno.rules.figures import CERBERUS, DIS, LIMBO
from pandemonium.games.inferno.rules.hell import own_entrance
from pandemonium.games.inferno.rules.money import ACHERON, can_pay
from pandemonium.games.inferno.rules.state import Inferno
from pandemonium.games.inferno.words.reason.case import Case


def why_no_soul(case: Case, shield: int) -> Refusal:
    return why_unmovable(case.state, case.seat, shield) or why_stuck(case.state, case.seat, SOUL + shield)


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
    """Every way down ends before an empty shield, at the Wall, or in the seat's own Labyrinth."""
    everywhere = with_all_gates(state, seat)
    if not ends(everywhere, seat, picked):
        if not ends(without_labyrinth(everywhere, seat), seat, picked):
            return why_nowhere(state, picked)
        if meets_labyrinth(state, seat, picked):
            return refusal("why-stuck-in-labyrinth", "INF-MINOTAUR")
    return refusal("why-stuck-at-gates" if has_gate(state, seat, picked) else "why-stuck-at-wall", "INF-1.4.6")


def why_nowhere(state: Inferno, picked: Choice) -> Refusal:
    """Not even discs everywhere would help."""
    if picked >= BONE:
        return refusal("why-no-straight-way", "INF-CERBERUS")
    return refusal("why-stuck", "INF-1.4.2", circle=colour_of(state, picked))


def meets_labyrinth(state: Inferno, seat: Seat, picked: Choice) -> bool:
    """Whether the Soul comes to the seat's own Labyrinth: were that shield empty, it could end there."""
    entrance = own_entrance(state, seat)
    twin = without_labyrinth(state, seat)
    twin.occupied &= ~entrance
    return ends(twin, seat, picked) & entrance != 0


def has_gate(state: Inferno, seat: Seat, picked: Choice) -> bool:
    """Whether the Soul comes to a gate with the seat's disc: were the shields below empty, it could end there."""
    row = state.board.rows[DIS]
    twin = without_labyrinth(state, seat) if own_entrance(state, seat) & row else state.copy()
    twin.occupied &= ~row
    return ends(twin, seat, picked) != 0


def why_no_grave(case: Case, colour: int) -> Refusal:
    state, seat = case.state, case.seat
    if not state.graveyard[colour]:
        return refusal("why-none-in-graveyard", "INF-1.4.1", sin=Name(SINS[colour - 1]))
    if not can_pay(state, seat, ACHERON):
        return why_no_drachmas(case, ACHERON)
    if colour == LIMBO:
        return refusal("why-limbo-full", "INF-R4")
    return why_stuck(state, seat, GRAVE + colour - 1)


def why_no_bone(case: Case, shield: int) -> Refusal:
    state, seat = case.state, case.seat
    if state.black != CERBERUS:
        return refusal("why-guardian-absent", "INF-1.2.7", guardian=Name("cerberus"))
    if not state.bones[seat]:
        return refusal("why-no-bone", "INF-CERBERUS")
    return why_unmovable(state, seat, shield) or why_stuck(state, seat, BONE + shield)


def why_no_drachmas(case: Case, drachmas: int) -> Refusal:
    """Only where no loan is to be had."""
    return refusal("why-no-drachmas", "INF-1.11.5", drachmas=drachmas, have=case.state.drachmas[case.seat])


def why_no_end(case: Case, shield: int) -> Refusal:
    """For the Soul that was picked."""
    state, frame = case.state, case.frame
    assert isinstance(frame, Descent)
    circle, colour = state.board.circle[shield], colour_of(state, frame.picked)
    if state.occupied & BIT[shield]:
        return why_occupied(state, shield, "INF-1.4.2")
    if circle <= circle_of(state, frame.picked):
        return refusal("why-not-lower", "INF-1.4.10")
    if circle > colour:
        return refusal("why-below-circle", "INF-1.4.3", sin=Name(SINS[colour - 1]), circle=colour)
    return why_no_way(state, case.seat, frame.picked, shield)


def why_no_way(state: Inferno, seat: Seat, picked: Choice, shield: int) -> Refusal:
    """An empty shield of a circle the Soul could end in."""
    id, circle = shield_id(state, shield), state.board.circle[shield]
    everywhere = with_all_gates(state, seat)
    if ends(everywhere, seat, picked) & BIT[shield]:
        if circle == DIS:
            return refusal("why-no-passage", "INF-1.4.6", gate=shield - state.rules.first[DIS] + 1)
        return refusal("why-behind-wall", "INF-1.4.6", shield=id)
    if picked >= BONE:
        return refusal("why-not-straight", "INF-CERBERUS", shield=id)
    open = without_labyrinth(everywhere, seat)
    if own_entrance(state, seat) and ends(open, seat, picked) & BIT[shield]:
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
