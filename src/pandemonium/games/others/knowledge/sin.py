"""The Sin's side: boards, Reaction tokens, the Apocalypse; the cards in hand and those seen of its decks for the Sin
alone (OTH-TB-16)."""

from __future__ import annotations

from msgspec import Struct

from pandemonium.games.others.rules.state import Others


class SinView(Struct, frozen=True):
    seat: int
    sin: int  # NOTHING before it is chosen
    cult: int
    cult_marked: bool  # the Acolytes have come this round
    cards: int  # in hand
    exposed: list[int]  # of them, by kind: known to all by counting since the deck ran out
    deck: int
    discard: list[int]  # by kind of card
    playing: int  # a card whose effect is going on; NOTHING
    shown: int  # the card played last, until the next turn begins; NOTHING
    card_played: bool  # in this turn or its reaction
    reactions: int  # active Reaction tokens
    permanent: int  # those that come back at the refresh
    temporary: int  # those of this round only
    level: int  # of the Apocalypse
    revealed: list[int]  # Apocalypse cards in the order revealed
    doom_deck: int
    doom_under: int  # so many at its bottom are known to the Sin
    mine: SinMine | None  # for the Sin alone


class SinMine(Struct, frozen=True):
    """What only the Sin knows."""

    hand: list[int]  # by kind of card
    drawn: list[int]  # of it, drawn in this turn and not yet to be played (OTH-R52)
    doom_pair: list[int]  # the two Apocalypse cards to choose from
    doom_under: list[int]  # those put under the deck, the nearest first
    resting: bool  # is not asked for a card in this turn


def sin_view(state: Others, seat: int) -> SinView:
    return SinView(
        seat=state.sin_seat,
        sin=state.sin,
        cult=state.cult,
        cult_marked=state.cult_marked,
        cards=sum(state.hand),
        exposed=list(state.exposed),
        deck=len(state.sin_deck),
        discard=list(state.discard),
        playing=state.playing,
        shown=state.shown,
        card_played=state.card_played,
        reactions=state.reactions,
        permanent=state.permanent,
        temporary=state.temporary,
        level=state.level,
        revealed=state.revealed[:],
        doom_deck=len(state.doom_deck) + len(state.doom_pair),
        doom_under=state.doom_under,
        mine=sin_mine(state) if seat == state.sin_seat else None,
    )


def sin_mine(state: Others) -> SinMine:
    return SinMine(
        hand=list(state.hand),
        drawn=list(state.drawn),
        doom_pair=state.doom_pair[:],
        doom_under=state.doom_deck[len(state.doom_deck) - state.doom_under :],
        resting=state.resting,
    )
