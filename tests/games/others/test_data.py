"""The data of The Others agree with the specification's tables, figure by figure."""

from __future__ import annotations

from collections import Counter

import pytest

from pandemonium.engine.dump import fields
from pandemonium.games.others.data import names
from pandemonium.games.others.rules import adventure as tasks
from pandemonium.games.others.rules import dice, figures, supply, verbs
from pandemonium.games.others.rules.adventure import Mission
from pandemonium.games.others.rules.printed import ClubMember, Doom, Past, Upgrade
from tests.games.others.box import RULES
from tests.games.others.printed import CLUB, DOOMS, HEROES, MISSIONS, PASTS, SIN_CARDS, TASKS, TEAMS, UPGRADES


def rows(table: str) -> list[list[str]]:
    return [line.split() for line in table.strip().splitlines()]


def given(printed: Upgrade | Doom | ClubMember | Past) -> dict[str, int]:
    """The figures that differ from nothing."""
    nothing = {"summon": figures.NOTHING}
    said = {figure: int(getattr(printed, figure)) for figure in fields(printed)}
    return {figure: number for figure, number in said.items() if number != nothing.get(figure, 0)}


def mission(code: str) -> Mission:
    adventure, _, place = code.partition(" ")
    missions = RULES.adventures[names.ADVENTURES.index(adventure)].missions
    stages = [found.stage for found in missions]
    return next(found for number, found in enumerate(missions) if names.mission_code(stages, number) == place)


def test_the_hero_die_has_two_hits_and_no_blank_the_sin_die_two_hits_and_two_blanks() -> None:
    assert RULES.hero_die == [dice.HIT, dice.HIT, dice.ARM, dice.RES, dice.SKL, dice.FTH]
    assert RULES.sin_die == [dice.HIT, dice.HIT, dice.CRT, dice.COR, dice.BLK, dice.BLK]


@pytest.mark.parametrize("hero", names.HEROES)
def test_a_hero_board_has_its_class_values_and_ability(hero: str) -> None:
    board = RULES.heroes[names.HEROES.index(hero)]
    found = (names.CLASSES[board.cls], board.attack, board.skill, board.armour, board.ranged, board.ability)
    assert found == HEROES[hero]


@pytest.mark.rule("OTH-SET-8", "OTH-SB-3")
def test_the_squad_is_a_leader_two_shooters_two_bruisers_and_two_fixers() -> None:
    classes = Counter(names.CLASSES[board.cls] for board in RULES.heroes[: figures.SQUAD])
    assert classes == {"leader": 1, "shooter": 2, "bruiser": 2, "fixer": 2}
    assert [hero for hero in range(figures.BOARDS) if RULES.heroes[hero].ranged] == [figures.ROCCO, figures.ROSE]


def test_the_sins_share_acolytes_and_abominations_and_differ_in_controller_avatar_and_power() -> None:
    pride, sloth = RULES.sins
    assert (pride.attack, pride.armour, pride.power) == ([2, 3, 4, 6], [2, 3, 5, 8], 1)
    assert (sloth.attack, sloth.armour, sloth.power) == ([2, 3, 3, 5], [2, 3, 5, 7], 1)


def test_the_apocalypse_reveals_cards_at_1_3_and_5_and_presses_between() -> None:
    assert [level.card for level in RULES.levels] == [False, True, False, True, False, True, False, False]
    assert [level.reaction for level in RULES.levels] == [0, 0, 1, 0, 0, 0, 0, 1]
    assert [level.dice for level in RULES.levels] == [0, 0, 0, 1, 1, 1, 1, 1]
    summons = {number: level.summon for number, level in enumerate(RULES.levels) if level.summon != figures.NOTHING}
    assert summons == {2: figures.CONTROLLER, 4: figures.ABOMINATION}


def test_the_five_of_the_hell_club_have_their_values_and_abilities() -> None:
    assert [given(member) for member in RULES.club] == CLUB


def test_each_type_of_adventure_has_seven_apocalypse_cards() -> None:
    assert {code: given(doom) for code, doom in zip(names.DOOMS, RULES.dooms, strict=True)} == DOOMS
    assert Counter(code[:2] for code in names.DOOMS) == {"at": 7, "ac": 7, "ar": 7}


