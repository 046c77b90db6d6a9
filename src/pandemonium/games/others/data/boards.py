"""Dice, hero boards, Sin boards, Acolytes, the Apocalypse board and the Hell Club from their files."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct, field

from pandemonium.engine.pack import Pack, Provenance
from pandemonium.games.others.data.figures import check_figures, check_ids, check_stats, copy_figures, said
from pandemonium.games.others.data.names import CLASSES, CLUB, HERO_FACES, HEROES, KINDS, SIN_FACES, SINS
from pandemonium.games.others.rules.box import Rules
from pandemonium.games.others.rules.dice import SIDES
from pandemonium.games.others.rules.figures import LAST_LEVEL, NOTHING, SQUAD, WOLF
from pandemonium.games.others.rules.printed import ClubMember, Hero, Level, Sin

QUOTA: Final = {"leader": 1, "shooter": 2, "bruiser": 2, "fixer": 2}
"""The FAITH squad (OTH-SET-8)."""
ABILITIES: Final = ("spaces", "hits", "", "hits", "markers", "skills", "corruption", "spaces")
"""The figure of each hero's innate ability."""
POWERS: Final = ("armour", "dice")
"""The figure of each Sin's power."""
REVEALING: Final = (1, 3, 5)
"""Levels of the Apocalypse that reveal a card (OTH-AP-2)."""


class Dice(Struct, frozen=True, forbid_unknown_fields=True):
    provenance: Provenance
    hero: list[Literal["hit", "armour", "resist", "skill", "faith"]]
    sin: list[Literal["hit", "critical", "corruption", "blank"]]


class Ability(Struct, frozen=True, forbid_unknown_fields=True):
    spaces: int = 0
    hits: int = 0
    markers: int = 0
    skills: int = 0
    corruption: int = 0


