"""The heroes round the table, a line for each, and who waits in the Reserve."""

from __future__ import annotations

from rich import box
from rich.table import Table
from rich.text import Text

from pandemonium.drawing.words import Words
from pandemonium.engine.seats import LETTERS
from pandemonium.games.others.data.names import ALLIES, HEROES, UPGRADES
from pandemonium.games.others.knowledge.hero import FALLEN, RESERVE, HeroView
from pandemonium.games.others.knowledge.view import OthersView
from pandemonium.games.others.rules.figures import NOTHING
from pandemonium.games.others.terminal import glyphs
from pandemonium.games.others.words.numbering import SPACE_CODES

HEADINGS = ("hero", "place", "values", "corruption", "damage", "turns", "things")


def heroes(view: OthersView, words: Words, values: list[str]) -> Table:
    """`values` are Attack, Skill and Armour by board."""
    table = Table(*(words(f"terminal-{heading}") for heading in HEADINGS), box=box.SIMPLE_HEAD, pad_edge=False)
    for hero in view.heroes:
        if hero.hero == NOTHING:
            continue
        active = hero.slot == view.turn.active and view.turn.in_turn
        name = Text(f"{hero.slot + 1} {words(f'hero-{HEROES[hero.hero]}')} {LETTERS[hero.seat]}")
        name.stylize("bold reverse" if active else "bold")
        place = SPACE_CODES[hero.space] if hero.space >= 0 else ""
        table.add_row(
            name, place, values[hero.hero], str(hero.corruption), damage(hero), turns(hero), things(hero, words)
        )
    return table


def damage(hero: HeroView) -> str:
    """The fields with a marker, by level."""
    return " ".join(str(field + 1) for field in hero.damage) + (" !" if hero.unhealing else "")


def turns(hero: HeroView) -> str:
    city = "" if hero.city_at == NOTHING else f" [{SPACE_CODES[hero.city_at]}]"
    return f"{hero.turns}{f' +{hero.extra}' if hero.extra else ''}{city}"


def things(hero: HeroView, words: Words) -> str:
    said = [words(f"upgrade-{UPGRADES[card]}") for card in hero.upgrades]
    said += [words(f"ally-{ALLIES[ally]}") for ally in hero.allies]
    said += [f"{glyphs.TOKEN_MARKS['innocent']}{hero.innocents}"] if hero.innocents else []
    return ", ".join(said)


def squad(view: OthersView, words: Words) -> Text:
    """Who waits, and who fell."""
    reserve = [words(f"hero-{HEROES[one.hero]}") for one in view.squad if one.place == RESERVE]
    fallen = [words(f"hero-{HEROES[one.hero]}") for one in view.squad if one.place == FALLEN]
    line = Text.assemble((words("terminal-reserve") + " ", "bold"), ", ".join(reserve) or "–")
    if fallen:
        line.append(f"  {words('terminal-fallen')} ", style="bold").append(", ".join(fallen), style="dim")
    return line
