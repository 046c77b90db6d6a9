"""What it costs a hero to leave and enter spaces, on average, and what a reaction there would."""

from __future__ import annotations

from pandemonium.engine.bits import BIT
from pandemonium.games.others.bot.fights import harm_in, sin_dice_in
from pandemonium.games.others.bot.outlook import Outlook
from pandemonium.games.others.bot.prices import level_price, tail_price, wounds_price
from pandemonium.games.others.rules import doom, gear
from pandemonium.games.others.rules.counts import kinds_of
from pandemonium.games.others.rules.figures import CORRUPTION, DEADLY, FIRE, SPACES, THORLEY
from pandemonium.games.others.rules.monsters import attack_of
from pandemonium.games.others.rules.place import heroes_places, tokens_in
from pandemonium.games.others.rules.reach import stride
from pandemonium.games.others.rules.state import Others


def rolls_cost(outlook: Outlook, state: Others, slot: int, space: int) -> float:
    """Corruption and Fire there, on leaving or on entering."""
    found = 0.0
    taint = tokens_in(state, space, CORRUPTION)
    if taint:
        gained = outlook.chances.taint[taint + doom.corruption_dice(state)] - int(gear.corruption_ignored(state, slot))
        found += max(0.05, gained) * level_price(outlook, state, slot)
    fires = tokens_in(state, space, FIRE)
    if fires:
        ignored = gear.fire_ignored(state, slot)
        place = fires * DEADLY + min(ignored, DEADLY - 1)
        scale = 1.0 if not ignored else 0.6
        found += scale * tail_price(outlook, state, slot, outlook.chances.fire, place - min(ignored, DEADLY - 1))
    return found


def leave_cost(outlook: Outlook, state: Others, slot: int, space: int) -> float:
    found = rolls_cost(outlook, state, slot, space)
    safe = state.hero[slot] == THORLEY or any(upgrade.safe_leave for upgrade in gear.owned(state, slot))
    if state.monsters[space] and not safe:
        found += wounds_price(outlook, state, slot, doom.leave_damage(state))
    return found


def sloth_cost(outlook: Outlook, state: Others, slot: int) -> float:
    """The Sloth's dice for a space beyond the first."""
    dice = state.rules.sins[state.sin].power
    return tail_price(outlook, state, slot, outlook.chances.fire, dice * DEADLY)


def danger(outlook: Outlook, state: Others, slot: int, space: int, threatening: list[int]) -> float:
    """What a reaction would cost him there: all who stand there and the strongest who can come."""
    if not state.reactions:
        return 0.0
    comer = strongest_comer(state, space, threatening)
    if not comer and not state.monsters[space]:
        return 0.0
    dice = sin_dice_in(state, space) + comer
    return outlook.weights.fear * harm_in(outlook, state, slot, space, dice, False)


def threats(state: Others, slot: int) -> list[int]:
    """Monsters free to come in a reaction to this hero's turn: place, stride and Sin dice, in a row.

    Heroes hold those they stand with, but for this one, who may go.
    """
    held = heroes_places(state) & ~BIT[state.at[slot]]
    found: list[int] = []
    for place in state.city.spaces:
        counts = state.monsters[place]
        if counts and not BIT[place] & held:
            for kind in kinds_of(counts):
                found += [place, stride(state, kind, True), attack_of(state, kind)]
    return found


def strongest_comer(state: Others, space: int, threatening: list[int]) -> int:
    """Sin dice of one of them that could come here."""
    best = 0
    for at in range(0, len(threatening), 3):
        dice = threatening[at + 2]
        if dice > best and 0 < state.city.distance[threatening[at] * SPACES + space] <= threatening[at + 1]:
            best = dice
    return best
