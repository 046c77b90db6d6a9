"""What a choice is called: message ids and facts. The sentences are in `text/`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias, cast

from pandemonium.engine.bits import PLACES
from pandemonium.engine.numbering import Numbering
from pandemonium.engine.phrase import Name, Phrase, Player, phrase
from pandemonium.engine.state import Choice, Seat
from pandemonium.games.deal.rules import choice as choices
from pandemonium.games.deal.rules import question as questions
from pandemonium.games.deal.rules.chest import chest_before
from pandemonium.games.deal.rules.fields import SOULS
from pandemonium.games.deal.rules.figures import COURTIERS, GUEST, NO_COURTIER, ROW, SEATS, STOCKS, YELLOWS
from pandemonium.games.deal.rules.inquisitors import walls_price
from pandemonium.games.deal.rules.luxuries import Ascetic
from pandemonium.games.deal.rules.payment import Payment
from pandemonium.games.deal.rules.plan import Plan
from pandemonium.games.deal.rules.pool import PRICE, WORTH
from pandemonium.games.deal.rules.recruit import WAGES
from pandemonium.games.deal.rules.state import Deal
from pandemonium.games.deal.rules.step import Step
from pandemonium.games.deal.rules.wings import wing_price
from pandemonium.games.deal.words.facts import Facts, amounts
from pandemonium.games.deal.words.forecast import forecast
from pandemonium.games.deal.words.naming import (
    BUILDING_NAMES,
    CARD_NAMES,
    COURTIER_NAMES,
    GOOD_NAMES,
    INQUISITOR_NAMES,
    MAJOR_NAMES,
    MINOR_NAMES,
    ROLE_NAMES,
    WISH_NAMES,
    price,
)

BASICS: Final = GOOD_NAMES[:3]
LUXURIES: Final = GOOD_NAMES[3:]
LOWEST: Final = 2
COIN_PRICES: Final = 6


class Labels:
    """A button's words; a method for each kind of choice that needs more than its number."""

    def __init__(self, state: Deal, seat: Seat) -> None:
        self.state = state
        self.seat = seat
        self.question = state.asking(seat).question(state)

    def put(self, stock: int) -> Phrase:
        return phrase("choice-put", good=GOOD_NAMES[stock])

    def close_at(self, place: int) -> Phrase:
        return phrase("choice-close-at", price=price(price_at(place)))

    def accept(self, marked: int) -> Phrase:
        asked = self.state.kingdoms[chest_before(self.state, self.seat, self.state.distribution)].price
        pieces = max(0, asked - SOULS)
        return phrase("choice-accept", price=price(asked), marked=marked, clean=pieces - marked)

    def leave(self, _: int) -> Phrase:
        return phrase("choice-leave-action" if self.question == questions.FREE_ACTION else "choice-leave")

    def event(self, half: int) -> Phrase:
        dropped = cast(Plan, self.state.asking(self.seat)).dropped
        card = next(card for card in self.state.kingdoms[self.seat].event_hand if card != dropped)
        facts = self.warned(choices.EVENT + half)
        return Phrase("choice-event", {"card": CARD_NAMES[card], "half": "right" if half else "left", **facts})

    def warned(self, choice: Choice) -> Facts:
        """What the plan would ask for with this choice (DWD-6.1.8)."""
        return forecast(self.state, self.seat, choice).facts()

    def pay(self, _: int) -> Phrase:
        frame = cast(Payment, self.state.asking(self.seat))
        return Phrase("choice-pay", amounts(frame.cost(self.state)))

    def free(self, _: int) -> Phrase:
        card = cast(Step, self.state.asking(self.seat)).number
        return Phrase("choice-free", amounts(self.state.rules.buildings[card].effect.pay))

    def cannot_pay(self, _: int) -> Phrase:
        return phrase("choice-cannot-pay", slips="free" if self.state.no_slips else "dear")

    def suffer(self, _: int) -> Phrase:
        rules = self.state.rules
        guest = self.question == questions.LATE_GUEST
        return phrase("choice-suffer", points=rules.guest_points if guest else rules.profligate_points)

    def enough(self, _: int) -> Phrase:
        if self.question != questions.ASCETIC:
            return phrase("choice-enough")
        missing = self.state.rules.ascetic_goods - cast(Ascetic, self.state.asking(self.seat)).given
        return phrase("choice-enough-ascetic", points=missing * self.state.rules.ascetic_points)

    def walls(self, _: int) -> Phrase:
        return phrase("choice-walls", coins=walls_price(self.state, self.seat))

    def walls_for(self, place: int) -> Phrase:
        coins = walls_price(self.state, self.seat)
        return phrase("choice-walls-for", inquisitor=self.inquisitor(place), coins=coins)

    def borrow(self, number: int) -> Phrase:
        return phrase("choice-borrow", coins=number + 1, debt=self.state.kingdoms[self.seat].debt + number + 1)

    def repay(self, number: int) -> Phrase:
        return phrase("choice-repay", coins=number + 1, debt=self.state.kingdoms[self.seat].debt - number - 1)

    def recruit(self, courtier: int) -> Phrase:
        wage = WAGES[self.state.courtiers[self.seat * COURTIERS + courtier]]
        return phrase("choice-recruit-one", courtier=COURTIER_NAMES[courtier], coins=wage)

    def claim(self, number: int) -> Phrase:
        tile, mask = divmod(number, 16)
        name = MINOR_NAMES[tile] if tile < len(MINOR_NAMES) else MAJOR_NAMES[tile - len(MINOR_NAMES)]
        named: Facts = {f"courtier-{courtier}": "no" for courtier in range(COURTIERS)}
        for at, courtier in enumerate(PLACES[mask]):
            named[f"courtier-{courtier}"] = "more" if at else "first"
        return Phrase("choice-claim", {"tile": name, **self.reward(tile), **named})

    def reward(self, tile: int) -> Facts:
        """What a tile gives at once: a minor one an upgrade, a major one goods, wings or the alchemist."""
        if tile < len(MINOR_NAMES):
            return {"reward": "upgrade", "wings": 0, **amounts([0] * STOCKS)}
        effect = self.state.rules.major_rewards[tile - len(MINOR_NAMES)]
        sort = "goods" if effect.courtier == NO_COURTIER else "alchemist"
        return {"reward": sort, "wings": effect.angel, **amounts(effect.gain)}

    def accuse(self, suspect: int) -> Phrase:
        return phrase("choice-accuse", suspect=Player(suspect))

    def guess(self, number: int) -> Phrase:
        role, suspect = divmod(number, SEATS)
        return phrase("choice-guess", role=ROLE_NAMES[role], suspect=Player(suspect))

    def buy(self, good: int) -> Phrase:
        return phrase("choice-buy", good=GOOD_NAMES[good], coins=PRICE[good])

    def buy_wing(self, _: int) -> Phrase:
        return phrase("choice-buy-wing", coins=wing_price(self.state, self.seat))

    def sell(self, good: int) -> Phrase:
        return phrase("choice-sell", good=GOOD_NAMES[good], coins=WORTH[good])

    def done(self, _: int) -> Phrase:
        return phrase(f"choice-done-{DONE[self.question]}")

    def inquisitor(self, place: int) -> Name:
        """Whoever stands at a place: A, B, C, 1, 2, 3, or a guest."""
        if place < YELLOWS:
            return INQUISITOR_NAMES[place]
        return INQUISITOR_NAMES[self.state.row[place - YELLOWS] if place < YELLOWS + ROW else GUEST]


