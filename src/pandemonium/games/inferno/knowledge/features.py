"""A view as numbers of fixed places, for programs that learn. Seats are told from the viewer's own, clockwise."""

from __future__ import annotations

from pandemonium.games.inferno.data.names import (
    BARRELS,
    BONUSES,
    DIFFICULTIES,
    GUARDIANS,
    GUESTS,
    LOCATIONS,
    MEMBERS,
    QUARTERS,
    SINS,
    SOLO_MODES,
    TRACKS,
)
from pandemonium.games.inferno.knowledge.shield import ShieldView
from pandemonium.games.inferno.knowledge.view import InfernoView, PlayerView
from pandemonium.games.inferno.rules.figures import FLOORS, FRAUDS, PLAGUES, SHIELDS

PIECES = ("", "soul", "petrified", "pit", "labyrinth", "guardian")
GATES = 9


def features(view: InfernoView) -> list[int]:
    numbers = [view.turns, view.dante, view.deck, len(view.shortcuts), int(view.trigger >= 0), int(view.side == "b")]
    numbers += [int(view.quarter == quarter) for quarter in QUARTERS]
    numbers += [int(guardian in (view.red, view.black)) for guardian in GUARDIANS]
    numbers += view.graveyard + view.cubes + view.palace + view.stalls
    numbers += [view.plague.count(sin) for sin in SINS]
    numbers += [int(card in view.plague_known) for card in range(PLAGUES)]
    numbers += [QUARTERS.index(view.locations[location]) for location in LOCATIONS]
    numbers += [BONUSES.index(bonus) for bonus in view.bonuses]
    numbers += [int(card in view.market) for card in range(1, FRAUDS + 1)]
    numbers += [int(view.solo == mode) for mode in SOLO_MODES] + [
        int(view.difficulty == grade) for grade in DIFFICULTIES
    ]
    numbers += underway_features(view)
    shields = {shield.number: shield for shield in view.shields}
    for number in range(SHIELDS):
        numbers += shield_features(view, shields.get(number))
    for turn in range(view.seats):
        numbers += player_features(view, view.players[(max(view.seat, 0) + turn) % view.seats])
    return numbers


def underway_features(view: InfernoView) -> list[int]:
    """What a chain of small choices has in hand; a picked Soul in Hell is told by its shield."""
    now = view.underway
    numbers = [int(now.scared)]
    numbers += [int(now.card == card) for card in range(1, FRAUDS + 1)]
    numbers += [int(now.picked == f"graveyard {sin}") for sin in SINS]
    numbers += [now.lifted.count(item) for item in (*MEMBERS, *GUESTS, *BARRELS)]
    numbers += [int(now.guardian == guardian) for guardian in GUARDIANS]
    return numbers + [int(now.accusing == location) for location in LOCATIONS]


def shield_features(view: InfernoView, shield: ShieldView | None) -> list[int]:
    """There or not, symbol, piece, the Soul's colour, whether it lies, whose Labyrinth or Chains, picked, an end."""
    if shield is None:
        return [0] * 8
    owner = 0 if shield.owner < 0 else (shield.owner - max(view.seat, 0)) % view.seats + 1
    sin = SINS.index(shield.sin) + 1 if shield.sin else 0
    hand = [int(view.underway.picked == shield.id), int(shield.id in view.underway.routes)]
    return [1, QUARTERS.index(shield.quarter), PIECES.index(shield.piece), sin, int(shield.laid), owner, *hand]


def player_features(view: InfernoView, player: PlayerView) -> list[int]:
    numbers = [player.infamy, player.drachmas, player.florins, player.boat, player.bones, player.tail, player.halves]
    numbers += [int(view.turn == player.seat), *player.home, *player.reserve, *player.skulls]
    numbers += [int(sin in player.diplomas) for sin in TRACKS]
    numbers += [int(gate in player.gates) for gate in range(1, GATES + 1)]
    for location in LOCATIONS:
        numbers += player.city.get(location, [0] * len(MEMBERS))
    for floor in range(FLOORS):
        items = player.tower[floor] if floor < len(player.tower) else []
        numbers += [items.count(item) for item in (*MEMBERS, *GUESTS, *BARRELS)]
        numbers.append(items.count(""))
    numbers += [int(barrel in player.panel) for barrel in BARRELS]
    numbers += [int(barrel in player.stolen) for barrel in BARRELS]
    for cards in (player.hand, player.played, player.cashed):
        numbers += [int(card in cards) for card in range(1, FRAUDS + 1)]
    numbers.append(len(player.hand))
    return numbers
