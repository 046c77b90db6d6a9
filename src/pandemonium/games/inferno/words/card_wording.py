"""What is written on the buttons of Fraud cards."""

from __future__ import annotations

from pandemonium.engine.bits import count
from pandemonium.engine.phrase import Fact, Name, Phrase, phrase
from pandemonium.engine.state import Choice, Seat
from pandemonium.games.inferno.data.names import ENDINGS, SINS, TRACKS
from pandemonium.games.inferno.rules.fraud import Fraud
from pandemonium.games.inferno.rules.price import price_of
from pandemonium.games.inferno.rules.state import Inferno
from pandemonium.games.inferno.rules.tower import owns_barrel
from pandemonium.games.inferno.words.naming import card_facts


class CardLabels:
    """The labels of `wording.Labels` that speak of cards."""

    def __init__(self, state: Inferno, seat: Seat, choice: Choice) -> None:
        self.state = state
        self.seat = seat
        self.choice = choice
        self.frame = state.asking(seat)
        self.question = self.frame.question(state)

    def play(self, card: int) -> Phrase:
        return self.card("choice-play", card)

    def buy(self, card: int) -> Phrase:
        return self.card("choice-buy", card)

    def buy_blind(self, _: int) -> Phrase:
        return phrase("choice-buy-blind", **self.cost())

    def draw(self, card: int) -> Phrase:
        return phrase("choice-draw", **card_facts(self.state.rules, card))

    def card(self, message: str, card: int) -> Phrase:
        """Whether its left half will do anything depends on the Barrel."""
        owned = owns_barrel(self.state, self.seat, self.state.rules.fraud_barrel[card])
        facts = card_facts(self.state.rules, card)
        return phrase(message, **facts, **self.cost(), met="yes" if owned else "no")

    def cost(self) -> dict[str, Fact]:
        """What taking the choice costs at once, for the messages `cost-…`."""
        price = price_of(self.state, self.seat, self.choice)
        lost = "yes" if price.lost else "no"
        return {"drachmas": price.drachmas, "loans": price.loans, "loss": price.infamy, "lost": lost}

    def benefit(self, second: int) -> Phrase:
        card = self.frame.card if isinstance(self.frame, Fraud) else 0
        return phrase("choice-benefit-b" if second else "choice-benefit-a", **card_facts(self.state.rules, card))

    def cash(self, number: int) -> Phrase:
        """What the right half of a card gives now."""
        card, second = divmod(number, 2)
        rules, cubes = self.state.rules, self.state.cubes
        if second:
            return phrase("choice-cash-soul", card=card + 1, sin=Name(SINS[rules.end_soul[card] - 1]))
        ending, track = ENDINGS[rules.end_benefit[card]], rules.end_of[card]
        if ending == "value":
            return phrase("choice-cash-value", card=card + 1, sin=Name(TRACKS[track]), infamy=cubes[track])
        if ending == "cube":
            return phrase("choice-cash-cube", card=card + 1, sin=Name(TRACKS[track]), value=cubes[track] + 1)
        if ending == "set":
            return phrase("choice-cash-set", card=card + 1, infamy=count(self.state.played[self.seat]))
        return phrase(f"choice-cash-{ending}", card=card + 1)
