"""Opening a table: which game, its options with what they mean, and who shall sit where.

Only options that count at the table as it is chosen are shown. The script sends the form as a draft with every change
and follows what comes back; without it a button does the same.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from markupsafe import Markup

from pandemonium.drawing.html import (
    a,
    button,
    div,
    fieldset,
    form,
    h1,
    label,
    legend,
    nav,
    noscript,
    option,
    p,
    select,
    small,
    span,
)
from pandemonium.drawing.seat import mark
from pandemonium.drawing.words import Words
from pandemonium.engine.game import Game, Option
from pandemonium.engine.registry import game_ids
from pandemonium.engine.seats import LETTERS
from pandemonium.playing.levels import LEVELS
from pandemonium.server.model import SeatPlan
from pandemonium.server.pages.packs import pack_field
from pandemonium.server.pages.pact import pact_fields
from pandemonium.server.pages.shell import page
from pandemonium.server.pages.visit import Visit
from pandemonium.server.storage.owned_pack import OwnedPack

ME, OPEN, NONE, BOT = "me", "open", "none", "bot "
DRAFT = "draft"
"""The field of a form that shall be drawn again, not opened as a table."""
LIVELY = 3
"""Seats of a table that nobody thought about, where the game allows so many."""


def usual_seats(game: Game[Any, Any]) -> int:
    return max([seats for seats in game.seats if seats <= LIVELY], default=game.seats[0])


def opening_page(
    visit: Visit,
    game: Game[Any, Any],
    wanted: Mapping[str, str] | None = None,
    notice: str = "",
    packs: Sequence[OwnedPack] = (),
) -> Markup:
    """The form; as a draft or after a refusal with everything as it was `wanted`."""
    words = visit.words(game.id)
    wanted = wanted or usual_plans(game)
    counting = game.options_for(len(taken(wanted, game)), options_from(wanted, game))
    return page(
        visit,
        words("new-title"),
        form(".panel.form", method="post", action=f"/new/{game.id}", data_draft=DRAFT, autocomplete="off")[
            visit.proof(),
            visit.promise(),
            h1[words("new-title"), ": ", words("title")],
            game_links(visit, game.id),
            fieldset[
                legend[words("new-seats")],
                p(".quiet")[words("new-seats-help")],
                [
                    seat_row(words, seat, game.seats[0], wanted, role)
                    for seat, role in enumerate(roles_by_row(words, game, wanted))
                ],
            ],
            fieldset[
                legend[words("new-options")],
                [option_row(words, choice, wanted, choice in counting) for choice in game.options],
                noscript[button(".plain", type="submit", name=DRAFT, value="yes")[words("new-draft")]],
            ]
            if game.options
            else None,
            pack_field(words, game.id, packs, wanted),
            pact_fields(words, wanted),
            div[button(".choice.main", type="submit")[words("new-create")]],
        ],
        notice=notice,
    )


def usual_plans(game: Game[Any, Any]) -> dict[str, str]:
    """Oneself against bots."""
    seats = range(usual_seats(game))
    return {f"seat-{seat}": BOT + "normal" if seat else ME for seat in seats}


def game_links(visit: Visit, chosen: str) -> Markup:
    """The games one can open a table for; each has a form of its own."""
    return nav(".radios", aria_label=visit.words()("new-game"))[
        (
            a(".button", href=f"/new/{id}", aria_current="page" if id == chosen else None)[visit.words(id)("title")]
            for id in game_ids()
        )
    ]


def taken(wanted: Mapping[str, str], game: Game[Any, Any]) -> list[int]:
    """The rows of the form that become seats."""
    return [row for row in range(game.seats[-1]) if wanted.get(f"seat-{row}", NONE) != NONE]


def roles_by_row(words: Words, game: Game[Any, Any], wanted: Mapping[str, str]) -> list[str]:
    """What the seat of each row will be in the game; rows with nobody are no seats."""
    rows, options = taken(wanted, game), options_from(wanted, game)
    roles = game.roles(len(rows), options) if game.check_setup(len(rows), options) is None else ()
    said = {row: words.role(role.id, role.side) for row, role in zip(rows, roles, strict=False)}
    return [said.get(row, "") for row in range(game.seats[-1])]


def seat_row(words: Words, seat: int, least: int, wanted: Mapping[str, str], role: str) -> Markup:
    id = f"seat-{seat}"
    kinds = {ME: words("new-me"), OPEN: words("new-open")}
    kinds |= {BOT + level: words("new-bot", level=words(f"level-{level}")) for level in reversed(LEVELS)}
    if seat >= least:
        kinds[NONE] = words("new-none")
    chosen = wanted.get(id, NONE)
    return div(".row")[
        label(".seat-label", for_=id)[
            mark(str(seat)),
            words("new-seat", letter=LETTERS[seat]),
            span(".seat-role", id=f"role-{seat}", data_follows=True)[role],
        ],
        select(id=id, name=id)[(option(value=value, selected=value == chosen)[said] for value, said in kinds.items())],
    ]


def option_row(words: Words, choice: Option, wanted: Mapping[str, str], counts: bool) -> Markup:
    id = f"option-{choice.id}"
    return div(".row", id=f"row-{id}", hidden=not counts, data_follows=True)[
        label(for_=id)[words(id)],
        select(id=id, name=id, disabled=not counts)[
            (option(value=value, selected=value == wanted.get(id))[words(f"{id}-{value}")] for value in choice.values)
        ],
        small[words(f"option-help-{choice.id}")] if words.has(f"option-help-{choice.id}") else None,
    ]


def plans_from(data: Mapping[str, str], seats: int) -> list[SeatPlan]:
    """Who shall sit at the table; the person who opens it takes one seat at most."""
    plans: list[SeatPlan] = []
    for seat in range(seats):
        kind = data.get(f"seat-{seat}", NONE)
        if kind.startswith(BOT):
            plans.append(SeatPlan("bot", kind.removeprefix(BOT)))
        elif kind == ME and not any(plan.kind == "person" for plan in plans):
            plans.append(SeatPlan("person"))
        elif kind in (ME, OPEN):
            plans.append(SeatPlan("open"))
    return plans


def options_from(data: Mapping[str, str], game: Game[Any, Any]) -> dict[str, str]:
    return {choice.id: data[f"option-{choice.id}"] for choice in game.options if f"option-{choice.id}" in data}
