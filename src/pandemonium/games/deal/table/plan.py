"""The plan board: seven spots for tokens, and for every planned card its cost, what is missing, what would help."""

from __future__ import annotations

from markupsafe import Markup, escape

from pandemonium.drawing.html import Node, div, fragment, section, span
from pandemonium.drawing.icon import icon, icon_text
from pandemonium.drawing.spot import sheet_of, spot
from pandemonium.games.deal.knowledge.kingdom import KingdomView
from pandemonium.games.deal.knowledge.plan import PlanView
from pandemonium.games.deal.knowledge.reckoning import Need, Reckoning, means_of, tokens
from pandemonium.games.deal.rules.fields import NOTHING
from pandemonium.games.deal.rules.tokens import TOKENS
from pandemonium.games.deal.table import printed, signs
from pandemonium.games.deal.table.card import card
from pandemonium.games.deal.table.printed import DealScene

NO_PLAN = PlanView(event=NOTHING, half="", uses=[], builds=[], acts=[], recruits=False)


def plan_board(scene: DealScene, who: KingdomView) -> Node:
    mine = scene.view.mine
    plan = (mine.plan if mine else None) or NO_PLAN
    places = ["spot", "purse", *(printed.building_place(number) for number in plan.builds)]
    asked = [(scene.offers(place), scene.advised(place)) for place in places]
    wealth = who.walls.stock if who.walls and plan != NO_PLAN else []
    means = (wealth, who.debt, who.lost_tokens, who.built, who.courtiers, who.plan is None)
    facts = (plan, mine is not None and mine.pays, means, asked)
    return scene.kept("plan", facts, draw=lambda: drawn(scene, who, plan))


def drawn(scene: DealScene, who: KingdomView, plan: PlanView) -> Node:
    """What is missing is told while the plan is made. Part of a revealed one is paid for, and each question says what
    it lacks."""
    assert who.walls is not None, "one's own plan is made behind one's own walls"
    reckoned = Reckoning(printed.rules(scene), means_of(who, who.walls.stock), plan) if who.plan is None else None
    due = reckoned.needs if reckoned else {}
    return section(".scheme", aria_label=scene.words("plan-title"), data_spot=f"plan {who.seat}")[
        head(scene, who, plan, reckoned.grain if reckoned else 0, due),
        div(".berths")[
            (use_berth(scene, plan, at, due) for at in range(2)),
            (build_berth(scene, who, plan, at, due) for at in range(2)),
            recruit_berth(scene, plan, due),
        ],
    ]


def head(scene: DealScene, who: KingdomView, plan: PlanView, grain: int, due: dict[str, Need]) -> Node:
    """Tokens that are left, the half of the event card, the grain that is due."""
    words, have, used = scene.words, TOKENS - who.lost_tokens, tokens(plan)
    return div(".scheme-head")[
        span(".over-of", data_term="plan")[words("plan-title")],
        span(
            {"class": f"tokens-of owner-{who.seat}", "role": "img"}, aria_label=words("plan-tokens", left=have - used)
        )[(icon("token", "token-left" if at >= used else "token-used") for at in range(have))],
        half_planned(scene, plan, due),
        span(".due", role="img", aria_label=words("plan-grain", grain=grain))[
            Markup(signs.amount("grain", grain)), lacks(scene, due.get("grain"))
        ]
        if grain
        else None,
        purse(scene),
    ]


def purse(scene: DealScene) -> Node:
    """Whether what can be paid is paid unasked: a wish one has while planning, for this round (DWD-6.1.6)."""
    mine, words = scene.view.mine, scene.words
    pays = mine is not None and mine.pays
    if not pays and not scene.offers("purse"):
        return None
    label = words("plan-pays" if pays else "plan-asks")
    content = f"{icon_text('check' if pays else 'coin')}<span>{escape(words('plan-purse'))}</span>"
    return spot(scene, "purse", label, content, "purse-of" + (" pays" if pays else ""))


def half_planned(scene: DealScene, plan: PlanView, due: dict[str, Need]) -> Node:
    if not plan.half:
        return None
    name = printed.event_name(scene, plan.event)
    return span(".half-planned")[
        icon("occasion"), scene.words(f"plan-{plan.half}", card=name), lacks(scene, due.get("right"))
    ]


def use_berth(scene: DealScene, plan: PlanView, at: int, due: dict[str, Need]) -> Node:
    """A token on the action of a building that stands."""
    filled = at < len(plan.uses)
    name = printed.building_name(scene, plan.uses[at]) if filled else scene.words("plan-use")
    return div({"class": "berth use-berth" + (" filled" if filled else "")})[
        icon("use", "berth-sign"),
        span(".berth-name")[name],
        lacks(scene, due.get(f"use {plan.uses[at]}")) if filled else None,
    ]


def build_berth(scene: DealScene, who: KingdomView, plan: PlanView, at: int, due: dict[str, Need]) -> Node:
    """A card of the hand, and beside it the spot of its action."""
    if at >= len(plan.builds):
        return div(".berth.build-berth")[
            icon("build", "berth-sign"), span(".berth-name")[scene.words(f"plan-build-{at + 1}")]
        ]
    number = plan.builds[at]
    acts = number in plan.acts
    sign = f'<span class="acts-at-once">{icon_text("token")}{icon_text("use")}</span>' if acts else ""
    if number in who.built:
        name = printed.building_name(scene, number)
        return div(".berth.build-berth.filled.done")[
            icon("check", "berth-sign"), span(".berth-name")[name], Markup(sign)
        ]
    more = sign + str(lacks(scene, due.get(f"build {number}"))) + str(lacks(scene, due.get(f"act {number}")))
    return div(".berth.build-berth.filled")[card(scene, number, "planned", more)]


def recruit_berth(scene: DealScene, plan: PlanView, due: dict[str, Need]) -> Node:
    words = scene.words
    name = f'{icon_text("recruit", "berth-sign")}<span class="berth-name">{escape(words("plan-recruit"))}</span>'
    style = "berth recruit-berth" + (" filled" if plan.recruits else "")
    label = words("plan-recruit-planned" if plan.recruits else "plan-recruit-free")
    content = name + str(lacks(scene, due.get("recruit")))
    return fragment[spot(scene, "spot", label, content, style), sheet_of(scene, "spot", label)]


def lacks(scene: DealScene, need: Need | None) -> Markup:
    """What is not there: bought at the pool, borrowed, or out of reach; nothing to say is a tick."""
    if need is None:
        return Markup("")
    if not any(need.missing):
        return signs.pictured("lacks covered", scene.words("plan-covered"), icon_text("check"))
    told = scene.words("plan-missing", goods=signs.goods_told(scene, need.missing), pool=need.pool, loan=need.loan)
    missing = "".join(signs.amount(sign, f"−{number}") for sign, number in named(need.missing) if number)
    pool = f'<span class="by-pool">→{signs.amount("coin", need.pool)}</span>' if need.pool else ""
    loan = f'<span class="by-loan">{signs.amount("debt", f"+{need.loan}")}</span>' if need.loan else ""
    if need.short:
        return signs.pictured("lacks out-of-reach", scene.words("plan-short", told=told), f"✗ {missing}{pool}{loan}")
    return signs.pictured("lacks", told, missing + pool + loan)


def named(missing: list[int]) -> list[tuple[str, int]]:
    return list(zip(("wood", "stone", "grain", "marble", "glass", "coin"), missing, strict=True))
