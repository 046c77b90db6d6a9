"""An action phase on paper: seat A with what a test gives it, its plan and its answers by their codes (DWD-6.1.14)."""

from __future__ import annotations

from functools import cache

from pandemonium.engine.chance import chance_from
from pandemonium.engine.driver import choose, legal, settle
from pandemonium.games.deal.data.names import BUILDING_CODES, COURTIERS, EVENT_CODES, GOODS, STOCKS, TILES
from pandemonium.games.deal.rules import choice as c
from pandemonium.games.deal.rules import event as events
from pandemonium.games.deal.rules.fields import (
    ACTIONS,
    BEHIND_WALLS,
    FRESH,
    NOT_WON,
    NOTHING,
    USED,
)
from pandemonium.games.deal.rules.figures import SEATS
from pandemonium.games.deal.rules.plan import put_plan, reveal_plans
from pandemonium.games.deal.rules.resolve import put_resolution
from pandemonium.games.deal.rules.setup import clear_board, clear_kingdoms, clear_secrets
from pandemonium.games.deal.rules.state import Deal
from tests.games.deal.box import RULES
from tests.games.deal.rows import fill_in, lay

PLACES = {"fresh": FRESH, "used": USED, "walls": BEHIND_WALLS, "not won": NOT_WON}


@cache
def codes() -> dict[int, str]:
    """What every choice of this phase is called."""
    found = {c.LEAVE: "leave", c.EVENT: "event left", c.EVENT + 1: "event right", c.RECRUIT: "recruit", c.PAY: "pay"}
    found |= {c.FREE: "use", c.READY: "ready", c.CANNOT_PAY: "cannot pay", c.ENOUGH: "enough"}
    found |= {c.NO_MORE: "no more claims", c.PAY_FOR_ME: "pay for me"}
    for card, code in enumerate(BUILDING_CODES):
        found |= {c.BUILD + card: f"build {code}", c.ACT + card: f"act {code}"}
        found |= {c.USE + card: f"use {code}", c.TUCK + card: f"tuck {code}"}
    for card, code in enumerate(EVENT_CODES):
        found[c.DROP + card] = f"drop {code}"
    for good, name in enumerate(GOODS):
        found |= {c.PAY_WITH + good: f"pay {name}", c.FREE_WITH + good: f"use {name}", c.TAKE + good: f"take {name}"}
        found |= {c.BUY + good: f"buy {name}", c.SELL + good: f"sell {name}"}
        if good < 3:
            found[c.STALL + good] = f"stall {name}"
    for courtier, name in enumerate(COURTIERS):
        found |= {c.RECRUIT_ONE + courtier: f"recruit {name}", c.COURTIER + courtier: f"courtier {name}"}
    for tile, name in enumerate(TILES):
        found |= {
            c.GAIN + tile: f"gain {name}",
            c.THROW + tile: f"throw {name}",
            c.UPGRADE + tile: f"upgrade {tile + 1}",
        }
        for mask in range(1, 16):
            helpers = "+".join(name for courtier, name in enumerate(COURTIERS) if mask >> courtier & 1)
            found[c.CLAIM + tile * 16 + mask] = f"claim minor {name} with {helpers}"
            found[c.CLAIM + (4 + tile) * 16 + mask] = f"claim major {name} with {helpers}"
    found |= {c.DISCARD_GRAIN + number: f"discard {number}" for number in range(4)}
    found |= {c.BORROW + coins: f"borrow {coins + 1}" for coins in range(10)}
    return found


def cards(names: str) -> tuple[int, ...]:
    return tuple(BUILDING_CODES.index(name) for name in names.split())


