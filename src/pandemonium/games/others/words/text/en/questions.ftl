# Questions
ballot-again = { $second ->
        [yes] {" "}You did not agree: vote once more, or the Sin decides.
       *[no] { "" }
    }
ask-over = The game is over.
ask-sin = Which Sin are you?
ask-cult = Which Acolytes serve you?
ask-hero = Choose a hero: { $slot } of { $heroes }.
ask-past = Which Dark Past does { $hero } hide?
ask-task-token = The task of the round: which token do you place? (left: { $left })
ask-task-space = The task of the round: where does the token lie? { $token } (left: { $left })
ask-ballot-first = Who goes first in this round?{ ballot-again }
ask-ballot-branch = Which mission do you take on? The other is closed for good.{ ballot-again }
ask-ballot-blame = Whose fault? { $hero } takes damage, or all the others are corrupted.{ ballot-again }
ask-ballot-tomorrow = Tomorrow: give up a Turn token, or let the Sin draw cards.{ ballot-again }
ask-ballot-task = The task of the round: who bears the corruption ({ $corruption }), or does the Sin place it in the city?{ ballot-again }
ask-ballot-whispers = Whispers: who is corrupted ({ $corruption })?{ ballot-again }
ask-token = { $hero } is next: which token is spent?
ask-change = { $hero }: change, or stay as he is?
ask-turn = { $hero }: { $left ->
        [0] no Move left
        [one] 1 space of the Move left
       *[other] { $left } spaces of the Move left
    }, { $acted ->
        [yes] the Action is used
       *[no] an Action to take
    }.
ask-icon = { $hero }: which icon of the City Action now?
ask-heal = { $hero }: which damage is removed?
ask-medic = { $hero }: whom does the Medic Course treat?
ask-equip = { $hero }: which upgrade?
ask-orbital = Which Orbital token moves?
ask-orbital-way = Where does the Orbital token go?
ask-orbital-kill = Whom does the Orbital kill { $space-in }?
ask-prepare-combat = { $hero } fights with { dice }{ against }. Anything more, before the dice fall?
ask-reconsider-combat = The Sin has answered: now { dice }{ against }. Any change of mind for { $hero }?
ask-prepare-cleanse = { $hero } begins a Cleanse with { dice }. Anything more, before they fall?
ask-reconsider-cleanse = The Sin has answered: { dice } for this Cleanse. Any change of mind for { $hero }?
ask-drill = { $hero }: which dice are rolled again?
ask-faith = { $hero }: what does FAITH become? (symbols: { $faiths })
ask-kills = { $hero } has { $hits ->
        [one] 1 Hit
       *[other] { $hits } Hits
    } to share out. Who dies?
ask-field = { $hero } takes damage: on which field? (left: { $left })
ask-fall-back = { $hero } may fall back before they come.
ask-arrive = { $kind-start } has survived the shot: does it go for { $hero }?
ask-remove = { $hero } removes { $skills ->
        [one] a token
       *[other] up to { $skills } tokens
    }: which?
ask-leah = { $hero }: who gains an Extra Turn?
ask-reserve = Who comes from the Reserve?
ask-inherit = { $hero }: which upgrade is taken over? (left: { $left })
ask-begin-watch = { $hero } begins a turn. Play a card, watch, or rest?
ask-window = A moment for your cards ({ $window }): { $hero }.
ask-reaction = { $hero } has finished the turn. React? (Reaction tokens: { $tokens })
ask-monster = Against { $hero }: which monster moves first?
ask-monster-kind = Against { $hero }: who of them moves?
ask-monster-way = Against { $hero }: where does { $kind-a } go?
ask-attack = Do all monsters there go for { $hero }?
ask-teleport = From where does it come to { $hero }?
ask-teleport-kind = Who comes to { $hero }?
ask-nuns = Which icon do the Nuns foul?
ask-hobos = Which upgrade do the Hobos take from { $hero }?
ask-doom = Two Apocalypse cards: which one is revealed?
ask-summon = Summon: which of the dead comes back? (left: { $left })
ask-nest = { $kind-start } comes: by which Nest?
ask-envied = Who of the best equipped is envied?
ask-envy = { $hero }: lose an upgrade, or take { $damage } damage?
ask-shared-choice = The heroes do not agree: by the Unity rule you decide.

# What the others are told
wait = { $player }: { $doing }.
wait-several = The heroes: { $doing }.
doing-setting-up = choosing Sin and Acolytes
doing-choosing-heroes = choosing a hero
doing-dealing-pasts = dealing the Dark Past cards
doing-placing = placing tokens
doing-voting = voting
doing-beginning = beginning a turn
doing-turn = taking a turn
doing-city = using a City Action
doing-healing = healing
doing-equipping = choosing an upgrade
doing-orbital = aiming the Orbital
doing-fighting = fighting
doing-cleansing = at a Cleanse
doing-suffering = taking what comes
doing-scheming = scheming
doing-ending = ending a turn
doing-replacing = calling somebody from the Reserve
doing-revealing = choosing an Apocalypse card
doing-summoning = summoning
doing-deciding = deciding for the heroes
