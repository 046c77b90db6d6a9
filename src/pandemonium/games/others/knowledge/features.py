"""A view as the numbers of the legend, for programs that learn. Players are told from the viewer's own, clockwise."""

from __future__ import annotations

from collections.abc import Sequence

from pandemonium.engine.writing import up_to
from pandemonium.games.others.data.names import ADVENTURES, MAPS, PASTS, UPGRADES
from pandemonium.games.others.knowledge.encode_figures import MANY, clockwise, vote_of
from pandemonium.games.others.knowledge.features_story import roll_features, story_features, turn_features
from pandemonium.games.others.knowledge.hero import FALLEN, PLAYING, HeroView, SquadView
from pandemonium.games.others.knowledge.legend import HERO, MINE, QUESTIONS, SEATS, SPACE
from pandemonium.games.others.knowledge.sin import SinView
from pandemonium.games.others.knowledge.space import SpaceView
from pandemonium.games.others.knowledge.view import OthersView, PilesView
from pandemonium.games.others.rules.counts import MOST
from pandemonium.games.others.rules.figures import (
    ALLIES,
    BOARDS,
    CULTS,
    DISTRICTS,
    DOOMS,
    FIELDS,
    ICONS,
    SINS,
    SLOTS,
    SPACES,
)


def features(view: OthersView) -> list[int]:
    numbers = [view.count, int(view.seat == view.sin.seat), int(view.over), int(view.heroes_won), int(view.teach)]
    numbers += [view.depth, *view.numbers, *one_of(view.question, len(QUESTIONS))]
    numbers += one_of(view.adventure, len(ADVENTURES)) + one_of(view.map, len(MAPS))
    at = {space.number: space for space in view.spaces}
    for number in range(SPACES):
        numbers += space_features(view, at[number]) if number in at else [0] * len(SPACE)
    for slot in range(SLOTS):
        numbers += hero_features(view, view.heroes[slot]) if slot < len(view.heroes) else [0] * len(HERO)
    for hero in view.squad:
        numbers += squad_features(hero)
    numbers += [*view.mole[:2], view.mole[2] + 1] if view.mole else [0, 0, 0]
    numbers += sin_features(view.sin) + story_features(view.story) + turn_features(view.turn)
    numbers += roll_features(view.roll) + piles_features(view.piles)
    for turn in range(SEATS):
        seat = (max(view.seat, 0) + turn) % view.seats
        numbers += player_features(view, seat) if turn < view.seats else [0] * 5
    return numbers


def one_of(number: int, kinds: int) -> list[int]:
    """A place for each kind, of which one is set; none for NOTHING."""
    return [int(number == kind) for kind in range(kinds)]


def some_of(numbers: Sequence[int], kinds: int) -> list[int]:
    return [int(kind in numbers) for kind in range(kinds)]


def player_features(view: OthersView, seat: int) -> list[int]:
    numbers = [1, int(seat in view.asked), int(seat == view.sin.seat)]
    return [*numbers, vote_of(view.votes[seat]), vote_of(view.earlier[seat])]


def space_features(view: OthersView, space: SpaceView) -> list[int]:
    icons = [0] * ICONS
    for icon, covered in zip(space.icons, space.covered, strict=True):
        icons[icon] += not covered
    numbers = [1, int(space.number < DISTRICTS), int(space.start), int(space.number in view.used)]
    numbers += [*space.monsters, *some_of(space.heroes, SLOTS), *space.tokens, *space.printed]
    numbers += [up_to(MANY, space.down), *icons, *[int(covered) for covered in [*space.covered, False, False][:2]]]
    return [*numbers, space.city_token + 1, space.altars, space.orbitals, *some_of(space.allies, ALLIES)]


def hero_features(view: OthersView, hero: HeroView) -> list[int]:
    numbers = [1, clockwise(view.seat, view.seats, hero.seat), *one_of(hero.hero, BOARDS), *one_of(hero.space, SPACES)]
    numbers += [hero.corruption, *some_of(hero.damage, FIELDS), up_to(MOST, hero.turns), up_to(MOST, hero.extra)]
    numbers += [hero.city_at + 1, *some_of(hero.upgrades, len(UPGRADES)), *some_of(hero.allies, ALLIES)]
    return [*numbers, up_to(MOST, hero.innocents), int(hero.unhealing), int(hero.absolved), up_to(MOST, hero.lives)]


def squad_features(hero: SquadView) -> list[int]:
    """Where he is, and his Dark Past as far as the viewer knows it."""
    where = [int(hero.place == PLAYING), int(hero.place == FALLEN), int(hero.past_open)]
    deeds = [up_to(MANY, number) for number in (hero.kills, hero.removals, hero.wounds, hero.sins)]
    return where + one_of(hero.past, len(PASTS)) + deeds


def sin_features(sin: SinView) -> list[int]:
    numbers = one_of(sin.sin, SINS) + one_of(sin.cult, CULTS) + [int(sin.cult_marked), int(sin.card_played)]
    numbers += [sin.cards, sin.deck, up_to(MOST, sin.reactions), up_to(MOST, sin.permanent)]
    numbers += [up_to(MOST, sin.temporary), sin.level, sin.doom_deck, sin.doom_under]
    numbers += [sin.playing + 1, sin.shown + 1, *sin.discard, *sin.exposed, *some_of(sin.revealed, DOOMS)]
    mine = sin.mine
    if mine is None:
        return numbers + [0] * len(MINE)
    numbers += [*mine.hand, *mine.drawn]
    return numbers + some_of(mine.doom_pair, DOOMS) + some_of(mine.doom_under, DOOMS) + [int(mine.resting)]


def piles_features(piles: PilesView) -> list[int]:
    numbers = [*piles.dead, *piles.outside, *piles.gone, *piles.supply]
    numbers += [up_to(MANY, number) for number in piles.face_down] + [up_to(MANY, piles.boxed)]
    numbers += some_of(piles.upgrades, len(UPGRADES)) + some_of(piles.marked, len(UPGRADES))
    return [*numbers, piles.upgrade_deck, *some_of(piles.upgrades_under, len(UPGRADES))]
