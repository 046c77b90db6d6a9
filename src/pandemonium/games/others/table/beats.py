"""How each event of The Others is shown: figures go from space to space, dice land, numbers change where they stand.

Places are named where they are drawn: `space T05`, `standee 0` a hero's figure, `board 1` his board with its parts
(`board 1 track`), `mission at 2`, `level 3`, `dead acolyte`. In a recipe the names of the event's numbers stand in
braces; a slot is also told as its `board`, and what comes of it as its `seat`.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from msgspec.structs import replace

from pandemonium.drawing.beat import SAID, Beat
from pandemonium.engine.state import Event
from pandemonium.games.others.data.names import ALLIES, CARDS, DOOMS, HEROES, KINDS, TOKENS, UPGRADES
from pandemonium.games.others.rules.figures import KARL, WOLF
from pandemonium.games.others.rules.scene import board_in
from pandemonium.games.others.table.piece import symbol_of
from pandemonium.games.others.table.printed import OthersScene, code_of

Facts: TypeAlias = dict[str, int | str]

NAMED: Final[dict[str, tuple[str, ...]]] = {
    "token": TOKENS,
    "ally": ALLIES,
    "card": CARDS,
    "doom": DOOMS,
    "upgrade": UPGRADES,
}
"""The numbers that stand for ids."""

UNTOLD, COMMON, LOUD, GRAVE = 0, 1, 2, 3
"""What leads the news: deaths, missions and the Apocalypse, then fights, then steps."""
DONE_TO_ONE: Final = ("damaged", "corrupted", "died", "attacked", "lost-upgrade", "marked", "past-revealed")
"""What somebody else does to a hero."""
HERO_DICE: Final = ("hits", "armours", "resists", "skills", "faiths")
SIN_DICE: Final = ("hits", "criticals", "corruptions", "blanks")
"""Faces in the order of the dice's symbols."""

STANDEE: Final = "standee {slot}"
BOARD: Final = "board {board}"
SPACE: Final = "space {space}"
LEFT: Final = "−{damage} +{corruption}"
THINGS: Final = "board {board} things"
TRACK: Final = "board {board} track"


def light(at: str, weight: int = COMMON) -> Beat:
    return Beat("light", at, weight=weight)


def count(at: str, value: str, piece: str = "", weight: int = COMMON) -> Beat:
    return Beat("count", at, piece=piece, value=value, weight=weight)


def move(piece: str, at: str, to: str, weight: int = COMMON) -> Beat:
    return Beat("move", at, to, piece, weight=weight)


def roll(sort: str, to: str = "", value: str = "", weight: int = COMMON) -> Beat:
    """Dice fall at the hero and go to their pool, where one is drawn; their faces are those that the event tells."""
    return Beat("roll", STANDEE, to, dice=sort, value=value, weight=weight)


