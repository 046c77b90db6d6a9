"""Whole games by random choices: everywhere plain, alone with sense, or nobody would reach the end."""

from __future__ import annotations

from pandemonium.engine.chance import Chance, chance_from
from pandemonium.engine.driver import choose, legal
from pandemonium.engine.game import Setup
from pandemonium.engine.seats import first_seat
from pandemonium.engine.state import Choice
from pandemonium.games.inferno.bot.craft import craft
from pandemonium.games.inferno.bot.policy import answer
from pandemonium.games.inferno.data.names import DIFFICULTIES, SOLO_MODES
from pandemonium.games.inferno.rules.state import Inferno
from tests.games.inferno.table import INFERNO

PAIRS = [(red, black) for red in ("medusa", "antaeus", "geryon") for black in ("minos", "cerberus", "minotaur")]
VARIANTS = ("diplomatic-crisis", "time-of-thieves", "dantes-rush")


def pick(state: Inferno, chance: Chance) -> Choice:
    """One of the choices of the only seat asked. Loans soon end a game alone, so there sense answers most questions."""
    choices = state.offers
    if state.solo < 0 or chance.below(12) == 0:
        calm = choices if state.solo < 0 else careful(state) or choices
        return calm[chance.below(len(calm))]
    return answer(craft.weights.load("normal", 1), state, 0)


def careful(state: Inferno) -> list[Choice]:
    """The choices that cost neither a loan nor Infamy."""
    found = []
    for choice in state.offers:
        twin = state.copy()
        choose(twin, 0, choice)
        if not twin.lost and list(twin.boat) == list(state.boat) and list(twin.infamy) >= list(state.infamy):
            found.append(choice)
    return found


def play_through(setup: Setup, *, closely: bool = False) -> Inferno:
    """To the end; the box is counted there, or after every choice."""
    state = INFERNO.new(setup)
    state.events = None
    box = sorted(INFERNO.components(state))
    chance = chance_from(f"players of {setup.seed}")
    taken = 0
    while state.stack:
        seat = first_seat(state.asked)
        choice = pick(state, chance)
        assert choice in legal(state, seat)
        choose(state, seat, choice)
        taken += 1
        assert taken <= INFERNO.longest, setup
        if closely:
            assert sorted(INFERNO.components(state)) == box, setup
    assert sorted(INFERNO.components(state)) == box, setup
    return state


def any_setup(number: int) -> Setup:
    """Player counts, sides, Guardians, variants, solo modes and difficulties, drawn by the number."""
    chance = chance_from(f"inferno campaign {number}")
    seats = 1 + chance.below(4)
    options = {variant: ("no", "yes")[chance.below(2)] for variant in VARIANTS}
    options["red"], options["black"] = PAIRS[chance.below(len(PAIRS))]
    if seats == 1:
        options["dantes-rush"] = "no"
        options["solo"] = SOLO_MODES[chance.below(len(SOLO_MODES))]
        options["difficulty"] = DIFFICULTIES[chance.below(3)]
    if chance.below(4) == 0:
        options["setup"] = "first-game"
    return Setup(seats, f"campaign {number}", options)
