"""How each event of Crypt is shown: cards and Servants go from place to place, dice land on the cards they worked on.

Places are named where they are drawn: `slot 1`, `dice 0`, `column 0 idol`, `torch 0`, `phase collect`, the piles.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from pandemonium.drawing.beat import SAID, Beat
from pandemonium.drawing.scene import Scene
from pandemonium.drawing.seat import GHOST, shape_of
from pandemonium.engine.state import Event
from pandemonium.games.crypt.data.names import TREASURES
from pandemonium.games.crypt.knowledge.view import CryptView

REVEAL, CLAIM, COLLECT, TORCH = "phase reveal", "phase claim", "phase collect", "phase torch"
COMMON, NOTABLE, GRAVE = 1, 2, 3
"""What leads the news: what happens to the viewer's own cards and dice is grave."""

Facts: TypeAlias = dict[str, int]
CryptScene: TypeAlias = Scene[CryptView]


def beat(scene: CryptScene, event: Event) -> Beat:
    kind = scene.game.events[event.kind]
    shown = SHOWN.get(kind.id)
    return shown(scene, dict(zip(kind.facts, event.facts, strict=True))) if shown else SAID


def slot(facts: Facts) -> str:
    return f"slot {facts['slot'] + 1}"


def dice(owner: int | str) -> str:
    return f"dice {owner}"


def column(seat: int, facts: Facts) -> str:
    return f"column {seat} {TREASURES[facts['treasure']]}"


def weight(scene: CryptScene, seat: int, otherwise: int) -> int:
    return GRAVE if seat == scene.seat else otherwise


def torch_passes(scene: CryptScene, facts: Facts) -> Beat:
    """From whoever had it before; in the solo game from the Ghost."""
    seats, leader = scene.view.seats, facts["seat"]
    before = GHOST if seats == 1 else (leader - 1) % seats
    return Beat("move", f"torch {before}", f"torch {leader}", "torch", leader, during=TORCH, weight=0)


def ghost_leads(*_: object) -> Beat:
    return Beat("move", "torch 0", f"torch {GHOST}", "torch", during=TORCH, weight=0)


def turned_up(_: CryptScene, facts: Facts) -> Beat:
    """From the deck to its place; a value that nobody may know is not told."""
    value = str(facts.get("value", "?"))
    return Beat("move", "deck", slot(facts), TREASURES[facts["treasure"]], value=value, during=REVEAL, weight=0)


def claimed(_: CryptScene, facts: Facts) -> Beat:
    seat, faces = facts["seat"], (facts["effort"],) * facts["dice"]
    return Beat("move", dice(seat), slot(facts), seat=seat, faces=faces, during=CLAIM)


def ghost_claimed(_: CryptScene, facts: Facts) -> Beat:
    return Beat("move", dice(GHOST), slot(facts), faces=(facts["effort"],) * facts["dice"], during=CLAIM)


def pushed(scene: CryptScene, facts: Facts) -> Beat:
    seat = facts["seat"]
    return back(seat, facts, CLAIM, weight(scene, seat, COMMON))


def back(seat: int, facts: Facts, during: str, heavy: int) -> Beat:
    """Servants return from a card."""
    blank = f"die-{shape_of(str(seat))}"
    return Beat("move", slot(facts), dice(seat), blank, seat, value=f"+{facts['dice']}", during=during, weight=heavy)


def ghost_pushed(_: CryptScene, facts: Facts) -> Beat:
    return Beat("move", slot(facts), dice(GHOST), f"die-{shape_of(GHOST)}", during=CLAIM)


def recovered(_: CryptScene, facts: Facts) -> Beat:
    return Beat("count", dice(facts["seat"]), seat=facts["seat"], value=f"+{facts.get('dice', 1)}", during=CLAIM)


def freed(_: CryptScene, facts: Facts) -> Beat:
    return Beat("count", dice(facts["seat"]), seat=facts["seat"], value=f"+{facts['dice']}", during=COLLECT)


def rolled(verdict: str, heavy: int) -> Callable[[CryptScene, Facts], Beat]:
    """On the card, and from there home; a re-rolled die lands at home."""

    def shown(scene: CryptScene, facts: Facts) -> Beat:
        seat = facts["seat"]
        told = scene.words(verdict, roll=facts["roll"], effort=facts["effort"])
        at, to = (slot(facts), dice(seat)) if "slot" in facts else (dice(seat), "")
        heavier = heavy and weight(scene, seat, heavy)
        return Beat("roll", at, to, seat=seat, faces=(facts["roll"],), value=told, during=COLLECT, weight=heavier)

    return shown


def collected(scene: CryptScene, facts: Facts) -> Beat:
    seat, value = facts["seat"], str(facts.get("value", "?"))
    piece, heavy = TREASURES[facts["treasure"]], weight(scene, seat, NOTABLE)
    return Beat("move", slot(facts), column(seat, facts), piece, seat, value=value, during=COLLECT, weight=heavy)


def learned(scene: CryptScene, facts: Facts) -> Beat:
    return Beat("count", column(scene.seat, facts), seat=scene.seat, value=str(facts["value"]), weight=0)


def discarded(_: CryptScene, facts: Facts) -> Beat:
    return Beat("move", slot(facts), "discards", TREASURES[facts["treasure"]], during=COLLECT, weight=0)


def raced(_: CryptScene, facts: Facts) -> Beat:
    seat = facts["seat"]
    return Beat("count", f"column {seat} idol", seat=seat, value=f"+{facts['coins']}", during=COLLECT, weight=GRAVE)


def ghost_rolled(_: CryptScene, facts: Facts) -> Beat:
    return Beat("roll", dice(GHOST), faces=tuple(map(int, str(facts["rolls"]))), during=CLAIM)


def tie_rolled(_: CryptScene, facts: Facts) -> Beat:
    seat, faces = facts["seat"], tuple(map(int, str(facts["rolls"]))) if facts["rolls"] else ()
    return Beat("roll", dice(seat), seat=seat, faces=faces, value=str(facts["coins"]), weight=GRAVE)


SHOWN: Final[dict[str, Callable[[CryptScene, Facts], Beat]]] = {
    "round-began": torch_passes,
    "ghost-round-began": ghost_leads,
    "revealed": turned_up,
    "laid": turned_up,
    "covered": turned_up,
    "claimed": claimed,
    "pushed": pushed,
    "recovered": recovered,
    "passed": lambda _, facts: Beat("light", f"seat {facts['seat']}", seat=facts["seat"], during=CLAIM, weight=0),
    "freed": freed,
    "held": rolled("beat-held", 0),
    "exhausted": rolled("beat-exhausted", NOTABLE),
    "rested": lambda _, facts: back(facts["seat"], facts, COLLECT, 0),
    "collected": collected,
    "collected-unseen": collected,
    "learned": learned,
    "discarded": discarded,
    "flipped": lambda _, facts: Beat("light", column(facts["seat"], facts), seat=facts["seat"]),
    "peeked": lambda _, facts: Beat("light", f"column {facts['seat']} manuscript", seat=facts["seat"]),
    "took-hidden": collected,
    "rescued": recovered,
    "rerolled-held": rolled("beat-held", NOTABLE),
    "rerolled-exhausted": rolled("beat-exhausted", COMMON),
    "raced": raced,
    "ghost-rolled": ghost_rolled,
    "ghost-claimed": ghost_claimed,
    "ghost-pushed": ghost_pushed,
    "ghost-set-aside": lambda *_: Beat("light", dice(GHOST), during=CLAIM),
    "tie-rolled": tie_rolled,
}
"""By kind of event; the end has no place of its own."""
