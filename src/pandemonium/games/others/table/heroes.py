"""The heroes beside the city: who they are, how corrupted and hurt, what they carry and what they still may do."""

from __future__ import annotations

from pandemonium.drawing.html import Node, article, div, fragment, section, span
from pandemonium.drawing.icon import icon
from pandemonium.drawing.spot import sheet_of, spot
from pandemonium.games.others.data.names import ALLIES, CLASSES, HEROES
from pandemonium.games.others.knowledge.hero import FACE_DOWN, HeroView
from pandemonium.games.others.rules.figures import KARL, NOTHING, WOLF
from pandemonium.games.others.table.about import about_hero
from pandemonium.games.others.table.printed import OthersScene, board_of, hero_name, rules
from pandemonium.games.others.table.track import track
from pandemonium.games.others.table.upgrade import upgrade
from pandemonium.games.others.words.card_wording import CardWords

TURNS = 2
"""Turn tokens of a hero (OTH-SET-9)."""


def heroes(scene: OthersScene) -> Node:
    return section({"class": f"squad of-{scene.view.count}", "id": "squad", "aria-label": scene.words("table-heroes")})[
        (panel(scene, who) for who in scene.view.heroes)
    ]


def panel(scene: OthersScene, who: HeroView) -> Node:
    facts = (
        who,
        past_of(scene, who),
        scene.view.turn.active == who.slot,
        scene.view.turn.in_turn,
        scene.view.piles.marked,
        concerned(scene, who),
        scene.asked_of("board", "field", "upgrade", "ally"),
    )
    return scene.kept("hero", facts, draw=lambda: drawn(scene, who), shared=True)


def concerned(scene: OthersScene, who: HeroView) -> bool:
    """Whether what is asked now of fields and upgrades is asked of this hero."""
    return scene.decision is not None and who.slot == scene.view.concerned


def drawn(scene: OthersScene, who: HeroView) -> Node:
    if who.hero == NOTHING:
        return article(".hero-panel.vacant")[span(".hero-name")[scene.words("hero-vacant", place=who.slot + 1)]]
    acting = scene.view.turn.active == who.slot and scene.view.turn.in_turn
    style = f"hero-panel of-{CLASSES[board_of(scene, who.hero).cls]}" + (" acting" if acting else "")
    return article({"class": style, "data-spot": f"board {who.slot + 1} panel"})[
        head(scene, who),
        span(".ability.cut")[CardWords(rules(scene), scene.words.text).hero(who.hero)],
        track(scene, who, concerned=concerned(scene, who)),
        belongings(scene, who),
    ]


def head(scene: OthersScene, who: HeroView) -> Node:
    """Portrait and name are the button of the hero, where somebody is to be chosen."""
    board, name, element = board_of(scene, who.hero), hero_name(scene, who.hero), f"board {who.slot + 1}"
    cls = CLASSES[board.cls]
    label = scene.words("hero-label", hero=name, cls=scene.words(f"class-{cls}"))
    content = fragment[
        span(".hero-face")[icon(f"hero-{HEROES[who.hero]}", "hero-portrait"), icon(f"class-{cls}", "class-sign")],
        span(".hero-name")[span(".place-of")[who.slot + 1], span(".cut")[name]],
    ]
    return div(".hero-head")[
        spot(scene, element, label, str(content), "hero-who"),
        sheet_of(scene, element, label),
        about_hero(scene, who),
        values(scene, who),
        tokens(scene, who),
    ]


def values(scene: OthersScene, who: HeroView) -> Node:
    board = board_of(scene, who.hero)
    told = scene.words("hero-values", attack=board.attack, skill=board.skill, armour=board.armour)
    return span(".values", role="img", aria_label=told)[
        icon("hit"), board.attack, icon("skl"), board.skill, icon("arm"), board.armour
    ]


def tokens(scene: OthersScene, who: HeroView) -> Node:
    """Turn tokens, Extra Turns, and the City Action token while he still has it."""
    used = who.city_at != NOTHING
    told = scene.words("hero-tokens", turns=who.turns, extra=who.extra, city="no" if used else "yes")
    return span(
        {"class": "hero-tokens", "role": "img", "aria-label": told, "data-spot": f"board {who.slot + 1} turns"}
    )[
        (icon("turn-token", "" if at < who.turns else "used-up") for at in range(TURNS)),
        span(".extra-of", data_spot=f"board {who.slot + 1} extra")[icon("extra-turn"), who.extra]
        if who.extra
        else None,
        icon("city-token", "used-up" if used else ""),
    ]


def belongings(scene: OthersScene, who: HeroView) -> Node:
    words = scene.words
    return div({"class": "belongings", "data-spot": f"board {who.slot + 1} things"})[
        (upgrade(scene, number, who if concerned(scene, who) else None) for number in who.upgrades),
        (sign(f"ally-{ALLIES[ally]}", words(f"ally-{ALLIES[ally]}")) for ally in who.allies),
        counted("innocent", who.innocents, words("hero-innocents", number=who.innocents)) if who.innocents else None,
        sign("heal", words("hero-unhealing"), "barred") if who.unhealing else None,
        past(scene, who),
    ]


def sign(symbol: str, label: str, style: str = "") -> Node:
    return span({"class": f"bearing {style}".strip(), "role": "img", "aria-label": label, "title": label})[icon(symbol)]


def counted(symbol: str, number: int, label: str) -> Node:
    return span(".bearing", role="img", aria_label=label, title=label)[icon(symbol), number]


def past_of(scene: OthersScene, who: HeroView) -> int:
    hero = KARL if who.hero == WOLF else who.hero
    if hero == NOTHING or scene.view.squad[hero].past_open:
        return NOTHING
    return scene.view.squad[hero].past


def past(scene: OthersScene, who: HeroView) -> Node:
    """A Dark Past card face down; the Sin knows which."""
    card = past_of(scene, who)
    if card == NOTHING:
        return None
    words = scene.words
    if card == FACE_DOWN:
        return sign("past-card", words("hero-past"))
    return fragment[counted("past-card", card + 1, words("hero-past-known", card=words(f"past-{card + 1}")))]
