"""Why not? A table of situations, each with the reason and the rule it comes from."""

from __future__ import annotations

import pytest

from pandemonium.engine.chance import chance_from
from pandemonium.engine.driver import legal
from pandemonium.engine.game import Setup
from pandemonium.engine.match import Match
from pandemonium.games.inferno.rules.bonfire import invocation, offering
from pandemonium.games.inferno.rules.cashing import cashing
from pandemonium.games.inferno.rules.courtyard import rearrange
from pandemonium.games.inferno.rules.discs import relocation
from pandemonium.games.inferno.rules.family import welcome
from pandemonium.games.inferno.rules.figures import LOWER, UPPER
from pandemonium.games.inferno.rules.fraud import fraud
from pandemonium.games.inferno.rules.guardian import play_guardian
from pandemonium.games.inferno.rules.halves import halving
from pandemonium.games.inferno.rules.host import host, steal
from pandemonium.games.inferno.rules.money import exchange
from pandemonium.games.inferno.rules.phlegethon import shift_cube
from pandemonium.games.inferno.rules.siege import supply
from pandemonium.games.inferno.rules.state import ANY_BARREL
from pandemonium.games.inferno.rules.styx import styx
from pandemonium.games.inferno.rules.tower import homecoming, put_down
from pandemonium.games.inferno.rules.tracks import advance_on
from pandemonium.laws.plays import mixes, step
from pandemonium.laws.shown import words_of
from tests.games.inferno.table import INFERNO, Table, family, position

PEOPLE = ["Ada", "Bob", "Cyd", "Dov"]


def why(table: Table, target: str, seat: int = -1) -> str:
    """The reason and its rule, as the seat that is asked hears it."""
    refused = table.match.why_not(table.seat if seat < 0 else seat, target)
    return f"{refused.reason.id.removeprefix('why-')} {refused.rule}".strip() if refused else ""


CERBERUS = "antaeus@9.1 cerberus@9.4"
MINOTAUR = "antaeus@9.1 minotaur@7.2"
FULL = " ".join(f"1.{place}=red" for place in range(1, 7))
PAYBACK = {"solo": "payback-day"}