RECIPES: Final[dict[str, Beat]] = {
    # The set-up
    "adventure-began": light("missions", UNTOLD),
    "sin-chosen": SAID,
    "cult-chosen": SAID,
    "hero-chosen": light("face {face}", UNTOLD),
    "past-dealt": light("face {face}", UNTOLD),
    # The round
    "round-began": light("round", UNTOLD),
    "token-placed": move("{token}", "task", SPACE),
    "task-idle": light("task", UNTOLD),
    "first-hero": light(BOARD),
    "voted-apart": SAID,
    "sin-decides": light("sin cards", LOUD),
    "turn-began": light(STANDEE, UNTOLD),
    "extra-spent": move("extra-turn", "board {board} turns", STANDEE),
    "turn-passed": light(BOARD, UNTOLD),
    "changed": light(STANDEE),
    # Steps
    "stepped": move("hero-{figure}", "space {from}", SPACE),
    "rode": move("hero-{figure}", "space {from}", SPACE),
    "fell-back": move("hero-{figure}", "space {from}", SPACE),
    "hurt-leaving": count(STANDEE, "{damage}", "damage"),
    "corruption-rolled": roll("sin", value="+{gained}"),
    "fire-rolled": roll("sin", value="−{gained}"),
    "sloth-rolled": roll("sin", value="−{gained}"),
    "move-ended": light(STANDEE),
    # What lies about
    "flipped": move("{token}", "space {space}", SPACE),
    "took-extra": move("extra-turn", SPACE, "board {board} turns"),
    "took-innocent": move("innocent", SPACE, THINGS),
    "took-ally": move("ally-{ally}", STANDEE, THINGS),
    "dropped-ally": move("ally-{ally}", THINGS, SPACE),
    "delivered": move("innocent", THINGS, SPACE, LOUD),
    # City Actions
    "city-action": move("city-token", "board {board} turns", SPACE),
    "healed": count(TRACK, "−1", "damage"),
    "absolved": count(TRACK, "{level}", "penance"),
    "extra-gained": move("extra-turn", STANDEE, "board {board} turns"),
    "equipped": move("upgrade-card", "pool", THINGS),
    "refilled": light("pool", UNTOLD),
    "orbital-moved": move("orbital", "space {from}", SPACE),
    "orbital-killed": move("{figure-of}", SPACE, "dead {kind}", LOUD),
    "icon-idle": light(STANDEE, UNTOLD),
    # Rolls
    "fight-began": light(SPACE, LOUD),
    "attacked": light(SPACE, LOUD),
    "shot": move("hit", STANDEE, SPACE, LOUD),
    "cleanse-began": light(SPACE),
    "corrupted-willingly": count(TRACK, "{level}", "corruption"),
    "adrenaline": count(TRACK, "+1", "damage"),
    "linked": light("standee {other}"),
    "hero-rolled": roll("hero", "roll hero", weight=LOUD),
    "sin-rolled": roll("sin", "roll sin", weight=LOUD),
    "rerolled": roll("hero", "roll hero"),
    "symbols-added": light(STANDEE, UNTOLD),
    "sin-added": light(STANDEE, UNTOLD),
    "named": light(STANDEE, UNTOLD),
    "cancelled": Beat("move", STANDEE, "roll sin", dice="hero", value=LEFT),
    "killed": move("{figure-of}", SPACE, "dead {kind}", LOUD),
    "arrived": move("{figure-of}", "space {from}", SPACE),
    "nobody-came": light(STANDEE, UNTOLD),
    "drank": count(TRACK, "−1", "damage"),
    "coordinated": move("extra-turn", STANDEE, "standee {other}"),
    "removed": move("{token}", SPACE, BOARD),
    "uncovered": light(SPACE),
    # What happens to a hero
    "damaged": count("board {board} field {field}", "+1", "damage"),
    "corrupted": count(TRACK, "{level}", "corruption"),
    "immune": light(THINGS),
    "innocents-died": count(THINGS, "−{number}", "innocent", LOUD),
    "died": move("hero-{hero}", SPACE, "face {face}", GRAVE),
    "replaced": move("hero-{hero}", "face {face}", STANDEE, LOUD),
    "inherited": move("upgrade-card", "pool", THINGS),
    "lost-upgrade": move("upgrade-card", THINGS, "pool"),
    "marked": light(BOARD),
    "past-revealed": count(BOARD, "!", "past-card", GRAVE),
    "defected": move("mole", SPACE, SPACE, GRAVE),
    "turn-lost": count("board {board} turns", "−1", "turn-token"),
    "overslept": light("board {board} turns"),
    "chose-damage": light(BOARD),
    "chose-others": light(BOARD),
    # The Sin
    "card-played": move("sin-card", "sin cards", "shown", LOUD),
    "reacted": move("reaction", "reactions", STANDEE, LOUD),
    "no-reaction": light("reactions", UNTOLD),
    "monster-moved": move("{figure-of}", "space {from}", SPACE),
    "monster-came": move("{figure-of}", "space {from}", SPACE),
    "acolytes-came": move("reaction", "cult", SPACE, LOUD),
    "icon-covered": move("corruption", "cult", SPACE),
    "summoned": move("{figure-of}", "outside {kind}", SPACE),
    "reaction-gained": count("reactions", "+{number}", "reaction"),
    "sin-drew": count("sin cards", "+{number}", "sin-card"),
    "sin-card-drawn": count("sin cards", "+1", "sin-card", UNTOLD),
    "deck-reshuffled": light("sin cards", UNTOLD),
    "apocalypse-rose": light("level {level}", GRAVE),
    "doom-drawn": light("apocalypse", UNTOLD),
    "doom-revealed": light("apocalypse", GRAVE),
    # The adventure
    "mission-advanced": count("mission at {mission}", "{progress}/{target}", weight=LOUD),
    "mission-done": light("mission at {mission}", GRAVE),
    "branch-chosen": light("mission at {mission}", LOUD),
    "target-dropped": count("mission at {mission}", "{target}", weight=LOUD),
    "round-ended": light("round", UNTOLD),
    "refreshed": light("round", UNTOLD),
    "heroes-won": light("city", GRAVE),
    "sin-won": light("city", GRAVE),
    "too-late": light("round", GRAVE),
}
"""By kind of event."""


