"""The Sin's side: who it is, tokens and cards, the Apocalypse, the dead; the hand for the Sin alone."""

from __future__ import annotations

from rich.text import Text

from pandemonium.drawing.words import Words
from pandemonium.games.others.data.names import CARDS, CULTS, DOOMS, KINDS, SINS
from pandemonium.games.others.knowledge.view import OthersView
from pandemonium.games.others.rules.figures import NOTHING


def evil(view: OthersView, words: Words) -> list[Text]:
    sin = view.sin
    if sin.sin == NOTHING:
        return []
    said = [words(f"sin-{SINS[sin.sin]}")]
    said += [words(f"cult-{CULTS[sin.cult]}") + (" !" if sin.cult_marked else "")] if sin.cult != NOTHING else []
    said.append(words("terminal-reactions", active=sin.reactions, all=sin.permanent + sin.temporary))
    said.append(words("terminal-cards", hand=sin.cards, deck=sin.deck))
    lines = [Text.assemble((words("terminal-sin") + " ", "bold"), " · ".join(said))]
    lines += row(words, "discard", [name(words, "card", CARDS[card], n) for card, n in enumerate(sin.discard) if n])
    lines += row(words, "dooms", [words(f"doom-{DOOMS[card]}") for card in sin.revealed])
    lines += row(words, "dead", monsters(words, view.piles.dead))
    lines += row(words, "outside", monsters(words, view.piles.outside))
    if sin.mine is not None:
        hand = [name(words, "card", CARDS[card], n) for card, n in enumerate(sin.mine.hand) if n]
        lines += row(words, "hand", hand)
    return lines


def row(words: Words, heading: str, said: list[str]) -> list[Text]:
    return [Text.assemble((words(f"terminal-{heading}") + " ", "bold"), ", ".join(said))] if said else []


def monsters(words: Words, counts: list[int]) -> list[str]:
    return [name(words, "kind", KINDS[kind], number) for kind, number in enumerate(counts) if number]


def name(words: Words, sort: str, id: str, number: int) -> str:
    return words(f"{sort}-{id}") + (f" ×{number}" if number > 1 else "")
