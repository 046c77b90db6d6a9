"""Statistics of The Others (section 9.4): adventures, missions, heroes, cards and dice over many finished games."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable
from typing import Final, TypeAlias

from msgspec import convert

from pandemonium.engine.phrase import Phrase, phrase
from pandemonium.engine.tally import Cell, Finished, Mean, Share, Tally
from pandemonium.games.others.data.names import ADVENTURES, CARDS, CULTS, DOOMS, HEROES, MAPS, SINS
from pandemonium.games.others.knowledge.chronicle import Chronicle, Deeds, Dice
from pandemonium.games.others.knowledge.luck import HERO_GOOD, SIN_GOOD, luck
from pandemonium.games.others.rules.figures import NOTHING
from pandemonium.games.others.words.naming import CAUSES, title_of

Game: TypeAlias = tuple[Chronicle, Finished]
Rows: TypeAlias = tuple[tuple[Cell, ...], ...]

PEOPLE: Final = "people"
MIXED: Final = "mixed"
WENT: Final = ("games", "heroes-won", "rounds", "deaths", "level")
DEEDS: Final = ("kills", "removals", "wounds", "sins")


def tallies(finished: Iterable[Finished]) -> list[Tally]:
    """Games from before chronicles were kept tell nothing."""
    games = [(convert(one.chronicle, Chronicle), one) for one in finished if one.chronicle is not None]
    if not games:
        return []
    return [
        *(by(games, what, key, said) for what, (key, said) in BY.items()),
        missions(games),
        heroes(games),
        deaths(games),
        cards(games, "card", CARDS, lambda told: told.cards),
        cards(games, "doom", DOOMS, lambda told: told.dooms),
        dice(games),
    ]


def level_of(role: str) -> Callable[[Game], str]:
    """Who played that role: people, bots of one level, or some of each."""

    def level(game: Game) -> str:
        seats = zip(game[1].roles, game[1].levels, strict=True)
        found = {level or PEOPLE for seat, level in seats if seat == role}
        return found.pop() if len(found) == 1 else MIXED

    return level


BY: Final[dict[str, tuple[Callable[[Game], str], str]]] = {
    "adventure": (lambda game: game[0].adventure, "adventure-"),
    "map": (lambda game: game[0].map, ""),
    "sin": (lambda game: game[0].sin, "sin-"),
    "cult": (lambda game: game[0].cult, "cult-"),
    "count": (lambda game: str(game[0].heroes), ""),
    "hero-level": (level_of("hero"), "stat-level-"),
    "sin-level": (level_of("sin"), "stat-level-"),
}
"""What games are sorted by, and how the values are named; without a message they name themselves."""
ORDER: Final = (*ADVENTURES, *MAPS, *SINS, *CULTS)


def head(*names: str) -> tuple[Phrase, ...]:
    return tuple(phrase(f"stat-{name}") for name in names)


def by(games: list[Game], what: str, key: Callable[[Game], str], said: str) -> Tally:
    sorted_out: dict[str, list[Chronicle]] = defaultdict(list)
    for game in games:
        sorted_out[key(game)].append(game[0])
    places = sorted(sorted_out, key=lambda value: (ORDER.index(value) if value in ORDER else 0, value))
    rows = tuple((phrase(said + value) if said else value, *went(sorted_out[value])) for value in places)
    return Tally(phrase(f"stat-by-{what}"), head(what, *WENT), rows)


def went(told: list[Chronicle]) -> tuple[Cell, ...]:
    return (
        len(told),
        Share(sum(one.won for one in told), len(told)),
        Mean([one.rounds for one in told]),
        Mean([one.deaths for one in told]),
        Mean([one.level for one in told]),
    )


def missions(games: list[Game]) -> Tally:
    """How often each was reached, which branch that was, how often it fell, and when."""
    rows: list[tuple[Cell, ...]] = []
    for adventure in ADVENTURES:
        told = [one for one, _ in games if one.adventure == adventure]
        found = [stage for one in told for stage in one.stages]
        for mission in sorted({stage.mission for stage in found}):
            here = [stage for stage in found if stage.mission == mission]
            branch = sum(stage.mission[:2] == mission[:2] for stage in found)
            fell = [stage.round for stage in here if stage.round]
            name = phrase("stat-mission-of", adventure=adventure, mission=title_of(adventure, mission))
            chosen = Share(len(here), branch) if len(mission) > 2 else "–"
            turns = Mean([stage.turns for stage in here])
            rows.append((name, len(here), chosen, Share(len(fell), len(here)), Mean(fell) if fell else "–", turns))
    return Tally(phrase("stat-missions"), head("mission", "begun", "chosen", "done", "round", "turns"), tuple(rows))


def squad(games: list[Game]) -> dict[str, list[tuple[Chronicle, Deeds]]]:
    found: dict[str, list[tuple[Chronicle, Deeds]]] = {hero: [] for hero in HEROES}
    for told, _ in games:
        for one in told.deeds:
            found[one.hero].append((told, one))
    return {hero: played for hero, played in found.items() if played}


def heroes(games: list[Game]) -> Tally:
    rows: Rows = tuple(
        (
            phrase(f"hero-{hero}"),
            len(played),
            Share(sum(told.won for told, _ in played), len(played)),
            *(Mean([getattr(one, deed) for _, one in played]) for deed in DEEDS),
        )
        for hero, played in squad(games).items()
    )
    return Tally(phrase("stat-heroes"), head("hero", "games", "heroes-won", *DEEDS), rows)


def deaths(games: list[Game]) -> Tally:
    """Of each hero, and what of."""
    rows: list[tuple[Cell, ...]] = []
    for hero, played in squad(games).items():
        causes = Counter(one.cause for _, one in played if one.cause != NOTHING)
        died = Share(causes.total(), len(played))
        rows.append((phrase(f"hero-{hero}"), died, *(causes[number] for number in range(len(CAUSES)))))
    heads = (*head("hero", "died"), *(phrase(f"cause-{cause}") for cause in CAUSES))
    return Tally(phrase("stat-deaths-title"), heads, tuple(rows))


def cards(games: list[Game], sort: str, names: tuple[str, ...], played: Callable[[Chronicle], list[str]]) -> Tally:
    """How often each was played, and how often the Sin won with it."""
    times = Counter(card for told, _ in games for card in played(told))
    rows: Rows = tuple(
        (phrase(f"{sort}-{card}"), times[card], won_with([told for told, _ in games if card in played(told)]))
        for card in names
        if times[card]
    )
    return Tally(phrase(f"stat-{sort}s"), head("card", "played", "sin-won"), rows)


def won_with(told: list[Chronicle]) -> Share:
    return Share(sum(not one.won for one in told), len(told))


def dice(games: list[Game]) -> Tally:
    """Of either side, thrown and lucky; far from nought over many games would be a fault."""
    rows = []
    for role, good in (("hero", HERO_GOOD), ("sin", SIN_GOOD)):
        thrown = [dice for told, one in games for dice, had in zip(told.dice, one.roles, strict=True) if had == role]
        rows.append((phrase(f"role-{role}"), sum(dice.thrown for dice in thrown), luck(together(thrown), good)))
    return Tally(phrase("stat-dice"), head("side", "thrown", "luck"), tuple(rows))


def together(thrown: list[Dice]) -> Dice:
    """All of them as one."""
    return Dice(
        sum(dice.thrown for dice in thrown),
        [sum(faces) for faces in zip(*(dice.faces for dice in thrown), strict=True)],
        [sum(faces) for faces in zip(*(dice.expected for dice in thrown), strict=True)],
    )
