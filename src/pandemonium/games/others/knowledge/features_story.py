"""The adventure, the turn and the roll that is going on, as numbers of the legend."""

from __future__ import annotations

from pandemonium.engine.writing import up_to
from pandemonium.games.others.knowledge.encode_figures import LARGEST, MANY
from pandemonium.games.others.knowledge.legend import MISSIONS, ROLL, SAID, SORTS
from pandemonium.games.others.knowledge.roll import RollView
from pandemonium.games.others.knowledge.story import StoryView, TurnView
from pandemonium.games.others.rules.counts import MOST
from pandemonium.games.others.rules.figures import ALLIES, KINDS


def story_features(story: StoryView) -> list[int]:
    counts = [story.round, story.progress, story.also, story.target, story.deaths]
    counts += [story.killed_round, story.penances_round, story.rescued_round, story.allies_round]
    numbers = [*bounded(counts), int(story.boss), int(story.due)]
    numbers += [int(ally in story.helped) for ally in range(ALLIES)]
    numbers += [int(story.mission == mission) for mission in range(MISSIONS)]
    return numbers + [int(mission in story.done) for mission in range(MISSIONS)]


def turn_features(turn: TurnView) -> list[int]:
    numbers = [up_to(LARGEST, turn.number), turn.first + 1, turn.active + 1]
    numbers += bounded([turn.spent, turn.entered, turn.capped + 1])
    flags = (turn.in_turn, turn.acted, turn.acted_first, turn.halted, turn.drunk, turn.coordinated)
    numbers += [*map(int, flags), up_to(MANY, turn.icon_limit), up_to(MOST, turn.reaction_moves)]
    return numbers + [int(ally in turn.dropped) for ally in range(ALLIES)]


def roll_features(roll: RollView | None) -> list[int]:
    if roll is None:
        return [0] * len(ROLL)
    numbers = [int(roll.sort == sort) for sort in SORTS] + [roll.slot + 1, roll.space + 1, roll.stage]
    flags = (roll.started, roll.willing, roll.adrenaline, roll.challenged, roll.no_help, roll.no_will, roll.blind)
    numbers += [*map(int, flags), roll.link + 1, *[(roll.settled >> said) & 1 for said in range(len(SAID))]]
    numbers += [*bounded([roll.extra_dice, roll.fewer, roll.tough]), roll.level]
    numbers += bounded(roll.hero_faces) + bounded(roll.sin_faces) + bounded(roll.named)
    numbers += bounded([roll.hits, roll.skills, roll.damage, roll.corruption])
    return numbers + [roll.picked.count(kind) for kind in range(KINDS)]


def bounded(numbers: list[int]) -> list[int]:
    return [up_to(MANY, number) for number in numbers]
