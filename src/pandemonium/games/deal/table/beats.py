"""How each event is shown: goods leave the pool, markers climb and fall, chests come and go, plans are laid open.

Places are named where they are drawn. Behind the own walls every good has its place; of the others' goods only their
kingdom is seen, so what they get and pay is shown there.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from msgspec.structs import replace

from pandemonium.drawing.beat import SAID, Beat
from pandemonium.engine.phrase import Name, Player
from pandemonium.engine.state import Event
from pandemonium.games.deal.data.names import (
    BUILDING_CODES,
    EVENT_CODES,
    GOODS,
    INQUISITORS,
    REDS,
    STOCKS,
    TILES,
    YELLOWS,
)
from pandemonium.games.deal.knowledge.view import PHASES
from pandemonium.games.deal.table.printed import DealScene
from pandemonium.games.deal.words.numbering import PLACES

Facts: TypeAlias = dict[str, int | str]

UNTOLD, COMMON, LOUD, GRAVE = 0, 1, 2, 3
"""What leads the news: what is done to the viewer, then what changes the game for all, then moves."""

SEAT: Final = "seat {seat}"
GOODS_OF: Final = "seat {seat} goods"
BUILT: Final = "{town}"
TRACK: Final = "reputation {space}"
CHEST: Final = "chest"


def light(at: str, weight: int = COMMON) -> Beat:
    return Beat("light", at, weight=weight)


def count(at: str, value: str, piece: str = "", weight: int = COMMON) -> Beat:
    return Beat("count", at, piece=piece, value=value, weight=weight)


def move(piece: str, at: str, to: str, value: str = "", weight: int = COMMON) -> Beat:
    return Beat("move", at, to, piece, value=value, weight=weight)


RECIPES: Final[dict[str, Beat]] = {
    # The set-up and the frame of a round
    "role-dealt": move("chest", CHEST, SEAT, weight=LOUD),
    "side-dealt": light("seat {seat} fields", UNTOLD),
    "wished": light(SEAT, UNTOLD),
    "round-began": light("wheel", UNTOLD),
    "phase-began": light("phase {phase}", UNTOLD),
    "ended": SAID,
    # Goods
    "produced": count("seat {seat} fields", "+{goods}", "wheel"),
    "card-gave": count(BUILT, "+{goods}", "home"),
    "event-gave": count("plan {seat}", "+{goods}", "occasion"),
    "major-gave": count("{major}", "+{goods}", "major"),
    "paid": count(GOODS_OF, "−{goods}", "coin"),
    "bought": move("{good}", "pool {good}", "{mine}", "+1"),
    "sold": move("{good}", "{mine}", "pool {good}", "+{coins}"),
    "stall-sold": move("{good}", "{mine}", "pool {good}", "+{coins}"),
    "discarded": move("{good}", "{mine}", "inquisitor A"),
    "grain-discarded": count(GOODS_OF, "−{tokens}", "grain"),
    "asked-for": count("seat {seat} pleas", "+1", "asking"),
    # Debt
    "borrowed": move("debt", "{owed}", "debt-space {debt}", "+{coins}"),
    "repaid": move("debt", "{owed}", "debt-space {debt}", "−{coins}"),
    "debt-lowered": move("debt", "{owed}", "debt-space {debt}", "−{coins}"),
    "interest": count("interest {seat}", "+{growth}", "interest"),
    "overflowed": count("debt-space 10", "10 → 9", "devil-wing", LOUD),
    # Reputation and wings
    "rose": move("reputation", "reputation {up}", TRACK, "+{steps}"),
    "fell": move("reputation", "reputation {down}", TRACK, "−{steps}"),
    "memory": light(TRACK, UNTOLD),
    "highest": light("seat {seat} reputation"),
    "lowest": light("seat {seat} reputation"),
    "angel-taken": count("seat {seat} angel", "+{wings}", "angel-wing"),
    "devil-taken": count("seat {seat} devil", "+{wings}", "devil-wing"),
    "devil-returned": count("seat {seat} devil", "−{wings}", "devil-wing"),
    "wing-bought": count("seat {seat} angel", "+1", "angel-wing"),
    "indulgence-gained": count("seat {seat} indulgences", "+1", "indulgence", LOUD),
    "guest-came": count("seat {seat} guests", "+1", "guest", LOUD),
    "event-points": count("seat {seat} score", "+{points}", "occasion"),
    "points-won": count("seat {seat} score", "+{points}", "score"),
    # Cards
    "drew": count("seat {seat} hand", "+5", "hand"),
    "kept": light("building {code}", UNTOLD),
    "passed": light("building {code}", UNTOLD),
    "received": move("hand", "seat {giver}", "seat {seat} hand", "+2", LOUD),
    # Chests
    "closed": light(CHEST),
    "closed-empty": light(CHEST, UNTOLD),
    "closed-jesters": light(CHEST, UNTOLD),
    "chest-open": count(CHEST, "?", "role-{mark}", GRAVE),
    "chest-empty": count(CHEST, "0", "role-{mark}", LOUD),
    "chest-jesters": count(CHEST, "0", "role-{mark}", LOUD),
    "chest-taken": count(CHEST, "✓", "role-{mark}", LOUD),
    "chest-bought": move("chest", CHEST, GOODS_OF, weight=LOUD),
    "chest-left": light(CHEST, UNTOLD),
    "came-back-sold": count(CHEST, "✓", "chest", GRAVE),
    "came-back": light(CHEST, LOUD),
    # Plans and what comes of them
    "planned-nothing": light("plan {seat}", UNTOLD),
    "planned-event": light("plan {seat}"),
    "planned-use": light("plan {seat}"),
    "planned-build": light("plan {seat}"),
    "planned-act": light("plan {seat}", UNTOLD),
    "planned-recruit": light("plan {seat}"),
    "event-left": light("plan {seat}", LOUD),
    "event-right": light("plan {seat}", LOUD),
    "event-failed": count("plan {seat}", "✗", "occasion", LOUD),
    "used": light(BUILT),
    "used-free": light(BUILT),
    "not-used": count(BUILT, "✗", "use", LOUD),
    "built": count(BUILT, "+1", "building", LOUD),
    "not-built": count("plan {seat}", "✗", "build", LOUD),
    "no-effect": light(BUILT, UNTOLD),
    "tucked": light(BUILT),
    "token-lost": count("plan {seat}", "−1", "token"),
    "grain-paid": count(GOODS_OF, "−1", "grain"),
    "grain-lacked": count("plan {seat}", "✗", "grain", LOUD),
    "recruited": count("{person}", "+1", "recruit"),
    "not-recruited": count("plan {seat}", "✗", "recruit", LOUD),
    "courtier-taken": count("{person}", "+1", "courtier"),
    "courtier-given": count("{person}", "−1", "courtier"),
    "courtier-used": count("{person}", "−1", "courtier", UNTOLD),
    "minor-gained": count("{minor}", "+1", "minor", LOUD),
    "upgraded": count("{field}", "2", "upgrade"),
    "tile-thrown": count("{minor}", "✗", "minor"),
    "major-gained": count("{major}", "+1", "major", LOUD),
    # The witch hunt
    "voted": move("ring", SEAT, "kingdom {suspected}", weight=LOUD),
    "abstained": light(SEAT, UNTOLD),
    "interrogated": light("kingdom {letter}", LOUD),
    "proved": count("kingdom {letter}", "3", "soul", LOUD),
    "confessed": count("kingdom {letter}", "!", "mob", LOUD),
    # The ritual
    "ritual-mark": count("bribes", "+{coins}", "role-{mark}", LOUD),
    "ritual-seat": count("bribes", "+{coins}", "role-{mark}", LOUD),
    "guessed-mark": count("kingdom {suspected}", "?", "role-{guessed}", LOUD),
    "guessed-seat": count("kingdom {suspected}", "?", "role-{guessed}", LOUD),
    "ritual-souls": count(CHEST, "{pieces}", "soul", LOUD),
    "bribes-lie": count("bribes", "{coins}", "coin"),
    "bribed": light("inquisitor {place}", LOUD),
    "devil-rewarded": count(CHEST, "+{goods}", "role-devil", LOUD),
    "cultist-rewarded": count(CHEST, "+{goods}", "role-cultist", LOUD),
    "inquisitor-opened": light("inquisitor {space}", LOUD),
    "guesses-locked": light(CHEST, LOUD),
    "guesses-returned": light(CHEST),
    "devil-owned": count("kingdom {suspected}", "!", "role-devil", GRAVE),
    "devil-denied": count("kingdom {suspected}", "✗", "role-devil", LOUD),
    "cultist-owned": count("kingdom {suspected}", "!", "role-cultist", GRAVE),
    "cultist-denied": count("kingdom {suspected}", "✗", "role-cultist", LOUD),
    "guesser-paid": count(CHEST, "+{coins}", "coin"),
    "ritual-came-back": light(CHEST),
    "soul-points": count("seat {seat} score", "+{points}", "soul", GRAVE),
    "guess-right": count("seat {seat} score", "+{points}", "role-{guessed}", LOUD),
    "guess-wrong": count("seat {seat} score", "✗", "role-{guessed}", LOUD),
    # The inquisitors
    "showed": count("kingdom {letter}", "{pieces}", "soul"),
    "answered-soul": count("inquisitor {place}", "✓", "soul"),
    "answered-indulgence": count("inquisitor {place}", "✓", "indulgence"),
    "answered-walls": count("inquisitor {place}", "✓", "coin"),
    "answered-free": count("inquisitor {place}", "✓", "church"),
    "punished": count("seat {seat} score", "−{points}", "inquisitor", LOUD),
    "bailiff-came": count("seat {seat} debt", "+{debt}", "inquisitor", LOUD),
    "destroyed": count(BUILT, "✗", "inquisitor", LOUD),
    "spared": light("inquisitor {place}", UNTOLD),
    "guests-left": light("inquisitor guest", UNTOLD),
    "face-up": light("inquisitor {place}", LOUD),
}
"""By kind of event."""

DONE_TO_ONE: Final = ("voted", "interrogated", "punished", "guest-came", "destroyed", "devil-owned", "cultist-owned")
"""What others, or the inquisition, do to a seat."""


def beat(scene: DealScene, event: Event) -> Beat:
    kind = scene.game.events[event.kind].id
    recipe, facts = RECIPES[kind], told(scene, event)
    seat = int(facts.get("seat", facts.get("suspect", -1)))
    if facts.get("growth") == 0:
        recipe = replace(recipe, weight=UNTOLD)
    suffered = kind in DONE_TO_ONE and facts.get("suspect", seat) == scene.seat
    return replace(
        recipe,
        at=recipe.at.format(**facts),
        to=recipe.to.format(**facts),
        piece=recipe.piece.format(**facts),
        value=recipe.value.format(**facts),
        seat=seat,
        weight=GRAVE if suffered else recipe.weight,
    )


def told(scene: DealScene, event: Event) -> Facts:
    """The event's numbers as places name them, and what follows from them."""
    game, numbers, facts = scene.game, dict[str, int](), dict[str, int | str]()
    for name, number in zip(game.events[event.kind].facts, event.facts, strict=True):
        fact = game.fact(name, number)
        numbers[name] = number
        facts[name] = (
            fact.id.partition("-")[2] if isinstance(fact, Name) else fact.seat if isinstance(fact, Player) else fact
        )
    return facts | places(scene, numbers) | amounts(numbers)


