"""What a seat may know, straight from the state into bytes: the numbers of the legend, equal to the view's by law."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from pandemonium.engine.state import Seat
from pandemonium.engine.writing import add, put, put_up_to, write_mask
from pandemonium.games.others.knowledge.encode_city import (
    CITY_TOKEN,
    FACE_DOWN,
    SPACE_WIDTH,
    write_city,
    write_covered,
    write_map,
)
from pandemonium.games.others.knowledge.encode_figures import (
    MANY,
    clockwise,
    note,
    note_up_to,
    vote_of,
    write_counts,
)
from pandemonium.games.others.knowledge.encode_hero import HERO_WIDTH, HOME, SQUAD_WIDTH, write_hero, write_squad
from pandemonium.games.others.knowledge.encode_paragraph import in_hand
from pandemonium.games.others.knowledge.encode_roll import ROLL_WIDTH, write_roll
from pandemonium.games.others.knowledge.encode_sin import SIN_WIDTH, write_sin
from pandemonium.games.others.knowledge.encode_story import STORY_WIDTH, TURN_WIDTH, write_story, write_turn
from pandemonium.games.others.rules.city import City
from pandemonium.games.others.rules.counts import MOST, WIDTH, total
from pandemonium.games.others.rules.figures import (
    ADVENTURES,
    DISTRICTS,
    KINDS,
    MAPS,
    NOBODY,
    NOTHING,
    SLOTS,
    SPACES,
    SQUAD,
    TOKENS,
    UPGRADES,
)
from pandemonium.games.others.rules.question import TASK_SPACE, TASK_TOKEN
from pandemonium.games.others.rules.roll import roll_underway
from pandemonium.games.others.rules.state import Others
from pandemonium.games.others.rules.tasks import Placing

SEATS: Final = 5
PARAGRAPH: Final = 6
QUESTION: Final = PARAGRAPH + 5
ADVENTURE: Final = QUESTION + 54
MAP: Final = ADVENTURE + ADVENTURES
CITY: Final = MAP + MAPS
HEROES: Final = CITY + SPACES * SPACE_WIDTH
SQUADS: Final = HEROES + SLOTS * HERO_WIDTH
MOLE: Final = SQUADS + SQUAD * SQUAD_WIDTH
SIN: Final = MOLE + 3
STORY: Final = SIN + SIN_WIDTH
TURN: Final = STORY + STORY_WIDTH
ROLL: Final = TURN + TURN_WIDTH
PILES: Final = ROLL + ROLL_WIDTH
SUPPLY: Final = PILES + 3 * KINDS
DOWN: Final = SUPPLY + TOKENS
BOXED: Final = DOWN + TOKENS
AVAILABLE: Final = BOXED + 1
USED: Final = AVAILABLE + UPGRADES
DECK: Final = USED + UPGRADES
UNDER: Final = DECK + 1
PLAYERS: Final = UNDER + UPGRADES
PLAYER_WIDTH: Final = 5
BLANK: Final = bytes(PLAYERS + SEATS * PLAYER_WIDTH)
MAPS_WRITTEN: Final[dict[City, bytes]] = {}
MOST_WRITTEN: Final = 128
"""Every pack has maps of its own, and packs come and go: when there are so many, those in use are written again."""


def encode(state: Others, seat: Seat, out: BytesWriter) -> None:
    """Append the observation of a seat, or of a spectator."""
    at: i64 = len(out)
    out.write(printed(state.city))
    write_table(state, seat, out, at)
    write_city(state, out, at + CITY)
    write_districts(state, out, at)
    if state.city.down:
        write_face_down(state, out, at)
    for slot in range(i64(state.heroes)):
        place = at + HEROES + slot * HERO_WIDTH
        write_hero(state, slot, out, place)
        put(clockwise(seat, state.seats, state.owner[slot]), out, place + 1)
    write_squad(state, seat, out, at + SQUADS)
    write_sin(state, seat, out, at + SIN)
    write_story(state, out, at + STORY)
    write_turn(state, out, at + TURN)
    roll = roll_underway(state)
    if roll is not None:
        write_roll(roll, out, at + ROLL)
    write_piles(state, out, at)
    for player in range(i64(state.seats)):
        turn = clockwise(seat, state.seats, player) - 1
        write_player(state, player, out, at + PLAYERS + turn * PLAYER_WIDTH)


def printed(city: City) -> bytes:
    """An observation with nothing but the map in it. Maps do not change, so each is written once."""
    found = MAPS_WRITTEN.get(city)
    if found is None:
        if len(MAPS_WRITTEN) >= MOST_WRITTEN:
            MAPS_WRITTEN.clear()
        out = BytesWriter()
        out.write(BLANK)
        write_map(city, out, CITY)
        found = MAPS_WRITTEN[city] = out.getvalue()
    return found


def write_table(state: Others, seat: i64, out: BytesWriter, at: i64) -> None:
    put(state.heroes, out, at)
    if seat == state.sin_seat:
        out[at + 1] = 1
    note(state.teach, out, at + 4)
    out[at + ADVENTURE + state.adventure] = 1
    out[at + MAP + state.map] = 1
    if state.mole:
        put(state.mole[0], out, at + MOLE)
        put(state.mole[1], out, at + MOLE + 1)
        put(state.mole[2] + 1, out, at + MOLE + 2)
    if not state.stack:
        out[at + 2] = 1
        note(state.heroes_won, out, at + 3)
        return
    write_question(state, out, at)


def write_question(state: Others, out: BytesWriter, at: i64) -> None:
    frame = state.stack[-1]
    put(len(state.stack), out, at + 5)
    question: i64 = frame.question(state)
    out[at + QUESTION + question] = 1
    one, two, three, four, five = in_hand(frame)
    note(one, out, at + PARAGRAPH)
    note(two, out, at + PARAGRAPH + 1)
    note(three, out, at + PARAGRAPH + 2)
    note(four, out, at + PARAGRAPH + 3)
    note(five, out, at + PARAGRAPH + 4)
    if TASK_TOKEN <= question <= TASK_SPACE and isinstance(frame, Placing):
        for space in range(i64(SPACES)):
            if (frame.used >> space) & 1:
                out[at + CITY + space * SPACE_WIDTH + 3] = 1


def write_districts(state: Others, out: BytesWriter, at: i64) -> None:
    """What lies on the tiles. A City Action token is told of twice: by its district and by its hero."""
    city, covered, slot_token = at + CITY, state.covered, state.slot_token
    for space in range(i64(DISTRICTS)):
        if covered[space]:
            write_covered(covered[space], state.city.icons[space], out, city + space * SPACE_WIDTH)
        slot = slot_token[space]
        if slot != NOBODY:
            put(slot + 1, out, city + space * SPACE_WIDTH + CITY_TOKEN)
            put(space + 1, out, at + HEROES + slot * HERO_WIDTH + HOME)


def write_face_down(state: Others, out: BytesWriter, at: i64) -> None:
    """Of face-down tokens everybody knows the lot, nobody what lies where."""
    for space in state.city.spaces:
        counts: i64 = state.down[space]
        note_up_to(MANY, total(counts), out, at + CITY + space * SPACE_WIDTH + FACE_DOWN)
        place = at + DOWN
        while counts:
            add(counts & MOST, out, place)
            counts >>= WIDTH
            place += 1


def write_piles(state: Others, out: BytesWriter, at: i64) -> None:
    write_counts(state.dead, out, at + PILES)
    write_counts(state.outside, out, at + PILES + KINDS)
    write_counts(state.gone, out, at + PILES + 2 * KINDS)
    write_counts(state.supply, out, at + SUPPLY)
    if state.boxed:
        put_up_to(MANY, state.boxed, out, at + BOXED)
    write_mask(state.pool, out, at + AVAILABLE)
    if state.marked:
        write_mask(state.marked, out, at + USED)
    put(len(state.deck), out, at + DECK)
    for card in range(len(state.deck) - state.known_under, len(state.deck)):
        out[at + UNDER + state.deck[card]] = 1


def write_player(state: Others, player: i64, out: BytesWriter, at: i64) -> None:
    out[at] = 1
    if (state.asked >> player) & 1:
        out[at + 1] = 1
    if player == state.sin_seat:
        out[at + 2] = 1
    if state.votes[player] != NOTHING:
        put(vote_of(state.votes[player]), out, at + 3)
    if state.earlier[player] != NOTHING:
        put(vote_of(state.earlier[player]), out, at + 4)
