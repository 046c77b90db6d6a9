"""The code of a choice: short words that a person can read and write, `soul 3.4`, `send bank noble`, `play 7`."""

from __future__ import annotations

from pandemonium.engine.state import Choice
from pandemonium.games.inferno import choice as choices
from pandemonium.games.inferno.names import BARRELS, GUARDIANS, GUESTS, LOCATIONS, MEMBERS, SINS, TRACKS
from pandemonium.games.inferno.rules import CIRCLES, FLOORS, FRAUDS, GATES, KINDS, Rules

WORDS = {
    choices.SKIP: "skip",
    choices.DONE: "done",
    choices.BUY_BLIND: "buy-blind",
    choices.DRAW_BLIND: "draw-blind",
    choices.FIRST_BENEFIT: "benefit a",
    choices.SECOND_BENEFIT: "benefit b",
    choices.TAIL: "tail",
    choices.TAKE_INFAMY: "infamy",
    choices.TAKE_HALF: "half-diploma",
    choices.PAY: "pay",
}


class Codes:
    """Codes both ways, for the shields and floors of one pack."""

    def __init__(self, rules: Rules) -> None:
        self.by_choice: dict[Choice, str] = dict(WORDS)
        self.shields = {
            rules.first[circle] + place: f"{circle}.{place + 1}"
            for circle in range(1, CIRCLES + 1)
            for place in range(rules.first[circle + 1] - rules.first[circle])
        }
        for shield, name in self.shields.items():
            self.by_choice[choices.SOUL + shield] = f"soul {name}"
            self.by_choice[choices.BONE + shield] = f"bone {name}"
            self.by_choice[choices.SHIELD + shield] = f"shield {name}"
        self.name_all(choices.GRAVE, [f"graveyard {sin}" for sin in SINS])
        at = [f"{location} {member}" for location in LOCATIONS for member in MEMBERS]
        self.name_all(choices.SEND, [f"send {place}" for place in at])
        self.name_all(choices.ACCUSE, [f"accuse {place}" for place in at])
        self.name_all(choices.RECALL, [f"recall {place}" for place in at])
        self.name_all(choices.FLOOR, [f"floor {floor}" for floor in range(FLOORS)])
        self.name_all(choices.HOME, [f"home {floor} {member}" for floor in range(FLOORS) for member in MEMBERS])
        self.name_all(choices.LIFT, [f"lift {space}" for space in range(rules.spaces)])
        self.name_all(choices.GUEST, [f"guest {guest}" for guest in GUESTS])
        self.name_all(choices.BARREL, [f"barrel {barrel}" for barrel in BARRELS])
        self.name_all(choices.EXCHANGE, [f"exchange {n}" for n in range(choices.EXCHANGES)])
        self.name_all(choices.CUBE, [f"raise {sin}" for sin in TRACKS])
        self.name_all(choices.LOWER_CUBE, [f"lower {sin}" for sin in TRACKS])
        self.name_all(choices.GATE, [f"disc {gate + 1}" for gate in range(GATES)])
        self.name_all(choices.GUARDIAN, [f"guardian {guardian}" for guardian in GUARDIANS])
        self.name_all(choices.STYX, [f"styx {sin} {n}" for sin in SINS for n in range(1, 4)])
        self.name_all(choices.ADVANCE, [f"advance {sin}" for sin in TRACKS])
        self.name_all(choices.PLAY, [f"play {card + 1}" for card in range(FRAUDS)])
        self.name_all(choices.BUY, [f"buy {card + 1}" for card in range(FRAUDS)])
        self.name_all(choices.DRAW, [f"draw {card + 1}" for card in range(FRAUDS)])
        self.name_all(choices.CASH, [f"cash {card + 1} {half}" for card in range(FRAUDS) for half in "ab"])
        self.name_all(choices.DIPLOMA, [f"diploma {sin}" for sin in TRACKS])
        self.name_all(choices.RELOCATE, [f"relocate {r}" for r in self.relocations()])
        self.by_code = {code: choice for choice, code in self.by_choice.items()}

    def name_all(self, first: Choice, codes: list[str]) -> None:
        self.by_choice.update(enumerate(codes, first))

    def relocations(self) -> list[str]:
        gates = range(1, GATES + 1)
        return [f"{owner} {start} {end}" for owner in "abcd"[:KINDS] for start in gates for end in gates]

    def all(self) -> list[Choice]:
        """Every choice there can be, in the order of its number."""
        return sorted(self.by_choice)
