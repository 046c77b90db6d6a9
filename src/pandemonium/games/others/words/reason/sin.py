"""Why not this card, and why no Acolytes: the Sin's part."""

from __future__ import annotations

from pandemonium.engine.phrase import Name, Refusal, refusal
from pandemonium.games.others.data.names import WINDOWS
from pandemonium.games.others.rules import question as asked
from pandemonium.games.others.rules.cards import fits, own_kinds, playable
from pandemonium.games.others.rules.counts import count_of
from pandemonium.games.others.rules.figures import ACOLYTE
from pandemonium.games.others.rules.roll import roll_underway
from pandemonium.games.others.rules.verbs import COMBAT_PREP
from pandemonium.games.others.words.naming import CARD_NAMES, DOOM_NAMES, KIND_NAMES, PAST_NAMES
from pandemonium.games.others.words.reason.case import Case


def why_no_card(case: Case, card: int) -> Refusal:
    state, name = case.state, CARD_NAMES[card]
    if card not in own_kinds(state):
        return refusal("why-other-sin", "OTH-SET-19", card=name)
    if not state.hand[card]:
        return refusal("why-not-in-hand", "OTH-SC-1", card=name)
    if playable(state, card) <= 0:
        return refusal("why-just-drawn", "OTH-R52", card=name)
    if state.card_played:
        return refusal("why-one-card", "OTH-SC-1")
    if state.resting:
        return refusal("why-resting", "OTH-TB-11")
    window = state.rules.cards[card].window
    if window != case.frame.kind:
        return refusal("why-other-moment", "OTH-SC-1", card=name, window=Name(f"window-{WINDOWS[window]}"))
    assert not fits(state, card), "a card that fits is offered"
    return refusal("why-card-idle", "OTH-R78", card=name)


def why_no_ability(case: Case, _: int) -> Refusal:
    state = case.state
    if case.frame.kind != COMBAT_PREP:
        return refusal("why-when-ability", "OTH-AC-1")
    if state.cult_marked:
        return refusal("why-called", "OTH-AC-2")
    if not count_of(state.dead, ACOLYTE):
        return refusal("why-no-dead-acolyte", "OTH-AC-1")
    assert roll_underway(state) is not None, "somebody rolls"
    return refusal("why-ranged-ability", "OTH-RG-6")


def why_no_doom(_: Case, card: int) -> Refusal:
    return refusal("why-not-drawn", "OTH-AP-2", doom=DOOM_NAMES[card])


def why_no_past(_: Case, card: int) -> Refusal:
    return refusal("why-past-dealt", "OTH-SET-12", past=PAST_NAMES[card])


def why_no_figure(case: Case, kind: int) -> Refusal:
    """One that cannot be moved, brought or killed by the Orbital."""
    name = KIND_NAMES[kind]
    if case.question == asked.SUMMON:
        return refusal("why-not-dead", "OTH-RO-3", kind=name)
    if case.question == asked.ORBITAL_KILL:
        return refusal("why-orbital-kinds", "OTH-CA-5")
    return refusal("why-none-there", "OTH-TB-22", kind=name)
