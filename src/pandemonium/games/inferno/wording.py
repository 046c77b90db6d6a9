"""What a choice is called: message ids and facts. The sentences are in `text/`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from pandemonium.engine.phrase import Name, Phrase, Player, phrase
from pandemonium.engine.state import Choice, Seat
from pandemonium.games.inferno import choice as choices
from pandemonium.games.inferno.descent import Descent
from pandemonium.games.inferno.florence import leaves_quarter
from pandemonium.games.inferno.fraud import FROM_ELSEWHERE, Fraud
from pandemonium.games.inferno.names import (
    BARRELS,
    BONUSES,
    ENDINGS,
    GUARDIANS,
    GUESTS,
    INSTANTS,
    LOCATIONS,
    MEMBERS,
    QUARTERS,
    SINS,
    TRACKS,
)
from pandemonium.games.inferno.rules import FREE, GATES, NOBLE, SPACES
from pandemonium.games.inferno.siege import Supply, reward
from pandemonium.games.inferno.state import Inferno
from pandemonium.games.inferno.view import ITEMS, shield_id

REPUTATIONS: Final = ("reputation-tower", "reputation-florins", "reputation-guests", "reputation-home")
NAMED: Final[dict[str, tuple[str, ...]]] = {
    "sin": SINS,
    "first": SINS,
    "second": SINS,
    "third": SINS,
    "fourth": SINS,
    "quarter": QUARTERS,
    "location": LOCATIONS,
    "member": MEMBERS,
    "guest": GUESTS,
    "barrel": BARRELS,
    "guardian": GUARDIANS,
    "item": ITEMS,
    "bonus": tuple(f"bonus-{bonus}" for bonus in BONUSES),
    "reputation": REPUTATIONS,
}
"""The events' numbers that stand for names."""
FIRST: Final = {"sin": 1, "first": 1, "second": 1, "third": 1, "fourth": 1}
"""Where their counting begins, if not at 0."""


