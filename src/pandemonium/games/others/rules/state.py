"""The state of a game of The Others: the city with all that stands in it, the heroes, the Sin, the adventure."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64

from pandemonium.engine.row import Row
from pandemonium.engine.state import Frame, Seat, Seats, State
from pandemonium.games.others.rules.box import Rules
from pandemonium.games.others.rules.city import City
from pandemonium.games.others.rules.scene import scene_of


@final
class Others(State):
    """One play. Lists are by slot, by space or by kind; what lies in a space is counts in one number (see `counts`)."""

    SHARED: ClassVar[tuple[str, ...]] = ("rules", "city")

    rules: Rules
    city: City
    sin_seat: Seat
    heroes: i64  # N: three or four of them on the board
    owner: Row  # by slot
    teach: bool  # option: the guided game
    adventure: i64
    map: i64
    sin: i64  # PRIDE, SLOTH; NOTHING before it is chosen
    cult: i64  # the kind of Acolytes

    # --- the city ---
    monsters: Row  # by space, counts of kinds
    dead: i64  # the dead pool, counts of kinds
    outside: i64  # monsters not in play
    gone: i64  # monsters out of the game
    tokens: Row  # by space, counts of face-up physical tokens
    down: Row  # by space, counts of face-down tokens; what they are is nobody's knowledge
    supply: i64  # exploration tokens, counts
    boxed: i64  # Innocents killed or delivered
    covered: Row  # by district: icons under a Corruption token, a mask of places
    orbitals: list[int]  # spaces
    ally: Row  # by ally: the space it stands in; NOWHERE where it is carried or not in this adventure
    slot_token: Row  # by district: the slot whose City Action token lies there, NOBODY
    mole: list[int]  # Attack and Armour of the hero who defected, and which hero he was; empty while there is none

    # --- the heroes, by slot ---
    hero: Row  # the board; NOTHING before it is chosen
    at: Row
    corruption: Row
    damage: Row  # fields with a marker, a mask
    turns: Row  # active Turn tokens
    extra: Row  # Extra Turn tokens
    upgrades: Row  # a mask
    allies: Row  # a mask
    innocents: Row
    lives: Row  # how many heroes of this slot have died: another number is another hero
    unhealing: i64  # slots the Doctors marked this round, a mask
    reserve: i64  # heroes, a mask
    fallen: i64  # heroes who died, a mask
    past: Row  # by hero of the squad: his Dark Past card; NOTHING
    past_open: i64  # Dark Past cards revealed, a mask
    past_aside: i64  # heroes of the squad who died with theirs unrevealed, a mask

    # --- upgrades ---
    deck: list[int]  # the next first
    known_under: i64  # so many at the bottom of the deck were put there in the open
    pool: i64  # Available, a mask
    marked: i64  # upgrades used for this round (OTH-R73), a mask

    # --- the Sin ---
    sin_deck: list[int]  # kinds of cards, the next first
    hand: Row  # by kind
    drawn: Row  # by kind: of the hand, drawn in this turn, not to be played in it (OTH-R52)
    exposed: Row  # by kind: of the hand, known to all by counting since the deck ran out (OTH-TB-14)
    discard: Row  # by kind
    playing: i64  # a card whose effect is going on, on its way to the discard pile; NOTHING
    shown: i64  # the card played last, until the next turn begins; NOTHING
    card_played: bool  # in this turn or its reaction
    resting: bool  # the Sin plays no more card in this turn and its reaction (OTH-TB-11)
    reactions: i64  # active Reaction tokens
    permanent: i64  # Reaction tokens that come back at the refresh
    temporary: i64  # those of this round only
    cult_marked: bool  # the Acolytes' ability was used this round
    level: i64  # of the Apocalypse
    revealed: list[int]  # Apocalypse cards in the order revealed
    doom_deck: list[int]  # the next first
    doom_under: i64  # so many at its bottom the Sin has put there himself
    doom_pair: list[int]  # the two cards the Sin is choosing from

    # --- the adventure ---
    round: i64
    mission: i64  # the place in the adventure's list
    progress: i64
    also: i64  # the second counter
    target: i64  # of the current mission, which may drop (OTH-3.12)
    boss: bool  # the Controller was killed for the mission that wants it
    helped: i64  # Allies taken since the mission that counts them began, a mask
    done: i64  # missions completed, a mask
    due: bool  # the mission is complete and the next one has not begun (OTH-R44)
    deaths: i64
    killed_round: i64  # monsters that died this round
    penances_round: i64  # Penance icons that moved a marker this round
    rescued_round: i64  # Innocents taken or delivered this round
    allies_round: i64  # Allies taken this round

    # --- the round and the turn ---
    first: i64  # slot
    turn: i64  # how many turns have begun, in the whole game
    active: i64  # the slot whose turn it is or was last; NOBODY between rounds
    in_turn: bool  # until he has finished it but for the Sin's answers
    spent: i64  # spaces of the Move used up
    entered: i64  # spaces entered by the Move
    acted: bool
    acted_first: bool  # the Action came before the first step
    capped: i64  # the whole Move is so long; NOTHING for no cap
    halted: bool  # the Move has ended
    icon_limit: i64  # so many icons of the City Action fire, at most
    overslept: bool  # the Extra Turn is lost
    reaction_moves: i64  # monsters that may still move in this reaction
    dropped: i64  # Allies dropped in this turn, a mask
    drunk: bool  # Morgana has healed in this turn or reaction
    coordinated: i64  # heroes who used Leah's token this round: 0 or 1
    absolved: i64  # slots with a Penance of this round that moved the marker, a mask
    hero_dice: i64  # thrown in this turn, see `dice`
    sin_dice: i64
    votes: list[int]  # by seat in the open ballot; NOTHING
    earlier: list[int]  # by seat in the ballot before, where a second one is open

    # --- for the account ---
    kills: Row  # by hero of the squad
    removals: Row
    wounds: Row  # damage received, also what went beyond the fifth marker
    sins: Row  # corruption taken voluntarily
    causes: list[int]  # deaths by cause, see `damage`
    fell: list[int]  # rounds in which missions were completed, in order
    heroes_won: bool

    # --- written by tools/fields.py from the annotations above ---
    __slots__ = (
        "absolved",
        "acted",
        "acted_first",
        "active",
        "adventure",
        "allies",
        "allies_round",
        "ally",
        "also",
        "at",
        "boss",
        "boxed",
        "capped",
        "card_played",
        "causes",
        "city",
        "coordinated",
        "corruption",
        "covered",
        "cult",
        "cult_marked",
        "damage",
        "dead",
        "deaths",
        "deck",
        "discard",
        "done",
        "doom_deck",
        "doom_pair",
        "doom_under",
        "down",
        "drawn",
        "dropped",
        "drunk",
        "due",
        "earlier",
        "entered",
        "exposed",
        "extra",
        "fallen",
        "fell",
        "first",
        "gone",
        "halted",
        "hand",
        "helped",
        "hero",
        "hero_dice",
        "heroes",
        "heroes_won",
        "icon_limit",
        "in_turn",
        "innocents",
        "killed_round",
        "kills",
        "known_under",
        "level",
        "lives",
        "map",
        "marked",
        "mission",
        "mole",
        "monsters",
        "orbitals",
        "outside",
        "overslept",
        "owner",
        "past",
        "past_aside",
        "past_open",
        "penances_round",
        "permanent",
        "playing",
        "pool",
        "progress",
        "reaction_moves",
        "reactions",
        "removals",
        "rescued_round",
        "reserve",
        "resting",
        "revealed",
        "round",
        "rules",
        "shown",
        "sin",
        "sin_deck",
        "sin_dice",
        "sin_seat",
        "sins",
        "slot_token",
        "spent",
        "supply",
        "target",
        "teach",
        "temporary",
        "tokens",
        "turn",
        "turns",
        "unhealing",
        "upgrades",
        "votes",
        "wounds",
    )

    def copy(self) -> Others:
        twin = Others()
        twin.copy_from(self)
        twin.rules = self.rules
        twin.city = self.city
        twin.sin_seat = self.sin_seat
        twin.heroes = self.heroes
        twin.owner = self.owner[:]
        twin.teach = self.teach
        twin.adventure = self.adventure
        twin.map = self.map
        twin.sin = self.sin
        twin.cult = self.cult
        twin.monsters = self.monsters[:]
        twin.dead = self.dead
        twin.outside = self.outside
        twin.gone = self.gone
        twin.tokens = self.tokens[:]
        twin.down = self.down[:]
        twin.supply = self.supply
        twin.boxed = self.boxed
        twin.covered = self.covered[:]
        twin.orbitals = self.orbitals[:]
        twin.ally = self.ally[:]
        twin.slot_token = self.slot_token[:]
        twin.mole = self.mole[:]
        twin.hero = self.hero[:]
        twin.at = self.at[:]
        twin.corruption = self.corruption[:]
        twin.damage = self.damage[:]
        twin.turns = self.turns[:]
        twin.extra = self.extra[:]
        twin.upgrades = self.upgrades[:]
        twin.allies = self.allies[:]
        twin.innocents = self.innocents[:]
        twin.lives = self.lives[:]
        twin.unhealing = self.unhealing
        twin.reserve = self.reserve
        twin.fallen = self.fallen
        twin.past = self.past[:]
        twin.past_open = self.past_open
        twin.past_aside = self.past_aside
        twin.deck = self.deck[:]
        twin.known_under = self.known_under
        twin.pool = self.pool
        twin.marked = self.marked
        twin.sin_deck = self.sin_deck[:]
        twin.hand = self.hand[:]
        twin.drawn = self.drawn[:]
        twin.exposed = self.exposed[:]
        twin.discard = self.discard[:]
        twin.playing = self.playing
        twin.shown = self.shown
        twin.card_played = self.card_played
        twin.resting = self.resting
        twin.reactions = self.reactions
        twin.permanent = self.permanent
        twin.temporary = self.temporary
        twin.cult_marked = self.cult_marked
        twin.level = self.level
        twin.revealed = self.revealed[:]
        twin.doom_deck = self.doom_deck[:]
        twin.doom_under = self.doom_under
        twin.doom_pair = self.doom_pair[:]
        twin.round = self.round
        twin.mission = self.mission
        twin.progress = self.progress
        twin.also = self.also
        twin.target = self.target
        twin.boss = self.boss
        twin.helped = self.helped
        twin.done = self.done
        twin.due = self.due
        twin.deaths = self.deaths
        twin.killed_round = self.killed_round
        twin.penances_round = self.penances_round
        twin.rescued_round = self.rescued_round
        twin.allies_round = self.allies_round
        twin.first = self.first
        twin.turn = self.turn
        twin.active = self.active
        twin.in_turn = self.in_turn
        twin.spent = self.spent
        twin.entered = self.entered
        twin.acted = self.acted
        twin.acted_first = self.acted_first
        twin.capped = self.capped
        twin.halted = self.halted
        twin.icon_limit = self.icon_limit
        twin.overslept = self.overslept
        twin.reaction_moves = self.reaction_moves
        twin.dropped = self.dropped
        twin.drunk = self.drunk
        twin.coordinated = self.coordinated
        twin.absolved = self.absolved
        twin.hero_dice = self.hero_dice
        twin.sin_dice = self.sin_dice
        twin.votes = self.votes[:]
        twin.earlier = self.earlier[:]
        twin.kills = self.kills[:]
        twin.removals = self.removals[:]
        twin.wounds = self.wounds[:]
        twin.sins = self.sins[:]
        twin.causes = self.causes[:]
        twin.fell = self.fell[:]
        twin.heroes_won = self.heroes_won
        return twin

    # --- written until here ---

    def of_slot(self, slot: i64) -> i64:
        """The seat that decides for the hero in this slot, as a bit (OTH-TB-4)."""
        return 1 << self.owner[slot]

    def on_top(self, frame: Frame[Others]) -> bool:
        """Whether nothing lies over this frame; a compiler must not believe that it still holds after the next push."""
        return self.stack[-1] is frame

    def record(self, audience: Seats, kind: int, facts: tuple[int, ...]) -> None:
        """Every event says its scene last: which map it is, and who stands in which slot."""
        if self.events is not None:
            super().record(audience, kind, (*facts, scene_of(self.map, list(self.hero))))
