"""The four kingdoms around the board: who asks for what, who is ready, what each produces, has built and plans."""

from __future__ import annotations

from markupsafe import Markup, escape

from pandemonium.drawing.html import Node, div, section, span
from pandemonium.drawing.icon import icon, icon_text
from pandemonium.drawing.seat import mark
from pandemonium.drawing.spot import sheet_of, spot
from pandemonium.engine.phrase import Name
from pandemonium.engine.seats import LETTERS
from pandemonium.games.deal.data.names import SYMBOLS
from pandemonium.games.deal.knowledge.kingdom import KingdomView
from pandemonium.games.deal.knowledge.plan import PlanView
from pandemonium.games.deal.rules.fields import NOBODY
from pandemonium.games.deal.table import printed, signs
from pandemonium.games.deal.table.printed import DealScene
from pandemonium.games.deal.table.wheel import spaces


def kingdoms(scene: DealScene) -> Node:
    return section(".realms", aria_label=scene.words("kingdoms-title"))[
        (kingdom(scene, who) for who in scene.view.kingdoms)
    ]


def kingdom(scene: DealScene, who: KingdomView) -> Node:
    view, element = scene.view, f"kingdom {LETTERS[who.seat]}"
    fields = [f"space {at}" for at in range(1, 5)] if who.seat == scene.seat else []
    offers = [(scene.offers(one), scene.advised(one)) for one in (element, *fields)]
    ready, votes = is_ready(scene, who.seat), voted(scene, who.seat)
    facts = (view.board.round, ready, votes, offers, public(who))
    return scene.kept("kingdom", facts, draw=lambda: drawn(scene, who, ready=ready))


def public(who: KingdomView) -> tuple[object, ...]:
    """What of a kingdom is drawn here."""
    estate = (who.tiles, who.built, who.courtiers, who.hand, who.events, who.requests)
    return (who.seat, who.side, who.mark, who.score, *estate, who.plan, who.guesses, who.confessed)


def drawn(scene: DealScene, who: KingdomView, *, ready: bool) -> Node:
    own = " own-realm" if who.seat == scene.seat else ""
    return div({"class": f"realm owner-{who.seat}{own}"})[
        head(scene, who, ready=ready),
        planned(scene, who.seat, who.plan) if who.plan and not own else [spaces(scene, who), foot(scene, who)],
    ]


def foot(scene: DealScene, who: KingdomView) -> Node:
    return div(".realm-foot")[estate(scene, who), pleas(scene, who), suspicion(scene, who.seat), known_role(scene, who)]


def known_role(scene: DealScene, who: KingdomView) -> Markup:
    """The own role, one that was owned up to, and all of them at the end."""
    return Markup(f'<span class="realm-role">{signs.mark_sign(scene, who.mark)}</span>') if who.mark else Markup("")


def head(scene: DealScene, who: KingdomView, *, ready: bool) -> Node:
    """The banner of a kingdom, which is accused and guessed about."""
    element, words, name = f"kingdom {LETTERS[who.seat]}", scene.words, scene.name(who.seat)
    planning = who.plan is not None and who.seat != scene.seat
    role = str(known_role(scene, who)) if planning else ""
    known = words("kingdom-role", role=words(f"mark-{who.mark}")) if who.mark else ""
    sign = icon_text("ready", "ready-sign") if ready else ""
    label = " ".join(
        part
        for part in (
            words("kingdom-label", player=name, score=who.score),
            known,
            words("kingdom-ready") if ready else "",
        )
        if part
    )
    content = (
        f'{mark(str(who.seat), "peg")}<b class="realm-name">{escape(name)}</b>{role}{sign}'
        f'<span class="realm-score">{icon_text("score")}{who.score if who.score >= 0 else f"−{-who.score}"}</span>'
    )
    return [spot(scene, element, label, content, "realm-head"), sheet_of(scene, element, label)]


def is_ready(scene: DealScene, seat: int) -> bool:
    """Whether the seat has closed its part of a question to all; the resolution and penalties ask one by one."""
    view, board = scene.view, scene.view.board
    alone = any(who.plan for who in view.kingdoms) or any(who.answers for who in view.kingdoms) or bool(board.votes)
    return bool(board.asked) and not alone and seat not in board.asked