def beat(scene: OthersScene, event: Event) -> Beat:
    kind = scene.game.events[event.kind].id
    recipe, facts = RECIPES[kind], told(scene, event)
    seat = int(facts.get("seat", -1))
    suffered = kind in DONE_TO_ONE and seat == scene.seat
    shown = replace(
        recipe,
        at=recipe.at.format(**facts),
        to=recipe.to.format(**facts),
        piece=recipe.piece.format(**facts),
        value=recipe.value.format(**facts),
        faces=cancelling(facts) if kind == "cancelled" else landed(recipe.dice, facts),
        seat=seat,
        weight=GRAVE if suffered else recipe.weight,
    )
    return shown if not shown.dice or shown.faces else without_dice(shown)


def without_dice(shown: Beat) -> Beat:
    """Nothing fell, or nothing was cancelled: what is left is said all the same."""
    return replace(shown, show="count" if shown.show == "move" else "light", to="", dice="")


def cancelling(facts: Facts) -> tuple[int, ...]:
    """ARM against HIT first, then RES against COR (OTH-CO-9): the symbols that have a pair go to it."""
    armour, resist = HERO_DICE.index("armours") + 1, HERO_DICE.index("resists") + 1
    return (armour,) * int(facts["blocked"]) + (resist,) * int(facts["resisted"])


def landed(sort: str, facts: Facts) -> tuple[int, ...]:
    """The faces that lie there, by the numbers of the dice's symbols."""
    if not sort:
        return ()
    names = HERO_DICE if sort == "hero" else SIN_DICE
    return tuple(face for face, name in enumerate(names, 1) for _ in range(int(facts[name])))


def told(scene: OthersScene, event: Event) -> Facts:
    """The event's numbers as places and symbols name them."""
    facts: Facts = {}
    for name, number in zip(scene.game.events[event.kind].facts, event.facts, strict=True):
        facts |= meant(scene, name, number, event.facts[-1])
    return facts


def meant(scene: OthersScene, name: str, number: int, when: int) -> Facts:
    if name == "slot":
        board = board_in(when, number)
        figure = {"figure": HEROES[board]} if board >= 0 else {}
        return {"slot": number, "board": number + 1, "seat": scene.view.heroes[number].seat, **figure}
    if name in ("space", "from"):
        return {name: code_of(number)}
    if name == "kind":
        return {"kind": KINDS[number], "figure-of": symbol_of(scene, number)}
    if name == "hero":
        return {"hero": HEROES[number], "face": HEROES[KARL if number == WOLF else number]}
    if name == "field":
        return {"field": number + 1}
    return {name: NAMED[name][number] if name in NAMED else number}
