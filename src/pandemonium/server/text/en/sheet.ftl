# Score sheets for games from the box
sheet = Score sheet
lobby-box = For games from the box:
sheet-all = Score sheets
sheet-title = Score sheet: { $game }
sheet-about = For a game from the box: type in what lies on the table, and it is reckoned by the same rules as here.
sheet-players = Players:
sheet-player = Player
sheet-name = Name of player { $letter }
sheet-empty = An empty field counts as nothing.
sheet-reckon = Reckon
sheet-points = { $points } points
sheet-yes = yes
sheet-no = no

# Crypt
sheet-side = Collector: { $treasure }
sheet-side-a = side A
sheet-side-b = side B
sheet-treasure = { $treasure }: values of the cards, as 1 3 4
sheet-servants = Servants not exhausted
sheet-race = Won the race for Idols (side B)
sheet-tie = Tie-break roll, if there was one

# Inferno
sheet-cube = Cube of { $sin } after empty shields
sheet-infamy = Infamy before the final scoring
sheet-frauds = Fraud cards cashed in
sheet-diploma = Diploma of { $sin }: level of the Skull, 0 without
sheet-boat = Space of the Boat on the Loan track
sheet-floors = Floors built
sheet-florins = Florins
sheet-guests = Guests
sheet-home = Family at home

# Deal with the Devil
sheet-role = Role
sheet-role-devil = devil
sheet-role-cultist = cultist
sheet-role-mortal = mortal
sheet-marker = Score marker
sheet-debt = Debt
sheet-luxuries = Luxuries: marble and glass
sheet-tokens = Coins and basic goods

refused-sheet-figure = “{ $written }” does not fit there: it must be a number from { $least } to { $most }.
refused-sheet-cards = The box has no such cards of the type { $treasure }.
refused-sheet-devil = Exactly one player is the devil.
