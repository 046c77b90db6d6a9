# Sin cards
card-p1 = Come Alone
card-p2 = I Need Nobody
card-p3 = Whose Fault
card-p4 = Blind Fury
card-p5 = My Way
card-p6 = Two Mouths
card-p7 = Reserved
card-p8 = Trophy
card-p9 = Envied
card-s1 = Heavy Legs
card-s2 = Enough
card-s3 = Tomorrow
card-s4 = Thick Hide
card-s5 = Why Bother
card-s6 = Closed
card-s7 = Under the Bed
card-s8 = Overslept
card-s9 = Out of Breath

# When they are played
window-turn-start = when a hero’s turn begins
window-extra-spent = when an Extra Turn token is spent
window-after-enter = when a hero has entered a space by his Move
window-turn-end = when a hero’s turn ends
window-reaction-start = when a reaction begins
window-city-action = when a City Action is used
window-combat-prep = before the dice of a Combat
window-after-roll = after the roll in a Combat
window-combat-end = when a Combat is over
window-cleanse-prep = before the dice of a Cleanse

# What they do
does-alone-dice = Only against a hero who fights alone: { $amount ->
        [one] +1 sin die
       *[other] +{ $amount } sin dice
    }.
does-no-help = Only against a hero who is not alone: no cooperation in this Combat, { $more ->
        [one] +1 sin die
       *[other] +{ $more } sin dice
    }.
does-blame = The heroes choose together: this hero takes { $amount } damage, or every other hero gains { $more } corruption.
does-blind = The hero’s FAITH and wildcard may only become Hits.
does-cleanse-less = Only against a hero who is alone: { $amount ->
        [one] 1 die less
       *[other] { $amount } dice less
    } in this Cleanse, at least 1.
does-two-moves = The Sin moves { $amount ->
        [one] 1 monster
       *[other] { $amount } monsters
    } in this reaction, one after the other.
does-one-icon = Only { $amount ->
        [one] one icon
       *[other] { $amount } icons
    } of the district may fire, the hero chooses which.
does-trophy = The hero, if alive, gains { $amount } corruption for each monster killed, at most { $more }.
does-envied = Whoever has most upgrades loses one of them or takes { $more } damage, as that hero’s player likes; of equals the Sin picks one.
does-cap-move = The hero’s whole Move this turn is { $amount ->
        [one] 1 space
       *[other] { $amount } spaces
    } long.
does-end-move = While spaces of the Move are left: the Move ends here.
does-tomorrow = The heroes choose together: an active Turn token of any hero is flipped, or the Sin draws { $more ->
        [one] 1 Sin card
       *[other] { $more } Sin cards
    }.
does-hide = Monsters of this Combat have +{ $amount } Armour.
does-why-bother = Neither voluntary corruption nor cooperation in this Cleanse.
does-cancel = The City Action does not happen; its token stays placed.
does-under-bed = Instead of a monster’s move an Acolyte or Abomination comes from anywhere on the board into this hero’s space.
does-overslept = The token is discarded, and the turn does not happen.
does-breathless = The hero has { $amount ->
        [one] 1 die less
       *[other] { $amount } dice less
    } for each space entered by this turn’s Move, at least 1 die.

# Apocalypse cards
doom-at1 = The Flayed One
doom-at2 = The Hunt
doom-at3 = Fed on Fear
doom-at4 = Burning Sky
doom-at5 = Scent of Blood
doom-at6 = No Way Out
doom-at7 = Open Gate
doom-ac1 = The Convent
doom-ac2 = The Offer
doom-ac3 = Thick Air
doom-ac4 = Tainted Ground
doom-ac5 = Price of Absolution
doom-ac6 = Hollow Flesh
doom-ac7 = Whispers
doom-ar1 = The Owner
doom-ar2 = Crying Children
doom-ar3 = Bad Places
doom-ar4 = Curfew
doom-ar5 = Flooded Tunnels
doom-ar6 = Riot Gear
doom-ar7 = Endless Prayer
doom-does-summon = { $kind-a } of the Hell Club comes
doom-does-abomination-attack = Abominations have +{ $amount } Attack
doom-does-acolyte-armour = Acolytes have +{ $amount } Armour
doom-does-place = at the start of each round the Sin places Fire tokens ({ $amount }) in spaces without heroes
doom-does-reach = monsters move { $amount ->
        [one] 1 space
       *[other] { $amount } spaces
    } more in reactions
