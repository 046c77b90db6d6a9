"""Four people with a box, a deck and a companion: what they do with their hands, apart from what it knows."""

from __future__ import annotations

import random

from pandemonium.games.deal.companion.cards import CARDS
from pandemonium.games.deal.companion.draw import all_schedules, schedule_number
from pandemonium.games.deal.companion.laying import lay, make_pair, turn
from pandemonium.games.deal.companion.moving import go_on
from pandemonium.games.deal.companion.phones import take_colour
from pandemonium.games.deal.companion.receiving import receiver
from pandemonium.games.deal.companion.sitting import LAY, PAIR, SEATS, TELL, TURN, Sitting, phase
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
        self.pairs: list[tuple[int, str, str]] = []  # who made it, the top card, the lower one
        self.under: dict[str, int] = {}  # the card under the lid of each chest

    def tell(self) -> None:
        for seat in range(SEATS):
            assert tell(self.sitting, seat, self.held[seat]) is None

    def make_pairs(self) -> None:
        if not self.sitting.pairs:
            self.pairs = []
        used = {card for _, *cards in self.pairs for card in cards}
        deck = [card for card in CARDS if card not in used]
        self.chance.shuffle(deck)
        for seat in range(SEATS):
            mine = sum(pair.seat == seat for pair in self.sitting.pairs)
            for _ in range(self.sitting.quota - mine):
                top, low = deck.pop(), deck.pop()
                assert make_pair(self.sitting, seat, top) is None
                assert make_pair(self.sitting, seat, low) is None
                self.pairs.append((seat, top, low))
        self.chance.shuffle(self.pairs)

    def lay(self) -> None:
        """Everybody takes the first pair of the pile that is not his own."""
        self.under = {}
        for seat in self.chance.sample(range(SEATS), SEATS):
            pair = next(pair for pair in self.pairs if pair[0] != seat and pair[1] not in self.spent())
            assert lay(self.sitting, seat, pair[1]) is None
            self.pairs.remove(pair)
            self.pairs.append(pair)
            self.under[pair[2]] = self.held[seat]

    def spent(self) -> set[str]:
        return {pair.top for pair in self.sitting.pairs if pair.spent} | set(self.sitting.laid)

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
