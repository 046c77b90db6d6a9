"""What a choice is called: message ids and facts. The sentences are in `text/`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from pandemonium.engine.numbering import Numbering
from pandemonium.engine.phrase import Name, Phrase, Player, phrase
from pandemonium.engine.state import Choice, Seat
from pandemonium.games.inferno.data.names import (
    BARRELS,
    BONUSES,
    GUARDIANS,
    GUESTS,
    ITEMS,
    LOCATIONS,
    MEMBERS,
    QUARTERS,
    SINS,
    TRACKS,
)
from pandemonium.games.inferno.knowledge.shield import shield_id
from pandemonium.games.inferno.rules import choice as choices
from pandemonium.games.inferno.rules import question as questions
from pandemonium.games.inferno.rules.challenge import Toll
from pandemonium.games.inferno.rules.descent import Descent, colour_of
from pandemonium.games.inferno.rules.discs import Discs
from pandemonium.games.inferno.rules.figures import GATES, LEVELS, SPACES, WEAPONS
from pandemonium.games.inferno.rules.figures import TRACKS as TRACK_COUNT
from pandemonium.games.inferno.rules.florence import entry
from pandemonium.games.inferno.rules.guardian import MOVING, PlayGuardian
from pandemonium.games.inferno.rules.host import Arrival
from pandemonium.games.inferno.rules.location import Action, income
from pandemonium.games.inferno.rules.siege import reward
from pandemonium.games.inferno.rules.state import Inferno
from pandemonium.games.inferno.words.card_wording import CardLabels

DONE: Final = {questions.REARRANGE: "choice-done-lifting", questions.CASH: "choice-done-cashing"}
"""What the end of a question is called, where it is more than the end of a turn."""


class Labels(CardLabels):
    """A button's words, with the cost and the result of pressing it; a method for each kind of choice."""

    # --- Hell ----------------------------------------------------------------------------------------------------

    def soul(self, shield: int) -> Phrase:
        return phrase("choice-soul", sin=self.soul_on(shield), shield=shield_id(self.state, shield))

    def grave(self, colour: int) -> Phrase:
        return phrase("choice-graveyard", sin=Name(SINS[colour]), **self.cost())

    def bone(self, shield: int) -> Phrase:
        return phrase("choice-bone", sin=self.soul_on(shield), shield=shield_id(self.state, shield))

    def shield(self, shield: int) -> Phrase:
        """Where a Soul ends, with what follows; or where a Guardian goes, and what his effect hits."""
        id = shield_id(self.state, shield)
        if isinstance(self.frame, Descent):
            return self.end(self.frame, shield)
        if not isinstance(self.frame, PlayGuardian):
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
            **self.cost(),
        )

    def guardian(self, guardian: int) -> Phrase:
        return phrase("choice-guardian", guardian=Name(GUARDIANS[guardian]), **self.cost())

    def tail(self, _: int) -> Phrase:
        return phrase("choice-tail", circle=self.state.board.circle[self.state.black_at])

    def relocate(self, number: int) -> Phrase:
        owner, gates = divmod(number, GATES * GATES)
        gate, onto = gates // GATES + 1, gates % GATES + 1
        if owner == self.seat:
            return phrase("choice-relocate-own", gate=gate, onto=onto)
        return phrase("choice-relocate", player=Player(owner), gate=gate, onto=onto)

    def styx(self, number: int) -> Phrase:
        return phrase("choice-styx", sin=Name(SINS[number // 3]), souls=number % 3 + 1, **self.cost())

    # --- Florence ------------------------------------------------------------------------------------------------

    def send(self, place: int) -> Phrase:
        location, kind = divmod(place, len(MEMBERS))
        florins = entry(self.state, location, kind)
        return phrase("choice-send", **at(location, kind), florins=florins, **self.cost())

    def accuse(self, place: int) -> Phrase:
        location, kind = divmod(place, len(MEMBERS))
        bonus = Name(f"bonus-{BONUSES[self.state.bonus[location]]}")
        sin = Name(TRACKS[location])
        return phrase("choice-accuse", **at(location, kind), sin=sin, bonus=bonus, **self.cost())

    def recall(self, place: int) -> Phrase:
        return phrase("choice-recall", **at(*divmod(place, len(MEMBERS))), **self.cost())

    def floor(self, floor: int) -> Phrase:
        guest = isinstance(self.frame, Arrival) and self.frame.sort == choices.GUEST
        return phrase("choice-floor-guest" if guest else "choice-floor", floor=floor)

    def home(self, place: int) -> Phrase:
        floor, kind = divmod(place, len(MEMBERS))
        return phrase("choice-home", member=Name(MEMBERS[kind]), floor=floor, **self.cost())

    def lift(self, space: int) -> Phrase:
        item = Name(ITEMS[self.state.tower[self.seat * SPACES + space]])
        return phrase("choice-lift", item=item, floor=self.state.rules.floor_of[space])

    def guest(self, kind: int) -> Phrase:
        if self.question == questions.COUNCIL:
            return phrase("choice-guest-leaves", guest=Name(GUESTS[kind]), **self.cost())
        return phrase("choice-guest", guest=Name(GUESTS[kind]))

    def barrel(self, kind: int) -> Phrase:
        barrel = Name(BARRELS[kind])
        if self.question == questions.SUPPLY:
            id = "choice-supply-weapons" if kind == WEAPONS else "choice-supply"
            return phrase(id, barrel=barrel, infamy=reward(self.state, self.seat, kind))
        if self.question == questions.COUNCIL:
            return phrase("choice-barrel-leaves", barrel=barrel, **self.cost())
        return phrase("choice-barrel", barrel=barrel)

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
            return phrase("choice-skip-toll", **self.cost())
        return phrase("choice-skip")

    def done(self, _: int) -> Phrase:
        return phrase(DONE.get(self.question, "choice-done"))

    def take_infamy(self, _: int) -> Phrase:
        infamy = self.frame.infamy if isinstance(self.frame, Discs) else self.state.rules.weapons_infamy
        return phrase("choice-take-infamy", infamy=infamy)

    def pay(self, _: int) -> Phrase:
        return phrase("choice-pay", **self.cost())

    def act(self, _: int) -> Phrase:
        """The action of HAYSTACK, BANQUET or BANK."""
        assert isinstance(self.frame, Action)
        floor, florins = self.state.floors[self.seat] + 1, income(self.state, self.seat)
        return phrase(f"choice-act-{LOCATIONS[self.frame.location]}", floor=floor, florins=florins)

    # --- parts ---------------------------------------------------------------------------------------------------

    def soul_on(self, shield: int) -> Name:
        return Name(SINS[self.state.colour[shield] - 1])


def label(numbering: Numbering, state: Inferno, seat: Seat, choice: Choice) -> Phrase:
    return LABELS[numbering.kind(choice)](Labels(state, seat, choice), numbering.place(choice))


def at(location: int, kind: int) -> dict[str, Name]:
    return {"member": Name(MEMBERS[kind]), "location": Name(LOCATIONS[location])}


Write: TypeAlias = Callable[[Labels, int], Phrase]


def numbered(message: str, fact: str, first: int) -> Write:
    return lambda _, number: phrase(message, **{fact: number + first})


def plain(message: str) -> Write:
    return lambda _labels, _number: phrase(message)


LABELS: Final[dict[str, Write]] = {
    "soul": Labels.soul,
    "graveyard": Labels.grave,
    "bone": Labels.bone,
    "shield": Labels.shield,
    "send": Labels.send,
    "accuse": Labels.accuse,
    "recall": Labels.recall,
    "floor": Labels.floor,
    "home": Labels.home,
    "lift": Labels.lift,
    "guest": Labels.guest,
    "barrel": Labels.barrel,
    "exchange": numbered("choice-exchange", "florins", 0),
    "raise": Labels.cube_up,
    "lower": Labels.cube_down,
    "disc": numbered("choice-disc", "gate", 1),
    "guardian": Labels.guardian,
    "styx": Labels.styx,
    "advance": Labels.advance,
    "play": Labels.play,
    "buy": Labels.buy,
    "draw": Labels.draw,
    "cash": Labels.cash,
    "diploma": Labels.diploma,
    "relocate": Labels.relocate,
    "skip": Labels.skip,
    "done": Labels.done,
    "buy-blind": Labels.buy_blind,
    "draw-blind": plain("choice-draw-blind"),
    "benefit": Labels.benefit,
    "tail": Labels.tail,
    "infamy": Labels.take_infamy,
    "half-diploma": plain("choice-take-half"),
    "pay": Labels.pay,
    "act": Labels.act,
}
"""By kind of choice."""