DONE: Final = {
    questions.WISH: "wishes",
    questions.KEEP: "keeping",
    questions.REPAY: "repaying",
    questions.PREPARE: "preparing",
    questions.INQUISITORS: "answering",
    questions.ACCOUNTS: "accounts",
}
"""What closes each question that is closed by `done`."""


def price_at(place: int) -> int:
    """The price that a choice's place in `PRICES` stands for."""
    return LOWEST + place if place < COIN_PRICES else SOULS + 1 + place - COIN_PRICES


def label(numbering: Numbering, state: Deal, seat: Seat, choice: Choice) -> Phrase:
    return LABELS[numbering.kind(choice)](Labels(state, seat), numbering.place(choice))


Write: TypeAlias = Callable[[Labels, int], Phrase]


def plain(message: str) -> Write:
    return lambda _labels, _number: phrase(message)


def numbered(message: str, fact: str, first: int) -> Write:
    return lambda _labels, number: phrase(message, **{fact: number + first})


def named(message: str, fact: str, names: tuple[Name, ...]) -> Write:
    return lambda _labels, number: phrase(message, **{fact: names[number]})


def wished(message: str) -> Write:
    """A role; the last place stands for none."""

    def write(_: Labels, role: int) -> Phrase:
        nothing = role == len(WISH_NAMES) - 1
        return phrase(message + "-nothing") if nothing else phrase(message, role=WISH_NAMES[role])

    return write


