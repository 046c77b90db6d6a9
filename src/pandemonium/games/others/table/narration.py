"""The table in sentences, for those who hear it: everything the board shows, in the order one would tell it."""

from __future__ import annotations

from pandemonium.games.others.data.names import ALLIES, DOOMS, KINDS, UPGRADES
from pandemonium.games.others.knowledge.hero import HeroView
from pandemonium.games.others.rules.figures import NOTHING
from pandemonium.games.others.table.bestiary import on_board
from pandemonium.games.others.table.labels import space_label, space_name
from pandemonium.games.others.table.printed import OthersScene, adventure, hero_name, kind_name, rules
from pandemonium.games.others.table.tasks import end_told
from pandemonium.games.others.words.mission_wording import mission_phrase
from pandemonium.games.others.words.naming import mission_title


def narration(scene: OthersScene) -> list[str]:
    return [
        *story(scene),
        *(hero(scene, who) for who in scene.view.heroes if who.hero != NOTHING),
        *evil(scene),
        *(f"{space_label(scene, space)}." for space in scene.view.spaces),
    ]


def story(scene: OthersScene) -> list[str]:
    words, view = scene.words, scene.view
    mission = adventure(scene).missions[view.story.mission]
    name = words("mission-name", mission=mission_title(rules(scene), view.adventure, view.story.mission))
    done = words("mission-progress", progress=view.story.progress, target=view.story.target)
    return [f"{name}: {words.say(mission_phrase(mission, view.count, view.story.target))}. {done}.", end_told(scene)]


def hero(scene: OthersScene, who: HeroView) -> str:
    words = scene.words
    board = rules(scene).heroes[who.hero]
    carried = [words(f"upgrade-{UPGRADES[number]}") for number in who.upgrades]
    carried += [words(f"ally-{ALLIES[ally]}") for ally in who.allies]
    carried += [words("hero-innocents", number=who.innocents)] if who.innocents else []
    told = [
        words("hero-values", attack=board.attack, skill=board.skill, armour=board.armour),
        words("hero-track", level=who.corruption, damage=len(who.damage)),
        words("hero-tokens", turns=who.turns, extra=who.extra, city="yes" if who.city_at == NOTHING else "no"),
        *carried,
    ]
    place = f" ({space_name(scene, who.space)})" if who.space >= 0 else ""
    return f"{hero_name(scene, who.hero)}{place}: {'; '.join(told)}."


def evil(scene: OthersScene) -> list[str]:
    words, sin, piles = scene.words, scene.view.sin, scene.view.piles
    dooms = ", ".join(words(f"doom-{DOOMS[doom]}") for doom in sin.revealed)
    kinds = [
        words("kind-piles", kind=kind_name(scene, kind), city=on_board(scene, kind), dead=piles.dead[kind])
        for kind in range(len(KINDS))
        if on_board(scene, kind) or piles.dead[kind]
    ]
    return [
        words("sin-reactions", active=sin.reactions, all=sin.permanent + sin.temporary),
        words("sin-cards", cards=sin.cards, deck=sin.deck),
        f"{words('apocalypse-level', level=sin.level)} {dooms}".strip(),
        *kinds,
    ]
