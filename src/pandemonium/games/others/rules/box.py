"""Everything that the data say, as the rules use it: made once from the data pack, shared by every state."""

from __future__ import annotations

from pandemonium.engine.row import Row
from pandemonium.games.others.rules.adventure import Adventure
from pandemonium.games.others.rules.city import City
from pandemonium.games.others.rules.printed import Card, ClubMember, Doom, Hero, Level, Past, Sin, Upgrade


class Rules:
    """Everything that the data say."""

    __slots__ = (
        "adventures",
        "cards",
        "cities",
        "club",
        "dooms",
        "down_tokens",
        "hero_die",
        "heroes",
        "in_window",
        "levels",
        "pasts",
        "sin_die",
        "sins",
        "supply",
        "upgrades",
    )

    hero_die: list[int]  # six faces, see `dice`
    sin_die: list[int]
    heroes: list[Hero]  # by board
    sins: list[Sin]
    club: list[ClubMember]
    levels: list[Level]  # by level, 0 to 7
    dooms: list[Doom]
    cards: list[Card]
    in_window: list[Row]  # sin * WINDOWS + window: the kinds of cards that are played in it
    upgrades: list[Upgrade]
    pasts: list[Past]
    adventures: list[Adventure]
    cities: list[City]
    supply: list[int]  # exploration tokens in the box
    down_tokens: list[int]  # by kind: the face-down tokens of Survivors
