"""The dice of a roll as they fell: each side's faces in a row, what cancels what, and what is left (OTH-CO-9)."""

from __future__ import annotations

from pandemonium.drawing.dice import die
from pandemonium.drawing.html import Node, div, span
from pandemonium.drawing.icon import icon
from pandemonium.drawing.seat import GHOST
from pandemonium.games.others.knowledge.roll import CLEANSE, RollView
from pandemonium.games.others.rules.dice import ARM, COR, CRT, FTH, HIT, RES
from pandemonium.games.others.table.printed import OthersScene


def thrown(scene: OthersScene, roll: RollView) -> Node:
    words = scene.words
    return div(".thrown-dice", data_spot="dice")[
        div(".fallen-dice", data_spot="dice hero", role="img", aria_label=words("dice-hero"))[
            dice("hero", roll.hero_faces, hero_void(roll))
        ],
        div(".fallen-dice", data_spot="dice sin", role="img", aria_label=words("dice-sin"))[
            dice("sin", roll.sin_faces, sin_void(roll))
        ]
        if any(roll.sin_faces)
        else None,
        outcome(scene, roll),
    ]


def dice(sort: str, faces: list[int], void: list[int]) -> Node:
    """Faces of one kind side by side; those cancelled or without use are drawn faint."""
    return [
        die(GHOST, face + 1, sort=sort, style="landed void" if at >= number - void[face] else "landed")
        for face, number in enumerate(faces)
        for at in range(number)
    ]


def hero_void(roll: RollView) -> list[int]:
    """SKL is void in Combat, everything else in a Cleanse."""
    faces = roll.hero_faces
    if roll.sort == CLEANSE:
        return [faces[HIT], faces[ARM], faces[RES], 0, 0]
    return [0, 0, 0, faces[3], 0]


def sin_void(roll: RollView) -> list[int]:
    """How many of the Sin's symbols the hero's cancel; fixed ones of the Sin are cancelled last."""
    pool = roll.corrupted if roll.willing and roll.corrupted is not None else roll.pure
    faces, own = roll.sin_faces, roll.hero_faces
    armours = own[ARM] + roll.named[1] + pool.armour
    resists = own[RES] + roll.named[2] + pool.resist
    hits = min(faces[HIT], armours)
    return [hits, min(faces[CRT], armours - hits), min(faces[COR], resists), faces[3]]


def outcome(scene: OthersScene, roll: RollView) -> Node:
    """What is left on either side."""
    if roll.sort == CLEANSE:
        return div(".outcome")[scene.words("roll-skills", skills=roll.skills)]
    waiting = roll.hero_faces[FTH] + (roll.corrupted.wild if roll.willing and roll.corrupted else 0) - sum(roll.named)
    return div(".outcome")[
        span(".left-hits")[icon("hit"), roll.hits],
        span(".left-damage")[icon("damage"), roll.damage],
        span(".left-corruption")[icon("corruption"), roll.corruption],
        span(".left-faith")[icon("fth"), scene.words("roll-faith", faith=waiting)] if waiting > 0 else None,
    ]
