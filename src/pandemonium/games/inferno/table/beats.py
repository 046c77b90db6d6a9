"""How each event of Inferno is shown: pieces go from place to place, numbers change where they stand.

Places are named where they are drawn: `place 3.4`, `grave purple`, `circle 2`, `gate 1`, `location bank`, `stop 5`,
`track purple 2`, `bonus purple`, `card 7`, and what a family has: `seat 0 infamy`. In a recipe the names of the
event's numbers stand in braces.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from msgspec.structs import replace

from pandemonium.drawing.beat import SAID, Beat
from pandemonium.drawing.scene import Scene
from pandemonium.engine.phrase import Name, Player
from pandemonium.engine.state import Event
from pandemonium.games.inferno.data.names import SINS, TRACKS
from pandemonium.games.inferno.knowledge.view import InfernoView
from pandemonium.games.inferno.table import printed

Facts: TypeAlias = dict[str, int | str]

UNTOLD, COMMON, LOUD, GRAVE = 0, 1, 2, 3
"""What leads the news: what is done to the viewer, then accusations and Dante, then moves."""
DONE_TO_ONE = ("tail-paid", "disc-moved", "diploma-awarded")
"""What somebody else's turn brings or does to a family."""


def count(what: str, value: str, weight: int = COMMON, piece: str = "") -> Beat:
    """A number of the family changes."""
    return Beat("count", f"seat {{seat}} {what}", piece=piece, value=value, weight=weight)


def move(piece: str, at: str, to: str, weight: int = COMMON) -> Beat:
    return Beat("move", at, to, piece, weight=weight)


def light(at: str, weight: int = COMMON) -> Beat:
    return Beat("light", at, weight=weight)


def within(location: str, shown: Beat) -> Beat:
    """What a location brings, while it is lit."""
    return replace(shown, during=f"location {location}")


FAMILY: Final = "seat {seat}"
HOME: Final = "seat {seat} home"
TOWER: Final = "seat {seat} tower"
CARDS: Final = "seat {seat} cards"
THERE: Final = "place {to}"

