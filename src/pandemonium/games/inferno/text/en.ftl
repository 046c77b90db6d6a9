title = Inferno
about = Accuse sinners in Florence and lead their Souls down the nine circles of Hell: 1 to 4 players, about two hours.

# The sins, each with the colour of its circle, Souls, track, cube and Diploma
cream = Limbo
    .colour = cream
    .one = a cream
purple = Lust
    .colour = purple
    .one = a purple
green = Gluttony
    .colour = green
    .one = a green
brown = Greed
    .colour = brown
    .one = a brown
blue = Sloth
    .colour = blue
    .one = a blue
yellow = Heresy
    .colour = yellow
    .one = a yellow
red = Violence
    .colour = red
    .one = a red
gray = Fraud
    .colour = gray
    .one = a gray
ice-blue = Treason
    .colour = ice-blue
    .one = an ice-blue

# Florence
san-piero = Porta San Piero
duomo = Porta del Duomo
scheraggio = San Pier Scheraggio
borgo = Il Borgo
haystack = Haystack
    .effect = adopt an Urchin
banquet = Banquet
    .effect = build the next floor of the Tower
bank = Bank
    .effect = 2 Florins, and 1 for each Guest
courtyard = Courtyard
    .effect = bring members home, rearrange the Tower
bonfire = Bonfire
    .effect = change Florins, a cube or a disc, a Guardian or the Styx
wall = Wall
    .effect = change Florins, play a Fraud card, supply a Barrel
market = Market
    .effect = steal a Barrel
palace = Palace
    .effect = host a Guest

# Family, Guests and Barrels
noble = Noble
    .one = a Noble
    .item = the Noble
urchin = Urchin
    .one = an Urchin
    .item = the Urchin
vescovo = Vescovo
    .item = the Vescovo
    .opens = Bonfire
condottiere = Condottiere
    .item = the Condottiere
    .opens = Wall
console = Console delle Arti
    .item = the Console delle Arti
    .opens = Market
gonfaloniere = Gonfaloniere di Giustizia
    .item = the Gonfaloniere di Giustizia
    .opens = Palace
bread = bread
    .item = the Barrel of bread
cloth = cloth
    .item = the Barrel of cloth
wine = wine
    .item = the Barrel of wine
weapons = weapons
    .item = the Barrel of weapons

# Guardians
medusa = Medusa
    .deed = turn a Soul beside her to stone
antaeus = Antaeus
    .deed = put your Chains under a Soul beside him
geryon = Geryon
    .deed = dig a Pit beside him
minos = Minos
    .deed = share in the Souls laid in a circle
cerberus = Cerberus
    .deed = take a Bone for a later turn
minotaur = Minotaur
    .deed = move him and your Labyrinth

# Bonuses of the Sin Tracks
bonus-guardian-drachma = a Guardian and 1 Drachma
bonus-guardian-infamy = a Guardian and +1 Infamy
bonus-drachmas = 3 Drachmas
bonus-discs = up to 2 discs, or +2 Infamy
bonus-styx = the Styx and +1 Infamy
bonus-phlegethon = one cube up, then one cube up or down
bonus-fraud = a Fraud card
bonus-advance = one level on any track

# The second benefit of a Fraud card’s left half
instant-relocate = move discs on the Wall of Dis
    .whole = Move discs on the Wall of Dis, one of each player
instant-styx = sink Souls in the Styx
    .whole = Sink Souls in the Styx
instant-guardian = play a Guardian
    .whole = Play a Guardian
instant-phlegethon = raise a cube
    .whole = Raise a Phlegethon cube by 1
instant-disc = place a disc
    .whole = Place a disc on the Wall of Dis
instant-money = get money
    .whole = Get Florins and Drachmas
instant-kin = bring two members home
    .whole = Bring up to two members home from the Tower
instant-urchin = get an Urchin
    .whole = Get an Urchin, who comes home

# Reputation in Florence
reputation-tower = the highest Tower
reputation-florins = the most Florins
reputation-guests = the most Guests
reputation-home = the most family at home