class HeroBoard(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    cls: Literal["leader", "shooter", "bruiser", "fixer"] = field(name="class")
    stats: list[int]
    ranged: bool = False
    ability: Ability = Ability()


class Heroes(Struct, frozen=True, forbid_unknown_fields=True):
    provenance: Provenance
    hero: list[HeroBoard]


class Power(Struct, frozen=True, forbid_unknown_fields=True):
    armour: int = 0
    dice: int = 0


class SinBoard(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    abomination: list[int]
    controller: list[int]
    avatar: list[int]
    power: Power


class Sins(Struct, frozen=True, forbid_unknown_fields=True):
    provenance: Provenance
    sin: list[SinBoard]


class Acolytes(Struct, frozen=True, forbid_unknown_fields=True):
    provenance: Provenance
    stats: list[int]


class LevelField(Struct, frozen=True, forbid_unknown_fields=True):
    card: bool = False
    summon: Literal["", "controller", "abomination"] = ""
    reaction: int = 0
    dice: int = 0


class Apocalypse(Struct, frozen=True, forbid_unknown_fields=True):
    provenance: Provenance
    level: list[LevelField]


class ClubFigure(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    stats: list[int]
    hits: int = 0
    corruption: int = 0
    reach: int = 0
    tempts: bool = False
    blocks: bool = False


class HellClub(Struct, frozen=True, forbid_unknown_fields=True):
    provenance: Provenance
    figure: list[ClubFigure]


def load_dice(pack: Pack, rules: Rules) -> None:
    name = "dice.toml"
    spec = pack.load(name, Dice)
    rules.hero_die = [HERO_FACES.index(face) for face in spec.hero]
    rules.sin_die = [SIN_FACES.index(face) for face in spec.sin]
    for die, faces, symbols in (("hero", rules.hero_die, HERO_FACES), ("sin", rules.sin_die, SIN_FACES)):
        pack.check(name, len(faces) == SIDES, f"the {die} die has {SIDES} faces, not {len(faces)}")
        pack.check(name, len(set(faces)) == len(symbols), f"the {die} die has each of {', '.join(symbols)}")


def load_heroes(pack: Pack, rules: Rules) -> None:
    """Seven heroes and Karl's second board, in their classes (OTH-SET-8, OTH-KB-1)."""
    name = "heroes.toml"
    boards = pack.load(name, Heroes).hero
    check_ids(pack, name, boards, HEROES, "hero boards")
    for cls, due in QUOTA.items():
        found = sum(board.cls == cls for board in boards[:SQUAD])
        pack.check(name, found == due, f"the squad has {due} of class {cls}, not {found}")
    pack.check(name, boards[WOLF].cls == boards[WOLF - 1].cls, "the wolf is of Karl's class")
    rules.heroes = []
    for board, ability in zip(boards, ABILITIES, strict=True):
        check_stats(pack, name, board.id, board.stats, "Attack, Skill, Armour")
        check_figures(pack, name, board.id, board.ability)
        due_figure = [ability] if ability else []
        why = f"the figure of the ability is {ability}" if ability else "the ability has no figure"
        pack.check(name, said(board.ability) == due_figure, f"{board.id}: {why}")
        rules.heroes.append(hero_of(board, ability))


def hero_of(board: HeroBoard, ability: str) -> Hero:
    hero = Hero()
    hero.cls = CLASSES.index(board.cls)
    hero.attack, hero.skill, hero.armour = board.stats
    hero.ranged = board.ranged
    hero.ability = getattr(board.ability, ability) if ability else 0
    return hero


def load_sins(pack: Pack, rules: Rules) -> None:
    """Both Sin boards, and the Acolytes, who are the same under either (OTH-SB-1)."""
    acolytes = pack.load("acolytes.toml", Acolytes).stats
    check_stats(pack, "acolytes.toml", "Acolytes", acolytes, "Attack, Armour", least=1)
    name = "sins.toml"
    boards = pack.load(name, Sins).sin
    check_ids(pack, name, boards, SINS, "Sins")
    rules.sins = []
    for board, power in zip(boards, POWERS, strict=True):
        kinds = {"Abominations": board.abomination, "Controller": board.controller, "Avatar": board.avatar}
        for kind, stats in kinds.items():
            check_stats(pack, name, f"{board.id}, {kind}", stats, "Attack, Armour", least=1)
        check_figures(pack, name, board.id, board.power)
        pack.check(name, said(board.power) == [power], f"{board.id}: the figure of the power is {power}")
        sin = Sin()
        sin.attack = [acolytes[0], *(stats[0] for stats in kinds.values())]
        sin.armour = [acolytes[1], *(stats[1] for stats in kinds.values())]
        sin.power = getattr(board.power, power)
        rules.sins.append(sin)


def load_apocalypse(pack: Pack, rules: Rules) -> None:
    """Seven levels, of which the first, third and fifth reveal a card (OTH-AP-1, OTH-AP-2)."""
    name = "apocalypse.toml"
    fields = pack.load(name, Apocalypse).level
    pack.check(name, len(fields) == LAST_LEVEL, f"the Apocalypse has {LAST_LEVEL} levels, not {len(fields)}")
    rules.levels = [level_of(LevelField())]
    for number, said_there in enumerate(fields, 1):
        due = number in REVEALING
        pack.check(name, said_there.card == due, f"level {number}: cards are revealed at 1, 3 and 5, not elsewhere")
        check_figures(pack, name, f"level {number}", said_there)
        rules.levels.append(level_of(said_there))


def level_of(spec: LevelField) -> Level:
    level = Level()
    copy_figures(spec, level)
    level.summon = KINDS.index(spec.summon) if spec.summon else NOTHING
    return level


def load_club(pack: Pack, rules: Rules) -> None:
    """The five figures of the Hell Club (OTH-AP-3)."""
    name = "hell_club.toml"
    figures = pack.load(name, HellClub).figure
    check_ids(pack, name, figures, CLUB, "figures of the Hell Club")
    rules.club = []
    for figure in figures:
        check_stats(pack, name, figure.id, figure.stats, "Attack, Armour", least=1)
        check_figures(pack, name, figure.id, figure)
        member = ClubMember()
        copy_figures(figure, member)
        member.attack, member.armour = figure.stats
        rules.club.append(member)
