"""Plans: the own one while it is made, those of all from the reveal on."""

from __future__ import annotations

from rich.text import Text

from pandemonium.drawing.words import Words
from pandemonium.engine.phrase import Name
from pandemonium.engine.seats import LETTERS
from pandemonium.games.deal.knowledge.plan import PlanView
from pandemonium.games.deal.knowledge.view import DealView
from pandemonium.games.deal.words.naming import BUILDING_NAMES, CARD_NAMES


def plans(view: DealView, words: Words) -> Text | None:
    if view.board.phase != "actions":
        return None
    found = {kingdom.seat: kingdom.plan for kingdom in view.kingdoms if kingdom.plan}
    if view.mine and view.mine.plan and view.seat not in found:
        found[view.seat] = view.mine.plan
    lines = [Text(f"{LETTERS[seat]} {told(words, plan)}") for seat, plan in sorted(found.items())]
    return Text.assemble((words("terminal-plans") + "\n", "bold"), Text("\n").join(lines)) if lines else None


def told(words: Words, plan: PlanView) -> str:
    """In the order of the steps."""
    steps: list[str] = []
    if plan.half:
        steps.append(words("terminal-plan-event", card=CARD_NAMES[plan.event], half=Name(f"event-half-{plan.half}")))
    steps += [words("terminal-plan-use", building=BUILDING_NAMES[card]) for card in plan.uses]
    for card in plan.builds:
        acts = "yes" if card in plan.acts else "no"
        steps.append(words("terminal-plan-build", building=BUILDING_NAMES[card], acts=acts))
    steps += [words("terminal-plan-recruit")] * plan.recruits
    return " · ".join(steps) or words("terminal-plan-nothing")
