"""Every kind of choice: its numbers, the words of its codes (DWD-6.1.14), and its thing on the table."""

from __future__ import annotations

from pandemonium.engine.numbering import Numbering, Range
from pandemonium.games.deal.data.names import BUILDING_CODES, COURTIERS, EVENT_CODES, GOODS, STOCKS, TILES
from pandemonium.games.deal.rules import choice as choices

SEATS = ("A", "B", "C", "D")
PLACES = ("A", "B", "C", "1", "2", "3", "guest")
WISHES = ("devil", "cultist", "mortal", "nothing")
PRICES = ("2", "3", "4", "5", "6", "7", "soul", "2 souls")
BASICS = GOODS[:3]
LUXURIES = GOODS[3:]
FOR = [f"for {place}" for place in PLACES]
POINTS = [str(number) for number in range(1, choices.MOST_DEBT + 1)]


def helpers(mask: int) -> str:
    """Courtiers as a code names them: `rural+alchemist`."""
    return "+".join(name for number, name in enumerate(COURTIERS) if (mask >> number) & 1)


def numbering() -> Numbering:
    claims = [
        f"{sort} {tile} with {helpers(mask)}" for sort in ("minor", "major") for tile in TILES for mask in range(16)
    ]
    guesses = [f"{role} {seat}" for role in ("devil", "cultist") for seat in SEATS]
    return Numbering(
        [
            Range("keep", choices.KEEP, BUILDING_CODES, "building {0}"),
            Range("pass", choices.PASS, BUILDING_CODES, "building {0}"),
            Range("build", choices.BUILD, BUILDING_CODES, "building {0}"),
            Range("act", choices.ACT, BUILDING_CODES, "building {0}"),
            Range("use", choices.USE, BUILDING_CODES, "building {0}"),
            Range("tuck", choices.TUCK, BUILDING_CODES, "building {0}"),
            Range("destroy", choices.DESTROY, BUILDING_CODES, "building {0}"),
            Range("drop", choices.DROP, EVENT_CODES, "occasion {0}"),
            Range("put", choices.PUT, STOCKS, "stock {0}"),
            Range("put-indulgence", choices.PUT_INDULGENCE, ["indulgence"], "indulgences", "put"),
            Range("put-soul", choices.PUT_CLEAN, ["clean", "marked"], "piece {0}", "put"),
            Range("bribe", choices.BRIBE, STOCKS, "stock {0}"),
            Range("close", choices.CLOSE, element="chest"),
            Range("close-empty", choices.CLOSE_EMPTY, ["empty"], "chest", "close"),
            Range("close-jesters", choices.CLOSE_JESTERS, ["jesters"], "chest", "close"),
            Range("close-at", choices.CLOSE_AT, PRICES, "chest", "close"),
            Range("accept", choices.ACCEPT, ["", "1 marked", "2 marked"], "chest"),
            Range("leave", choices.LEAVE, element="chest"),
            Range("event", choices.EVENT, ["left", "right"], "half {0}"),
            Range("recruit", choices.RECRUIT, element="spot"),
            Range("recruit-one", choices.RECRUIT_ONE, COURTIERS, "person {0}", "recruit"),
            Range("pay", choices.PAY),
            Range("pay-with", choices.PAY_WITH, GOODS, "stock {0}", "pay"),
            Range("free", choices.FREE, verb="use"),
            Range("free-with", choices.FREE_WITH, GOODS, "stock {0}", "use"),
            Range("take", choices.TAKE, GOODS, "pool {0}"),
            Range("courtier", choices.COURTIER, COURTIERS, "person {0}"),
            Range("gain", choices.GAIN, TILES, "minor-tile {0}"),
            Range("throw", choices.THROW, TILES, "minor-tile {0}"),
            Range("upgrade", choices.UPGRADE, ["1", "2", "3", "4"], "space {0}"),
            Range("stall", choices.STALL, BASICS, "stock {0}"),
            Range("discard", choices.DISCARD),
            Range("discard-grain", choices.DISCARD_GRAIN, ["0", "1", "2", "3"], "stock grain", "discard"),
            Range("discard-luxury", choices.DISCARD_LUXURY, LUXURIES, "stock {0}", "discard"),
            Range("claim", choices.CLAIM, claims, "{0}-tile {1}"),
            Range("accuse", choices.ACCUSE, SEATS, "kingdom {0}"),
            Range("accuse-nobody", choices.ACCUSE + len(SEATS), ["nobody"], verb="accuse"),
            Range("guess", choices.GUESS, guesses, "kingdom {1}"),
            Range("soul", choices.SOUL),
            Range("soul-for", choices.SOUL_FOR, FOR, "inquisitor {1}", "soul"),
            Range("indulgence", choices.INDULGENCE),
            Range("indulgence-for", choices.INDULGENCE_FOR, FOR, "inquisitor {1}", "indulgence"),
            Range("walls", choices.WALLS),
            Range("walls-for", choices.WALLS_FOR, FOR, "inquisitor {1}", "walls"),
            Range("basilica", choices.BASILICA),
            Range("basilica-for", choices.BASILICA_FOR, FOR, "inquisitor {1}", "basilica"),
            Range("want", choices.WANT, WISHES),
            Range("avoid", choices.AVOID, WISHES),
            Range("done", choices.DONE),
            Range("hand-over", choices.HAND_OVER, ["over"], verb="hand"),
            Range("ready", choices.READY),
            Range("cannot-pay", choices.CANNOT_PAY, ["pay"], verb="cannot"),
            Range("enough", choices.ENOUGH),
            Range("no-more", choices.NO_MORE, ["more claims"], verb="no"),
            Range("prove", choices.PROVE),
            Range("confess", choices.CONFESS),
            Range("suffer", choices.SUFFER),
            Range("buy", choices.BUY, GOODS, "pool {0}"),
            Range("buy-wing", choices.BUY_WING, ["wing"], "wings", "buy"),
            Range("sell", choices.SELL, GOODS, "stock {0}"),
            Range("borrow", choices.BORROW, POINTS, "debt"),
            Range("repay", choices.REPAY, POINTS, "debt"),
            Range("ask", choices.ASK, STOCKS, "request {0}"),
            Range("pay-for-me", choices.PAY_FOR_ME, ["for me"], "purse", "pay"),
        ]
    )
