"""What a choice costs is told before it is paid, and never paid by the engine."""

from __future__ import annotations

import pytest

from pandemonium.engine.chance import chance_from
from pandemonium.engine.driver import choose
from pandemonium.engine.seats import first_seat
from pandemonium.engine.state import Choice, Seat
from pandemonium.engine.text import LANGUAGES
from pandemonium.games.inferno.data.names import TRACKS
from pandemonium.games.inferno.rules import question as questions
from pandemonium.games.inferno.rules.bonus import DRACHMAS, GUARDIAN_DRACHMA, THREE
from pandemonium.games.inferno.rules.challenge import Toll, toll
from pandemonium.games.inferno.rules.council import council
from pandemonium.games.inferno.rules.event import BONUS, BORROWED, EXCHANGED, MONEY_GAINED
from pandemonium.games.inferno.rules.halves import halving
from pandemonium.games.inferno.rules.money import LOAN
from pandemonium.games.inferno.rules.state import FROM_CHALLENGE, FROM_COUNCIL, FROM_LOANS, SOURCES, Inferno
from pandemonium.laws.shown import words_of
from tests.games.inferno.plays import any_setup, pick
from tests.games.inferno.table import INFERNO, RULES, Table, family, full, position, shields

LAST = len(RULES.loan_losses) - 1
HURTING = RULES.instant_space - 1
"""Where the Boat is when the next loan costs Infamy at once."""
LOSS = RULES.instant_loss
WORDS = {language: words_of(INFERNO, language) for language in LANGUAGES}
INFAMY = {"en": "Infamy", "pl": "Niesławy"}
LOSING = {"en": "you lose", "pl": "przegrywasz"}


def label(table: Table, code: str, language: str = "en") -> str:
    choice = INFERNO.parse(code)
    assert choice is not None
    return WORDS[language].say(INFERNO.label(table.state, table.seat, choice))


# --- told ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("INF-1.3.3")
@pytest.mark.parametrize(
    ("drachmas", "boat", "english", "polish"),
    [
        (2, 0, ", bribe 2 Drachmas:", ", łapówka 2 Drachmy:"),
        (0, 0, ", bribe 2 Drachmas (a loan):", ", łapówka 2 Drachmy (pożyczka):"),
        (0, HURTING, f"(a loan, −{LOSS} Infamy):", f"(pożyczka, −{LOSS} Niesławy):"),
        (1, LAST, f"(a loan, −{LOSS} Infamy):", f"(pożyczka, −{LOSS} Niesławy):"),
    ],
)
def test_a_bribe_says_whether_it_takes_a_loan_and_what_that_costs(
    drachmas: int, boat: int, english: str, polish: str
) -> None:
    table = position(quarter="duomo", A=family(drachmas=drachmas, boat=boat, at="bank:noble"))
    for code in ("send bank noble", "accuse bank noble"):
        assert english in label(table, code)
        assert polish in label(table, code, "pl")
    assert "bribe" not in label(table, "send banquet noble")


@pytest.mark.rule("INF-1.3.3", "INF-1.3.8")
def test_a_fraud_card_at_the_wall_names_its_loans() -> None:
    own = family(home="urchin", boat=HURTING, hand="1 2")
    table = position(quarter="duomo", market="3 4 5", A=own).play("send wall urchin")
    assert f"hand, 2 Drachmas (a loan, −{LOSS} Infamy):" in label(table, "play 1")
    assert label(table, "buy 3").startswith("Fraud 3 from the market, 3 Drachmas (2 loans, −")
    assert label(table, "buy-blind", "pl").startswith("Wierzchnia karta talii w ciemno, 3 Drachmy (2 pożyczki, −")


@pytest.mark.rule("INF-1.3.3", "INF-BONFIRE")
def test_a_guardian_and_the_styx_name_their_loan_and_the_ferry_its_own() -> None:
    own = family(home="urchin", boat=LAST)
    table = position(quarter="san-piero", A=own).play("send bonfire urchin", "skip")
    assert f"Minos, 1 Drachma (a loan, −{LOSS} Infamy):" in label(table, "guardian minos")
    assert f", 2 Drachmas (a loan, −{LOSS} Infamy):" in label(table, "styx blue 1")
    ferry = position(A=own)
    assert label(ferry, "graveyard blue").endswith(f"from the Graveyard, 1 Drachma (a loan, −{LOSS} Infamy)")
    assert f"To 1.1, 1 Drachma (a loan, −{LOSS} Infamy):" in label(ferry.play("graveyard blue"), "shield 1.1")


@pytest.mark.rule("INF-1.11.2")
def test_alone_a_loan_that_loses_the_game_says_so() -> None:
    own = family(infamy=LOSS - 1, boat=LAST)
    table = position(seats=1, quarter="duomo", A=own)
    assert f"(a loan, −{LOSS} Infamy – you lose!)" in label(table, "send bank noble")
    assert f"(pożyczka, −{LOSS} Niesławy – przegrywasz!)" in label(table, "send bank noble", "pl")
    assert table.play("send bank noble").match.over
    safe = position(seats=1, quarter="duomo", A=family(infamy=LOSS, boat=LAST))
    assert label(safe, "send bank noble").count("you lose") == 0


@pytest.mark.rule("INF-1.7.1", "INF-1.11.2")
def test_a_council_names_the_infamy_it_costs() -> None:
    tower = full(0, items="noble vescovo bread")
    table = position(quarter="duomo", A=family(home="", tower=tower, at="bank:noble palace:noble"))
    assert {label(table, code).partition(", ")[2] for code in table.codes()} == {"−2 Infamy"}
    alone = position(seats=1, quarter="duomo", A=family(home="", tower=tower, at="bank:noble", infamy=1))
    assert label(alone, "guest vescovo") == "Send the Vescovo back to the Palace, −2 Infamy – you lose!"


