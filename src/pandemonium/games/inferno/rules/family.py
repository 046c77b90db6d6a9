"""Family and Apprentice cards (INF-1.2.8, INF-1.2.9, INF-1.2.14): what a family begins with, and whom it helps."""

from __future__ import annotations

from mypy_extensions import i64

from pandemonium.engine.bits import BIT
from pandemonium.engine.state import Choice, Frame, Seat, Seats
from pandemonium.games.inferno.rules import question as questions
from pandemonium.games.inferno.rules.choice import BARREL, GUEST
from pandemonium.games.inferno.rules.event import FAMILY_DEALT, SKULL_GIVEN, STARTED_WITH_BARREL, STARTED_WITH_GUEST
from pandemonium.games.inferno.rules.figures import FIRST_TRACK, MEMBERS, NOBLE, TRACKS, URCHIN
from pandemonium.games.inferno.rules.host import takable, take
from pandemonium.games.inferno.rules.state import (
    ANY_BARREL,
    ANY_GUEST,
    BARREL_ITEM,
    GUEST_ITEM,
    MEMBER_ITEM,
    NO_ITEM,
    Inferno,
)
from pandemonium.games.inferno.rules.tower import put_item


def deal_families(state: Inferno) -> None:
    if state.first_game:
        deal_apprentices(state)
        return
    cards = list(range(len(state.rules.family_left)))
    if state.solo >= 0:
        cards = [card for card in cards if not state.rules.family_urchins[card]]
    state.chance.shuffle(cards)
    for seat in range(state.seats):
        settle_in(state, seat, cards[seat])
    give_skulls(state, cards)
    for place in range(state.seats - 1, -1, -1):  # the first player chooses first
        seat = (state.turn + place) % state.seats
        item = state.rules.family_item[cards[seat]]
        if item != NO_ITEM:
            state.push(welcome(seat, item, state.rules.family_item_floor[cards[seat]]))


def settle_in(state: Inferno, seat: Seat, card: i64) -> None:
    """Coins, Urchins, floors, and a Noble parked in the Tower; alone he is at home."""
    rules = state.rules
    state.drachmas[seat] = rules.family_drachmas[card]
    state.florins[seat] = rules.family_florins[card]
    state.floors[seat] = rules.family_floors[card]
    state.home[seat * MEMBERS + URCHIN] += rules.family_urchins[card]
    state.reserve[seat * MEMBERS + URCHIN] -= rules.family_urchins[card]
    for _ in range(rules.family_parked[card] if state.solo < 0 else 0):
        state.home[seat * MEMBERS + NOBLE] -= 1
        put_item(state, seat, MEMBER_ITEM + NOBLE, 0)
    state.tell(FAMILY_DEALT, (seat, state.drachmas[seat], state.florins[seat]))


def give_skulls(state: Inferno, cards: list[int]) -> None:
    """To the left neighbour, with four players also to the right one; alone none."""
    for seat in range(state.seats if state.solo < 0 else 0):
        give_skull(state, (seat + 1) % state.seats, state.rules.family_left[cards[seat]])
        if state.seats == 4:
            give_skull(state, (seat - 1) % state.seats, state.rules.family_right[cards[seat]])


def give_skull(state: Inferno, seat: Seat, track: i64) -> None:
    place = seat * TRACKS + track
    state.skulls[place] += 1
    state.tell(SKULL_GIVEN, (seat, track + FIRST_TRACK, state.skulls[place]))


def deal_apprentices(state: Inferno) -> None:
    """The first game: two own Skulls, alone none, and a fixed piece; if a variant removed it, any other (INF-R32)."""
    rules = state.rules
    cards = list(range(len(rules.apprentice_items)))
    state.chance.shuffle(cards)
    for seat in range(state.seats):
        card = cards[seat]
        state.drachmas[seat] = rules.apprentice_drachmas[card]
        state.florins[seat] = rules.apprentice_florins[card]
        state.tell(FAMILY_DEALT, (seat, state.drachmas[seat], state.florins[seat]))
        for track in rules.apprentice_skulls[card] if state.solo < 0 else []:
            give_skull(state, seat, track)
        start_with(state, seat, rules.apprentice_items[card])


def start_with(state: Inferno, seat: Seat, item: i64) -> None:
    if item >= BARREL_ITEM:
        if state.stalls[item - BARREL_ITEM]:
            take_first(state, seat, BARREL + item - BARREL_ITEM, 0)
        else:
            state.push(welcome(seat, ANY_BARREL, 0))
    elif state.palace[item - GUEST_ITEM]:
        take_first(state, seat, GUEST + item - GUEST_ITEM, 0)
    else:
        state.push(welcome(seat, ANY_GUEST, 0))


def take_first(state: Inferno, seat: Seat, choice: Choice, floor: i64) -> None:
    """From the stock of the PALACE or the MARKET; no Florins for a starting Guest (INF-R32)."""
    take(state, seat, choice, floor)
    if choice >= BARREL:
        state.tell(STARTED_WITH_BARREL, (seat, choice - BARREL))
    else:
        state.tell(STARTED_WITH_GUEST, (seat, choice - GUEST))


class Welcome(Frame[Inferno]):
    """The family's card leaves the type of its first Guest or Barrel to the player."""

    __slots__ = ("floor", "item", "seat")

    seat: Seat
    item: i64  # ANY_GUEST or ANY_BARREL; NO_ITEM once it stands
    floor: i64

    def ask(self, state: Inferno) -> Seats:
        if self.item != NO_ITEM:
            return BIT[self.seat]
        return 0

    def question(self, state: Inferno) -> int:
        return questions.WELCOME_GUEST if self.item == ANY_GUEST else questions.WELCOME_BARREL

    def options(self, state: Inferno, seat: Seat) -> list[Choice]:
        return takable(state, seat, GUEST if self.item == ANY_GUEST else BARREL)

    def answer(self, state: Inferno, seat: Seat, choice: Choice) -> None:
        self.item = NO_ITEM
        take_first(state, seat, choice, self.floor)

    def copy(self) -> Welcome:
        return welcome(self.seat, self.item, self.floor)


def welcome(seat: Seat, item: i64, floor: i64) -> Welcome:
    frame = Welcome()
    frame.seat = seat
    frame.item = item
    frame.floor = floor
    return frame