RECIPES: Final[dict[str, Beat]] = {
    "turn-began": light(FAMILY, UNTOLD),
    # Hell
    "descended": move("soul", "place {from}", THERE),
    "crossed": move("soul", "grave {sin}", THERE),
    "scared": move("soul", "place {from}", THERE),
    "laid": count("infamy", "+{infamy}"),
    "tail-paid": count("infamy", "+{infamy}"),
    "borrowed": count("drachmas", "+{drachmas}", piece="boat"),
    "loan-hurt": count("infamy", "−{infamy}", piece="boat"),
    "plague": move("soul", "graveyard plague", "graveyard", UNTOLD),
    "plague-shown": light("graveyard plague", UNTOLD),
    # Florence
    "sent": within("{location}", move("{member}", HOME, "location {location}")),
    "bribed": count("drachmas", "−2"),
    "adopted": within("haystack", move("urchin", HOME, "location haystack")),
    "swapped": within("haystack", move("urchin", HOME, "location haystack")),
    "built": within("banquet", count("tower", "+1")),
    "banked": within("bank", count("florins", "+{florins}")),
    "went-home": move("{member}", TOWER, HOME),
    "lifted": light(TOWER, UNTOLD),
    "put": light(TOWER, UNTOLD),
    "exchanged": move("drachma", "seat {seat} florins", "seat {seat} drachmas"),
    "supplied": move("{barrel}", TOWER, "seat {seat} panel"),
    "stolen": within("market", move("{barrel}", "barrel {barrel}", TOWER)),
    "hosted": within("palace", move("{guest}", "guest {guest}", TOWER)),
    "accused": within("{location}", move("soul", "location {location}", "grave {sin}", LOUD)),
    "all-home": count("home", "+{members}"),
    "urchin-home": count("home", "+1", piece="urchin"),
    "council": count("infamy", "−{infamy}", LOUD),
    "recalled": move("{member}", "location {location}", HOME),
    "guest-left": move("{guest}", TOWER, "guest {guest}"),
    "barrel-left": move("{barrel}", TOWER, "barrel {barrel}"),
    # The rivers and the Wall, Guardians, the tracks
    "cube-raised": Beat("count", "cube {sin}", value="+1"),
    "cube-lowered": Beat("count", "cube {sin}", value="−1"),
    "disc-placed": move("disc", FAMILY, "gate {gate}"),
    "disc-moved": move("disc", "gate {gate}", "gate {onto}"),
    "guardian-moved": move("{guardian}", "guardian {guardian}", THERE),
    "petrified": move("petrified", "guardian medusa", THERE),
    "chained": move("chains", FAMILY, THERE),
    "pit-dug": move("pit", "guardian geryon", THERE),
    "tail-laid": move("tail", FAMILY, "circle {circle}"),
    "bone-taken": count("bones", "+1", piece="bone"),
    "labyrinth-laid": move("labyrinth", FAMILY, THERE),
    "styx-sank": Beat("count", "grave {sin}", piece="styx", value="−{souls}"),
    "advanced": move("skull", "track {sin} {before}", "track {sin} {level}"),
    "beyond": count("infamy", "+{infamy}"),
    "half-gained": count("halves", "+½", piece="half-diploma"),
    "bonus": light("bonus {sin}"),
    "money-gained": count("florins", "+{florins} +{drachmas}"),
    "infamy-gained": count("infamy", "+{infamy}"),
    # Fraud cards
    "fraud-played": move("fraud", CARDS, "frauds"),
    "fraud-bought": move("fraud", "card {card}", CARDS),
    "fraud-blind": move("fraud", "deck", CARDS),
    "fraud-idle": light(CARDS, UNTOLD),
    "fraud-taken": move("fraud", "card {card}", CARDS),
    "fraud-drawn": move("fraud", "deck", CARDS),
    "fraud-seen": light("card {card}", UNTOLD),
    "market-filled": move("fraud", "deck", "card {card}", UNTOLD),
    # Dante
    "dante-moved": move("dante", "stop {before}", "stop {step}", LOUD),
    "pagan": Beat("count", "grave cream", value="+1"),
    "diploma-awarded": move("diploma", "stop {stop}", "diploma {sin}", LOUD),
    "no-diploma": light("diploma {sin}"),
    "dante-ended": count("infamy", "+{infamy}", LOUD, piece="dante"),
    "sudden-death": light(FAMILY, GRAVE),
    "last-round": light(FAMILY, GRAVE),
    # A challenge
    "row-met": light("row {sin}", LOUD),
    "row-paid": Beat("count", "seat 0 drachmas", seat=0, value="−{drachmas}", weight=LOUD),
    "row-failed": Beat("count", "seat 0 infamy", seat=0, value="−{infamy}", weight=LOUD),
    "lost": light(FAMILY, GRAVE),
    # The final scoring
    "scoring": SAID,
    "card-scored": count("infamy", "+{infamy}", piece="fraud"),
    "card-cube": Beat("count", "cube {sin}", value="+1"),
    "card-half": count("halves", "+½", piece="half-diploma"),
    "card-advance": light(CARDS),
    "card-soul": move("soul-laid", CARDS, THERE),
    "pits-filled": SAID,
    "cube-settled": Beat("count", "cube {sin}", value="{value}"),
    "diploma-bought": move("diploma", "seat {seat} halves", "diploma {sin}"),
    "diploma-scored": count("infamy", "+{infamy}", piece="diploma"),
    "loan-settled": count("infamy", "−{infamy}", piece="boat"),
    "reputation": count("infamy", "+{infamy}"),
    # The set-up
    "family-dealt": count("drachmas", "+{drachmas}", UNTOLD),
    "started-with-guest": move("{guest}", "guest {guest}", TOWER, UNTOLD),
    "started-with-barrel": move("{barrel}", "barrel {barrel}", TOWER, UNTOLD),
    "skull-given": move("skull", "track {sin} {before}", "track {sin} {level}", UNTOLD),
    "guardian-in-play": move("{guardian}", "guardian {guardian}", THERE, UNTOLD),
    "removed-guest": light("guest {guest}", UNTOLD),
    "removed-barrel": light("barrel {barrel}", UNTOLD),
    "shortcut": light("stop {step}", UNTOLD),
}
"""By kind of event."""


def beat(scene: Scene[InfernoView], event: Event) -> Beat:
    kind = scene.game.events[event.kind].id
    recipe, facts = RECIPES[kind], told(scene, event)
    seat = facts.get("owner", facts.get("seat", recipe.seat))
    suffered = kind in DONE_TO_ONE and seat == scene.seat
    return replace(
        recipe,
        at=recipe.at.format(**facts),
        to=recipe.to.format(**facts),
        piece=recipe.piece.format(**facts),
        value=recipe.value.format(**facts),
        during=recipe.during.format(**facts),
        seat=int(seat),
        weight=GRAVE if suffered else recipe.weight,
    )


def told(scene: Scene[InfernoView], event: Event) -> Facts:
    """The event's numbers as places name them, and what follows from them and the printed board."""
    game, facts = scene.game, dict[str, int | str]()
    for name, number in zip(game.events[event.kind].facts, event.facts, strict=True):
        fact = game.fact(name, number)
        facts[name] = fact.id if isinstance(fact, Name) else fact.seat if isinstance(fact, Player) else fact
    return facts | followed(scene, facts)


def followed(scene: Scene[InfernoView], facts: Facts) -> Facts:
    """Where Dante or a Skull comes from, the track of a bonus, the stop of a Diploma."""
    view = scene.view
    if "step" in facts:
        return {"before": max(at for at in range(-1, int(facts["step"])) if at not in view.shortcuts)}
    if "level" in facts:
        return {"before": int(facts["level"]) - 1}
    if "bonus" in facts:
        return {"sin": TRACKS[view.bonuses.index(str(facts["bonus"]).removeprefix("bonus-"))]}
    if "sin" in facts:
        return {"stop": stop_of(scene, str(facts["sin"]))}
    return {}


def stop_of(scene: Scene[InfernoView], sin: str) -> int:
    """Where Dante awards that Diploma; Limbo has none."""
    circles = printed.board(scene).path_circle
    circle = SINS.index(sin) + 1
    return circles.index(circle) if circle in circles else 0
