"""Opening a table: its options with what they mean, and who shall sit where."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from htpy import Element, button, div, fieldset, form, h1, input, label, legend, option, p, select, small

from pandemonium.bots.levels import LEVELS
from pandemonium.drawing.seat import LETTERS, mark
from pandemonium.drawing.words import Words
from pandemonium.engine.game import Game, Option
from pandemonium.server.model import SeatPlan
from pandemonium.server.web.shell import page
from pandemonium.server.web.visit import Visit

ME, OPEN, NONE, BOT = "me", "open", "none", "bot "
DEFAULTS = (ME, BOT + "normal", BOT + "normal", NONE)


def opening_page(visit: Visit, game: Game[Any, Any], notice: str = "") -> Element:
    words = visit.words(game.id)
    return page(
        visit,
        words("new-title"),
        form(".panel.form", method="post", action=f"/new/{game.id}")[
            visit.proof(),
            h1[words("new-title"), ": ", words("title")],
            fieldset[
                legend[words("new-seats")],
                p(".quiet")[words("new-seats-help")],
                [seat_row(words, seat, game.seats[0]) for seat in range(game.seats[-1])],
            ],
            fieldset[legend[words("new-options")], [option_row(words, choice) for choice in game.options]],
            div[
                label(".check")[input(type="checkbox", name="public", value="yes"), words("new-public")],
                small[words("new-public-help")],
            ],
            div[button(".choice.main", type="submit")[words("new-create")]],
        ],
        notice=notice,
    )


def seat_row(words: Words, seat: int, least: int) -> Element:
    id = f"seat-{seat}"
    kinds = {ME: words("new-me"), OPEN: words("new-open")}
    kinds |= {BOT + level: words("new-bot", level=words(f"level-{level}")) for level in reversed(LEVELS)}
    if seat >= least:
        kinds[NONE] = words("new-none")
    chosen = DEFAULTS[seat] if seat < len(DEFAULTS) else NONE
    return div(".row")[
        label(".seat-label", for_=id)[mark(str(seat)), words("new-seat", letter=LETTERS[seat])],
        select(id=id, name=id)[(option(value=value, selected=value == chosen)[said] for value, said in kinds.items())],
    ]


def option_row(words: Words, choice: Option) -> Element:
    id = f"option-{choice.id}"
    return div(".row")[
        label(for_=id)[words(id)],
        select(id=id, name=id)[(option(value=value)[words(f"{id}-{value}")] for value in choice.values)],
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
