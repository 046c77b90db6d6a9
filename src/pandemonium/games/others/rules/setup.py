"""The set-up (OTH-SET-1 to OTH-SET-20, OTH-TB-1 to OTH-TB-3): who sits where, the city as its map says, the decks."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pandemonium.engine.chance import chance_from
from pandemonium.engine.driver import settle
from pandemonium.engine.row import row, row_of
from pandemonium.games.others.rules import event
from pandemonium.games.others.rules.advance import begin_mission
from pandemonium.games.others.rules.box import Rules
from pandemonium.games.others.rules.cause import CAUSES
from pandemonium.games.others.rules.counts import UNIT
from pandemonium.games.others.rules.figures import (
    ABOMINATION,
    ACOLYTE,
    ADVENTURES,
    AVAILABLE,
    AVATAR,
    CARD_KINDS,
    CONTROLLER,
    CORRUPTION,
    CULTS,
    DISTRICTS,
    DOCTORS,
    DOOMS_EACH,
    FIRE,
    FOUR,
    HELL_CLUB,
    NEST,
    NOBODY,
    NOTHING,
    NOWHERE,
    PENTAGRAM,
    PRIDE,
    SINS,
    SPACES,
    SQUAD,
    TERROR,
    TOKENS,
    UPGRADES,
)
from pandemonium.games.others.rules.rounds import rounds
from pandemonium.games.others.rules.state import Others
from pandemonium.games.others.rules.supply import ABOMINATION_FIGURES, ACOLYTE_FIGURES, TURNS_EACH
from pandemonium.games.others.rules.team import Team, take_cult, take_hero, take_sin

OWNERS: Final[list[list[int]]] = [[], [0, 0, 0], [0, 0, 1, 1], [0, 1, 2], [0, 1, 2, 3]]
"""By number of hero players: whose the slots are (OTH-SET-2, OTH-TB-1)."""


def new_others(rules: Rules, seats: i64, seed: str, options: dict[str, int]) -> Others:
    """A game at its first question. Options by their places."""
    state = Others()
    state.begin(seats, chance_from(seed))
    state.events = []
    state.rules = rules
    state.teach = options["teach"] == 1
    state.sin_seat = seats - 1 if options["sin-seat"] else 0
    players = [seat for seat in range(seats) if seat != state.sin_seat]
    state.owner = row_of([players[number] for number in OWNERS[seats - 1]])
    state.heroes = len(state.owner)
    choose_adventure(state, options)
    clear_heroes(state)
    clear_sin(state)
    clear_round(state)
    lay_city(state)
    shuffle_decks(state)
    if state.events is not None:
        state.tell(event.ADVENTURE_BEGAN, (state.adventure, state.map))
    begin_mission(state, 0)
    state.push(rounds())
    state.push(Team())
    choose_by_option(state, options)
    settle(state)
    return state


def choose_adventure(state: Others, options: dict[str, int]) -> None:
    """Agreed by sitting down, or drawn (OTH-SET-5, OTH-SET-7, OTH-SET-20)."""
    adventure, map = options["adventure"], options["map"]
    if adventure == ADVENTURES:
        adventure = state.chance.below(ADVENTURES)
    side = state.chance.below(2) if map == 0 else map - 1
    if state.teach:
        adventure = side = 0
    state.adventure = adventure
    state.map = 2 * adventure + side
    state.city = state.rules.cities[state.map]


def choose_by_option(state: Others, options: dict[str, int]) -> None:
    """What the table's options say is not asked for. `choose` comes first, `random` last."""
    sin, cult = options["sin"], options["acolytes"]
    if state.teach:
        sin, cult = PRIDE + 1, DOCTORS + 1
    if sin:
        take_sin(state, state.chance.below(SINS) if sin > SINS else sin - 1)
    if cult:
        take_cult(state, state.chance.below(CULTS) if cult > CULTS else cult - 1)
    if options["heroes"] or state.teach:
        team = state.rules.adventures[state.adventure].team
        for slot in range(state.heroes):
            take_hero(state, slot, team[slot])


def clear_heroes(state: Others) -> None:
    """Corruption 1, no damage, two Turn tokens, a City Action token (OTH-SET-9)."""
    places = state.heroes
    state.hero, state.at = row(places, NOTHING), row(places, NOWHERE)
    state.corruption, state.damage = row(places, 1), row(places)
    state.turns, state.extra = row(places, TURNS_EACH), row(places)
    state.upgrades, state.allies, state.innocents = row(places), row(places), row(places)
    state.lives = row(places)
    state.reserve, state.fallen = (1 << SQUAD) - 1, 0
    state.past, state.past_open, state.past_aside = row(SQUAD, NOTHING), 0, 0
    state.unhealing = state.marked = 0
    state.kills, state.removals, state.wounds, state.sins = row(SQUAD), row(SQUAD), row(SQUAD), row(SQUAD)
    state.causes, state.fell = [0] * CAUSES, []
    state.mole = []
    state.heroes_won = False


