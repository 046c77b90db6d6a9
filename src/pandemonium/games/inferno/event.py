"""What can happen in Inferno, in the past tense. A kind's number is its place in `EVENTS`."""

from __future__ import annotations

from typing import Final

from pandemonium.engine.game import EventKind

TURN_BEGAN: Final = 0
DESCENDED: Final = 1
CROSSED: Final = 2
SCARED: Final = 3
LAID: Final = 4
TAIL_PAID: Final = 5
BORROWED: Final = 6
LOAN_HURT: Final = 7
PLAGUE: Final = 8
PLAGUE_SHOWN: Final = 9
SENT: Final = 10
BRIBED: Final = 11
ADOPTED: Final = 12
SWAPPED: Final = 13
BUILT: Final = 14
BANKED: Final = 15
WENT_HOME: Final = 16
LIFTED: Final = 17
PUT: Final = 18
EXCHANGED: Final = 19
CUBE_RAISED: Final = 20
CUBE_LOWERED: Final = 21
DISC_PLACED: Final = 22
DISC_MOVED: Final = 23
GUARDIAN_MOVED: Final = 24
PETRIFIED: Final = 25
CHAINED: Final = 26
PIT_DUG: Final = 27
TAIL_LAID: Final = 28
BONE_TAKEN: Final = 29
LABYRINTH_LAID: Final = 30
STYX_SANK: Final = 31
ADVANCED: Final = 32
HALF_GAINED: Final = 33
BEYOND: Final = 34
FRAUD_PLAYED: Final = 35
FRAUD_BOUGHT: Final = 36
FRAUD_BLIND: Final = 37
FRAUD_IDLE: Final = 38
FRAUD_TAKEN: Final = 39
FRAUD_DRAWN: Final = 40
FRAUD_SEEN: Final = 41
MARKET_FILLED: Final = 42
SUPPLIED: Final = 43
STOLEN: Final = 44
HOSTED: Final = 45
ACCUSED: Final = 46
ALL_HOME: Final = 47
BONUS: Final = 48
MONEY_GAINED: Final = 49
INFAMY_GAINED: Final = 50
URCHIN_HOME: Final = 51
DANTE_MOVED: Final = 52
PAGAN: Final = 53
DIPLOMA_AWARDED: Final = 54
NO_DIPLOMA: Final = 55
DANTE_ENDED: Final = 56
COUNCIL: Final = 57
RECALLED: Final = 58
GUEST_LEFT: Final = 59
BARREL_LEFT: Final = 60
SUDDEN_DEATH: Final = 61
LAST_ROUND: Final = 62
ROW_MET: Final = 63
ROW_PAID: Final = 64
ROW_FAILED: Final = 65
LOST: Final = 66
SCORING: Final = 67
CARD_SCORED: Final = 68
CARD_CUBE: Final = 69
CARD_HALF: Final = 70
CARD_ADVANCE: Final = 71
CARD_SOUL: Final = 72
PITS_FILLED: Final = 73
CUBE_SETTLED: Final = 74
DIPLOMA_BOUGHT: Final = 75
DIPLOMA_SCORED: Final = 76
LOAN_SETTLED: Final = 77
REPUTATION: Final = 78
FAMILY_DEALT: Final = 79
STARTED_WITH_GUEST: Final = 80
STARTED_WITH_BARREL: Final = 81
SKULL_GIVEN: Final = 82
GUARDIAN_IN_PLAY: Final = 83
REMOVED_GUEST: Final = 84
REMOVED_BARREL: Final = 85
SHORTCUT: Final = 86

