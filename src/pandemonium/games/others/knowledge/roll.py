"""A roll as everybody sees it: both pools item by item (OTH-CO-3, OTH-CO-4), and what has fallen.

Nothing of it is secret: tentative corruption is said aloud (OTH-6.3). Before a hero acts: the rolls he could begin.
"""

from __future__ import annotations

from msgspec import Struct

from pandemonium.engine.bits import BIT, count, members
from pandemonium.games.others.rules import doom, gear, pools
from pandemonium.games.others.rules import question as questions
from pandemonium.games.others.rules.cleanse import Cleansing, fixed_skills, removables, skill_dice
from pandemonium.games.others.rules.combat import Combat
from pandemonium.games.others.rules.counts import count_of, kinds_of
from pandemonium.games.others.rules.fight import KILL
from pandemonium.games.others.rules.figures import COMMISSIONER, NOBODY, PENTAGRAM
from pandemonium.games.others.rules.kills import needed, still_there
from pandemonium.games.others.rules.monsters import attack_of
from pandemonium.games.others.rules.place import tokens_in
from pandemonium.games.others.rules.ranged import Shot, targets
from pandemonium.games.others.rules.reach import reach, stride
from pandemonium.games.others.rules.roll import PAY, THROW, Roll, roll_underway
from pandemonium.games.others.rules.state import Others

COMBAT, SHOT, CLEANSE = "combat", "shot", "cleanse"


class Item(Struct, frozen=True):
    """Dice of a pool: so many, and where they come from. Monsters say their kind."""

    source: str
    amount: int
    kind: int = NOBODY


class HeroPool(Struct, frozen=True):
    """What the hero rolls and adds, with voluntary corruption or without it."""

    items: list[Item]
    dice: int
    hits: int  # without a die
    armour: int
    resist: int
    skills: int
    wild: int


class Target(Struct, frozen=True):
    """Monsters of one kind in the fight."""

    kind: int
    number: int
    needed: int  # hits for one of them


class RollView(Struct, frozen=True):
    sort: str  # combat, shot, cleanse
    slot: int
    space: int  # of the monsters, or of the tokens
    started: bool  # by the hero
    rolled: bool  # the dice have fallen
    willing: bool  # he takes voluntary corruption for it
    adrenaline: bool
    link: int  # the slot that counts as being here; NOBODY
    pure: HeroPool  # as it is, without voluntary corruption
    corrupted: HeroPool | None  # with it, where it is still possible or was taken
    sin: list[Item]  # of a shot: if all who can do come
    sin_dice: int
    sin_hits: int  # without a die
    sin_corruptions: int
    targets: list[Target]
    removable: int  # tokens of a Cleanse
    hero_faces: list[int]  # HIT, ARM, RES, SKL, FTH
    sin_faces: list[int]  # HIT, CRT, COR, BLK; all 0 while the Sin has not rolled
    named: list[int]  # FAITH and wildcards named HIT, ARM, RES
    hits: int  # left to assign
    skills: int
    damage: int  # what is left for the hero
    corruption: int
    stage: int  # how far it has come
    settled: int  # what the hero has said in this stage, a mask: each once
    challenged: bool  # the Sin has answered, and the hero may change his mind
    no_help: bool  # by a card: no cooperation, no voluntary corruption, FAITH is HIT
    no_will: bool
    blind: bool
    extra_dice: int  # of the Sin, by a card; fewer for the hero; Armour more of the monsters
    fewer: int
    tough: int
    level: int  # of the track whose bonuses count
    picked: list[int]  # kinds of monsters to die


def underway(state: Others) -> RollView | None:
    roll = roll_underway(state)
    return None if roll is None else roll_view(state, roll)


def prospects(state: Others) -> list[RollView]:
    """Of the hero who is asked for his turn and has not acted: a Combat here, a Cleanse, a shot at each target."""
    if not state.stack or state.acted or not state.in_turn or state.stack[-1].question(state) != questions.TURN:
        return []
    slot, space = state.active, state.at[state.active]
    found: list[Roll] = [Combat()] if state.monsters[space] else []
    found += [Cleansing()] if removables(state, space) else []
    for roll in found:
        roll.begin(state, slot, space, True)
    for target in members(targets(state, slot)):
        shot = Shot()
        shot.begin(state, slot, target, True)
        shot.arrived, shot.asked_kinds = False, 0
        found.append(shot)
    return [roll_view(state, roll) for roll in found]


def concerned(state: Others) -> int:
    """Whose fields, markers or upgrades the question is about: the slot that the frame on top speaks of."""
    frame = state.stack[-1] if state.stack else None
    slot = getattr(frame, "slot", state.active)
    return int(slot)