class Acting:
    """Seat A; the others hold nothing and plan nothing."""

    def __init__(self, state: Deal) -> None:
        self.state = state

    # --- what A does ----------------------------------------------------------------------------------------------

    def plan(self, *choices: str) -> Acting:
        """A plans so and everybody is ready; then the resolution runs to its first question."""
        self.begin_plan()
        self.play(*choices, "ready")
        for seat in range(1, SEATS):
            choose(self.state, seat, c.READY)
        reveal_plans(self.state)
        put_resolution(self.state)
        settle(self.state)
        return self

    def begin_plan(self) -> Acting:
        put_plan(self.state)
        settle(self.state)
        return self

    def play(self, *choices: str) -> Acting:
        for text in choices:
            numbers = {codes()[number]: number for number in legal(self.state, 0)}
            assert text in numbers, f"{text} is not among {list(numbers)}"
            choose(self.state, 0, numbers[text])
        return self

    def codes(self, *, pool: bool = False) -> list[str]:
        """What A may choose now, pool acts left out."""
        return [codes()[number] for number in legal(self.state, 0) if pool or number < c.BUY]

    def may(self, text: str) -> bool:
        return text in self.codes(pool=True)

    # --- what A has -----------------------------------------------------------------------------------------------

    def __getattr__(self, name: str) -> int:
        """A stock by its name, or a figure of the kingdom."""
        if name in STOCKS:
            return self.state.stock[STOCKS.index(name)]
        figure = getattr(self.state.kingdoms[0], name)
        assert isinstance(figure, int)
        return figure

    @property
    def over(self) -> bool:
        return not self.state.asked

    @property
    def built(self) -> list[str]:
        return [BUILDING_CODES[card] for card in self.state.kingdoms[0].built]

    @property
    def hand(self) -> list[str]:
        return [BUILDING_CODES[card] for card in self.state.kingdoms[0].hand]

    def courtier(self, name: str) -> str:
        place = self.state.courtiers[COURTIERS.index(name)]
        return next(word for word, number in PLACES.items() if number == place)

    def tile(self, name: str) -> int:
        return self.state.tiles[TILES.index(name)]

    def told(self, kind: str) -> list[tuple[int, ...]]:
        """The facts of every event of that kind so far, A's seat left out."""
        number = getattr(events, kind)
        return [event.facts[1:] for event in self.state.events or [] if event.kind == number and event.facts[0] == 0]

    def order(self, *kinds: str) -> list[str]:
        """In which order events of these kinds were told of A."""
        names = {getattr(events, kind): kind for kind in kinds}
        heard = [event for event in self.state.events or [] if event.kind in names and event.facts[0] == 0]
        return [names[event.kind] for event in heard]


def acting(
    hand: str = "",
    built: str = "",
    event: str = "A1",
    debt: int = 0,
    reputation: int = 1,
    councils: int = 0,
    tucked: str = "",
    forgiving: bool = False,
    quiet: bool = False,
    banners: str = "",
    courtiers: dict[str, str] | None = None,
    tiles: dict[str, int] | None = None,
    goods: dict[str, int] | None = None,
    **stock: int,
) -> Acting:
    """Round 2, all chests are back. A quiet seat has every achievement already, and step 8 asks it for nothing."""
    state = blank()
    state.no_slips = forgiving
    state.kingdoms[0].hand, state.kingdoms[0].built = cards(hand), cards(built)
    lay(state, event_hand=[tuple(EVENT_CODES.index(code) for code in event.split()), (1,), (2,), (3,)])
    state.kingdoms[0].debt, state.kingdoms[0].reputation, state.kingdoms[0].councils = debt, reputation, councils
    state.kingdoms[0].tucked = cards(tucked)[0] if tucked else NOTHING
    state.kingdoms[0].banners = sum(1 << TILES.index(name) for name in banners.split())
    if quiet:
        state.kingdoms[0].banners = 15
        fill_in(state.tiles, 0, [1, 2, 3, 4])
    for name, place in (courtiers or {}).items():
        state.courtiers[COURTIERS.index(name)] = PLACES[place]
    for name, space in (tiles or {}).items():
        state.tiles[TILES.index(name)] = space
    for name, number in {**(goods or {}), **stock}.items():
        state.stock[STOCKS.index(name)] = number
    return Acting(state)


def blank() -> Deal:
    """What an action phase looks at, with nothing on it."""
    state = Deal()
    state.begin(SEATS, chance_from("actions"))
    state.events = []
    state.rules = RULES
    clear_board(state)
    clear_kingdoms(state)
    clear_secrets(state)
    state.no_slips, state.round, state.phase = False, 2, ACTIONS
    return state
