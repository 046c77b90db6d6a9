"""The figures of the rules reference, made from the data.

    python -m tests.games.inferno.reference

writes them anew, in both languages.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from pandemonium.cli.wording import text_of
from pandemonium.engine.phrase import Name
from pandemonium.engine.text import LANGUAGES, Text
from pandemonium.games.inferno.challenge import NEEDS
from pandemonium.games.inferno.game import inferno
from pandemonium.games.inferno.names import BARRELS, BONUSES, DIFFICULTIES, ENDINGS, SINS, SOLO_MODES, TRACKS
from pandemonium.games.inferno.naming import card_facts
from pandemonium.games.inferno.rules import CIRCLES, FIRST_TRACK, FRAUDS, STOP_DIPLOMA, STOP_FRAUD, STOP_PAGAN, Board
from pandemonium.games.inferno.state import ANY_BARREL, ANY_GUEST
from pandemonium.games.inferno.view import ITEMS

SAID = {
    "en": {
        "heading": "Cards and figures",
        "intro": "What is printed on the boards and cards, as the data files of this table have it. "
        "Most of it is our reconstruction; whoever owns the box can put in its figures with a data pack.",
        "circles": "Circle|Sin|Shields, side A|Shields, side B|Souls|Infamy|Beyond level 4|Cube|Printed bonus",
        "entry": "Entry of a Noble to a special location, in Florins: {}.",
        "tower": "Spaces of the Tower, from the ground floor up: {}.",
        "loans": "Infamy lost at the end by the Boat’s space, from the top: {}. "
        "Arriving on space {} for the first time, and every loan on the last space, costs {} at once.",
        "panel": "Supply panel: bread 1 Infamy for every {} levels, cloth {} for each Diploma, wine {} for each Skull, "
        "weapons {} or a half-Diploma.",
        "reputation": "Reputation: highest Tower {}, most Florins {}, most Guests {}, most family at home {}.",
        "path": "Dante’s path, side {}: {}. He begins on {}.",
        "starts": "step {} (players: {})",
        "first-game": "The first game begins on step {}; the Shortcut for three players lies on step {}.",
        "stops": "–|Fraud|pagan|Diploma of circle {}",
        "left": "{} (left)",
        "families": "Family|Urchins|Nobles in the Tower|Floors|Guest or Barrel|Drachmas|Florins|Left|Right",
        "apprentices": "Apprentice|Skulls|In the Tower|Drachmas|Florins",
        "any": "any Guest|any Barrel",
        "plagues": "Plague|Souls",
        "frauds": "Fraud|Barrel|Advance on|or|At the end, Barrel|Gives|or a Soul of",
        "ranks": "Ranks of the Journey into Infamy, from so much Infamy: {}.",
        "challenge": "Diploma|easy|medium|hard|else",
        "target": "target",
    },
    "pl": {
        "heading": "Karty i liczby",
        "intro": "To, co jest wydrukowane na planszach i kartach, według plików danych tego stołu. "
        "Większość to nasza rekonstrukcja; kto ma pudełko, może wstawić jego liczby w pakiecie danych.",
        "circles": "Krąg|Grzech|Tarcze, strona A|Tarcze, strona B|Dusze|Niesława|Ponad poziom 4|Kostka|Premia",
        "entry": "Wstęp Szlachcica do lokacji specjalnej, we Florenach: {}.",
        "tower": "Miejsca w Wieży, od parteru w górę: {}.",
        "loans": "Niesława tracona na końcu według pola Łodzi, od góry: {}. "
        "Pierwsze wejście na pole {} i każda pożyczka na ostatnim polu od razu kosztują {}.",
        "panel": "Panel Zaopatrzenia: chleb +1 Niesławy za każde {} poziomy, sukno +{} za każdy Dyplom, "
        "wino +{} za każdą Czaszkę, broń +{} albo ½ Dyplomu.",
        "reputation": "Reputacja: najwyższa Wieża {}, najwięcej Florenów {}, "
        "najwięcej Gości {}, najwięcej krewnych w domu {}.",
        "path": "Ścieżka Dantego, strona {}: {}. Początek na {}.",
        "starts": "stopniu {} (osoby: {})",
        "first-game": "Pierwsza gra zaczyna się na stopniu {}; Skrót dla trzech osób leży na stopniu {}.",
        "stops": "–|Oszustwo|poganin|Dyplom kręgu {}",
        "left": "{} (lewa)",
        "families": "Ród|Ulicznicy|Szlachcice w Wieży|Piętra|Gość lub Beczka|Drachmy|Floreny|W lewo|W prawo",
        "apprentices": "Uczeń|Czaszki|W Wieży|Drachmy|Floreny",
        "any": "dowolny Gość|dowolna Beczka",
        "plagues": "Plaga|Dusze",
        "frauds": "Oszustwo|Beczka|Przesunięcie|albo|Na końcu Beczka|Daje|albo Dusza",
        "ranks": "Tytuły Wyprawy ku Niesławie, od takiej Niesławy: {}.",
        "challenge": "Dyplom|łatwy|średni|trudny|inaczej",
        "target": "próg",
    },
}


class Figures:
    """The section in one language."""

    def __init__(self, language: str) -> None:
        self.game = inferno()
        self.rules = self.game.rules
        self.text: Text = text_of(self.game, language)
        self.said = SAID[language]

    def section(self) -> str:
        parts = (
            self.boards(),
            self.table("families", [self.family(n) for n in range(len(self.rules.family_drachmas))]),
            self.table("apprentices", [self.apprentice(n) for n in range(len(self.rules.apprentice_drachmas))]),
            self.table("plagues", [[str(n), self.sins(card)] for n, card in enumerate(self.rules.plagues, 1)]),
            self.table("frauds", [self.fraud(card) for card in range(FRAUDS)]),
            self.said["ranks"].format(self.ranks()),
            *(self.challenge(mode) for mode in range(1, len(SOLO_MODES))),
        )
        return f"## {self.said['heading']}\n\n{self.said['intro']}\n\n" + "\n\n".join(parts) + "\n"

    def boards(self) -> str:
        rules, say = self.rules, self.said
        worths = rules.bread_spaces, rules.cloth_diploma, rules.wine_skull, rules.weapons_infamy
        lines = (
            say["entry"].format(rules.entry_florins),
            say["tower"].format(listed(rules.floor_spaces)),
            say["loans"].format(listed(rules.loan_losses), rules.instant_space + 1, rules.instant_loss),
            say["panel"].format(*worths),
            say["reputation"].format(*rules.reputation),
            self.path("A", rules.side_a, (1, 2)),
            self.path("B", rules.side_b, (3, 4)),
            say["first-game"].format(rules.side_b.start[0], rules.side_b.shortcut),
        )
        circles = self.table("circles", [self.circle(circle) for circle in range(1, CIRCLES + 1)])
        return circles + "\n\n" + "\n".join(f"- {line}" for line in lines)

    def circle(self, circle: int) -> list[str]:
        rules, track = self.rules, circle - FIRST_TRACK
        row = [circle, self.text(SINS[circle - 1]), rules.side_a.width[circle], rules.side_b.width[circle]]
        row += [rules.souls[circle - 1], rules.infamy[circle]]
        if track >= 0:
            row += [rules.beyond[track], rules.cubes[track], self.text(f"bonus-{BONUSES[rules.printed[track]]}")]
        return [str(cell) for cell in row] + ["–"] * (9 - len(row))

    def path(self, side: str, board: Board, counts: tuple[int, int]) -> str:
        stops = [f"{step} {self.stop(board, step)}" for step in range(len(board.path))]
        starts = [self.said["starts"].format(board.start[count], count) for count in counts]
        return self.said["path"].format(side, ", ".join(stops), ", ".join(starts))

    def stop(self, board: Board, step: int) -> str:
        names = self.said["stops"].split("|")
        kind = {STOP_FRAUD: 1, STOP_PAGAN: 2, STOP_DIPLOMA: 3}.get(board.path[step], 0)
        name = names[kind].format(board.path_circle[step])
        return self.said["left"].format(name) if board.left >> step & 1 else name

    def family(self, number: int) -> list[str]:
        rules = self.rules
        guest, barrel = self.said["any"].split("|")
        item = {ANY_GUEST: guest, ANY_BARREL: barrel}.get(rules.family_item[number], "–")
        counts = rules.family_urchins[number], rules.family_parked[number], rules.family_floors[number]
        tracks = self.text(TRACKS[rules.family_left[number]]), self.text(TRACKS[rules.family_right[number]])
        coins = rules.family_drachmas[number], rules.family_florins[number]
        return [str(cell) for cell in (number + 1, *counts, item, *coins, *tracks)]

    def apprentice(self, number: int) -> list[str]:
        rules = self.rules
        skulls = ", ".join(self.text(TRACKS[track]) for track in rules.apprentice_skulls[number])
        item = self.text(ITEMS[rules.apprentice_items[number]])
        coins = rules.apprentice_drachmas[number], rules.apprentice_florins[number]
        return [str(cell) for cell in (number + 1, skulls, item, *coins)]

    def fraud(self, card: int) -> list[str]:
        rules, facts = self.rules, card_facts(self.rules, card)
        left = [
            self.text(fact.id) for fact in (facts["needs"], facts["track"], facts["instant"]) if isinstance(fact, Name)
        ]
        sin = Name(TRACKS[rules.end_of[card]])
        ending = self.text(f"terminal-ending-{ENDINGS[rules.end_benefit[card]]}", sin=sin)
        right = [self.text(BARRELS[rules.end_barrel[card]]), ending, self.text(SINS[rules.end_soul[card] - 1])]
        return [str(card + 1), *left, *right]

    def ranks(self) -> str:
        names = [self.text(f"rank-{rank}", infamy=0).partition(":")[0] for rank in self.game.ranks]
        return ", ".join(f"{name} {least}" for name, least in zip(names, self.rules.ranks, strict=True))

    def challenge(self, mode: int) -> str:
        rows = [
            [self.text(sin), *(self.needs(mode, track, level) for level in range(3)), f"−{self.rules.penalties[track]}"]
            for track, sin in enumerate(TRACKS)
        ]
        targets = [str(self.rules.challenge_targets[mode][level]) for level in range(len(DIFFICULTIES))]
        title = self.text(f"option-solo-{SOLO_MODES[mode]}")
        return f"### {title}\n\n" + self.table("challenge", [*rows, [self.said["target"], *targets, "–"]])

    def needs(self, mode: int, track: int, level: int) -> str:
        figures = zip(NEEDS, self.rules.challenge_rows[mode][track][level], strict=True)
        return ", ".join(
            self.text(f"terminal-need-{need.replace('_', '-')}", count=count) for need, count in figures if count
        )

    def sins(self, circles: Iterable[int]) -> str:
        return ", ".join(self.text(SINS[circle - 1]) for circle in circles)

    def table(self, head: str, rows: list[list[str]]) -> str:
        columns = self.said[head].split("|")
        lines = [columns, ["---"] * len(columns), *rows]
        return (
            "\n".join("| " + " | ".join(line) + " |" for line in lines)
            .replace("| --- ", "|---")
            .replace("--- |", "---|")
        )


def listed(numbers: Iterable[int]) -> str:
    return ", ".join(map(str, numbers))


def file_of(language: str) -> Path:
    return inferno().folder / "text" / f"rules.{language}.md"


def with_figures(language: str) -> str:
    """The reference with its last section as the data have it now."""
    prose = file_of(language).read_text(encoding="utf-8").partition(f"## {SAID[language]['heading']}")[0]
    return prose.rstrip("\n") + "\n\n" + Figures(language).section()


if __name__ == "__main__":
    for spoken in LANGUAGES:
        file_of(spoken).write_text(with_figures(spoken), encoding="utf-8")