# Table options
option-setup = Set-up
option-setup-standard = Family cards
option-setup-first-game = first game, guided
option-help-setup = The first game has simpler families, Medusa and Minos, printed bonuses, and a hint at each new question.
option-solo = Alone
option-solo-journey = Journey into Infamy
option-solo-payback-day = Challenge 1: Payback Day
option-solo-black-death = Challenge 2: The Black Death
option-solo-descent = Challenge 3: A Descent to Remember
option-help-solo = Counts for one player only.
option-difficulty = Difficulty of a challenge
option-difficulty-easy = easy
option-difficulty-medium = medium
option-difficulty-hard = hard
option-help-difficulty = Counts for the three solo challenges only.
option-diplomatic-crisis = Diplomatic Crisis
option-diplomatic-crisis-no = no
option-diplomatic-crisis-yes = yes
option-help-diplomatic-crisis = As many Guests as there are players leave the game at random.
option-time-of-thieves = Time of Thieves
option-time-of-thieves-no = no
option-time-of-thieves-yes = yes
option-help-time-of-thieves = As many Barrels as there are players leave the game at random.
option-dantes-rush = Dante’s Rush
option-dantes-rush-no = no
option-dantes-rush-yes = yes
option-help-dantes-rush = More Shortcuts on Dante’s path: a shorter game, for two players and more.
option-red = Red Guardian
option-red-random = at random
option-red-medusa = Medusa
option-red-antaeus = Antaeus
option-red-geryon = Geryon
option-help-red = The first game always has Medusa; alone there is no red Guardian.
option-black = Black Guardian
option-black-random = at random
option-black-minos = Minos
option-black-cerberus = Cerberus
option-black-minotaur = Minotaur
option-help-black = The first game always has Minos.
option-first = First player
option-first-random = at random
option-first-seat-a = seat A
refused-first-game-alone = The first game is for two players and more. Alone, choose the Family cards.
refused-rush-alone = Dante’s Rush is for two players and more: alone, every Shortcut is in use already.

# Questions
ask-over = The game is over.
ask-soul = Hell: choose a Soul to lead down, or bring one from the Graveyard for 1 Drachma.
ask-end = Where shall the { $sin-colour } Soul ({ $sin }) end? The shield’s symbol is your quarter of Florence.
ask-florence = Florence, { $quarter }: send somebody from home, or accuse. Another quarter costs a bribe of 2 Drachmas.
ask-turn-end = End your turn, or take something back.
ask-accuser-floor = Accusing at the { $location }: on which floor does the accuser hide?
ask-council = Nobody can be sent or accuse: the family council takes one member home, or gives back a Guest or a Barrel.
ask-homecoming = Bring { $members ->
        [one] a member
       *[other] up to { $members } members
    } home from the Tower?
ask-rearrange = Rearrange the Tower: lift whatever shall move, then put it down again.
ask-put-down = Put { $item-item } on a floor with room.
ask-exchange = Change up to { $florins } Florins into Drachmas, one for one?
ask-offering = Raise a Phlegethon cube, or place a disc on the Wall of Dis?
ask-invocation = Pay 1 Drachma to play a Guardian, or 2 Drachmas to sink Souls in the Styx?
ask-theft = Which Barrel will you steal? You can never steal a kind twice.
ask-hosting = Which Guest will you host? The higher the floor, the more Florins he brings.
ask-floor = On which floor shall { $item-item } stand?
ask-styx = Styx: sink Souls of one colour. One Soul advances you in circles 2–5, two in 6–9, three in both.
ask-advance = Advance one level on { $tracks ->
        [upper] a track of circles 2–5
        [lower] a track of circles 6–9
       *[all] any track
    }. Such an advance gives no bonus.
ask-relocation = Move discs on the Wall of Dis: one of each player at most.
ask-toll = The { $sin-colour } row ({ $sin }) is met but for its price: pay { $drachmas } Drachmas?
ask-diploma = Two half-Diplomas make a Diploma: where will you place it?
ask-card = Play a Fraud card? { $drachmas ->
        [0] From the hand it is free, from the market or the deck it costs 1 Drachma.
       *[other] From the hand it costs { $drachmas } Drachmas, from the market or the deck 1 more.
    }
