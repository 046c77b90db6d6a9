"""Sin Tracks, Phlegethon and Diplomas: one row for each sin, with the Skulls, the bonus, the cube and who has what."""

from __future__ import annotations

from markupsafe import Markup, escape

from pandemonium.drawing.html import Node, div, section, span, table, tbody, td, th, thead, tr
from pandemonium.drawing.icon import icon, icon_text
from pandemonium.drawing.scene import Scene
from pandemonium.drawing.seat import mark
from pandemonium.drawing.spot import sheet_of, spot
from pandemonium.engine.phrase import Name
from pandemonium.games.inferno.data.names import TRACKS
from pandemonium.games.inferno.knowledge.view import InfernoView
from pandemonium.games.inferno.rules.figures import CUBE_MOST, LEVELS
from pandemonium.games.inferno.table import printed

BONUS_SIGNS = {
    "guardian-drachma": ("guardian", "drachma"),
    "guardian-infamy": ("guardian", "infamy"),
    "drachmas": ("drachma",),
    "discs": ("discs",),
    "styx": ("styx", "infamy"),
    "phlegethon": ("phlegethon",),
    "fraud": ("fraud",),
    "advance": ("advance",),
}
SILVER = 4
"""The first four bonuses are silver, the others gold."""


def tracks(scene: Scene[InfernoView]) -> Node:
    view = scene.view
    facts = (
        (view.bonuses, view.cubes),
        [(player.skulls, player.diplomas) for player in view.players],
        scene.asked_of("track", "cube", "diploma"),
    )
    return scene.kept("tracks", facts, draw=lambda: laid_out(scene), shared=True)


def laid_out(scene: Scene[InfernoView]) -> Node:
    words = scene.words
    return section("#tracks.tracks", aria_label=words("table-tracks"))[
        ledger(scene),
        div(".sheets")[(sheet_of(scene, f"cube {sin}", cube_label(scene, at)) for at, sin in enumerate(TRACKS))],
    ]


def ledger(scene: Scene[InfernoView]) -> Node:
    return table(".ledger")[
        scene.kept("ledger", draw=lambda: head(scene), shared=True),
        tbody[(row(scene, at) for at in range(len(TRACKS)))],
    ]


def head(scene: Scene[InfernoView]) -> Node:
    words = scene.words
    return thead[
        tr[
            th(scope="col", data_term="track")[words("table-tracks")],
            (th(scope="col", class_="level")[level] for level in range(1, LEVELS + 1)),
            th(scope="col", class_="beyond", data_term="infamy")[icon("infamy"), hidden(words("track-beyond"))],
            th(scope="col", class_="prized", data_term="bonus")[words("track-bonus")],
            th(scope="col", data_term="phlegethon")[words("track-phlegethon")],
            th(scope="col", class_="owned", data_term="diploma")[words("track-diplomas")],
        ]
    ]


def hidden(text: str) -> Node:
    return span(".visually-hidden")[text]


def row(scene: Scene[InfernoView], at: int) -> Markup:
    view, sin = scene.view, TRACKS[at]
    elements = (f"track {sin}", f"cube {sin}", f"diploma {sin}")
    offers = [scene.offers(element) for element in elements]
    advised = [scene.advised(element) for element in elements]
    skulls = [player.skulls[at] for player in view.players]
    facts = (skulls, view.bonuses[at], view.cubes[at], holders(view, at), offers, advised)
    return scene.kept("track", sin, facts, draw=lambda: drawn(scene, at), shared=True)


def drawn(scene: Scene[InfernoView], at: int) -> Node:
    sin, beyond = TRACKS[at], printed.rules(scene).beyond[at]
    return tr({"class": sin})[
        th(scope="row")[name(scene, at)],
        (
            td({"class": f"level l{level}", "data-spot": f"track {sin} {level}"})[skulls(scene, at, level)]
            for level in range(1, LEVELS + 1)
        ),
        td(".beyond")[f"+{beyond}"],
        td[bonus(scene, at)],
        td[cube(scene, at)],
        td[diplomas(scene, at)],
    ]


def name(scene: Scene[InfernoView], at: int) -> Markup:
    sin, words = TRACKS[at], scene.words
    content = (
        f'{icon_text(f"sin-{sin}", "sin")}<b class="circle-no">{printed.number_of(sin)}</b>'
        f'<span class="sin-name">{escape(words(sin))}</span>'
    )
    label = words("track-label", sin=Name(sin), skulls=skulls_told(scene, at))
    return spot(scene, f"track {sin}", label, content, "track")


def skulls_told(scene: Scene[InfernoView], at: int) -> str:
    levels = [(player.seat, player.skulls[at]) for player in scene.view.players if player.skulls[at]]
    told = [scene.words("track-skull", player=scene.name(seat), level=level) for seat, level in levels]
    return ", ".join(told) or scene.words("track-no-skull")


def skulls(scene: Scene[InfernoView], at: int, level: int) -> Node:
    """Who stands on a level; the last one shows what reaching it brings."""
    here = [player.seat for player in scene.view.players if player.skulls[at] == level]
    if not here:
        return icon("half-diploma", "prize") if level == LEVELS else None
    return span(".skulls")[(skull(seat) for seat in here)]


def skull(seat: int) -> Markup:
    return Markup(
        f'<span class="skull-of owner-{seat}" aria-hidden="true">{icon_text("skull")}{mark(str(seat), "tiny")}</span>'
    )


def bonus(scene: Scene[InfernoView], at: int) -> Node:
    kind = scene.view.bonuses[at]
    return span(
        {
            "class": f"bonus {'silver' if at < SILVER else 'gold'}",
            "role": "img",
            "aria-label": scene.words(f"bonus-{kind}"),
            "title": scene.words(f"bonus-{kind}"),
            "data-spot": f"bonus {TRACKS[at]}",
        }
    )[(icon(sign) for sign in BONUS_SIGNS[kind])]


def cube(scene: Scene[InfernoView], at: int) -> Markup:
    value, sin = scene.view.cubes[at], TRACKS[at]
    under = '<i class="under"></i>' * (value - 1)
    places = f'{under}<i class="cube">{value}</i>' + "<i></i>" * (CUBE_MOST - value)
    return spot(scene, f"cube {sin}", cube_label(scene, at), f'<span class="phlegethon">{places}</span>', "river")


def cube_label(scene: Scene[InfernoView], at: int) -> str:
    return scene.words("track-cube", sin=Name(TRACKS[at]), value=scene.view.cubes[at])


def diplomas(scene: Scene[InfernoView], at: int) -> Markup:
    sin, here = TRACKS[at], holders(scene.view, at)
    names = ", ".join(scene.name(seat) for seat in here)
    label = scene.words("track-diploma", sin=Name(sin), names=names or scene.words("nobody"))
    content = "".join(mark(str(seat), "tiny") for seat in here) or icon_text("diploma", "unwon")
    return spot(scene, f"diploma {sin}", label, content, "diplomas")


def holders(view: InfernoView, at: int) -> list[int]:
    return [player.seat for player in view.players if TRACKS[at] in player.diplomas]
