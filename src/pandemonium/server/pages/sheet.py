"""The score sheet for the box: a plain form of a game's figures, and the game's own reckoning of them line by line."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, cast

from markupsafe import Markup, escape

from pandemonium.drawing.html import (
    Node,
    a,
    button,
    div,
    form,
    h1,
    h2,
    input,
    label,
    option,
    p,
    section,
    select,
    table,
    tbody,
    td,
    th,
    thead,
    tr,
)
from pandemonium.drawing.icon import icon
from pandemonium.drawing.scene import Scene
from pandemonium.drawing.seat import mark
from pandemonium.drawing.words import Words
from pandemonium.engine.phrase import Refusal, refusal
from pandemonium.engine.registry import game_ids, load_game, part_of
from pandemonium.engine.result import Result
from pandemonium.engine.seats import LETTERS
from pandemonium.engine.sheet import Figure, Sheet, Values
from pandemonium.engine.text import Text
from pandemonium.server.pages.reckoning import reckoning
from pandemonium.server.pages.shell import page
from pandemonium.server.pages.visit import Visit
from pandemonium.server.words import ENGINE_TEXT, SERVER_TEXT

LONGEST_NAME = 20


@cache
def sheets() -> dict[str, Sheet]:
    """Of every game that brings one."""
    parts = {id: part_of(load_game(id), "sheet") for id in game_ids()}
    return {id: part.sheet(load_game(id)) for id, part in parts.items() if part is not None}


@cache
def text_of(id: str, language: str) -> Text:
    return Text(language, [sheets()[id].text, SERVER_TEXT, ENGINE_TEXT])


class Written(Scene[Any]):
    """What was written, as far as the end's own table needs a scene: words and names. It marks no terms."""

    def __init__(self, words: Words) -> None:
        super().__init__(cast(Any, None), None, words, game=cast(Any, None), seat=-1)

    def explained(self, sentence: str) -> Markup:
        return escape(sentence)


def all_sheets_page(visit: Visit) -> Markup:
    title = visit.words()("sheet-all")
    return page(visit, title, div(".panel")[h1[title], (sheet_link(visit, id) for id in sorted(sheets()))])


def sheet_link(visit: Visit, id: str) -> Markup:
    return p[a(href=f"/sheet/{id}")[text_of(id, visit.language)("title")]]


def sheet_page(visit: Visit, sheet: Sheet, fields: Mapping[str, str]) -> Markup:
    seats = seats_of(sheet, fields)
    names = [fields.get(f"name-{seat}", "").strip()[:LONGEST_NAME] or LETTERS[seat] for seat in range(seats)]
    words = Words(text_of(sheet.id, visit.language), names)
    found = reckoned(sheet, seats, fields) if "reckon" in fields else None
    title = words("sheet-title", game=words("title"))
    return page(
        visit,
        title,
        div(".sheet-page.stack")[
            section(".hero")[icon("crown"), h1[title], p[words("sheet-about")]],
            outcome(words, found) if found is not None else None,
            section(".panel")[how_many(words, sheet, seats), figures(words, sheet, seats, fields)],
        ],
    )


def seats_of(sheet: Sheet, fields: Mapping[str, str]) -> int:
    wanted = fields.get("seats", "")
    return int(wanted) if wanted in map(str, sheet.seats) else sheet.seats[-1]


def outcome(words: Words, found: Result | Refusal) -> Markup:
    if isinstance(found, Refusal):
        return section("#reckoning.notice", role="alert")[words.say(found.reason)]
    names = ", ".join(words.players[seat] for seat in found.winners)
    return section("#reckoning.ending")[
        div(".verdict")[
            h2[words("ending-winner", winners=len(found.winners), names=names)]
            if len(found.scores) > 1
            else h2[words("sheet-points", points=found.scores[0])],
            p[words.say(found.rank)] if found.rank else None,
            p[words.say(found.tie)] if found.tie else None,
        ],
        reckoning(Written(words), found, walked=False),
    ]


