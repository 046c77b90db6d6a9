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
QUARTER: Final = 10
SENT: Final = 11
BRIBED: Final = 12
ENTERED: Final = 13
ADOPTED: Final = 14
SWAPPED: Final = 15
BUILT: Final = 16
BANKED: Final = 17
WENT_HOME: Final = 18
LIFTED: Final = 19
PUT: Final = 20
EXCHANGED: Final = 21
CUBE_RAISED: Final = 22
CUBE_LOWERED: Final = 23
DISC_PLACED: Final = 24
DISC_MOVED: Final = 25
GUARDIAN_MOVED: Final = 26
PETRIFIED: Final = 27
CHAINED: Final = 28
PIT_DUG: Final = 29
TAIL_LAID: Final = 30
BONE_TAKEN: Final = 31
LABYRINTH_LAID: Final = 32
STYX_SANK: Final = 33
ADVANCED: Final = 34
HALF_GAINED: Final = 35
BEYOND: Final = 36
FRAUD_PLAYED: Final = 37
FRAUD_BOUGHT: Final = 38
FRAUD_BLIND: Final = 39
FRAUD_IDLE: Final = 40
FRAUD_TAKEN: Final = 41
FRAUD_DRAWN: Final = 42
FRAUD_SEEN: Final = 43
MARKET_FILLED: Final = 44
SUPPLIED: Final = 45
STOLEN: Final = 46
HOSTED: Final = 47
ACCUSED: Final = 48
ALL_HOME: Final = 49
BONUS: Final = 50
DRACHMAS_GAINED: Final = 51
FLORINS_GAINED: Final = 52
INFAMY_GAINED: Final = 53
URCHIN_HOME: Final = 54
DANTE_MOVED: Final = 55
PAGAN: Final = 56
DIPLOMA_AWARDED: Final = 57
NO_DIPLOMA: Final = 58
DANTE_ENDED: Final = 59
COUNCIL: Final = 60
RECALLED: Final = 61
GUEST_LEFT: Final = 62
BARREL_LEFT: Final = 63
SUDDEN_DEATH: Final = 64
LAST_ROUND: Final = 65
ROW_MET: Final = 66
ROW_PAID: Final = 67
ROW_FAILED: Final = 68
LOST: Final = 69
SCORING: Final = 70
CARD_SCORED: Final = 71
CARD_CUBE: Final = 72
CARD_HALF: Final = 73
CARD_ADVANCE: Final = 74
CARD_SOUL: Final = 75
PITS_FILLED: Final = 76
CUBE_SETTLED: Final = 77
DIPLOMA_BOUGHT: Final = 78
DIPLOMA_SCORED: Final = 79
LOAN_SETTLED: Final = 80
REPUTATION: Final = 81
FAMILY_DEALT: Final = 82
STARTED_WITH_GUEST: Final = 83
STARTED_WITH_BARREL: Final = 84
SKULL_GIVEN: Final = 85
GUARDIAN_IN_PLAY: Final = 86
REMOVED_GUEST: Final = 87
REMOVED_BARREL: Final = 88
SHORTCUT: Final = 89

EVENTS: Final[tuple[EventKind, ...]] = (
    EventKind("turn-began", ("seat",)),
    EventKind("descended", ("seat", "sin", "from", "to")),
    EventKind("crossed", ("seat", "sin", "to")),
    EventKind("scared", ("seat", "sin", "from", "to")),
    EventKind("laid", ("seat", "sin", "infamy")),
    EventKind("tail-paid", ("seat", "infamy")),
    EventKind("borrowed", ("seat", "drachmas")),
    EventKind("loan-hurt", ("seat", "infamy")),
    EventKind("plague", ("first", "second", "third", "fourth")),
    EventKind("plague-shown", ("first", "second", "third", "fourth")),
    EventKind("quarter", ("seat", "quarter")),
    EventKind("sent", ("seat", "member", "location")),
    EventKind("bribed", ("seat",)),
    EventKind("entered", ("seat", "florins")),
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
    EventKind("drachmas-gained", ("seat", "drachmas")),
    EventKind("florins-gained", ("seat", "florins")),
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
