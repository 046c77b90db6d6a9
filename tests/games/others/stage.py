"""A stage for tests of The Others: a city cleared by hand, heroes and monsters where a test wants them, loaded dice."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path

from pandemonium.engine.chance import Chance
from pandemonium.engine.driver import answers, choose, settle
from pandemonium.engine.pack import Pack
from pandemonium.engine.seats import first_seat
from pandemonium.games import others
from pandemonium.games.others.data import names
from pandemonium.games.others.data.pack import load_rules
from pandemonium.games.others.rules.box import Rules
from pandemonium.games.others.rules.choice import READY
from pandemonium.games.others.rules.counts import UNIT
from pandemonium.games.others.rules.dice import DICE_A_TURN
from pandemonium.games.others.rules.event import ROUND_BEGAN
from pandemonium.games.others.rules.figures import NOTHING
from pandemonium.games.others.rules.hero_turn import take_turn
from pandemonium.games.others.rules.rounds import END_TASK, rounds
from pandemonium.games.others.rules.setup import new_others
from pandemonium.games.others.rules.state import Others

HERO_FACES = "HARSF"
"""HIT, ARM, RES, SKL, FTH."""
SIN_FACES = "hcxb"
"""HIT, CRT, COR, BLK."""
CALM = {"teach": 0, "sin-seat": 0, "adventure": 0, "map": 1, "sin": 2, "acolytes": 2, "heroes": 1}
"""Haven's Last Stand, map A, Sloth, Doctors, the recommended heroes."""


@cache
def rules() -> Rules:
    return load_rules(Pack(Path(others.__file__).parent / "data", None))


class Loaded(Chance):
    """Dice that fall as told, hero dice and sin dice apart; everything else is drawn as ever."""

    def __init__(self, rules: Rules, hero: str, sin: str) -> None:
        self.rules = rules
        self.hero, self.sin = list(hero), list(sin)
        self.seed, self.block, self.pool, self.at = "loaded", 0, b"", 32

    def at_place(self, place: int, n: int) -> int:
        if place // DICE_A_TURN % 2:
            return self.rules.sin_die.index(SIN_FACES.index(self.sin.pop(0)))
        return self.rules.hero_die.index(HERO_FACES.index(self.hero.pop(0)))

    def copy(self) -> Loaded:
        return Loaded(self.rules, "".join(self.hero), "".join(self.sin))

    @property
    def unused(self) -> str:
        return "".join(self.hero + self.sin)


def place_of(words: Sequence[str], word: str) -> int:
    return list(words).index(word)


