"""What the numbers of an observation mean, in their order. Players are told from the viewer's own, clockwise; heroes by
their slots round the table."""

from __future__ import annotations

from typing import Final

from pandemonium.engine.legend import Feature, Legend, each, flag, flags, index, number, numbers, one_of, part
from pandemonium.games.others.data.names import (
    ADVENTURES,
    ALLIES,
    CARDS,
    CULTS,
    DOOMS,
    HERO_FACES,
    HEROES,
    ICONS,
    KINDS,
    MAPS,
    PASTS,
    SIN_FACES,
    SINS,
    TOKENS,
    UPGRADES,
)
from pandemonium.games.others.knowledge.encode_figures import LARGEST, MANY, VOTES
from pandemonium.games.others.rules import question
from pandemonium.games.others.rules.counts import MOST
from pandemonium.games.others.rules.figures import FIELDS, SLOTS, SPACES

SEATS: Final = 5
MISSIONS: Final = 12
"""Room for the missions of an adventure."""
QUESTIONS: Final = [name.lower().replace("_", "-") for name, place in vars(question).items() if isinstance(place, int)]
SORTS: Final = ("combat", "shot", "cleanse")
NAMED: Final = ("hit", "armour", "resist")
SAID: Final = ("corruption", "adrenaline", "link")
PILES: Final = ("dead", "outside", "gone")
MOST_DEPTH: Final = 30
LEVELS: Final = 8

SPACE: list[Feature] = [
    flag("there"),
    flag("district"),
    flag("start"),
    flag("used"),
    *numbers("monster", KINDS, MOST),
    *flags("hero", range(SLOTS)),
    *numbers("token", TOKENS, MOST),
    *numbers("printed", TOKENS, MOST),
    number("face-down", MANY),
    *numbers("icon", ICONS, 2),
    *flags("covered", range(2)),
    index("city-token", SLOTS),
    number("altars", 3),
    number("orbitals", 3),
    *flags("ally", ALLIES),
]
HERO: list[Feature] = [
    flag("there"),
    index("player", SEATS),
    *one_of("hero", HEROES),
    *one_of("space", range(SPACES)),
    number("corruption", LEVELS),
    *flags("damage", range(FIELDS)),
    number("turns", MOST),
    number("extra-turns", MOST),
    index("city-token", SPACES),
    *flags("upgrade", UPGRADES),
    *flags("ally", ALLIES),
    number("innocents", MOST),
    flag("unhealing"),
    flag("absolved"),
    number("lives", MOST),
]
SQUAD: list[Feature] = [
    flag("playing"),
    flag("fallen"),
    flag("past-open"),
    *one_of("past", PASTS),
    *numbers("deeds", ["kills", "removals", "wounds", "sins"], MANY),
]
MINE: list[Feature] = [
    *numbers("hand", CARDS, MOST),
    *numbers("drawn", CARDS, MOST),
    *flags("doom-pair", DOOMS),
    *flags("doom-under", DOOMS),
    flag("resting"),
]
SIN: list[Feature] = [
    *one_of("sin", SINS),
    *one_of("cult", CULTS),
    flag("cult-marked"),
    flag("card-played"),
    number("cards", MANY),
    number("deck", MANY),
    number("reactions", MOST),
    number("permanent", MOST),
    number("temporary", MOST),
    number("level", LEVELS),
    number("doom-deck", len(DOOMS)),
    number("doom-known", len(DOOMS)),
    index("playing", len(CARDS)),
    index("shown", len(CARDS)),
    *numbers("discard", CARDS, MOST),
    *numbers("exposed", CARDS, MOST),
    *flags("revealed", DOOMS),
    *part("own", MINE),
]
STORY: list[Feature] = [
    *numbers("count", ["round", "progress", "also", "target", "deaths"], MANY),
    *numbers("this-round", ["killed", "penances", "rescued", "allies"], MANY),
    flag("boss"),
    flag("due"),
    *flags("helped", ALLIES),
    *one_of("mission", range(MISSIONS)),
    *flags("done", range(MISSIONS)),
]
TURN: list[Feature] = [
    number("number", LARGEST),
    index("first", SLOTS),
    index("active", SLOTS),
    *numbers("move", ["spent", "entered", "capped"], MANY),
    *flags("turn", ["going-on", "acted", "acted-first", "halted", "drunk", "coordinated"]),
    number("icon-limit", MANY),
    number("reaction-moves", MOST),
    *flags("dropped", ALLIES),
]
ROLL: list[Feature] = [
    *one_of("sort", SORTS),
    index("slot", SLOTS),
    index("space", SPACES),
    number("stage", 40),
    *flags("is", ["started", "willing", "adrenaline", "challenged", "without-help", "without-will", "blind"]),
    index("link", SLOTS),
    *flags("said", SAID),
    *numbers("card", ["sin-dice", "fewer-dice", "tough"], MANY),
    number("level", LEVELS),
    *numbers("hero", HERO_FACES, MANY),
    *numbers("sin", SIN_FACES, MANY),
    *numbers("named", NAMED, MANY),
    *numbers("left", ["hits", "skills", "damage", "corruption"], MANY),
    *numbers("picked", KINDS, MANY),
]
LEGEND = Legend(
    [
        number("heroes", SLOTS),
        flag("viewer-is-sin"),
        flag("over"),
        flag("heroes-won"),
        flag("guided"),
        number("depth", MOST_DEPTH),
        *numbers("paragraph", range(1, 6)),
        *one_of("question", QUESTIONS),
        *one_of("adventure", ADVENTURES),
        *one_of("map", MAPS),
        *each("space", range(SPACES), SPACE),
        *each("slot", range(SLOTS), HERO),
        *each("squad", HEROES[:-1], SQUAD),
        *numbers("mole", ["attack", "armour"], MOST),
        index("mole.hero", len(HEROES)),
        *part("sin", SIN),
        *part("story", STORY),
        *part("turn", TURN),
        *part("roll", ROLL),
        *[feature for pile in PILES for feature in numbers(pile, KINDS, MOST)],
        *numbers("supply", TOKENS, MANY),
        *numbers("face-down", TOKENS, MANY),
        number("boxed", MANY),
        *flags("available", UPGRADES),
        *flags("upgrade-used", UPGRADES),
        number("upgrade-deck", len(UPGRADES)),
        *flags("upgrade-under", UPGRADES),
        *each(
            "player",
            range(SEATS),
            [flag("there"), flag("asked"), flag("sin"), index("vote", VOTES), index("earlier", VOTES)],
        ),
    ]
)
