"""An evening with the companion: four phones, a device in the middle, and hands that move chests and cards."""

from __future__ import annotations

import random
import re

from playwright.sync_api import Page, expect

from pandemonium.games.deal.companion.cards import CARDS
from pandemonium.games.deal.companion.sitting import COLOURS

ROLES = [2, 0, 3, 1]
"""The marks that the four find in their chests."""


class Evening:
    """`held` is the chest that each colour really has, `under` the card that really lies under each chest's lid."""

    def __init__(self, common: Page, phones: list[Page], seed: int = 0) -> None:
        self.common = common
        self.phones = phones
        self.chance = random.Random(seed)
        self.held = list(ROLES)
        self.pairs: list[tuple[int, str, str]] = []
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
        on = self.phones[seat].locator("#c-main:not(:has(.crew)), #c-main:has(.pair-picture)")
        expect(mine.or_(on).first).to_be_attached()

    # --- a step --------------------------------------------------------------------------------------------------

    def step(self) -> dict[int, int]:
        """Cards are laid, chests shuffled, cards turned: the receiver of each chest."""
        self.make_pairs()
        self.lay()
        return self.turn()

    def make_pairs(self, *, by_hand: bool = False) -> None:
        deciding = self.common.locator("#c-main:has(.pair-picture), #c-main:has-text('top card only')")
        expect(deciding).to_be_attached()
        if not self.common.locator(".pair-picture").count():
            return
        if "Round" in (heading := self.common.locator(".c-round").inner_text()) and heading != self.round:
            self.pairs, self.round = [], heading
        deck = [card for card in CARDS if not any(card in pair for pair in self.pairs)]
        self.chance.shuffle(deck)
        for seat, phone in enumerate(self.phones):
            expect(phone.locator(f"form[action$='/{COLOURS[seat]}/pair']")).to_be_attached()
            said = phone.locator(".c-main .c-lead").inner_text()
            first, last = map(int, re.findall(r"\d+", said)[:2])
            for number in range(first, last + 1):
                top, low = deck.pop(), deck.pop()
                self.enter(seat, "pair", top, by_hand=by_hand, then=f"{number} of {last}: now the lower")
                self.enter(seat, "pair", low, by_hand=by_hand, then=f"{number + 1} of" if number < last else "")
                self.pairs.append((seat, top, low))
        self.chance.shuffle(self.pairs)

    round = ""

    def enter(self, seat: int, act: str, card: str, *, by_hand: bool, then: str) -> None:
        """Press a card; or post the same form, which is quicker where the pressing itself is not what is tried."""
        phone, own = self.phones[seat], f"{self.address}/{COLOURS[seat]}"
        if by_hand:
            phone.locator(f"form[action$='/{act}'] button[value='{card}']").click()
            if then:
                expect(phone.locator(".c-main .c-lead")).to_contain_text(then)
            return
        proof = phone.locator("input[name=_csrf_token]").first.input_value()
        answer = phone.request.post(f"{own}/{act}", form={"card": card, "_csrf_token": proof})
        assert answer.ok, answer.text()

    def lay(self, *, by_hand: bool = True) -> None:
        self.under = {}
        for seat, phone in enumerate(self.phones):
            pair = next(pair for pair in self.pairs if pair[0] != seat)
            self.pairs.remove(pair)
            if by_hand:
                expect(phone.locator("form[action$='/lay']")).to_be_attached()
            self.enter(seat, "lay", pair[1], by_hand=by_hand, then="")
            if by_hand:
                self.until_ready(seat)
            self.under[pair[2]] = self.held[seat]

    def turn(self) -> dict[int, int]:
        cards = self.chance.sample(list(self.under), 4)
        for number, card in enumerate(cards[:-1], 1):
            self.common.locator(f"form[action$='/turn'] button[value='{card}']").click()
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