def test_each_sin_has_twelve_cards_with_their_windows_and_effects() -> None:
    found = [
        [code, str(card.copies), names.WINDOWS[card.window], names.VERBS[card.verb], str(card.amount), str(card.more)]
        for code, card in zip(names.CARDS, RULES.cards, strict=True)
    ]
    assert found == rows(SIN_CARDS)
    decks = Counter(dict.fromkeys(range(figures.SINS), 0))
    for card in RULES.cards:
        decks[card.sin] += card.copies
    assert decks == {figures.PRIDE: 12, figures.SLOTH: 12}


def test_there_are_eighteen_upgrades() -> None:
    assert {code: given(card) for code, card in zip(names.UPGRADES, RULES.upgrades, strict=True)} == UPGRADES


def test_the_dark_past_goes_from_a_damage_to_defection() -> None:
    assert [given(card) for card in RULES.pasts] == PASTS


@pytest.mark.rule("OTH-MI-8")
def test_adventures_have_their_tasks_at_the_start_and_the_end_of_a_round() -> None:
    found = [
        [
            code,
            names.TYPES[board.kind],
            "+".join(names.TOKENS[token] for token in board.tokens),
            str(board.amount),
            names.PLACES[board.where],
            str(board.bear),
            names.HASTES[board.extra],
            str(board.extra_least),
        ]
        for code, board in zip(names.ADVENTURES, RULES.adventures, strict=True)
    ]
    assert found == rows(TASKS)
    assert {(board.advance, board.more) for board in RULES.adventures} == {(1, 2)}
    bears = [code for code, board in zip(names.ADVENTURES, RULES.adventures, strict=True) if board.task]
    assert bears == ["C2"]


def test_close_the_breaches_places_pentagrams_instead_and_the_avatar_of_city_ablaze_brings_fire() -> None:
    instead = [board.instead for board in RULES.adventures]
    assert instead == [figures.NOTHING] * 2 + [figures.PENTAGRAM] + [figures.NOTHING] * 4
    assert [board.distance for board in RULES.adventures] == [0, 0, 2, 0, 0, 0, 0]
    assert [board.event_fire for board in RULES.adventures] == [0, 1, 0, 0, 0, 0, 0]


@pytest.mark.rule("OTH-MI-3", "OTH-MI-9")
def test_missions_have_their_targets_for_three_heroes_and_for_four() -> None:
    found = []
    for code, board in zip(names.ADVENTURES, RULES.adventures, strict=True):
        stages = [mission.stage for mission in board.missions]
        told = [
            f"{names.mission_code(stages, place)} {names.GOALS[mission.verb]} {mission.target[0]} {mission.target[1]}"
            for place, mission in enumerate(board.missions)
        ]
        found.append(f"{code} {' | '.join(told)}")
    assert found == MISSIONS.strip().splitlines()


def test_missions_name_what_they_count() -> None:
    everything, cleansed = (1 << figures.KINDS) - 1, (1 << figures.REMOVABLE) - 1
    assert mission("T1 M1").kinds == everything
    assert mission("T1 M2a").kinds == mission("T3 M2b").kinds == 1 << figures.ABOMINATION
    assert mission("T1 M2b").tokens == 1 << figures.NEST | 1 << figures.PENTAGRAM
    assert mission("T2 M1").tokens == 1 << figures.FIRE
    assert mission("T3 M1").tokens == 1 << figures.NEST
    assert mission("C1 M1").tokens == mission("C2 M2a").tokens == 1 << figures.CORRUPTION
    assert mission("R1 M2b").tokens == mission("R2 M2b").tokens == cleansed
    assert (mission("R1 M2b").also, mission("R1 M2b").district) == (3, names.TILES.index("T02"))
    assert (mission("R1 M2a").also, mission("R1 M2a").district) == (0, tasks.START_SPACE)
    assert mission("T2 M2b").no_fire
    assert mission("C1 M4b").purity == [2, 4]


