"""Pieces of the city as small pictures: heroes and monsters as standees, tokens as counted stacks."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from pandemonium.games.others.data.names import ALLIES, CLASSES, CULTS, HEROES, KINDS, SINS, TOKENS
from pandemonium.games.others.knowledge.space import SpaceView
from pandemonium.games.others.rules.figures import ABOMINATION, ACOLYTE, HELL_CLUB, MOLE
from pandemonium.games.others.table.printed import OthersScene, code_of, rules

BASE = '<ellipse class="foot" cx="12" cy="19.5" rx="11" ry="4.5"/>'


class Piece(Struct, frozen=True):
    """One picture in a space. `spot` names it for what happens to it."""

    symbol: str
    count: int = 1
    style: str = ""
    spot: str = ""
    letter: str = ""
    attack: int = -1
    armour: int = -1


def pieces(scene: OthersScene, space: SpaceView) -> list[Piece]:
    """Figures first, then what lies there."""
    return [*heroes(scene, space), *monsters(scene, space), *lying(space)]


def heroes(scene: OthersScene, space: SpaceView) -> list[Piece]:
    found = []
    for slot in space.heroes:
        hero = scene.view.heroes[slot].hero
        cls = CLASSES[rules(scene).heroes[hero].cls]
        acting = scene.view.turn.active == slot and scene.view.turn.in_turn
        style = f"standee of-{cls}" + (" acting" if acting else "")
        found.append(Piece(f"hero-{HEROES[hero]}", style=style, spot=f"standee {slot}", letter=str(slot + 1)))
    return found


def monsters(scene: OthersScene, space: SpaceView) -> list[Piece]:
    found = []
    for kind, count in enumerate(space.monsters):
        if count:
            attack, armour = strength(scene, kind)
            found.append(
                Piece(symbol_of(scene, kind), count, f"standee monster kind-{KINDS[kind]}", "", "", attack, armour)
            )
    return found


def symbol_of(scene: OthersScene, kind: int) -> str:
    """Acolytes look like their kind, Abominations like their Sin."""
    sin = scene.view.sin
    if kind == ACOLYTE:
        return f"acolyte-{CULTS[max(sin.cult, 0)]}"
    if kind == ABOMINATION:
        return f"abomination-{SINS[max(sin.sin, 0)]}"
    return f"club-{KINDS[kind]}" if HELL_CLUB <= kind < MOLE else KINDS[kind]


def strength(scene: OthersScene, kind: int) -> tuple[int, int]:
    """Attack and Armour as they are now: what Apocalypse cards add is in force for the rest of the game."""
    view, box = scene.view, rules(scene)
    if kind == MOLE:
        return (view.mole[0], view.mole[1]) if view.mole else (0, 0)
    if kind >= HELL_CLUB:
        member = box.club[kind - HELL_CLUB]
        return member.attack, member.armour
    sin = box.sins[max(view.sin.sin, 0)]
    dooms = [box.dooms[doom] for doom in view.sin.revealed]
    stronger = sum(doom.abomination_attack for doom in dooms) if kind == ABOMINATION else 0
    harder = sum(doom.acolyte_armour for doom in dooms) if kind == ACOLYTE else 0
    return sin.attack[kind] + stronger, sin.armour[kind] + harder


def lying(space: SpaceView) -> list[Piece]:
    """Tokens of one kind are one stack; printed ones are part of the street and say so by their frame."""
    found = [Piece("start", style="flat")] if space.start else []
    found += [Piece("altar", space.altars, "flat")] if space.altars else []
    for kind, name in enumerate(TOKENS):
        if space.printed[kind]:
            found.append(Piece(name, space.printed[kind], "flat printed"))
        if space.tokens[kind]:
            found.append(Piece(name, space.tokens[kind], "flat", spot=f"space {code_of(space.number)} {name}"))
    found += [Piece("face-down", space.down, "flat", spot=f"space {code_of(space.number)} down")] if space.down else []
    found += [Piece(f"ally-{ALLIES[ally]}", style="flat", spot=f"standing {ALLIES[ally]}") for ally in space.allies]
    found += [Piece("orbital", space.orbitals, "flat")] if space.orbitals else []
    return found


@lru_cache(maxsize=4096)
def drawn(piece: Piece, x: float, y: float, size: float) -> str:
    """A picture of that size around a point."""
    left, top = x - size / 2, y - size / 2
    inner = f'<use href="#i-{piece.symbol}" x="2" y="{0 if "standee" in piece.style else 2}" width="20" height="20"/>'
    if "of-" in piece.style:
        inner = f"{BASE}{inner}" + badge(20, 19, piece.letter, "slot-of")
    elif "monster" in piece.style:
        inner = (
            f"{BASE}{inner}" + badge(4, 20, str(piece.attack), "attack") + badge(20, 20, str(piece.armour), "armour")
        )
    if piece.count > 1:
        inner += badge(20, 4, f"×{piece.count}", "stack-count")
    named = f' data-spot="{piece.spot}"' if piece.spot else ""
    return (
        f'<svg class="{piece.style}" x="{left:.1f}" y="{top:.1f}" width="{size:g}" height="{size:g}"'
        f' viewBox="0 0 24 24"{named}>{inner}</svg>'
    )


def badge(x: float, y: float, text: str, style: str) -> str:
    return (
        f'<g class="{style}"><circle cx="{x:g}" cy="{y:g}" r="4.6"/><text x="{x:g}" y="{y + 2.6:g}">{text}</text></g>'
    )
