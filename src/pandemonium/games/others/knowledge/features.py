"""A view as numbers of fixed places, for programs that learn. Seats are told from the viewer's own, clockwise."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pandemonium.games.others.data.names import ADVENTURES, CULTS, MAPS, PASTS, SINS, UPGRADES
from pandemonium.games.others.knowledge.hero import FALLEN, PLAYING, HeroView, SquadView
from pandemonium.games.others.knowledge.sin import SinView
from pandemonium.games.others.knowledge.space import SpaceView
from pandemonium.games.others.knowledge.story import StoryView, TurnView
from pandemonium.games.others.knowledge.view import OthersView, PilesView
from pandemonium.games.others.rules.figures import (
    ALLIES,
    BOARDS,
    CARD_KINDS,
    DISTRICTS,
    DOOMS,
    FIELDS,
    ICONS,
    KINDS,
    SLOTS,
    SPACES,
    TOKENS,
)

MISSIONS: Final = 12
"""Room for the missions of an adventure."""
SPACE_WIDTH: Final = 2 + KINDS + SLOTS + 2 * TOKENS + ICONS + ALLIES + 5
HERO_WIDTH: Final = 1 + BOARDS + SPACES + FIELDS + len(UPGRADES) + ALLIES + 9


def features(view: OthersView) -> list[int]:
    numbers = [view.seats, view.count, int(view.seat == view.sin.seat), int(view.over), int(view.heroes_won)]
    numbers += one_of(view.adventure, len(ADVENTURES)) + one_of(view.map, len(MAPS))
    at = {space.number: space for space in view.spaces}
    for number in range(SPACES):
        numbers += space_features(at[number]) if number in at else [0] * SPACE_WIDTH
    for slot in range(SLOTS):
        numbers += hero_features(view, view.heroes[slot]) if slot < len(view.heroes) else [0] * HERO_WIDTH
    for hero in view.squad:
        numbers += squad_features(hero)
    numbers += view.mole or [0, 0, 0]
    numbers += sin_features(view.sin) + story_features(view.story) + turn_features(view.turn)
    numbers += piles_features(view.piles)
    for turn in range(view.seats):
        seat = (max(view.seat, 0) + turn) % view.seats
        numbers += [int(seat in view.asked), view.votes[seat] + 1]
    return numbers


def one_of(number: int, kinds: int) -> list[int]:
    """A place for each kind, of which one is set; none for NOTHING."""
    return [int(number == kind) for kind in range(kinds)]


def some_of(numbers: Sequence[int], kinds: int) -> list[int]:
    return [int(kind in numbers) for kind in range(kinds)]


def space_features(space: SpaceView) -> list[int]:
    """There, a district or not; figures, tokens, icons that are not covered, and the rest."""
    icons = [0] * ICONS
    for icon, covered in zip(space.icons, space.covered, strict=True):
        icons[icon] += not covered
    numbers = [1, int(space.number < DISTRICTS), *space.monsters, *some_of(space.heroes, SLOTS)]
    numbers += [*space.tokens, *space.printed, *icons, *some_of(space.allies, ALLIES)]
    return [*numbers, space.down, space.city_token + 1, space.altars, space.orbitals, int(space.start)]


def hero_features(view: OthersView, hero: HeroView) -> list[int]:
    numbers = [1, *one_of(hero.hero, BOARDS), *one_of(hero.space, SPACES), *some_of(hero.damage, FIELDS)]
    numbers += some_of(hero.upgrades, len(UPGRADES)) + some_of(hero.allies, ALLIES)
    numbers += [int(hero.seat == view.seat), hero.corruption, hero.turns, hero.extra, hero.city_at + 1]
    return [*numbers, hero.innocents, int(hero.unhealing), int(hero.absolved), hero.lives]


def squad_features(hero: SquadView) -> list[int]:
    """Where he is, and his Dark Past as far as the viewer knows it."""
    where = [int(hero.place == PLAYING), int(hero.place == FALLEN), int(hero.past_open)]
    return where + one_of(hero.past, len(PASTS)) + [hero.kills, hero.removals, hero.wounds, hero.sins]


def sin_features(sin: SinView) -> list[int]:
    numbers = one_of(sin.sin, len(SINS)) + one_of(sin.cult, len(CULTS)) + one_of(sin.shown, CARD_KINDS)
    numbers += [int(sin.cult_marked), sin.cards, sin.deck, int(sin.card_played), sin.reactions, sin.permanent]
    numbers += [sin.temporary, sin.level, sin.doom_deck, sin.doom_under, *sin.discard, *sin.exposed]
    numbers += some_of(sin.revealed, DOOMS)
    mine = sin.mine
    if mine is None:
        return numbers + [0] * (2 * CARD_KINDS + 2 * DOOMS + 1)
    numbers += [*mine.hand, *mine.drawn]
    return numbers + some_of(mine.doom_pair, DOOMS) + some_of(mine.doom_under, DOOMS) + [int(mine.resting)]


def story_features(story: StoryView) -> list[int]:
    numbers = [story.round, story.progress, story.also, story.target, int(story.boss), int(story.due), story.deaths]
    numbers += [story.killed_round, story.penances_round, story.rescued_round, story.allies_round]
    numbers += some_of(story.helped, ALLIES)
    return numbers + one_of(story.mission, MISSIONS) + some_of(story.done, MISSIONS)


def turn_features(turn: TurnView) -> list[int]:
    numbers = [turn.number, *one_of(turn.first, SLOTS), *one_of(turn.active, SLOTS), int(turn.in_turn)]
    numbers += [turn.spent, turn.entered, int(turn.acted), int(turn.acted_first), turn.capped + 1, int(turn.halted)]
    return [*numbers, int(turn.drunk), int(turn.coordinated), *some_of(turn.dropped, ALLIES)]


def piles_features(piles: PilesView) -> list[int]:
    numbers = [*piles.dead, *piles.outside, *piles.gone, *piles.supply, *piles.face_down, piles.boxed]
    numbers += some_of(piles.upgrades, len(UPGRADES)) + some_of(piles.marked, len(UPGRADES))
    return [*numbers, piles.upgrade_deck, *some_of(piles.upgrades_under, len(UPGRADES))]
