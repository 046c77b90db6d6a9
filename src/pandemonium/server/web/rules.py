"""The rules reference: a game's `rules.LANGUAGE.md` as a page where every rule has an address of its own.

The files use a handful of marks only: headings, paragraphs, lists, tables, **bold**, and a rule's id in brackets first.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import Any

from htpy import (
    Element,
    Node,
    a,
    article,
    div,
    h1,
    h2,
    h3,
    li,
    nav,
    p,
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
from markupsafe import Markup

from pandemonium.engine.game import Game
from pandemonium.engine.registry import game_ids
from pandemonium.server.web.shell import page
from pandemonium.server.web.visit import Visit

RULE = re.compile(r"\[([A-Z]+-[A-Z0-9.-]+)\] *")
BOLD = re.compile(r"\*\*(.+?)\*\*")


def all_rules_page(visit: Visit) -> Element:
    """Where the rules of each game are."""
    title = visit.words()("rules")
    return page(visit, title, div(".panel")[h1[title], [game_link(visit, id) for id in game_ids()]])


def game_link(visit: Visit, id: str) -> Element:
    words = visit.words(id)
    return p[a(href=f"/rules/{id}")[words("title")], " – ", words("about")]


def rules_page(visit: Visit, game: Game[Any, Any]) -> Element:
    words = visit.words(game.id)
    title = words("rules-title", game=words("title"))
    lines = rules_of(game.folder, visit.language)
    heads = [line[3:] for line in lines if line.startswith("## ")]
    return page(
        visit,
        title,
        div(".rules-page")[
            nav(aria_label=words("rules-contents"))[ul[(li[a(href=f"#{anchor(head)}")[head]] for head in heads)]],
            article(".panel.rules")[h1[title], drawn(game.folder, visit.language)],
        ],
    )


@cache
def rules_of(folder: Path, language: str) -> list[str]:
    return (folder / "text" / f"rules.{language}.md").read_text(encoding="utf-8").splitlines()


@cache
def drawn(folder: Path, language: str) -> Markup:
    return Markup("".join(str(block) for block in blocks(rules_of(folder, language))))


def kind(line: str) -> str:
    for start in ("### ", "## ", "# ", "- ", "|"):
        if line.startswith(start):
            return start
    return "text" if line.strip() else ""


def blocks(lines: list[str]) -> Iterator[Element]:
    for mark, group in groupby(lines, kind):
        content = list(group)
        if mark == "## ":
            yield from (h2(id=anchor(line[3:]))[line[3:]] for line in content)
        elif mark == "### ":
            yield from (h3[line[4:]] for line in content)
        elif mark == "- ":
            yield ul[[li(id=rule_id(line[2:]))[spoken(line[2:])] for line in content]]
        elif mark == "|":
            yield div(".table-scroll", tabindex="0")[ruled_table([cells(line) for line in content])]
        elif mark == "text":
            yield p[spoken(" ".join(content))]


def ruled_table(rows: list[list[str]]) -> Element:
    head, body = rows[0], rows[2:]
    return table[
        thead[tr[[th(scope="col")[cell] for cell in head]]],
        tbody[[tr(id=rule_id(row[0]))[[td[spoken(cell)] for cell in row]] for row in body]],
    ]


def cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip().strip("|").split("|")]


def rule_id(text: str) -> str | None:
    found = RULE.match(text)
    return found.group(1) if found else None


def spoken(text: str) -> Node:
    """A sentence with its rule's id in front and bold words inside."""
    found = RULE.match(text)
    parts = BOLD.split(text[found.end() :] if found else text)
    said = [strong[part] if at % 2 else part for at, part in enumerate(parts)]
    return [span(".rule-id")[found.group(1)] if found else None, said]


def anchor(head: str) -> str:
    return "-".join(re.findall(r"\w+", head.lower()))
