"""Why another choice was better: where its points come from, or how many games it wins."""

from __future__ import annotations

from collections import Counter
from typing import Any

from pandemonium.engine.game import Game
from pandemonium.engine.phrase import Name, Phrase, phrase
from pandemonium.engine.result import Line
from pandemonium.engine.state import Seat
from pandemonium.playing.review.decision import Branch, Decision
from pandemonium.playing.review.samples import mean_of

WORLDS = 24
"""Played to the end, to see the account."""


def reason(decision: Decision, better: Branch) -> Phrase:
    accounts = [account(decision, branch) for branch in (better, decision.chosen)]
    if all(accounts):
        gained = Counter(accounts[0])
        gained.subtract(accounts[1])
        fewer, (source, most) = sum(gained.values()) / WORLDS, max(gained.items(), key=lambda one: (one[1], one[0].id))
        if round(fewer) > 0 and most > 0:
            return phrase("review-points", points=round(fewer), most=max(round(most / WORLDS), 1), source=source)
    wins, others = (round(100 * mean_of(decision.half(one, 1))) for one in (better, decision.chosen))
    return phrase("review-wins", wins=wins, others=others)


def account(decision: Decision, branch: Branch) -> Counter[Name]:
    """All points of some games by where they come from; nothing where such games are not played to their end."""
    imagined, found = decision.search.imagined, Counter[Name]()
    for _ in range(WORLDS):
        state = imagined.end(imagined.world(), branch.plan)
        if state.asked:
            return Counter()
        found.update(sources(decision.game, state, decision.seat))
    return found


def sources(game: Game[Any, Any], state: Any, seat: Seat) -> Counter[Name]:
    result, found = game.result(state), Counter[Name]()
    for line in result.accounts[seat] if result.accounts else ():
        if not line.tells:
            found[source(line)] += line.points
    return found


def source(line: Line) -> Name:
    """The thing that the line names, or the kind of line."""
    named = next((fact for fact in line.label.facts.values() if isinstance(fact, Name)), None)
    return named or Name(f"{line.label.id}-source")
