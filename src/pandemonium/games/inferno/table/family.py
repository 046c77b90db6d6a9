"""What lies before a family: Infamy and money, the Boat, home and Tower, the supply panel, and its Fraud cards."""

from __future__ import annotations

from markupsafe import Markup

from pandemonium.drawing.choice import sheet, sheet_id
from pandemonium.drawing.html import Node, button, details, div, fragment, span, summary
from pandemonium.drawing.icon import icon, icon_text
from pandemonium.drawing.numeral import figure
from pandemonium.drawing.scene import Scene
from pandemonium.drawing.spot import sheet_of, spot
from pandemonium.games.inferno.data.names import BARRELS, MEMBERS
from pandemonium.games.inferno.knowledge.view import UNSEEN, InfernoView, PlayerView
from pandemonium.games.inferno.table import printed
from pandemonium.games.inferno.table.card import card, card_sheet, owned
from pandemonium.games.inferno.table.store import item
from pandemonium.games.inferno.table.tower import tower

OWN = ("florins", "storey ", "space ", "card ")
"""The elements that lie before the viewer."""


def family(scene: Scene[InfernoView], seat: int) -> Node:
    who = scene.view.players[seat]
    mine = (
        [(name, scene.advised(name)) for name in scene.by_element if name.startswith(OWN)] if seat == scene.seat else []
    )
    offers = [scene.offers(name) for name, _ in mine]
    facts = (who, mine, offers, owned(scene), scene.view.underway.card, scene.view.underway.lifted)
    return scene.kept("family", facts, draw=lambda: before(scene, who))


def before(scene: Scene[InfernoView], who: PlayerView) -> Node:
    """One's own family in full, any other as its purse, which unfolds."""
    if who.seat == scene.seat:
        return div(".family")[purse(scene, who), belongings(scene, who)]
    return details(".family.folded", id=f"family-{who.seat}")[
        summary[purse(scene, who)], div(".unfolded")[belongings(scene, who)]
    ]


def belongings(scene: Scene[InfernoView], who: PlayerView) -> Node:
    return fragment[
        div(".estate")[tower(scene, who), div(".house")[home(scene, who), panel(scene, who), boat(scene, who)]],
        cards(scene, who),
    ]


def purse(scene: Scene[InfernoView], who: PlayerView) -> Node:
    words, diplomas = scene.words, len(who.diplomas)
    return div(".purse")[
        sum_of(who, "infamy", words("player-infamy", infamy=who.infamy), "infamy", who.infamy),
        florins(scene, who),
        sum_of(who, "drachmas", words("player-drachmas", drachmas=who.drachmas), "drachma", who.drachmas),
        sum_of(who, "diplomas", words("player-diplomas", diplomas=diplomas), "diploma", diplomas),
        sum_of(who, "halves", words("player-halves", halves=who.halves), "half-diploma", who.halves, always=False),
        sum_of(who, "bones", words("player-bones", bones=who.bones), "bone", who.bones, always=False),
    ]


def sum_of(who: PlayerView, what: str, label: str, sign: str, number: int, *, always: bool = True) -> Node:
    if not number and not always:
        return None
    return span({"class": f"sum-of {sign}-sum"} | named(who, what, label, sign))[icon(sign), figure(number)]


def named(who: PlayerView, what: str, label: str, term: str) -> dict[str, str]:
    """Something of a family in words, as a place where things happen, and as an example of a term."""
    return {"role": "img", "aria-label": label, "data-spot": f"seat {who.seat} {what}", "data-term": term}


def florins(scene: Scene[InfernoView], who: PlayerView) -> Node:
    label = scene.words("player-florins", florins=who.florins)
    if who.seat != scene.seat or not scene.offers("florins"):
        return sum_of(who, "florins", label, "florin", who.florins)
    content = icon_text("florin") + str(who.florins)
    return fragment[spot(scene, "florins", label, content, "sum-of", "florin"), sheet_of(scene, "florins", label)]


def home(scene: Scene[InfernoView], who: PlayerView) -> Node:
    """Members at home; those still in reserve are drawn pale."""
    label = scene.words("player-home", nobles=who.home[0], urchins=who.home[1], reserve=sum(who.reserve))
    return span({"class": f"home-of owner-{who.seat}"} | named(who, "home", label, "noble"))[
        icon("home", "roof"),
        (icon(kind, "member") for kind, number in zip(MEMBERS, who.home, strict=True) for _ in range(number)),
        (icon(kind, "member pale") for kind, number in zip(MEMBERS, who.reserve, strict=True) for _ in range(number)),
    ]


def panel(scene: Scene[InfernoView], who: PlayerView) -> Node:
    names = ", ".join(scene.words(barrel) for barrel in who.panel) or scene.words("nothing")
    label = scene.words("player-panel", barrels=names)
    return span({"class": "panel-of"} | named(who, "panel", label, "siege"))[
        (span({"class": "slot full" if barrel in who.panel else "slot"})[Markup(item(barrel))] for barrel in BARRELS)
    ]


def boat(scene: Scene[InfernoView], who: PlayerView) -> Node:
    """The loan track: what each space costs at the end, and where the Boat is."""
    losses = printed.rules(scene).loan_losses
    label = scene.words("player-boat", space=who.boat, infamy=losses[who.boat])
    return span({"class": f"loans owner-{who.seat}"} | named(who, "boat", label, "loan"))[
        (
            span({"class": "loan here" if at == who.boat else "loan"})[
                icon("boat") if at == who.boat else None, f"−{loss}" if loss else "0"
            ]
            for at, loss in enumerate(losses)
        )
    ]


def cards(scene: Scene[InfernoView], who: PlayerView) -> Node:
    """The hand, one's own face up, and the cards played, whose right halves wait for the end."""
    seen = [number for number in who.hand if number != UNSEEN]
    unseen = who.hand.count(UNSEEN)
    return div(".cards-of", data_spot=f"seat {who.seat} cards")[
        (card(scene, number, "held") for number in seen),
        back(scene, unseen) if unseen else None,
        played(scene, who) if who.played else None,
        (card_sheet(scene, number) for number in seen) if who.seat == scene.seat else None,
    ]


def back(scene: Scene[InfernoView], number: int) -> Node:
    label = scene.words("player-hidden", cards=number)
    return span(".backs", role="img", aria_label=label, data_term="fraud-card")[(icon("fraud") for _ in range(number))]


def played(scene: Scene[InfernoView], who: PlayerView) -> Node:
    """Played cards lie open on a sheet of their own; where one can be chosen they lie before the family."""
    label = scene.words("player-played", cards=len(who.played))
    faces = [card(scene, number, "spent" if number in who.cashed else "") for number in who.played]
    sheets = [card_sheet(scene, number) for number in who.played] if who.seat == scene.seat else []
    if who.seat == scene.seat and any(scene.offers(f"card {number}") for number in who.played):
        return fragment[div(".played-open", role="group", aria_label=label)[faces], sheets]
    id = sheet_id(f"played {who.seat}")
    return fragment[
        button(".played-of", type="button", popovertarget=id, aria_label=label)[
            icon("fraud"), span["×", len(who.played)]
        ],
        sheet(id, label, div(".market")[faces], scene.words("close")),
    ]
