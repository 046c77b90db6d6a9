"""Every kind of choice: its numbers, the words of its codes (OTH-TB-22), and its thing on the table."""

from __future__ import annotations

from typing import Final

from pandemonium.engine.numbering import Numbering, Range
from pandemonium.games.others.data.names import (
    ALLIES,
    CARDS,
    CULTS,
    DOOMS,
    HERO_FACES,
    HEROES,
    ICONS,
    KINDS,
    SINS,
    TILES,
    TOKENS,
    UPGRADES,
)
from pandemonium.games.others.rules import choice as choices
from pandemonium.games.others.rules.drill import SETS
from pandemonium.games.others.rules.figures import DISTRICTS, FIELDS, PASTS, REMOVABLE, SLOTS, SPACES, SQUAD
from pandemonium.games.others.rules.naming import ROW

SPACE_CODES: Final = [*TILES, *(f"S{space}" for space in range(DISTRICTS, SPACES))]
"""A code means the same number on every map: districts by their tiles, streets by their numbers."""
SLOT_CODES: Final = [str(slot + 1) for slot in range(SLOTS)]
REROLL_CODES: Final = [" ".join(HERO_FACES[face] for face in faces) or "nothing" for faces in SETS]


def counted(number: int) -> list[str]:
    return [str(place + 1) for place in range(number)]


def numbering() -> Numbering:
    faiths = [f"{hits} {armours}" for hits in range(ROW) for armours in range(ROW)]
    return Numbering(
        [
            Range("step", choices.STEP, SPACE_CODES, "space {0}"),
            Range("shoot", choices.SHOOT, SPACE_CODES, "space {0}"),
            Range("at", choices.SPACE, SPACE_CODES, "space {0}"),
            Range("slot", choices.SLOT, SLOT_CODES, "board {0}"),
            Range("hero", choices.HERO, HEROES[:SQUAD], "face {0}"),
            Range("monster", choices.KIND, KINDS, "figure {0}"),
            Range("play", choices.PLAY, CARDS, "card {0}"),
            Range("reveal", choices.DOOM, DOOMS, "doom {0}"),
            Range("pick", choices.UPGRADE, UPGRADES, "upgrade {0}"),
            Range("mark", choices.FIELD, counted(FIELDS), "field {0}"),
            Range("use", choices.ICON, ICONS, "icon {0}"),
            Range("deal", choices.PAST, counted(PASTS), "past {0}"),
            Range("token", choices.TOKEN, TOKENS[:REMOVABLE]),
            Range("uncover", choices.COVER, counted(2)),
            Range("take-extra", choices.TAKE_EXTRA, ["extra"], verb="take"),
            Range("take-innocent", choices.TAKE_INNOCENT, ["innocent"], verb="take"),
            Range("take-ally", choices.TAKE_ALLY, ALLIES, "ally {0}", "take"),
            Range("drop", choices.DROP_ALLY, ALLIES, "ally {0}"),
            Range("branch", choices.BRANCH, ["a", "b"], "mission {0}"),
            Range("sin", choices.SIN, SINS),
            Range("acolytes", choices.CULT, CULTS),
            Range("fight", choices.FIGHT),
            Range("cleanse", choices.CLEANSE),
            Range("city", choices.CITY),
            Range("flip", choices.FLIP),
            Range("deliver", choices.DELIVER),
            Range("uplink", choices.UPLINK),
            Range("end", choices.END),
            Range("spend-turn", choices.SPEND_TURN, ["turn"], verb="spend"),
            Range("spend-extra", choices.SPEND_EXTRA, ["extra"], verb="spend"),
            Range("pass", choices.PASS),
            Range("watch", choices.WATCH),
            Range("rest", choices.REST),
            Range("react", choices.REACT),
            Range("ability", choices.ABILITY),
            Range("corrupt", choices.CORRUPT),
            Range("adrenaline", choices.ADRENALINE),
            Range("link", choices.LINK, SLOT_CODES, "board {0}"),
            Range("unlink", choices.LINK + SLOTS),
            Range("ready", choices.READY),
            Range("reroll", choices.REROLL, REROLL_CODES),
            Range("faith", choices.FAITH, faiths),
            Range("all", choices.ALL),
            Range("enough", choices.ENOUGH),
            Range("go", choices.GO),
            Range("stay", choices.STAY),
            Range("damage", choices.DAMAGE),
            Range("others", choices.OTHERS),
            Range("draw", choices.DRAW),
            Range("place", choices.PLACE),
        ]
    )
