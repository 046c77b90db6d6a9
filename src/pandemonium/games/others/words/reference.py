"""The last chapter of the rules reference: what is printed on boards, cards and tiles, as the data in use have it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from pandemonium.engine.text import Text
from pandemonium.games.others.data.names import (
    ADVENTURES,
    CARDS,
    CLASSES,
    CULTS,
    DOOMS,
    HERO_FACES,
    HEROES,
    ICONS,
    KINDS,
    PASTS,
    SIN_FACES,
    SINS,
    TILES,
    TOKENS,
    TYPES,
    UPGRADES,
    WINDOWS,
    mission_code,
)
from pandemonium.games.others.rules.box import Rules
from pandemonium.games.others.rules.figures import ABOMINATION, ACOLYTE, AVATAR, FOUR, HELL_CLUB, LAST_LEVEL, NOTHING
from pandemonium.games.others.words.card_wording import CardWords
from pandemonium.games.others.words.mission_wording import event_phrase, haste_sentence, mission_phrase, task_sentence
from pandemonium.games.others.words.naming import KIND_NAMES, SIN_NAMES, mission_title

OWN_KINDS: Final = range(ABOMINATION, AVATAR + 1)
"""Monsters that each Sin has with figures of its own."""

Row = list[str]


class Reference:
    """The figures in one language."""

    def __init__(self, rules: Rules, text: Text) -> None:
        self.rules = rules
        self.text = text
        self.words = CardWords(rules, text)

    def chapter(self) -> str:
        words = self.words
        parts = (
            "## " + self.text("reference-heading"),
            self.text("reference-intro"),
            self.section("dice", self.dice()),
            self.section("heroes", [self.hero(board) for board in range(len(HEROES))]),
            self.section("sins", self.powers()),
            self.section("monsters", self.monsters()),
            self.section("levels", [[str(level), words.level(level)] for level in range(1, LAST_LEVEL + 1)]),
            self.section("cards", [self.card(card) for card in range(len(CARDS))]),
            self.section("dooms", self.listed("doom-", DOOMS, words.doom)),
            self.section("upgrades", self.listed("upgrade-", UPGRADES, words.upgrade)),
            self.section("pasts", self.pasts()),
            self.section("districts", [self.district(tile) for tile in range(len(TILES))]),
            *(self.adventure(number) for number in range(len(ADVENTURES))),
        )
        return "\n\n".join(parts) + "\n"

    def pasts(self) -> list[Row]:
        return [[str(card + 1), self.text(id), self.words.past(card)] for card, id in enumerate(PASTS)]

    def dice(self) -> list[Row]:
        """All six faces of both dice."""
        hero = ", ".join(self.text(f"face-{HERO_FACES[face]}") for face in self.rules.hero_die)
        sin = ", ".join(self.text(f"face-{SIN_FACES[face]}") for face in self.rules.sin_die)
        return [[self.text("reference-die-hero"), hero], [self.text("reference-die-sin"), sin]]

    def hero(self, board: int) -> Row:
        hero = self.rules.heroes[board]
        name, ability = self.text(f"hero-{HEROES[board]}"), self.text(f"ability-{HEROES[board]}")
        values = [str(value) for value in (hero.attack, hero.skill, hero.armour)]
        return [name, self.text(f"class-{CLASSES[hero.cls]}"), *values, ability, self.words.hero(board)]

    def powers(self) -> list[Row]:
        sins = [[self.text(f"sin-{id}"), self.words.sin(sin)] for sin, id in enumerate(SINS)]
        return sins + [[self.text(f"cult-{id}"), self.words.cult(cult)] for cult, id in enumerate(CULTS)]

    def monsters(self) -> list[Row]:
        """The Acolytes, who are the same under either Sin, then each Sin's own and the Hell Club."""
        first = self.rules.sins[0]
        rows = [[self.text("kind-acolyte"), str(first.attack[ACOLYTE]), str(first.armour[ACOLYTE]), "–"]]
        for number, sin in enumerate(self.rules.sins):
            for kind in OWN_KINDS:
                name = self.text("reference-monster-of", kind=KIND_NAMES[kind], sin=SIN_NAMES[number])
                rows.append([name, str(sin.attack[kind]), str(sin.armour[kind]), "–"])
        for number, figure in enumerate(self.rules.club):
            name = self.text(f"kind-{KINDS[HELL_CLUB + number]}")
            rows.append([name, str(figure.attack), str(figure.armour), self.words.club(number)])
        return rows

    def card(self, number: int) -> Row:
        card = self.rules.cards[number]
        when = self.text(f"window-{WINDOWS[card.window]}")
        return [CARDS[number], self.text(f"card-{CARDS[number]}"), str(card.copies), when, self.words.card(number)]

    def listed(self, sort: str, ids: Sequence[str], does: Callable[[int], str]) -> list[Row]:
        return [[id, self.text(sort + id), does(number)] for number, id in enumerate(ids)]

    def district(self, tile: int) -> Row:
        """Its icons, as any map that has the tile shows them."""
        icons = next(city.icons[tile] for city in self.rules.cities if city.icons[tile])
        shown = ", ".join(self.text(f"icon-{ICONS[icon]}") for icon in icons)
        return [TILES[tile], self.text(f"district-{TILES[tile]}"), shown]

    # --- adventures ----------------------------------------------------------------------------------------------

    def adventure(self, number: int) -> str:
        """Its introduction, tasks, missions for three and for four heroes, and the recommended team."""
        adventure, id = self.rules.adventures[number], ADVENTURES[number]
        title = f"### {self.text(f'type-{TYPES[adventure.kind]}')}: {self.text(f'adventure-{id}')}"
        start = self.text("reference-start", task=task_sentence(adventure, self.text))
        end = self.text("reference-end", haste=haste_sentence(adventure, self.text))
        heroes = ", ".join(self.text(f"hero-{HEROES[hero]}") for hero in adventure.team)
        team = self.text("reference-team", heroes=heroes)
        missions = [self.mission(number, place) for place in range(len(adventure.missions))]
        parts = [title, self.text(f"intro-{id}"), f"{start} {end}{self.down(number)} {team}"]
        return "\n\n".join([*parts, self.table("missions", missions)])

    def mission(self, number: int, place: int) -> Row:
        adventure = self.rules.adventures[number]
        mission = adventure.missions[place]
        code = mission_code([one.stage for one in adventure.missions], place)
        name = self.text("reference-name", mission=mission_title(self.rules, number, place))
        event = f". {self.text.say(event_phrase(adventure, mission))}." if mission.event != NOTHING else "."
        asked = [
            self.text.say(mission_phrase(mission, heroes, target)) + event
            for heroes, target in zip((FOUR - 1, FOUR), mission.target, strict=True)
        ]
        return [code, name, *asked]

    def down(self, number: int) -> str:
        """What lies face down, on the adventure's maps that have such tokens."""
        if not self.rules.cities[2 * number].down:
            return ""
        there = [(kind, count) for kind, count in enumerate(self.rules.down_tokens) if count]
        tokens = ", ".join(f"{count} × {self.text(f'token-{TOKENS[kind]}')}" for kind, count in there)
        return " " + self.text("reference-down", tokens=tokens)

    def section(self, of: str, rows: list[Row]) -> str:
        return f"### {self.text(f'reference-{of}-title')}\n\n{self.table(of, rows)}"

    def table(self, head: str, rows: list[Row]) -> str:
        columns = self.text(f"reference-{head}").split("|")
        first, *body = ("| " + " | ".join(line) + " |" for line in [columns, *rows])
        return "\n".join([first, "|" + "---|" * len(columns), *body])
