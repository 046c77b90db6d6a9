"""Every component of the box (section 6.3): 88 tokens, 70 cards, 47 figures, 20 damage and 7 tentacle markers.

Each is in one place: the board, a hero, the supply, a deck, a hand, a discard pile, a pool, the Reserve or the box.
What a play does not use, other Sins, Acolytes, cards and tokens, lies in the box.
"""

from __future__ import annotations

from pandemonium.engine.bits import BIT, count, members
from pandemonium.games.others.data.names import ALLIES, CARDS, CULTS, DOOMS, HEROES, KINDS, SINS, TOKENS, UPGRADES
from pandemonium.games.others.rules.counts import count_of
from pandemonium.games.others.rules.figures import (
    ABOMINATION,
    ACOLYTE,
    CORRUPTION_TYPE,
    DEADLY,
    DOOMS_EACH,
    HELL_CLUB,
    INNOCENT,
    KARL,
    MOLE,
    NOTHING,
    NOWHERE,
    PASTS,
    SLOTS,
    SQUAD,
    WOLF,
)
from pandemonium.games.others.rules.state import Others
from pandemonium.games.others.rules.supply import (
    ABOMINATION_FIGURES,
    ACOLYTE_FIGURES,
    ALTARS,
    MARK_TOKENS,
    METRO_TOKENS,
    ORBITALS,
    REACTION_TOKENS,
    START_TOKENS,
    TENTACLE_MARKERS,
    TURNS_EACH,
)


def components(state: Others) -> list[str]:
    return [*tokens(state), *cards(state), *heroes(state), *monsters(state), *markers(state)]


def tokens(state: Others) -> list[str]:
    return [*exploration(state), *allies(state), *boards_tokens(state), *laid_tokens(state)]


def exploration(state: Others) -> list[str]:
    """In the supply, in the city face up or down, with heroes; Innocents killed or delivered lie in the box."""
    found = [count_of(state.supply, kind) for kind in range(len(TOKENS))]
    for space in state.city.spaces:
        for kind in range(len(TOKENS)):
            found[kind] += count_of(state.tokens[space], kind) + count_of(state.down[space], kind)
    found[TOKENS.index("extra-turn")] += sum(state.extra)
    found[INNOCENT] += sum(state.innocents) + state.boxed
    return [f"token {TOKENS[kind]}" for kind, number in enumerate(found) for _ in range(number)]


def allies(state: Others) -> list[str]:
    """In a space, with a hero; one who is not on this map lies in the box."""
    found = []
    for ally, name in enumerate(ALLIES):
        places = int(state.ally[ally] != NOWHERE) + sum(carried >> ally & 1 for carried in state.allies)
        found += [f"ally {name}"] * (places if state.city.allies[ally] != NOWHERE else 1)
    return found


def boards_tokens(state: Others) -> list[str]:
    """Turn and City Action tokens of the four places round the table, Reaction tokens and Marks."""
    found = ["reaction"] * max(REACTION_TOKENS, state.permanent + state.temporary) + ["mark"] * MARK_TOKENS
    for slot in range(SLOTS):
        active = state.turns[slot] if slot < state.heroes else 0
        found += ["turn"] * max(TURNS_EACH, active)
        found += [f"city action {slot}"] * max(1, list(state.slot_token).count(slot))
    return found


def laid_tokens(state: Others) -> list[str]:
    """Orbital tokens move; Altars, Metro and Start tokens stay where the map put them."""
    found = ["orbital"] * max(ORBITALS, len(state.orbitals))
    return found + ["altar"] * ALTARS + ["metro"] * METRO_TOKENS + ["start"] * START_TOKENS


def cards(state: Others) -> list[str]:
    return [*sin_cards(state), *dooms(state), *upgrades(state), *pasts(state)]


def sin_cards(state: Others) -> list[str]:
    """Of the Sin that plays: deck, hand, discard pile, and the one whose effect is going on."""
    found = []
    for card, printed in enumerate(state.rules.cards):
        number = printed.copies
        if printed.sin == state.sin:
            number = state.sin_deck.count(card) + state.hand[card] + state.discard[card] + (state.playing == card)
        found += [f"card {CARDS[card]}"] * number
    return found


def dooms(state: Others) -> list[str]:
    """Of the adventure's type: deck, revealed, or in the Sin's hands to choose from."""
    kind = state.rules.adventures[state.adventure].kind
    away = [card for card in range(len(DOOMS)) if card // DOOMS_EACH != kind]
    return [f"doom {DOOMS[card]}" for card in (*away, *state.doom_deck, *state.doom_pair, *state.revealed)]


def upgrades(state: Others) -> list[str]:
    owned = [card for held in (state.pool, *state.upgrades) for card in members(held)]
    return [f"upgrade {UPGRADES[card]}" for card in (*state.deck, *owned)]


def pasts(state: Others) -> list[str]:
    """With the heroes, open or not; those not dealt yet are the Sin's, and other adventures leave them in the box."""
    dealt = [card for card in state.past if card != NOTHING]
    left = [card for card in range(PASTS) if card not in dealt]
    used = state.rules.adventures[state.adventure].kind == CORRUPTION_TYPE
    return [f"past {card + 1}" for card in (dealt + left if used else range(PASTS))]


def heroes(state: Others) -> list[str]:
    """In the Reserve, on the board, fallen; the one who defected stands among the monsters. Karl has two figures."""
    standing = [board for board, space in zip(state.hero, state.at, strict=True) if space != NOWHERE]
    boards = [KARL if board == WOLF else board for board in standing]
    found = [HEROES[WOLF]]
    for hero in range(SQUAD):
        places = int(BIT[hero] & state.reserve != 0) + boards.count(hero) + int(BIT[hero] & state.fallen != 0)
        found += [HEROES[hero]] * places
    mole = sum(count_of(state.monsters[space], MOLE) for space in state.city.spaces) + count_of(state.gone, MOLE)
    return [f"figure {hero}" for hero in found] + ["figure mole"] * (mole - (len(state.mole) > 0))


def monsters(state: Others) -> list[str]:
    """In the city, dead, not in play or out of the game; the other Sin's, and other Acolytes in the box."""
    found = []
    for kind in range(MOLE):
        number = sum(count_of(state.monsters[space], kind) for space in state.city.spaces)
        number += count_of(state.dead, kind) + count_of(state.outside, kind) + count_of(state.gone, kind)
        found += [f"figure {KINDS[kind]}"] * (number + boxed(state, kind))
    return found


def boxed(state: Others, kind: int) -> int:
    """Figures of this kind that this play does not use."""
    if kind == ACOLYTE:
        return ACOLYTE_FIGURES * (len(CULTS) - 1)
    if kind == ABOMINATION:
        return ABOMINATION_FIGURES * (len(SINS) - 1)
    if kind < HELL_CLUB:
        return len(SINS) - 1
    first = state.rules.adventures[state.adventure].kind * DOOMS_EACH
    here = [state.rules.dooms[card].summon for card in range(first, first + DOOMS_EACH)]
    return int(kind - HELL_CLUB not in here)


def markers(state: Others) -> list[str]:
    """Five for damage at each of four places, on the board or beside it; tentacles mark levels and missions."""
    found = ["tentacle"] * TENTACLE_MARKERS
    for slot in range(SLOTS):
        hurt = count(state.damage[slot]) if slot < state.heroes else 0
        found += ["damage"] * max(DEADLY, hurt)
    return found