doom-does-leave = turning away from monsters costs { $amount } more damage
doom-does-summons = { $amount ->
        [one] 1 more monster comes
       *[other] { $amount } more monsters come
    } in each summon step
doom-does-corruption-dice = every Corruption roll has { $amount ->
        [one] 1 die
       *[other] { $amount } dice
    } more
doom-does-tainted = +{ $amount } corruption for the Sin in Combats where a Corruption token lies face up
doom-does-penance-price = a hero’s first Penance of a round that moves his marker costs { $amount } damage
doom-does-hollow = heroes at corruption { $from } or more have { $amount } Armour less
doom-does-whispers = at the start of each round a hero whom the heroes choose gains { $amount } corruption
doom-does-innocent-dice = a hero with an Innocent rolls { $amount ->
        [one] 1 die
       *[other] { $amount } dice
    } less in Combat, at least 1
doom-does-flip-dice = flipping face-down tokens is a Corruption roll of { $amount ->
        [one] 1 die
       *[other] { $amount } dice
    }
doom-does-curfew = no City Action in a district that holds a monster
doom-does-metro = a step by Metro uses up { $amount ->
        [one] 1 more space
       *[other] { $amount } more spaces
    } of the Move
doom-does-draw = the Sin draws { $amount ->
        [one] 1 more Sin card
       *[other] { $amount } more Sin cards
    } at the end of each round

# Hell Club
club-does-hits = { $amount ->
        [one] +1 Hit
       *[other] +{ $amount } Hits
    } for the Sin in its Combats
club-does-corruption = +{ $amount } corruption for the Sin in its Combats
club-does-reach = moves { $amount ->
        [one] 1 space
       *[other] { $amount } spaces
    } more in reactions and retaliation
club-does-tempts = heroes in its space cannot take voluntary corruption
club-does-blocks = no City Actions in its space or beside it

# Levels of the Apocalypse
level-does-card = the Sin reveals one of two Apocalypse cards
level-does-controller = the Controller comes if it is not in play, otherwise an Abomination that is not in play
level-does-abomination = an Abomination that is not in play comes
level-does-reaction = { $amount ->
        [one] +1 permanent Reaction token
       *[other] +{ $amount } permanent Reaction tokens
    }
level-does-dice = { $amount ->
        [one] +1 sin die
       *[other] +{ $amount } sin dice
    } in every Combat roll of the Sin

# Dark Past cards
past-1 = Old Debt
past-2 = Broken Oath
past-3 = Deserter
past-4 = Failed Guardian
past-5 = Informer
past-6 = Cultist
past-7 = The Mole
past-does-strips = all upgrades are lost, or with none: { $amount } damage
past-does-advance = the Apocalypse advances by { $amount }
past-does-draws = the Sin draws { $amount ->
        [one] 1 Sin card
       *[other] { $amount } Sin cards
    }
past-does-damage = { $amount } damage
past-does-neighbours = every other hero in the space or beside it takes { $amount } damage
past-does-defects = he goes over to the Sin, as a monster with Attack +{ $attack } and Armour +{ $armour }

# Upgrades
upgrade-u01 = Ice Blade
upgrade-u02 = Service Rifle
upgrade-u03 = Plate Vest
upgrade-u04 = Blessed Ring
upgrade-u05 = Fireproof Suit
upgrade-u06 = Filter Mask
upgrade-u07 = Smoke Charges
upgrade-u08 = Motorbike
upgrade-u09 = Field Kit
upgrade-u10 = Banishing Rite
upgrade-u11 = Scatter Gun
upgrade-u12 = Drill
upgrade-u13 = Medic Course
upgrade-u14 = Meditation
upgrade-u15 = Command Link
upgrade-u16 = Uplink
upgrade-u17 = Adrenaline
upgrade-u18 = Vaccine
upgrade-does-combat-dice = { $amount ->
        [one] +1 die
       *[other] +{ $amount } dice
    } in Combat
