# What is offered
step-price = { $metro ->
        [yes] {" "}by Metro
       *[no] { "" }
    }{ $damage ->
        [0] { "" }
       *[other] {" "}· { $damage } damage for turning away
    }{ $corruption ->
        [0] { "" }
       *[other] {" "}· Corruption dice: { $corruption }
    }{ $fire ->
        [0] { "" }
       *[other] {" "}· Fire dice: { $fire }
    }{ $sloth ->
        [0] { "" }
       *[other] {" "}· dice of Sloth: { $sloth }
    }
against = { $sin ->
        [0] { "" }
       *[other] {" "}against { $sin }
    }
choice-step-turn = Go to { $space-the }{ step-price }
choice-step-fall-back = Fall back to { $space-the }{ step-price }
choice-shoot = Shoot at { $space-the } · { dice }
choice-at-task-space = Place { $token } { $space-in }
choice-at-orbital = The Orbital token { $space-in }
choice-at-orbital-way = To { $space-the }
choice-at-monster = A monster { $space-in }
choice-at-monster-way = { $kind-start } to { $space-the }
choice-at-teleport = Somebody { $space-in }
choice-at-nest = { $kind-start } { $space-in }
choice-slot-ballot-first = { $hero } goes first
choice-slot-ballot-tomorrow = { $hero } loses a Turn token
choice-slot-ballot-task = { $hero } bears the corruption
choice-slot-ballot-whispers = { $hero } is corrupted
choice-slot-medic = Treat { $hero }
choice-slot-leah = An Extra Turn for { $hero }
choice-slot-envied = { $hero }
choice-hero-hero = { $hero }, { $cls }: Attack { $attack }, Skill { $skill }, Armour { $armour }
choice-hero-reserve = { $hero } comes, { $cls }: Attack { $attack }, Skill { $skill }, Armour { $armour }
choice-monster-monster-kind = { $kind-start } moves
choice-monster-kills = Kill { $kind-a } · { $hits ->
        [one] 1 Hit
       *[other] { $hits } Hits
    }
choice-monster-orbital-kill = Kill { $kind-a }
choice-monster-teleport-kind = { $kind-start } comes
choice-monster-summon = Summon { $kind-a }
choice-play = Play { $card }
choice-reveal = Reveal { $doom }
choice-pick-equip = Take { $upgrade }
choice-pick-inherit = Take over { $upgrade }
choice-pick-hobos = Steal { $upgrade }
choice-pick-envy = Lose { $upgrade }
choice-mark-field = Damage on field { $field }: { $bonus }
choice-mark-heal = Heal field { $field }: { $bonus }
bonus-1 = no bonus
bonus-2 = +1 die
bonus-3 = +1 Armour
bonus-4 = +1 Hit
bonus-5 = +1 die
bonus-6 = +2 Hits
bonus-7 = any symbol
choice-use = { $icon }
choice-deal = { $past } ({ $number }) for { $hero }
choice-token-task-token = { $token }
choice-token-remove = Remove { $token }
choice-uncover-remove = Uncover icon { $place }: { $icon }
choice-uncover-nuns = Cover icon { $place }: { $icon }
choice-take-extra = Take the Extra Turn token
choice-take-innocent = Take the Innocent along
choice-take-ally = Take { $ally-the } along
choice-drop = Leave { $ally-the } here
choice-sin = { $sin }
choice-acolytes = { $cult }
choice-fight-turn = Fight here · { dice }{ against }
choice-fight-attack = Attack · { $sin ->
        [one] 1 die
       *[other] { $sin } dice
    } against { $dice }
choice-cleanse = Cleanse this space · { dice }
choice-city = Use the City Action { $space-in }
choice-flip = Turn up the face-down tokens here
choice-deliver = Deliver an Innocent
choice-uplink = Move an Orbital token by Uplink
choice-end = End the turn
choice-spend-turn = Flip a Turn token (active: { $tokens })
choice-spend-extra = Spend an Extra Turn token (of { $tokens })
choice-pass-token = Wait
choice-pass-change = Stay as he is
choice-pass-reaction = No reaction
choice-pass-monster = Move nobody
choice-pass-attack = No attack
choice-pass-leah = Keep it for later
choice-pass-fall-back = Stand fast
choice-pass-window = No card
choice-watch = Watch this turn: ask me for cards
choice-rest = Rest: no card in this turn
choice-react = React to { $hero }
choice-ability-window = Call the { $cult }
choice-ability-change = { $form ->
        [man] Become a man again
       *[wolf] Become the wolf (corruption)
    }
choice-corrupt = Take voluntary corruption ({ $level }){ $dice ->
        [0] { "" }
        [one] {" "}· +1 die
       *[other] {" "}· +{ $dice } dice
    }{ $hits ->
        [0] { "" }
       *[other] {" "}· +{ $hits } × Hit
    }{ $armours ->
        [0] { "" }
       *[other] {" "}· +{ $armours } × Armour
    }{ $wild ->
        [0] { "" }
       *[other] {" "}· any symbol
    }
choice-corrupt-not = No voluntary corruption after all
choice-adrenaline = Adrenaline: 1 damage for { dice } more
choice-adrenaline-not = No Adrenaline after all
choice-link = Call { $hero } by Command Link
choice-unlink = Call nobody after all
choice-ready = Roll { dice }{ against }
choice-reroll = Reroll:{ hero-faces }{ hero-skills }
choice-reroll-nothing = Keep all dice
choice-faith = FAITH:{ hero-faces }
choice-all = Kill everything here
choice-enough-kills = Enough killing
choice-enough-orbital-kill = No kill
choice-enough-remove = Enough removed
choice-go = { $kind-start } comes
choice-stay = { $kind-start } stays
choice-damage-ballot-blame = { $hero } takes { $damage } damage
choice-damage-envy = Take { $damage } damage
choice-others = Every other hero gains { $corruption } corruption
choice-draw = The Sin draws { $cards ->
        [one] 1 Sin card
       *[other] { $cards } Sin cards
    }
choice-place = The Sin places tokens: { $amount } × { $token }
