"""Words of Deal with the Devil: everything renders in both languages, and labels say what is paid and at stake."""

from __future__ import annotations

import pytest

from pandemonium.engine.driver import legal
from pandemonium.engine.phrase import Phrase
from pandemonium.engine.text import LANGUAGES, Text
from pandemonium.games.deal.rules import event, question
from pandemonium.games.deal.rules.choice import (
    ACCEPT,
    ASK,
    BORROW,
    BUILD,
    CANNOT_PAY,
    CLAIM,
    CLOSE_AT,
    CLOSE_EMPTY,
    LEAVE,
    PAY,
    PUT,
    READY,
    RECRUIT,
    RECRUIT_ONE,
)
from pandemonium.games.deal.rules.fields import BEHIND_WALLS, USED
from pandemonium.games.deal.rules.figures import COIN, COURTIERS, STONE, TILES
from pandemonium.games.deal.rules.rounds import OFFER
from pandemonium.games.deal.rules.state import Deal
from pandemonium.games.deal.words.questions import QUESTIONS, tip
from pandemonium.games.deal.words.reason.front import REASONS
from pandemonium.games.deal.words.wording import LABELS
from pandemonium.laws import words as law
from tests.games.deal.box import TEXT
from tests.games.deal.kingdoms import EMPTY, A, B, C, D, card, play, position
from tests.games.deal.saying import ENGLISH, GAME, POLISH, asked, planning, said

both_languages = pytest.mark.parametrize("language", LANGUAGES)


@pytest.mark.parametrize(
    ("holds", "examples"),
    [
        (law.law_9_every_option_question_and_reason_renders, 15),
        (law.law_9_a_question_about_anything_at_all_is_answered_in_words, 5),
        (law.law_9_labels_of_one_decision_differ, 25),
        (law.law_9_every_event_and_account_renders, 10),
        (law.law_9_the_game_its_events_terms_and_options_have_words, 1),
        (law.law_9_the_rules_can_be_read, 1),
    ],
    ids=lambda holds: getattr(holds, "__name__", None),
)
def test_law_9(holds: object, examples: int) -> None:
    assert callable(holds)
    holds(GAME, 4, examples)


def places(module: object) -> dict[str, int]:
    """The numbers a module of the rules names, each as words name it."""
    return {name.lower().replace("_", "-"): at for name, at in vars(module).items() if name.isupper()}


def test_each_event_and_question_is_the_place_of_its_name() -> None:
    assert places(event) == {kind.id: at for at, kind in enumerate(GAME.events)}
    assert places(question) == {asked.id: at for at, asked in enumerate(QUESTIONS)}


def test_every_kind_of_choice_has_a_label_and_a_reason() -> None:
    assert set(LABELS) == set(GAME.numbering.ranges)
    named = set(GAME.numbering.ranges) | {element.split(" ")[0] for element in GAME.numbering.by_element}
    assert set(REASONS) <= named


CODES = (
    "keep 2-4, done; pass 3-1, hand over; put wood, put coin, close 4, close soul, close 2 souls, close empty; "
    "accept, accept 1 marked, leave; drop A3, event left, use 1B1, build 2-4, act 2-4, recruit, ready; pay, pay wood, "
    "recruit rural, cannot pay, use, use wood, take glass, courtier rural, gain rural, upgrade 3, throw rural, "
    "tuck 1B1, stall wood, enough, discard 2, claim minor mixed with rural+alchemist, no more claims; accuse C, "
    "accuse nobody; prove, confess; buy wing; put clean, put marked, bribe coin, guess devil B, close; soul for 1, "
    "indulgence for guest, walls for A, basilica for A; discard glass, discard, suffer, destroy 4-9, soul, indulgence, "
    "walls, basilica; buy wood, sell wood, borrow 3, repay 3; ask wood"
)


@pytest.mark.rule("DWD-6.1.14")
@pytest.mark.parametrize("code", CODES.replace(";", ",").split(", "))
def test_a_journal_writes_choices_as_the_specification_does(code: str) -> None:
    choice = GAME.parse(code)
    assert choice is not None
    assert GAME.code(choice) == code


def resolving(state: Deal, *choices: int) -> Deal:
    """A has planned so much, the others nothing."""
    play(state, A, *choices, READY)
    for seat in (B, C, D):
        play(state, seat, READY)
    return state


