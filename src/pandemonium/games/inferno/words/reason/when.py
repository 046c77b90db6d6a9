"""When a thing can be chosen at all: the answer while another question is open."""

from __future__ import annotations

from typing import Final

from pandemonium.engine.phrase import Refusal, refusal
from pandemonium.games.inferno.rules import question as questions
from pandemonium.games.inferno.rules.cashing import Cashing
from pandemonium.games.inferno.rules.family import Welcome
from pandemonium.games.inferno.rules.halves import Halving
from pandemonium.games.inferno.rules.state import Inferno
from pandemonium.games.inferno.words.reason.case import Case

WHEN: Final = {
    "soul": ("hell", "INF-1.4.1"),
    "graveyard": ("hell", "INF-1.4.1"),
    "grave": ("hell", "INF-1.4.1"),
    "bone": ("hell", "INF-CERBERUS"),
    "shield": ("shield", "INF-1.4.2"),
    "place": ("shield", "INF-1.4.2"),
    "send": ("florence", "INF-1.5.1"),
    "accuse": ("florence", "INF-1.6.1"),
    "location": ("florence", "INF-1.4.9"),
    "recall": ("council", "INF-1.7.1"),
    "floor": ("floor", "INF-1.2.15"),
    "storey": ("floor", "INF-1.2.15"),
    "home": ("home", "INF-1.5.4"),
    "lift": ("lift", "INF-COURTYARD"),
    "space": ("lift", "INF-COURTYARD"),
    "guest": ("guest", "INF-PALACE"),
    "barrel": ("barrel", "INF-MARKET"),
    "exchange": ("florins", "INF-1.3.1"),
    "florins": ("florins", "INF-1.3.1"),
    "raise": ("cube", "INF-R13"),
    "lower": ("cube", "INF-R13"),
    "cube": ("cube", "INF-R13"),
    "disc": ("disc", "INF-1.4.6"),
    "gate": ("disc", "INF-1.4.6"),
    "relocate": ("relocate", "INF-1.3.9"),
    "guardian": ("guardian", "INF-R14"),
    "tail": ("tail", "INF-MINOS"),
    "styx": ("styx", "INF-1.3.12"),
    "advance": ("track", "INF-1.3.5"),
    "track": ("track", "INF-1.3.5"),
    "play": ("card", "INF-1.3.8"),
    "buy": ("card", "INF-1.3.8"),
    "buy-blind": ("card", "INF-1.3.8"),
    "card": ("card", "INF-1.3.8"),
    "deck": ("card", "INF-1.3.8"),
    "draw": ("draw", "INF-1.3.11"),
    "draw-blind": ("draw", "INF-1.3.11"),
    "benefit": ("benefit", "INF-1.3.9"),
    "cash": ("cash", "INF-1.3.10"),
    "diploma": ("diploma", "INF-1.8.2"),
    "infamy": ("reward", "INF-1.5.3"),
    "half-diploma": ("reward", "INF-1.5.3"),
    "pay": ("pay", "INF-1.11.4"),
    "act": ("act", "INF-1.5.1"),
    "skip": ("skip", ""),
    "done": ("done", "INF-1.4.9"),
}
"""By kind of choice or sort of thing: the message `why-when-…` that says when it is asked for, and the rule."""


def why_not_now(case: Case, name: str) -> Refusal:
    """The two phases of a turn have an order; everything else has its own occasion."""
    message, rule = WHEN[name]
    if message == "hell":
        return why_no_hell(case, rule)
    if message == "florence":
        return why_no_florence(case, rule)
    return refusal(f"why-when-{message}", rule)


def why_no_hell(case: Case, rule: str) -> Refusal:
    if case.question == questions.END:
        return refusal("why-soul-picked", "INF-1.4.1")
    if in_turn(case.state) and case.state.quarter >= 0:
        return refusal("why-hell-done", "INF-1.4.9")
    return refusal("why-when-hell", rule)


def why_no_florence(case: Case, rule: str) -> Refusal:
    if case.question in (questions.SOUL, questions.END):
        return refusal("why-hell-first", "INF-1.4.9")
    if case.question == questions.COUNCIL:
        return refusal("why-council", "INF-1.7.1")
    if in_turn(case.state) and case.question != questions.FLORENCE:
        return refusal("why-florence-done", "INF-1.4.9")
    return refusal("why-when-florence", rule)


def in_turn(state: Inferno) -> bool:
    """Not while families settle in, and not in the final scoring."""
    return not any(isinstance(frame, Welcome | Cashing | Halving) for frame in state.stack)
