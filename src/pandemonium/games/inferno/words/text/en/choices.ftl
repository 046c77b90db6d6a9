# Choices
choice-soul = Lead the { $sin-colour } Soul ({ $sin }) on { $shield } down
choice-graveyard = Bring { $sin-one } Soul ({ $sin }) from the Graveyard{ cost }
choice-bone = Spend a Bone: Cerberus scares the { $sin-colour } Soul ({ $sin }) on { $shield }
choice-end = To { $shield }{ cost }: { $infamy ->
        [0] { $quarter }
       *[other] +{ $infamy } Infamy, { $quarter }
    }
choice-shield = Shield { $shield }
choice-guardian = Play { $guardian }{ cost }: { $guardian-deed }
choice-guardian-move = Move { $guardian } to { $shield }
choice-medusa = Turn the { $sin-colour } Soul ({ $sin }) on { $shield } to stone
choice-antaeus = Chain the { $sin-colour } Soul ({ $sin }) on { $shield }
choice-geryon = Dig a Pit on { $shield }
choice-minotaur = Put your Labyrinth on { $shield }
choice-tail = Lay your Tail on circle { $circle }
choice-relocate = Move the disc of { $player } from gate { $gate } to gate { $onto }
choice-relocate-own = Move your disc from gate { $gate } to gate { $onto }
choice-disc = Place a disc on gate { $gate }
choice-styx = Sink { $souls ->
        [1] one { $sin-colour } Soul ({ $sin })
       *[other] { $souls } { $sin-colour } Souls ({ $sin })
    }{ cost }: one level in { $souls ->
        [1] circles 2–5
        [2] circles 6–9
       *[3] circles 2–5 and one in 6–9
    }
choice-send = Send { $member-one } to the { $location }{ $florins ->
        [0] { "" }
        [one] , entry 1 Florin
       *[other] , entry { $florins } Florins
    }{ cost-bribe }: { $location-effect }
choice-accuse = Accuse with { $member-one } at the { $location }{ cost-bribe }: one level on the { $sin-colour } track ({ $sin }), { $bonus }
choice-recall = Call { $member-one } home from the { $location }{ cost }
choice-floor = { $floor ->
        [0] The ground floor
       *[other] Floor { $floor }
    }
choice-floor-guest = { $floor ->
        [0] The ground floor, no Florins
        [one] Floor 1, 1 Florin
       *[other] Floor { $floor }, { $floor } Florins
    }
choice-home = Bring { $member-one } home from { $floor ->
        [0] the ground floor
       *[other] floor { $floor }
    }{ cost }
choice-lift = Lift { $item-item } from { $floor ->
        [0] the ground floor
       *[other] floor { $floor }
    }
choice-guest = Host the { $guest }, who lets you accuse at the { $guest-opens }
choice-guest-leaves = Send the { $guest } back to the Palace{ cost }
choice-barrel = Take a Barrel of { $barrel }
choice-barrel-leaves = Return the Barrel of { $barrel } to the Market{ cost }
choice-supply = Supply { $barrel }: +{ $infamy } Infamy
choice-supply-weapons = Supply { $barrel }: +{ $infamy } Infamy or a half-Diploma
choice-exchange = { $florins ->
        [0] Change nothing
        [one] Change 1 Florin into 1 Drachma
       *[other] Change { $florins } Florins into { $florins } Drachmas
    }
choice-raise = Raise the { $sin-colour } cube ({ $sin }) to { $value }
choice-lower = Lower the { $sin-colour } cube ({ $sin }) to { $value }
choice-advance = The { $sin-colour } track ({ $sin }), to level { $level ->
        [4] 4 with a half-Diploma
       *[other] { $level }
    }
choice-advance-beyond = Beyond the { $sin-colour } track ({ $sin }): +{ $infamy } Infamy
choice-diploma = Place the { $sin-colour } Diploma ({ $sin }): value { $value } × level { $level } = { $infamy } Infamy
choice-play = Fraud { $card } from the hand{ cost }: { $met ->
        [yes] { $track-colour } track ({ $track }), or { $instant }
       *[no] no effect now without { $needs }
    }
choice-buy = Fraud { $card } from the market{ cost }: { $met ->
        [yes] { $track-colour } track ({ $track }), or { $instant }
       *[no] no effect now without { $needs }
    }
choice-buy-blind = The unseen top card of the deck{ cost }
choice-draw = Take Fraud { $card }: with { $needs } the { $track-colour } track ({ $track }), or { $instant }
choice-draw-blind = Take the unseen top card of the deck
choice-benefit-a = Advance on the { $track-colour } track ({ $track })
choice-benefit-b = { $instant-whole }
choice-cash-value = Card { $card }: +{ $infamy } Infamy, the value of the { $sin-colour } cube ({ $sin })
choice-cash-cube = Card { $card }: the { $sin-colour } cube ({ $sin }) up to { $value }
choice-cash-half-diploma = Card { $card }: a half-Diploma
choice-cash-advance-upper = Card { $card }: one level on a track of circles 2–5
choice-cash-advance-lower = Card { $card }: one level on a track of circles 6–9
choice-cash-set = Card { $card }: +{ $infamy } Infamy, 1 for each card you have played
choice-cash-soul = Card { $card }: lay { $sin-one } Soul ({ $sin }) in its circle
choice-skip = Skip this
choice-skip-toll = Do not pay{ cost }
choice-done = End the turn
choice-done-lifting = Enough lifted, put it all down
choice-done-cashing = No more cards
choice-take-infamy = Take { $infamy } Infamy
choice-take-half = Take a half-Diploma
choice-pay = Pay { $drachmas ->
        [one] 1 Drachma
       *[other] { $drachmas } Drachmas
    }{ cost-loan }
choice-act-haystack = Adopt an Urchin from the reserve
choice-act-banquet = Build floor { $floor } of the Tower
choice-act-bank = Take { $florins } Florins

# What a choice costs at once
cost = { $drachmas ->
        [0] { "" }
        [one] , 1 Drachma
       *[other] , { $drachmas } Drachmas
    }{ cost-loan }
cost-bribe = { $drachmas ->
        [0] { "" }
       *[other] , bribe { $drachmas } Drachmas
    }{ cost-loan }
cost-loan = { $loans ->
        [0] { cost-loss }
        [one] { " " }(a loan{ cost-loss })
       *[other] { " " }({ $loans } loans{ cost-loss })
    }
cost-loss = { $loss ->
        [0] { "" }
       *[other] , −{ $loss } Infamy
    }{ $lost ->
        [yes] { " " }– you lose!
       *[no] { "" }
    }