def planned(message: str, first: Choice) -> Write:
    """A building in the plan, and what the plan asks for with it."""

    def write(labels: Labels, card: int) -> Phrase:
        return Phrase(message, {"building": BUILDING_NAMES[card], **labels.warned(first + card)})

    return write


def warned(message: str, choice: Choice) -> Write:
    return lambda labels, _: Phrase(message, labels.warned(choice))


def answered(message: str) -> Write:
    return lambda labels, place: phrase(message, inquisitor=labels.inquisitor(place))


LABELS: Final[dict[str, Write]] = {
    "keep": named("choice-keep", "building", BUILDING_NAMES),
    "pass": named("choice-pass", "building", BUILDING_NAMES),
    "build": planned("choice-build", choices.BUILD),
    "act": planned("choice-act", choices.ACT),
    "use": planned("choice-use", choices.USE),
    "tuck": named("choice-tuck", "building", BUILDING_NAMES),
    "destroy": named("choice-destroy", "building", BUILDING_NAMES),
    "drop": named("choice-drop", "card", CARD_NAMES),
    "put": Labels.put,
    "put-indulgence": plain("choice-put-indulgence"),
    "put-soul": lambda _, marked: phrase("choice-put-marked" if marked else "choice-put-clean"),
    "bribe": named("choice-bribe", "good", GOOD_NAMES),
    "close": plain("choice-close"),
    "close-empty": plain("choice-close-empty"),
    "close-jesters": plain("choice-close-jesters"),
    "close-at": Labels.close_at,
    "accept": Labels.accept,
    "leave": Labels.leave,
    "event": Labels.event,
    "recruit": warned("choice-recruit", choices.RECRUIT),
    "recruit-one": Labels.recruit,
    "pay": Labels.pay,
    "pay-with": named("choice-pay-with", "good", GOOD_NAMES),
    "free": Labels.free,
    "free-with": named("choice-free-with", "good", GOOD_NAMES),
    "take": named("choice-take", "good", GOOD_NAMES),
    "courtier": named("choice-courtier", "courtier", COURTIER_NAMES),
    "gain": named("choice-gain", "tile", MINOR_NAMES),
    "throw": named("choice-throw", "tile", MINOR_NAMES),
    "upgrade": numbered("choice-upgrade", "space", 1),
    "stall": named("choice-stall", "good", BASICS),
    "discard": plain("choice-discard"),
    "discard-grain": numbered("choice-discard-grain", "tokens", 0),
    "discard-luxury": named("choice-discard-luxury", "good", LUXURIES),
    "claim": Labels.claim,
    "accuse": Labels.accuse,
    "accuse-nobody": plain("choice-accuse-nobody"),
    "guess": Labels.guess,
    "soul": plain("choice-soul"),
    "soul-for": answered("choice-soul-for"),
    "indulgence": plain("choice-indulgence"),
    "indulgence-for": answered("choice-indulgence-for"),
    "walls": Labels.walls,
    "walls-for": Labels.walls_for,
    "basilica": plain("choice-basilica"),
    "basilica-for": answered("choice-basilica-for"),
    "want": wished("choice-want"),
    "avoid": wished("choice-avoid"),
    "done": Labels.done,
    "hand-over": plain("choice-hand-over"),
    "ready": warned("choice-ready", choices.READY),
    "cannot-pay": Labels.cannot_pay,
    "enough": Labels.enough,
    "no-more": plain("choice-no-more"),
    "prove": plain("choice-prove"),
    "confess": plain("choice-confess"),
    "suffer": Labels.suffer,
    "buy": Labels.buy,
    "buy-wing": Labels.buy_wing,
    "sell": Labels.sell,
    "borrow": Labels.borrow,
    "repay": Labels.repay,
    "ask": named("choice-ask", "good", GOOD_NAMES),
    "pay-for-me": plain("choice-pay-for-me"),
}
"""By kind of choice."""