class Labels:
    """A button's words, with the cost and the result of pressing it; a method for each range of choices."""

    def __init__(self, state: Inferno, seat: Seat) -> None:
        self.state = state
        self.seat = seat

    def soul(self, shield: int) -> Phrase:
        return phrase(
            "choice-soul", sin=Name(SINS[self.state.colour[shield] - 1]), shield=shield_id(self.state, shield)
        )

    def grave(self, colour: int) -> Phrase:
        loan = "yes" if not self.state.drachmas[self.seat] else "no"
        return phrase("choice-graveyard", sin=Name(SINS[colour]), loan=loan)

    def bone(self, shield: int) -> Phrase:
        return phrase(
            "choice-bone", sin=Name(SINS[self.state.colour[shield] - 1]), shield=shield_id(self.state, shield)
        )

    def shield(self, shield: int) -> Phrase:
        """For a Soul's end also the Infamy and the quarter that follow."""
        frame = self.state.stack[-1]
        if not isinstance(frame, Descent):
            return phrase("choice-shield", shield=shield_id(self.state, shield))
        quarter = Name(QUARTERS[self.state.board.quarter[shield]])
        circle = self.state.board.circle[shield]
        infamy = self.state.rules.infamy[circle] if circle == colour_of(self.state, frame.picked) else 0
        return phrase("choice-end", shield=shield_id(self.state, shield), quarter=quarter, infamy=infamy)

    def send(self, place: int) -> Phrase:
        location, kind = divmod(place, len(MEMBERS))
        florins = self.state.rules.entry_florins if location >= FREE and kind == NOBLE else 0
        bribe = "yes" if leaves_quarter(self.state, location) else "no"
        return phrase("choice-send", **at(location, kind), florins=florins, bribe=bribe)

    def accuse(self, place: int) -> Phrase:
        location, kind = divmod(place, len(MEMBERS))
        bribe = "yes" if leaves_quarter(self.state, location) else "no"
        return phrase("choice-accuse", **at(location, kind), sin=Name(TRACKS[location]), bribe=bribe)

    def recall(self, place: int) -> Phrase:
        return phrase("choice-recall", **at(*divmod(place, len(MEMBERS))))

    def home(self, place: int) -> Phrase:
        floor, kind = divmod(place, len(MEMBERS))
        return phrase("choice-home", member=Name(MEMBERS[kind]), floor=floor)

    def lift(self, space: int) -> Phrase:
        item = Name(ITEMS[self.state.tower[self.seat * SPACES + space]])
        return phrase("choice-lift", item=item, floor=self.state.rules.floor_of[space])

    def barrel(self, kind: int) -> Phrase:
        barrel = Name(BARRELS[kind])
        if isinstance(self.state.stack[-1], Supply):
            return phrase("choice-supply", barrel=barrel, infamy=reward(self.state, self.seat, kind))
        return phrase("choice-barrel", barrel=barrel)

    def styx(self, number: int) -> Phrase:
        return phrase("choice-styx", sin=Name(SINS[number // 3]), souls=number % 3 + 1)

    def play(self, card: int) -> Phrase:
        frame = self.state.stack[-1]
        return phrase("choice-play", card=card + 1, drachmas=frame.fee if isinstance(frame, Fraud) else 0)

    def buy(self, card: int) -> Phrase:
        return phrase("choice-buy", card=card + 1, drachmas=bought_for(self.state))

    def buy_blind(self, _: int) -> Phrase:
        return phrase("choice-buy-blind", drachmas=bought_for(self.state))

    def benefit(self, second: int) -> Phrase:
        frame = self.state.stack[-1]
        card = frame.card if isinstance(frame, Fraud) else 0
        if second:
            return phrase(
                "choice-benefit-b",
                card=card + 1,
                instant=Name(f"instant-{INSTANTS[self.state.rules.fraud_instant[card]]}"),
            )
        return phrase("choice-benefit-a", card=card + 1, sin=Name(TRACKS[self.state.rules.fraud_advance[card]]))

    def relocate(self, number: int) -> Phrase:
        owner, gates = divmod(number, GATES * GATES)
        return phrase("choice-relocate", player=Player(owner), gate=gates // GATES + 1, onto=gates % GATES + 1)

    def cash(self, number: int) -> Phrase:
        """What the right half of a card gives now."""
        card, second = divmod(number, 2)
        rules = self.state.rules
        if second:
            return phrase("choice-cash-soul", card=card + 1, sin=Name(SINS[rules.end_soul[card] - 1]))
        ending, track = ENDINGS[rules.end_benefit[card]], rules.end_of[card]
        if ending == "value":
            return phrase("choice-cash-value", card=card + 1, sin=Name(TRACKS[track]), infamy=self.state.cubes[track])
        if ending == "cube":
            return phrase("choice-cash-cube", card=card + 1, sin=Name(TRACKS[track]), value=self.state.cubes[track] + 1)
        if ending == "set":
            return phrase("choice-cash-set", card=card + 1, infamy=bin(self.state.played[self.seat]).count("1"))
        return phrase(f"choice-cash-{ending}", card=card + 1)


def label(state: Inferno, seat: Seat, choice: Choice) -> Phrase:
    first, write = max((pair for pair in LABELS if pair[0] <= choice), key=lambda pair: pair[0])
    return write(Labels(state, seat), choice - first)


def colour_of(state: Inferno, picked: Choice) -> int:
    """The colour of the Soul a choice picks."""
    if picked >= choices.BONE:
        return state.colour[picked - choices.BONE]
    return picked - choices.GRAVE + 1 if picked >= choices.GRAVE else state.colour[picked - choices.SOUL]


def at(location: int, kind: int) -> dict[str, Name]:
    return {"member": Name(MEMBERS[kind]), "location": Name(LOCATIONS[location])}


def bought_for(state: Inferno) -> int:
    frame = state.stack[-1]
    return FROM_ELSEWHERE + (frame.fee if isinstance(frame, Fraud) else 0)


Write: TypeAlias = Callable[[Labels, int], Phrase]


def named(message: str, fact: str, names: tuple[str, ...]) -> Write:
    return lambda _, number: phrase(message, **{fact: Name(names[number])})


def numbered(message: str, fact: str, first: int) -> Write:
    return lambda _, number: phrase(message, **{fact: number + first})


def plain(message: str) -> Write:
    return lambda _labels, _number: phrase(message)


LABELS: Final[list[tuple[Choice, Write]]] = [
    (choices.SOUL, Labels.soul),
    (choices.GRAVE, Labels.grave),
    (choices.BONE, Labels.bone),
    (choices.SHIELD, Labels.shield),
    (choices.SEND, Labels.send),
    (choices.ACCUSE, Labels.accuse),
    (choices.RECALL, Labels.recall),
    (choices.FLOOR, numbered("choice-floor", "floor", 0)),
    (choices.HOME, Labels.home),
    (choices.LIFT, Labels.lift),
    (choices.GUEST, named("choice-guest", "guest", GUESTS)),
    (choices.BARREL, Labels.barrel),
    (choices.EXCHANGE, numbered("choice-exchange", "florins", 0)),
    (choices.CUBE, named("choice-raise", "sin", TRACKS)),
    (choices.LOWER_CUBE, named("choice-lower", "sin", TRACKS)),
    (choices.GATE, numbered("choice-disc", "gate", 1)),
    (choices.GUARDIAN, named("choice-guardian", "guardian", GUARDIANS)),
    (choices.STYX, Labels.styx),
    (choices.ADVANCE, named("choice-advance", "sin", TRACKS)),
    (choices.PLAY, Labels.play),
    (choices.BUY, Labels.buy),
    (choices.DRAW, numbered("choice-draw", "card", 1)),
    (choices.CASH, Labels.cash),
    (choices.DIPLOMA, named("choice-diploma", "sin", TRACKS)),
    (choices.RELOCATE, Labels.relocate),
    (choices.SKIP, plain("choice-skip")),
    (choices.DONE, plain("choice-done")),
    (choices.BUY_BLIND, Labels.buy_blind),
    (choices.DRAW_BLIND, plain("choice-draw-blind")),
    (choices.FIRST_BENEFIT, Labels.benefit),
    (choices.SECOND_BENEFIT, lambda labels, _: labels.benefit(1)),
    (choices.TAIL, plain("choice-tail")),
    (choices.TAKE_INFAMY, plain("choice-take-infamy")),
    (choices.TAKE_HALF, plain("choice-take-half")),
    (choices.PAY, plain("choice-pay")),
]
"""By the first number of a range of choices, ascending."""
