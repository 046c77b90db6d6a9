"""The ids of everything that has a name; a thing's number is its place here. Words for them are in `words/text/`."""

from __future__ import annotations

from typing import Final, Literal, get_args

HEROES: Final = ("leah", "rocco", "rose", "thorley", "morgana", "brad", "karl", "wolf")
"""The hero boards; the wolf is Karl's second one."""
CLASSES: Final = ("leader", "shooter", "bruiser", "fixer")

TOKENS: Final = ("fire", "corruption", "pentagram", "nest", "extra-turn", "innocent")
"""The exploration tokens."""
ICONS: Final = ("heal", "penance", "extra-turn", "equip", "orbital")
ALLIES: Final = ("commissioner", "proxy", "ravencorp")
METROS: Final = ("green", "blue")

CLUB: Final = ("hc1", "hc2", "hc3", "hc4", "hc5")
"""The figures of the Hell Club."""
KINDS: Final = ("acolyte", "abomination", "controller", "avatar", *CLUB, "mole")
"""Kinds of monsters."""
SINS: Final = ("pride", "sloth")
CULTS: Final = ("nuns", "doctors", "hobos")
"""Kinds of Acolytes."""

HERO_FACES: Final = ("hit", "armour", "resist", "skill", "faith")
SIN_FACES: Final = ("hit", "critical", "corruption", "blank")

PRIDE_CARDS: Final = tuple(f"p{card}" for card in range(1, 10))
SLOTH_CARDS: Final = tuple(f"s{card}" for card in range(1, 10))
CARDS: Final = (*PRIDE_CARDS, *SLOTH_CARDS)
DOOMS: Final = tuple(f"a{type}{card}" for type in "tcr" for card in range(1, 8))
"""Apocalypse cards of Terror, Corruption, Redemption."""
UPGRADES: Final = tuple(f"u{card:02}" for card in range(1, 19))
PASTS: Final = tuple(f"past-{card}" for card in range(1, 8))
"""Dark Past cards."""

TYPES: Final = ("terror", "corruption", "redemption")
ADVENTURES: Final = ("T1", "T2", "T3", "C1", "C2", "R1", "R2")
MAP_SIDES: Final = ("A", "B")
MAPS: Final = tuple(f"{adventure}-{side}" for adventure in ADVENTURES for side in MAP_SIDES)
TILES: Final = tuple(f"T{tile:02}" for tile in range(1, 11))
"""City tiles, which give their districts their codes."""

WINDOWS: Final = (
    "turn-start",
    "extra-spent",
    "after-enter",
    "turn-end",
    "reaction-start",
    "city-action",
    "combat-prep",
    "after-roll",
    "combat-end",
    "cleanse-prep",
)
"""Moments at which the Sin may play a card."""
VERBS: Final = (
    "alone-dice",
    "no-help",
    "blame",
    "blind",
    "cleanse-less",
    "two-moves",
    "one-icon",
    "trophy",
    "envied",
    "cap-move",
    "end-move",
    "tomorrow",
    "hide",
    "why-bother",
    "cancel",
    "under-bed",
    "overslept",
    "breathless",
)
"""What Sin cards do, see `rules/verbs.py`."""

PLACES: Final = ("street", "anywhere", "district", "far")
"""Where the task at the start of a round places tokens."""
HASTES: Final = ("few-deaths", "many-fires", "many-nests", "no-penance", "a-sinner", "no-innocent", "no-ally")
"""When the Apocalypse advances more at the end of a round."""
Goal = Literal[
    "kill",
    "kill-controller",
    "remove",
    "use-city",
    "reveal-past",
    "penances",
    "kill-corrupted",
    "take-innocents",
    "deliver",
    "take-allies",
    "all-pure",
    "all-home",
]
GOALS: Final[tuple[Goal, ...]] = get_args(Goal)
"""What missions count, see `rules/adventure.py`."""


def mission_code(stages: list[int], place: int) -> str:
    """M1, M2a, M2b, M3: the name of a mission by its place on the board; `stages` are those of all its missions."""
    stage = stages[place]
    if stages.count(stage) == 1:
        return f"M{stage + 1}"
    return f"M{stage + 1}{'ab'[place - stages.index(stage)]}"
