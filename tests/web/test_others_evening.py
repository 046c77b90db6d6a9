"""The Others as it is played in browsers: by mouse, by keys, on a phone, alone with bots and with a friend."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from pandemonium.engine.chance import chance_from
from pandemonium.engine.driver import legal
from pandemonium.engine.match import Match
from pandemonium.games.others.knowledge.view import OthersView
from pandemonium.games.others.rules.counts import total
from pandemonium.games.others.rules.question import BEGIN_WATCH
from pandemonium.games.others.rules.state import Others
from pandemonium.server.play.play import Play
from tests.web.browser import PATIENCE, PHONE, decision
from tests.web.conftest import Visitor
from tests.web.finishing import act_elsewhere
from tests.web.haven import Person, by_keys, by_mouse, by_thumb, play, sit
from tests.web.site import Site

pytestmark = pytest.mark.browser

LAPTOP = (1280, 720)
MOST = 900
"""More choices than people make in a game that bots play along."""


def heroes_by_mouse(visitor: Visitor, site: Site) -> list[Person]:
    ada = Person(visitor(size=LAPTOP), by_mouse)
    sit(ada, site.url, ["bot random", "me"])
    return [ada]


def the_sin_by_keys(visitor: Visitor, site: Site) -> list[Person]:
    ada = Person(visitor(size=LAPTOP), by_keys)
    sit(ada, site.url, ["me", "bot random"], adventure="R1")
    return [ada]


def heroes_on_a_phone(visitor: Visitor, site: Site) -> list[Person]:
    ada = Person(visitor(size=PHONE), by_thumb)
    sit(ada, site.url, ["bot random", "me", "bot random"], adventure="C1")
    return [ada]


def two_people_and_bots(visitor: Visitor, site: Site) -> list[Person]:
    """The Sin with a mouse, a hero on a phone, and two more heroes played by bots."""
    ada, bea = Person(visitor(size=LAPTOP), by_mouse), Person(visitor(size=PHONE, language="pl-PL"), by_thumb, seed=1)
    sit(ada, site.url, ["me", "open", "bot random", "bot random"], bea, adventure="T2")
    return [ada, bea]


def to_a_fight(table: Play) -> None:
    """On to a turn of a healthy hero who stands beside a monster, as it begins: the Sin may play a card and react."""
    for luck in range(100):
        match: Match[Others, OthersView] = table.on.until(0)
        chance = chance_from(f"way {luck}")
        while not match.over and not begins_beside_a_monster(match.state):
            seat = match.waiting[0]
            offered = legal(match.state, seat)
            match.take(seat, offered[chance.below(len(offered))])
        if not match.over:
            for moment in match.history:
                table.on.take(moment.entry.seat, moment.choice)
            return
    raise AssertionError("no hero ever begins his turn beside a monster")


def begins_beside_a_monster(state: Others) -> bool:
    if (
        state.stack[-1].question(state) != BEGIN_WATCH
        or state.damage[state.active]
        or state.corruption[state.active] > 2
    ):
        return False
    return total(state.monsters[state.at[state.active]]) == 1 and state.reactions > 0


def until_offered(code: str, person: Person, other: Person) -> None:
    play([person, other], MOST, until=lambda asked: asked is person and code in person.look().codes)


@pytest.mark.rule("OTH-SC-1", "OTH-CO-1", "OTH-RE-1")
def test_a_fight_by_mouse_and_the_sin_s_windows_and_reaction_by_keys(visitor: Visitor, site: Site) -> None:
    """The odds lie beside the city before the dice do; after the turn the Sin reacts, and a hero is asked again."""
    sin, hero = Person(visitor(size=LAPTOP), by_keys, haste=1.0), Person(visitor(size=LAPTOP), by_mouse, haste=1.0)
    act_elsewhere(site, sit(sin, site.url, ["me", "open"], hero), to_a_fight)
    expect(sin.page.locator("button[name=choice][value=watch]").first).to_be_attached()  # the page has followed
    sin.answer("watch")
    until_offered("fight", hero, sin)
    hero.answer("fight")
    until_offered("ready", hero, sin)
    expect(hero.page.locator("#roll .odds")).to_be_visible()
    hero.answer("ready")
    until_offered("end", hero, sin)
    hero.answer("end")
    until_offered("react", sin, hero)
    sin.answer("react")
    play([sin, hero], MOST, until=lambda asked: asked is hero)


@pytest.mark.campaign
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("gathered", [heroes_by_mouse, the_sin_by_keys, heroes_on_a_phone, two_people_and_bots])
def test_a_whole_game(gathered: object, visitor: Visitor, site: Site) -> None:
    """To its end, past a reload in its middle; then the page tells how it ended, also to one who comes again."""
    assert callable(gathered)
    people: list[Person] = gathered(visitor, site)
    play(people, MOST, until=lambda person: person is people[0] and len(person.taken) >= 20)
    before = decision(people[0].page)
    people[0].page.reload()
    assert decision(people[0].page) == before
    play(people, MOST)
    for person in people:
        expect(person.page.locator("#ending-title")).to_be_visible(timeout=PATIENCE)
        person.page.reload()
        expect(person.page.locator("#ending-title")).to_be_visible()
        assert len(person.taken) > 20
