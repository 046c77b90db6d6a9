"""Several people at one device: as whom its browser looks at the table, and when the curtain falls.

Each has a seat and a guest of their own; all but one of these guests are kept by the one whose browser it is. While the
game is on, the browser is that of the person before the curtain, and of nobody while the curtain is drawn.
"""

from __future__ import annotations

from msgspec.structs import replace

from pandemonium.engine.state import SPECTATOR, Seat
from pandemonium.server.model import TableModel, User
from pandemonium.server.play.play import Play
from pandemonium.server.storage.stored import Chair

NOBODY = ""
"""The id of whoever looks at a drawn curtain: no guest has it, so nothing secret is theirs."""


def at_device(play: Play, holder: str) -> list[Chair]:
    """The chairs of those who play in this person's browser, theirs among them; none where nobody else does."""
    ours = [chair for chair in play.chairs if chair.guest and chair.device == holder]
    return ours if any(chair.keeper for chair in ours) else []


def before_curtain(play: Play, holder: User) -> User:
    """As whom the browser looks and acts. Before the game and after it nothing is hidden."""
    ours = at_device(play, holder.id) if play.status == "playing" else []
    if not ours:
        return holder
    front = ours[0] if len(ours) == 1 else next((chair for chair in ours if chair.front), None)
    if front is None:
        return replace(holder, id=NOBODY)
    return replace(holder, id=front.guest or NOBODY, name=front.name)


def seats_at(play: Play, holder: User) -> list[Seat]:
    """The seats that are present while this person's browser is."""
    shared = [chair.seat for chair in at_device(play, holder.id)]
    own = play.seat_of(holder.id)
    return shared or ([] if own == SPECTATOR else [own])


def told_device(play: Play, holder: User, model: TableModel) -> TableModel:
    """The model for the page of a device that several share: which seats take turns at it."""
    ours = at_device(play, holder.id)
    return replace(model, device=[chair.seat for chair in ours]) if len(ours) > 1 else model


def falling(play: Play) -> list[Seat]:
    """The seats whose part is over while another at the same device is asked: there the curtain falls."""
    waiting = play.waiting()
    wanted = {play.chairs[seat].device for seat in waiting}
    return [chair.seat for chair in play.chairs if chair.front and chair.seat not in waiting and chair.device in wanted]
