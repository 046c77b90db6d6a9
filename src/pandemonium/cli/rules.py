"""`pandemonium rules`: the rules reference of a game, or the sections that speak of something."""

from __future__ import annotations

from typing import Annotated, Any

from typer import Argument

from pandemonium.cli.arguments import GameId, Language, PackFolder, check_language, find_game
from pandemonium.cli.problem import Problem
from pandemonium.cli.wording import text_of
from pandemonium.drawing.terms import glossary_of
from pandemonium.engine.game import Game

PICTURE = "!["
HEAD = 2
"""Lines of Markdown before the rows of a table: its headings and the rule under them."""


def rules(
    game: GameId,
    words: Annotated[list[str] | None, Argument(metavar="[WORD]…")] = None,
    language: Language = "",
    pack: PackFolder = None,
) -> None:
    """Show the rules of a game, or only what they say about something."""
    from rich.markdown import Markdown

    from pandemonium.cli.console import out

    played, language = find_game(game, pack), check_language(language)
    sought = " ".join(words or [])
    found = [meant(played, language, sought), *(about(part, sought) for part in split(played.reference(language)))]
    if not any(found):
        raise Problem("unmentioned", game=game, sought=sought)
    out.print(Markdown("\n\n".join(section for section in found if section)))


def meant(game: Game[Any, Any], language: str, sought: str) -> str:
    """What a word of the rules means, where one is sought."""
    term = glossary_of(game, text_of(game, language)).find(sought) if sought else None
    return f"**{term.word}**: {term.sentence}" if term else ""


def split(text: str) -> list[str]:
    """The sections: each begins with its heading. The page draws pictures, a terminal leaves them out."""
    sections: list[str] = []
    for line in text.splitlines():
        if line.startswith(PICTURE):
            continue
        if line.startswith("#") or not sections:
            sections.append("")
        sections[-1] += line + "\n"
    return sections


def about(section: str, sought: str) -> str:
    """The whole section where its heading speaks of it, else its heading with the lines that do."""
    heading, _, rest = section.partition("\n")
    if sought.casefold() in heading.casefold():
        return section
    found = list(filter(None, (part_about(block, sought) for block in blocks(rest))))
    return "\n\n".join([heading, *found]) if found else ""


def blocks(text: str) -> list[list[str]]:
    """Tables whole, every other line alone."""
    found: list[list[str]] = []
    for line in text.splitlines():
        if line.startswith("|") and found and found[-1][-1].startswith("|"):
            found[-1].append(line)
        else:
            found.append([line])
    return found


def part_about(block: list[str], sought: str) -> str:
    """The line that speaks of it; of a table the rows that do, under its headings, and all of them where those do."""
    speaking = [line for line in block if sought.casefold() in line.casefold()]
    if len(block) == 1 or not speaking:
        return "\n".join(speaking)
    return "\n".join(block if speaking[0] == block[0] else [*block[:HEAD], *speaking])