HELL = [
    (position("3.2=red"), "place 3.3", "no-soul INF-1.4.1"),
    (position("2.2=purple 3.2=red"), "soul 2.2", "laid INF-1.4.4"),
    (position("3.2=red", B=family(chains="3.2")), "place 3.2", "chained INF-ANTAEUS"),
    (position("3.2=brown 4.2=red 4.3=red"), "soul 3.2", "stuck INF-1.4.2"),
    (position("5.1=red"), "soul 5.1", "stuck-at-wall INF-1.4.6"),
    (position("3.2=red", graveyard="blue"), "grave red", "none-in-graveyard INF-1.4.1"),
    (position("2.4=red " + FULL, graveyard="cream"), "graveyard cream", "limbo-full INF-R4"),
    (
        position("3.2=red 2.5=red", seats=1, graveyard="blue", options=PAYBACK),
        "graveyard blue",
        "no-drachmas INF-1.11.5",
    ),
    (position("3.2=red"), "bone 3.2", "guardian-absent INF-1.2.7"),
    (position("3.2=red", guardians=CERBERUS), "bone 3.2", "no-bone INF-CERBERUS"),
    (position("3.2=red"), "shield 4.1", "soul-first INF-1.4.1"),
    (position("3.2=red"), "place 1.8", "no-shield INF-1.2.1"),
    (position("3.2=red"), "location bank", "hell-first INF-1.4.9"),
    (position("3.2=red"), "send bank noble", "hell-first INF-1.4.9"),
    (position("3.2=red"), "done", "when-done INF-1.4.9"),
]
ENDS = [
    (position("3.2=red 4.2=blue").play("soul 3.2"), "shield 4.2", "occupied INF-1.4.2"),
    (position("3.2=red").play("soul 3.2"), "place 3.3", "not-lower INF-1.4.10"),
    (position("2.2=green").play("soul 2.2"), "place 4.1", "below-circle INF-1.4.3"),
    (position("3.2=red 4.2=red 5.2=red").play("soul 3.2"), "place 6.2", "no-passage INF-1.4.6"),
    (position("3.2=red 4.2=red 5.2=red 6.2=red").play("soul 3.2"), "place 7.2", "behind-wall INF-1.4.6"),
    (position("2.2=red").play("soul 2.2"), "place 3.4", "no-line INF-1.4.2"),
    (position("2.2=red").play("soul 2.2"), "soul 2.2", "soul-picked INF-1.4.1"),
    (position("2.2=red").play("soul 2.2"), "grave blue", "soul-picked INF-1.4.1"),
    (
        position("2.2=red", guardians=CERBERUS, A=family(bones=1)).play("bone 2.2"),
        "place 4.2",
        "not-straight INF-CERBERUS",
    ),
    (
        position("3.4=ice-blue 4.4=red", side="b", guardians=MINOTAUR, A=family(labyrinth="4.3")).play("soul 3.4"),
        "place 5.3",
        "own-labyrinth INF-MINOTAUR",
    ),
]
FLORENCE = [
    (position(quarter="duomo", A=family(home="noble")), "send bank urchin", "none-at-home INF-1.5.1"),
    (position(quarter="duomo"), "send wall noble", "no-florin INF-1.5.2"),
    (position(quarter="duomo"), "location wall", "no-florin INF-1.5.2"),
    (position(seats=1, quarter="duomo", A=family(at="banquet:noble")), "location banquet", ""),
    (position(seats=1, quarter="duomo", A=family(at="banquet:noble")), "send banquet noble", "one-alone INF-1.11.2"),
    (
        position(seats=1, quarter="duomo", options=PAYBACK, A=family(florins=1)),
        "location bank",
        "no-drachmas INF-1.11.5",
    ),
    (position(quarter="duomo"), "accuse bank noble", "nobody-to-accuse INF-1.6.1"),
    (
        position(quarter="duomo", A=family(at="bank:noble", tower="bread cloth wine")),
        "accuse bank noble",
        "tower-full INF-1.6.1",
    ),
    (position(quarter="duomo", A=family(at="wall:noble")), "accuse wall noble", "no-guest INF-1.6.1"),
    (
        position(quarter="duomo", A=family(at="wall:noble", tower="condottiere wine bread | -")),
        "accuse wall noble",
        "guest-floor-full INF-1.6.1",
    ),
    (
        position(quarter="duomo", A=family(at="wall:noble", tower="condottiere wine | -")).play("accuse wall noble"),
        "send bank noble",
        "florence-done INF-1.4.9",
    ),
    (position(quarter="duomo"), "place 3.3", "when-shield INF-1.4.2"),
    (position(quarter="duomo"), "soul 3.3", "hell-done INF-1.4.9"),
    (position(quarter="duomo", A=family(tower="vescovo")), "guest vescovo", "guest-stays INF-PALACE"),
    (position(quarter="duomo"), "recall bank noble", "when-council INF-1.7.1"),
]
TOWER = [
    (position(ask=put_down(0, 7), A=family(tower="- | -")), "storey 2", "not-built INF-1.2.15"),
    (position(ask=put_down(0, 7), A=family(tower="bread cloth wine | - | -")), "floor 0", "floor-full INF-1.2.15"),
    (position(ask=homecoming(0, 2), A=family(tower="noble | -")), "storey 1", "no-family-on-floor INF-1.5.4"),
    (position(ask=homecoming(0, 2), A=family(tower="noble")), "home 0 urchin", "member-not-on-floor INF-1.5.4"),
    (position(ask=rearrange(0), A=family(tower="noble noble | -")), "lift 1", "same-item INF-COURTYARD"),
    (position(ask=rearrange(0), A=family(tower="noble noble | -")), "space 2", "space-empty INF-COURTYARD"),
    (position(ask=host(0), A=family(tower="console")), "guest console", "hosted INF-PALACE"),
    (position(seats=1, ask=host(0), A=family(tower="console")), "guest console", "hosted INF-PALACE"),
    (position(ask=steal(0), A=family(stolen="wine")), "barrel wine", "stolen INF-MARKET"),
    (position(ask=welcome(0, ANY_BARREL, 0)), "guest console", "when-guest INF-PALACE"),
    (position(ask=supply(0), A=family(tower="wine")), "barrel bread", "barrel-not-in-tower INF-WALL"),
    (position(quarter="duomo"), "lift 1", "when-lift INF-COURTYARD"),
]
TRACKS = [
    (position(ask=offering(0), cubes={"red": 5}), "cube red", "cube-highest INF-R13"),
    (position(ask=offering(0)), "lower red", "only-up INF-R13"),
    (position(ask=shift_cube(0, both=True), cubes={"red": 1}), "lower red", "cube-lowest INF-R13"),
    (position(ask=advance_on(0, UPPER)), "track red", "other-tracks INF-1.0.4"),
    (position(ask=advance_on(0, LOWER)), "advance green", "other-tracks INF-1.0.4"),
    (position(ask=halving(0), A=family(halves=2, diplomas="red")), "diploma red", "diploma-there INF-1.8.2"),
    (position(ask=exchange(0, 2), A=family(florins=1)), "exchange 2", "too-few-florins INF-1.3.1"),
    (position(ask=exchange(0, 2), A=family(florins=9)), "exchange 3", "so-many-florins INF-R11"),
    (position(quarter="duomo"), "track red", "when-track INF-1.3.5"),
]
WALL = [
    (position(ask=offering(0), A=family(discs="2")), "gate 2", "disc-there INF-R12"),
    (position(ask=offering(0)), "disc 9", "no-gate INF-1.4.6"),
    (position(quarter="duomo"), "gate 2", "when-disc INF-1.4.6"),
    (position(ask=relocation(0), B=family(discs="1")), "gate 2", "no-disc-to-move INF-1.3.9"),
    (position(ask=relocation(0), B=family(discs="1 2")), "relocate b 1 2", "disc-there-already INF-R12"),
    (
        position(ask=relocation(0), A=family(discs="1"), B=family(discs="1 2")).play("relocate b 1 3"),
        "relocate b 2 4",
        "disc-moved INF-1.3.9",
    ),
    (position(ask=styx(0), graveyard="blue red"), "styx blue 2", "too-few-souls INF-1.3.12"),
    (position(ask=styx(0), graveyard="blue red"), "grave green", "too-few-souls INF-1.3.12"),
    (
        position(seats=1, ask=invocation(0), options=PAYBACK, A=family(drachmas=1)),
        "styx blue 1",
        "no-drachmas INF-1.11.5",
    ),
    (position(ask=play_guardian(0)), "guardian medusa", "guardian-absent INF-1.2.7"),
    (position(quarter="duomo"), "guardian antaeus", "when-guardian INF-R14"),
    (position("3.3=red", ask=play_guardian(0)).play("guardian antaeus"), "place 3.3", "occupied INF-1.9.1"),
    (
        position("3.3=red 5.3=red", ask=play_guardian(0)).play("guardian antaeus", "shield 3.2"),
        "place 5.3",
        "not-beside INF-1.9.2",
    ),
    (
        position("3.3=red 3.1=green", ask=play_guardian(0)).play("guardian antaeus", "shield 3.2"),
        "place 3.1",
        "laid INF-R17",
    ),
    (
        position("3.3=red 3.1=red", ask=play_guardian(0), B=family(chains="3.1")).play(
            "guardian antaeus", "shield 3.2"
        ),
        "place 3.1",
        "chains-there INF-R17",
    ),
]
FRAUDS = [
    (position(ask=fraud(0), A=family(hand="1 2"), market="3 4 5"), "play 3", "not-in-hand INF-1.3.8"),
    (position(ask=fraud(0), A=family(hand="1 2"), market="3 4 5"), "buy 1", "not-in-market INF-1.3.8"),
    (position(ask=fraud(0), A=family(hand="1 2"), market="3 4 5"), "card 7", "card-elsewhere INF-1.3.8"),
    (position(ask=fraud(0), A=family(hand="1 2"), B=family(hand="7 8")), "card 7", "card-elsewhere INF-1.3.8"),
    (position(ask=fraud(0), A=family(hand="1 2"), market="3 4 5", deck=""), "deck", "deck-empty INF-R30"),
    (position(quarter="duomo", A=family(hand="1 2")), "card 1", "when-card INF-1.3.8"),
    (position(quarter="duomo"), "draw-blind", "when-draw INF-1.3.11"),
    (position(ask=cashing(0), A=family(played="1 2", tower="cloth")), "card 1", "no-barrel INF-1.3.10"),
    (position(ask=cashing(0), A=family(played="2", tower="cloth")), "cash 5 a", "not-played INF-1.3.10"),
    (
        position(ask=cashing(0), A=family(played="2 3", tower="cloth")).play("cash 2 a"),
        "card 2",
        "cashed INF-1.3.10",
    ),
    (
        position(ask=cashing(0), A=family(played="2 3", tower="cloth")).play("cash 2 b"),
        "place 9.2",
        "other-circle INF-1.3.10",
    ),
]
SITUATIONS = [*HELL, *ENDS, *FLORENCE, *TOWER, *TRACKS, *WALL, *FRAUDS]


