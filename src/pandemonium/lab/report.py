"""The balance report: tables and charts from the figures, put into a document below its own words."""

from __future__ import annotations

from pathlib import Path

from pandemonium.engine.registry import needed_part
from pandemonium.engine.seats import LETTERS
from pandemonium.engine.whole import try_whole, write_whole
from pandemonium.lab.balance import Balance
from pandemonium.lab.bars import Bar, Group, grouped, stacked
from pandemonium.lab.closer_report import closer_sections
from pandemonium.lab.kept import Damaged, read_kept

MARK = "<!-- figures -->"
"""Everything below it in the document is written anew."""


def write_report(document: Path, figures: list[Balance], game_id: str) -> None:
    words = own_words(document)
    several = [one for one in figures if len(one.wins) > 1]
    alone = [one for one in figures if len(one.wins) == 1]
    parts = [words + MARK, "", *seats_section(document, several), *points_section(document, several)]
    parts += [*spread_section(game_id, figures), *solo_section(document, alone)]
    for one in figures:
        parts += closer_sections(document, one)
    write_whole(document, "\n".join(parts) + "\n")


def check_report(document: Path) -> None:
    """Fails where it could not be written after hours of play; its folder is made."""
    document.parent.mkdir(parents=True, exist_ok=True)
    for file in (document, document.with_suffix(".json")):
        try_whole(file)
    own_words(document)
    read_kept(document.with_suffix(".json"), list[Balance])


def own_words(document: Path) -> str:
    try:
        return document.read_text(encoding="utf-8").partition(MARK)[0] if document.exists() else ""
    except UnicodeDecodeError as error:
        raise Damaged(document, str(error)) from error


def seats_section(document: Path, several: list[Balance]) -> list[str]:
    """How often each seat wins, in turn order, against its even share."""
    picture = document.with_name(f"{document.stem}-seats.svg")
    groups = [
        Group(f"{one.table}, {one.level}", [seat_bar(one, seat) for seat in range(len(one.wins))], one.even)
        for one in several
    ]
    write_whole(picture, grouped("Share of wins by seat in turn order", groups))
    lines = ["## Seats", "", f"![Share of wins by seat]({picture.name})", ""]
    lines += ["| table | bots | games | wins by seat (95 %) | furthest from even | mean score | ended by |"]
    lines += ["|---|---|---:|---|---:|---:|---|"]
    for one in several:
        wins = ", ".join(
            f"{w:.1%} [{low:.0%}, {high:.0%}]" for w, (low, high) in zip(one.wins, one.wins_95, strict=True)
        )
        off = max(abs(share - one.even) for share in one.wins)
        cells = [one.table, one.level, f"{one.games:,}", wins, f"{off * 100:.1f} points", mean_score(one), ended(one)]
        lines.append(f"| {' | '.join(cells)} |")
    return [*lines, ""]


def mean_score(one: Balance) -> str:
    return f"{sum(one.mean_scores) / len(one.mean_scores):.1f}" if one.mean_scores else "–"


def seat_bar(one: Balance, seat: int) -> Bar:
    return Bar(LETTERS[seat], one.wins[seat], *one.wins_95[seat])


def ended(one: Balance) -> str:
    return ", ".join(f"{how} {count / one.games:.1%}" for how, count in sorted(one.endings.items()))


def points_section(document: Path, several: list[Balance]) -> list[str]:
    """Where the points come from, as shares of what is won; losses beside them. Nothing for a game without points."""
    several = [one for one in several if one.parts]
    if not several:
        return []
    picture = document.with_name(f"{document.stem}-points.svg")
    rows = {f"{one.table}, {one.level}": gains(one) for one in several}
    write_whole(picture, stacked("Where the points come from", rows))
    lines = ["## Sources of points", "", f"![Where the points come from]({picture.name})", ""]
    names = list(several[0].parts)
    lines += [f"| table | bots | {' | '.join(names)} |", f"|---|---|{'---:|' * len(names)}"]
    for one in several:
        won = sum(points for points in one.parts.values() if points > 0)
        cells = [
            f"{points:.1f} ({points / won:.0%})" if points > 0 else f"{points:.1f}" for points in one.parts.values()
        ]
        lines.append(f"| {one.table} | {one.level} | {' | '.join(cells)} |")
    return [*lines, ""]


def gains(one: Balance) -> dict[str, float]:
    won = {part: points for part, points in one.parts.items() if points > 0}
    total = sum(won.values())
    return {part: points / total for part, points in won.items()}


def spread_section(game_id: str, figures: list[Balance]) -> list[str]:
    """How often each value comes up, of all; nothing for a game that looks at none."""
    figures = [one for one in figures if one.values]
    if not figures:
        return []
    values = sorted({value for one in figures for value in one.values})
    lines = [
        f"## {needed_part(game_id, 'balance').SPREAD}",
        "",
        f"| table | bots | {' | '.join(map(str, values))} |",
    ]
    lines += [f"|---|---|{'---:|' * len(values)}"]
    for one in figures:
        total = sum(one.values.values())
        cells = [f"{one.values.get(value, 0) / total:.0%}" for value in values]
        lines.append(f"| {one.table} | {one.level} | {' | '.join(cells)} |")
    return [*lines, ""]


def solo_section(document: Path, alone: list[Balance]) -> list[str]:
    """Ranks of the solo game, and how often a challenge is won."""
    if not alone:
        return []
    picture = document.with_name(f"{document.stem}-solo.svg")
    groups = [Group(f"{one.table[10:]}, {one.level}", score_bars(one), 0.0) for one in alone if len(one.ranks) > 3]
    write_whole(picture, grouped("Solo scores by tens", groups))
    lines = ["## Alone", "", f"![Solo scores by tens]({picture.name})", ""]
    lines += [
        "| table | bot | games | won (95 %) | mean score | ended by | ranks |",
        "|---|---|---:|---:|---:|---|---|",
    ]
    for one in alone:
        ranks = ", ".join(
            f"{rank.removeprefix('rank-')} {count / one.games:.0%}"
            for rank, count in sorted(one.ranks.items(), key=lambda item: -item[1])
        )
        cells = [one.table, one.level, f"{one.games:,}", won(one), mean_score(one), ended(one), ranks]
        lines.append(f"| {' | '.join(cells)} |")
    return [*lines, ""]


def won(one: Balance) -> str:
    low, high = one.wins_95[0]
    return f"{one.wins[0]:.0%} [{low:.0%}, {high:.0%}]"


def score_bars(one: Balance) -> list[Bar]:
    tens: dict[int, int] = {}
    for score, count in one.scores.items():
        tens[score // 10 * 10] = tens.get(score // 10 * 10, 0) + count
    return [
        Bar(str(ten), count / one.games, count / one.games, count / one.games) for ten, count in sorted(tens.items())
    ]
