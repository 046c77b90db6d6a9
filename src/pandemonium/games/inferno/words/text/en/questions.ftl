# Questions
ask-over = The game is over.
ask-soul = Hell: choose a Soul to lead down, or bring one from the Graveyard for 1 Drachma.
ask-end = Where shall the { $sin-colour } Soul ({ $sin }) end? The shield’s symbol is your quarter of Florence.
ask-florence = Florence, { $quarter }: send somebody from home, or accuse. Another quarter costs a bribe of 2 Drachmas.
ask-turn-end = End your turn, or take something back.
ask-accuser-floor = Accusing at the { $location }: on which floor does the accuser hide?
ask-council = Nobody can be sent or accuse: the family council takes one member home, or gives back a Guest or a Barrel.
ask-action = The { $location }: will you take its action?
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