def test_voices_of_haven_asks_for_carriers_of_allies() -> None:
    city_hall, headquarters = mission("R2 M2a"), mission("R2 M3")
    assert (city_hall.ally, city_hall.district) == (figures.COMMISSIONER, names.TILES.index("T10"))
    assert (headquarters.ally, headquarters.district) == (figures.RAVENCORP, names.TILES.index("T01"))
    assert (city_hall.most, headquarters.most) == (figures.NOTHING, 0)
    assert mission("R2 M2b").ally == figures.PROXY
    assert mission("T1 M1").ally == figures.NOTHING


def test_missions_that_name_the_controller_or_the_avatar_summon_it() -> None:
    brought = {
        f"{code} {place}": mission.summons
        for code, board in zip(names.ADVENTURES, RULES.adventures, strict=True)
        for place, mission in enumerate(board.missions)
        if mission.summons != figures.NOTHING
    }
    bosses = {"T2 1": figures.CONTROLLER, "T3 1": figures.CONTROLLER, "C1 3": figures.CONTROLLER}
    last = {"T1 3": figures.AVATAR, "T2 3": figures.AVATAR, "T3 3": figures.AVATAR, "C1 4": figures.AVATAR}
    assert brought == bosses | last | {"C2 3": figures.AVATAR}


def test_recommended_teams() -> None:
    found = [
        [code, *(names.HEROES[hero] for hero in board.team)]
        for code, board in zip(names.ADVENTURES, RULES.adventures, strict=True)
    ]
    assert found == rows(TEAMS)


def test_the_supply_is_the_rulebooks() -> None:
    assert dict(zip(names.TOKENS, RULES.supply, strict=True)) == {
        "fire": 10,
        "corruption": 10,
        "pentagram": 6,
        "nest": 6,
        "extra-turn": 6,
        "innocent": 6,
    }
    others = [supply.ALTARS, supply.CITY_TOKENS, supply.TURN_TOKENS, supply.REACTION_TOKENS, supply.MARK_TOKENS]
    others += [supply.METRO_TOKENS, supply.START_TOKENS, supply.ORBITALS, figures.ALLIES]
    assert sum(RULES.supply) + sum(others) == 88


def test_survivors_hides_twelve_tokens() -> None:
    hidden = {names.TOKENS[kind]: number for kind, number in enumerate(RULES.down_tokens) if number}
    assert hidden == {"fire": 2, "corruption": 2, "nest": 1, "extra-turn": 1, "innocent": 6}


def test_every_name_has_the_number_of_the_rules() -> None:
    for number, name in enumerate(names.WINDOWS):
        assert getattr(verbs, name.upper().replace("-", "_")) == number
    for number, name in enumerate(names.VERBS):
        assert getattr(verbs, name.upper().replace("-", "_")) == number
    for listed in (names.HEROES, names.CLASSES, names.TOKENS, names.ALLIES, names.SINS, names.CULTS):
        for number, name in enumerate(listed):
            assert getattr(figures, name.upper().replace("-", "_")) == number
    for number, name in enumerate(names.KINDS[: figures.HELL_CLUB]):
        assert getattr(figures, name.upper()) == number
    assert names.KINDS.index("hc1") == figures.HELL_CLUB
    assert names.KINDS.index("mole") == figures.MOLE
    icons = [figures.HEAL, figures.PENANCE, figures.EXTRA, figures.EQUIP, figures.ORBITAL]
    assert icons == list(range(len(names.ICONS)))


def test_goals_places_and_hastes_have_the_numbers_of_the_rules() -> None:
    goals = [tasks.KILL, tasks.KILL_BOSS, tasks.REMOVE, tasks.USE_CITY, tasks.REVEAL_PAST, tasks.PENANCES]
    goals += [
        tasks.KILL_CORRUPTED,
        tasks.TAKE_INNOCENT,
        tasks.DELIVER,
        tasks.TAKE_ALLIES,
        tasks.ALL_PURE,
        tasks.ALL_HOME,
    ]
    assert goals == list(range(len(names.GOALS)))
    assert list(range(len(names.PLACES))) == [tasks.STREETS, tasks.ANYWHERE, tasks.IN_DISTRICTS, tasks.FAR]
    hastes = [tasks.FEW_DEATHS, tasks.MANY_FIRES, tasks.MANY_NESTS, tasks.NO_PENANCE, tasks.A_SINNER]
    assert [*hastes, tasks.NO_INNOCENT, tasks.NO_ALLY] == list(range(len(names.HASTES)))
