"""A view as the numbers of the legend, for programs that learn. Seats are told from the viewer's own, clockwise."""

from __future__ import annotations

from pandemonium.engine.legend import LARGEST
from pandemonium.games.inferno.data.names import (
    BARRELS,
    BONUSES,
    DIFFICULTIES,
    GUARDIANS,
    LOCATIONS,
    MEMBERS,
    QUARTERS,
    SINS,
    SOLO_MODES,
    TRACKS,
)
from pandemonium.games.inferno.knowledge.legend import CARDS, PHASES, PIECES, PLAYER, QUESTIONS, SEATS, SHIELD, THINGS
from pandemonium.games.inferno.knowledge.shield import ShieldView
from pandemonium.games.inferno.knowledge.view import InfernoView, PlayerView
from pandemonium.games.inferno.rules.figures import FLOORS, GATES, PLAGUES, SHIELDS


def byte(number: int) -> int:
    """What grows without bound, or below nothing, as far as a byte tells it."""
    return min(max(number, 0), LARGEST)


def features(view: InfernoView) -> list[int]:
    numbers = [byte(view.turns), view.dante, view.deck, len(view.shortcuts), clockwise(view, view.trigger)]
    numbers += [int(view.side == "b"), int(view.first_game), int(view.sudden), view.depth]
    numbers += [int(view.seat == seat) for seat in range(SEATS)]
    numbers += [int(view.question == question) for question in range(len(QUESTIONS))]
    numbers += [int(view.phase == phase) for phase in PHASES]
    numbers += [int(view.quarter == quarter) for quarter in QUARTERS]
    numbers += [int(view.red == guardian) for guardian in GUARDIANS]
    numbers += [int(view.black == guardian) for guardian in GUARDIANS]
    numbers += view.graveyard + [byte(souls) for souls in view.supply] + view.cubes + view.palace + view.stalls
    numbers += [view.plague.count(sin) for sin in SINS]
    numbers += [int(card in view.plague_known) for card in range(PLAGUES)]
    numbers += [QUARTERS.index(view.locations[location]) for location in LOCATIONS]
    numbers += [BONUSES.index(bonus) for bonus in view.bonuses]
    numbers += [int(card in view.market) for card in CARDS]
    numbers += [int(view.solo == mode) for mode in SOLO_MODES]
    numbers += [int(view.difficulty == grade) for grade in DIFFICULTIES]
    numbers += underway_features(view)
    shields = {shield.number: shield for shield in view.shields}
    for number in range(SHIELDS):
        numbers += shield_features(view, shields.get(number))
    for turn in range(SEATS):
        player = view.players[(max(view.seat, 0) + turn) % view.seats]
        numbers += player_features(view, player) if turn < view.seats else [0] * len(PLAYER)
    return numbers


def clockwise(view: InfernoView, seat: int) -> int:
    """From the viewer's own on, counted from 1; 0 is nobody."""
    return 0 if seat < 0 else (seat - max(view.seat, 0)) % view.seats + 1


def underway_features(view: InfernoView) -> list[int]:
    """What a chain of small choices has in hand; a picked Soul in Hell is told by its shield."""
    now = view.underway
    numbers = [*map(byte, now.numbers), int(now.scared)]
    numbers += [int(now.card == card) for card in CARDS]
    numbers += [int(now.picked == f"graveyard {sin}") for sin in SINS]
    numbers += [now.lifted.count(item) for item in THINGS]
    numbers += [int(now.guardian == guardian) for guardian in GUARDIANS]
    return numbers + [int(now.accusing == location) for location in LOCATIONS]


def shield_features(view: InfernoView, shield: ShieldView | None) -> list[int]:
    if shield is None:
        return [0] * len(SHIELD)
    sin = SINS.index(shield.sin) + 1 if shield.sin else 0
    numbers = [1, QUARTERS.index(shield.quarter), PIECES.index(shield.piece), sin, int(shield.laid)]
    in_hand = [int(view.underway.picked == shield.id), int(shield.id in view.underway.routes)]
    return [*numbers, clockwise(view, shield.owner), *in_hand]


def player_features(view: InfernoView, player: PlayerView) -> list[int]:
    numbers = [1, int(player.seat in view.asked), int(view.turn == player.seat)]
    numbers += [byte(player.infamy), byte(-player.infamy), byte(player.drachmas), byte(player.florins)]
    numbers += [player.boat, player.bones, player.tail, player.halves]
    numbers += [*player.home, *player.reserve, *player.skulls]
    numbers += [int(sin in player.diplomas) for sin in TRACKS]
    numbers += [int(gate in player.gates) for gate in range(1, GATES + 1)]
    for location in LOCATIONS:
        numbers += player.city.get(location, [0] * len(MEMBERS))
    for floor in range(FLOORS):
        items = player.tower[floor] if floor < len(player.tower) else []
        numbers += [items.count(item) for item in (*THINGS, "")]
    numbers += [int(barrel in player.panel) for barrel in BARRELS]
    numbers += [int(barrel in player.stolen) for barrel in BARRELS]
    for cards in (player.hand, player.played, player.cashed):
        numbers += [int(card in cards) for card in CARDS]
    return [*numbers, len(player.hand)]
