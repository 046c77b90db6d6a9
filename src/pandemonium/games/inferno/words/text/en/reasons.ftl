# Why not?
why-not-your-turn = { $player } is to choose now.
why-hell-first = First move a Soul in Hell; where it ends tells the quarter of Florence.
why-hell-done = You have moved a Soul already; each turn moves one.
why-soul-first = First choose the Soul that moves, then its end.
why-soul-picked = You have picked a Soul: choose its end, or take that back.
why-florence-done = You have acted in Florence already, once in a turn.
why-council = Nobody can be sent and nobody can accuse: the family council is all that is left.
why-when-hell = Souls are moved at the beginning of a turn, in the Hell phase.
why-when-shield = A shield is chosen for a Soul or a Guardian that is on the move.
why-when-florence = Florence is visited in the second half of a turn, after a Soul has moved.
why-when-council = Members are called home from Florence by an accusation, or one by the family council.
why-when-floor = A floor is chosen when somebody or something comes into the Tower.
why-when-home = Family comes home from the Tower at the Courtyard, by a Fraud card, or by the council.
why-when-lift = The Tower is rearranged at the Courtyard only.
why-when-guest = Guests are invited at the Palace.
why-when-barrel = Barrels are stolen at the Market and supplied at the Wall.
why-when-florins = Florins are changed into Drachmas at the Bonfire and at the Wall.
why-when-cube = Cubes move at the Bonfire, by a bonus, or by a Fraud card.
why-when-disc = Discs are placed at the Bonfire, by a bonus, or by a Fraud card.
why-when-relocate = Discs that lie on the Wall move by a Fraud card only.
why-when-guardian = Guardians are played at the Bonfire, by a bonus, by a Fraud card, or when Dante meets a pagan.
why-when-tail = The Tail is laid after Minos has moved.
why-when-styx = The Styx takes Souls at the Bonfire, by a bonus, or by a Fraud card.
why-when-track = You advance by accusing, by the Styx, by a bonus, or by a Fraud card.
why-when-card = Fraud cards are played at the Wall, by a bonus, or where Dante’s path shows one.
why-when-draw = A Fraud card is taken in hand after one was played from it.
why-when-benefit = A benefit is chosen after a Fraud card was played.
why-when-cash = The right half of a card counts in the final scoring.
why-when-diploma = Diplomas are given on Dante’s path; half-Diplomas are joined in the final scoring.
why-when-reward = This is a reward to choose at the Wall, or a bonus.
why-when-pay = Only the row of a challenge asks for such a payment.
why-when-act = That is asked on arriving at the Haystack, the Banquet or the Bank.
why-when-skip = This cannot be skipped.
why-when-done = The turn ends after Hell and Florence. Answer the open question first.

piece-soul = a Soul
piece-petrified = a Petrified Soul
piece-pit = a Pit
piece-labyrinth = a Labyrinth
piece-guardian = a Guardian
why-no-shield = This side of the board has no shield { $shield }.
why-no-soul = There is no Soul on { $shield }.
why-laid = The Soul on { $shield } lies in its own circle and stays there.
why-chained = Only { $player } may move this Soul, whose Chains are under it.
why-stuck = Every shield this Soul could reach, down to circle { $circle }, is taken.
why-stuck-at-wall = The way on leads through the Wall of Dis, and no gate this Soul comes to has a disc of yours.
why-stuck-at-gates = Below your discs on the Wall of Dis every shield this Soul could reach is taken; the other gates it comes to have none of yours.
why-stuck-in-labyrinth = Your own Labyrinth is in the way: you cannot jump over it, and it leads this Soul to no empty shield.
why-no-straight-way = Straight down there is no empty shield for this Soul.
why-none-in-graveyard = The Graveyard has no { $sin-colour } Soul ({ $sin }).
why-limbo-full = A cream Soul needs an empty shield in circle 1, and there is none.
why-no-bone = You have no Bone for Cerberus.
why-no-drachmas = This costs { $drachmas ->
        [one] 1 Drachma
       *[other] { $drachmas } Drachmas
    }, you have { $have }, and on Payback Day there are no loans.
