"""The solo game's data: ranks of the Journey into Infamy, and the challenges' targets and rows."""

from __future__ import annotations

from msgspec import Struct

from pandemonium.engine.pack import Pack, Provenance
from pandemonium.games.inferno.data.names import TRACKS
from pandemonium.games.inferno.rules.challenge import NEEDS
from pandemonium.games.inferno.rules.figures import PLAGUES, Rules


class Rank(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    least: int


class Row(Struct, frozen=True, forbid_unknown_fields=True):
    laid: int = 0
    isolated: int = 0
    standing: int = 0
    all_laid: int = 0
    skull: int = 0
    discs: int = 0
    frauds: int = 0
    cube: bool = False
    pay: int = 0


class Challenge(Struct, frozen=True, forbid_unknown_fields=True):
    targets: list[int]
    rows: list[list[Row]]


class BlackDeath(Struct, frozen=True, forbid_unknown_fields=True):
    targets: list[int]
    rows: list[list[Row]]
    plagues: int


class Solo(Struct, frozen=True, forbid_unknown_fields=True):
    provenance: Provenance
    ranks: list[Rank]
    penalty: list[int]
    minos: int
    payback: Challenge
    black_death: BlackDeath
    descent: Challenge


def load_solo(pack: Pack, rules: Rules) -> list[str]:
    name = "solo.toml"
    spec = pack.load(name, Solo)
    rules.ranks = [rank.least for rank in spec.ranks]
    pack.check(name, bool(rules.ranks) and rules.ranks[0] == 0, "the lowest rank takes 0 Infamy")
    pack.check(name, rules.ranks == sorted(rules.ranks), "ranks must rise")
    pack.check(name, len(spec.penalty) == len(TRACKS), "penalty: one figure for each Diploma")
    pack.check(name, 1 <= spec.black_death.plagues <= PLAGUES, f"the Black Death takes 1 to {PLAGUES} Plague cards")
    rules.penalties, rules.minos, rules.plague_cards = list(spec.penalty), spec.minos, spec.black_death.plagues
    rules.challenge_targets, rules.challenge_rows = [[]], [[]]
    for challenge in (spec.payback, spec.black_death, spec.descent):
        complete = len(challenge.rows) == len(TRACKS) and all(len(row) == 3 for row in challenge.rows)
        pack.check(name, complete and len(challenge.targets) == 3, "8 rows and a target, in three difficulties")
        rules.challenge_targets.append(list(challenge.targets))
        rules.challenge_rows.append([[figures(row) for row in rows] for rows in challenge.rows])
    return [rank.id for rank in spec.ranks]


def figures(row: Row) -> list[int]:
    return [int(getattr(row, need)) for need in NEEDS]
