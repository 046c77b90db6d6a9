"""Four people with a box, a deck and a companion: what they do with their hands, apart from what it knows."""

from __future__ import annotations

import random

from pandemonium.games.deal.companion.cards import SUITS
from pandemonium.games.deal.companion.draw import all_schedules, schedule_number
from pandemonium.games.deal.companion.laying import enter_row, lay, turn
from pandemonium.games.deal.companion.moving import go_on
from pandemonium.games.deal.companion.phones import take_colour
from pandemonium.games.deal.companion.receiving import receiver
from pandemonium.games.deal.companion.sitting import LAY, PAIR, SEATS, TELL, TURN, Sitting, phase, rows
from pandemonium.games.deal.companion.telling import tell

PHONES = ("phone-a", "phone-b", "phone-c", "phone-d")


def seed_of(number: int) -> str:
    """A seed that draws the schedule of that number."""
    return next(seed for seed in map(str, range(10_000)) if schedule_number(seed) == number)


def seated(seed: str = "1", *, camera: bool = False, wishing: bool = False) -> Sitting:
    sitting = Sitting(seed, camera=camera, wishing=wishing)
    for seat, phone in enumerate(PHONES):
        assert take_colour(sitting, phone, seat) is None
    return sitting


class Hands:
    """The chests where they really stand, and the cards where they really lie."""

    def __init__(self, sitting: Sitting, roles: list[int], seed: int = 0) -> None:
        self.sitting = sitting
        self.roles = roles
        self.chance = random.Random(seed)
        self.held = list(roles)  # the chest that each seat holds, by its mark
        self.pairs: list[tuple[str, str]] = []  # a king on an ace
        self.under: dict[str, int] = {}  # the chest under whose lid each ace lies

    def tell(self) -> None:
        for seat in range(SEATS):
            assert tell(self.sitting, seat, self.held[seat]) is None

    def make_pairs(self) -> None:
        """Two players lay a row each, in an order of their own; then the pairs are mixed."""
        laid = [self.chance.sample(SUITS, SEATS) for _ in range(2)]
        for seat, row in zip(rows(self.sitting), laid, strict=True):
            for suit in row[:-1]:
                assert enter_row(self.sitting, seat, suit) is None
        aces, kings = laid
        self.pairs = list(zip(kings, aces, strict=True))
        self.chance.shuffle(self.pairs)

    def lay(self) -> None:
        """Everybody takes a pair, looks at the king and lays the ace unseen."""
        self.under = {}
        for seat in self.chance.sample(range(SEATS), SEATS):
            king, ace = self.pairs.pop()
            assert lay(self.sitting, seat, king) is None
            self.under[ace] = self.held[seat]

    def turn(self) -> dict[int, int]:
        """Shuffle, turn card by card, hand the chests out as the companion says: the receiver of each chest."""
        cards = list(self.under)
        self.chance.shuffle(cards)
        for card in cards[:-1]:
            assert turn(self.sitting, card) is None
        went = {}
        for card, told in zip(cards, self.sitting.turned, strict=True):
            went[self.under[card]] = receiver(self.sitting, told.chest)
        for chest, seat in went.items():
            self.held[seat] = chest
        return went

    def shuffle(self) -> dict[int, int]:
        """All of one step up to where every chest is in its new place."""
        if phase(self.sitting) == TELL:
            self.tell()
        if phase(self.sitting) == PAIR:
            self.make_pairs()
        assert phase(self.sitting) == LAY
        self.lay()
        assert phase(self.sitting) == TURN
        return self.turn()

    def up_to(self, step: int) -> None:
        """Play on until that step begins."""
        while self.sitting.step < step:
            if self.sitting.step == 0:
                self.tell()
            else:
                self.shuffle()
            assert go_on(self.sitting) is None


ALL = range(len(all_schedules()))