why-occupied = On { $shield } there is { $piece } already.
why-not-lower = A Soul only goes down: choose a shield in a lower circle.
why-below-circle = A { $sin } Soul may not go below its own circle, number { $circle }.
why-no-passage = Gate { $gate } of the Wall of Dis has no disc of yours.
why-behind-wall = The ways to { $shield } lead through gates without a disc of yours.
why-not-straight = A Soul that Cerberus scares runs straight down; { $shield } is not on its line.
why-own-labyrinth = Your own Labyrinth is in the way to { $shield }: you cannot jump over it, it leads to the Minotaur.
why-no-line = No line leads there: from shield to shield a Soul goes on only where the shield is taken.
why-other-circle = A { $sin } Soul is laid in its own circle, number { $circle }.
why-guardian-absent = { $guardian } is not in this game.
why-guardian-no-room = There is no empty shield left for { $guardian }.
why-not-beside = This shield is not beside { $guardian }.
why-chains-there = There are Chains under this Soul already.
why-no-gate = The Wall of Dis has { $gates } gates.
why-disc-there = You have a disc on gate { $gate } already.
why-disc-there-already = { $player } has a disc on gate { $gate } already.
why-no-disc-to-move = On gate { $gate } there is no disc that can be moved.
why-disc-moved = A disc of { $player } was moved already; one of each player is the most.
why-too-few-souls = The Graveyard has { $have ->
        [0] no { $sin-colour } Soul ({ $sin })
        [one] only one { $sin-colour } Soul ({ $sin })
       *[other] only { $have } { $sin-colour } Souls ({ $sin })
    }.
why-nobody-there = You have nobody at the { $location }.
why-nobody-at-home = Nobody is at home, and you have nobody here.
why-none-at-home = You have no { $member } at home.
why-one-alone = Alone, a location holds one member, and you have one at the { $location }.
why-no-florin = A Noble enters the { $location } for { $florins ->
        [one] 1 Florin
       *[other] { $florins } Florins
    } and you have { $have }; an Urchin enters free. Florins cannot be borrowed.
why-nobody-to-accuse = You have no { $member } at the { $location }.
why-tower-full = Your Tower is full: the accuser needs a space there.
why-no-guest = To accuse at the { $location } you need the { $guest } in your Tower.
why-guest-floor-full = To accuse at the { $location } you need a space on the floor of the { $guest }, and it is full.
why-with-the-guest = Who accuses at the { $location } hides on the floor of the { $guest }.
why-no-family-on-floor = There is no family on { $floor ->
        [0] the ground floor
       *[other] floor { $floor }
    }.
why-member-not-on-floor = There is no { $member } on { $floor ->
        [0] the ground floor
       *[other] floor { $floor }
    }.
why-not-built = Floor { $floor } of your Tower is not built yet.
why-floor-full = { $floor ->
        [0] The ground floor
       *[other] Floor { $floor }
    } is full.
why-space-empty = There is nothing on this space.
why-same-item = There is one of the same kind on { $floor ->
        [0] the ground floor
       *[other] floor { $floor }
    }: lift that one, it makes no difference.
why-not-your-guest = The { $guest } is not in your Tower.
why-guest-stays = You host the { $guest } already. Guests cannot be turned out, only moved at the Courtyard.
why-hosted = You host the { $guest } already, and one of each kind is the most.
why-no-guest-left = No { $guest } is left in the Palace.
why-barrel-not-in-tower = You have no Barrel of { $barrel } in your Tower.
why-stolen = You have taken a Barrel of { $barrel } before; nobody steals a kind twice.
why-no-barrel-left = No Barrel of { $barrel } is left in the Market.
why-cube-highest = The { $sin-colour } cube ({ $sin }) stands on { $value }, the highest value.
why-cube-lowest = The { $sin-colour } cube ({ $sin }) stands on { $value }, the lowest value.
why-only-up = Here a cube can only be raised.
why-other-tracks = This advance is for { $tracks ->
        [upper] the tracks of circles 2–5
       *[lower] the tracks of circles 6–9
    }.
why-diploma-there = You have a { $sin } Diploma already.
why-so-many-florins = Here at most { $florins } Florins are changed.
why-too-few-florins = You have only { $have ->
        [one] 1 Florin
       *[other] { $have } Florins
    }.
why-card-elsewhere = Fraud { $card } is neither in your hand nor in the market.
why-not-in-hand = Fraud { $card } is not in your hand.
why-not-in-market = Fraud { $card } is not in the market.
why-deck-empty = The deck of Fraud cards is empty.
why-benefit-void = To { $instant } is not possible now.
why-not-played = You have not played Fraud { $card }.
why-cashed = The right half of Fraud { $card } is used already.
why-no-barrel = The right half of Fraud { $card } asks for { $barrel }, and you have none.
why-circle-full = There is no empty shield in the { $sin-colour } circle ({ $sin }).
