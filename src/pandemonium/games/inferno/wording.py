"""What a choice is called: message ids and facts. The sentences are in `text/`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from pandemonium.engine.phrase import Name, Phrase, Player, phrase
from pandemonium.engine.state import Choice, Seat
from pandemonium.games.inferno import choice as choices
from pandemonium.games.inferno.bonfire import GUARDIAN_PRICE, STYX_PRICE, Invocation
from pandemonium.games.inferno.card_wording import CardLabels
from pandemonium.games.inferno.cashing import Cashing
from pandemonium.games.inferno.challenge import PRICE, Toll, row_of
from pandemonium.games.inferno.council import Council
from pandemonium.games.inferno.courtyard import Rearrangement
from pandemonium.games.inferno.descent import Descent
from pandemonium.games.inferno.discs import Discs
from pandemonium.games.inferno.florence import entry, leaves_quarter
from pandemonium.games.inferno.guardian import MOVING, Play
from pandemonium.games.inferno.host import Hosting
from pandemonium.games.inferno.money import ACHERON, BRIBE
from pandemonium.games.inferno.names import (
    BARRELS,
    BONUSES,
    GUARDIANS,
    GUESTS,
    LOCATIONS,
    MEMBERS,
    QUARTERS,
    SINS,
    TRACKS,
)
from pandemonium.games.inferno.rules import GATES, LEVELS, SPACES, WEAPONS
from pandemonium.games.inferno.rules import TRACKS as TRACK_COUNT
from pandemonium.games.inferno.siege import Supply, reward
from pandemonium.games.inferno.state import Inferno
from pandemonium.games.inferno.view import ITEMS, shield_id


class Labels(CardLabels):
    """A button's words, with the cost and the result of pressing it; a method for each range of choices."""

    # --- Hell ----------------------------------------------------------------------------------------------------

    def soul(self, shield: int) -> Phrase:
        return phrase("choice-soul", sin=self.soul_on(shield), shield=shield_id(self.state, shield))

    def grave(self, colour: int) -> Phrase:
        return phrase("choice-graveyard", sin=Name(SINS[colour]), loan=self.loan(ACHERON))

    def bone(self, shield: int) -> Phrase:
        return phrase("choice-bone", sin=self.soul_on(shield), shield=shield_id(self.state, shield))

    def shield(self, shield: int) -> Phrase:
        """Where a Soul ends, with what follows; or where a Guardian goes, and what his effect hits."""
        id = shield_id(self.state, shield)
        if isinstance(self.frame, Descent):
            return self.end(self.frame, shield)
        if not isinstance(self.frame, Play):
            return phrase("choice-shield", shield=id)
        guardian = GUARDIANS[self.frame.guardian]
        if self.frame.step == MOVING:
            return phrase("choice-guardian-move", guardian=Name(guardian), shield=id)
        if self.state.colour[shield]:
            return phrase(f"choice-{guardian}", sin=self.soul_on(shield), shield=id)
        return phrase(f"choice-{guardian}", shield=id)

    def end(self, frame: Descent, shield: int) -> Phrase:
        circle = self.state.board.circle[shield]
        return phrase(
            "choice-end",
            shield=shield_id(self.state, shield),
            quarter=Name(QUARTERS[self.state.board.quarter[shield]]),
            infamy=self.state.rules.infamy[circle] if circle == colour_of(self.state, frame.picked) else 0,
        )

    def guardian(self, guardian: int) -> Phrase:
        drachmas = GUARDIAN_PRICE if isinstance(self.frame, Invocation) else 0
        return phrase("choice-guardian", guardian=Name(GUARDIANS[guardian]), drachmas=drachmas)

    def tail(self, _: int) -> Phrase:
        return phrase("choice-tail", circle=self.state.board.circle[self.state.black_at])

    def relocate(self, number: int) -> Phrase:
        owner, gates = divmod(number, GATES * GATES)
        gate, onto = gates // GATES + 1, gates % GATES + 1
        if owner == self.seat:
            return phrase("choice-relocate-own", gate=gate, onto=onto)
        return phrase("choice-relocate", player=Player(owner), gate=gate, onto=onto)

    def styx(self, number: int) -> Phrase:
        drachmas = STYX_PRICE if isinstance(self.frame, Invocation) else 0
        return phrase("choice-styx", sin=Name(SINS[number // 3]), souls=number % 3 + 1, drachmas=drachmas)

    # --- Florence ------------------------------------------------------------------------------------------------

    def send(self, place: int) -> Phrase:
        location, kind = divmod(place, len(MEMBERS))
        florins = entry(self.state, location, kind)
        return phrase("choice-send", **at(location, kind), florins=florins, bribe=self.bribe(location))

    def accuse(self, place: int) -> Phrase:
        location, kind = divmod(place, len(MEMBERS))
        bonus = Name(f"bonus-{BONUSES[self.state.bonus[location]]}")
        sin = Name(TRACKS[location])
        return phrase("choice-accuse", **at(location, kind), sin=sin, bonus=bonus, bribe=self.bribe(location))

    def recall(self, place: int) -> Phrase:
        return phrase("choice-recall", **at(*divmod(place, len(MEMBERS))))

    def floor(self, floor: int) -> Phrase:
        return phrase("choice-floor-guest" if isinstance(self.frame, Hosting) else "choice-floor", floor=floor)

    def home(self, place: int) -> Phrase:
        floor, kind = divmod(place, len(MEMBERS))
        return phrase("choice-home", member=Name(MEMBERS[kind]), floor=floor)

    def lift(self, space: int) -> Phrase:
        item = Name(ITEMS[self.state.tower[self.seat * SPACES + space]])
        return phrase("choice-lift", item=item, floor=self.state.rules.floor_of[space])

    def guest(self, kind: int) -> Phrase:
        leaves = isinstance(self.frame, Council)
        return phrase("choice-guest-leaves" if leaves else "choice-guest", guest=Name(GUESTS[kind]))

    def barrel(self, kind: int) -> Phrase:
        barrel = Name(BARRELS[kind])
        if isinstance(self.frame, Supply):
            id = "choice-supply-weapons" if kind == WEAPONS else "choice-supply"
            return phrase(id, barrel=barrel, infamy=reward(self.state, self.seat, kind))
        return phrase("choice-barrel-leaves" if isinstance(self.frame, Council) else "choice-barrel", barrel=barrel)

    # --- tracks and cubes ----------------------------------------------------------------------------------------

    def cube_up(self, track: int) -> Phrase:
        return phrase("choice-raise", sin=Name(TRACKS[track]), value=self.state.cubes[track] + 1)

    def cube_down(self, track: int) -> Phrase:
        return phrase("choice-lower", sin=Name(TRACKS[track]), value=self.state.cubes[track] - 1)

    def advance(self, track: int) -> Phrase:
        level = self.state.skulls[self.seat * TRACK_COUNT + track]
        if level == LEVELS:
            return phrase("choice-advance-beyond", sin=Name(TRACKS[track]), infamy=self.state.rules.beyond[track])
        return phrase("choice-advance", sin=Name(TRACKS[track]), level=level + 1)

    def diploma(self, track: int) -> Phrase:
        value, level = self.state.cubes[track], self.state.skulls[self.seat * TRACK_COUNT + track]
        return phrase("choice-diploma", sin=Name(TRACKS[track]), value=value, level=level, infamy=value * level)

    # --- words ---------------------------------------------------------------------------------------------------

    def skip(self, _: int) -> Phrase:
        if isinstance(self.frame, Toll):
            return phrase("choice-skip-toll", infamy=self.state.rules.penalties[self.frame.track])
        return phrase("choice-skip")

    def done(self, _: int) -> Phrase:
        if isinstance(self.frame, Rearrangement):
            return phrase("choice-done-lifting")
        return phrase("choice-done-cashing" if isinstance(self.frame, Cashing) else "choice-done")

    def take_infamy(self, _: int) -> Phrase:
        infamy = self.frame.infamy if isinstance(self.frame, Discs) else self.state.rules.weapons_infamy
        return phrase("choice-take-infamy", infamy=infamy)

    def pay(self, _: int) -> Phrase:
        price = row_of(self.state, self.frame.track)[PRICE] if isinstance(self.frame, Toll) else 0
        return phrase("choice-pay", drachmas=price, loan=self.loan(price))

    # --- parts ---------------------------------------------------------------------------------------------------

    def soul_on(self, shield: int) -> Name:
        return Name(SINS[self.state.colour[shield] - 1])

    def loan(self, drachmas: int) -> str:
        """Whether paying so much needs one."""
        return "yes" if self.state.drachmas[self.seat] < drachmas else "no"

    def bribe(self, location: int) -> str:
        """Whether going there needs one, and with a loan."""
        if not leaves_quarter(self.state, location):
            return "no"
        return "loan" if self.loan(BRIBE) == "yes" else "yes"


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


Write: TypeAlias = Callable[[Labels, int], Phrase]


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
    (choices.FLOOR, Labels.floor),
    (choices.HOME, Labels.home),
    (choices.LIFT, Labels.lift),
    (choices.GUEST, Labels.guest),
    (choices.BARREL, Labels.barrel),
    (choices.EXCHANGE, numbered("choice-exchange", "florins", 0)),
    (choices.CUBE, Labels.cube_up),
    (choices.LOWER_CUBE, Labels.cube_down),
    (choices.GATE, numbered("choice-disc", "gate", 1)),
    (choices.GUARDIAN, Labels.guardian),
    (choices.STYX, Labels.styx),
    (choices.ADVANCE, Labels.advance),
    (choices.PLAY, Labels.play),
    (choices.BUY, Labels.buy),
    (choices.DRAW, Labels.draw),
    (choices.CASH, Labels.cash),
    (choices.DIPLOMA, Labels.diploma),
    (choices.RELOCATE, Labels.relocate),
    (choices.SKIP, Labels.skip),
    (choices.DONE, Labels.done),
    (choices.BUY_BLIND, Labels.buy_blind),
    (choices.DRAW_BLIND, plain("choice-draw-blind")),
    (choices.FIRST_BENEFIT, Labels.benefit),
    (choices.SECOND_BENEFIT, lambda labels, _: labels.benefit(1)),
    (choices.TAIL, Labels.tail),
    (choices.TAKE_INFAMY, Labels.take_infamy),
    (choices.TAKE_HALF, plain("choice-take-half")),
    (choices.PAY, Labels.pay),
]
"""By the first number of a range of choices, ascending."""
