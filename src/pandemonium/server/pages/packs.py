"""My data: packs that a person brought for their own tables, and the choice among them when one is opened."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from markupsafe import Markup

from pandemonium.drawing.html import (
    Node,
    a,
    button,
    code,
    div,
    form,
    h1,
    h2,
    input,
    label,
    li,
    option,
    p,
    section,
    select,
    small,
    span,
    ul,
)
from pandemonium.drawing.words import Words
from pandemonium.engine.registry import game_ids
from pandemonium.server.pages.shell import page
from pandemonium.server.pages.visit import Visit
from pandemonium.server.storage.owned_pack import OwnedPack

DIGITS = 12
"""Of a digest, as journals tell them."""


def packs_page(visit: Visit, packs: list[OwnedPack], notice: str = "") -> Markup:
    words = visit.words()
    return page(
        visit,
        words("packs-title"),
        div(".stack")[
            form(".panel.form", method="post", action="/packs", enctype="multipart/form-data")[
                visit.proof(),
                h1[words("packs-title")],
                p[words("packs-about")],
                p[code["pandemonium pack crypt --export my-box"]],
                div(".row")[
                    label(for_="game")[words("new-game")],
                    select("#game", name="game")[(option(value=id)[visit.words(id)("title")] for id in game_ids())],
                ],
                div(".row")[
                    label(for_="file")[words("packs-file")],
                    input("#file", type="file", name="file", accept=".zip", required=True),
                ],
                div[button(".choice.main", type="submit")[words("packs-bring")]],
            ],
            section(".panel")[
                h2[words("packs-mine")],
                ul(".tables")[(pack_line(visit, one) for one in packs)] if packs else p(".quiet")[words("packs-none")],
            ],
        ],
        notice=notice,
    )


def pack_line(visit: Visit, pack: OwnedPack) -> Markup:
    title = visit.words(pack.game)("title")
    return li[
        span(".names")[pack.name, small[title, " · ", pack.digest[:DIGITS]]],
        form(method="post", action=f"/packs/{pack.game}/{pack.digest}/forget")[
            visit.proof(), button(".plain", type="submit")[visit.words()("packs-forget")]
        ],
    ]


def pack_field(words: Words, game: str, packs: Sequence[OwnedPack], wanted: Mapping[str, str]) -> Node:
    """In the form that opens a table, for those who brought data for its game."""
    mine = [pack for pack in packs if pack.game == game]
    if not mine:
        return None
    return div(".row")[
        label(for_="pack")[words("packs-choose")],
        select("#pack", name="pack")[
            option(value="")[words("packs-usual")],
            (
                option(value=pack.digest, selected=pack.digest == wanted.get("pack"))[
                    f"{pack.name} ({pack.digest[:DIGITS]})"
                ]
                for pack in mine
            ),
        ],
        small[a(href="/packs")[words("packs-title")]],
    ]
