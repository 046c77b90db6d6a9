"""What no search needs to try: plans that force one's own council, and tunnels that lead up."""

from __future__ import annotations

from pandemonium.engine.bits import BIT
from pandemonium.engine.driver import choose
from pandemonium.engine.state import Choice, Seat
from pandemonium.games.inferno.bot.guards import best_tunnel, tunnel_worth
from pandemonium.games.inferno.bot.judge import Judgement
from pandemonium.games.inferno.bot.policy import best_choice
from pandemonium.games.inferno.rules import question as questions
from pandemonium.games.inferno.rules.choice import SHIELD
from pandemonium.games.inferno.rules.figures import MEMBERS, MINOTAUR, URCHIN
from pandemonium.games.inferno.rules.florence import can_act
from pandemonium.games.inferno.rules.guardian import PlayGuardian
from pandemonium.games.inferno.rules.state import NOBODY, Inferno
from pandemonium.playing.plan import Plan


def follow(state: Inferno, seat: Seat, choices: list[Choice]) -> None:
    """Take the choices as far as they are asked for: what was the only one left has been taken already."""
    for choice in choices:
        if state.asked != BIT[seat]:
            return
        if choice in state.offers:
            choose(state, seat, choice)


def sound(judgement: Judgement, state: Inferno, seat: Seat, plans: list[Plan]) -> list[Plan]:
    """The plans without such waste; all of them where there are no others."""
    return [plan for plan in plans if not wasteful(judgement, state, seat, plan)] or plans


def wasteful(judgement: Judgement, state: Inferno, seat: Seat, plan: Plan) -> bool:
    return leads_up(state, seat, plan) or forces_council(judgement, state, seat, plan)


def leads_up(state: Inferno, seat: Seat, plan: Plan) -> bool:
    """The Minotaur, or a Labyrinth, from where nothing leads down to him."""
    frame = state.asking(seat)
    if not isinstance(frame, PlayGuardian) or frame.guardian != MINOTAUR:
        return False
    shield = plan.choices[0] - SHIELD
    if frame.question(state) == questions.GUARDIAN_MOVE:
        return best_tunnel(state, shield) < 0.0
    return tunnel_worth(state, shield, state.black_at) < 0.0


def forces_council(judgement: Judgement, state: Inferno, seat: Seat, plan: Plan) -> bool:
    """Whether the seat's next turn has nobody to send and nobody to accuse with, if this one goes on by the policy."""
    if state.solo < 0 and state.home[seat * MEMBERS] + state.home[seat * MEMBERS + URCHIN] > 1:
        return False
    after = state.copy()
    follow(after, seat, plan.choices)
    while after.asked == BIT[seat] and after.asking(seat).question(after) != questions.TURN_END:
        choose(after, seat, best_choice(judgement, after))
    return after.trigger == NOBODY and after.asked != 0 and not can_act(after, seat)