def test_a_payment_says_its_cost_what_lacks_and_the_coins_to_raise() -> None:
    state = resolving(planning("graveyard", stock=(0, 1, 0, 0, 0, 1)), BUILD + card("graveyard"))
    assert asked(state, A) == "Pay for Graveyard: −2 stone. Missing: 1 stone. Raise 2 coins."
    assert said(state, A, BORROW + 1) == "Borrow 2 coins (debt 2)"
    paid = resolving(planning("graveyard"), BUILD + card("graveyard"))
    assert asked(paid, A) == "Pay for Graveyard: −2 stone."
    assert said(paid, A, PAY) == "Pay: −2 stone"


@pytest.mark.rule("DWD-1.9.10", "DWD-1.9.11")
@pytest.mark.parametrize(("options", "ends"), [((), "reputation −1"), (("slips",), "skip it")])
def test_what_cannot_be_paid_costs_reputation_unless_slips_are_forgiven(options: tuple[str, ...], ends: str) -> None:
    state = planning("cathedral", stock=EMPTY, options=options)
    state.kingdoms[A].debt = 10
    assert said(resolving(state, BUILD + card("cathedral")), A, CANNOT_PAY).endswith(ends)


def test_a_courtier_s_wage_is_named() -> None:
    state = planning()
    state.courtiers[A * COURTIERS + 1] = USED
    resolving(state, RECRUIT)
    assert said(state, A, RECRUIT_ONE) == "Recruit the rural courtier for 2 coins"
    assert said(state, A, RECRUIT_ONE + 1) == "Recruit the urban courtier for 3 coins"


def test_a_claim_says_what_it_brings() -> None:
    state = planning("graveyard")
    state.courtiers[A * COURTIERS] = BEHIND_WALLS
    state.kingdoms[A].built = tuple(card(name) for name in ("logging-camp", "stone-pit", "wheat-farm", "sheep-fold"))
    state.tiles[A * TILES] = 1
    resolving(state)
    assert said(state, A, CLAIM + TILES * 16 + 1) == "Claim the major rural achievement with rural → +1 marble +1 glass"


def test_courtiers_who_help_are_listed() -> None:
    state = planning("graveyard")
    for courtier in (0, 2):
        state.courtiers[A * COURTIERS + courtier] = BEHIND_WALLS
    state.kingdoms[A].built = (card("market-stalls"),)
    resolving(state)
    claim = CLAIM + 3 * 16 + 0b101
    assert (
        said(state, A, claim) == "Claim the minor mixed achievement with rural, church → an upgraded production space"
    )


def offering(price: int, *put: int) -> Deal:
    """The devil A and the cultist B have offered; the first chests have come."""
    state = position(OFFER)
    play(state, A, *put, CLOSE_AT + price)
    for seat in (B, C, D):
        play(state, seat, CLOSE_EMPTY)
    return state


@pytest.mark.rule("DWD-4.4.3")
def test_a_chest_says_mark_content_and_price_and_accepting_it_what_is_paid() -> None:
    state = offering(6, PUT + STONE, PUT + COIN)
    reader = next(seat for seat in (B, C, D) if "devil" in asked(state, seat))
    assert asked(state, reader) == (
        "The first chest is the devil’s. For a piece of soul you get: +1 stone +1 coin. Take it all, or leave it."
    )
    assert said(state, reader, ACCEPT) == "Accept: a piece of soul"
    assert asked(state, reader, POLISH).startswith(
        "Pierwsza skrzynia należy do diabła. Cena: fragment duszy; dostajesz:"
    )
    other = next(seat for seat in (B, C, D) if seat != reader)
    assert "It holds no offer" in asked(state, other)
    assert legal(state, other)[0] == LEAVE


def test_nobody_is_told_what_another_is_asked_beyond_its_name() -> None:
    state = offering(6, PUT + STONE)
    reader = next(seat for seat in (B, C, D) if "devil" in asked(state, seat))
    play(state, reader, ACCEPT)
    assert asked(state, reader) == asked(state, -1) == "The others look into the first chest."


@pytest.mark.rule("DWD-6.4.2")
@both_languages
def test_the_first_game_explains_every_question(language: str) -> None:
    text = Text(language, [TEXT])
    assert [asked.id for asked in QUESTIONS if not text.has(f"tip-{asked.id}")] == []


@pytest.mark.rule("DWD-6.4.2", "DWD-1.7.11")
def test_tips_stand_beside_questions_of_the_first_game_only() -> None:
    told = tip(position(OFFER, "first-game"), A)
    assert told == Phrase("tip-offer")
    assert "1 wood for 2 coins" in ENGLISH.say(told)
    assert tip(position(OFFER), A) is None


@pytest.mark.rule("DWD-6.1.9")
def test_a_request_names_its_good() -> None:
    assert said(position(OFFER), A, ASK + STONE, POLISH) == "Poproś o: kamień"