upgrade-does-armour = +{ $amount } Armour in Combat
upgrade-does-resist = +{ $amount } Resist in Combat
upgrade-does-ranged = gives Ranged Attack
upgrade-does-fire-ignored = ignores { $amount } damage of each Fire roll
upgrade-does-corruption-ignored = ignores { $amount } corruption of each Corruption roll
upgrade-does-safe-leave = turning away from monsters costs nothing
upgrade-does-move = { $amount ->
        [one] +1 space
       *[other] +{ $amount } spaces
    } in each Move
upgrade-does-cleanse-dice = { $amount ->
        [one] +1 die
       *[other] +{ $amount } dice
    } in each Cleanse
upgrade-does-banish = +{ $amount } Skill in a Cleanse where a Nest or Pentagram can be removed
upgrade-does-scatter = { $amount ->
        [one] +1 Hit
       *[other] +{ $amount } Hits
    } in a Combat at close quarters against { $from } or more monsters
upgrade-does-reroll = once per Combat rerolls up to { $amount ->
        [one] 1 die
       *[other] { $amount } dice
    } other than FAITH
upgrade-does-medic = a Heal icon also removes { $amount } damage of another hero in the space
upgrade-does-penance = a Penance icon moves the marker by { $amount } more
upgrade-does-link = once per round a hero anywhere counts as being in the space, for one Combat or Cleanse
upgrade-does-uplink = once per round moves an Orbital token by { $amount ->
        [one] 1 space
       *[other] { $amount } spaces
    }, without a kill
upgrade-does-adrenaline = before a roll 1 damage may be taken for { $amount ->
        [one] +1 die
       *[other] +{ $amount } dice
    }
upgrade-does-vaccine = each round the first corruption received is ignored ({ $amount })

# Innate abilities
ability-leah = Coordinate
ability-rocco = Deadly Shot
ability-rose = Fall Back
ability-thorley = Momentum
ability-morgana = Blood Drink
ability-brad = Methodical
ability-karl = Change
ability-wolf = Beast
hero-does-leah = Once per round, at the end of her turn, another hero within { $amount ->
        [one] 1 space
       *[other] { $amount } spaces
    } may take an Extra Turn token.
hero-does-rocco = { $amount ->
        [one] +1 Hit
       *[other] +{ $amount } Hits
    } in ranged Combat.
hero-does-rose = After her ranged roll, before the retaliation, she may take one step.
hero-does-thorley = { $amount ->
        [one] +1 Hit
       *[other] +{ $amount } Hits
    } in a Combat he starts where he came by this turn’s Move; turning away from monsters never hurts him.
hero-does-morgana = Once per turn or reaction, after a kill at close quarters, she removes { $amount } damage.
hero-does-brad = +{ $amount } Skill in each Cleanse.
hero-does-karl = When his turn begins he may take { $amount } corruption and become the wolf.
hero-does-wolf = { $amount ->
        [one] +1 space
       *[other] +{ $amount } spaces
    } in each Move; no City Actions, no new Allies; when his turn begins he may become a man again.
ranged-attack = Ranged Attack.

# Powers of the Sins, and the abilities of Acolytes
sin-does-pride = In a Combat a hero who is alone in his space has { $amount } Armour less.
sin-does-sloth = When a hero enters the second space of a Move, and each later one, the Sin rolls { $amount ->
        [one] 1 sin die
       *[other] { $amount } sin dice
    }: every Hit is 1 damage.
cult-does-nuns = A dead Acolyte joins the Combat. In a district a Corruption token covers one of its icons.
cult-does-doctors = A dead Acolyte joins the Combat. This round the hero’s damage cannot be healed.
cult-does-hobos = A dead Acolyte joins the Combat. The hero loses an upgrade of the Sin’s choice.
