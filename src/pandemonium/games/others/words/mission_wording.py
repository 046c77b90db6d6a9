"""What an adventure asks of its players: missions, the events before them, and the tasks of every round (OTH-MI-8)."""

from __future__ import annotations

from typing import Final

from pandemonium.engine.bits import members
from pandemonium.engine.phrase import Fact, Name, Phrase, phrase
from pandemonium.engine.text import Text
from pandemonium.games.others.data.names import GOALS, HASTES, PLACES, TOKENS
from pandemonium.games.others.rules.adventure import PLACE_OR_BEAR, Adventure, Mission
from pandemonium.games.others.rules.figures import FOUR, KINDS, NOTHING
from pandemonium.games.others.words.naming import ALLY_NAMES, DISTRICT_NAMES, KIND_NAMES, TOKEN_NAMES

ANY_KIND: Final = Name("kind-any")
CARRIED: Final = ("remove", "use-city")
"""What may be asked of an Ally's carrier alone."""
PLACED: Final = ("use-city", "deliver")
"""What may be asked for in one district alone."""


def mission_phrase(mission: Mission, heroes: int, target: int) -> Phrase:
    """What is to be done by so many heroes, with the target as it now is."""
    goal = GOALS[mission.verb]
    carrier = "-carrier" if mission.ally != NOTHING and goal in CARRIED else ""
    place = "-district" if mission.district >= 0 and goal in PLACED else ""
    facts: dict[str, Fact] = {
        "target": target,
        "others": target - 1,
        "kind": kind_of(mission.kinds),
        "corruption": mission.purity[1 if heroes == FOUR else 0],
        "most": mission.most,
        "also": mission.also,
        "nofire": "yes" if mission.no_fire else "no",
    }
    if mission.tokens:
        facts["tokens"] = tokens_of(mission.tokens)
    elif mission.also == 0:
        facts["tokens"] = ""
    if carrier:
        facts["ally"] = ALLY_NAMES[mission.ally]
    if place:
        facts["space"] = DISTRICT_NAMES[mission.district]
    return Phrase(f"mission-{goal}{carrier}{place}", facts)


def event_phrase(adventure: Adventure, mission: Mission) -> Phrase:
    """What happens before a mission begins; the last event may bring Fire (OTH-MI-5)."""
    last = mission.stage == adventure.missions[-1].stage
    return phrase("mission-event", kind=KIND_NAMES[mission.event], fire=adventure.event_fire if last else 0)


def kind_of(mask: int) -> Name:
    """One kind of monster, or any."""
    kinds = [kind for kind in range(KINDS) if (mask >> kind) & 1]
    return KIND_NAMES[kinds[0]] if len(kinds) == 1 else ANY_KIND


def tokens_of(mask: int) -> Name:
    """Kinds of tokens together: Nest or Pentagram."""
    return Name("tokens-" + "-".join(TOKENS[token] for token in members(mask)))


def task_sentence(adventure: Adventure, text: Text) -> str:
    """What happens at the start of every round."""
    tokens = text(tokens_of(sum(1 << token for token in adventure.tokens)).id)
    if adventure.instead != NOTHING:
        instead = TOKEN_NAMES[adventure.instead]
        tokens = text("task-instead", token=tokens, instead=instead)
    facts: dict[str, Fact] = {"amount": adventure.amount, "tokens": tokens}
    if adventure.task == PLACE_OR_BEAR:
        return text("task-bear", bear=adventure.bear, **facts) + "."
    return text(f"task-{PLACES[adventure.where]}", distance=adventure.distance, **facts) + "."


def haste_sentence(adventure: Adventure, text: Text) -> str:
    """How the Apocalypse advances at the end of every round."""
    more = phrase(f"haste-{HASTES[adventure.extra]}", more=adventure.more, least=adventure.extra_least)
    return f"{text('haste-advance', advance=adventure.advance)}; {text.say(more)}."
