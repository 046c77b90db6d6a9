"""A reaction of the Sin as a whole, for the race: who comes and fights, who takes a post, or nobody."""

from __future__ import annotations

from pandemonium.engine.bits import BIT, members
from pandemonium.engine.state import Choice
from pandemonium.games.others.bot.guard import best_guard, guarded
from pandemonium.games.others.bot.outlook import Outlook
from pandemonium.games.others.bot.reactions import attack_worth, guard_worth
from pandemonium.games.others.rules import question as questions
from pandemonium.games.others.rules.choice import FIGHT, KIND, PASS, REACT, SPACE
from pandemonium.games.others.rules.counts import kinds_of
from pandemonium.games.others.rules.figures import NOTHING, SPACES
from pandemonium.games.others.rules.reach import reach, stride
from pandemonium.games.others.rules.reaction import Reaction
from pandemonium.games.others.rules.state import Others
from pandemonium.playing.plan import Plan, best_of, plan_of


def reaction_plans(outlook: Outlook, state: Others, frame: Reaction, question: int) -> list[Plan]:
    """The best first; nothing where a reaction is under way and a single answer is wanted."""
    if question != questions.REACTION and question != questions.MONSTER:
        return []
    begun = question == questions.MONSTER
    head: list[Choice] = [] if begun else [REACT]
    price = 0.0 if begun else outlook.weights.dare
    stays = attack_worth(outlook, state, frame.slot, NOTHING)
    found = [plan_of([*head, PASS, FIGHT], stays - price)] if state.monsters[state.at[frame.slot]] else []
    found.append(plan_of([PASS], 0.0) if not found or not begun else plan_of([PASS, PASS], 0.0))
    found += comings(outlook, state, frame, head, price)
    worth = guard_worth(outlook, state)
    if worth > 0.0:
        post = guarded(state)
        guard = best_guard(state, post)
        found.append(plan_of([*head, SPACE + guard[0], KIND + guard[1], SPACE + post], worth - price))
    if not begun:
        found.append(plan_of([REACT], -price))  # the policy moves somebody
    return best_of(found, len(found))


def comings(outlook: Outlook, state: Others, frame: Reaction, head: list[Choice], price: float) -> list[Plan]:
    """One monster of each place and kind that can come, and the fight."""
    home = state.at[frame.slot]
    found: list[Plan] = []
    for space in members(frame.movable(state)):
        if space == home or not 0 < state.city.distance[space * SPACES + home] <= 3:
            continue
        for kind in kinds_of(frame.movers(state, space)):
            if BIT[home] & reach(state, space, stride(state, kind, True)):
                worth = attack_worth(outlook, state, frame.slot, kind) - price
                found.append(plan_of([*head, SPACE + space, KIND + kind, SPACE + home, FIGHT], worth))
    return found