ask-benefit = You own the Barrel that card { $card } asks for: choose one of its two benefits.
ask-draw = Take a new Fraud card in hand, from the market or unseen from the deck.
ask-guardian = Play a Guardian?
ask-guardian-move = Move { $guardian } to an empty shield.
ask-guardian-medusa = Medusa: which Soul beside her turns to stone?
ask-guardian-antaeus = Antaeus: under which Soul beside him do you put your Chains? Only you may move it then.
ask-guardian-geryon = Geryon: where beside him does he dig a Pit? It fills the shield until the end.
ask-guardian-minos = Minos: lay your Tail on circle { $circle }? When another player lays a Soul there, you get as much Infamy.
ask-guardian-minotaur = Minotaur: put your Labyrinth on an empty shield. For you it leads to where he stands.
ask-welcome-guest = Set-up: which Guest does your family begin with?
ask-welcome-barrel = Set-up: which Barrel does your family begin with?
ask-cash = Final scoring: use the right half of a played card, one benefit of each.
ask-cash-shield = Card { $card }: on which shield of its circle is the { $sin-colour } Soul ({ $sin }) laid?
ask-supply = Supply a Barrel to the siege, for Infamy?
ask-weapons = Weapons for the siege: take Infamy, or a half-Diploma?
ask-cube = Raise which Phlegethon cube by 1?
ask-cube-either = Raise or lower which Phlegethon cube by 1?
ask-discs = Place { $discs ->
        [one] a disc
       *[other] up to { $discs } discs
    } on the Wall of Dis? A gate with your disc lets you lead Souls through.
ask-discs-or-infamy = Place up to { $discs } discs on the Wall of Dis, or take Infamy instead?
wait = { $player } { $doing }.
doing-hell = leads a Soul down
doing-florence = is busy in Florence
doing-turn = ends the turn
doing-fraud = is playing a Fraud card
doing-guardian = is playing a Guardian
doing-setup = is settling in
doing-scoring = is scoring

# Choices
choice-soul = Lead the { $sin-colour } Soul ({ $sin }) on { $shield } down
choice-graveyard = Bring { $sin-one } Soul ({ $sin }) from the Graveyard, { $loan ->
        [yes] 1 Drachma with a loan
       *[no] 1 Drachma
    }
choice-bone = Spend a Bone: Cerberus scares the { $sin-colour } Soul ({ $sin }) on { $shield }
choice-end = To { $shield }: { $infamy ->
        [0] { $quarter }
       *[other] +{ $infamy } Infamy, { $quarter }
    }
choice-shield = Shield { $shield }
choice-guardian = Play { $guardian }{ $drachmas ->
        [0] { "" }
        [one] , 1 Drachma
       *[other] , { $drachmas } Drachmas
    }: { $guardian-deed }
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
    }{ $drachmas ->
        [0] { "" }
       *[other] , { $drachmas } Drachmas
    }: one level in { $souls ->
        [1] circles 2–5
        [2] circles 6–9
       *[3] circles 2–5 and one in 6–9
    }
choice-send = Send { $member-one } to the { $location }{ $florins ->
        [0] { "" }
        [one] , entry 1 Florin
       *[other] , entry { $florins } Florins
    }{ $bribe ->
        [yes] , bribe 2 Drachmas
        [loan] , bribe 2 Drachmas with a loan
       *[no] { "" }
    }: { $location-effect }
choice-accuse = Accuse with { $member-one } at the { $location }{ $bribe ->
        [yes] , bribe 2 Drachmas
        [loan] , bribe 2 Drachmas with a loan
       *[no] { "" }
    }: one level on the { $sin-colour } track ({ $sin }), { $bonus }
choice-recall = Call { $member-one } home from the { $location }
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
    }
choice-lift = Lift { $item-item } from { $floor ->
        [0] the ground floor
       *[other] floor { $floor }
    }
choice-guest = Host the { $guest }, who lets you accuse at the { $guest-opens }
choice-guest-leaves = Send the { $guest } back to the Palace
choice-barrel = Take a Barrel of { $barrel }
choice-barrel-leaves = Return the Barrel of { $barrel } to the Market
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
choice-play = Fraud { $card } from the hand{ $drachmas ->
        [0] { "" }
       *[other] , { $drachmas } Drachmas
    }: { $met ->
        [yes] { $track-colour } track ({ $track }), or { $instant }
       *[no] no effect now without { $needs }
    }
