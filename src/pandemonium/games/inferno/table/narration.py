"""The table in sentences, for those who hear it: everything the board shows, in the order one would tell it."""

from __future__ import annotations

from pandemonium.drawing.scene import Scene
from pandemonium.engine.phrase import Name
from pandemonium.games.inferno.data.names import LOCATIONS, SINS, TRACKS
from pandemonium.games.inferno.knowledge.view import UNSEEN, InfernoView, PlayerView
from pandemonium.games.inferno.table import printed
from pandemonium.games.inferno.table.card import card_label
from pandemonium.games.inferno.table.challenge import row_told
from pandemonium.games.inferno.table.dante import stop_label
from pandemonium.games.inferno.table.florence import tile_label
from pandemonium.games.inferno.table.graveyard import grave_label
from pandemonium.games.inferno.table.shield import lying
from pandemonium.games.inferno.table.tower import floor_label
from pandemonium.games.inferno.table.tracks import cube_label, skulls_told
from pandemonium.games.inferno.table.wall import gate_label, owners_of


def narration(scene: Scene[InfernoView]) -> list[str]:
    view = scene.view
    return [
        *hell(scene),
        *(grave_label(scene, circle) for circle in range(1, len(SINS) + 1) if view.graveyard[circle - 1]),
        scene.words("tell-dante", step=view.dante, stop=stop_label(scene, view.dante)),
        *(tell_location(scene, location) for location in LOCATIONS),
        *(tell_track(scene, at) for at in range(len(TRACKS))),
        *(card_label(scene, number) for number in view.market),
        *(sentence for player in view.players for sentence in tell_family(scene, player)),
        *(row_told(scene, at) for at in range(len(view.rows))),
    ]


def hell(scene: Scene[InfernoView]) -> list[str]:
    """Circle by circle: what stands where, and how many shields are empty."""
    view, words = scene.view, scene.words
    sentences = []
    for circle, sin in enumerate(SINS, 1):
        row = [shield for shield in view.shields if shield.circle == circle]
        things = ", ".join(f"{shield.id} {lying(scene, shield)}" for shield in row if shield.piece)
        empty = sum(not shield.piece for shield in row)
        infamy = printed.rules(scene).infamy[circle]
        sentences.append(
            words(
                "tell-circle",
                circle=circle,
                sin=Name(sin),
                infamy=infamy,
                things=things or words("nothing"),
                empty=empty,
            )
        )
    gates = range(1, printed.board(scene).gates + 1)
    return sentences + [gate_label(scene, gate) for gate in gates if owners_of(view, gate)]


def tell_location(scene: Scene[InfernoView], location: str) -> str:
    return f"{scene.words(scene.view.locations[location])}: {tile_label(scene, location)}"


def tell_track(scene: Scene[InfernoView], at: int) -> str:
    words = scene.words
    label = words("track-label", sin=Name(TRACKS[at]), skulls=skulls_told(scene, at))
    return f"{label} {cube_label(scene, at)}. {words('track-bonus')}: {words(f'bonus-{scene.view.bonuses[at]}')}."


def tell_family(scene: Scene[InfernoView], who: PlayerView) -> list[str]:
    words = scene.words
    purse = [
        words("player-infamy", infamy=who.infamy),
        words("player-florins", florins=who.florins),
        words("player-drachmas", drachmas=who.drachmas),
        words("player-diplomas", diplomas=len(who.diplomas)),
        words("player-halves", halves=who.halves),
        words("player-home", nobles=who.home[0], urchins=who.home[1], reserve=sum(who.reserve)),
        words("player-boat", space=who.boat, infamy=printed.rules(scene).loan_losses[who.boat]),
        words("player-panel", barrels=", ".join(words(barrel) for barrel in who.panel) or words("nothing")),
    ]
    floors = [floor_label(scene, who, floor) for floor in range(len(who.tower))]
    hand = [card_label(scene, number) for number in who.hand if number != UNSEEN and who.seat == scene.seat]
    return [f"{scene.name(who.seat)}: {'; '.join([*purse, *floors])}.", *hand]