def amounts(numbers: dict[str, int]) -> Facts:
    """How many goods and coins, and where a marker came from."""
    found: Facts = {"goods": sum(numbers.get(stock, 0) for stock in (*GOODS, "coins"))}
    if "phase" in numbers:
        found["phase"] = PHASES[numbers["phase"]] or "production"
    if "role" in numbers:
        found["guessed"] = ("devil", "cultist", "mortal")[numbers["role"]]
    if "mark" in numbers:
        found["mark"] = ("devil", "cultist", "mortal-1", "mortal-2")[numbers["mark"]]
    if "steps" in numbers and "space" in numbers:
        found |= {"up": numbers["space"] - numbers["steps"], "down": numbers["space"] + numbers["steps"]}
    return found


def places(scene: DealScene, numbers: dict[str, int]) -> Facts:
    """Where the things of an event lie: before the viewer each by itself, of the others only the kingdom."""
    seat = numbers.get("seat", -1)
    mine = seat == scene.seat
    found: Facts = {"letter": "ABCD"[seat], "owed": f"seat {seat} debt", "place": "3"}
    found["town"] = found["person"] = f"seat {seat} built"
    if "suspect" in numbers:
        found["suspected"] = "ABCD"[numbers["suspect"]]
    if "good" in numbers:
        found["mine"] = f"stock {STOCKS[numbers['good']]}" if mine else f"seat {seat} goods"
    if "building" in numbers:
        found["code"] = BUILDING_CODES[numbers["building"]]
        found["town"] = f"building {found['code']}" if mine else f"seat {seat} built"
    if "card" in numbers:
        found["code"] = EVENT_CODES[numbers["card"]]
    if "courtier" in numbers and mine:
        found["person"] = f"person {('rural', 'urban', 'church', 'alchemist')[numbers['courtier']]}"
    for sort in ("minor", "major"):
        if sort in numbers:
            found[sort] = f"{sort}-tile {TILES[numbers[sort]]}" if mine else f"seat {seat} built"
    if "inquisitor" in numbers:
        found["place"] = place_of(scene, numbers["inquisitor"])
    found["field"] = f"space {numbers.get('space', 0)}" if mine else f"seat {seat} fields"
    return found


def place_of(scene: DealScene, inquisitor: int) -> str:
    """Where an inquisitor stands: A, B, C, his space of the row, or among the guests."""
    name = INQUISITORS[inquisitor]
    if name in YELLOWS:
        return PLACES[YELLOWS.index(name)]
    if name in REDS and name in scene.view.board.row:
        return str(scene.view.board.row.index(name) + 1)
    return PLACES[-1]
