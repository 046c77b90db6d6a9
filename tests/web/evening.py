"""An evening with the companion: four phones, a device in the middle, and hands that move chests and cards."""

from __future__ import annotations

import random

from playwright.sync_api import Page, expect

from pandemonium.games.deal.companion.cards import SUITS
from pandemonium.games.deal.companion.sitting import COLOURS

ROLES = [2, 0, 3, 1]
"""The marks that the four find in their chests."""


class Evening:
    """`held` is the chest that each colour really has, `under` the chest under whose lid each ace lies."""

    def __init__(self, common: Page, phones: list[Page], seed: int = 0) -> None:
        self.common = common
        self.phones = phones
        self.chance = random.Random(seed)
        self.held = list(ROLES)
        self.pairs: list[tuple[str, str]] = []
        self.under: dict[str, int] = {}
        self.address = ""

    # --- the beginning -------------------------------------------------------------------------------------------

    def open(self, way: str = "cards") -> None:
        self.common.goto("/companion")
        self.common.locator(f"input[name=way][value={way}]").check()
        self.common.locator("form[action='/companion'] button").click()
        self.common.wait_for_url("**/table")
        self.address = self.common.url.removesuffix("/table")

    def gather(self) -> None:
        for seat, phone in enumerate(self.phones):
            phone.goto(self.address)
            phone.locator(f"form[action$='/{COLOURS[seat]}/take'] button").click()
            phone.wait_for_url(f"**/{COLOURS[seat]}")

    def tell(self) -> None:
        for seat, phone in enumerate(self.phones):
            phone.locator(f"button[name=mark][value='{self.held[seat]}']").click()
            self.until_ready(seat)

    def until_ready(self, seat: int) -> None:
        """Until this phone's own page says so, or the step has gone on."""
        mine = self.phones[seat].locator(f".crew .owner-{seat}.ready")
        on = self.phones[seat].locator("#c-main:not(:has(.crew)), #c-main:has(.row-picture)")
        expect(mine.or_(on).first).to_be_attached()

    # --- a step --------------------------------------------------------------------------------------------------

    def step(self) -> dict[int, int]:
        """Cards are laid, chests shuffled, cards turned: the receiver of each chest."""
        self.make_pairs()
        self.lay()
        return self.turn()

    def make_pairs(self) -> None:
        """The two who are asked lay their rows in an order of their own; then the pairs are mixed."""
        expect(self.common.locator(".row-picture")).to_be_attached()
        laid = []
        for rank in "AK":
            phone = next(phone for phone in self.phones if self.lays(phone, rank))
            row = self.chance.sample(SUITS, 4)
            for place, suit in enumerate(row[:3], 2):
                phone.locator(f"form[action$='/row'] button[value={suit}]").click()
                entered = phone.locator(f"#c-main:has-text('{place} from the left'), #c-main:not(:has(.row-picture))")
                expect(entered).to_be_attached()
            laid.append(row)
        self.pairs = list(zip(laid[1], laid[0], strict=True))
        self.chance.shuffle(self.pairs)

    def lays(self, phone: Page, rank: str) -> bool:
        """Whether this phone is asked for that row; it may be told so a moment later than the others."""
        expect(phone.locator("#c-main:has(.crew)")).to_be_attached()
        expect(phone.locator("#prompt")).to_have_text(self.common.locator("#prompt").inner_text())
        return phone.locator(f"form[action$='/row'] .rank:text-is('{rank}')").count() > 0

    def lay(self) -> None:
        self.under = {}
        for seat, phone in enumerate(self.phones):
            king, ace = self.pairs.pop()
            phone.locator(f"form[action$='/lay'] button[value={king}]").click()
            self.until_ready(seat)
            self.under[ace] = self.held[seat]

    def turn(self) -> dict[int, int]:
        cards = self.chance.sample(list(self.under), 4)
        for number, card in enumerate(cards[:-1], 1):
            self.common.locator(f"form[action$='/turn'] button[value={card}]").click()
            expect(self.common.locator(".results li")).to_have_count(number if number < 3 else 4)
        colours = self.common.locator(".results li .who").all_inner_texts()
        went = {self.under[card]: COLOURS.index(said.lower()) for card, said in zip(cards, colours, strict=True)}
        for chest, seat in went.items():
            self.held[seat] = chest
        return went

    def go_on(self) -> None:
        step = self.common.locator("#prompt").inner_text()
        self.common.locator("form[action$='/next'] button").click()
        expect(self.common.locator("#prompt")).not_to_have_text(step)
