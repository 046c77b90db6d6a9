"""A roll beside the city: both pools item by item, exact odds with corruption and without, then the dice."""

from __future__ import annotations

from pandemonium.drawing.html import Node, div, fragment, h3, li, section, span, table, tbody, td, th, thead, tr, ul
from pandemonium.drawing.icon import icon
from pandemonium.games.others.data.names import HEROES
from pandemonium.games.others.knowledge.roll import CLEANSE, HeroPool, Item, RollView, Target
from pandemonium.games.others.table.chances import MANY, Chances, chances, percent
from pandemonium.games.others.table.labels import space_name
from pandemonium.games.others.table.piece import symbol_of
from pandemonium.games.others.table.printed import OthersScene, hero_name, kind_name, rules
from pandemonium.games.others.table.thrown import thrown


def fight(scene: OthersScene) -> Node:
    """Nothing while no roll is going on."""
    roll = scene.view.roll
    if roll is None:
        return None
    facts = (roll, scene.view.map, scene.view.sin.sin, scene.view.sin.cult, scene.view.heroes[roll.slot].hero)
    return scene.kept("fight", facts, draw=lambda: drawn(scene, roll), shared=True)


def drawn(scene: OthersScene, roll: RollView) -> Node:
    words = scene.words
    hero = scene.view.heroes[roll.slot].hero
    return section("#roll.fight", aria_label=words(f"roll-{roll.sort}"))[
        div(".fight-head")[
            icon(f"hero-{HEROES[hero]}"),
            h3[words(f"roll-{roll.sort}"), span(".hushed")[space_name(scene, roll.space)]],
            [icon(symbol_of(scene, target.kind)) for target in roll.targets],
        ],
        thrown(scene, roll) if roll.rolled else None,
        sides(scene, roll),
        None if roll.rolled else table_of_odds(scene, roll),
    ]


def taken(roll: RollView) -> HeroPool:
    """The pool as it now stands."""
    return roll.corrupted if roll.willing and roll.corrupted is not None else roll.pure


def sides(scene: OthersScene, roll: RollView) -> Node:
    pool = taken(roll)
    return div(".pools")[
        side(scene, "hero", hero_name(scene, scene.view.heroes[roll.slot].hero), pool.items, pool.dice, fixed(pool)),
        side(scene, "sin", scene.words("table-sin"), roll.sin, roll.sin_dice, sin_fixed(roll)) if roll.sin else None,
    ]


def side(scene: OthersScene, style: str, name: str, items: list[Item], dice: int, added: Node) -> Node:
    return div({"class": f"pool-of {style}-pool", "data-spot": f"roll {style}"})[
        span(".pool-name")[name],
        ul[(li[span(".cut")[source(scene, item)], span(".dice-number")[signed(item.amount)]] for item in items)],
        span(".pool-sum")[dice, icon(f"faces-{style}"), added],
    ]


def source(scene: OthersScene, item: Item) -> str:
    if item.kind >= 0:
        name = kind_name(scene, item.kind)
        return scene.words("pool-coming", kind=name) if item.source == "coming" else name
    return scene.words(f"pool-{item.source}")


def signed(amount: int) -> str:
    return str(amount) if amount >= 0 else f"−{-amount}"


def fixed(pool: HeroPool) -> Node:
    """Symbols that come without a die."""
    return symbols(
        ("hit", pool.hits), ("arm", pool.armour), ("res", pool.resist), ("skl", pool.skills), ("wildcard", pool.wild)
    )


def sin_fixed(roll: RollView) -> Node:
    return symbols(("hit", roll.sin_hits), ("cor", roll.sin_corruptions))


def symbols(*numbers: tuple[str, int]) -> Node:
    return [span(".added")["+", number, icon(symbol)] for symbol, number in numbers if number]


def table_of_odds(scene: OthersScene, roll: RollView) -> Node:
    """A row for each thing that may happen, a column for each way to roll."""
    words, box = scene.words, rules(scene)
    ways = [("odds-pure", roll.pure)] + ([("odds-corrupted", roll.corrupted)] if roll.corrupted else [])
    found = [chances(box, roll, pool) for _, pool in ways]
    chosen = [roll.willing == (name == "odds-corrupted") for name, _ in ways]
    return table(".odds")[
        thead[
            tr[
                th[words("odds-title")],
                (th({"class": style(at, chosen)})[way_sign(scene, name)] for at, (name, _) in enumerate(ways)),
            ]
        ],
        tbody[
            (
                tr[th(scope="row")[head], (td({"class": style(at, chosen)})[cell] for at, cell in enumerate(cells))]
                for head, cells in rows(scene, roll, found)
            )
        ],
    ]


def way_sign(scene: OthersScene, name: str) -> Node:
    """The heading of a way to roll: voluntary corruption by its symbol, which says its name."""
    told = scene.words(name)
    if name == "odds-pure":
        return told
    return span({"role": "img", "aria-label": told, "title": told})["+", icon("corruption")]


def style(at: int, chosen: list[bool]) -> str:
    return "favoured" if chosen[at] else ""


def rows(scene: OthersScene, roll: RollView, found: list[Chances]) -> list[tuple[Node, list[str]]]:
    words = scene.words
    if roll.sort == CLEANSE:
        return [
            (words("odds-removed", number=number), [told(one.removed[number - 1]) for one in found])
            for number in range(1, 1 + min(MANY, max(1, roll.removable)))
        ]
    listed: list[tuple[Node, list[str]]] = [
        (victim(scene, target), [told(one.kills[at]) for one in found]) for at, target in enumerate(roll.targets)
    ]
    if sum(target.number for target in roll.targets) > 1:
        listed.append((words("odds-all"), [told(one.all) for one in found]))
    if not roll.sin:
        return listed
    for damage in range(MANY + 1):
        name = words("odds-damage-many" if damage == MANY else "odds-damage", damage=damage)
        listed.append((fragment[icon("damage"), name], [told(one.damage[damage]) for one in found]))
    listed.append((fragment[icon("corruption"), words("odds-corruption")], [told(one.corruption) for one in found]))
    return listed


def victim(scene: OthersScene, target: Target) -> Node:
    """A kind of monster that may die, and the hits that one of it takes."""
    name = kind_name(scene, target.kind)
    return span({"title": scene.words("odds-kill", kind=name)})[
        icon(symbol_of(scene, target.kind)), name, span(".added")[target.needed, icon("hit")]
    ]


def told(chance: float) -> str:
    return f"{percent(chance)} %"
