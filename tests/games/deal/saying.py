"""What a seat reads: the words of its buttons and of what it is asked, at a table with the specified cards."""

from __future__ import annotations

from pandemonium.engine.driver import legal
from pandemonium.engine.text import LANGUAGES, Text
from pandemonium.games.deal.game import deal
from pandemonium.games.deal.rules.rounds import PLAN
from pandemonium.games.deal.rules.state import Deal
from pandemonium.games.deal.words.questions import prompt
from pandemonium.games.deal.words.wording import label
from tests.games.deal.box import SPECIFIED, TEXT
from tests.games.deal.kingdoms import RICH, A, card, position

GAME = deal(SPECIFIED)
ENGLISH, POLISH = (Text(language, [TEXT]) for language in LANGUAGES)
NAMES = ["Ada", "Bob", "Cyd", "Dov"]


def said(state: Deal, seat: int, choice: int, text: Text = ENGLISH) -> str:
    """The words of a button that is there."""
    assert choice in legal(state, seat)
    return text.say(label(GAME.numbering, state, seat, choice), NAMES)


def asked(state: Deal, seat: int, text: Text = ENGLISH) -> str:
    return text.say(prompt(state, seat), NAMES)


def planning(*names: str, stock: tuple[int, ...] = RICH, options: tuple[str, ...] = ()) -> Deal:
    """A has these cards in hand, one event card (Forest), and plans."""
    state = position(PLAN, *options, stocks=(stock, RICH, RICH, RICH))
    state.kingdoms[A].hand = tuple(card(name) for name in names)
    state.kingdoms[A].event_hand = (2,)
    return state