choice-buy = Fraud { $card } from the market, { $drachmas ->
        [one] 1 Drachma
       *[other] { $drachmas } Drachmas
    }: { $met ->
        [yes] { $track-colour } track ({ $track }), or { $instant }
       *[no] no effect now without { $needs }
    }
choice-buy-blind = The unseen top card of the deck, { $drachmas ->
        [one] 1 Drachma
       *[other] { $drachmas } Drachmas
    }
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
choice-skip-toll = Do not pay: −{ $infamy } Infamy
choice-done = End the turn
choice-done-lifting = Enough lifted, put it all down
choice-done-cashing = No more cards
choice-take-infamy = Take { $infamy } Infamy
choice-take-half = Take a half-Diploma
choice-pay = Pay { $drachmas ->
        [one] 1 Drachma
       *[other] { $drachmas } Drachmas
    }{ $loan ->
        [yes] , with a loan
       *[no] { "" }
    }

# The first game: what each kind of question is about
lesson-soul = Souls stand where they are on their way and lie where they belong, in the circle of their colour. Lay one there and you gain the Infamy printed beside the circle. Nobody owns a Soul.
lesson-end = A Soul follows the lines down. Over a shield that is taken it goes on to the next, so full circles make long ways. Into circle 6 you need your own disc on the gate.
lesson-florence = Send somebody from home to use a location, or accuse where one of yours stands: that brings a Soul, a level on the track, a bonus, and moves Dante. In the four special places accusing needs their Guest in your Tower.
lesson-turn-end = Until you end the turn you may take everything back, unless a card was turned up.
lesson-accuser-floor = The accuser stays in your Tower until a Courtyard brings the family home, so keep room. All your others in Florence come home now.
lesson-council = With nobody to send and nobody to accuse you lose 2 Infamy and free one thing. Keep a space in the Tower to avoid it.
lesson-homecoming = Family in the Tower can do nothing until it is brought home.
lesson-rearrange = Leave a space beside each Guest you want to accuse with: the accuser hides on his floor.
lesson-put-down = A Guest beside an empty space is worth more than one in a full floor.
lesson-exchange = Drachmas pay Charon, bribes, Guardians and Fraud cards; without them you borrow, and loans cost Infamy. Most Florins at the end give Infamy, too.
lesson-offering = A Diploma is worth its cube times your level on the track. A disc opens a gate of the Wall for the Souls you lead.
lesson-invocation = Guardians change Hell; the Styx turns Souls of the Graveyard into levels on the tracks.
lesson-theft = Barrels do two things: in your Tower or on your panel they let Fraud cards work, and brought to the Wall they give Infamy once.
lesson-hosting = Each Guest opens one special place for your accusations and gives a Florin more at every Bank.
lesson-floor = What shares a floor matters: the accuser of a special place needs a space on the floor of its Guest.
lesson-styx = The Styx is a way to advance without an accusation. An emptied Graveyard is filled by the Plague at once.
lesson-advance = Levels count only with the Diploma of the track; level 4 gives a half-Diploma, and beyond it there is Infamy at once.
lesson-relocation = Move your own disc to where your Souls need it, or a rival’s to where it is of no use.
lesson-diploma = Choose the track with the best product of cube and level.
lesson-card = The left half works at once if you own its Barrel, the right half at the end if you own its Barrel then. So play cards whose Barrels you have or will have.
lesson-benefit = One of the two, now. The right half of the card waits for the end.
lesson-draw = You always have two cards in hand. Look for Barrels you own.
lesson-guardian = Guardians are moved to any empty shield and fill it. Then they may do what their card says.
lesson-guardian-move = A shield that is taken is a stepping stone: place him where your Souls pass over, or in the way of others.
lesson-guardian-medusa = A stone never moves again, but it fills its shield, which keeps the circle’s cube high.
lesson-guardian-minos = Choose a circle where the others will soon lay Souls.
lesson-welcome-guest = The Guest you begin with opens one special place for accusing from the start.
lesson-welcome-barrel = The Barrel you begin with should suit your two Fraud cards.
lesson-cash = In any order: first what raises cubes and fills shields, as cubes are settled next.
lesson-cash-shield = Every filled shield keeps the circle’s cube from falling.
lesson-supply = What a Barrel gives depends on its kind: levels for bread, Diplomas for cloth, Skulls for wine. On the panel it still counts for your Fraud cards.
lesson-weapons = Two half-Diplomas make a whole one at the end.
lesson-cube = At the end a cube falls by 1 for each empty shield of its circle. Raise what you will score and what will be full.
lesson-cube-either = Lower what only others will score.
lesson-discs = Only your own disc lets you through a gate.
lesson-discs-or-infamy = A disc early in the game serves for many Souls; late, the Infamy may be worth more.

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
why-stuck-at-wall = Every way on leads through the Wall of Dis, and no gate there has a disc of yours.
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