EVENTS: Final[tuple[EventKind, ...]] = (
    EventKind("turn-began", ("seat",)),
    EventKind("descended", ("seat", "sin", "from", "to", "quarter")),
    EventKind("crossed", ("seat", "sin", "to", "quarter")),
    EventKind("scared", ("seat", "sin", "from", "to", "quarter")),
    EventKind("laid", ("seat", "sin", "infamy")),
    EventKind("tail-paid", ("seat", "infamy")),
    EventKind("borrowed", ("seat", "drachmas")),
    EventKind("loan-hurt", ("seat", "infamy")),
    EventKind("plague", ("first", "second", "third", "fourth")),
    EventKind("plague-shown", ("first", "second", "third", "fourth")),
    EventKind("sent", ("seat", "member", "location", "florins")),
    EventKind("bribed", ("seat",)),
    EventKind("adopted", ("seat",)),
    EventKind("swapped", ("seat",)),
    EventKind("built", ("seat", "floor")),
    EventKind("banked", ("seat", "florins")),
    EventKind("went-home", ("seat", "member", "floor")),
    EventKind("lifted", ("seat", "item", "floor")),
    EventKind("put", ("seat", "item", "floor")),
    EventKind("exchanged", ("seat", "florins")),
    EventKind("cube-raised", ("seat", "sin", "value")),
    EventKind("cube-lowered", ("seat", "sin", "value")),
    EventKind("disc-placed", ("seat", "gate")),
    EventKind("disc-moved", ("seat", "owner", "gate", "onto"), suffered=True),
    EventKind("guardian-moved", ("seat", "guardian", "to")),
    EventKind("petrified", ("seat", "sin", "to")),
    EventKind("chained", ("seat", "sin", "to")),
    EventKind("pit-dug", ("seat", "to")),
    EventKind("tail-laid", ("seat", "circle")),
    EventKind("bone-taken", ("seat",)),
    EventKind("labyrinth-laid", ("seat", "to")),
    EventKind("styx-sank", ("seat", "sin", "souls")),
    EventKind("advanced", ("seat", "sin", "level")),
    EventKind("half-gained", ("seat",)),
    EventKind("beyond", ("seat", "sin", "infamy")),
    EventKind("fraud-played", ("seat", "card")),
    EventKind("fraud-bought", ("seat", "card")),
    EventKind("fraud-blind", ("seat", "card")),
    EventKind("fraud-idle", ("seat", "barrel")),
    EventKind("fraud-taken", ("seat", "card")),
    EventKind("fraud-drawn", ("seat",)),
    EventKind("fraud-seen", ("card",)),
    EventKind("market-filled", ("card",)),
    EventKind("supplied", ("seat", "barrel", "infamy")),
    EventKind("stolen", ("seat", "barrel", "floor")),
    EventKind("hosted", ("seat", "guest", "floor", "florins")),
    EventKind("accused", ("seat", "member", "location", "sin")),
    EventKind("all-home", ("seat", "members")),
    EventKind("bonus", ("seat", "bonus")),
    EventKind("money-gained", ("seat", "florins", "drachmas")),
    EventKind("infamy-gained", ("seat", "infamy")),
    EventKind("urchin-home", ("seat",)),
    EventKind("dante-moved", ("step",)),
    EventKind("pagan"),
    EventKind("diploma-awarded", ("seat", "sin")),
    EventKind("no-diploma", ("sin",)),
    EventKind("dante-ended", ("seat", "infamy")),
    EventKind("council", ("seat", "infamy")),
    EventKind("recalled", ("seat", "member", "location")),
    EventKind("guest-left", ("seat", "guest")),
    EventKind("barrel-left", ("seat", "barrel")),
    EventKind("sudden-death", ("seat",)),
    EventKind("last-round", ("seat",)),
    EventKind("row-met", ("sin",)),
    EventKind("row-paid", ("sin", "drachmas")),
    EventKind("row-failed", ("sin", "infamy")),
    EventKind("lost", ("seat",)),
    EventKind("scoring"),
    EventKind("card-scored", ("seat", "card", "infamy")),
    EventKind("card-cube", ("seat", "card", "sin", "value")),
    EventKind("card-half", ("seat", "card")),
    EventKind("card-advance", ("seat", "card")),
    EventKind("card-soul", ("seat", "card", "sin", "to")),
    EventKind("pits-filled", ("pits",)),
    EventKind("cube-settled", ("sin", "empty", "value")),
    EventKind("diploma-bought", ("seat", "sin")),
    EventKind("diploma-scored", ("seat", "sin", "value", "level", "infamy")),
    EventKind("loan-settled", ("seat", "infamy")),
    EventKind("reputation", ("seat", "reputation", "infamy")),
    EventKind("family-dealt", ("seat", "drachmas", "florins")),
    EventKind("started-with-guest", ("seat", "guest")),
    EventKind("started-with-barrel", ("seat", "barrel")),
    EventKind("skull-given", ("seat", "sin", "level")),
    EventKind("guardian-in-play", ("guardian", "to")),
    EventKind("removed-guest", ("guest",)),
    EventKind("removed-barrel", ("barrel",)),
    EventKind("shortcut", ("step",)),
)
