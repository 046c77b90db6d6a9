"""The last chapter of the rules reference: what is printed on the boards and cards, as the data in use have it."""

from __future__ import annotations

from collections.abc import Iterable

from pandemonium.engine.phrase import Fact, Name
from pandemonium.engine.text import Text
from pandemonium.games.inferno.data.names import (
    BARRELS,
    BONUSES,
    DIFFICULTIES,
    ENDINGS,
    GUARDIANS,
    ITEMS,
    SINS,
    SOLO_MODES,
    STOPS,
    TRACKS,
)
from pandemonium.games.inferno.rules.challenge import NEEDS
from pandemonium.games.inferno.rules.figures import CIRCLES, FIRST_TRACK, FRAUDS, STOP_DIPLOMA, Board, Rules
from pandemonium.games.inferno.rules.state import ANY_BARREL, ANY_GUEST
from pandemonium.games.inferno.words.naming import card_facts

NOTHING = "–"
FAMILY_ITEMS = {ANY_GUEST: "reference-any-guest", ANY_BARREL: "reference-any-barrel"}


class Figures:
    """The figures in one language."""

    def __init__(self, rules: Rules, ranks: list[str], text: Text) -> None:
        self.rules = rules
        self.rank_ids = ranks
        self.text = text

    def chapter(self) -> str:
        rules = self.rules
        parts = (
            "## " + self.text("reference-heading"),
            self.text("reference-intro"),
            self.table("circles", [self.circle(circle) for circle in range(1, CIRCLES + 1)]),
            "\n".join(f"- {line}" for line in self.boards()),
            self.table("families", [self.family(number) for number in range(len(rules.family_drachmas))]),
            self.table("apprentices", [self.apprentice(number) for number in range(len(rules.apprentice_drachmas))]),
            self.table("plagues", [[str(number), self.sins(card)] for number, card in enumerate(rules.plagues, 1)]),
            self.table("frauds", [self.fraud(card) for card in range(FRAUDS)]),
            self.text("reference-ranks", ranks=self.ranks()),
            self.text("reference-challenges"),
            *(self.challenge(mode) for mode in range(1, len(SOLO_MODES))),
        )
        return "\n\n".join(parts) + "\n"

    def told(self) -> dict[str, Fact]:
        """What the other chapters say of the data."""
        guardians = {f"guardians-{circle}": self.guardians(circle) for circle in range(1, CIRCLES + 1)}
        return {"minos": self.rules.minos, "plague-cards": self.rules.plague_cards, **guardians}

    def guardians(self, circle: int) -> str:
        """Who begins in a circle, and on which end of it."""
        rules = self.rules
        here = [number for number in range(len(GUARDIANS)) if rules.guardian_circle[number] == circle]
        sides = ("left" if rules.guardian_left[number] else "right" for number in here)
        said = [
            self.text(f"reference-{side}", guardian=Name(GUARDIANS[n])) for n, side in zip(here, sides, strict=True)
        ]
        return ", ".join(said) or NOTHING

    def boards(self) -> list[str]:
        rules, text = self.rules, self.text
        tower, florins, guests, home = rules.reputation
        return [
            text("reference-entry", florins=rules.entry_florins),
            text("reference-tower", spaces=listed(rules.floor_spaces)),
            text(
                "reference-loans",
                losses=listed(rules.loan_losses),
                space=rules.instant_space + 1,
                infamy=rules.instant_loss,
            ),
            text(
                "reference-panel",
                bread=rules.bread_spaces,
                cloth=rules.cloth_diploma,
                wine=rules.wine_skull,
                weapons=rules.weapons_infamy,
            ),
            text("reference-reputation", tower=tower, florins=florins, guests=guests, home=home),
            text("reference-money", florins=rules.florin_benefit, drachmas=rules.drachma_benefit),
            self.path("A", rules.side_a, (1, 2)),
            self.path("B", rules.side_b, (3, 4)),
            text("reference-first-game", step=rules.side_b.start[0], shortcut=rules.side_b.shortcut),
        ]

    def circle(self, circle: int) -> list[str]:
        rules, track = self.rules, circle - FIRST_TRACK
        row = [circle, self.text(SINS[circle - 1]), rules.side_a.width[circle], rules.side_b.width[circle]]
        row += [rules.souls[circle - 1], rules.infamy[circle]]
        if track >= 0:
            row += [rules.beyond[track], rules.cubes[track], self.text(f"bonus-{BONUSES[rules.printed[track]]}")]
        return [str(cell) for cell in row] + [NOTHING] * (9 - len(row))

    def path(self, side: str, board: Board, counts: tuple[int, int]) -> str:
        stops = ", ".join(f"{step} {self.stop(board, step)}" for step in range(len(board.path)))
        starts = [self.text("reference-start", step=board.start[count], players=count) for count in counts]
        return self.text("reference-path", side=side, stops=stops, starts=", ".join(starts))

    def stop(self, board: Board, step: int) -> str:
        kind = board.path[step]
        facts: dict[str, Fact] = {"circle": board.path_circle[step]} if kind == STOP_DIPLOMA else {}
        name = self.text(f"reference-stop-{STOPS[kind]}", **facts)
        return self.text("reference-stop-left", stop=name) if board.left >> step & 1 else name

    def family(self, number: int) -> list[str]:
        rules = self.rules
        kind = FAMILY_ITEMS.get(rules.family_item[number])
        item = self.text(kind, floor=rules.family_item_floor[number]) if kind else NOTHING
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
        ending = self.text(f"gives-{ENDINGS[rules.end_benefit[card]]}", sin=Name(TRACKS[rules.end_of[card]]))
        right = [self.text(BARRELS[rules.end_barrel[card]]), ending, self.text(SINS[rules.end_soul[card] - 1])]
        return [str(card + 1), *left, *right]

    def ranks(self) -> str:
        names = [self.text(f"rank-{rank}", infamy=0).partition(":")[0] for rank in self.rank_ids]
        return ", ".join(f"{name} {least}" for name, least in zip(names, self.rules.ranks, strict=True))

    def challenge(self, mode: int) -> str:
        rows = [
            [self.text(sin), *(self.needs(mode, track, level) for level in range(3)), f"−{self.rules.penalties[track]}"]
            for track, sin in enumerate(TRACKS)
        ]
        targets = [str(self.rules.challenge_targets[mode][level]) for level in range(len(DIFFICULTIES))]
        last = [self.text("reference-target"), *targets, NOTHING]
        return f"### {self.text(f'option-solo-{SOLO_MODES[mode]}')}\n\n" + self.table("challenge", [*rows, last])

    def needs(self, mode: int, track: int, level: int) -> str:
        figures = zip(NEEDS, self.rules.challenge_rows[mode][track][level], strict=True)
        return ", ".join(self.text(f"asks-{need.replace('_', '-')}", count=count) for need, count in figures if count)

    def sins(self, circles: Iterable[int]) -> str:
        return ", ".join(self.text(SINS[circle - 1]) for circle in circles)

    def table(self, head: str, rows: list[list[str]]) -> str:
        columns = self.text(f"reference-{head}").split("|")
        lines = [columns, *rows]
        head, *body = ("| " + " | ".join(line) + " |" for line in lines)
        return "\n".join([head, "|" + "---|" * len(columns), *body])


def listed(numbers: Iterable[int]) -> str:
    return ", ".join(map(str, numbers))
