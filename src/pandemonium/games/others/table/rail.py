"""The adventure beside the city: its missions as a path with branches and events, and the state of this round's end."""

from __future__ import annotations

from pandemonium.drawing.html import Node, div, li, ol, p, section, span
from pandemonium.drawing.icon import icon
from pandemonium.drawing.spot import sheet_of, spot
from pandemonium.games.others.data.names import ADVENTURES, KINDS
from pandemonium.games.others.rules.adventure import Mission
from pandemonium.games.others.table.about import about_adventure
from pandemonium.games.others.table.printed import OthersScene, adventure, rules
from pandemonium.games.others.table.tasks import end_told, start_told
from pandemonium.games.others.words.mission_wording import mission_phrase
from pandemonium.games.others.words.naming import mission_title

WAYS = ("a", "b")
"""The two missions of a branch, as codes name them."""


def rail(scene: OthersScene) -> Node:
    story, view = scene.view.story, scene.view
    tasks = (end_told(scene), view.count)
    facts = (view.adventure, story, tasks, scene.asked_of("mission"))
    return scene.kept("rail", facts, draw=lambda: drawn(scene), shared=True)


def drawn(scene: OthersScene) -> Node:
    words, view = scene.words, scene.view
    return section("#adventure.tale", aria_label=words("table-adventure"))[
        div(".with-about.title-of")[
            span(".heading-of")[words(f"adventure-{ADVENTURES[view.adventure]}")], about_adventure(scene)
        ],
        ol(".missions", data_spot="missions")[
            (step(scene, place, mission) for place, mission in enumerate(adventure(scene).missions))
        ],
        p(".task", data_spot="task")[start_told(scene)],
        p(".task.end-of", data_spot="end task")[icon("doom-card"), end_told(scene)],
    ]


def step(scene: OthersScene, place: int, mission: Mission) -> Node:
    story = scene.view.story
    state = state_of(scene, place, mission)
    stages = [one.stage for one in adventure(scene).missions]
    branch = stages.count(mission.stage) > 1
    style = f"mission {state}" + (" branch" if branch else "")
    name = scene.words("mission-name", mission=mission_title(rules(scene), scene.view.adventure, place))
    element = f"mission {WAYS[place - stages.index(mission.stage)]}"
    asked = branch and state == "coming" and bool(scene.offers(element)) and mission.stage == next_stage(scene)
    return li({"class": style, "data-spot": f"mission at {place}"})[
        icon(KINDS[mission.event], "event") if mission.event >= 0 else None,
        [spot(scene, element, name, name, "mission-way"), sheet_of(scene, element, name)]
        if asked
        else span(".mission-name")[icon("check") if state == "done" else None, name],
        progress(scene, mission) if state == "current" else None,
        span(".mission-text")[scene.words.say(mission_phrase(mission, scene.view.count, story.target))]
        if state == "current"
        else None,
    ]


def next_stage(scene: OthersScene) -> int:
    """The stage after the last one of which a mission is done."""
    missions, done = adventure(scene).missions, scene.view.story.done
    return max((missions[place].stage + 1 for place in done), default=0)


def state_of(scene: OthersScene, place: int, mission: Mission) -> str:
    """Done, current, to come, or closed: the other way of a branch that was taken (OTH-MI-4)."""
    story, missions = scene.view.story, adventure(scene).missions
    if place in story.done:
        return "done"
    if place == story.mission:
        return "current"
    return "shut" if mission.stage <= missions[story.mission].stage else "coming"


def progress(scene: OthersScene, mission: Mission) -> Node:
    story = scene.view.story
    told = scene.words("mission-progress", progress=story.progress, target=story.target)
    second = [span(".tally-of")[f"{story.also}/{mission.also}"]] if mission.also else []
    return span(".progress-of", role="img", aria_label=told)[
        span(".tally-of")[f"{story.progress}/{story.target}"], second
    ]
