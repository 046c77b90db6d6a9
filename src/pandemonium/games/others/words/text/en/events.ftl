# The log
sin-faces = { $hits ->
        [0] { "" }
       *[other] {" "}{ $hits } × Hit
    }{ $criticals ->
        [0] { "" }
       *[other] {" "}{ $criticals } × Critical
    }{ $corruptions ->
        [0] { "" }
       *[other] {" "}{ $corruptions } × corruption
    }{ $blanks ->
        [0] { "" }
       *[other] {" "}{ $blanks } × blank
    }
hero-faces = { $hits ->
        [0] { "" }
       *[other] {" "}{ $hits } × Hit
    }{ $armours ->
        [0] { "" }
       *[other] {" "}{ $armours } × Armour
    }{ $resists ->
        [0] { "" }
       *[other] {" "}{ $resists } × Resist
    }
hero-skills = { $skills ->
        [0] { "" }
       *[other] {" "}{ $skills } × Skill
    }
hero-nothing = { $hits ->
        [0] { $armours ->
            [0] { $resists ->
                [0] { $skills ->
                    [0] {" "}nothing
                   *[other] { "" }
                }
               *[other] { "" }
            }
           *[other] { "" }
        }
       *[other] { "" }
    }
hero-faiths = { $faiths ->
        [0] { "" }
       *[other] {" "}{ $faiths } × FAITH
    }
dice = { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }

event-adventure-began = The adventure begins: { $adventure }, map { $map }.
event-sin-chosen = The Sin is { $sin }.
event-cult-chosen = Its Acolytes are the { $cult }.
event-hero-chosen = { $hero } joins the squad on the board.
event-past-dealt = { $hero } is dealt the Dark Past “{ $past }”.
event-round-began = Round { $round } begins.
event-token-placed = { $token }: a token is placed { $space-in }.
event-task-idle = Nothing can be placed.
event-first-hero = { $slot } goes first.
event-voted-apart = The heroes do not agree and vote once more.
event-sin-decides = The heroes still do not agree: the Sin decides.
event-turn-began = { $slot } begins a turn.
event-extra-spent = { $slot } spends an Extra Turn token.
event-turn-passed = { $slot } waits.
event-changed = Karl changes: { $hero }.
event-stepped = { $slot } goes to { $space-the }.
event-rode = { $slot } takes the Metro to { $space-the }.
event-hurt-leaving = { $slot } turns away from monsters and takes { $damage } damage.
event-corruption-rolled = Corruption roll for { $slot }, { dice }:{ sin-faces }. Corruption gained: { $gained }.
event-fire-rolled = Fire roll for { $slot }, { dice }:{ sin-faces }. Damage: { $gained }.
event-sloth-rolled = Sloth catches up with { $slot }, { dice }:{ sin-faces }. Damage: { $gained }.
event-flipped = { $slot } turns tokens up { $space-in }: { $number } × { $token }.
event-took-extra = { $slot } takes an Extra Turn token.
event-took-innocent = { $slot } takes an Innocent along.
event-took-ally = { $slot } is joined by { $ally-the }.
event-dropped-ally = { $slot } leaves { $ally-the } { $space-in }.
event-delivered = { $slot } delivers an Innocent { $space-in }.
event-city-action = { $slot } uses the City Action { $space-in }.
event-healed = { $slot } heals a damage from field { $field }.
event-absolved = { $slot } does Penance: corruption { $level }.
event-extra-gained = { $slot } gains an Extra Turn token.
event-equipped = { $slot } takes the upgrade { $upgrade }.
event-refilled = A new upgrade lies open: { $upgrade }.
event-orbital-moved = An Orbital token moves to { $space-the }.
event-orbital-killed = The Orbital strikes { $space-in } and kills { $kind-a }.
event-icon-idle = { $icon } does nothing for { $slot }.
event-fight-began = { $slot } fights { $space-in }.
event-attacked = The Sin attacks { $slot } { $space-in }.
event-shot = { $slot } shoots at { $space-the }.
event-cleanse-began = { $slot } begins a Cleanse { $space-in }.
event-corrupted-willingly = { $slot } takes voluntary corruption: { $level }.
event-adrenaline = { $slot } takes a damage for Adrenaline.
event-linked = { $slot } calls { $other } by Command Link.
event-hero-rolled = { $slot } rolls { dice }:{ hero-faces }{ hero-skills }{ hero-faiths }.
event-sin-rolled = The Sin rolls { dice } against { $slot }:{ sin-faces }.
event-rerolled = { $slot } rerolls { dice }:{ hero-faces }{ hero-skills }{ hero-faiths }.
event-symbols-added = Added for { $slot }:{ hero-faces }{ hero-skills }{ hero-nothing }.
event-sin-added = Added for the Sin against { $slot }:{ $hits ->
        [0] { "" }
       *[other] {" "}{ $hits } × Hit
    }{ $corruptions ->
        [0] { "" }
       *[other] {" "}{ $corruptions } × corruption
    }.
