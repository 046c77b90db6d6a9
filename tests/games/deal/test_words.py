"""Words of Deal with the Devil: everything renders in both languages, and labels say what is paid and at stake."""

from __future__ import annotations

import pytest

from pandemonium.engine.driver import legal
from pandemonium.engine.phrase import Phrase
from pandemonium.engine.text import LANGUAGES, Text
from pandemonium.games.deal.game import deal
from pandemonium.games.deal.rules import event, question
from pandemonium.games.deal.rules.choice import (
    ACCEPT,
    ACT,
    ASK,
    BORROW,
    BUILD,
    CANNOT_PAY,
    CLAIM,
    CLOSE_AT,
    CLOSE_EMPTY,
    DROP,
    EVENT,
    LEAVE,
    MOST_DEBT,
    PAY,
    PUT,
    READY,
    RECRUIT,
    RECRUIT_ONE,
)
from pandemonium.games.deal.rules.fields import BEHIND_WALLS, USED
from pandemonium.games.deal.rules.figures import COIN, COURTIERS, STONE, TILES
from pandemonium.games.deal.rules.rounds import OFFER, PLAN
from pandemonium.games.deal.rules.state import Deal
from pandemonium.games.deal.words.questions import QUESTIONS, prompt, tip
from pandemonium.games.deal.words.reason.front import REASONS
from pandemonium.games.deal.words.wording import LABELS, label
from pandemonium.laws import words as law
from tests.games.deal.box import SPECIFIED, TEXT
from tests.games.deal.kingdoms import EMPTY, RICH, A, B, C, D, card, play, position

GAME = deal(SPECIFIED)
ENGLISH, POLISH = (Text(language, [TEXT]) for language in LANGUAGES)
NAMES = ["Ada", "Bob", "Cyd", "Dov"]
RECESSION = 10
"""An event card, by number."""

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


def said(state: Deal, seat: int, choice: int, text: Text = ENGLISH) -> str:
    """The words of a button that is there."""
    assert choice in legal(state, seat)
    return text.say(label(GAME.numbering, state, seat, choice), NAMES)


def asked(state: Deal, seat: int, text: Text = ENGLISH) -> str:
    return text.say(prompt(state, seat), NAMES)


def planning(*names: str, stock: tuple[int, ...] = RICH, options: tuple[str, ...] = ()) -> Deal:
    """A has these cards in hand, one event card (Forest), and plans."""
    state = position(PLAN, *options, stocks=(stock, RICH, RICH, RICH))
    state.hands[A] = tuple(card(name) for name in names)
    state.event_hands[A] = (2,)
    return state


def resolving(state: Deal, *choices: int) -> Deal:
    """A has planned so much, the others nothing."""
    play(state, A, *choices, READY)
    for seat in (B, C, D):
        play(state, seat, READY)
    return state


@pytest.mark.rule("DWD-6.1.8", "DWD-1.8.5")
def test_a_plan_that_looks_too_dear_is_warned_of_not_refused() -> None:
    state = planning("cathedral", "stable", stock=(0, 0, 0, 0, 0, 2))
    cathedral, stable = card("cathedral"), card("stable")
    assert said(state, A, BUILD + cathedral) == "Plan to build Cathedral (looks too dear)"
    assert said(state, A, BUILD + stable) == "Plan to build Stable (looks too dear)"
    assert said(state, A, READY) == "The plan is ready"
    play(state, A, BUILD + cathedral)
    assert said(state, A, READY) == "The plan is ready (looks too dear)"


@pytest.mark.rule("DWD-6.1.8")
def test_coins_that_a_loan_could_bring_are_named() -> None:
    state = planning("graveyard", stock=(0, 1, 0, 0, 0, 1))
    assert said(state, A, BUILD + card("graveyard")) == "Plan to build Graveyard (2 coins to raise)"
    assert said(state, A, RECRUIT) == "Plan to recruit a courtier (1 coin to raise)"


