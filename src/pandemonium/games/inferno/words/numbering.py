"""Every choice of Inferno in words, kind by kind: `soul 3.4`, `send bank noble`, `play 7`.

The same kind may stand for different acts in different questions. A place is a shield with what is on it, a storey a
floor with what stands there.
"""

from __future__ import annotations

from pandemonium.engine.numbering import Numbering, Range
from pandemonium.games.inferno.data.names import BARRELS, GUARDIANS, GUESTS, LOCATIONS, MEMBERS, SINS, TRACKS
from pandemonium.games.inferno.rules import choice as choices
from pandemonium.games.inferno.rules.figures import CIRCLES, FLOORS, FRAUDS, GATES, Rules


def numbering(rules: Rules) -> Numbering:
    """For the shields and floors of one pack."""
    shields = shield_names(rules)
    members = [f"{location} {member}" for location in LOCATIONS for member in MEMBERS]
    floors = numbers(0, FLOORS)
    cards, gates = numbers(1, FRAUDS), numbers(1, GATES)
    relocations = [f"{owner} {start} {end}" for owner in "abcd" for start in gates for end in gates]
    return Numbering(
        [
            Range("soul", choices.SOUL, shields, "place {0}"),
            Range("graveyard", choices.GRAVE, SINS, "grave {0}"),
            Range("bone", choices.BONE, shields, "place {0}"),
            Range("shield", choices.SHIELD, shields, "place {0}"),
            Range("send", choices.SEND, members, "location {0}"),
            Range("accuse", choices.ACCUSE, members, "location {0}"),
            Range("recall", choices.RECALL, members, "location {0}"),
            Range("floor", choices.FLOOR, floors, "storey {0}"),
            Range("home", choices.HOME, [f"{floor} {kin}" for floor in floors for kin in MEMBERS], "storey {0}"),
            Range("lift", choices.LIFT, numbers(0, rules.spaces), "space {0}"),
            Range("guest", choices.GUEST, GUESTS, "guest {0}"),
            Range("barrel", choices.BARREL, BARRELS, "barrel {0}"),
            Range("exchange", choices.EXCHANGE, numbers(0, choices.EXCHANGES), "florins"),
            Range("raise", choices.CUBE, TRACKS, "cube {0}"),
            Range("lower", choices.LOWER_CUBE, TRACKS, "cube {0}"),
            Range("disc", choices.GATE, gates, "gate {0}"),
            Range("guardian", choices.GUARDIAN, GUARDIANS, "guardian {0}"),
            Range("styx", choices.STYX, [f"{sin} {souls}" for sin in SINS for souls in numbers(1, 3)], "grave {0}"),
            Range("advance", choices.ADVANCE, TRACKS, "track {0}"),
            Range("play", choices.PLAY, cards, "card {0}"),
            Range("buy", choices.BUY, cards, "card {0}"),
            Range("draw", choices.DRAW, cards, "card {0}"),
            Range("cash", choices.CASH, [f"{card} {benefit}" for card in cards for benefit in "ab"], "card {0}"),
            Range("diploma", choices.DIPLOMA, TRACKS, "diploma {0}"),
            Range("relocate", choices.RELOCATE, relocations, "gate {1}"),
            Range("skip", choices.SKIP),
            Range("done", choices.DONE),
            Range("buy-blind", choices.BUY_BLIND, element="deck"),
            Range("draw-blind", choices.DRAW_BLIND, element="deck"),
            Range("benefit", choices.FIRST_BENEFIT, "ab"),
            Range("tail", choices.TAIL),
            Range("infamy", choices.TAKE_INFAMY),
            Range("half-diploma", choices.TAKE_HALF),
            Range("pay", choices.PAY),
            Range("act", choices.ACT),
        ]
    )


def numbers(first: int, count: int) -> list[str]:
    return [str(number) for number in range(first, first + count)]


def shield_names(rules: Rules) -> list[str]:
    """By shield: its circle and its place there, `3.4`."""
    widths = [rules.first[circle + 1] - rules.first[circle] for circle in range(1, CIRCLES + 1)]
    return [f"{circle}.{place}" for circle, width in enumerate(widths, 1) for place in range(1, width + 1)]
