"""The part of a balance report for a game that looks closer: kinds of seats, figures on average, cards by their use."""

from __future__ import annotations

from pathlib import Path

from pandemonium.engine.whole import write_whole
from pandemonium.lab.balance import Balance
from pandemonium.lab.bars import Bar, Group, grouped
from pandemonium.lab.closely import Closer, Share


def closer_sections(document: Path, one: Balance) -> list[str]:
    """Nothing where nobody looked."""
    if one.closer is None:
        return []
    where = f"{one.table}, {one.level}"
    return [
        *kinds_section(document, where, one.closer, one.even),
        *figures_section(where, one.closer),
        *use_section(where, one.closer),
    ]


def kinds_section(document: Path, where: str, closer: Closer, even: float) -> list[str]:
    """How often each kind of seat wins, against its even share."""
    picture = document.with_name(f"{document.stem}-kinds.svg")
    groups = [
        Group(f"by {kind}", [bar(name, share) for name, share in shares.items()], even)
        for kind, shares in closer.groups.items()
    ]
    write_whole(picture, grouped("Share of wins by what a seat is", groups))
    lines = [f"## What a seat is: {where}", "", f"![Share of wins by what a seat is]({picture.name})", ""]
    lines += ["| | seats | wins (95 %) | mean score |", "|---|---:|---:|---:|"]
    for kind, shares in closer.groups.items():
        lines += [f"| {kind} {name} | {fared(share)} |" for name, share in shares.items()]
    return [*lines, ""]


def bar(name: str, share: Share) -> Bar:
    return Bar(name[:4], share.wins, *share.wins_95)


def fared(share: Share) -> str:
    low, high = share.wins_95
    return f"{share.seats:,} | {share.wins:.1%} [{low:.1%}, {high:.1%}] | {share.mean_score:.1f}"


def figures_section(where: str, closer: Closer) -> list[str]:
    lines = [f"## On average: {where}", "", "| | |", "|---|---:|"]
    return [*lines, *(f"| {name} | {figure:.2f} |" for name, figure in closer.figures.items()), ""]


def use_section(where: str, closer: Closer) -> list[str]:
    """The least used first."""
    lines = [f"## How often a thing is used: {where}", "", "| thing | used, of the times it was held |", "|---|---:|"]
    shares = sorted((used / held, thing) for thing, (used, held) in closer.used.items())
    return [*lines, *(f"| {thing} | {share:.0%} |" for share, thing in shares), ""]
