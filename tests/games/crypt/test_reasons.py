"""Why not? Every reason Crypt can give, for a choice or for a thing on the table, with the rule it names."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from pandemonium.engine.text import LANGUAGES
from pandemonium.laws.shown import words_of
from tests.games.crypt.table import CRYPT, Table, position

OPEN = "idol:3 pottery:2 [jewelry:4]"


def claiming() -> Table:
    return position(OPEN, A="idol:1 remains:1", B="remains:2 remains:4")


def sending() -> Table:
    return position(OPEN, spent="1 0").play("A claim 1 2x1")


def in_the_dark() -> Table:
    return position("idol:3=A2x1 pottery:2=B6x1 [jewelry:4]", turn=2)


def adding() -> Table:
    return position("idol:3=A2x1 pottery:2 [jewelry:4]", turn=2, options={"own-dice": "add"})


def all_b() -> Table:
    return position(OPEN, sides="idol manuscript pottery remains", A="manuscript:1 pottery:1 pottery:3")


def before_claim() -> Table:
    return position(OPEN, phase="pottery", sides="pottery", A="pottery:1 pottery:3", B="pottery:4")


def rerolling() -> Table:
    return position("pottery:3=A4x1 [jewelry:4]=B5x1", phase="collect", rolls="1 6", A="idol:1", B="idol:2")


def all_sent() -> Table:
    return position(OPEN).play("A claim 1 1x3")


def sent_with_others_exhausted() -> Table:
    return position(OPEN, spent="1 0").play("A claim 1 1x2")


def all_on_cards() -> Table:
    held = "idol:3=A6x3 pottery:2=B6x1 [jewelry:4]"
    return position(held, turn=2, sides="manuscript", A="manuscript:1")


def declined_to_take() -> Table:
    crypt, a, b = "idol:3 [jewelry:4]", "pottery:1 pottery:3", "pottery:2 pottery:4"
    return position(crypt, phase="pottery", sides="pottery", A=a, B=b).play("A decline")


def declined_to_reroll() -> Table:
    crypt = "pottery:3=A4x1 [jewelry:4]=B5x1"
    return position(crypt, phase="collect", rolls="1 1", A="idol:1", B="idol:2").play("A decline")


REASONS = [
    (all_sent, "A", "slot 2", "why-all-sent", "CRY-1.3.2"),
    (sent_with_others_exhausted, "A", "slot 2", "why-all-sent", "CRY-1.3.2"),
    (all_on_cards, "A", "slot 2", "why-all-on-cards", "CRY-1.3.2"),
    (declined_to_take, "A", "collector pottery", "why-declined-to-take", "CRY-R14"),
    (declined_to_reroll, "A", "collector idol", "why-declined-to-reroll", "CRY-R7"),
    (claiming, "A", "decline", "why-nothing-to-decline", ""),
    (claiming, "B", "recover", "why-not-your-turn", "CRY-1.3.14"),
    (claiming, "B", "slot 1", "why-not-your-turn", "CRY-1.3.14"),
    (claiming, "A", "done", "why-nothing-sent", "CRY-R1"),
    (claiming, "A", "claim 4 1x1", "why-no-card", "CRY-C10"),
    (claiming, "A", "slot 6", "why-no-card", "CRY-C10"),
    (claiming, "A", "peek 1a", "why-other-side", "CRY-1.2.3"),
    (claiming, "A", "rescue 1a+2a", "why-none-exhausted", "CRY-REMAINS-A"),
    (claiming, "A", "collector remains", "why-none-exhausted", "CRY-REMAINS-A"),
    (claiming, "A", "reroll 4 1a", "why-only-in-collect", "CRY-IDOL-A"),
    (claiming, "A", "collector idol", "why-only-in-collect", "CRY-IDOL-A"),
    (claiming, "A", "collector jewelry", "why-pays-at-the-end", "CRY-1.3.12"),
    (claiming, "A", "collector tapestry", "why-pays-at-the-end", "CRY-1.3.12"),
    (claiming, "A", "deck", "why-deck", "CRY-1.3.1"),
    (claiming, "A", "torch", "why-torch", "CRY-1.3.13"),
    (claiming, "A", "discards", "why-discards", "CRY-1.3.6"),
    (claiming, "A", "column idol", "why-column", "CRY-1.3.11"),
    (claiming, "B", "servants", "why-servants", "CRY-1.3.2"),
    (claiming, "A", "slot 7", "refused-unknown", ""),
    (claiming, "A", "collector crowns", "refused-unknown", ""),
    (sending, "A", "recover", "why-no-recover-after-sending", "CRY-1.3.14"),
    (sending, "A", "slot 1", "why-sent-there", "CRY-1.3.2"),
    (sending, "A", "claim 2 1x3", "why-too-few-servants", "CRY-1.3.2"),
    (in_the_dark, "A", "slot 1", "why-own-card", "CRY-R2"),
    (in_the_dark, "A", "claim 2 6x1", "why-not-higher", "CRY-1.3.2"),
    (adding, "A", "claim 1 3x1", "why-own-face", "CRY-R2"),
    (all_b, "A", "collector pottery", "why-only-before-claim", "CRY-POTTERY-B"),
    (all_b, "B", "collector manuscript", "why-too-few-cards", "CRY-1.5.1"),
    (all_b, "A", "reroll 4 1a", "why-other-side", "CRY-1.2.3"),
    (all_b, "A", "rescue 1a+2a", "why-other-side", "CRY-1.2.3"),
    (before_claim, "A", "recover", "why-not-claiming", "CRY-1.3.14"),
    (before_claim, "A", "slot 1", "why-not-claiming", "CRY-1.3.14"),
    (before_claim, "A", "pottery 1 1a+3a", "why-not-face-down", "CRY-POTTERY-B"),
    (before_claim, "A", "pottery 3 1a+4a", "why-not-those-cards", "CRY-1.5.1"),
    (before_claim, "B", "collector pottery", "why-too-few-cards", "CRY-1.5.1"),
    (rerolling, "A", "reroll 5 1a", "why-no-failed-effort", "CRY-R7"),
    (rerolling, "B", "collector idol", "why-no-failed-die", "CRY-R7"),
]


@pytest.mark.parametrize(("build", "seat", "target", "why", "rule"), REASONS)
def test_the_reason_names_what_forbids_it(
    build: Callable[[], Table], seat: str, target: str, why: str, rule: str
) -> None:
    assert build().why_not(seat, target) == (why, rule)


def test_what_is_offered_has_no_reason_against_it() -> None:
    assert claiming().why_not("A", "slot 3") == ("", "")
    assert claiming().why_not("A", "servants") == ("", "")
    assert before_claim().why_not("A", "slot 3") == ("", "")
    assert before_claim().why_not("A", "collector pottery") == ("", "")
    assert rerolling().why_not("A", "collector idol") == ("", "")


def test_without_a_ready_servant_the_reason_says_so() -> None:
    table = position(OPEN, spent="3 0", A="remains:1 remains:2")
    assert table.why_not("A", "slot 1") == ("why-no-servants", "CRY-1.3.2")


def test_when_every_covered_card_is_gone_or_seen_the_reason_says_so() -> None:
    crypt = "idol:3 remains:2 - [jewelry:1]"
    gone = position(crypt, seats=4, phase="pottery", sides="pottery manuscript", A="pottery:1 pottery:2")
    gone.play("A pottery 4 1a+2a")
    assert gone.why_not("A", "collector manuscript") == ("why-nothing-to-see", "CRY-MANUSCRIPT-B")


def test_spectators_and_finished_games_have_reasons_too() -> None:
    table = claiming()
    refused = table.match.why_not(-1, "slot 1")
    assert refused is not None
    assert refused.reason.id == "refused-spectator"


def test_every_reason_of_crypt_is_tried_here_or_beside() -> None:
    english = words_of(CRYPT, LANGUAGES[0])
    tried = {why for *_, why, _ in REASONS}
    beside = {"why-no-servants", "why-nothing-to-see", "why-one-card-in-the-dark", "why-nothing-face-down"}
    source = (CRYPT.text / "en" / "reasons.ftl").read_text(encoding="utf-8")
    ids = {line.split(" =")[0] for line in source.splitlines() if line.startswith("why-")}
    assert ids - tried - beside == set()
    assert all(english.has(id) for id in tried | beside)


@pytest.mark.parametrize(
    ("language", "seat", "said"),
    [
        ("en", "B", "You need one unflipped Manuscript card and have none."),
        ("pl", "B", "Potrzeba jednej nieodkrytej karty Manuskryptu, nie masz żadnej."),
    ],
)
def test_one_card_is_spoken_of_as_one(language: str, seat: str, said: str) -> None:
    refused = all_b().match.why_not("AB".index(seat), "collector manuscript")
    assert refused is not None
    assert words_of(CRYPT, language).say(refused.reason) == said


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "It asks for one Tapestry card; you have none."), ("pl", "Wymaga jednej karty Gobelinu; nie masz żadnej.")],
)
def test_a_collector_that_asks_for_one_card_says_so(language: str, said: str) -> None:
    refused = claiming().match.why_not(0, "collector tapestry")
    assert refused is not None
    assert words_of(CRYPT, language).say(refused.reason).endswith(said)