def reckoned(sheet: Sheet, seats: int, fields: Mapping[str, str]) -> Result | Refusal:
    common = filled(sheet.table, "", fields)
    own = [filled(sheet.own, f"-{seat}", fields) for seat in range(seats)]
    for read in (common, *own):
        if isinstance(read, Refusal):
            return read
    return sheet.reckon(cast(Values, common), cast(list[Values], own))


def filled(figures: tuple[Figure, ...], of: str, fields: Mapping[str, str]) -> Values | Refusal:
    """The figures of the table, or of one seat."""
    values: Values = {}
    for figure in figures:
        read = written(figure, fields.get(figure.id + of, ""))
        if isinstance(read, Refusal):
            return read
        values[figure.id] = read
    return values


def written(figure: Figure, said: str) -> tuple[int, ...] | Refusal:
    """What stands in a field: nothing is nought, or the least there is."""
    most = len(figure.choices) - 1 if figure.choices else figure.most
    wrong = refusal("refused-sheet-figure", written=said[:20], least=figure.least, most=most)
    words = said.replace(",", " ").replace("−", "-").split()[:40]
    if not all(word.removeprefix("-").isdecimal() and len(word) < 6 for word in words):
        return wrong
    numbers = tuple(map(int, words)) if words or figure.many else (max(0, figure.least),)
    fits = all(figure.least <= number <= most for number in numbers)
    return numbers if fits and (figure.many or len(numbers) == 1) else wrong


def how_many(words: Words, sheet: Sheet, seats: int) -> Node:
    if len(sheet.seats) == 1:
        return None
    links = (
        a(".button", href=f"?seats={number}", aria_current="true" if number == seats else None)[number]
        for number in sheet.seats
    )
    return p(".radios")[words("sheet-players"), " ", links]


def figures(words: Words, sheet: Sheet, seats: int, fields: Mapping[str, str]) -> Markup:
    return form(".figures", method="get", action=f"/sheet/{sheet.id}#reckoning")[
        input(type="hidden", name="seats", value=seats),
        shared(words, sheet, fields),
        div(".table-scroll")[
            table[
                thead[
                    tr[th(scope="col")[words("sheet-player")], (column(words, seat, fields) for seat in range(seats))]
                ],
                tbody[(row(words, figure, seats, fields) for figure in sheet.own)],
            ]
        ],
        p(".quiet")[words("sheet-empty")],
        p[button(".choice.main", type="submit", name="reckon", value="yes")[words("sheet-reckon")]],
    ]


def shared(words: Words, sheet: Sheet, fields: Mapping[str, str]) -> Node:
    """What is the same for all."""
    if not sheet.table:
        return None
    return div(".shared")[
        (label[words.say(figure.label), field(words, figure, figure.id, fields, None)] for figure in sheet.table)
    ]


def column(words: Words, seat: int, fields: Mapping[str, str]) -> Markup:
    said = words("sheet-name", letter=LETTERS[seat])
    return th(scope="col")[
        mark(str(seat), "small"),
        input(
            type="text",
            name=f"name-{seat}",
            value=fields.get(f"name-{seat}", ""),
            maxlength=LONGEST_NAME,
            aria_label=said,
            placeholder=LETTERS[seat],
            autocomplete="off",
        ),
    ]


def row(words: Words, figure: Figure, seats: int, fields: Mapping[str, str]) -> Markup:
    named = words.say(figure.label)
    return tr[
        th(scope="row")[named],
        (
            td[field(words, figure, f"{figure.id}-{seat}", fields, f"{named}, {words.players[seat]}")]
            for seat in range(seats)
        ),
    ]


def field(words: Words, figure: Figure, name: str, fields: Mapping[str, str], said: str | None) -> Node:
    value = fields.get(name, "")
    if figure.choices:
        return select(name=name, aria_label=said)[
            (
                option(value=place, selected=value == str(place))[words.say(choice)]
                for place, choice in enumerate(figure.choices)
            )
        ]
    numeric = "text" if figure.many or figure.least < 0 else "numeric"
    return input(
        type="text", inputmode=numeric, name=name, value=value, aria_label=said, maxlength="40", autocomplete="off"
    )
