"""The inquisition: A, B, C who can be bribed, the red ones of the spaces 1 to 3, the guests; and the bribe spaces."""

from __future__ import annotations

from markupsafe import escape
from msgspec import Struct

from pandemonium.drawing.html import Node, div, fragment, section, span
from pandemonium.drawing.icon import icon, icon_text
from pandemonium.drawing.spot import sheet_of, spot
from pandemonium.games.deal.data.names import INQUISITORS, YELLOWS
from pandemonium.games.deal.knowledge.inquiry import AnswersView
from pandemonium.games.deal.rules.figures import ROUNDS
from pandemonium.games.deal.table import printed
from pandemonium.games.deal.table.printed import DealScene
from pandemonium.games.deal.words.numbering import PLACES

BRIBE = 5
"""Coins that send an inquisitor away."""
ANSWERS = (("souls", "soul"), ("indulgences", "indulgence"), ("walls", "coin"), ("free", "church"))


class Judge(Struct, frozen=True):
    """One place of the row."""

    place: str
    name: str  # of the inquisitor
    state: str  # awake, asleep, sent
    answer: str  # how the viewer answers him: a sign, or nothing
    guests: int = 0


def tribunal(scene: DealScene) -> Node:
    row = judges(scene)
    facts = (row, scene.view.board.bribes, scene.asked_of("inquisitor"))
    return scene.kept("tribunal", facts, draw=lambda: sitting(scene, row), shared=True)


def sitting(scene: DealScene, row: list[Judge]) -> Node:
    words, board = scene.words, scene.view.board
    return section(".tribunal", aria_label=words("tribunal-title"))[
        div(".tribunal-head")[
            span(".over-of", data_term="inquisition")[words("tribunal-title")], bribes(scene, board.bribes)
        ],
        div(".judges")[(judge(scene, one) for one in row)],
    ]


def bribes(scene: DealScene, coins: int) -> Node:
    label = scene.words("tribunal-bribes", coins=coins)
    return span(".bribes-of", role="img", aria_label=label, data_spot="bribes", data_term="bribe")[
        (span(".bribe-space")[icon("coin") if at < coins else None] for at in range(BRIBE))
    ]


def judges(scene: DealScene) -> list[Judge]:
    board, answers = scene.view.board, own_answers(scene)
    found = [
        Judge(PLACES[at], name, yellow_state(board.round, board.sent, at), sign_at(answers, at))
        for at, name in enumerate(YELLOWS)
    ]
    for space, name in enumerate(board.row):
        at = len(YELLOWS) + space
        found.append(Judge(PLACES[at], name, "awake" if board.opened[space] else "asleep", sign_at(answers, at)))
    at = len(PLACES) - 1
    guests = sum(who.guests for who in scene.view.kingdoms)
    found.append(Judge(PLACES[at], INQUISITORS[-1], "awake" if guests else "asleep", sign_at(answers, at), guests))
    return found


def yellow_state(round: int, sent: int, at: int) -> str:
    if at < sent:
        return "sent"
    return "awake" if at == 0 or round == ROUNDS else "asleep"


def own_answers(scene: DealScene) -> AnswersView | None:
    return scene.view.mine.answers if scene.view.mine else None


def sign_at(answers: AnswersView | None, at: int) -> str:
    """Guests stand from the last place on."""
    if answers is None:
        return ""
    for name, sign in ANSWERS:
        mask = getattr(answers, name)
        if (mask >> at) if at == len(PLACES) - 1 else (mask >> at) & 1:
            return sign
    return ""


def judge(scene: DealScene, one: Judge) -> Node:
    element, label = f"inquisitor {one.place}", told(scene, one)
    sort = "yellow-robe" if one.place in PLACES[: len(YELLOWS)] else "guest-robe" if one.name == "guest" else "red-robe"
    style = f"judge {sort} {one.state}-judge" + (" answered-judge" if one.answer else "")
    return fragment[spot(scene, element, label, face(scene, one), style), sheet_of(scene, element, label)]


def face(scene: DealScene, one: Judge) -> str:
    words = scene.words
    sign = "guest" if one.name == "guest" else "inquisitor"
    takes = printed.card_words(scene).takes(printed.rules(scene), INQUISITORS.index(one.name))
    count = f"×{one.guests}" if one.name == "guest" else one.place
    state = words(f"judge-{one.state}")
    answer = f'<span class="judge-answer">{icon_text(one.answer)}</span>' if one.answer else ""
    return (
        f'<span class="judge-top"><b class="judge-place">{escape(count)}</b>'
        f"{icon_text(sign, 'judge-face')}{answer}</span>"
        f'<b class="judge-name">{escape(words(f"inquisitor-{one.name}"))}</b>'
        f'<span class="judge-state">{escape(state)}</span>'
        f'<span class="edifice-full" aria-hidden="true">{escape(takes)}</span>'
    )


def told(scene: DealScene, one: Judge) -> str:
    words = scene.words
    takes = printed.card_words(scene).takes(printed.rules(scene), INQUISITORS.index(one.name))
    place = words("judge-guests", guests=one.guests) if one.name == "guest" else one.place
    label = words(
        "judge-told", place=place, name=words(f"inquisitor-{one.name}"), state=words(f"judge-{one.state}"), takes=takes
    )
    return f"{label} {words('judge-answered')}" if one.answer else label
