"""A shield of Hell: its quarter's symbol, and what stands or lies on it. A Soul shows the number of its circle."""

from __future__ import annotations

from functools import lru_cache

from markupsafe import Markup

from pandemonium.drawing.board import room
from pandemonium.drawing.scene import Scene
from pandemonium.drawing.seat import shape_of
from pandemonium.drawing.spot import spot
from pandemonium.engine.phrase import Name, Player
from pandemonium.engine.seats import LETTERS
from pandemonium.games.inferno.knowledge.shield import ShieldView
from pandemonium.games.inferno.knowledge.view import InfernoView
from pandemonium.games.inferno.table import printed
from pandemonium.games.inferno.table.piece import Pieces
from pandemonium.games.inferno.table.place import HIGH, WIDE, Ground

BOX = "-1.5 0 23 24"
"""What a shield and whatever stands on it are drawn in."""


def shield(scene: Scene[InfernoView], here: Ground, pieces: Pieces, one: ShieldView) -> str:
    """The shield in its place: a real button on the picture."""
    return room(here.at[one.number], WIDE, HIGH, button(scene, pieces, one))


def button(scene: Scene[InfernoView], pieces: Pieces, one: ShieldView) -> Markup:
    element = f"place {one.id}"
    offers = scene.offers(element)
    picked = scene.view.underway.picked == one.id
    piece = pieces.soul_on(one.id) if one.sin else ""
    return scene.kept(
        "shield",
        (one, scene.view.black, offers, picked, piece, scene.advised(element)),
        draw=lambda: drawn(scene, one, piece, picked, gain(scene, one)),
        shared=True,
    )


def drawn(scene: Scene[InfernoView], one: ShieldView, piece: str, picked: bool, gained: int) -> Markup:
    content = (
        ground(one.quarter, bool(one.piece))
        + token(one, piece, one.guardian == scene.view.black)
        + (reward(gained) if gained else "")
    )
    style = "shield" + (" picked" if picked else "")
    return spot(scene, f"place {one.id}", shield_label(scene, one), content, style)


def gain(scene: Scene[InfernoView], one: ShieldView) -> int:
    """The Infamy that follows if the picked Soul ends here."""
    offers = scene.offers(f"place {one.id}")
    infamy = offers[0].label.facts.get("infamy", 0) if offers else 0
    return infamy if isinstance(infamy, int) else 0


@lru_cache(maxsize=16)
def ground(quarter: str, occupied: bool) -> str:
    """The shield itself. The symbol steps aside for whoever stands there."""
    place = 'x="7.2" y="17.6" width="5.6" height="5.6"' if occupied else 'x="4.4" y="4.6" width="11.2" height="11.2"'
    return (
        f'<svg class="ground" viewBox="{BOX}" aria-hidden="true">'
        f'<use href="#i-shield" x="-1.5" width="23" height="24"/>'
        f'<use class="quarter" href="#i-{quarter}" {place}/></svg>'
    )


@lru_cache(maxsize=2048)
def token(one: ShieldView, piece: str, black: bool = False) -> str:
    if not one.piece:
        return ""
    if one.piece == "soul":
        inside = soul(one.sin, one.laid) + (chains(one.owner) if one.owner >= 0 else "")
        return f'<svg class="token {one.sin}" viewBox="{BOX}" aria-hidden="true" data-piece="{piece}">{inside}</svg>'
    symbol = one.guardian or one.piece
    style = f"token {one.piece}" + (" black" if black else "") + (f" owner-{one.owner}" if one.owner >= 0 else "")
    name = f' data-piece="{one.guardian}"' if one.guardian else ""
    base = '<circle class="base" cx="10" cy="9.3" r="9"/>' if one.guardian else ""
    letter = f'<text class="owner" x="16.5" y="20">{LETTERS[one.owner]}</text>' if one.owner >= 0 else ""
    return (
        f'<svg class="{style}" viewBox="{BOX}" aria-hidden="true"{name}>{base}'
        f'<use href="#i-{symbol}" x="1.5" y=".8" width="17" height="17"/>{letter}</svg>'
    )


def soul(sin: str, laid: bool) -> str:
    """Standing upright, or stretched out on a slab: told apart by shape."""
    number = printed.number_of(sin)
    if laid:
        figure, x, y = '<use href="#i-soul-laid" x=".4" y="-2.6" width="19.2" height="19.2"/>', 12.8, 11.8
    else:
        figure, x, y = '<use href="#i-soul" x=".8" y="-.8" width="18.4" height="18.4"/>', 10.0, 15.2
    return f'{figure}<text x="{x:g}" y="{y:g}">{number}</text>'


def chains(owner: int) -> str:
    return (
        f'<g class="chained owner-{owner}"><use href="#i-chains" x="3" y="11" width="14" height="14"/>'
        f'<use class="own" href="#i-shape-{shape_of(str(owner))}" x="13.5" y="13" width="6" height="6"/>'
        f'<text class="owner" x="16.5" y="17.7">{LETTERS[owner]}</text></g>'
    )


def reward(infamy: int) -> str:
    return (
        f'<svg class="gain" viewBox="{BOX}" aria-hidden="true">'
        f'<circle cx="15" cy="5" r="5"/><text x="15" y="7.3">+{infamy}</text></svg>'
    )


def shield_label(scene: Scene[InfernoView], one: ShieldView) -> str:
    """The shield in words: where it is, its quarter, and what is on it."""
    words = scene.words
    return words("shield-label", shield=one.id, quarter=Name(one.quarter), thing=lying(scene, one))


def lying(scene: Scene[InfernoView], one: ShieldView) -> str:
    words = scene.words
    if one.guardian:
        return words(one.guardian)
    if one.piece == "labyrinth":
        return words("shield-labyrinth", player=Player(one.owner))
    if one.piece == "soul":
        if one.owner >= 0:
            return words("shield-chained", sin=Name(one.sin), player=Player(one.owner))
        return words("shield-laid" if one.laid else "shield-soul", sin=Name(one.sin))
    return words(f"shield-{one.piece or 'empty'}")
