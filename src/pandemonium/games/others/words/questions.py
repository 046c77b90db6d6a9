"""Every question: its name in the messages `ask-` and `tip-`, in the order of `rules/question.py`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from msgspec import Struct

from pandemonium.engine.phrase import Name, Phrase, Player, phrase
from pandemonium.engine.seats import first_seat
from pandemonium.engine.state import Seat
from pandemonium.games.others.data.names import WINDOWS
from pandemonium.games.others.rules.ballot import Ballot
from pandemonium.games.others.rules.pace import pace
from pandemonium.games.others.rules.roll import Roll
from pandemonium.games.others.rules.state import Others
from pandemonium.games.others.rules.tasks import Placing
from pandemonium.games.others.rules.team import next_holder, next_slot
from pandemonium.games.others.rules.window import Window
from pandemonium.games.others.words.forecast import Facts, roll_dice
from pandemonium.games.others.words.naming import HERO_NAMES, KIND_NAMES, TOKEN_NAMES, space_name
from pandemonium.games.others.words.tips import lesson

Tell: TypeAlias = Callable[[Others, Any], Facts]
"""What a question's sentence speaks of, from the state and the frame that asks."""


class Question(Struct, frozen=True):
    """Its name, what others are told that the asked seat is doing, and its facts.

    Whatever the Sin ponders in a turn and its reaction is told alike: whether it rests is its secret (OTH-TB-11).
    """

    id: str
    doing: str
    facts: Tell = lambda *_: {}


def hero(state: Others, frame: Any) -> Facts:
    """The hero it is about."""
    return {"hero": HERO_NAMES[state.hero[frame.slot]]}


def active(state: Others, _: Any) -> Facts:
    """The hero whose turn it is or was."""
    return {"hero": HERO_NAMES[state.hero[state.active]]}


def newcomer(state: Others, _: Any) -> Facts:
    return {"slot": next_slot(state) + 1, "heroes": state.heroes}


def holder(state: Others, _: Any) -> Facts:
    return {"hero": HERO_NAMES[next_holder(state)]}


def placing(state: Others, frame: Placing) -> Facts:
    return {"token": TOKEN_NAMES[frame.possible(state)[0]], "left": frame.left}


def ballot(_: Others, frame: Ballot) -> Facts:
    return {"second": "yes" if frame.second else "no"}


def blamed(state: Others, frame: Any) -> Facts:
    return {**ballot(state, frame), **active(state, frame)}


def borne(state: Others, frame: Any) -> Facts:
    return {**ballot(state, frame), "corruption": frame.subject}


def menu(state: Others, frame: Any) -> Facts:
    """What is left of the turn: spaces of the Move, and the Action."""
    left = 0 if state.halted or (state.acted and not state.acted_first) else pace(state, frame.slot) - state.spent
    return {**hero(state, frame), "left": max(0, left), "acted": "yes" if state.acted else "no"}


def rolling(state: Others, frame: Roll) -> Facts:
    return {**hero(state, frame), **roll_dice(state, frame)}


def naming(state: Others, frame: Roll) -> Facts:
    return {**hero(state, frame), "faiths": frame.faith(state)}


def killing(state: Others, frame: Roll) -> Facts:
    return {**hero(state, frame), "hits": frame.hits}


def removing(state: Others, frame: Roll) -> Facts:
    return {**hero(state, frame), "skills": frame.skills}


def survivor(state: Others, frame: Any) -> Facts:
    kind = frame.next_survivor(state)
    return {**hero(state, frame), "kind": KIND_NAMES[kind]}


def window(state: Others, frame: Window) -> Facts:
    return {**active(state, frame), "window": Name(f"window-{WINDOWS[frame.kind]}")}


def reacting(state: Others, frame: Any) -> Facts:
    return {**hero(state, frame), "tokens": state.reactions}


def moving(state: Others, frame: Any) -> Facts:
    return {**hero(state, frame), "kind": KIND_NAMES[frame.kind]}