# The log
event-turn-began = { $seat } begins a turn.
event-descended = { $seat } leads the { $sin-colour } Soul ({ $sin }) from { $from } to { $to }, { $quarter }.
event-crossed = { $seat } brings { $sin-one } Soul ({ $sin }) over the Acheron to { $to }, { $quarter }.
event-scared = { $seat } spends a Bone: Cerberus scares the { $sin-colour } Soul ({ $sin }) from { $from } to { $to }, { $quarter }.
event-laid = { $seat } lays the { $sin-colour } Soul ({ $sin }) in its circle: +{ $infamy } Infamy.
event-tail-paid = { $seat } has the Tail in this circle: +{ $infamy } Infamy.
event-borrowed = { $seat } borrows { $drachmas } Drachmas from Charon.
event-loan-hurt = { $seat } has borrowed too much: −{ $infamy } Infamy.
event-plague = The Plague fills the Graveyard: { $first-colour } ({ $first }), { $second-colour } ({ $second }), { $third-colour } ({ $third }), { $fourth-colour } ({ $fourth }).
event-plague-shown = The next Plague will bring { $first-colour } ({ $first }), { $second-colour } ({ $second }), { $third-colour } ({ $third }), { $fourth-colour } ({ $fourth }).
event-sent = { $seat } sends { $member-one } to the { $location }{ $florins ->
        [0] { "" }
        [one] {" "}for 1 Florin
       *[other] {" "}for { $florins } Florins
    }.
event-bribed = { $seat } pays a bribe of 2 Drachmas to leave the quarter.
event-adopted = { $seat } adopts an Urchin.
event-swapped = { $seat } exchanges the Noble for an Urchin.
event-built = { $seat } builds floor { $floor } of the Tower.
event-banked = { $seat } gets { $florins } Florins from the Bank.
event-went-home = { $seat } brings { $member-one } home from { $floor ->
        [0] the ground floor
       *[other] floor { $floor }
    }.
event-lifted = { $seat } lifts { $item-item } from { $floor ->
        [0] the ground floor
       *[other] floor { $floor }
    }.
event-put = { $seat } puts { $item-item } on { $floor ->
        [0] the ground floor
       *[other] floor { $floor }
    }.
event-exchanged = { $seat } changes { $florins ->
        [one] 1 Florin into 1 Drachma
       *[other] { $florins } Florins into { $florins } Drachmas
    }.
event-cube-raised = { $seat } raises the { $sin-colour } cube ({ $sin }) to { $value }.
event-cube-lowered = { $seat } lowers the { $sin-colour } cube ({ $sin }) to { $value }.
event-disc-placed = { $seat } places a disc on gate { $gate }.
event-disc-moved = { $seat } moves the disc of { $owner } from gate { $gate } to gate { $onto }.
event-guardian-moved = { $seat } moves { $guardian } to { $to }.
event-petrified = { $seat } turns the { $sin-colour } Soul ({ $sin }) on { $to } to stone.
event-chained = { $seat } puts Chains under the { $sin-colour } Soul ({ $sin }) on { $to }.
event-pit-dug = { $seat } has a Pit dug on { $to }.
event-tail-laid = { $seat } lays the Tail on circle { $circle }.
event-bone-taken = { $seat } takes a Bone for Cerberus.
event-labyrinth-laid = { $seat } puts the Labyrinth on { $to }.
event-styx-sank = { $seat } sinks { $souls ->
        [one] one { $sin-colour } Soul
       *[other] { $souls } { $sin-colour } Souls
    } ({ $sin }) in the Styx.
