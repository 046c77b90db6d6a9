# The last chapter of the rules reference. Heads of tables have a bar between their columns.
reference-heading = Cards and figures
reference-intro = What is printed on the boards and cards, as the data files of this table have it. Most of it is our reconstruction; whoever owns the box can put in its figures with a data pack.
reference-circles = Circle|Sin|Shields, side A|Shields, side B|Souls|Infamy|Beyond level 4|Cube|Printed bonus
reference-entry = Entry of a Noble to a special location, in Florins: { $florins }.
reference-tower = Spaces of the Tower, from the ground floor up: { $spaces }.
reference-loans = Infamy lost at the end by the Boat’s space, from the top: { $losses }. Arriving on space { $space } for the first time, and every loan on the last space, costs { $infamy } at once.
reference-panel = Supply panel: bread 1 Infamy for { $bread ->
        [one] every level
       *[other] every { $bread } levels
    }, cloth { $cloth } for each Diploma, wine { $wine } for each Skull, weapons { $weapons } or a half-Diploma.
reference-reputation = Reputation: highest Tower { $tower }, most Florins { $florins }, most Guests { $guests }, most family at home { $home }.
reference-money = Money from a Fraud card: Florins { $florins }, Drachmas { $drachmas }.
reference-path = Dante’s path, side { $side }: { $stops }. He begins on { $starts }.
reference-start = step { $step } (players: { $players })
reference-first-game = The first game begins on step { $step }; the Shortcut for three players lies on step { $shortcut }.
reference-stop-start = –
reference-stop-fraud = Fraud
reference-stop-pagan = pagan
reference-stop-diploma = Diploma of circle { $circle }
reference-stop-left = { $stop } (left)
reference-families = Family|Urchins|Nobles in the Tower|Floors|Guest or Barrel|Drachmas|Florins|Left|Right
reference-apprentices = Apprentice|Skulls|In the Tower|Drachmas|Florins
reference-any-guest = { $floor ->
        [0] any Guest
       *[other] any Guest, on floor { $floor }
    }
reference-any-barrel = { $floor ->
        [0] any Barrel
       *[other] any Barrel, on floor { $floor }
    }
reference-plagues = Plague|Souls
reference-frauds = Fraud|Barrel|Advance on|or|At the end, Barrel|Gives|or a Soul of
reference-ranks = Ranks of the Journey into Infamy, from so much Infamy: { $ranks }.
reference-challenges = Of the challenges the rulebook’s text gives the figures of Payback Day’s rows and what a missed row costs there. That its first figure counts lying Souls, the rows of the other two challenges and what they cost, and all targets are this edition’s reconstruction.
reference-challenge = Diploma|easy|medium|hard|else
reference-target = target
reference-left = { $guardian }, on the left
reference-right = { $guardian }, on the right

# What a Fraud card gives at the end, in short
gives-value = Infamy as the { $sin-colour } cube shows
gives-cube = raise the { $sin-colour } cube
gives-half-diploma = a half-Diploma
gives-advance-upper = a level in circles 2–5
gives-advance-lower = a level in circles 6–9
gives-set = 1 Infamy for each card played

# What a row of a challenge asks for, in short
asks-laid = { $count } lying in the circle
asks-isolated = { $count } lying in the circle with nothing around
asks-standing = { $count } standing in the circle
asks-all-laid = { $count } lying in all Hell
asks-skull = your Skull on level { $count }
asks-discs = { $count ->
        [one] 1 disc
       *[other] { $count } discs
    } on the Wall
asks-frauds = { $count ->
        [one] 1 Fraud card
       *[other] { $count } Fraud cards
    } played
asks-cube = the cube on 5
asks-pay = { $count ->
        [one] 1 Drachma
       *[other] { $count } Drachmas
    } to pay