@pytest.mark.rule("DWD-R56", "DWD-6.1.8")
def test_grain_that_will_be_due_is_warned_of() -> None:
    state = planning("graveyard", "tavern")
    play(state, A, BUILD + card("graveyard"), BUILD + card("tavern"))
    assert said(state, A, RECRUIT) == "Plan to recruit a courtier (1 grain due)"
    assert "(1 grain due)" not in asked(state, A)
    play(state, A, RECRUIT)
    assert asked(state, A) == "Plan in secret, then say ready. Tokens: 3 of 4, 2 free (1 grain due)."
    assert said(state, A, READY, POLISH) == "Plan gotowy (zboże do zapłaty: 1)"


@pytest.mark.rule("DWD-6.1.8", "DWD-1.18.3")
def test_a_condition_that_looks_unmet_is_warned_of() -> None:
    state = planning()
    assert said(state, A, EVENT + 1) == "Forest: right half, at the end (its condition is not met yet)"
    play(state, A, RECRUIT)
    assert said(state, A, EVENT + 1) == "Forest: right half, at the end"
    state.courtiers[A * COURTIERS] = BEHIND_WALLS
    assert said(state, A, EVENT + 1) == "Forest: right half, at the end"


def test_the_gain_of_a_left_half_is_counted_before_the_warning() -> None:
    state = planning("logging-camp", stock=(0, 2, 1, 0, 0, 0))
    assert said(state, A, BUILD + card("logging-camp")) == "Plan to build Logging Camp"
    state = planning("stone-pit", stock=(0, 0, 1, 0, 0, 0))
    assert said(state, A, BUILD + card("stone-pit")) == "Plan to build Stone Pit (6 coins to raise)"
    play(state, A, EVENT)
    assert said(state, A, BUILD + card("stone-pit")) == "Plan to build Stone Pit"


@pytest.mark.rule("DWD-6.1.8", "DWD-1.18.9")
def test_the_coins_of_a_vineyard_count_what_is_planned_before_it_and_itself() -> None:
    vineyard = card("vineyard")
    state = planning("vineyard", stock=(1, 1, 4, 0, 1, 1))
    play(state, A, BUILD + vineyard, ACT + vineyard)
    assert said(state, A, RECRUIT) == "Plan to recruit a courtier (1 grain due)"


@pytest.mark.rule("DWD-6.1.8", "DWD-1.18.12")
def test_debt_that_a_planned_card_lowers_can_be_made_again_after_it() -> None:
    state = planning("archbishops-residence", stock=(2, 3, 0, 1, 1, 0))
    state.debt[A] = MOST_DEBT
    play(state, A, BUILD + card("archbishops-residence"))
    assert said(state, A, RECRUIT) == "Plan to recruit a courtier (2 coins to raise)"


@pytest.mark.rule("DWD-6.1.8", "DWD-1.18.4")
def test_recession_looks_at_the_debt_that_is_left_when_its_right_half_comes() -> None:
    state = planning("archbishops-residence", stock=(2, 3, 0, 1, 1, 0))
    state.event_hands[A], state.debt[A] = (RECESSION,), 3
    assert said(state, A, EVENT + 1) == "Recession: right half, at the end (its condition is not met yet)"
    play(state, A, BUILD + card("archbishops-residence"))
    assert said(state, A, EVENT + 1) == "Recession: right half, at the end"
    play(state, A, RECRUIT)
    assert said(state, A, EVENT + 1).endswith("(2 coins to raise) (its condition is not met yet)")


def test_the_event_card_that_is_left_is_the_one_to_be_played() -> None:
    state = planning()
    state.event_hands[A] = (2, 5)
    play(state, A, DROP + 5)
    assert said(state, A, EVENT).startswith("Forest")


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
    state.debt[A] = 10
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
    state.built[A] = tuple(card(name) for name in ("logging-camp", "stone-pit", "wheat-farm", "sheep-fold"))
    state.tiles[A * TILES] = 1
    resolving(state)
    assert said(state, A, CLAIM + TILES * 16 + 1) == "Claim the major rural achievement with rural → +1 marble +1 glass"


def test_courtiers_who_help_are_listed() -> None:
    state = planning("graveyard")
    for courtier in (0, 2):
        state.courtiers[A * COURTIERS + courtier] = BEHIND_WALLS
    state.built[A] = (card("market-stalls"),)
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
