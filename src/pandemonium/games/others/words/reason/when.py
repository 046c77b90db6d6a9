"""When a thing can be chosen at all: the answer while another question is open."""

from __future__ import annotations

from typing import Final

from pandemonium.engine.phrase import Refusal, refusal
from pandemonium.games.others.rules import question as asked

ROLLS: Final = (asked.PREPARE_COMBAT, asked.RECONSIDER_COMBAT, asked.PREPARE_CLEANSE, asked.RECONSIDER_CLEANSE)
PLACES: Final = (
    asked.TASK_SPACE,
    asked.ORBITAL,
    asked.ORBITAL_WAY,
    asked.MONSTER,
    asked.MONSTER_WAY,
    asked.TELEPORT,
    asked.NEST,
)
VOTES: Final = (
    asked.BALLOT_FIRST,
    asked.BALLOT_TASK,
    asked.BALLOT_TOMORROW,
    asked.BALLOT_WHISPERS,
    asked.SHARED_CHOICE,
)
KINDS: Final = (asked.MONSTER_KIND, asked.KILLS, asked.ORBITAL_KILL, asked.TELEPORT_KIND, asked.SUMMON)
UPGRADES: Final = (asked.EQUIP, asked.INHERIT, asked.HOBOS, asked.ENVY)
HEROES: Final = (asked.HERO, asked.RESERVE)
CARDS: Final = (asked.BEGIN_WATCH, asked.WINDOW)
TURN: Final = (asked.TURN,)

WHEN: Final[dict[str, tuple[str, str, tuple[int, ...]]]] = {
    "step": ("turn", "OTH-HT-8", (asked.TURN, asked.FALL_BACK)),
    "shoot": ("turn", "OTH-HT-8", TURN),
    "fight": ("fight", "OTH-HT-8", (asked.TURN, asked.ATTACK)),
    "cleanse": ("turn", "OTH-HT-8", TURN),
    "city": ("turn", "OTH-HT-9", TURN),
    "flip": ("turn", "OTH-HT-9", TURN),
    "take-extra": ("turn", "OTH-HT-9", TURN),
    "take-innocent": ("turn", "OTH-HT-9", TURN),
    "take-ally": ("turn", "OTH-HT-9", TURN),
    "drop": ("turn", "OTH-HT-9", TURN),
    "deliver": ("turn", "OTH-HT-9", TURN),
    "uplink": ("turn", "OTH-TB-7", TURN),
    "end": ("turn", "OTH-TB-7", TURN),
    "ally": ("turn", "OTH-TK-6", TURN),
    "at": ("place", "OTH-TB-22", PLACES),
    "space": ("space", "OTH-MV-1", (*PLACES, asked.TURN, asked.FALL_BACK)),
    "slot": ("hero", "OTH-TB-5", (*VOTES, asked.MEDIC, asked.LEAH, asked.ENVIED)),
    "board": ("hero", "OTH-TB-5", (*VOTES, *ROLLS, asked.MEDIC, asked.LEAH, asked.ENVIED)),
    "hero": ("squad", "OTH-SET-16", HEROES),
    "face": ("squad", "OTH-SET-16", HEROES),
    "monster": ("monster", "OTH-TB-22", KINDS),
    "figure": ("monster", "OTH-TB-22", KINDS),
    "play": ("card", "OTH-SC-1", CARDS),
    "card": ("card", "OTH-SC-1", CARDS),
    "watch": ("watch", "OTH-TB-11", (asked.BEGIN_WATCH,)),
    "rest": ("watch", "OTH-TB-11", (asked.BEGIN_WATCH,)),
    "ability": ("ability", "OTH-AC-1", (asked.WINDOW, asked.CHANGE)),
    "reveal": ("doom", "OTH-AP-2", (asked.DOOM,)),
    "doom": ("doom", "OTH-AP-2", (asked.DOOM,)),
    "pick": ("upgrade", "OTH-CA-4", UPGRADES),
    "upgrade": ("upgrade", "OTH-CA-4", UPGRADES),
    "mark": ("field", "OTH-DA-1", (asked.FIELD, asked.HEAL)),
    "field": ("field", "OTH-DA-1", (asked.FIELD, asked.HEAL)),
    "use": ("icon", "OTH-CA-3", (asked.ICON,)),
    "icon": ("icon", "OTH-CA-3", (asked.ICON,)),
    "deal": ("past", "OTH-SET-12", (asked.PAST,)),
    "past": ("past", "OTH-SET-12", (asked.PAST,)),
    "token": ("token", "OTH-CL-1", (asked.REMOVE, asked.TASK_TOKEN)),
    "uncover": ("uncover", "OTH-R56", (asked.REMOVE, asked.NUNS)),
    "branch": ("branch", "OTH-MI-4", (asked.BALLOT_BRANCH,)),
    "mission": ("branch", "OTH-MI-4", (asked.BALLOT_BRANCH,)),
    "sin": ("set-up", "OTH-SET-3", (asked.SIN,)),
    "acolytes": ("set-up", "OTH-SET-4", (asked.CULT,)),
    "spend-turn": ("spend", "OTH-HT-2", (asked.TOKEN,)),
    "spend-extra": ("spend", "OTH-HT-2", (asked.TOKEN,)),
    "pass": ("pass", "", (asked.TOKEN,)),
    "react": ("react", "OTH-RE-1", (asked.REACTION,)),
    "corrupt": ("roll", "OTH-DI-4", ROLLS),
    "adrenaline": ("roll", "OTH-DI-4", ROLLS),
    "link": ("roll", "OTH-DI-3", ROLLS),
    "unlink": ("roll", "OTH-DI-3", ROLLS),
    "ready": ("roll", "OTH-TB-8", ROLLS),
    "reroll": ("reroll", "OTH-TB-13", (asked.DRILL,)),
    "faith": ("faith", "OTH-CO-8", (asked.FAITH,)),
    "all": ("kills", "OTH-CO-10", (asked.KILLS,)),
    "enough": ("enough", "", ()),
    "go": ("arrive", "OTH-RG-3", (asked.ARRIVE,)),
    "stay": ("arrive", "OTH-RG-3", (asked.ARRIVE,)),
    "damage": ("damage", "OTH-R63", (asked.BALLOT_BLAME, asked.ENVY)),
    "others": ("blame", "OTH-R63", (asked.BALLOT_BLAME,)),
    "draw": ("tomorrow", "OTH-R63", (asked.BALLOT_TOMORROW,)),
    "place": ("task", "OTH-R63", (asked.BALLOT_TASK,)),
}
"""By kind of choice or sort of thing: the message `why-when-…` that says when it is chosen, the rule, the questions."""


def why_not_now(name: str) -> Refusal:
    message, rule, _ = WHEN[name]
    return refusal(f"why-when-{message}", rule)


def is_asked(name: str, question: int) -> bool:
    """Whether this kind of choice belongs to the question that is open."""
    return question in WHEN[name][2]
