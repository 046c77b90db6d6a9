"""The table in sentences, for those who hear it: everything the board shows, in the order one would tell it."""

from __future__ import annotations

from pandemonium.drawing.scene import Scene
from pandemonium.engine.phrase import Name
from pandemonium.games.crypt.knowledge.view import GHOST_HOLDS, CryptView, PlayerView
from pandemonium.games.crypt.table import player, slab


def narration(scene: Scene[CryptView]) -> list[str]:
    view, words = scene.view, scene.words
    sentences = [
        words("table-round", round=view.round, rounds=view.rounds, phase=words(f"table-phase-{view.phase}")) + ".",
        words("tell-torches", leader=name_of(scene, view.leader), last=name_of(scene, view.lights_out)),
    ]
    sentences += [slab.describe(scene, slot) + "." for slot in view.crypt if not slot.gone]
    for who in view.players:
        sentences += tell_player(scene, who)
    sentences += [
        words(
            "collector-label",
            name=words(f"option-{treasure}"),
            side=side.upper(),
            gives=words(f"collector-{treasure}-{side}"),
        )
        for treasure, side in view.sides.items()
    ]
    if view.deck:
        sentences.append(words("table-deck", cards=view.deck, treasure=Name(view.deck_top)) + ".")
    return sentences + tell_discards(scene)


def tell_discards(scene: Scene[CryptView]) -> list[str]:
    """How many there are, and those that may be read (CRY-1.6.7)."""
    piles = [pile for pile in scene.view.discards if pile.cards]
    if not piles:
        return []
    number = scene.words("table-discards", cards=sum(len(pile.cards) for pile in piles))
    return [f"{number}. {'; '.join(player.describe(scene, pile) for pile in piles)}."]


def tell_player(scene: Scene[CryptView], who: PlayerView) -> list[str]:
    words = scene.words
    servants = words("player-servants", ready=who.ready, spent=who.spent, sent=who.sent)
    columns = [player.describe(scene, pile) for pile in who.columns if pile.cards]
    treasure = "; ".join(columns) if columns else words("player-nothing")
    return [f"{scene.name(who.seat)}: {servants}. {treasure}."]


def name_of(scene: Scene[CryptView], who: str) -> str:
    return scene.words("ghost") if who == GHOST_HOLDS else scene.name(int(who))
