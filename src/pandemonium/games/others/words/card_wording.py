"""What boards and cards say in one language, made from their figures, so that a pack changes the sentence too."""

from __future__ import annotations

from pandemonium.engine.phrase import Phrase
from pandemonium.engine.text import Text
from pandemonium.games.others.data.names import CULTS, HEROES, SINS, VERBS
from pandemonium.games.others.rules.box import Rules
from pandemonium.games.others.words import clauses


class CardWords:
    """Boards and cards in one language."""

    def __init__(self, rules: Rules, text: Text) -> None:
        self.rules = rules
        self.text = text

    def card(self, card: int) -> str:
        """What a Sin card does."""
        printed = self.rules.cards[card]
        return self.text(f"does-{VERBS[printed.verb]}", amount=printed.amount, more=printed.more)

    def hero(self, board: int) -> str:
        """A hero's innate ability, and the Ranged Attack where there is one (OTH-SB-3)."""
        printed = self.rules.heroes[board]
        ability = self.text(f"hero-does-{HEROES[board]}", amount=printed.ability)
        return f"{self.text('ranged-attack')} {ability}" if printed.ranged else ability

    def sin(self, sin: int) -> str:
        """A Sin's power."""
        return self.text(f"sin-does-{SINS[sin]}", amount=self.rules.sins[sin].power)

    def cult(self, cult: int) -> str:
        return self.text(f"cult-does-{CULTS[cult]}")

    def upgrade(self, card: int) -> str:
        return self.sentence(clauses.upgrade(self.rules.upgrades[card]))

    def doom(self, card: int) -> str:
        return self.sentence(clauses.doom(self.rules.dooms[card]))

    def club(self, figure: int) -> str:
        return self.sentence(clauses.club(self.rules.club[figure]))

    def level(self, number: int) -> str:
        return self.sentence(clauses.level(self.rules.levels[number]))

    def past(self, card: int) -> str:
        return self.sentence(clauses.past(self.rules.pasts[card]))

    def sentence(self, parts: list[Phrase]) -> str:
        """The clauses one after the other, with a large letter and a full stop; nothing where there are none."""
        said = "; ".join(self.text.say(part) for part in parts)
        return f"{said[:1].upper()}{said[1:]}." if said else ""
