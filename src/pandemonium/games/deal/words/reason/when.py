"""When a thing can be chosen at all: the answer while another question is open."""

from __future__ import annotations

from typing import Final

from pandemonium.engine.phrase import Refusal, refusal
from pandemonium.games.deal.rules import question as questions

PAYMENTS: Final = (
    questions.PAY_BUILDING,
    questions.PAY_ACTION,
    questions.PAY_EVENT,
    questions.PAY_COURTIER,
    questions.PAY_GRAIN,
)
CHESTS: Final = (questions.FIRST_CHEST, questions.SECOND_CHEST)
ANYWHERE: Final[tuple[int, ...]] = tuple(range(questions.ACCOUNTS + 1))

WHEN: Final[dict[str, tuple[str, str, tuple[int, ...]]]] = {
    "keep": ("keep", "DWD-1.6.2", (questions.KEEP,)),
    "pass": ("pass", "DWD-1.6.2", (questions.PASS,)),
    "hand-over": ("pass", "DWD-1.6.2", (questions.PASS,)),
    "build": ("plan", "DWD-1.8.2", (questions.PLAN,)),
    "act": ("plan", "DWD-1.8.2", (questions.PLAN,)),
    "use": ("plan", "DWD-1.8.2", (questions.PLAN,)),
    "drop": ("plan", "DWD-1.8.1", (questions.PLAN,)),
    "event": ("plan", "DWD-1.8.1", (questions.PLAN,)),
    "recruit": ("plan", "DWD-1.8.2", (questions.PLAN,)),
    "ready": ("plan", "DWD-1.8.6", (questions.PLAN,)),
    "recruit-one": ("recruit", "DWD-1.9.5", (questions.PAY_COURTIER,)),
    "put": ("offer", "DWD-1.7.1", (questions.OFFER,)),
    "put-indulgence": ("indulgence-offer", "DWD-1.16.2", (questions.OFFER,)),
    "close-empty": ("offer", "DWD-1.7.1", (questions.OFFER,)),
    "close-jesters": ("jesters", "DWD-1.16.1", (questions.OFFER,)),
    "close-at": ("offer", "DWD-1.7.1", (questions.OFFER,)),
    "accept": ("chest", "DWD-1.7.4", CHESTS),
    "leave": ("leave", "DWD-1.7.4", (*CHESTS, questions.FREE_ACTION)),
    "put-soul": ("ritual", "DWD-1.14.2", (questions.RITUAL,)),
    "bribe": ("ritual", "DWD-1.14.3", (questions.RITUAL,)),
    "guess": ("ritual", "DWD-1.14.4", (questions.RITUAL,)),
    "close": ("ritual", "DWD-1.14.19", (questions.RITUAL,)),
    "pay-for-me": ("plan", "DWD-6.1.6", (questions.PLAN,)),
    "pay": ("pay", "DWD-1.9.9", PAYMENTS),
    "pay-with": ("pay", "DWD-1.9.9", PAYMENTS),
    "cannot-pay": ("pay", "DWD-1.9.10", PAYMENTS),
    "free": ("stable", "DWD-1.18.13", (questions.FREE_ACTION,)),
    "free-with": ("stable", "DWD-1.18.13", (questions.FREE_ACTION,)),
    "tuck": ("stable", "DWD-1.18.13", (questions.TUCK,)),
    "take": ("take", "DWD-R52", (questions.TAKE_GOOD,)),
    "courtier": ("courtier", "DWD-1.10.7", (questions.TAKE_COURTIER,)),
    "gain": ("gain", "DWD-1.18.7", (questions.GAIN_TILE,)),
    "throw": ("throw", "DWD-1.18.15", (questions.THROW_TILE,)),
    "upgrade": ("upgrade", "DWD-1.10.4", (questions.UPGRADE,)),
    "stall": ("stall", "DWD-3.5.2", (questions.STALL,)),
    "enough": ("enough", "DWD-6.1.6", (questions.STALL, questions.ASCETIC)),
    "discard-grain": ("granary", "DWD-3.5.2", (questions.GRANARY,)),
    "discard-luxury": ("ascetic", "DWD-1.18.18", (questions.ASCETIC,)),
    "discard": ("profligate", "DWD-1.18.19", (questions.PROFLIGATE,)),
    "suffer": ("penalty", "DWD-1.14.17", (questions.PROFLIGATE, questions.ASCETIC, questions.LATE_GUEST)),
    "destroy": ("vandal", "DWD-1.18.19", (questions.VANDAL,)),
    "claim": ("claim", "DWD-1.10.8", (questions.CLAIM,)),
    "no-more": ("claim", "DWD-1.10.8", (questions.CLAIM,)),
    "accuse": ("accuse", "DWD-1.13.1", (questions.ACCUSE,)),
    "accuse-nobody": ("accuse", "DWD-1.13.1", (questions.ACCUSE,)),
    "prove": ("answer", "DWD-1.13.3", (questions.ANSWER,)),
    "confess": ("answer", "DWD-1.13.4", (questions.ANSWER,)),
    "soul": ("late-guest", "DWD-R24", (questions.LATE_GUEST,)),
    "indulgence": ("late-guest", "DWD-R24", (questions.LATE_GUEST,)),
    "walls": ("late-guest", "DWD-R24", (questions.LATE_GUEST,)),
    "basilica": ("late-guest", "DWD-R24", (questions.LATE_GUEST,)),
    "soul-for": ("inquisitors", "DWD-1.14.15", (questions.INQUISITORS,)),
    "indulgence-for": ("inquisitors", "DWD-1.14.15", (questions.INQUISITORS,)),
    "walls-for": ("inquisitors", "DWD-3.5.2", (questions.INQUISITORS,)),
    "basilica-for": ("inquisitors", "DWD-3.5.2", (questions.INQUISITORS,)),
    "want": ("wish", "DWD-4.4.2", (questions.WISH,)),
    "avoid": ("wish", "DWD-4.4.2", (questions.WISH,)),
    "done": ("done", "", ()),
    "buy": ("pool", "DWD-1.4.1", ANYWHERE),
    "sell": ("pool", "DWD-1.4.1", ANYWHERE),
    "borrow": ("pool", "DWD-1.4.2", ANYWHERE),
    "repay": ("repay", "DWD-1.4.3", ANYWHERE),
    "buy-wing": ("wing", "DWD-1.14.1", (questions.PREPARE,)),
    "ask": ("ask", "DWD-6.1.9", (questions.KEEP, questions.PASS, questions.REPAY, questions.OFFER)),
    "building": ("building", "DWD-1.8.2", ()),
    "occasion": ("occasion", "DWD-1.8.1", ()),
    "stock": ("stock", "DWD-1.4.1", ()),
    "piece": ("piece", "DWD-1.14.2", ()),
    "indulgences": ("indulgences", "DWD-1.14.15", ()),
    "chest": ("a-chest", "DWD-1.7.1", ()),
    "half": ("occasion", "DWD-1.8.1", ()),
    "spot": ("plan", "DWD-1.8.2", ()),
    "purse": ("plan", "DWD-6.1.6", ()),
    "person": ("person", "DWD-1.9.5", ()),
    "pool": ("pool", "DWD-1.4.1", ()),
    "minor-tile": ("tile", "DWD-1.10.4", ()),
    "major-tile": ("tile", "DWD-1.10.5", ()),
    "space": ("upgrade", "DWD-1.10.4", ()),
    "kingdom": ("kingdom", "DWD-1.13.1", ()),
    "inquisitor": ("inquisitors", "DWD-1.14.15", ()),
    "wings": ("wing", "DWD-1.14.1", ()),
    "debt": ("debt", "DWD-1.4.2", ()),
    "request": ("ask", "DWD-6.1.9", ()),
}
"""By kind of choice or sort of thing: the message `why-when-…` that says when it is chosen, the rule, the questions."""


def why_not_now(name: str) -> Refusal:
    message, rule, _ = WHEN[name]
    return refusal(f"why-when-{message}", rule)


def is_asked(name: str, question: int) -> bool:
    """Whether this kind of choice belongs to the question that is open."""
    return question in WHEN[name][2]
