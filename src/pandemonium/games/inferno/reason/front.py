"""The front of "why not?": takes a code or a thing on the table apart, and asks the reason of its kind."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from pandemonium.engine.driver import legal
from pandemonium.engine.phrase import Name, Player, Refusal, refusal
from pandemonium.engine.state import Seat
from pandemonium.games.inferno import choice as choices
from pandemonium.games.inferno.cashing import NO_CARD, Cashing
from pandemonium.games.inferno.code import Codes
from pandemonium.games.inferno.descent import UNPICKED, Descent
from pandemonium.games.inferno.element import element
from pandemonium.games.inferno.guardian import Play
from pandemonium.games.inferno.names import BARRELS, GUARDIANS, GUESTS, LOCATIONS, MEMBERS, SINS, TRACKS
from pandemonium.games.inferno.reason import florence, fraud, guardian, hell, tower, track
from pandemonium.games.inferno.reason.when import why_not_now
from pandemonium.games.inferno.rules import BIT
from pandemonium.games.inferno.state import Inferno


class WhyNot:
    """Answers for the codes and the things of one pack."""

    def __init__(self, codes: Codes) -> None:
        self.codes = codes
        self.elements = {element(codes, choice) for choice in codes.by_choice} - {""}
        self.shields = {name: shield for shield, name in codes.shields.items()}

    def __call__(self, state: Inferno, seat: Seat, target: str) -> Refusal | None:
        offered = legal(state, seat)
        choice = self.codes.by_code.get(target)
        if choice in offered or any(element(self.codes, offer) == target for offer in offered):
            return None
        if choice is None and target not in self.elements:
            return refusal("refused-unknown", code=target[:40])
        if not (state.asked >> seat) & 1:
            return refusal("why-not-your-turn", "INF-1.4.9", player=Player(state.asked.bit_length() - 1))
        words = target.split(" ")
        if words[0] in ("soul", "bone", "shield", "place"):
            return self.why_no_place(state, seat, words[0], self.shields[words[1]])
        if words[0] == "relocate" and choice is not None:
            return guardian.why_no_relocation(state, choice - choices.RELOCATE)
        answer = ANSWERS.get(words[0])
        return answer(state, seat, words) if answer else why_not_now(state, words[0])

    def why_no_place(self, state: Inferno, seat: Seat, word: str, shield: int) -> Refusal:
        """A shield may be asked for by a Soul, by a Guardian, or by a card at the end."""
        frame = state.stack[-1]
        if not state.board.circle[shield]:
            return refusal("why-no-shield", "INF-1.2.1", shield=self.codes.shields[shield])
        if isinstance(frame, Descent) and frame.picked == UNPICKED:
            return why_no_start(state, seat, word, shield)
        if word in ("soul", "bone"):
            return why_not_now(state, word)
        if isinstance(frame, Descent):
            return hell.why_no_end(state, seat, frame.picked, shield)
        if isinstance(frame, Play):
            return guardian.why_no_target(state, frame, shield)
        if isinstance(frame, Cashing) and frame.placing != NO_CARD:
            return why_not_laid(state, frame, shield)
        return why_not_now(state, "shield")


def why_no_start(state: Inferno, seat: Seat, word: str, shield: int) -> Refusal:
    """Which Soul moves comes before where it ends."""
    if word == "shield":
        return refusal("why-soul-first", "INF-1.4.1")
    return hell.why_no_bone(state, seat, shield) if word == "bone" else hell.why_no_soul(state, seat, shield)


def why_not_laid(state: Inferno, frame: Cashing, shield: int) -> Refusal:
    """The Soul of a card is laid in its own circle."""
    if state.occupied & BIT[shield]:
        return hell.why_occupied(state, shield, "INF-R40")
    circle = state.rules.end_soul[frame.placing]
    return refusal("why-other-circle", "INF-1.3.10", sin=Name(SINS[circle - 1]), circle=circle)


def why_no_grave(state: Inferno, seat: Seat, words: list[str]) -> Refusal:
    """The Souls of the Graveyard are asked for by the Hell phase, and by the Styx."""
    colour = SINS.index(words[1]) + 1
    if guardian.sinks(state.stack[-1]):
        return guardian.why_no_styx(state, seat, colour, 1)
    return why_no_crossing(state, seat, colour)


def why_no_crossing(state: Inferno, seat: Seat, colour: int) -> Refusal:
    frame = state.stack[-1]
    if isinstance(frame, Descent) and frame.picked == UNPICKED:
        return hell.why_no_grave(state, seat, colour)
    return why_not_now(state, "graveyard")


def member(words: list[str]) -> tuple[int, int]:
    """The location and the kind of member of a code like `send bank noble`."""
    return LOCATIONS.index(words[1]), MEMBERS.index(words[2])


Answer: TypeAlias = Callable[[Inferno, Seat, list[str]], Refusal]

ANSWERS: Final[dict[str, Answer]] = {
    "graveyard": lambda s, seat, words: why_no_crossing(s, seat, SINS.index(words[1]) + 1),
    "grave": why_no_grave,
    "styx": lambda s, seat, words: guardian.why_no_styx(s, seat, SINS.index(words[1]) + 1, int(words[2])),
    "guardian": lambda s, _, words: guardian.why_no_guardian(s, GUARDIANS.index(words[1])),
    "disc": lambda s, _, words: guardian.why_no_disc(s, int(words[1]) - 1, "disc"),
    "gate": lambda s, _, words: guardian.why_no_disc(s, int(words[1]) - 1, "gate"),
    "location": lambda s, seat, words: florence.why_no_location(s, seat, LOCATIONS.index(words[1])),
    "send": lambda s, seat, words: florence.why_no_errand(s, seat, *member(words)),
    "accuse": lambda s, seat, words: florence.why_no_accusation(s, seat, *member(words)),
    "recall": lambda s, _, words: florence.why_no_recall(s, *member(words)),
    "floor": lambda s, seat, words: tower.why_no_floor(s, seat, int(words[1]), "floor"),
    "storey": lambda s, seat, words: tower.why_no_floor(s, seat, int(words[1]), "storey"),
    "home": lambda s, _, words: tower.why_no_homecoming(s, int(words[1]), MEMBERS.index(words[2])),
    "lift": lambda s, seat, words: tower.why_no_lift(s, seat, int(words[1]), "lift"),
    "space": lambda s, seat, words: tower.why_no_lift(s, seat, int(words[1]), "space"),
    "guest": lambda s, seat, words: tower.why_no_guest(s, seat, GUESTS.index(words[1])),
    "barrel": lambda s, seat, words: tower.why_no_barrel(s, seat, BARRELS.index(words[1])),
    "exchange": lambda s, seat, words: track.why_no_exchange(s, seat, int(words[1])),
    "raise": lambda s, _, words: track.why_no_raise(s, TRACKS.index(words[1]), "raise"),
    "cube": lambda s, _, words: track.why_no_raise(s, TRACKS.index(words[1]), "cube"),
    "lower": lambda s, _, words: track.why_no_lowering(s, TRACKS.index(words[1])),
    "advance": lambda s, *_: track.why_no_track(s, "advance"),
    "track": lambda s, *_: track.why_no_track(s, "track"),
    "diploma": lambda s, _, words: track.why_no_diploma(s, TRACKS.index(words[1])),
    "card": lambda s, seat, words: fraud.why_no_card(s, seat, int(words[1]) - 1),
    "play": lambda s, seat, words: fraud.why_no_play(s, seat, int(words[1]) - 1),
    "buy": lambda s, seat, words: fraud.why_no_purchase(s, seat, int(words[1]) - 1),
    "draw": lambda s, _, words: fraud.why_no_draw(s, int(words[1]) - 1),
    "deck": lambda s, seat, _: fraud.why_no_deck(s, seat, "deck"),
    "buy-blind": lambda s, seat, _: fraud.why_no_deck(s, seat, "buy-blind"),
    "draw-blind": lambda s, seat, _: fraud.why_no_deck(s, seat, "draw-blind"),
    "benefit": lambda s, *_: fraud.why_no_benefit(s),
    "cash": lambda s, seat, words: fraud.why_no_cashing(s, seat, int(words[1]) - 1, second=words[2] == "b"),
}
"""By the first word; what has no answer of its own is only a matter of time."""
