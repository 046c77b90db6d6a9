"""What decided the game, from its chronicle (sections 9.2, 9.4): missions, deeds and deaths, dice and cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from pandemonium.drawing.html import (
    Node,
    div,
    fragment,
    h3,
    li,
    p,
    section,
    small,
    span,
    table,
    tbody,
    td,
    th,
    thead,
    tr,
    ul,
)
from pandemonium.drawing.icon import icon
from pandemonium.drawing.seat import mark
from pandemonium.engine.phrase import Name
from pandemonium.games.others.data.names import CLASSES, HERO_FACES, HEROES, SIN_FACES
from pandemonium.games.others.knowledge.chronicle import Chronicle, Deeds, Dice, Stage
from pandemonium.games.others.knowledge.luck import HERO_GOOD, SIN_GOOD, luck
from pandemonium.games.others.rules.figures import NOTHING
from pandemonium.games.others.table.printed import OthersScene, board_of, hero_name
from pandemonium.games.others.words.naming import CAUSE_NAMES, title_of

DEEDS = (("kills", "hit"), ("removals", "skl"), ("wounds", "damage"), ("sins", "corruption"))
HERO_SIGNS = ("hit", "arm", "res", "skl", "fth")
SIN_SIGNS = ("hit", "crt", "cor", "blk")
CARDS = {"card": "sin-card", "doom": "doom-card"}


def chronicle(scene: OthersScene, told: Chronicle) -> Node:
    return div(".chronicles")[
        part(scene, "missions", [missions(scene, told)]),
        part(scene, "deeds", [deeds(scene, told)]),
        part(scene, "dice", [dice(scene, told), p[small[scene.words("end-luck-how")]]]),
        part(scene, "cards", [cards(scene, "card", told.cards), cards(scene, "doom", told.dooms)]),
    ]


def part(scene: OthersScene, name: str, inside: Sequence[Node]) -> Node:
    return section(".chronicle", aria_labelledby=f"{name}-title")[
        h3(f"#{name}-title")[scene.words(f"end-{name}")], inside
    ]


def missions(scene: OthersScene, told: Chronicle) -> Node:
    """How long each took; the last of a lost game was not completed."""
    return ul(".fallen-missions")[(li[stage(scene, told, one)] for one in told.stages)]


def stage(scene: OthersScene, told: Chronicle, one: Stage) -> Node:
    said = "end-mission" if one.round else "end-mission-open"
    title = title_of(told.adventure, one.mission)
    return fragment[
        icon("check" if one.round else "close"), scene.words(said, mission=title, round=one.round, turns=one.turns)
    ]


def deeds(scene: OthersScene, told: Chronicle) -> Node:
    words = scene.words
    heads = [th(scope="col")[icon(sign), words(f"end-{deed}")] for deed, sign in DEEDS]
    return grid(
        scene,
        "deeds",
        [th(scope="col")[words("end-hero")], heads, th(scope="col")[words("end-died")]],
        [row(scene, one) for one in told.deeds],
    )


def row(scene: OthersScene, one: Deeds) -> Node:
    hero, died = HEROES.index(one.hero), one.cause != NOTHING
    cls = CLASSES[board_of(scene, hero).cls]
    return tr({"class": f"of-{cls} fallen" if died else f"of-{cls}"})[
        th(scope="row")[span(".turn-of")[icon(f"hero-{one.hero}")], hero_name(scene, hero)],
        (td[number] for number in (one.kills, one.removals, one.wounds, one.sins)),
        td(".how")[scene.words(CAUSE_NAMES[one.cause].id) if died else "–"],
    ]


def dice(scene: OthersScene, told: Chronicle) -> Node:
    """Each seat's faces beside those one could expect; on the left how lucky it was."""
    return grid(scene, "dice", heads(scene), [thrown(scene, seat, one) for seat, one in enumerate(told.dice)])


def heads(scene: OthersScene) -> list[Node]:
    return [th(scope="col")[scene.words(f"end-{name}")] for name in ("player", "thrown", "luck", "faces")]


def thrown(scene: OthersScene, seat: int, one: Dice) -> Node:
    sin = seat == scene.view.sin.seat
    signs, names = (SIN_SIGNS, SIN_FACES) if sin else (HERO_SIGNS, HERO_FACES)
    return tr[
        th(scope="row")[mark(str(seat), "small"), scene.name(seat)],
        td[one.thrown],
        td(".luck")[luck(one, SIN_GOOD if sin else HERO_GOOD)],
        td(".came-faces")[(face(scene, sign, names[at], one, at) for at, sign in enumerate(signs))],
    ]


def face(scene: OthersScene, sign: str, name: str, one: Dice, at: int) -> Node:
    came, expected = one.faces[at], tenths(one.expected[at])
    said = scene.words("end-face", face=Name(f"face-{name}"), came=came, expected=expected)
    return span(".came", title=said)[icon(sign), came, small[f" / {expected}"]]


def tenths(hundredths: int) -> str:
    return f"{hundredths / 100:.1f}"


def cards(scene: OthersScene, sort: str, played: list[str]) -> Node:
    words = scene.words
    if not played:
        return p[words(f"end-no-{sort}")]
    return fragment[
        p[words(f"end-{sort}-list")],
        ul(".played-cards")[
            (
                li[icon(CARDS[sort]), words(f"{sort}-{card}"), f" ×{times}" if times > 1 else None]
                for card, times in Counter(played).items()
            )
        ],
    ]


def grid(scene: OthersScene, name: str, head: Sequence[Node], rows: Sequence[Node]) -> Node:
    return div(".table-scroll", role="group", tabindex="0", aria_label=scene.words(f"end-{name}"))[
        table(".deeds")[thead[tr[head]], tbody[rows]]
    ]
