"""Why not this hero, this upgrade, this field, this icon."""

from __future__ import annotations

from pandemonium.engine.bits import BIT
from pandemonium.engine.phrase import Refusal, refusal
from pandemonium.games.others.rules import question as asked
from pandemonium.games.others.rules.figures import LEAH
from pandemonium.games.others.words.naming import HERO_NAMES, ICON_NAMES, UPGRADE_NAMES
from pandemonium.games.others.words.reason.case import Case
from pandemonium.games.others.words.reason.rolls import why_no_link
from pandemonium.games.others.words.reason.when import ROLLS, UPGRADES


def why_no_slot(case: Case, slot: int) -> Refusal:
    """A hero round the table."""
    state = case.state
    if slot >= state.heroes:
        return refusal("why-no-such-slot", "OTH-SET-2")
    if case.question in ROLLS:
        return why_no_link(case, slot)
    name = HERO_NAMES[state.hero[slot]]
    if case.question == asked.MEDIC:
        return refusal("why-no-patient", "OTH-R81", hero=name)
    if case.question == asked.LEAH:
        if slot == case.slot:
            return refusal("why-not-herself", "OTH-R81", hero=name)
        return refusal("why-out-of-call", "OTH-R67", hero=name, spaces=state.rules.heroes[LEAH].ability)
    if case.question == asked.ENVIED:
        return refusal("why-not-envied", "OTH-R78", hero=name)
    return refusal("why-no-turn-to-lose", "OTH-R63", hero=name)


def why_no_hero(case: Case, hero: int) -> Refusal:
    state, name = case.state, HERO_NAMES[hero]
    if BIT[hero] & state.fallen:
        return refusal("why-dead", "OTH-DE-2", hero=name)
    return refusal("why-on-board", "OTH-SET-8", hero=name)


def why_no_upgrade(case: Case, card: int) -> Refusal:
    mine = case.question in UPGRADES[2:]
    return refusal("why-not-owned" if mine else "why-not-available", "OTH-CA-6", upgrade=UPGRADE_NAMES[card])


def why_no_field(case: Case, place: int) -> Refusal:
    if case.question == asked.HEAL:
        return refusal("why-no-marker", "OTH-DA-1", field=place + 1)
    return refusal("why-field-taken", "OTH-DA-1", field=place + 1)


def why_no_icon(_: Case, icon: int) -> Refusal:
    return refusal("why-no-icon", "OTH-CA-3", icon=ICON_NAMES[icon])


def why_no_branch(_case: Case, _: int) -> Refusal:
    return refusal("why-branch-impossible", "OTH-MI-4")


def why_no_task(_case: Case, _: int) -> Refusal:
    return refusal("why-nothing-to-place", "OTH-R63")
