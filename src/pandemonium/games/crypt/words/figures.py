"""The figures of the data by the names that sentences and the rules reference call them."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from pandemonium.engine.text import Text
from pandemonium.games.crypt.data.pack import COINS
from pandemonium.games.crypt.rules.figures import PER_TYPE, TYPES, Rules


def figures(rules: Rules) -> dict[str, int | str]:
    return {**collectors(rules), **decks(rules)}


def collectors(rules: Rules) -> dict[str, int]:
    """What each side asks for and gives, as `idol-b-needs` and `idol-b-first`."""
    found: dict[str, int] = {}
    for ((treasure, side), names), needs, coins in zip(COINS.items(), rules.needs, rules.rewards, strict=True):
        here = f"{treasure}-{side.lower()}"
        found[f"{here}-needs"] = needs
        found |= {f"{here}-{name}": figure for name, figure in zip(names, coins, strict=True)}
    found["pottery-a-more"], found["pottery-a-most"] = (found["pottery-a-needs"] + more for more in (1, 2))
    return found


def decks(rules: Rules) -> dict[str, int | str]:
    """The cards of a type, and for each number of players the deck, how often it has each value, and a round."""
    values = rules.values[:PER_TYPE]
    found: dict[str, int | str] = {"values": listed(values, ", "), "each-value": listed(sorted(set(values)))}
    for seats in range(1, 5):
        used = [value for value, players in zip(values, rules.players, strict=False) if players <= max(seats, 2)]
        up, down = rules.face_up[seats], rules.face_down[seats]
        found |= {
            f"deck-{seats}": TYPES * len(used),
            f"copies-{seats}": listed(used.count(value) for value in sorted(set(values))),
            f"face-up-{seats}": up,
            f"face-down-{seats}": down,
            f"rounds-{seats}": TYPES * len(used) // (up + down),
        }
    return found


def ranks(rules: Rules, ids: list[str], words: Path, language: str) -> str:
    """The ranks of the solo game by name, each with the coins it takes."""
    text = Text(language, [words])
    named = (text(f"rank-{id}", coins=0).partition(":")[0] for id in ids)
    return ", ".join(f"{name} {least}" for name, least in zip(named, rules.ranks, strict=True))


def listed(numbers: Iterable[int], between: str = " / ") -> str:
    return between.join(map(str, numbers))