def nest(_: Others, frame: Any) -> Facts:
    return {"kind": KIND_NAMES[frame.kind]}


def orbital(state: Others, frame: Any) -> Facts:
    return {"space": space_name(state.city, frame.space)}


QUESTIONS: Final[tuple[Question, ...]] = (
    Question("sin", "setting-up"),
    Question("cult", "setting-up"),
    Question("hero", "choosing-heroes", newcomer),
    Question("past", "dealing-pasts", holder),
    Question("task-token", "placing", lambda _, frame: {"left": frame.left}),
    Question("task-space", "placing", placing),
    Question("ballot-first", "voting", ballot),
    Question("ballot-branch", "voting", ballot),
    Question("ballot-blame", "voting", blamed),
    Question("ballot-tomorrow", "voting", ballot),
    Question("ballot-task", "voting", borne),
    Question("ballot-whispers", "voting", borne),
    Question("token", "beginning", hero),
    Question("change", "beginning", hero),
    Question("turn", "turn", menu),
    Question("icon", "city", hero),
    Question("heal", "healing", hero),
    Question("medic", "healing", hero),
    Question("equip", "equipping", hero),
    Question("orbital", "orbital"),
    Question("orbital-way", "orbital"),
    Question("orbital-kill", "orbital", orbital),
    Question("prepare-combat", "fighting", rolling),
    Question("reconsider-combat", "fighting", rolling),
    Question("prepare-cleanse", "cleansing", rolling),
    Question("reconsider-cleanse", "cleansing", rolling),
    Question("drill", "fighting", hero),
    Question("faith", "fighting", naming),
    Question("kills", "fighting", killing),
    Question("field", "suffering", lambda state, frame: {**hero(state, frame), "left": frame.left}),
    Question("fall-back", "fighting", hero),
    Question("arrive", "scheming", survivor),
    Question("remove", "cleansing", removing),
    Question("leah", "ending", hero),
    Question("reserve", "replacing"),
    Question("inherit", "replacing", lambda state, frame: {**hero(state, frame), "left": frame.upgrades}),
    Question("begin-watch", "scheming", active),
    Question("window", "scheming", window),
    Question("reaction", "scheming", reacting),
    Question("monster", "scheming", hero),
    Question("monster-kind", "scheming", hero),
    Question("monster-way", "scheming", moving),
    Question("attack", "scheming", hero),
    Question("teleport", "scheming", active),
    Question("teleport-kind", "scheming", active),
    Question("nuns", "scheming"),
    Question("hobos", "scheming", hero),
    Question("doom", "revealing"),
    Question("summon", "summoning", lambda _, frame: {"left": frame.left}),
    Question("nest", "summoning", nest),
    Question("envied", "scheming"),
    Question("envy", "suffering", lambda state, frame: {**hero(state, frame), "damage": frame.damage}),
    Question("shared-choice", "deciding"),
)


def prompt(state: Others, seat: Seat) -> Phrase:
    """What is asked of the seat; or what all wait for, which tells no more than everybody knows."""
    if not state.stack:
        return phrase("ask-over")
    if seat >= 0 and (state.asked >> seat) & 1:
        question = question_of(state, seat)
        return Phrase(f"ask-{question.id}", question.facts(state, state.asking(seat)))
    asked = first_seat(state.asked)
    doing = Name(f"doing-{question_of(state, asked).doing}")
    if state.asked != 1 << asked:
        return phrase("wait-several", doing=doing)
    return phrase("wait", player=Player(asked), doing=doing)


def tip(state: Others, seat: Seat) -> Phrase | None:
    """The guided game explains each kind of question (section 9.2)."""
    if not state.teach or seat < 0 or not (state.asked >> seat) & 1:
        return None
    return phrase(f"tip-{lesson(state, seat, question_of(state, seat).id)}")


def question_of(state: Others, seat: Seat) -> Question:
    return QUESTIONS[state.asking(seat).question(state)]
