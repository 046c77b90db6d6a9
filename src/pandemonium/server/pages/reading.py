"""Reading the rules: a reference with its handful of marks as elements of a page.

Headings, paragraphs, lists, tables, **bold**, a rule's id in brackets first, and pictures, `![caption](name)`, which
the game's own table draws. What somebody seeks stays; everything else is there, too, but hidden.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cached_property
from itertools import groupby
from typing import Any
from unicodedata import combining, normalize

from markupsafe import Markup

from pandemonium.drawing.html import (
    Node,
    div,
    figcaption,
    figure,
    h2,
    h3,
    li,
    p,
    section,
    span,
    strong,
    table,
    tbody,
    td,
    th,
    thead,
    tr,
    ul,
)
from pandemonium.drawing.terms import glossary_of
from pandemonium.drawing.words import Words
from pandemonium.engine.game import Game
from pandemonium.server.pages.pictures import drawn_picture

RULE = re.compile(r"\[([A-Z]+-[A-Z0-9.-]+)\] *")
BOLD = re.compile(r"\*\*(.+?)\*\*")
PICTURE = re.compile(r"!\[(.+)\]\(([\w-]+)\)")


class Reader:
    """Somebody who reads: in which words, looking for what, with the numbers of the rules or without them."""

    def __init__(self, game: Game[Any, Any], words: Words, sought: str = "", *, codes: bool = False) -> None:
        self.game = game
        self.words = words
        self.sought = fold(sought.strip())
        self.codes = codes

    @cached_property
    def parts(self) -> list[tuple[str, list[str]]]:
        """Each heading with the lines under it; the words of the rulebook come last."""
        found: list[tuple[str, list[str]]] = []
        for line in self.game.reference(self.words.language).splitlines():
            if line.startswith("## "):
                found.append((line[3:], []))
            elif found:
                found[-1][1].append(line)
        terms = glossary_of(self.game, self.words.text).terms.values()
        told = [f"- **{term.word}**: {term.sentence}" for term in terms]
        return [*found, (self.words("rules-terms"), told)] if told else found

    def finds(self, text: str) -> bool:
        return self.sought in fold(BOLD.sub(r"\1", RULE.sub("", text)))

    @property
    def found(self) -> bool:
        return any(self.finds(head) or any(map(self.finds, lines)) for head, lines in self.parts)

    def part(self, head: str, lines: list[str]) -> Markup:
        whole = self.finds(head)
        gone = not whole and not any(map(self.finds, lines))
        drawn = [self.block(mark, list(group), whole) for mark, group in groupby(lines, kind)]
        return section(data_part="", hidden=gone)[h2(id=anchor(head))[head], drawn]

    def block(self, mark: str, lines: list[str], whole: bool) -> Node:
        def gone(text: str) -> bool:
            return not whole and not self.finds(text)

        if mark == "### ":
            return [h3(hidden=gone(line))[line[4:]] for line in lines]
        if mark == "- ":
            return ul[(li(id=rule_id(line[2:]), hidden=gone(line[2:]))[self.says(line[2:])] for line in lines)]
        if mark == "|":
            head_too = whole or self.finds(lines[0])
            hidden = not head_too and all(gone(line) for line in lines[2:])
            return div(".table-scroll", tabindex="0", hidden=hidden)[self.ruled(lines, head_too)]
        if mark == "![":
            return [self.picture(line, gone(line)) for line in lines]
        return p(hidden=gone(" ".join(lines)))[self.says(" ".join(lines))] if mark else None

    def ruled(self, lines: list[str], whole: bool) -> Markup:
        head, *rows = (cells(line) for at, line in enumerate(lines) if at != 1)
        return table[
            thead[tr[(th(scope="col")[cell] for cell in head)]],
            tbody[
                (
                    tr(id=rule_id(row[0]), hidden=not whole and not self.finds(" ".join(row)))[
                        (td[self.says(cell)] for cell in row)
                    ]
                    for row in rows
                )
            ],
        ]

    def picture(self, line: str, gone: bool) -> Node:
        found = PICTURE.match(line)
        drawing = drawn_picture(self.game, self.words, found[2]) if found else None
        if found is None or drawing is None:
            return None
        return figure(hidden=gone)[
            div({"class": f"picture game-{self.game.id}", "tabindex": "0"})[drawing], figcaption[self.marked(found[1])]
        ]

    def says(self, text: str) -> Node:
        """A sentence with its terms and its bold words, and its rule's number where one wants to see it."""
        found = RULE.match(text)
        parts = BOLD.split(text[found.end() :] if found else text)
        said = [strong[part] if at % 2 else self.marked(part) for at, part in enumerate(parts)]
        return [span(".rule-id")[found[1]] if found and self.codes else None, said]

    def marked(self, text: str) -> Markup:
        return glossary_of(self.game, self.words.text).marked(text)


def kind(line: str) -> str:
    for start in ("### ", "- ", "|", "!["):
        if line.startswith(start):
            return start
    return "text" if line.strip() else ""


def cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip().strip("|").split("|")]


def rule_id(text: str) -> str | None:
    found = RULE.match(text)
    return found[1] if found else None


def anchor(head: str) -> str:
    return "-".join(re.findall(r"\w+", head.lower()))


def fold(text: str) -> str:
    """As somebody in a hurry types it: no capitals, no accents."""
    apart = normalize("NFD", text.casefold().replace("ł", "l"))
    return "".join(sign for sign in apart if not combining(sign))


def drawn(reader: Reader) -> Iterator[Markup]:
    return (reader.part(head, lines) for head, lines in reader.parts)
