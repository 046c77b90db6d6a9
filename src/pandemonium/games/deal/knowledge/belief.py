"""Belief: a full state that agrees with everything a seat knows, and takes nothing from the truth that it cannot know.

The plain sampler (DWD-6.3.5): marks and schedule first, then the deals nobody told it of, hands, and the secrets of the
question that is open. One pass; what does not fit is lifted to zero.
"""

from __future__ import annotations

from pandemonium.engine.bits import BIT
from pandemonium.engine.chance import Chance
from pandemonium.engine.driver import settle
from pandemonium.engine.imagined import another_world
from pandemonium.engine.row import row_of
from pandemonium.engine.state import SPECTATOR, Seat
from pandemonium.games.deal.knowledge.belief_cards import imagine_buildings
from pandemonium.games.deal.knowledge.belief_deals import imagine_deals
from pandemonium.games.deal.knowledge.belief_events import imagine_events
from pandemonium.games.deal.knowledge.belief_parts import imagine_parts
from pandemonium.games.deal.knowledge.belief_roles import draw_marks, draw_schedule, lock_guesses
from pandemonium.games.deal.rules.fields import NOTHING
from pandemonium.games.deal.rules.state import Deal


def sample(state: Deal, seat: Seat, chance: Chance) -> Deal:
    twin = state.copy()
    if state.stack:  # at the end everything is open
        twin.mark = row_of(draw_marks(state, seat, chance))
        twin.schedule = draw_schedule(state, seat, chance)
        imagine(state, twin, seat, chance, [])
    return play_on(state, twin, seat, chance)


def imagine(state: Deal, twin: Deal, seat: Seat, chance: Chance, rows: list[list[int]]) -> None:
    """Everything else, once it is decided who is who and which way the chests go; `rows` are deals if they are, too."""
    lock_guesses(state, twin)
    if twin.mark[0] != NOTHING:
        imagine_deals(state, twin, seat, chance, rows)
    imagine_buildings(state, twin, seat, chance)
    imagine_events(state, twin, seat, chance)
    imagine_parts(state, twin, seat, chance)


def play_on(state: Deal, twin: Deal, seat: Seat, chance: Chance) -> Deal:
    """Give the world a future of its own."""
    twin.chance = another_world(chance)
    if twin.stack and (seat == SPECTATOR or state.asked != BIT[seat]):
        settle(twin)  # what another seat is offered names what it has in this world
    return twin
