"""What this round's start asks of the Sin, and how far the Apocalypse will advance at its end, as things stand now."""

from __future__ import annotations

from pandemonium.games.others.data.names import HASTES
from pandemonium.games.others.rules import adventure as tasks
from pandemonium.games.others.rules.figures import FIRE, NEST
from pandemonium.games.others.table.printed import OthersScene, adventure
from pandemonium.games.others.words.mission_wording import task_sentence


def start_told(scene: OthersScene) -> str:
    return task_sentence(adventure(scene), scene.words.text)


def end_told(scene: OthersScene) -> str:
    """How the condition of one more stands: "2 of 3 monsters dead: the Apocalypse will advance 2"."""
    story = adventure(scene)
    have, want, more = standing(scene)
    advance = story.advance + (story.more if more else 0)
    return scene.words(f"end-{HASTES[story.extra]}", have=have, want=want, advance=advance)


def standing(scene: OthersScene) -> tuple[int, int, bool]:
    """What counts, how much of it decides, and whether the Apocalypse would advance once more now (OTH-R79)."""
    view, printed = scene.view, adventure(scene)
    story, least = view.story, printed.extra_least
    if printed.extra == tasks.FEW_DEATHS:
        return story.killed_round, view.count, story.killed_round < view.count
    if printed.extra == tasks.MANY_FIRES:
        return on_board(scene, FIRE), least, on_board(scene, FIRE) >= least
    if printed.extra == tasks.MANY_NESTS:
        return on_board(scene, NEST), view.count, on_board(scene, NEST) > view.count
    if printed.extra == tasks.NO_PENANCE:
        return story.penances_round, 1, story.penances_round == 0
    if printed.extra == tasks.A_SINNER:
        worst = max(who.corruption for who in view.heroes)
        return worst, least, worst >= least
    if printed.extra == tasks.NO_INNOCENT:
        return story.rescued_round, 1, story.rescued_round == 0
    return story.allies_round, 1, story.allies_round == 0


def on_board(scene: OthersScene, kind: int) -> int:
    """Physical tokens that lie face up."""
    return sum(space.tokens[kind] for space in scene.view.spaces)