event-advanced = { $seat } reaches level { $level } on the { $sin-colour } track ({ $sin }).
event-half-gained = { $seat } gets a half-Diploma.
event-beyond = { $seat } goes beyond the { $sin-colour } track ({ $sin }): +{ $infamy } Infamy.
event-fraud-played = { $seat } plays Fraud { $card } from the hand: with { $needs } the { $track-colour } track ({ $track }), or { $instant }.
event-fraud-bought = { $seat } plays Fraud { $card } from the market: with { $needs } the { $track-colour } track ({ $track }), or { $instant }.
event-fraud-blind = { $seat } plays the top card of the deck, Fraud { $card }: with { $needs } the { $track-colour } track ({ $track }), or { $instant }.
event-fraud-idle = { $seat } has no { $barrel }, so the card does nothing now.
event-fraud-taken = { $seat } takes Fraud { $card } from the market in hand.
event-fraud-drawn = { $seat } draws a Fraud card from the deck.
event-fraud-seen = It is Fraud { $card }: with { $needs } the { $track-colour } track ({ $track }), or { $instant }.
event-market-filled = Fraud { $card } comes to the market: with { $needs } the { $track-colour } track ({ $track }), or { $instant }.
event-supplied = { $seat } supplies the siege with { $barrel }{ $infamy ->
        [0] { "" }
       *[other] : +{ $infamy } Infamy
    }.
event-stolen = { $seat } steals a Barrel of { $barrel }, for { $floor ->
        [0] the ground floor
       *[other] floor { $floor }
    }.
event-hosted = { $seat } hosts the { $guest } on { $floor ->
        [0] the ground floor
       *[other] floor { $floor }
    }{ $florins ->
        [0] { "" }
        [one] {" "}and gets 1 Florin
       *[other] {" "}and gets { $florins } Florins
    }.
event-accused = { $seat } accuses with { $member-one } at the { $location }: { $sin-one } Soul ({ $sin }) for the Graveyard.
event-all-home = { $seat } has { $members ->
        [one] one other member
       *[other] { $members } other members
    } come home.
event-bonus = { $seat } gains the track’s bonus: { $bonus }.
event-money-gained = { $seat } gets { $florins ->
        [one] 1 Florin
       *[other] { $florins } Florins
    } and { $drachmas ->
        [one] 1 Drachma
       *[other] { $drachmas } Drachmas
    }.
event-infamy-gained = { $seat } takes +{ $infamy } Infamy instead of discs.
event-urchin-home = { $seat } gets an Urchin at home.
event-dante-moved = Dante goes on to stop { $step }.
event-pagan = A cream Soul (Limbo) comes to the Graveyard.
event-diploma-awarded = { $seat } is furthest on the { $sin-colour } track ({ $sin }) and places a Diploma.
event-no-diploma = Nobody has a Skull on the { $sin-colour } track ({ $sin }): no Diploma.
event-dante-ended = { $seat } brings Dante to the end of his journey: +{ $infamy } Infamy.
event-council = { $seat } must call the family council: −{ $infamy } Infamy.
event-recalled = { $seat } calls { $member-one } home from the { $location }.
event-guest-left = { $seat } sends the { $guest } back to the Palace.
event-barrel-left = { $seat } returns the Barrel of { $barrel } to the Market.
event-sudden-death = { $seat } cannot move any Soul: Sudden Death. Dante walks to his end, leaving Diplomas only.
event-last-round = Everybody but { $seat } has one more turn.
event-row-met = The { $sin-colour } row ({ $sin }) of the challenge is met.
event-row-paid = The { $sin-colour } row ({ $sin }) of the challenge is met and paid with { $drachmas ->
        [one] 1 Drachma
       *[other] { $drachmas } Drachmas
    }.
event-row-failed = The { $sin-colour } row ({ $sin }) of the challenge is not met: −{ $infamy } Infamy.
event-lost = { $seat } has fallen below 0 Infamy and is lost.
event-scoring = The final scoring begins with the right halves of the Fraud cards.
event-card-scored = { $seat }, Fraud { $card }: +{ $infamy } Infamy.
event-card-cube = { $seat }, Fraud { $card }: the { $sin-colour } cube ({ $sin }) goes up to { $value }.
event-card-half = { $seat } uses Fraud { $card } for a half-Diploma.
event-card-advance = { $seat } uses Fraud { $card } to advance on a track.
event-card-soul = { $seat }, Fraud { $card }: { $sin-one } Soul ({ $sin }) is laid on { $to }.
event-pits-filled = { $pits ->
        [one] One Pit is
       *[other] { $pits } Pits are
    } taken off: empty shields again.
