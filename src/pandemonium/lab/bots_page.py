"""The bots' page: tables and charts of `docs/bots.md`, written between its marks from the figures kept beside it."""

from __future__ import annotations

from pathlib import Path

from pandemonium.engine.registry import load_game, part_of
from pandemonium.engine.whole import write_whole
from pandemonium.lab.arena import Standing
from pandemonium.lab.bars import Bar, Group, grouped
from pandemonium.lab.chart import Curve, Point, chart
from pandemonium.lab.figure import Figure, command, is_old, is_under_way, known, reworded
from pandemonium.lab.interval import Interval
from pandemonium.playing.experiment import Experiment
from pandemonium.playing.levels import UNHURRIED

OPENING = "<!-- figures: "
BEGIN, END = OPENING + "{} -->\n", "<!-- figures end -->\n"
OLD = " °"
"""Marks a figure that is old."""
NUMBERS = ("no", "one", "two", "three", "four")


class NoEndMark(ValueError):
    """A section of a page that is nowhere closed: its figures would take the place of all that follows."""


def read_page(document: Path) -> str:
    page = document.read_text(encoding="utf-8")
    for section in page.split(OPENING)[1:]:
        if END not in section:
            mark = f"{OPENING}{section.splitlines()[0]}"
            raise NoEndMark(f"{document}: after “{mark}” there is no line “{END.strip()}”; nothing was written")
    return page


def write_page(document: Path, figures: dict[str, Figure]) -> None:
    """The words around the marks stay as they are."""
    wanted = known()
    page = read_page(document)
    for game_id in dict.fromkeys(name.split()[0] for name in wanted):
        before, mark, rest = page.partition(BEGIN.format(game_id))
        if mark:
            names = [name for name in wanted if name.startswith(f"{game_id} ") and name in figures]
            ours = {name: reworded(figures[name], wanted[name]) for name in names}
            page = f"{before}{mark}{section(ours, wanted)}{END}{rest.partition(END)[2]}"
            draw_curves(document, game_id, ours)
    write_whole(document, page)
    write_whole(document.with_name(f"{document.stem}-roles.svg"), roles_chart(figures))


def section(ours: dict[str, Figure], wanted: dict[str, Experiment]) -> str:
    old = {name: OLD if is_old(name, figure, wanted[name]) else "" for name, figure in ours.items()}
    parts = [
        table(["who against whom", "games", "wins (even)", "mean points", "to reach"], matches(ours, old)),
        table(
            ["tried against", "players, role", "verdict", "games", "wins", "the other there", "gain"], told(ours, old)
        ),
        table(["players", "playouts of one second's thought", "races looked at"], counted(ours, old)),
        "```\n" + "\n".join(command(name, figure.experiment) for name, figure in ours.items()) + "\n```\n",
    ]
    return "\n".join(part for part in parts if part)


def table(headings: list[str], rows: list[list[str]]) -> str:
    if not rows:
        return ""
    rule = ["---"] + ["---:"] * (len(headings) - 1)
    return "".join(f"| {' | '.join(cells)} |\n" for cells in [headings, rule, *rows])


def matches(ours: dict[str, Figure], old: dict[str, str]) -> list[list[str]]:
    """Of each match the first level's line in each role."""
    rows = []
    for name, figure in ours.items():
        one, report = figure.experiment, figure.report
        for line in report.standings if report else []:
            if line.level == one.levels[0]:
                who = f"{met(one)}{', as ' + line.role if line.role else ''}{old[name]}"
                rows.append([who, str(line.games), won(one, line), points(line), one.reach])
    return rows


def met(one: Experiment) -> str:
    """`hard` against three `normal`, one second, all A."""
    level, *others = one.levels
    who = f"`{level}` alone" if not others else f"`{level}` against "
    if others:
        who += f"`{others[0]}`" if len(others) == 1 else f"{NUMBERS[len(others)]} `{others[0]}`"
    second = "" if one.seconds == UNHURRIED else f"{one.seconds:g} s a decision"
    return ", ".join(part for part in (who, second, one.note) if part)


def won(one: Experiment, line: Standing) -> str:
    return f"{share(line.wins)} {ends(line.wins_95)} ({line.even * 100:.0f} %)" if len(one.levels) > 1 else ""


def share(part: float) -> str:
    return f"{part * 100:.1f} %"


def ends(interval: Interval) -> str:
    return f"[{interval[0] * 100:.1f}, {interval[1] * 100:.1f}]"


def points(line: Standing) -> str:
    if line.mean_score is None or line.mean_score_95 is None:
        return ""
    return f"{line.mean_score:.1f} [{line.mean_score_95[0]:.1f}, {line.mean_score_95[1]:.1f}]"


def told(ours: dict[str, Figure], old: dict[str, str]) -> list[list[str]]:
    rows = []
    for name, figure in ours.items():
        one = figure.experiment
        for verdict in figure.verdicts:
            who = f"`{one.levels[0]}` against `{one.levels[1]}`{old[name]}"
            where = f"{one.players}{', ' + verdict.role if verdict.role else ''}"
            low, high = (f"{end * 100:+.0f}" for end in verdict.gain_95)
            cells = [str(verdict.games), share(verdict.wins), share(verdict.others), f"{low} to {high} points"]
            rows.append([who, where, f"**{verdict.verdict}**{' so far' if is_under_way(figure) else ''}", *cells])
    return rows


def counted(ours: dict[str, Figure], old: dict[str, str]) -> list[list[str]]:
    found = [(name, figure.experiment.players, figure.playouts) for name, figure in ours.items()]
    return [[f"{seats}{old[name]}", f"{one.a_second:,.0f}", str(one.races)] for name, seats, one in found if one]


def draw_curves(document: Path, game_id: str, ours: dict[str, Figure]) -> None:
    """The share of games `hard` wins against `normal`, by playouts a decision; a curve for each bound."""
    bounds: dict[int, float] = getattr(part_of(load_game(game_id), "experiments"), "BOUNDS", {})
    curves = [
        Curve(f"{seats} players", 1 / seats, bound, series(ours, f"{game_id} hard-normal {seats} "))
        for seats, bound in bounds.items()
    ]
    if curves:
        write_whole(document.with_suffix(".svg"), chart(curves))


def series(ours: dict[str, Figure], begin: str) -> list[Point]:
    """The runs of a series by their playouts, with which their names end."""
    found = []
    for name, figure in ours.items():
        if name.startswith(begin) and figure.report:
            line = next(line for line in figure.report.standings if line.level.startswith("hard"))
            found.append(Point(int(name.removeprefix(begin)), line.wins, *line.wins_95))
    return sorted(found, key=lambda point: point.playouts)


def roles_chart(figures: dict[str, Figure]) -> str:
    """What `hard` wins in each role, beside what `normal` wins there."""
    groups: dict[str, list[Bar]] = {}
    for name, figure in figures.items():
        one = figure.experiment
        if figure.verdicts and one.levels[1] == "normal" and name in known():
            title = f"{name.split()[0]}, {one.players} ({one.levels[0].partition(':')[2]})"
            groups.setdefault(title, []).extend(bars(figure))
    told = [Group(title, groups[title], 0.0) for title in sorted(groups)]
    return grouped("Share of wins by role: normal, then hard at the same deals", told)


def bars(figure: Figure) -> list[Bar]:
    pairs = [(one.role[:3], share) for one in figure.verdicts for share in (one.others, one.wins)]
    return [
        Bar(f"{role} {'n' if at % 2 == 0 else 'h'}".strip(), part, part, part) for at, (role, part) in enumerate(pairs)
    ]
