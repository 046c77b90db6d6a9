"""Chests: the notebook of all that were seen (DWD-6.4.6), and what lies in the own chest now."""

from __future__ import annotations

from rich import box
from rich.table import Table
from rich.text import Text

from pandemonium.drawing.words import Words
from pandemonium.engine.seats import LETTERS
from pandemonium.games.deal.data.names import STOCKS
from pandemonium.games.deal.knowledge.notebook import ChestSeen, OwnChest
from pandemonium.games.deal.knowledge.view import DealView
from pandemonium.games.deal.rules.fields import INDULGENCES, NOBODY

NOTHING = "–"


def notebook(view: DealView, words: Words) -> Table | None:
    """A line for each chest, those of others and the own ones, round by round."""
    mine = view.mine
    if mine is None or not mine.chests:
        return None
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, width=80, padding=(0, 1, 0, 0))
    for column in words("terminal-notebook").split("|"):
        table.add_column(column)
    lines = [(seen.round, of_another(words, seen)) for seen in mine.chests]
    lines += [(own.round, of_oneself(words, own)) for own in mine.own_chests]
    for round, cells in sorted(lines, key=lambda line: line[0]):
        table.add_row(str(round), *cells)
    return table


def of_another(words: Words, seen: ChestSeen) -> list[str]:
    return [words(f"mark-{seen.mark}"), content(words, seen), price(words, seen), fate(words, seen)]


def of_oneself(words: Words, own: OwnChest) -> list[str]:
    offered = own.coins or own.pieces
    inside = words("terminal-jesters") if own.rattles else goods(words, own.content)
    outcome = words("terminal-sold" if own.sold else "terminal-unsold") if offered else NOTHING
    return [words("terminal-own"), inside, price(words, own), outcome]


def content(words: Words, seen: ChestSeen) -> str:
    if seen.taken:
        return "?"
    return words("terminal-jesters") if seen.rattles else goods(words, seen.content)


def goods(words: Words, content: list[int]) -> str:
    told = [f"{words(f'good-{stock}')} {count}" for stock, count in zip(STOCKS, content, strict=False) if count]
    if len(content) > INDULGENCES and content[INDULGENCES]:
        told.append(words("terminal-offered-indulgences", count=content[INDULGENCES]))
    return ", ".join(told) or NOTHING


def price(words: Words, chest: ChestSeen | OwnChest) -> str:
    """Coins, or pieces of soul."""
    if chest.pieces:
        return words(f"price-souls-{chest.pieces}")
    return words(f"price-{chest.coins}") if chest.coins else NOTHING


def fate(words: Words, seen: ChestSeen) -> str:
    """Taken before it came, or what was answered."""
    if seen.taken:
        return words("terminal-taken-before")
    return words(f"terminal-answer-{seen.answer or 'open'}")


def chest_now(view: DealView, words: Words) -> Text | None:
    """What was put into the own chest: an offer, or the ritual."""
    mine = view.mine
    if mine is None:
        return None
    said = goods(words, mine.chest.content)
    if view.board.phase == "inquisition":
        said = ritual(view, words)
    if said in ("", NOTHING):
        return None
    return Text.assemble((words("terminal-chest") + " ", "bold"), said)


def ritual(view: DealView, words: Words) -> str:
    """Pieces, bribes and guesses that lie in the chest."""
    if view.mine is None:
        return ""
    chest = view.mine.ritual
    told = [words("terminal-pieces", clean=chest.clean, marked=chest.marked)] * bool(chest.clean + chest.marked)
    told += [words("terminal-bribe", goods=goods(words, chest.bribe))] * any(chest.bribe)
    for role, suspect in (("devil", chest.devil), ("cultist", chest.cultist)):
        if suspect != NOBODY:
            told.append(words("terminal-guess", role=words(f"role-{role}"), letter=LETTERS[suspect]))
    return " · ".join(told)