@pytest.mark.parametrize(
    ("table", "target", "reason"), SITUATIONS, ids=[case[2] + " " + case[1] for case in SITUATIONS]
)
def test_the_reason_names_what_forbids_it_and_the_rule(table: Table, target: str, reason: str) -> None:
    assert why(table, target) == reason


def test_others_hear_whose_choice_it_is() -> None:
    assert why(position("3.2=red"), "place 3.2", seat=1) == "not-your-turn INF-1.4.9"


def test_what_is_nothing_is_called_so() -> None:
    assert why(position("3.2=red"), "place 3.9.1") == "refused-unknown"
    assert why(position("3.2=red"), "") == "refused-unknown"


def test_a_passage_is_named_by_its_gate() -> None:
    table = position("3.2=red 4.2=red 5.2=red").play("soul 3.2")
    refused = table.match.why_not(0, "place 6.2")
    assert refused is not None
    assert words_of(INFERNO, "en").say(refused.reason) == "Gate 2 of the Wall of Dis has no disc of yours."


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_whatever_is_not_offered_has_a_reason_with_words_and_a_rule_of_the_reference(seats: int) -> None:
    texts = [words_of(INFERNO, language) for language in ("en", "pl")]
    reference = INFERNO.reference("en")
    elements = {choice: INFERNO.element(choice) for choice in INFERNO.choices()}
    things = set(elements.values()) - {""}
    for number, options in enumerate(mixes(INFERNO, seats, 6)):
        match = Match(INFERNO, Setup(seats, f"why {number}", options))
        chance = chance_from(f"players {number}")
        while not match.over:
            if match.number % 23 == number:
                seat = match.waiting[0]
                offered = legal(match.state, seat)
                open_things = {elements[choice] for choice in offered}
                answers = {INFERNO.code(c): c in offered for c in INFERNO.choices()}
                answers |= {thing: thing in open_things for thing in things}
                for target, is_open in answers.items():
                    refused = match.why_not(seat, target)
                    assert (refused is None) == is_open, target
                    if refused is not None:
                        assert not refused.rule or f"[{refused.rule}]" in reference
                        assert all(words.say(refused.reason, PEOPLE) for words in texts)
            step(match, chance)