def roll_view(state: Others, roll: Roll) -> RollView:
    home = state.at[roll.slot]
    sort = CLEANSE if isinstance(roll, Cleansing) else SHOT if isinstance(roll, Shot) else COMBAT
    coming = sin_items(state, roll, sort)
    fights = sort != CLEANSE
    return RollView(
        sort=sort,
        slot=roll.slot,
        space=roll.space,
        started=roll.started,
        rolled=roll.stage > THROW,
        willing=roll.willing,
        adrenaline=roll.adrenaline,
        link=roll.link,
        pure=hero_pool(state, roll, sort, willing=False),
        corrupted=hero_pool(state, roll, sort, willing=True) if roll.willing or roll.can_will(state) else None,
        sin=coming,
        sin_dice=sum(item.amount for item in coming),
        sin_hits=pools.sin_hits(state, home) if fights else 0,
        sin_corruptions=pools.sin_corruptions(state, home) if fights else 0,
        targets=targets_of(state, roll) if fights else [],
        removable=0 if fights else count(removables(state, roll.space)),
        hero_faces=list(roll.hero),
        sin_faces=list(roll.sin),
        named=list(roll.named),
        hits=roll.hits,
        skills=roll.skills,
        damage=roll.damage,
        corruption=roll.corruption,
        stage=roll.stage,
        settled=roll.settled,
        challenged=roll.challenged,
        no_help=roll.no_help,
        no_will=roll.no_will,
        blind=roll.blind,
        extra_dice=roll.sin_dice,
        fewer=roll.fewer,
        tough=roll.tough,
        level=roll.level,
        picked=roll.picked[:],
    )


def hero_pool(state: Others, roll: Roll, sort: str, *, willing: bool) -> HeroPool:
    """The same roll as if he took voluntary corruption, or did not; what was paid is paid."""
    twin = roll.copy()
    assert isinstance(twin, Roll)
    if twin.stage <= PAY:
        twin.willing = willing
    elif not willing:
        twin.level = 0
    fights = sort != CLEANSE
    return HeroPool(
        items=[item for item in hero_items(state, twin, fights) if item.amount],
        dice=pools.hero_dice(state, twin) if fights else skill_dice(state, twin),
        hits=pools.hero_hits(state, twin, sort == SHOT) if fights else 0,
        armour=pools.hero_armour(state, twin) if fights else 0,
        resist=gear.resistance(state, twin.slot) if fights else 0,
        skills=0 if fights else fixed_skills(state, twin.slot, twin.space),
        wild=twin.wildcards(state),
    )


def hero_items(state: Others, roll: Roll, fights: bool) -> list[Item]:
    slot, board = roll.slot, state.rules.heroes[state.hero[roll.slot]]
    commissioner = gear.COMMISSIONER_DICE if fights and BIT[COMMISSIONER] & state.allies[slot] else 0
    upgrades = gear.combat_dice(state, slot) - commissioner if fights else gear.cleanse_dice(state, slot)
    return [
        Item("attack" if fights else "skill", board.attack if fights else board.skill),
        Item("help", roll.help(state)),
        Item("commissioner", commissioner),
        Item("upgrades", upgrades),
        Item("track", roll.track_dice(state)),
        Item("adrenaline", gear.adrenaline_dice(state, slot) if roll.adrenaline else 0),
        Item("innocents", -doom.innocent_dice(state) if fights and state.innocents[slot] else 0),
        Item("card", -roll.fewer),
    ]


def sin_items(state: Others, roll: Roll, sort: str) -> list[Item]:
    """All monsters of the hero's space; for a shot also those who can come from the target (OTH-RG-4)."""
    if sort == CLEANSE:
        return []
    home = state.at[roll.slot]
    found = monsters_at(state, home, home)
    if sort == SHOT and roll.space != home:
        found += monsters_at(state, roll.space, home)
        if not any(item.source == "coming" for item in found):
            return []
    found += [
        Item("pentagrams", tokens_in(state, home, PENTAGRAM)),
        Item("card", roll.sin_dice),
        Item("apocalypse", pools.board_dice(state)),
    ]
    return [item for item in found if item.amount]


def monsters_at(state: Others, space: int, home: int) -> list[Item]:
    counts, found = state.monsters[space], []
    for kind in kinds_of(counts):
        here = space == home
        if here or BIT[home] & reach(state, space, stride(state, kind, False)):
            amount = count_of(counts, kind) * attack_of(state, kind)
            found.append(Item("monsters" if here else "coming", amount, kind))
    return found


def targets_of(state: Others, roll: Roll) -> list[Target]:
    """Those picked are still there until they are buried."""
    counts = state.monsters[roll.space] if roll.stage > KILL else still_there(state, roll)
    return [Target(kind, count_of(counts, kind), needed(state, roll, kind)) for kind in kinds_of(counts)]
