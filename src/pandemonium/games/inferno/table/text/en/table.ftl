# The board and its parts
table-status = { $stops ->
        [one] Dante has one stop left
       *[other] Dante has { $stops } stops left
    }
table-last-round = The last round
table-phase-cashing = Final scoring: Fraud cards
table-phase-settling = Final scoring: half-Diplomas
table-phase-over = The end
table-jump = Parts of the board
table-hell = Hell
table-circles = The nine circles
table-acheron = Acheron
table-graveyard = Graveyard
table-plague-short = Plague
table-plague = The next Plague brings Souls of { $souls }
table-guardians = Guardians
table-dante = Dante’s path
table-florence = Florence
table-tracks = Sins
table-frauds = Frauds
table-hand = Your hand
table-challenge = Challenge
table-deck = Deck: { $cards ->
        [0] empty
        [one] one card
       *[other] { $cards } cards
    }
nobody = nobody
nothing = nothing

# Hell
shield-label = Shield { $shield }, { $quarter }: { $thing }
shield-empty = empty
shield-soul = { $sin-colour } Soul ({ $sin }), standing
shield-laid = { $sin-colour } Soul ({ $sin }), laid to rest
shield-chained = { $sin-colour } Soul ({ $sin }), standing in the Chains of { $player }
shield-petrified = Petrified Soul
shield-pit = Pit
shield-labyrinth = Labyrinth of { $player }
gate-closed = Gate { $gate }: no disc
gate-discs = Gate { $gate }: discs of { $names }
graveyard-souls = Graveyard, { $sin-colour } ({ $sin }): { $souls ->
        [0] no Soul
        [one] one Soul
       *[other] { $souls } Souls
    }
guardian-label = { $guardian }: { $guardian-deed }
guardian-deed = { $guardian-deed }
stop-start = start
stop-fraud = a Fraud card for whoever brings him here
stop-pagan = a cream Soul for the Graveyard, and a Guardian
stop-diploma = Diploma of { $sin }
stop-shortcut = Shortcut: he passes by

# Florence
location-effect = { $location-effect }
location-label = { $location } ({ $sin }): { $location-effect }.{ $florins ->
        [0] { "" }
        [one] {" "}A Noble pays 1 Florin to enter.
       *[other] {" "}A Noble pays { $florins } Florins to enter.
    }
location-bribe = Bribe: { $drachmas } Drachmas{ cost-loan }.
location-members = { $player }: { $nobles ->
        [0] { "" }
        [one] one Noble
       *[other] { $nobles } Nobles
    }{ $both ->
        [1] , {""}
       *[0] { "" }
    }{ $urchins ->
        [0] { "" }
        [one] one Urchin
       *[other] { $urchins } Urchins
    }.
tell-haystack = An Urchin from your reserve joins the one you send.
tell-banquet = You build the next floor of your Tower.
tell-bank = You get 2 Florins, and 1 more for each Guest in your Tower.
tell-courtyard = Up to two members come home from the Tower; then you may rearrange what stands in it.
tell-bonfire = Change up to 3 Florins into Drachmas; raise a Phlegethon cube or place a disc; then pay for a Guardian or the Styx.
tell-wall = Change up to 2 Florins into Drachmas; pay 2 Drachmas to play a Fraud card; then supply a Barrel for Infamy.
tell-market = You steal a Barrel for your Tower, never twice the same kind.
tell-palace = You host a Guest in your Tower. He brings as many Florins as his floor is high, and lets you accuse at his location.
store-guest = { $kind }: { $left } left in the Palace; lets you accuse at the { $kind-opens }
store-barrel = Barrel of { $kind }: { $left } left in the Market

# Sins
track-beyond = Infamy for going beyond
track-bonus = Bonus
track-phlegethon = Phlegethon
track-diplomas = Diplomas
track-label = { $sin-colour } track ({ $sin }): { $skulls }.
track-skull = { $player } on level { $level }
track-no-skull = no Skull
track-cube = { $sin-colour } cube ({ $sin }) on { $value }
track-diploma = { $sin-colour } Diploma ({ $sin }): { $names }

