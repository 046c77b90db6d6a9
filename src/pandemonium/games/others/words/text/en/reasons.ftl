# Why not?
why-closed = You are not asked now: it is another’s part.
why-when-turn = That belongs to a hero’s turn.
why-when-fight = Heroes fight in their own turns, the Sin attacks in a reaction.
why-when-place = No space is to be chosen now.
why-when-space = Nothing is asked about this space now.
why-when-hero = No hero of the table is to be chosen now.
why-when-squad = Heroes are chosen at the set-up and after a death.
why-when-monster = No monster is to be chosen now.
why-when-card = A Sin card is played at the moment it names.
why-when-watch = To watch or to rest is decided when a hero’s turn begins.
why-when-ability = Acolytes are called before the dice of a Combat that is not ranged.
why-when-doom = Apocalypse cards are revealed at levels 1, 3 and 5.
why-when-upgrade = Upgrades are chosen by Equip, taken over after a death, or lost.
why-when-field = A field is chosen for a damage marker, or to heal one.
why-when-icon = Icons fire when a City Action is used.
why-when-past = Dark Past cards are dealt at the set-up of a Corruption adventure.
why-when-token = Tokens are removed by a Cleanse and placed by the task of a round.
why-when-uncover = Icons are covered by the Nuns and uncovered by a Cleanse.
why-when-branch = A mission is chosen where the path of missions branches.
why-when-set-up = That is chosen at the set-up.
why-when-spend = A token is spent when a hero’s place comes.
why-when-pass = There is nothing to let go by now.
why-when-react = The Sin reacts after a hero’s turn.
why-when-roll = That is decided before a roll.
why-when-reroll = Dice are rolled again only by Drill, right after the roll.
why-when-faith = FAITH is named after the roll.
why-when-kills = Monsters are killed after the roll of a Combat.
why-when-enough = There is nothing to stop now.
why-when-arrive = Survivors come only in the retaliation after a shot.
why-when-damage = No damage is to be chosen now.
why-when-blame = That answers the card Whose Fault.
why-when-tomorrow = That answers the card Tomorrow.
why-when-task = That answers the task of a round.

# Moving
why-not-on-map = This space is not on this map.
why-here-already = The hero stands here.
why-not-adjacent = { $space } is not next to where the hero stands.
why-move-ended = The Move was ended by a Sin card.
why-move-split = The Action came in between: the Move may not be split by it.
why-moved = The whole Move is used up (spaces: { $spaces }).
why-metro-far = A step by Metro uses up more of the Move than is left ({ $spaces }).

# Actions
why-acted = The Action of this turn is used.
why-not-ranged = { $hero } has no Ranged Attack.
why-no-shot-district = No ranged Combat from, into or across a district.
why-shot-here = Here it is normal Combat.
why-no-line = There is no line of fire to { $space-the }.
why-nobody-there = No monster stands { $space-in }.
why-no-monster-here = No monster is here.
why-nothing-to-remove = There is no token here that a Cleanse can remove; printed ones stay.
why-no-district = City Actions are used in districts only.
why-wolf-city = The wolf cannot use City Actions.
why-city-once = This City Action token is placed already: once a round.
why-slot-used = The City Action { $space-in } was used already this round.
why-curfew = Curfew: no City Action in a district that holds a monster.
why-magnate = The Magnate is here or next to it: no City Action.
why-nothing-down = There are no face-down tokens here.
why-flip-monsters = Face-down tokens are not turned up where a monster is.
why-no-extra-here = No Extra Turn token lies here.
why-no-innocent-here = No Innocent is here.
why-too-corrupt = At corruption 7 no Innocent comes along.
why-ally-carried = { $ally } is with this hero already.
why-ally-with = { $ally } is with { $hero }.
why-no-such-ally = { $ally } does not appear in this adventure.
why-ally-elsewhere = { $ally } stands elsewhere.
why-wolf-ally = No Ally comes along with the wolf.
why-ally-dropped = { $ally } was left in this very turn.
why-ally-not-yours = { $ally } is not with this hero.
why-no-delivery = The current mission asks for no Innocents to be delivered.
why-no-innocent = This hero has no Innocent with him.
why-deliver-elsewhere = The mission names another space for the Innocents.
why-no-uplink = There is no Uplink that is still unused this round.
why-no-orbital = There is no Orbital token on this map.
why-no-turn-token = No Turn token is active.
why-no-extra-token = There is no Extra Turn token to spend.
why-must-take-turn = With an active Turn token a turn must be taken.

