"""The table in sentences, for those who hear it: everything the board shows, in the order one would tell it."""

from __future__ import annotations

from pandemonium.games.deal.data.names import TILES
from pandemonium.games.deal.knowledge.kingdom import KingdomView, Walls
from pandemonium.games.deal.knowledge.plan import PlanView
from pandemonium.games.deal.knowledge.view import PHASES
from pandemonium.games.deal.table import card, coffer, occasion, printed, signs, tribunal
from pandemonium.games.deal.table.kingdoms import is_ready
from pandemonium.games.deal.table.printed import DealScene


def narration(scene: DealScene) -> list[str]:
    view, words, who = scene.view, scene.words, printed.own(scene)
    board = view.board
    told = [words("table-status", round=board.round, phase=words(f"phase-{PHASES.index(board.phase)}")) + "."]
    told.append(words("tribunal-bribes", coins=board.bribes) + ".")
    told += [tribunal.told(scene, one) for one in tribunal.judges(scene)]
    for kingdom in view.kingdoms:
        told += tell_kingdom(scene, kingdom)
    if who is not None and who.walls is not None:
        told += tell_walls(scene, who, who.walls)
    return told


def tell_kingdom(scene: DealScene, who: KingdomView) -> list[str]:
    words, name = scene.words, scene.name(who.seat)
    parts = [
        words("seat-score", points=who.score),
        words("seat-reputation", space=who.reputation),
        words("seat-angel", wings=who.angel),
        words("seat-devil", wings=who.devil),
        words("store-debt", debt=who.debt),
        words("kingdom-hand", cards=who.hand, events=who.events),
    ]
    if who.mark:
        parts.insert(0, words(f"mark-{who.mark}"))
    if who.guests:
        parts.append(words("seat-guests", guests=who.guests))
    if who.requests:
        parts.append(words("kingdom-asks", goods=", ".join(words(f"good-{good}") for good in who.requests)))
    if is_ready(scene, who.seat):
        parts.append(words("kingdom-ready"))
    told = [f"{name}: {'; '.join(parts)}."]
    told += [f"{name}: {card.told(scene, number)}" for number in who.built]
    if who.plan:
        told.append(f"{name}: {tell_plan(scene, who.plan)}.")
    return told


def tell_plan(scene: DealScene, plan: PlanView) -> str:
    words = scene.words
    parts = [words(f"plan-{plan.half}", card=printed.event_name(scene, plan.event))] if plan.half else []
    parts += [words("plan-uses", building=printed.building_name(scene, number)) for number in plan.uses]
    for number in plan.builds:
        parts.append(words("plan-builds", building=printed.building_name(scene, number)))
        if number in plan.acts:
            parts.append(words("plan-uses", building=printed.building_name(scene, number)))
    if plan.recruits:
        parts.append(words("plan-recruit-planned"))
    return "; ".join(parts) or words("plan-nothing")


def tell_walls(scene: DealScene, who: KingdomView, walls: Walls) -> list[str]:
    words, mine = scene.words, scene.view.mine
    pieces = words("chest-pieces", clean=walls.clean, marked=walls.marked)
    told = [f"{words('walls-title')}: {signs.goods_told(scene, walls.stock)}; {pieces}."]
    told += [
        words(f"person-{place}", courtier=words(f"courtier-{name}")) + "." for name, place in who.courtiers.items()
    ]
    told += [
        words("tile-won", tile=words(f"tile-minor-{TILES[at]}")) for at, place in enumerate(who.tiles) if place > 0
    ]
    told += [words("tile-won", tile=words(f"tile-major-{tile}")) for tile in who.banners]
    told += [card.told(scene, number) for number in walls.hand]
    told += [occasion.told(scene, number) for number in walls.events]
    if mine is not None and scene.view.board.phase in ("deals", "inquisition"):
        told.append(coffer.told(scene) + ".")
    if mine is not None and mine.plan is not None and who.plan is None:
        told.append(f"{words('plan-title')}: {tell_plan(scene, mine.plan)}.")
    return told