# Fraud cards
card-name = Fraud { $card }
card-label = Fraud { $card }. Now, with { $barrel }: a level on { $sin }, or { $instant }. At the end, with { $last }: { $ending }, or a Soul laid in { $soul }.
card-advance = { $sin }
card-soul = { $sin }
short-relocate = move discs
short-styx = Styx
short-guardian = Guardian
short-phlegethon = cube +1
short-disc = disc
short-money = money
short-kin = two home
short-urchin = Urchin
short-value = value of { $sin }
short-cube = { $sin } +1
short-half-diploma = ½ Diploma
short-advance-upper = level in II–V
short-advance-lower = level in VI–IX
short-set = 1 per card
face-value = value
face-cube = +1
face-half-diploma = ½ Diploma
face-advance-upper = II–V
face-advance-lower = VI–IX
face-set = 1 per card

# A family
player-infamy = Infamy: { $infamy }
player-florins = Florins: { $florins }
player-drachmas = Drachmas: { $drachmas }
player-diplomas = Diplomas: { $diplomas }
player-halves = Half-Diplomas: { $halves }
player-bones = Bones: { $bones }
player-home = At home: Nobles { $nobles }, Urchins { $urchins }; in reserve { $reserve }
player-panel = Supplied to the siege: { $barrels }
player-boat = Boat on loan space { $space }: { $infamy ->
        [0] no Infamy is lost at the end
       *[other] { $infamy } Infamy is lost at the end
    }
player-tower = Tower, { $floors ->
        [0] ground floor only
        [one] one floor
       *[other] { $floors } floors
    }
player-hidden = { $cards ->
        [one] One Fraud card
       *[other] { $cards } Fraud cards
    } in hand, unseen
player-played = Played Fraud cards: { $cards }
floor-label = { $floor ->
        [0] Ground floor
       *[other] Floor { $floor }
    }: { $things }; { $free ->
        [0] full
       *[other] { $free } free
    }
space-empty = empty space

# A solo challenge
challenge-target = Reach { $infamy } Infamy, and meet each row when Dante comes to its Diploma.
challenge-penalty = else −{ $infamy }
challenge-row = Row of { $sin }: { $needs }.
need-laid = Souls laid here { $have }/{ $number }
need-isolated = laid here with empty neighbours { $have }/{ $number }
need-standing = Souls standing here { $have }/{ $number }
need-all_laid = Souls laid in Hell { $have }/{ $number }
need-skull = level { $have }/{ $number }
need-discs = discs { $have }/{ $number }
need-frauds = Frauds played { $have }/{ $number }
need-cube = cube on 5: { $have ->
        [0] not yet
       *[other] yes
    }
need-pay = pay { $number } Drachmas, you have { $have }

# The table as told
tell-circle = Circle { $circle }, { $sin }, { $infamy } Infamy: { $things }; empty shields: { $empty }.
tell-dante = Dante stands on stop { $step }: { $stop }.

# The final scoring, step by step
walk-title = The reckoning
walk-0 = Infamy of the game
walk-1 = Fraud cards
walk-2 = Phlegethon settles
walk-3 = Half-Diplomas
walk-4 = Diplomas
walk-5 = Charon’s loans
walk-6 = Reputation
walk-note-1 = The right halves of the cards played.
walk-note-3 = Every two became a Diploma.
walk-note-4 = The cube’s value times the level of the own Skull.
walk-note-5 = Where the Boat stands.
walk-note-6 = Highest Tower, most Florins, Guests, and family at home.
walk-cube = { $sin }: { $empty ->
        [0] no empty shield
        [one] one empty shield
       *[other] { $empty } empty shields
    }, the cube is worth { $value }
ending-solo = You end with { $points } Infamy
