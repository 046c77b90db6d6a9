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
