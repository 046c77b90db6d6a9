"""The waiting room: the table's page before its game. A row per seat, and what will be played."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from markupsafe import Markup

from pandemonium.drawing.choice import sheet
from pandemonium.drawing.html import (
    Node,
    a,
    button,
    div,
    fragment,
    h2,
    h3,
    img,
    input,
    label,
    li,
    noscript,
    p,
    section,
    span,
    ul,
)
from pandemonium.drawing.icon import icon
from pandemonium.drawing.scene import Scene
from pandemonium.drawing.seat import mark
from pandemonium.drawing.words import Words
from pandemonium.engine.game import Game
from pandemonium.engine.seats import LETTERS
from pandemonium.playing.levels import LEVELS
from pandemonium.server.model import SeatModel, TableModel
from pandemonium.server.pages.chat import chat
from pandemonium.server.pages.pact import pact_said
from pandemonium.server.pages.seats import kind, seat_role


def contents(model: TableModel, scene: Scene[Any]) -> dict[str, Callable[[], Node]]:
    """The same parts as those of a table at play: when the game begins, each takes its place."""
    return {
        "board": lambda: closed(model, scene.words) if model.status == "closed" else room(model, scene.words),
        "seats": lambda: beside(model, scene.words),
        "bar": lambda: bar(model, scene.words),
        "coach": lambda: None,
        "notes": lambda: None,
        "log": lambda: None,
        "beats": lambda: None,
        "chat": lambda: chat(model, scene),
        "told": lambda: None,
        "announce": lambda: lead(model, scene.words),
    }


def lead(model: TableModel, words: Words) -> str:
    """How the table stands, in one sentence."""
    if model.status == "closed":
        return words("room-closed")
    return words("room-dealing") if model.dealing else words("room-missing", seats=free(model))


def free(model: TableModel) -> int:
    return sum(who.kind == "open" for who in model.seats)


def room(model: TableModel, words: Words) -> Markup:
    """Whoever promised a half of the seed finds its hash here once all sit: the script tells the half."""
    mine = model.seats[model.seat].hash if model.seat >= 0 and model.dealing else ""
    return section(
        {
            "class": "room dealing" if model.dealing else "room",
            "aria-labelledby": "room-title",
            "data-promised": mine or None,
        }
    )[
        h2("#room-title")[words("room-title")],
        ul(".room-seats")[(seat(model, words, who) for who in model.seats)],
        beside_me(words) if any(who.link for who in model.seats) else None,
    ]


def beside_me(words: Words) -> Node:
    """Whoever may hand out a seat may give the next one to somebody at the same device."""
    name = div(".form")[
        div(".row")[
            label(for_="beside-name")[words("room-beside-name")],
            input("#beside-name", type="text", name="name", form="beside", maxlength="40", autocomplete="off"),
        ]
    ]
    sits = p[button(".choice.main", type="submit", form="beside")[words("room-beside-sit")]]
    note = p[words("room-beside-note")]
    return p[opens(words, "sheet-beside", words("room-beside"), words("room-beside"), [note, name, sits])]


def beside(model: TableModel, words: Words) -> Markup:
    """Where people and their things will be: what they have come for."""
    return section(".room-side", aria_labelledby="room-game")[
        h2("#room-game")[words("room-game")],
        at_a_glance(words, model.definition, len(model.seats), model.options),
        pact_said(words, model.pact, public=model.public),
        p[words("room-none-dealt")] if model.status == "waiting" else None,
    ]


def at_a_glance(words: Words, game: Game[Any, Any], seats: int, options: dict[str, str]) -> Markup:
    """What will be played: how many, how long, and each option that counts, in words."""
    return ul(".glance")[
        li[words("glance-seats", seats=seats)],
        li[words("glance-minutes", minutes=game.minutes)] if game.minutes else None,
        (
            li[span[words(f"option-{choice.id}"), ": "], words(f"option-{choice.id}-{options[choice.id]}")]
            for choice in game.options_for(seats, options)
        ),
    ]


def seat(model: TableModel, words: Words, who: SeatModel) -> Markup:
    gathering = model.status == "waiting" and not model.dealing
    return li({"class": f"room-seat owner-{who.seat}" + (" free" if who.kind == "open" else "")})[
        div(".seat-head")[
            mark(str(who.seat)),
            h3(".seat-name")[who.name or words("seat-open")],
            seat_role(words, who),
            span(".seat-kind")[kind(words, who)],
        ],
        div(".room-tools")[bot(model, words, who), away(model, words, who)] if gathering else None,
        invitation(words, who) if who.link else None,
    ]


def bot(model: TableModel, words: Words, who: SeatModel) -> Node:
    """For the host: a bot where no person sits, or another one."""
    if not model.hosting or who.kind == "person":
        return None
    title = words("room-bot-for", letter=LETTERS[who.seat])
    levels = {f"{who.seat}:{level}": words("new-bot", level=words(f"level-{level}")) for level in reversed(LEVELS)}
    return opens(
        words,
        f"sheet-bot-{who.seat}",
        words("room-bot" if who.kind == "open" else "room-level"),
        title,
        [p[act(model, "bot", "bot", value, said, "choice")] for value, said in levels.items()],
    )


def away(model: TableModel, words: Words, who: SeatModel) -> Node:
    """The host may take anybody away, and everybody may leave."""
    if who.kind == "open" or not (model.hosting or who.you):
        return None
    return act(model, "free", "seat", str(who.seat), words("room-leave" if who.you else "room-take-away"), "plain")


def invitation(words: Words, who: SeatModel) -> Node:
    """The link that takes this seat, to copy, to share or to point a phone at. The script makes it a whole address."""
    id, picture = f"link-{who.seat}", f"sheet-qr-{who.seat}"
    code = img(src=f"{who.link}/qr.svg", alt=words("room-qr-alt", letter=LETTERS[who.seat]), loading="lazy")
    return div(".invitation")[
        label(for_=id)[words("seat-link")],
        input({"id": id, "type": "text", "readonly": True, "value": who.link, "data-address": ""}),
        button(".plain", type="button", data_copy=id, data_done=words("room-copied"))[icon("link"), words("copy")],
        button(".plain.share", type="button", data_share=id)[icon("share"), words("room-share")],
        opens(words, picture, words("room-qr"), words("room-qr-title", letter=LETTERS[who.seat]), p(".qr")[code]),
    ]


def opens(words: Words, id: str, name: str, title: str, body: Node, style: str = "plain") -> Node:
    """A button and the sheet it opens."""
    return fragment[
        button({"class": style}, type="button", popovertarget=id)[name, "…"],
        sheet(id, title, div(".offers")[body], words("close")),
    ]


def act(model: TableModel, path: str, name: str, value: str, said: str, style: str) -> Markup:
    return button(
        {"class": style}, type="submit", form="act", formaction=f"/table/{model.id}/{path}", name=name, value=value
    )[said]


def bar(model: TableModel, words: Words) -> Node:
    """In place of a question: what the table waits for, and what the host may do about it."""
    missing, name = free(model), words("title")
    tab = words("room-tab", taken=len(model.seats) - missing, seats=len(model.seats), game=name)
    waits = model.status == "waiting"
    return fragment[
        div(".question")[
            h2({"id": "prompt", "tabindex": "-1", "data-title": f"{tab if waits else name} · Pandemonium"})[
                lead(model, words)
            ],
            p(".status")[words("room-begins"), noscript[" ", a(href=f"/table/{model.id}")[words("room-look")]]]
            if waits
            else None,
        ],
        div(".answers")[span[starting(model, words, missing) if missing else None], span[closing(model, words)]]
        if model.hosting and waits
        else None,
    ]


def starting(model: TableModel, words: Words, missing: int) -> Node:
    levels = {level: words("new-bot", level=words(f"level-{level}")) for level in reversed(LEVELS)}
    chosen = [p[act(model, "start", "level", level, said, "choice")] for level, said in levels.items()]
    note = p[words("room-start-note", seats=missing)]
    return opens(words, "sheet-start", words("room-start"), words("room-start"), [note, chosen], "choice main")


def closing(model: TableModel, words: Words) -> Node:
    yes = p[act(model, "close", "close", "yes", words("room-close-yes"), "choice main")]
    note = p[words("room-close-note")]
    return opens(words, "sheet-close", words("room-close"), words("room-close"), [note, yes], "choice")


def closed(model: TableModel, words: Words) -> Markup:
    """And why: there was nobody who closed a table that expired."""
    return section(".room", aria_labelledby="room-title")[
        h2("#room-title")[words("room-closed")],
        p[words("room-expired-note" if model.ended else "room-closed-note")],
        p[a(".button", href="/")[icon("home"), words("back-to-lobby")]],
    ]
