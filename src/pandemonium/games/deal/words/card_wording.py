"""What cards say in one language, made from their figures, so that a pack changes the sentence with the card."""

from __future__ import annotations

from pandemonium.engine.phrase import Fact, Name, Phrase, phrase
from pandemonium.engine.text import Text
from pandemonium.games.deal.data.names import COUNTS, PHASES, SYMBOLS
from pandemonium.games.deal.rules.figures import NO_COUNT, Building, Effect, EventCard, Rules
from pandemonium.games.deal.words.clauses import cost, deeds, gained, lasting, paid, penalty, required, symbol


class CardWords:
    """The cards in one language."""

    def __init__(self, text: Text) -> None:
        self.text = text

    def does(self, building: Building) -> str:
        """What a building does and when, in one sentence."""
        deed = self.deed(building.effect) or self.listed(lasting(building)) or self.counted(building)
        return self.text(f"does-{PHASES[building.phase]}", deed=deed)

    def costs(self, building: Building) -> str:
        """What a building costs, reputation, tile and token included."""
        return self.listed(cost(building))

    def halves(self, event: EventCard) -> tuple[str, str]:
        """The two sentences of an event card."""
        left, right = self.deed(event.left), self.deed(event.right)
        return self.text("half-left", deed=left), self.text("half-right", deed=right)

    def takes(self, rules: Rules, inquisitor: int) -> str:
        """What an inquisitor does to whoever does not placate him."""
        return self.text.say(penalty(rules, inquisitor))

    def needs(self, symbols: list[int]) -> str:
        """The symbols of an achievement."""
        wanted = [(number, count) for number, count in enumerate(symbols) if count]
        return self.listed([phrase("amount-symbol", count=count, symbol=symbol(number)) for number, count in wanted])

    def deed(self, effect: Effect) -> str:
        """An effect, also the reward of an achievement: its price or condition, a colon, what it gives."""
        price = self.listed(paid(effect))
        asked = [phrase("asks-pay", goods=price)] if price else []
        gains = [phrase("gives-amount", amount=self.text.say(part)) for part in gained(effect)]
        halves = self.listed(asked + required(effect)), self.listed(gains + deeds(effect))
        return ": ".join(half for half in halves if half)

    def counted(self, building: Building) -> str:
        """What a building counts at the end of the game."""
        if building.count == NO_COUNT:
            return ""
        of = COUNTS[building.count]
        points = self.text("amount-points", count=building.count_points)
        facts: dict[str, Fact] = {"points": points, "every": building.every}
        if of in SYMBOLS:
            return self.text("counts-symbol", symbol=Name(f"symbol-{of}"), **facts)
        return self.text(f"counts-{of}", **facts)

    def listed(self, phrases: list[Phrase]) -> str:
        return ", ".join(self.text.say(part) for part in phrases)
