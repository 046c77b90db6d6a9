"""By default: what the clock answers for a seat whose time is up, where its game says anything."""

from __future__ import annotations

from typing import Any

from pandemonium.engine.driver import choose
from pandemonium.engine.game import Game
from pandemonium.engine.state import Seat, State
from pandemonium.engine.together import Together


def by_default(game: Game[Any, Any], state: State, seat: Seat) -> list[str]:
    """The codes of one answer, or of all that is left of the seat's own part where several seats are asked at once.

    None of them: a bot answers.
    """
    play = game.clone(state)
    question = play.stack[-1]
    codes: list[str] = []
    while play.stack and play.stack[-1] is question and (play.asked >> seat) & 1:
        choice = game.default(play, seat)
        if choice is None:
            break
        choose(play, seat, choice)
        codes.append(game.code(choice))
        if not isinstance(question, Together):
            break
    return codes
