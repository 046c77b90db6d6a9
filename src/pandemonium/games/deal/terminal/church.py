"""The board of the Church: who is an inquisitor where, bribes, and what hunts and the ritual of round 3 have told."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from pandemonium.drawing.words import Words
from pandemonium.engine.seats import LETTERS
from pandemonium.games.deal.data.names import INQUISITORS, YELLOWS
from pandemonium.games.deal.knowledge.inquiry import ChestOpened, HuntView
from pandemonium.games.deal.knowledge.view import DealView
from pandemonium.games.deal.rules.fields import NOBODY
from pandemonium.games.deal.rules.figures import GUEST, ROUNDS, Rules
from pandemonium.games.deal.words.card_wording import CardWords


def church(view: DealView, words: Words, rules: Rules) -> Table:
    """A line for each inquisitor, open ones bright; then what else is known."""
    cards = CardWords(words.text)
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column(ratio=1)
    for place, inquisitor, awake in places(view):
        name = Text(f"{place} {words(f'inquisitor-{inquisitor}')}", style="bold" if awake else "dim")
        table.add_row(name, Text(cards.takes(rules, INQUISITORS.index(inquisitor)), style="" if awake else "dim"))
    for label, line in known(view, words):
        table.add_row(Text(label, style="bold"), Text(line))
    return table


def places(view: DealView) -> list[tuple[str, str, bool]]:
    """Place, inquisitor, and whether he would come now; those bribed away are gone."""
    last = view.board.round == ROUNDS
    yellow = [("ABC"[at], kind, at == 0 or last) for at, kind in enumerate(YELLOWS) if at >= view.board.sent]
    red = [(str(at + 1), kind, view.board.opened[at]) for at, kind in enumerate(view.board.row)]
    guests = any(kingdom.guests for kingdom in view.kingdoms)
    return yellow + red + [("+", INQUISITORS[GUEST], True)] * guests


def known(view: DealView, words: Words) -> list[tuple[str, str]]:
    """Bribes on the board, votes, the chests of round 3, and answers that had to be true."""
    found = [(words("terminal-bribes"), str(view.board.bribes))] * bool(view.board.bribes)
    found += [(words("terminal-hunt-of", round=hunt.round), votes(words, hunt)) for hunt in view.hunts]
    if view.opening:
        pieces = words("terminal-souls", pieces=view.opening.pieces, marked=view.opening.marked)
        chests = [opened(words, chest) for chest in view.opening.chests]
        found.append((words("terminal-opening"), "; ".join([*chests, pieces])))
    for role, denied, owner in zip(("devil", "cultist"), view.board.denied, view.board.owned, strict=True):
        said = [words("terminal-yes", letter=LETTERS[owner])] if owner != NOBODY else []
        said += [words("terminal-no", letter=LETTERS[seat]) for seat in denied]
        found += [(words(f"role-{role}"), ", ".join(said))] * bool(said)
    return found


def votes(words: Words, hunt: HuntView) -> str:
    cast = [f"{LETTERS[at]}→{LETTERS[vote]}" for at, vote in enumerate(hunt.votes) if vote != NOBODY]
    answers = [words(f"terminal-{verdict}", letter=LETTERS[at]) for at, verdict in enumerate(hunt.verdicts) if verdict]
    return ", ".join(cast + answers) or "–"


def opened(words: Words, chest: ChestOpened) -> str:
    """A chest of round 3 by its mark: the bribe, and whom it guessed."""
    guesses = [
        words("terminal-guess", role=words(f"role-{role}"), letter=LETTERS[suspect])
        for role, suspect in (("devil", chest.devil), ("cultist", chest.cultist))
        if suspect != NOBODY
    ]
    told = [words("terminal-coins", coins=chest.coins)] * bool(chest.coins) + guesses
    return f"{words(f'mark-{chest.mark}')}: {', '.join(told) or '–'}"