event-cube-settled = Phlegethon, { $sin-colour } ({ $sin }): { $empty ->
        [0] no shield is empty
        [one] 1 shield is empty
       *[other] { $empty } shields are empty
    }, the cube stands on { $value }.
event-diploma-bought = { $seat } turns two half-Diplomas into { $sin-one } Diploma ({ $sin }).
event-diploma-scored = { $seat }, { $sin-colour } Diploma ({ $sin }): value { $value } × level { $level } = +{ $infamy } Infamy.
event-loan-settled = { $seat } pays for the loans: −{ $infamy } Infamy.
event-reputation = { $seat } has { $reputation }: +{ $infamy } Infamy.
event-family-dealt = { $seat } begins with { $drachmas } Drachmas and { $florins } Florins.
event-started-with-guest = { $seat } begins with the { $guest } as a Guest.
event-started-with-barrel = { $seat } begins with a Barrel of { $barrel }.
event-skull-given = { $seat } begins on level { $level } of the { $sin-colour } track ({ $sin }).
event-guardian-in-play = { $guardian } watches Hell from { $to }.
event-removed-guest = Diplomatic Crisis: a { $guest } leaves the game.
event-removed-barrel = Time of Thieves: a Barrel of { $barrel } leaves the game.
event-shortcut = A Shortcut lets Dante pass by stop { $step }.

# The end
score-souls = Souls laid in Hell
score-tail = Tail of Minos
score-tracks = Beyond the Sin Tracks
score-bonus = Bonuses of the tracks
score-panel = Barrels for the siege
score-dante = Dante brought to his end
score-loans = Loans that hurt at once
score-council = Family councils
score-challenge = Rows of the challenge not met
score-frauds = Fraud cards
score-diploma = Diploma of { $sin } ({ $sin-colour }), { $value } × { $level }
score-boat = Boat on the loan track
score-higher-token = The higher of the two tokens, which does not count
score-reputation-tower = The highest Tower
score-reputation-florins = The most Florins
score-reputation-guests = The most Guests
score-reputation-home = The most family at home
rank-socrates = Socrates: { $infamy } Infamy. A philosopher in Limbo, hardly a sinner.
rank-aristotle = Aristotle: { $infamy } Infamy. Still in Limbo, in learned company.
rank-homer = Homer: { $infamy } Infamy. They sing of others, not yet of you.
rank-electra = Electra: { $infamy } Infamy. A name, but a harmless one.
rank-hector = Hector: { $infamy } Infamy. Too honourable by far.
rank-caesar = Caesar: { $infamy } Infamy. The best of Limbo; the storm of Lust is next.
rank-helen = Helen: { $infamy } Infamy. The first whirl of the storm.
rank-paris = Paris: { $infamy } Infamy. Your passions are talked about.
rank-dido = Dido: { $infamy } Infamy. A flame that can be seen from afar.
rank-cleopatra = Cleopatra: { $infamy } Infamy. Whole empires know your name.
rank-achilles = Achilles: { $infamy } Infamy. The strongest of those whom Lust undid.
rank-attila = Attila: { $infamy } Infamy. Violence has made you great.
rank-sextus = Sextus Pompey: { $infamy } Infamy. The seas fear you.
rank-diomedes = Diomedes: { $infamy } Infamy. A master of Fraud.
rank-ulysses = Ulysses: { $infamy } Infamy. Nobody deceives like you.
rank-brutus = Brutus: { $infamy } Infamy. Lucifer himself has you between his teeth: nothing is worse.
rank-none = { $infamy } Infamy: not even Limbo has a place for you.
rank-lost = Lost: your Infamy fell below 0.
rank-won = Challenge won: { $infamy } Infamy, { $target } were needed.
rank-failed = Challenge failed: { $infamy } Infamy. It takes { $target } and every condition of the challenge.