def clear_sin(state: Others) -> None:
    state.sin = state.cult = NOTHING
    state.sin_deck = []
    state.hand, state.drawn = row(CARD_KINDS), row(CARD_KINDS)
    state.exposed, state.discard = row(CARD_KINDS), row(CARD_KINDS)
    state.playing = state.shown = NOTHING
    state.card_played = state.resting = state.cult_marked = False
    state.reactions = state.permanent = state.temporary = 0
    state.level = state.doom_under = 0
    state.revealed, state.doom_pair = [], []


def clear_round(state: Others) -> None:
    state.round = state.turn = state.first = state.deaths = state.done = 0
    state.mission = state.progress = state.also = state.target = state.helped = 0
    state.boss = state.due = state.in_turn = False
    state.killed_round = state.penances_round = state.rescued_round = state.allies_round = 0
    state.active = NOBODY
    state.spent = state.entered = state.dropped = state.coordinated = state.absolved = 0
    state.acted = state.acted_first = state.halted = state.overslept = state.drunk = False
    state.capped = NOTHING
    state.icon_limit = state.reaction_moves = 0
    state.hero_dice = state.sin_dice = 0
    state.votes, state.earlier = [NOTHING] * state.seats, [NOTHING] * state.seats


def lay_city(state: Others) -> None:
    """Tokens and figures as the map says; all other figures begin not in play (OTH-SET-18)."""
    city, rules = state.city, state.rules
    state.monsters, state.tokens, state.down = row(SPACES), row(SPACES), row(SPACES)
    state.covered, state.slot_token = row(DISTRICTS), row(DISTRICTS, NOBODY)
    state.supply = sum([UNIT[kind] * rules.supply[kind] for kind in range(TOKENS)])
    state.boxed = 0
    for kind, spaces in (
        (NEST, city.nests),
        (PENTAGRAM, city.pentagrams),
        (FIRE, city.fires),
        (CORRUPTION, city.corruptions),
    ):
        for space in spaces:
            state.tokens[space] += UNIT[kind]
            state.supply -= UNIT[kind]
    lay_face_down(state)
    state.orbitals = city.orbitals[:]
    state.ally = row_of(city.allies)
    place_monsters(state)


def lay_face_down(state: Others) -> None:
    """Survivors: twelve tokens, shuffled."""
    spaces = state.city.down
    if not spaces:
        return
    kinds: list[int] = []
    for kind in range(TOKENS):
        kinds += [kind] * state.rules.down_tokens[kind]
    state.chance.shuffle(kinds)
    for place in range(len(spaces)):
        state.down[spaces[place]] += UNIT[kinds[place]]
        state.supply -= UNIT[kinds[place]]


def place_monsters(state: Others) -> None:
    """An Acolyte on each of its spaces and on each Altar, Abominations; one more of these for four in Terror."""
    city = state.city
    adventure = state.rules.adventures[state.adventure]
    state.dead = state.gone = 0
    many = UNIT[ACOLYTE] * ACOLYTE_FIGURES + UNIT[ABOMINATION] * ABOMINATION_FIGURES
    state.outside = many + UNIT[CONTROLLER] + UNIT[AVATAR]
    first = adventure.kind * DOOMS_EACH
    for card in range(first, first + DOOMS_EACH):
        if state.rules.dooms[card].summon != NOTHING:
            state.outside += UNIT[HELL_CLUB + state.rules.dooms[card].summon]
    abominations = city.abominations[:]
    if state.heroes == FOUR and adventure.kind == TERROR:
        abominations.append(abominations[0])
    for space in abominations:
        place(state, ABOMINATION, space)
    for space in city.acolytes + city.altars:
        place(state, ACOLYTE, space)


def place(state: Others, kind: i64, space: i64) -> None:
    state.outside -= UNIT[kind]
    state.monsters[space] += UNIT[kind]


def shuffle_decks(state: Others) -> None:
    """Upgrades with five Available (OTH-SET-10); Apocalypse cards of the adventure's type only (OTH-SET-5)."""
    state.deck = list(range(UPGRADES))
    state.chance.shuffle(state.deck)
    state.pool = sum([1 << card for card in state.deck[:AVAILABLE]])
    state.deck = state.deck[AVAILABLE:]
    state.known_under = 0
    first = state.rules.adventures[state.adventure].kind * DOOMS_EACH
    state.doom_deck = list(range(first, first + DOOMS_EACH))
    state.chance.shuffle(state.doom_deck)
