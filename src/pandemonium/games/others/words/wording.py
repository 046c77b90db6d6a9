"""What a choice is called: message ids and facts. The sentences are in `text/`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from pandemonium.engine.numbering import Numbering
from pandemonium.engine.phrase import Fact, Name, Phrase, phrase
from pandemonium.engine.state import Choice, Seat
from pandemonium.games.others.data.names import CLASSES
from pandemonium.games.others.rules.advance import next_stage, target_of
from pandemonium.games.others.rules.ballot import Ballot
from pandemonium.games.others.rules.drill import SETS
from pandemonium.games.others.rules.figures import WOLF
from pandemonium.games.others.rules.gear import adrenaline_dice
from pandemonium.games.others.rules.kills import needed
from pandemonium.games.others.rules.naming import MOST_NAMED, ROW
from pandemonium.games.others.rules.roll import Roll
from pandemonium.games.others.rules.state import Others
from pandemonium.games.others.rules.team import next_holder
from pandemonium.games.others.words.forecast import (
    Facts,
    cleanse_dice,
    fight_dice,
    roll_dice,
    shot_dice,
    step_price,
    willing_bonus,
)
from pandemonium.games.others.words.mission_wording import mission_phrase
from pandemonium.games.others.words.naming import (
    ALLY_NAMES,
    CARD_NAMES,
    CULT_NAMES,
    DOOM_NAMES,
    HERO_NAMES,
    ICON_NAMES,
    KIND_NAMES,
    PAST_NAMES,
    SIN_NAMES,
    TOKEN_NAMES,
    UPGRADE_NAMES,
    space_name,
)
from pandemonium.games.others.words.questions import QUESTIONS

FACES: Final = ("hits", "armours", "resists", "skills")
"""Faces of a hero die that Drill may throw again."""


class Labels:
    """A button's words; a method for each kind of choice that needs more than its number.

    What a thing is chosen for the open question says: `choice-at-nest`, `choice-at-monster-way`.
    """

    def __init__(self, state: Others, seat: Seat) -> None:
        self.state = state
        self.frame: Any = state.asking(seat)
        question = self.frame.about() if isinstance(self.frame, Ballot) else self.frame.question(state)
        self.asked = QUESTIONS[question].id

    def said(self, choice: str, **facts: Fact) -> Phrase:
        """A choice that the question gives its meaning."""
        return Phrase(f"choice-{choice}-{self.asked}", facts)

    def hero_in(self, slot: int) -> Name:
        return HERO_NAMES[self.state.hero[slot]]

    # --- the city ------------------------------------------------------------------------------------------------

    def step(self, space: int) -> Phrase:
        moving = self.asked == "turn"
        price = step_price(self.state, self.frame.slot, space, moving)
        return self.said("step", space=space_name(self.state.city, space), **price)

    def shoot(self, space: int) -> Phrase:
        dice = shot_dice(self.state, self.frame.slot, space)
        return phrase("choice-shoot", space=space_name(self.state.city, space), **dice)

    def at(self, space: int) -> Phrase:
        facts: Facts = {"space": space_name(self.state.city, space)}
        if self.asked == "task-space":
            facts["token"] = TOKEN_NAMES[self.frame.possible(self.state)[0]]
        if self.asked in ("monster-way", "nest"):
            facts["kind"] = KIND_NAMES[self.frame.kind]
        return self.said("at", **facts)

    def fight(self, _: int) -> Phrase:
        return self.said("fight", **fight_dice(self.state, self.frame.slot, self.asked == "turn"))

    def cleanse(self, _: int) -> Phrase:
        return phrase("choice-cleanse", **cleanse_dice(self.state, self.frame.slot))

    def city(self, _: int) -> Phrase:
        return phrase("choice-city", space=space_name(self.state.city, self.state.at[self.frame.slot]))

    def uncover(self, place: int) -> Phrase:
        icon = self.state.city.icons[self.frame.space][place]
        return self.said("uncover", icon=ICON_NAMES[icon], place=place + 1)

    # --- heroes and cards ----------------------------------------------------------------------------------------

    def slot(self, slot: int) -> Phrase:
        return self.said("slot", hero=self.hero_in(slot))

    def hero(self, hero: int) -> Phrase:
        board = self.state.rules.heroes[hero]
        return self.said(
            "hero",
            hero=HERO_NAMES[hero],
            cls=Name(f"class-{CLASSES[board.cls]}"),
            attack=board.attack,
            skill=board.skill,
            armour=board.armour,
        )

    def monster(self, kind: int) -> Phrase:
        facts: Facts = {"kind": KIND_NAMES[kind]}
        if self.asked == "kills":
            facts["hits"] = needed(self.state, self.frame, kind)
        return self.said("monster", **facts)

    def pick(self, card: int) -> Phrase:
        return self.said("pick", upgrade=UPGRADE_NAMES[card])

    def mark(self, place: int) -> Phrase:
        return self.said("mark", field=place + 1, bonus=Name(f"bonus-{place + 1}"))

    def deal(self, card: int) -> Phrase:
        return phrase("choice-deal", past=PAST_NAMES[card], number=card + 1, hero=HERO_NAMES[next_holder(self.state)])

    def token(self, kind: int) -> Phrase:
        return self.said("token", token=TOKEN_NAMES[kind])

    def branch(self, number: int) -> Phrase:
        """What the mission asks for."""
        state = self.state
        mission = state.rules.adventures[state.adventure].missions[next_stage(state)[number]]
        return mission_phrase(mission, state.heroes, target_of(state, mission))

    def damage(self, _: int) -> Phrase:
        if self.asked == "envy":
            return self.said("damage", damage=self.frame.damage)
        return self.said("damage", damage=self.frame.damage, hero=self.hero_in(self.state.active))

    def others(self, _: int) -> Phrase:
        return phrase("choice-others", corruption=self.frame.corruption)

    def draw(self, _: int) -> Phrase:
        return phrase("choice-draw", cards=self.frame.cards)

    def place(self, _: int) -> Phrase:
        adventure = self.state.rules.adventures[self.state.adventure]
        return phrase("choice-place", amount=adventure.amount, token=TOKEN_NAMES[adventure.tokens[0]])

    # --- turns and reactions -------------------------------------------------------------------------------------

    def spend_turn(self, _: int) -> Phrase:
        return phrase("choice-spend-turn", tokens=self.state.turns[self.frame.slot])

    def spend_extra(self, _: int) -> Phrase:
        return phrase("choice-spend-extra", tokens=self.state.extra[self.frame.slot])

    def passing(self, _: int) -> Phrase:
        return self.said("pass")

    def enough(self, _: int) -> Phrase:
        return self.said("enough")

    def ability(self, _: int) -> Phrase:
        """The Acolytes come; or Karl changes."""
        if self.asked == "change":
            wolf = self.state.hero[self.frame.slot] == WOLF
            return self.said("ability", form="man" if wolf else "wolf")
        return self.said("ability", cult=CULT_NAMES[self.state.cult])

    def react(self, _: int) -> Phrase:
        return phrase("choice-react", hero=self.hero_in(self.frame.slot))

    # --- rolls ---------------------------------------------------------------------------------------------------

    def roll(self) -> Roll:
        assert isinstance(self.frame, Roll)
        return self.frame

    def corrupt(self, _: int) -> Phrase:
        roll = self.roll()
        if roll.willing:
            return phrase("choice-corrupt-not")
        return phrase("choice-corrupt", **willing_bonus(self.state, roll.slot))

    def adrenaline(self, _: int) -> Phrase:
        roll = self.roll()
        if roll.adrenaline:
            return phrase("choice-adrenaline-not")
        return phrase("choice-adrenaline", dice=adrenaline_dice(self.state, roll.slot))

    def link(self, slot: int) -> Phrase:
        return phrase("choice-link", hero=self.hero_in(slot))

    def ready(self, _: int) -> Phrase:
        return phrase("choice-ready", **roll_dice(self.state, self.roll()))

    def reroll(self, number: int) -> Phrase:
        faces = SETS[number]
        if not faces:
            return phrase("choice-reroll-nothing")
        return phrase("choice-reroll", **{name: faces.count(face) for face, name in enumerate(FACES)})

    def faith(self, number: int) -> Phrase:
        """Beyond fifteen symbols the rest are Hits (OTH-TB-8)."""
        hits, armours = divmod(number, ROW)
        free = self.roll().faith(self.state)
        resists = min(free, MOST_NAMED) - hits - armours
        return phrase("choice-faith", hits=hits + max(0, free - MOST_NAMED), armours=armours, resists=resists)

    def go(self, _: int) -> Phrase:
        return phrase("choice-go", kind=KIND_NAMES[self.frame.next_survivor(self.state)])

    def stay(self, _: int) -> Phrase:
        return phrase("choice-stay", kind=KIND_NAMES[self.frame.next_survivor(self.state)])


def label(numbering: Numbering, state: Others, seat: Seat, choice: Choice) -> Phrase:
    return LABELS[numbering.kind(choice)](Labels(state, seat), numbering.place(choice))


Write: TypeAlias = Callable[[Labels, int], Phrase]


def plain(message: str) -> Write:
    return lambda _labels, _number: phrase(message)


def named(message: str, fact: str, names: tuple[Name, ...]) -> Write:
    return lambda _labels, number: phrase(message, **{fact: names[number]})


LABELS: Final[dict[str, Write]] = {
    "step": Labels.step,
    "shoot": Labels.shoot,
    "at": Labels.at,
    "slot": Labels.slot,
    "hero": Labels.hero,
    "monster": Labels.monster,
    "play": named("choice-play", "card", CARD_NAMES),
    "reveal": named("choice-reveal", "doom", DOOM_NAMES),
    "pick": Labels.pick,
    "mark": Labels.mark,
    "use": named("choice-use", "icon", ICON_NAMES),
    "deal": Labels.deal,
    "token": Labels.token,
    "uncover": Labels.uncover,
    "take-extra": plain("choice-take-extra"),
    "take-innocent": plain("choice-take-innocent"),
    "take-ally": named("choice-take-ally", "ally", ALLY_NAMES),
    "drop": named("choice-drop", "ally", ALLY_NAMES),
    "branch": Labels.branch,
    "sin": named("choice-sin", "sin", SIN_NAMES),
    "acolytes": named("choice-acolytes", "cult", CULT_NAMES),
    "fight": Labels.fight,
    "cleanse": Labels.cleanse,
    "city": Labels.city,
    "flip": plain("choice-flip"),
    "deliver": plain("choice-deliver"),
    "uplink": plain("choice-uplink"),
    "end": plain("choice-end"),
    "spend-turn": Labels.spend_turn,
    "spend-extra": Labels.spend_extra,
    "pass": Labels.passing,
    "watch": plain("choice-watch"),
    "rest": plain("choice-rest"),
    "react": Labels.react,
    "ability": Labels.ability,
    "corrupt": Labels.corrupt,
    "adrenaline": Labels.adrenaline,
    "link": Labels.link,
    "unlink": plain("choice-unlink"),
    "ready": Labels.ready,
    "reroll": Labels.reroll,
    "faith": Labels.faith,
    "all": plain("choice-all"),
    "enough": Labels.enough,
    "go": Labels.go,
    "stay": Labels.stay,
    "damage": Labels.damage,
    "others": Labels.others,
    "draw": Labels.draw,
    "place": Labels.place,
}
"""By kind of choice."""