event-named = { $slot } makes of FAITH:{ hero-faces }.
event-cancelled = Left for { $slot }: { $damage } damage, { $corruption } corruption.
event-killed = { $slot } kills { $kind-a } { $space-in }.
event-damaged = { $slot } takes a damage on field { $field }.
event-corrupted = { $slot } is corrupted: { $level }.
event-immune = { $slot } is vaccinated: the corruption is ignored.
event-innocents-died = { $slot } has reached the end of the corruption track: { $number ->
        [one] an Innocent dies
       *[other] { $number } Innocents die
    }.
event-died = { $hero } dies { $cause } { $space-in }.
event-replaced = { $hero } comes from the Reserve.
event-inherited = { $slot } takes over the upgrade { $upgrade }.
event-arrived = { $kind-start } strikes back, coming to { $space-the }.
event-fell-back = { $slot } falls back to { $space-the }.
event-drank = { $slot } drinks blood and recovers.
event-coordinated = { $slot } coordinates: { $other } gains an Extra Turn token.
event-removed = { $slot } removes a token { $space-in }: { $token }.
event-uncovered = { $slot } uncovers the icon { $icon } { $space-in }.
event-card-played = The Sin plays { $card }.
event-reacted = The Sin reacts to { $slot }.
event-no-reaction = The Sin lets { $slot } go.
event-monster-moved = { $kind-start } moves to { $space-the }.
event-monster-came = { $kind-start } appears out of nowhere { $space-in }.
event-acolytes-came = An Acolyte joins the Combat { $space-in }.
event-icon-covered = Corruption covers the icon { $icon } { $space-in }.
event-marked = { $slot } cannot be healed this round.
event-lost-upgrade = { $slot } loses the upgrade { $upgrade }.
event-mission-advanced = Mission “{ $mission }”: { $progress } of { $target }.
event-mission-done = The mission “{ $mission }” is done.
event-branch-chosen = A mission begins: “{ $mission }”.
event-target-dropped = Mission “{ $mission }”: too few Innocents are left, { $target } will have to do.
event-apocalypse-rose = The Apocalypse advances to { $level }.
event-doom-drawn = You draw two Apocalypse cards: { $doom } and { $second }.
event-doom-revealed = An Apocalypse card is revealed: { $doom }.
event-summoned = { $kind-start } appears { $space-in }.
event-reaction-gained = The Sin gains { $number ->
        [one] a Reaction token
       *[other] { $number } Reaction tokens
    }.
event-sin-drew = The Sin draws { $number ->
        [one] a Sin card
       *[other] { $number } Sin cards
    }.
event-sin-card-drawn = You draw the Sin card { $card }.
event-deck-reshuffled = The discarded Sin cards are shuffled into a new deck.
event-past-revealed = The Dark Past of { $slot } comes to light: { $past }.
event-defected = { $hero } goes over to the Sin { $space-in }.
event-turn-lost = { $slot } loses a Turn token.
event-overslept = { $slot } oversleeps: the Extra Turn is lost.
event-move-ended = The Move of { $slot } ends here.
event-round-ended = Round { $round } ends.
event-refreshed = All tokens are refreshed.
event-heroes-won = The last mission is done: the heroes win.
event-sin-won = Nobody is left in the Reserve: the Sin wins.
event-too-late = It is too late for Haven: the Sin wins.
event-chose-damage = { $slot } takes the damage.
event-chose-others = { $slot } is spared: the other heroes are corrupted.
event-nobody-came = Nobody strikes back at { $slot }.
