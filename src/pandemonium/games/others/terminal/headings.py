"""What a thing of the table is called above the choices that belong to it."""

from __future__ import annotations

from pandemonium.drawing.words import Words
from pandemonium.engine.phrase import Fact
from pandemonium.games.others.data.names import HEROES
from pandemonium.games.others.knowledge.view import OthersView
from pandemonium.games.others.rules.box import Rules
from pandemonium.games.others.words.naming import mission_title, space_name
from pandemonium.games.others.words.numbering import SPACE_CODES

NAMED = {"face": "hero-", "figure": "kind-", "card": "card-", "doom": "doom-", "upgrade": "upgrade-"}
NAMED |= {"icon": "icon-", "past": "past-", "ally": "ally-"}
"""Things whose last word is that of a name."""


def heading(rules: Rules, view: OthersView, words: Words, element: str) -> str:
    kind, _, which = element.partition(" ")
    if kind in NAMED:
        return words(NAMED[kind] + which)
    if kind == "space":
        return f"{which} {said(words, space_name(rules.cities[view.map], SPACE_CODES.index(which)))}"
    if kind == "board":
        return words(f"hero-{HEROES[view.heroes[int(which) - 1].hero]}")
    if kind == "mission":
        return said(words, mission_title(rules, view.adventure, branch(rules, view) + "ab".index(which)))
    return words("terminal-field", level=which)


def branch(rules: Rules, view: OthersView) -> int:
    """The place of the first mission after the current one's stage."""
    stages = [mission.stage for mission in rules.adventures[view.adventure].missions]
    return stages.index(min(stages[view.story.mission] + 1, stages[-1]))


def said(words: Words, fact: Fact) -> str:
    return words("terminal-thing", thing=fact)
