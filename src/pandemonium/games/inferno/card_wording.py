"""What is written on the buttons of Fraud cards."""

from __future__ import annotations

from pandemonium.engine.phrase import Name, Phrase, phrase
from pandemonium.engine.state import Seat
from pandemonium.games.inferno.fraud import FROM_ELSEWHERE, Fraud
from pandemonium.games.inferno.names import ENDINGS, SINS, TRACKS
from pandemonium.games.inferno.naming import card_facts
from pandemonium.games.inferno.state import Inferno
from pandemonium.games.inferno.tower import owns_barrel


class CardLabels:
    """The labels of `wording.Labels` that speak of cards."""

    def __init__(self, state: Inferno, seat: Seat) -> None:
        self.state = state
        self.seat = seat
        self.frame = state.stack[-1]

    def play(self, card: int) -> Phrase:
        return self.card("choice-play", card, self.fee())

    def buy(self, card: int) -> Phrase:
        return self.card("choice-buy", card, self.fee() + FROM_ELSEWHERE)

    def buy_blind(self, _: int) -> Phrase:
        return phrase("choice-buy-blind", drachmas=self.fee() + FROM_ELSEWHERE)

    def draw(self, card: int) -> Phrase:
        return phrase("choice-draw", **card_facts(self.state.rules, card))

    def card(self, message: str, card: int, drachmas: int) -> Phrase:
        """Whether its left half will do anything depends on the Barrel."""
        owned = owns_barrel(self.state, self.seat, self.state.rules.fraud_barrel[card])
        facts = card_facts(self.state.rules, card)
        return phrase(message, **facts, drachmas=drachmas, met="yes" if owned else "no")

    def fee(self) -> int:
        return self.frame.fee if isinstance(self.frame, Fraud) else 0

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
            return phrase("choice-cash-set", card=card + 1, infamy=bin(self.state.played[self.seat]).count("1"))
        return phrase(f"choice-cash-{ending}", card=card + 1)
