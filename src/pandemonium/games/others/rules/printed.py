"""What is printed on boards and cards: made once from the data pack, shared by every state."""

from __future__ import annotations


class Hero:
    """A hero board. The innate abilities are named paragraphs of the rules; their figures are here."""

    __slots__ = ("ability", "armour", "attack", "cls", "ranged", "skill")

    cls: int
    attack: int
    skill: int
    armour: int
    ranged: bool
    ability: int  # the figure of the innate ability: hits, skills, markers, corruption, spaces; 0 for none


class Sin:
    """A Sin board: Attack and Armour by kind from the Acolytes (which both Sins share) to the Avatar, and the power."""

    __slots__ = ("armour", "attack", "power")

    attack: list[int]  # ACOLYTE to AVATAR
    armour: list[int]
    power: int  # Pride: Armour lost by a lone hero; Sloth: dice for each space beyond the first


class Card:
    """A kind of Sin card: when it may be played and what it does."""

    __slots__ = ("amount", "copies", "more", "sin", "verb", "window")

    sin: int
    copies: int
    window: int
    verb: int
    amount: int  # dice, damage, spaces, Armour, icons: the verb's first figure, 0 where it has none
    more: int  # the verb's second figure: p2's dice, p3's corruption, p8's most, p9's damage, s3's cards; 0 for none


class Upgrade:
    """What an upgrade gives; zero where it gives nothing of the kind."""

    __slots__ = (
        "adrenaline",
        "armour",
        "banish",
        "cleanse_dice",
        "combat_dice",
        "corruption_ignored",
        "fire_ignored",
        "link",
        "medic",
        "move",
        "penance",
        "ranged",
        "reroll",
        "resist",
        "safe_leave",
        "scatter",
        "scatter_from",
        "uplink",
        "vaccine",
    )

    combat_dice: int
    armour: int
    resist: int
    ranged: bool
    fire_ignored: int
    corruption_ignored: int
    safe_leave: bool
    move: int
    cleanse_dice: int
    banish: int  # SKL where a removable Nest or Pentagram lies
    scatter: int  # HIT in a Combat that is not ranged against `scatter_from` monsters or more
    scatter_from: int
    reroll: int
    medic: int  # markers of another hero in the space, at a Heal icon
    penance: int  # more levels
    link: bool
    uplink: int  # spaces of an Orbital token
    adrenaline: int  # dice for a damage
    vaccine: int  # corruption received that is ignored, each round


class Doom:
    """What an Apocalypse card does once revealed; zero where it does nothing of the kind."""

    __slots__ = (
        "abomination_attack",
        "acolyte_armour",
        "corruption_dice",
        "curfew",
        "draw",
        "flip_dice",
        "hollow",
        "hollow_from",
        "innocent_dice",
        "leave",
        "metro",
        "penance_price",
        "place",
        "reach",
        "summon",
        "summons",
        "tainted",
        "whispers",
    )

    summon: int  # the figure of the Hell Club it brings: 0 to 4; NOTHING for none
    abomination_attack: int
    acolyte_armour: int
    place: int  # Fire tokens the Sin places at the start of a round
    reach: int  # spaces more in reactions
    leave: int  # damage more for leaving monsters
    summons: int  # monsters more in the summon step
    corruption_dice: int  # more in each Corruption roll
    tainted: int  # COR for the Sin where a Corruption token lies
    penance_price: int  # damage for a hero's first Penance of a round
    hollow: int  # Armour less
    hollow_from: int  # from that corruption on
    whispers: int  # corruption for a hero of the heroes' choice, each round
    innocent_dice: int  # less in Combat for a hero with an Innocent
    flip_dice: int  # of a Corruption roll for flipping
    curfew: bool
    metro: int  # spaces of the Move more for a Metro step
    draw: int  # Sin cards more


class ClubMember:
    """A figure of the Hell Club."""

    __slots__ = ("armour", "attack", "blocks", "corruption", "hits", "reach", "tempts")

    attack: int
    armour: int
    hits: int  # HIT for the Sin in its Combats
    corruption: int  # COR
    reach: int  # spaces more
    tempts: bool  # no voluntary corruption in its space
    blocks: bool  # no City Actions in its space or beside it


class Level:
    """A level of the Apocalypse board."""

    __slots__ = ("card", "dice", "reaction", "summon")

    card: bool
    summon: int  # CONTROLLER (else an Abomination), ABOMINATION, or NOTHING
    reaction: int  # permanent Reaction tokens
    dice: int  # more in every Combat roll of the Sin


class Past:
    """A Dark Past card."""

    __slots__ = ("advance", "armour", "attack", "damage", "defects", "draws", "neighbours", "strips")

    damage: int
    neighbours: int  # damage of every other hero in the space or beside it
    strips: bool  # all upgrades are lost; where none is owned, the damage
    advance: int  # the Apocalypse
    draws: int  # Sin cards
    defects: bool
    attack: int  # of the hero who defects: more than on his board
    armour: int