def estate(scene: DealScene, who: KingdomView) -> Node:
    """Symbols of what stands, courtiers behind the walls, cards in the hand; the own ones lie before the viewer."""
    words, counts = scene.words, symbol_counts(scene, who)
    standing = [
        count(words("kingdom-symbols", symbol=Name(f"symbol-{name}"), count=number), name, number)
        for name, number in zip(SYMBOLS, counts, strict=True)
        if number or name != "science"
    ]
    inside = sum(place == "walls" for place in who.courtiers.values())
    held = [
        count(words("kingdom-courtiers", count=inside), "courtier", inside),
        count(words("kingdom-hand", cards=who.hand, events=who.events), "hand", f"{who.hand}+{who.events}"),
    ]
    return span(".built-of", data_spot=f"seat {who.seat} built")[standing, held if not who.mark else None]


def count(label: str, sign: str, number: int | str) -> Markup:
    return signs.pictured("count-of", label, f"{icon_text(sign)}{number}")


def symbol_counts(scene: DealScene, who: KingdomView) -> list[int]:
    masks = [printed.building(scene, card).symbols for card in who.built]
    return [sum(mask >> place & 1 for mask in masks) for place in range(len(SYMBOLS))]


def pleas(scene: DealScene, who: KingdomView) -> Node:
    """Request cards that lie before the walls."""
    if not who.requests:
        return None
    names = ", ".join(scene.words(f"good-{good}") for good in who.requests)
    return span(
        ".pleas", role="img", aria_label=scene.words("kingdom-asks", goods=names), data_spot=f"seat {who.seat} pleas"
    )[icon("asking"), (icon(good) for good in who.requests)]


def planned(scene: DealScene, seat: int, plan: PlanView) -> Node:
    """A plan after the reveal, spot by spot."""
    words = scene.words
    chips: list[Markup] = []
    if plan.half:
        chips.append(
            step(
                "occasion",
                words(f"plan-{plan.half}-short"),
                words(f"plan-{plan.half}", card=printed.event_name(scene, plan.event)),
            )
        )
    for card in plan.uses:
        chips.append(
            step(
                "use",
                printed.building_name(scene, card),
                words("plan-uses", building=printed.building_name(scene, card)),
            )
        )
    for card in plan.builds:
        sign = "use" if card in plan.acts else "build"
        chips.append(
            step(
                sign,
                printed.building_name(scene, card),
                words("plan-builds", building=printed.building_name(scene, card)),
            )
        )
    if plan.recruits:
        chips.append(step("recruit", "", words("plan-recruit-planned")))
    nothing = span(".step-of")[words("plan-nothing")]
    return div(".plan-of", data_spot=f"plan {seat}")[chips or nothing]


def step(sign: str, name: str, label: str) -> Markup:
    said = f'<span class="step-name">{escape(name)}</span>' if name else ""
    return signs.pictured("step-of", label, icon_text(sign) + said)


def voted(scene: DealScene, seat: int) -> int:
    votes = scene.view.board.votes
    return votes[seat] if votes else NOBODY


def suspicion(scene: DealScene, seat: int) -> Node:
    """Whom a seat accuses, whom it takes for what, and whether it has confessed."""
    words, who = scene.words, scene.view.kingdoms[seat]
    accused = voted(scene, seat)
    parts: list[Markup] = []
    if accused != NOBODY:
        parts.append(ring(accused, words("kingdom-accuses", suspect=scene.name(accused)), ""))
    for role, suspect in zip(("devil", "cultist"), who.guesses, strict=False):
        if suspect != NOBODY:
            parts.append(
                ring(suspect, words("kingdom-guess", suspect=scene.name(suspect), role=words(f"role-{role}")), role)
            )
    if who.confessed:
        parts.append(count(words("kingdom-confessed"), "mob", ""))
    return span(".suspicion", data_spot=f"seat {seat} ring")[parts]


def ring(suspect: int, label: str, role: str) -> Markup:
    sign = icon_text(f"role-{role}") if role else icon_text("ring")
    return signs.pictured(f"guess-of owner-{suspect}", label, f"{sign}<b>{LETTERS[suspect]}</b>")