@pytest.mark.rule("INF-1.11.4", "INF-R55")
def test_a_row_of_a_challenge_names_what_paying_and_not_paying_cost() -> None:
    penalty = RULES.penalties[6]
    table = position(seats=1, options={"solo": "descent"}, ask=toll(6), A=family(infamy=penalty - 1))
    assert label(table, "skip") == f"Do not pay, −{penalty} Infamy – you lose!"
    assert label(table, "pay") == "Pay 2 Drachmas (a loan)"


@pytest.mark.rule("INF-1.3.3", "INF-1.11.2")
@pytest.mark.parametrize("number", range(24))
def test_every_offered_choice_of_whole_games_costs_what_its_label_says(number: int) -> None:
    """Random play borrows often. Whatever the engine does after the choice may cost nothing more."""
    state, chance = INFERNO.new(any_setup(number)), chance_from(f"costs {number}")
    state.events = None
    while state.stack:
        seat = first_seat(state.asked)
        for choice in state.offers:
            assert told(state, seat, choice) == happens(state, seat, choice), INFERNO.code(choice)
        choose(state, seat, pick(state, chance))


def told(state: Inferno, seat: Seat, choice: Choice) -> tuple[int, int, int, bool]:
    """Drachmas, loans, Infamy and the game: what the label claims to cost, in both languages."""
    said = INFERNO.label(state, seat, choice)
    drachmas, loans, loss = (int(str(said.facts.get(name, 0))) for name in ("drachmas", "loans", "loss"))
    lost = said.facts.get("lost") == "yes"
    for language, words in WORDS.items() if loss else ():
        assert f"−{loss} {INFAMY[language]}" in words.say(said)
        assert (LOSING[language] in words.say(said)) == lost
    return drachmas, loans, loss, lost


def happens(state: Inferno, seat: Seat, choice: Choice) -> tuple[int, int, int, bool]:
    """The same by taking the choice, and after a pick for the ferry the end as well."""
    twin = INFERNO.clone(state)
    twin.events = []
    choose(twin, seat, choice)
    if state.asking(seat).question(state) == questions.SOUL and twin.asked and asks_end(twin, seat):
        choose(twin, seat, twin.offers[0])
    loans = sum(1 for event in twin.events if event.kind == BORROWED and event.facts[0] == seat)
    drachmas = state.drachmas[seat] + LOAN * loans + gains(twin, seat) - twin.drachmas[seat]
    sources = [FROM_LOANS, FROM_COUNCIL] + [FROM_CHALLENGE] * isinstance(state.asking(seat), Toll)
    loss = sum(state.tally[seat * SOURCES + source] - twin.tally[seat * SOURCES + source] for source in sources)
    return drachmas, loans, loss, twin.lost and loss > 0


def asks_end(state: Inferno, seat: Seat) -> bool:
    return state.asking(seat).question(state) == questions.END


def gains(state: Inferno, seat: Seat) -> int:
    """Drachmas that came in, by the events."""
    assert state.events is not None
    gained = 0
    for event in state.events:
        if event.facts[:1] != (seat,):
            continue
        if event.kind in (EXCHANGED, MONEY_GAINED):
            gained += event.facts[-1]
        elif event.kind == BONUS:
            gained += {GUARDIAN_DRACHMA: 1, DRACHMAS: THREE}.get(event.facts[1], 0)
    return gained


# --- asked -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("INF-1.6.1", "INF-R7")
@pytest.mark.parametrize("quarter", ["scheraggio", "duomo"])
def test_the_only_accusation_left_is_asked_for_with_a_bribe_or_without(quarter: str) -> None:
    table = position(quarter=quarter, A=family(home="", tower="noble | noble noble", at="bank:noble"))
    assert (table.asked, table.codes()) == ("A florence", ["accuse bank noble"])
    assert (table.A.boat, table.A.infamy) == (0, 0)


@pytest.mark.rule("INF-1.4.3")
def test_the_only_soul_there_is_to_move_is_asked_for_where_it_takes_the_ferry() -> None:
    table = position(graveyard="blue")
    assert (table.asked, table.codes()) == ("A soul", ["graveyard blue"])
    assert table.A.boat == 0


@pytest.mark.rule("INF-1.4.1")
def test_a_soul_that_moves_for_nothing_is_still_moved_by_the_engine() -> None:
    hell = [f"{shield}=petrified" for shield in shields(RULES.side_a.all) if shield not in ("4.2", "5.2", "9.1", "9.4")]
    table = position(" ".join([*hell, "4.2=gray"]), graveyard="cream cream")
    assert (table.asked, table.on("5.2")) == ("A florence", "gray")


@pytest.mark.rule("INF-1.7.1")
def test_the_only_thing_a_council_can_take_back_is_asked_for() -> None:
    table = position(quarter="duomo", ask=council(0), A=family(home="", tower="", at="wall:noble"))
    assert (table.asked, table.codes(), table.A.infamy) == ("A council", ["recall wall noble"], 0)


@pytest.mark.rule("INF-1.8.2")
def test_the_only_diploma_that_can_be_bought_is_asked_for_as_it_may_end_the_game() -> None:
    table = position(ask=halving(0), A=family(halves=2, diplomas=" ".join(TRACKS[1:])))
    assert (table.asked, table.codes()) == ("A diploma", [f"diploma {TRACKS[0]}"])
