"""What boards and cards say, on sheets that open beside them: the adventure's, a hero's, the Sin's, the Apocalypse, the
upgrades."""

from __future__ import annotations

from pandemonium.drawing.choice import sheet, sheet_id
from pandemonium.drawing.html import Node, button, dd, div, dl, dt, fragment
from pandemonium.drawing.icon import icon
from pandemonium.games.others.data.names import ADVENTURES, CULTS, DOOMS, SINS, UPGRADES
from pandemonium.games.others.knowledge.hero import HeroView
from pandemonium.games.others.rules.adventure import Mission
from pandemonium.games.others.rules.figures import FOUR, NOTHING
from pandemonium.games.others.table.printed import OthersScene, adventure, hero_name, rules
from pandemonium.games.others.words.card_wording import CardWords
from pandemonium.games.others.words.mission_wording import event_phrase, mission_phrase
from pandemonium.games.others.words.naming import mission_title

Row = tuple[str, str]


def about(scene: OthersScene, thing: str, title: str, rows: list[Row]) -> Node:
    """The button and its sheet: names and what they do, one under the other."""
    id = sheet_id(f"about {thing}")
    label = scene.words("about", thing=title)
    return fragment[
        button(".about", type="button", popovertarget=id, aria_label=label, title=label)[icon("book")],
        sheet(
            id,
            title,
            dl(".about-rows")[(div[dt[name], dd[scene.explained(text)]] for name, text in rows)],
            scene.words("close"),
        ),
    ]


def about_adventure(scene: OthersScene) -> Node:
    """Its introduction and all its missions, those to come as well (OTH-MI-8)."""
    words, view = scene.words, scene.view
    id = ADVENTURES[view.adventure]
    rows = [(words("about-introduction"), words(f"intro-{id}"))]
    for place, mission in enumerate(adventure(scene).missions):
        name = words("mission-name", mission=mission_title(rules(scene), view.adventure, place))
        rows.append((name, asked_for(scene, mission)))
    return about(scene, "adventure", words(f"adventure-{id}"), rows)


def asked_for(scene: OthersScene, mission: Mission) -> str:
    """By the board, with the event before it."""
    words, heroes = scene.words, scene.view.count
    target = mission.target[1 if heroes == FOUR else 0]
    said = words.say(mission_phrase(mission, heroes, target)) + "."
    return said if mission.event == NOTHING else f"{words.say(event_phrase(adventure(scene), mission))}. {said}"


def about_hero(scene: OthersScene, who: HeroView) -> Node:
    """His innate ability and his upgrades."""
    cards = CardWords(rules(scene), scene.words.text)
    ability = (scene.words("about-ability"), cards.hero(who.hero))
    return about(scene, f"hero {who.slot}", hero_name(scene, who.hero), [ability, *upgrade_rows(scene, who.upgrades)])


def about_sin(scene: OthersScene) -> Node:
    words, sin, cards = scene.words, scene.view.sin, CardWords(rules(scene), scene.words.text)
    rows = [(words(f"sin-{SINS[sin.sin]}"), cards.sin(sin.sin))] if sin.sin != NOTHING else []
    rows += [(words(f"cult-{CULTS[sin.cult]}"), cards.cult(sin.cult))] if sin.cult != NOTHING else []
    return about(scene, "sin", words("table-sin"), rows) if rows else None


def about_apocalypse(scene: OthersScene) -> Node:
    """Cards in force first, then what each level brings."""
    words, box = scene.words, rules(scene)
    cards = CardWords(box, words.text)
    rows = [(words(f"doom-{DOOMS[doom]}"), cards.doom(doom)) for doom in scene.view.sin.revealed]
    levels = range(1, len(box.levels))
    rows += [(words("about-level", level=level), cards.level(level)) for level in levels]
    return about(scene, "apocalypse", words("table-apocalypse"), rows)


def about_pool(scene: OthersScene) -> Node:
    return about(scene, "pool", scene.words("table-pool"), upgrade_rows(scene, scene.view.piles.upgrades))


def upgrade_rows(scene: OthersScene, numbers: list[int]) -> list[Row]:
    cards = CardWords(rules(scene), scene.words.text)
    return [(scene.words(f"upgrade-{UPGRADES[number]}"), cards.upgrade(number)) for number in numbers]