class Stage:
    """One play, at the moment a test sets up."""

    def __init__(self, state: Others) -> None:
        self.state = state

    # --- putting things there ------------------------------------------------------------------------------------

    def space(self, code: str) -> int:
        return self.state.city.codes.index(code)

    def hero(self, slot: int, name: str, at: str, *, corruption: int = 1, damage: Sequence[int] = ()) -> Stage:
        """A hero in a slot; damage by fields 1 to 7."""
        state, number = self.state, place_of(names.HEROES, name)
        for other, board in enumerate(state.hero):
            if board == number and other != slot:
                state.hero[other] = state.hero[slot]
        state.reserve = (state.reserve | 1 << state.hero[slot]) & ~(1 << number)
        state.hero[slot], state.at[slot] = number, self.space(at)
        state.corruption[slot] = corruption
        state.damage[slot] = sum(1 << (field - 1) for field in damage)
        return self

    def monsters(self, at: str, *kinds: str) -> Stage:
        for kind in kinds:
            number = place_of(names.KINDS, kind)
            self.state.outside -= UNIT[number]
            self.state.monsters[self.space(at)] += UNIT[number]
        return self

    def dead(self, *kinds: str) -> Stage:
        for kind in kinds:
            number = place_of(names.KINDS, kind)
            self.state.outside -= UNIT[number]
            self.state.dead += UNIT[number]
        return self

    def tokens(self, at: str, *kinds: str) -> Stage:
        for kind in kinds:
            number = place_of(names.TOKENS, kind)
            self.state.supply -= UNIT[number]
            self.state.tokens[self.space(at)] += UNIT[number]
        return self

    def upgrades(self, slot: int, *cards: str) -> Stage:
        state = self.state
        for card in cards:
            number = place_of(names.UPGRADES, card)
            if number in state.deck:
                state.deck.remove(number)
            state.pool &= ~(1 << number)
            state.upgrades[slot] |= 1 << number
        return self

    def ally(self, slot: int, name: str) -> Stage:
        number = place_of(names.ALLIES, name)
        self.state.ally[number] = NOTHING
        self.state.allies[slot] |= 1 << number
        return self

    def hand(self, *cards: str) -> Stage:
        """The Sin holds just these; the rest of his twelve lie in his deck."""
        state = self.state
        for card in cards:
            number = place_of(names.CARDS, card)
            state.sin_deck.remove(number)
            state.hand[number] += 1
        return self

    def dooms(self, *cards: str) -> Stage:
        for card in cards:
            number = place_of(names.DOOMS, card)
            if number in self.state.doom_deck:
                self.state.doom_deck.remove(number)
            self.state.revealed.append(number)
        return self

    def dice(self, hero: str = "", sin: str = "") -> Stage:
        self.state.chance = Loaded(self.state.rules, hero, sin)
        return self

    # --- playing -------------------------------------------------------------------------------------------------

    def turn(self, slot: int = 0, *, extra: bool = False) -> Stage:
        """This hero's turn begins; after it the round ends."""
        frame = rounds()
        frame.stage = END_TASK
        self.state.stack = [frame]
        take_turn(self.state, slot, extra)
        settle(self.state)
        return self

    def end_round(self, stage: int = END_TASK) -> Stage:
        """All turns are over: the end tasks, the summons, the draw, the refresh."""
        frame = rounds()
        frame.stage = stage
        self.state.stack = [frame]
        settle(self.state)
        return self

    def do(self, *choices: int) -> Stage:
        """Whoever is asked answers."""
        for choice in choices:
            seat = self.asked()
            assert choice in answers(self.state, seat), f"{choice} is not among {answers(self.state, seat)}"
            choose(self.state, seat, choice)
        return self

    def vote(self, **choices: int) -> Stage:
        for seat, choice in choices.items():
            choose(self.state, int(seat[1:]), choice)
        return self

    def asked(self) -> int:
        assert self.state.asked, "nobody is asked"
        return first_seat(self.state.asked)

    def offers(self) -> list[int]:
        return answers(self.state, self.asked())

    def question(self) -> int:
        return self.state.stack[-1].question(self.state)

    def roll(self) -> Stage:
        """Nothing is added to the roll."""
        return self.do(READY) if READY in self.offers() else self

    def heard(self, kind: int) -> list[tuple[int, ...]]:
        """The facts of all events of a kind so far, without their scene."""
        events = self.state.events
        assert events is not None
        return [event.facts[:-1] for event in events if event.kind == kind]

    # --- looking -------------------------------------------------------------------------------------------------

    def markers(self, slot: int) -> int:
        return int(self.state.damage[slot]).bit_count()

    def in_space(self, at: str, kind: str) -> int:
        return (self.state.monsters[self.space(at)] >> 4 * place_of(names.KINDS, kind)) & 15

    def tokens_at(self, at: str, kind: str) -> int:
        return (self.state.tokens[self.space(at)] >> 4 * place_of(names.TOKENS, kind)) & 15


def stage(*, seats: int = 2, **options: int) -> Stage:
    """A play in its first round; the city is bare of physical tokens and monsters, the Sin holds no card and no
    Reaction token, nobody has moved."""
    state = new_others(
        rules(), seats, "stage", CALM | {name.replace("_", "-"): value for name, value in options.items()}
    )
    while not any(event.kind == ROUND_BEGAN for event in state.events or []):
        seat = first_seat(state.asked)
        choose(state, seat, answers(state, seat)[0])
    bare(state)
    return Stage(state)


def bare(state: Others) -> None:
    for space in state.city.spaces:
        state.outside += state.monsters[space]
        state.supply += state.tokens[space] + state.down[space]
        state.monsters[space] = state.tokens[space] = state.down[space] = 0
    for card, number in enumerate(state.hand):
        state.sin_deck += [card] * number
        state.hand[card] = 0
    state.reactions = 0
    state.events = []
