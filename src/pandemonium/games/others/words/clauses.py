"""What is printed on boards and cards, figure by figure: a phrase for everything that is there."""

from __future__ import annotations

from typing import Final

from pandemonium.engine.phrase import Fact, Phrase, phrase
from pandemonium.games.others.rules.figures import CONTROLLER, HELL_CLUB, NOTHING
from pandemonium.games.others.rules.printed import ClubMember, Doom, Level, Past, Upgrade
from pandemonium.games.others.words.naming import KIND_NAMES

UPGRADE_FIGURES: Final = (
    "combat_dice",
    "armour",
    "resist",
    "ranged",
    "fire_ignored",
    "corruption_ignored",
    "safe_leave",
    "move",
    "cleanse_dice",
    "banish",
    "scatter",
    "reroll",
    "medic",
    "penance",
    "link",
    "uplink",
    "adrenaline",
    "vaccine",
)
DOOM_FIGURES: Final = (
    "abomination_attack",
    "acolyte_armour",
    "place",
    "reach",
    "leave",
    "summons",
    "corruption_dice",
    "tainted",
    "penance_price",
    "hollow",
    "whispers",
    "innocent_dice",
    "flip_dice",
    "curfew",
    "metro",
    "draw",
)
CLUB_FIGURES: Final = ("hits", "corruption", "reach", "tempts", "blocks")
FROM: Final = {"scatter": "scatter_from", "hollow": "hollow_from"}
"""The figures that count only from another figure on."""


def upgrade(card: Upgrade) -> list[Phrase]:
    return clauses("upgrade", card, UPGRADE_FIGURES)


def doom(card: Doom) -> list[Phrase]:
    comes = [phrase("doom-does-summon", kind=KIND_NAMES[HELL_CLUB + card.summon])] if card.summon != NOTHING else []
    return comes + clauses("doom", card, DOOM_FIGURES)


def club(figure: ClubMember) -> list[Phrase]:
    return clauses("club", figure, CLUB_FIGURES)


def level(field: Level) -> list[Phrase]:
    said = [phrase("level-does-card")] if field.card else []
    if field.summon != NOTHING:
        said.append(phrase(f"level-does-{'controller' if field.summon == CONTROLLER else 'abomination'}"))
    return said + clauses("level", field, ("reaction", "dice"))


def past(card: Past) -> list[Phrase]:
    """In the order in which it is resolved (OTH-DP-1)."""
    if card.defects:
        return [phrase("past-does-defects", attack=card.attack, armour=card.armour)]
    if card.strips:
        return [phrase("past-does-strips", amount=card.damage)]
    return clauses("past", card, ("advance", "draws", "damage", "neighbours"))


def clauses(sort: str, printed: object, figures: tuple[str, ...]) -> list[Phrase]:
    found = []
    for figure in figures:
        amount = int(getattr(printed, figure))
        if amount:
            facts: dict[str, Fact] = {"amount": amount}
            if figure in FROM:
                facts["from"] = int(getattr(printed, FROM[figure]))
            found.append(Phrase(f"{sort}-does-{figure.replace('_', '-')}", facts))
    return found
