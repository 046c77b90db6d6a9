"""The Sin cards, the Apocalypse cards, the upgrades and the Dark Past from their files."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from pandemonium.engine.pack import Pack, Provenance
from pandemonium.engine.row import Row, row_of
from pandemonium.games.others.data.figures import MOST, check_figures, check_ids, copy_figures, said
from pandemonium.games.others.data.names import (
    CLUB,
    DOOMS,
    PASTS,
    PRIDE_CARDS,
    SINS,
    SLOTH_CARDS,
    UPGRADES,
    VERBS,
    WINDOWS,
)
from pandemonium.games.others.rules.box import Rules
from pandemonium.games.others.rules.figures import LAST_LEVEL, NOTHING, SIN_DECK
from pandemonium.games.others.rules.printed import Card, Doom, Past, Upgrade

SIN_VERBS: Final[dict[str, tuple[str, bool, bool]]] = {
    "alone-dice": ("combat-prep", True, False),
    "no-help": ("combat-prep", False, True),
    "blame": ("turn-start", True, True),
    "blind": ("after-roll", False, False),
    "cleanse-less": ("cleanse-prep", True, False),
    "two-moves": ("reaction-start", True, False),
    "one-icon": ("city-action", True, False),
    "trophy": ("combat-end", True, True),
    "envied": ("turn-end", False, True),
    "cap-move": ("turn-start", True, False),
    "end-move": ("after-enter", False, False),
    "tomorrow": ("turn-end", False, True),
    "hide": ("combat-prep", True, False),
    "why-bother": ("cleanse-prep", False, False),
    "cancel": ("city-action", False, False),
    "under-bed": ("reaction-start", False, False),
    "overslept": ("extra-spent", False, False),
    "breathless": ("combat-prep", True, False),
}
"""What a Sin card may do: its window, and whether it has an `amount` and `more` (section 3.13)."""
REROLLED: Final = 2
"""Dice that can be named for a reroll (see `rules/choice.py`)."""


class Deed(Struct, frozen=True, forbid_unknown_fields=True):
    verb: str
    amount: int = 0
    more: int = 0


class SinCard(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    copies: int
    window: str
    effect: Deed


class SinCards(Struct, frozen=True, forbid_unknown_fields=True):
    provenance: Provenance
    card: list[SinCard]


class ApocalypseCard(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    summon: Literal["", "hc1", "hc2", "hc3", "hc4", "hc5"] = ""
    abomination_attack: int = 0
    acolyte_armour: int = 0
    place: int = 0
    reach: int = 0
    leave: int = 0
    summons: int = 0
    corruption_dice: int = 0
    tainted: int = 0
    penance_price: int = 0
    hollow: int = 0
    hollow_from: int = 0
    whispers: int = 0
    innocent_dice: int = 0
    flip_dice: int = 0
    curfew: bool = False
    metro: int = 0
    draw: int = 0


class ApocalypseCards(Struct, frozen=True, forbid_unknown_fields=True):
    provenance: Provenance
    card: list[ApocalypseCard]


class UpgradeCard(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    combat_dice: int = 0
    armour: int = 0
    resist: int = 0
    ranged: bool = False
    fire_ignored: int = 0
    corruption_ignored: int = 0
    safe_leave: bool = False
    move: int = 0
    cleanse_dice: int = 0
    banish: int = 0
    scatter: int = 0
    scatter_from: int = 0
    reroll: int = 0
    medic: int = 0
    penance: int = 0
    link: bool = False
    uplink: int = 0
    adrenaline: int = 0
    vaccine: int = 0


class UpgradeCards(Struct, frozen=True, forbid_unknown_fields=True):
    provenance: Provenance
    upgrade: list[UpgradeCard]


class PastCard(Struct, frozen=True, forbid_unknown_fields=True):
    damage: int = 0
    neighbours: int = 0
    strips: bool = False
    advance: int = 0
    draws: int = 0
    defects: bool = False
    attack: int = 0
    armour: int = 0


class DarkPast(Struct, frozen=True, forbid_unknown_fields=True):
    provenance: Provenance
    card: list[PastCard]


def load_sin_cards(pack: Pack, rules: Rules) -> None:
    """Twelve cards of nine kinds for each Sin (OTH-SET-3)."""
    rules.cards = []
    for sin, due in enumerate((PRIDE_CARDS, SLOTH_CARDS)):
        name = f"{SINS[sin]}.toml"
        cards = pack.load(name, SinCards).card
        check_ids(pack, name, cards, due, f"kinds of cards of {SINS[sin]}")
        for card in cards:
            check_sin_card(pack, name, card)
            rules.cards.append(sin_card_of(sin, card))
        copies = sum(card.copies for card in cards)
        pack.check(name, copies == SIN_DECK, f"a Sin has {SIN_DECK} cards, not {copies}")
    rules.in_window = [kinds_in(rules, sin, window) for sin in range(len(SINS)) for window in range(len(WINDOWS))]


def kinds_in(rules: Rules, sin: int, window: int) -> Row:
    return row_of([kind for kind, card in enumerate(rules.cards) if card.sin == sin and card.window == window])


def check_sin_card(pack: Pack, name: str, card: SinCard) -> None:
    verb = card.effect.verb
    pack.check(name, card.copies >= 1, f"{card.id}: the box has at least one copy")
    pack.check(name, verb in SIN_VERBS, f"{card.id}: there is no verb {verb[:40]}, only {', '.join(VERBS)}")
    window, amount, more = SIN_VERBS[verb]
    pack.check(name, card.window == window, f"{card.id}: {verb} is played at {window}, not at {card.window[:40]}")
    for word, wanted, figure in (("amount", amount, card.effect.amount), ("more", more, card.effect.more)):
        fits = 1 <= figure <= MOST if wanted else figure == 0
        pack.check(name, fits, f"{card.id}: {verb} has " + (f"`{word}`, 1 to {MOST}" if wanted else f"no `{word}`"))


def sin_card_of(sin: int, spec: SinCard) -> Card:
    card = Card()
    card.sin, card.copies = sin, spec.copies
    card.window, card.verb = WINDOWS.index(spec.window), VERBS.index(spec.effect.verb)
    card.amount, card.more = spec.effect.amount, spec.effect.more
    return card


def load_dooms(pack: Pack, rules: Rules) -> None:
    """Seven Apocalypse cards of each type; each figure of the Hell Club comes by one of them (OTH-AP-2, OTH-AP-3)."""
    name = "apocalypse_cards.toml"
    cards = pack.load(name, ApocalypseCards).card
    check_ids(pack, name, cards, DOOMS, "Apocalypse cards")
    brought = sorted(card.summon for card in cards if card.summon)
    pack.check(name, brought == list(CLUB), "each figure of the Hell Club is summoned by one card")
    rules.dooms = []
    for card in cards:
        pack.check(name, bool(said(card)), f"{card.id}: the card does nothing")
        check_figures(pack, name, card.id, card)
        both = (card.hollow > 0) == (card.hollow_from > 0)
        pack.check(name, both and card.hollow_from <= LAST_LEVEL, f"{card.id}: hollow goes with hollow_from, a level")
        doom = Doom()
        copy_figures(card, doom)
        doom.summon = CLUB.index(card.summon) if card.summon else NOTHING
        rules.dooms.append(doom)


def load_upgrades(pack: Pack, rules: Rules) -> None:
    """Eighteen upgrades, one copy each (OTH-SET-10)."""
    name = "upgrades.toml"
    cards = pack.load(name, UpgradeCards).upgrade
    check_ids(pack, name, cards, UPGRADES, "upgrades")
    rules.upgrades = []
    for card in cards:
        pack.check(name, bool(said(card)), f"{card.id}: the card gives nothing")
        check_figures(pack, name, card.id, card)
        both = (card.scatter > 0) == (card.scatter_from > 0)
        pack.check(name, both, f"{card.id}: scatter goes with scatter_from, a number of monsters")
        pack.check(name, card.reroll <= REROLLED, f"{card.id}: {REROLLED} dice at most are rerolled")
        upgrade = Upgrade()
        copy_figures(card, upgrade)
        rules.upgrades.append(upgrade)


def load_pasts(pack: Pack, rules: Rules) -> None:
    """Seven Dark Past cards; one hero defects (OTH-DP-1, OTH-R55)."""
    name = "dark_past.toml"
    cards = pack.load(name, DarkPast).card
    pack.check(name, len(cards) == len(PASTS), f"the box has {len(PASTS)} Dark Past cards, not {len(cards)}")
    pack.check(name, sum(card.defects for card in cards) <= 1, "one hero defects at most: there is one figure for it")
    rules.pasts = []
    for number, card in enumerate(cards, 1):
        pack.check(name, bool(said(card)), f"card {number} does nothing")
        check_figures(pack, name, f"card {number}", card)
        plain = card.defects or not (card.attack or card.armour)
        pack.check(name, plain, f"card {number}: only a hero who defects has attack and armour")
        past = Past()
        copy_figures(card, past)
        rules.pasts.append(past)
