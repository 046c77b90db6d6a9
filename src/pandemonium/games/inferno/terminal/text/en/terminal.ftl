terminal-turn = Turn { $turn }: { $player }
terminal-quarter = Florence: { $quarter }
terminal-last-round = last round
terminal-scoring = Final scoring
terminal-over = Dante has arrived.

# Hell
terminal-legend-souls = ▲7 a Soul that stands, bound for circle 7 · ▬7 one that lies there · the letter is the quarter
terminal-legend-medusa = ■ Petrified Soul
terminal-legend-antaeus = &A in the Chains of A
terminal-legend-geryon = ○ Pit
terminal-legend-minos = ~A the Tail of A
terminal-legend-minotaur = #A the Labyrinth of A
terminal-legend-gates = [A] a gate with the disc of A
terminal-dante = Dante
terminal-stop-start = –
terminal-stop-fraud = F
terminal-stop-pagan = P
terminal-path-legend = F Fraud, P pagan, () Shortcut
terminal-graveyard = Graveyard
terminal-plague = next Plague

# Florence
terminal-quarters = Quarter
terminal-bribe = bribe { $drachmas } Dr
terminal-free = Free
terminal-special = Special (♚ { $florins } Fl)

# Sin Tracks
terminal-track = Track
terminal-cube = Cube
terminal-beyond = 4+
terminal-bonus = Bonus for accusing
terminal-diploma = D

# Families
terminal-infamy = Infamy
terminal-coins = Coins
terminal-money = { $drachmas } Dr, { $florins } Fl
terminal-boat = Boat, at the end
terminal-owes = −{ $infamy }
terminal-home = At home
terminal-floor = { $floor ->
        [0] Tower, ground
       *[other] Tower, floor { $floor }
    }
terminal-panel = Supply panel
terminal-halves = Half-Diplomas
terminal-bones = Bones
terminal-hand = Fraud cards
terminal-played = Played

# Fraud cards
terminal-own-hand = Your Fraud cards (✓ you have the Barrel)
terminal-fraud-market = Fraud market, { $cards } in the deck
terminal-own-played = Played by you
terminal-card-now = { $needs }{ $owned }: { $track-colour } track ({ $track }), or { $instant }
terminal-card-end = end, { $needs }{ $owned }: { $ending }, or lay { $sin-one } Soul

# Challenges
terminal-challenge = The challenge: { $infamy } Infamy, and at each Diploma (what there is now)
terminal-else = else −{ $infamy }

# Things above their choices
terminal-the-circle = Circle { $circle }, { $sin }
terminal-the-place = Shield { $number }
terminal-the-gate = Gate { $number }
terminal-the-storey = Floor { $number }
terminal-the-space = Space { $number }
terminal-the-card = Fraud { $number }
terminal-the-deck = The deck
terminal-the-florins = Florins
terminal-the-grave = Graveyard: { $sin-colour } Souls ({ $sin })
terminal-the-cube = The { $sin-colour } cube ({ $sin })
terminal-the-track = The { $sin-colour } track ({ $sin })
terminal-the-diploma = The { $sin-colour } Diploma ({ $sin })
terminal-the-location = { $location }{ $bribe ->
        [yes] , bribe 2 Drachmas
       *[no] { "" }
    }: { $location-effect }
