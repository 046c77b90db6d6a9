"""The front of "why not?": finds what a code or a thing on the table names, and asks the reason of its kind."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from pandemonium.engine.numbering import Numbering
from pandemonium.engine.phrase import Refusal, refusal
from pandemonium.engine.state import Seat
from pandemonium.games.others.rules import question as asked
from pandemonium.games.others.rules.state import Others
from pandemonium.games.others.words.reason import people, places, rolls, sin, turn
from pandemonium.games.others.words.reason.case import Case
from pandemonium.games.others.words.reason.when import is_asked, why_not_now


def why_not(numbering: Numbering, state: Others, seat: Seat, target: str) -> Refusal:
    """Why that code or thing, which is not offered, cannot be chosen."""
    subject = numbering.subject(target)
    if subject is None:
        return refusal("refused-unknown", code=target[:40])
    if seat < 0 or not (state.asked >> seat) & 1:
        return refusal("why-closed", "OTH-TB-12")
    name, number = subject
    case = Case(state, seat)
    if name in REASONS and is_asked(name, case.question):
        return REASONS[name](case, number)
    return why_not_now(name)


Reason: TypeAlias = Callable[[Case, int], Refusal]


def why_no_monster(case: Case, kind: int) -> Refusal:
    return rolls.why_no_kill(case, kind) if case.question == asked.KILLS else sin.why_no_figure(case, kind)


REASONS: Final[dict[str, Reason]] = {
    "step": turn.why_no_step,
    "shoot": turn.why_no_shot,
    "fight": turn.why_no_fight,
    "cleanse": turn.why_no_cleanse,
    "city": turn.why_no_city,
    "flip": turn.why_no_flip,
    "take-extra": turn.why_no_extra,
    "take-innocent": turn.why_no_innocent,
    "take-ally": turn.why_no_ally,
    "ally": turn.why_no_ally,
    "drop": turn.why_no_drop,
    "deliver": turn.why_no_delivery,
    "uplink": turn.why_no_uplink,
    "spend-turn": turn.why_no_turn,
    "spend-extra": turn.why_no_extra_turn,
    "pass": turn.why_no_waiting,
    "at": places.why_not_there,
    "space": places.why_not_there,
    "slot": people.why_no_slot,
    "board": people.why_no_slot,
    "hero": people.why_no_hero,
    "face": people.why_no_hero,
    "pick": people.why_no_upgrade,
    "upgrade": people.why_no_upgrade,
    "mark": people.why_no_field,
    "field": people.why_no_field,
    "use": people.why_no_icon,
    "icon": people.why_no_icon,
    "branch": people.why_no_branch,
    "mission": people.why_no_branch,
    "place": people.why_no_task,
    "monster": why_no_monster,
    "figure": why_no_monster,
    "play": sin.why_no_card,
    "card": sin.why_no_card,
    "ability": sin.why_no_ability,
    "reveal": sin.why_no_doom,
    "doom": sin.why_no_doom,
    "deal": sin.why_no_past,
    "past": sin.why_no_past,
    "corrupt": rolls.why_no_corruption,
    "adrenaline": rolls.why_no_adrenaline,
    "link": rolls.why_no_link,
    "unlink": rolls.why_no_unlink,
    "reroll": rolls.why_no_reroll,
    "faith": rolls.why_no_symbols,
    "all": rolls.why_not_all,
    "token": rolls.why_no_token,
    "uncover": rolls.why_no_cover,
}
"""By kind of choice; what has no reason of its own is only a matter of time."""
