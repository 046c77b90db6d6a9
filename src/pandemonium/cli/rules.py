"""`pandemonium rules`: the rules reference of a game, or the sections that speak of something."""

from __future__ import annotations

from typing import Annotated

from typer import Argument

from pandemonium.cli.arguments import GameId, Language, check_language, find_game
from pandemonium.cli.problem import Problem, read_file


def rules(
    game: GameId,
    words: Annotated[list[str] | None, Argument(metavar="[WORD]…", help="Only what speaks of this.")] = None,
    language: Language = "en",
) -> None:
    """Show the rules of a game, or only what they say about something.

    Example: pandemonium rules inferno wall of dis
    """
    from rich.markdown import Markdown

    from pandemonium.cli.console import out

    file = find_game(game).folder / "text" / f"rules.{check_language(language)}.md"
    sought = " ".join(words or [])
    found = [about(section, sought) for section in split(read_file(file))]
    if not any(found):
        raise Problem(f"the rules of {game} say nothing about “{sought}”")
    out.print(Markdown("\n\n".join(section for section in found if section)))


def split(text: str) -> list[str]:
    """The sections: each begins with its heading."""
    sections: list[str] = []
    for line in text.splitlines():
        if line.startswith("#") or not sections:
            sections.append("")
        sections[-1] += line + "\n"
    return sections


def about(section: str, sought: str) -> str:
    """The whole section where its heading speaks of it, else its heading with the lines that do."""
    heading, _, rest = section.partition("\n")
    if sought.casefold() in heading.casefold():
        return section
    lines = [line for line in rest.splitlines() if sought.casefold() in line.casefold()]
    return "\n\n".join([heading, *lines]) if lines else ""