# Spaces
why-hero-there = A hero stands there.
why-used-space = Each token goes into another space.
why-streets-only = This task places tokens in streets only.
why-districts-only = This task places tokens in districts only.
why-too-near = Too near to a hero: the task asks for a distance of { $distance }.
why-crowded = Enough tokens of this kind lie there already.
why-no-orbital-there = No Orbital token is there.
why-orbital-far = The Orbital token does not come so far (spaces: { $spaces }).
why-no-monster-there = No monster is there.
why-held = A hero stands there: monsters cannot leave him.
why-moved-already = Those who are there have moved or cannot go anywhere.
why-monster-here = It would not move from there.
why-too-far = { $kind-start } does not come so far (spaces: { $spaces }).
why-no-way = { $kind-start } is stopped on the way there by a hero.
why-nobody-small = There is no Acolyte or Abomination.
why-no-nest = There is no Nest.
why-nest-blocked = Blocked: monsters there { $monsters }, Nest tokens { $nests }.

# Rolls
why-no-more-corruption = At 7 there is no voluntary corruption.
why-card-forbids = A Sin card forbids it for this roll.
why-tempter = Beside the Tempter there is no voluntary corruption.
why-no-adrenaline = This hero has no Adrenaline.
why-deadly = The hero has { $damage } damage: not for the last marker ({ $most }).
why-no-link = There is no Command Link that is still unused this round.
why-there-already = { $hero } counts as here already.
why-no-such-slot = So many heroes do not play.
why-nobody-linked = Nobody is called by Command Link.
why-too-many-dice = At most so many dice are rolled again: { $dice }.
why-no-such-dice = The roll does not show these dice.
why-not-so-many = FAITH and the wildcard are together { $faiths }.
why-none-there = None of this kind is there: { $kind }.
why-too-few-hits = { $kind-start } needs { $hits ->
        [one] 1 Hit
       *[other] { $hits } Hits
    }, left: { $have }.
why-not-all = Not enough Hits for all of them (left: { $have }).
why-not-task-token = The task does not place that, or it has no room or none left: { $token }.
why-no-token-here = There is no such token to remove here: { $token }.
why-covered = This icon is covered already, or the same as the first.
why-not-covered = This icon is not covered.

# The Sin
why-other-sin = { $card } belongs to the other Sin.
why-not-in-hand = { $card } is not in your hand.
why-just-drawn = { $card } was drawn in this turn and is played from the next on.
why-one-card = One Sin card a turn, its reaction included: it is played already.
why-resting = You chose to rest in this turn.
why-other-moment = { $card } has another moment: { $window }.
why-card-idle = { $card } would do nothing now.
why-called = The Acolytes were called already this round.
why-no-dead-acolyte = There is no dead Acolyte.
why-ranged-ability = Acolytes are not called in ranged Combat.
why-not-drawn = { $doom } is not one of the two cards drawn.
why-past-dealt = { $past } is dealt already, or belongs to the other heroes.
why-not-dead = There is none in the dead pool: { $kind }; or an Abomination must come first.
why-orbital-kinds = The Orbital kills an Acolyte or Abomination that is there, nobody else.

# Heroes and cards
why-no-patient = { $hero } is not here, has no damage, or cannot be healed this round.
why-not-herself = { $hero } calls another hero, not herself.
why-out-of-call = { $hero } is too far away (spaces: { $spaces }).
why-not-envied = { $hero } does not have the most upgrades.
why-no-turn-to-lose = { $hero } has no active Turn token.
why-dead = { $hero } is dead.
why-on-board = { $hero } is on the board already.
why-not-owned = This hero does not have { $upgrade }.
why-not-available = { $upgrade } is not among the available upgrades.
why-no-marker = No damage lies on field { $field }.
why-field-taken = A damage lies on field { $field } already.
why-no-icon = This district has no such icon left to fire: { $icon }.
why-branch-impossible = This mission cannot be fulfilled any more.
why-nothing-to-place = There is nothing to place.
