# The log
stocks = { $wood ->
        [0] { "" }
       *[other] {" "}+{ $wood } wood
    }{ $stone ->
        [0] { "" }
       *[other] {" "}+{ $stone } stone
    }{ $grain ->
        [0] { "" }
       *[other] {" "}+{ $grain } grain
    }{ $marble ->
        [0] { "" }
       *[other] {" "}+{ $marble } marble
    }{ $glass ->
        [0] { "" }
       *[other] {" "}+{ $glass } glass
    }{ $coins ->
        [0] { "" }
        [one] {" "}+1 coin
       *[other] {" "}+{ $coins } coins
    }
spent = { $wood ->
        [0] { "" }
       *[other] {" "}−{ $wood } wood
    }{ $stone ->
        [0] { "" }
       *[other] {" "}−{ $stone } stone
    }{ $grain ->
        [0] { "" }
       *[other] {" "}−{ $grain } grain
    }{ $marble ->
        [0] { "" }
       *[other] {" "}−{ $marble } marble
    }{ $glass ->
        [0] { "" }
       *[other] {" "}−{ $glass } glass
    }{ $coins ->
        [0] { "" }
        [one] {" "}−1 coin
       *[other] {" "}−{ $coins } coins
    }
pieces-clean = { $clean ->
        [0] { "" }
        [one] {" "}+1 clean piece of soul
       *[other] {" "}+{ $clean } clean pieces of soul
    }{ $marked ->
        [0] { "" }
        [one] {" "}+1 marked piece
       *[other] {" "}+{ $marked } marked pieces
    }
offered-indulgences = { $indulgences ->
        [0] { "" }
        [one] {" "}+1 indulgence
       *[other] {" "}+{ $indulgences } indulgences
    }
event-role-dealt = You are { $mark-one }.
event-side-dealt = { $seat } rules side { $side } of the board.
event-round-began = Round { $round } begins.
event-phase-began = { $phase }
event-produced = { $seat } produces:{ stocks }.
event-card-gave = { $building } gives { $seat }:{ stocks }.
event-event-gave = { $card } gives { $seat }:{ stocks }.
event-paid = { $seat } pays:{ spent }.
event-rose = { $seat } rises { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    } in reputation, to { $space }.
event-fell = { $steps ->
        [0] { $seat } is at the bottom of the reputation track and falls no further.
       *[other] { $seat } falls { $steps ->
            [one] 1 step
           *[other] { $steps } steps
        } in reputation, to { $space }.
    }
event-angel-taken = { $seat } takes { $wings ->
        [one] an angel wing
       *[other] { $wings } angel wings
    }.
event-devil-taken = { $seat } takes { $wings ->
        [one] a devil wing
       *[other] { $wings } devil wings
    }.
event-devil-returned = { $seat } gives back { $wings ->
        [one] a devil wing
       *[other] { $wings } devil wings
    }.
event-indulgence-gained = Three angel wings: { $seat } gains an indulgence.
event-guest-came = Three devil wings: { $seat } loses { $points } points, and a guest will come to the inquisition.
event-points-won = { $building } gives { $seat } { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
event-bought = { $seat } buys { $good-one } for { $coins } coins.
event-sold = { $seat } sells { $good-one } for { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
event-borrowed = { $seat } borrows { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }; the debt is { $debt }.
event-repaid = { $seat } pays back { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }; the debt is { $debt }.
event-asked-for = { $seat } asks for { $good }.
event-drew = You draw { $building }, { $second }, { $third }, { $fourth }, and the event card { $card }.
event-kept = You keep { $building }.
event-passed = You pass { $building }.
event-received = { $giver } passes you { $building } and { $second }.
event-closed-empty = You close your chest empty.
event-closed = You close your chest at { $price }; inside:{ stocks }{ offered-indulgences }.
event-chest-empty = You look into { $mark-possessive } chest. It holds no offer.
event-chest-open = You look into { $mark-possessive } chest. For { $price } it gives:{ stocks }{ offered-indulgences }.
event-chest-taken = You look into { $mark-possessive } chest, taken already for { $price }.
event-chest-bought = You take { $mark-possessive } chest for { $price }.
event-chest-left = You leave { $mark-possessive } chest.
event-came-back-sold = Your chest comes back sold for { $price }{ $clean ->
        [0] { "" }
       *[other] , clean pieces: { $clean }
    }{ $marked ->
        [0] { "" }
       *[other] , marked pieces: { $marked }
    }.
event-came-back = Your chest comes back unsold:{ stocks }{ offered-indulgences }.
event-planned-nothing = { $seat } plans nothing.
event-planned-event = { $seat } plans { $half } of { $card }.
event-planned-use = { $seat } plans to use { $building }.
event-planned-build = { $seat } plans to build { $building }.
event-planned-act = { $seat } plans to use { $building } as soon as it stands.
event-planned-recruit = { $seat } plans to recruit.
event-event-left = { $seat } plays the left half of { $card }.
event-event-right = { $seat } plays the right half of { $card }.
event-event-failed = { $seat } cannot meet the right half of { $card }.
event-used = { $seat } uses { $building }.
event-used-free = { $seat } uses { $building } under the Stable for nothing.
event-not-used = { $seat } cannot pay for the action of { $building }.
event-built = { $seat } builds { $building }.
event-not-built = { $seat } cannot build { $building }; all have seen it.
event-recruited = { $seat } recruits { $courtier-the } for { $coins } coins.
event-not-recruited = { $seat } cannot recruit anybody.
event-courtier-taken = { $seat } takes { $courtier-the } for nothing.
event-courtier-given = { $seat } gives up { $courtier-the }.
event-grain-paid = { $seat } pays 1 grain for a token.
event-grain-lacked = { $seat } lacks the grain for a token.
event-no-effect = { $building } of { $seat } has no effect now.
event-minor-gained = { $seat } gains the { $minor }.
event-upgraded = { $seat } upgrades production space { $space }.
event-tile-thrown = { $seat } throws away the { $minor }.
event-major-gained = { $seat } gains the { $major }.
event-courtier-used = { $seat } sends { $courtier-the } for an achievement.
event-tucked = { $seat } tucks { $building } under the Stable.
event-token-lost = { $seat } will have one action token less.
event-debt-lowered = { $seat } owes { $coins } less without paying; the debt is { $debt }.
event-stall-sold = { $seat } sells { $good-one } for { $coins } coins.
event-grain-discarded = { $seat } discards { $tokens } grain.
event-interest = { $seat }: the interest marker runs { $steps ->
        [one] 1 quarter
       *[other] { $steps } quarters
    }{ $growth ->
        [0] { "" }
       *[other] , the debt grows by { $growth }
    }.
event-overflowed = { $seat } cannot owe more than 10: the debt falls back to 9.
event-highest = { $seat } has the highest reputation.
event-lowest = { $seat } has the lowest reputation.
event-memory = People forget: { $seat } moves to { $space }.
event-voted = { $seat } accuses { $suspect }.
event-abstained = { $seat } accuses nobody.
event-interrogated = { $seat } is interrogated.
event-proved = { $seat } proves innocence with three pieces of soul.
event-confessed = { $seat } confesses.
event-wing-bought = { $seat } buys an angel wing for { $coins } coins.
event-ritual-mark = Out of { $mark-possessive } chest comes { $coins ->
        [0] no bribe
        [one] a bribe of 1 coin
       *[other] a bribe of { $coins } coins
    }.
event-ritual-seat = { $seat } opens { $mark-possessive } chest: { $coins ->
        [0] no bribe
        [one] a bribe of 1 coin
       *[other] a bribe of { $coins } coins
    }.
event-guessed-mark = In { $mark-possessive } chest lies a guess: { $suspect } is { $role-one }.
event-guessed-seat = { $seat } guesses: { $suspect } is { $role-one }.
event-ritual-souls = { $pieces ->
        [0] In the devil’s chest lies no piece of soul.
        [one] In the devil’s chest lies 1 piece of soul; marked: { $marked }.
       *[other] In the devil’s chest lie { $pieces } pieces of soul; marked: { $marked }.
    }
event-bribes-lie = { $coins ->
        [one] 1 coin now lies
       *[other] { $coins } coins now lie
    } on the bribe spaces.
event-bribed = Five coins send the { $inquisitor } away for good.
event-devil-rewarded = The devil is rewarded:{ stocks }.
event-cultist-rewarded = The cultist is rewarded:{ stocks }.
event-inquisitor-opened = Inquisitor { $space } turns up: the { $inquisitor }.
event-guesses-locked = Two guesses agree: all guesses of this round stay on the table.
event-guesses-returned = No two guesses agree: all go back.
event-devil-owned = { $suspect } must answer truly: yes, the devil!
event-devil-denied = { $suspect } must answer truly: no, not the devil.
event-cultist-owned = { $suspect } must answer truly: yes, the cultist!
event-cultist-denied = { $suspect } must answer truly: no, not the cultist.
event-guesser-paid = Into { $mark-possessive } chest go { $coins } coins for the right guess.
event-ritual-came-back = Your chest comes back from the ritual:{ stocks }{ pieces-clean }.
event-soul-points = { $seat }, the devil, scores { $points } for { $pieces ->
        [one] 1 piece
       *[other] { $pieces } pieces
    } of soul.
event-guess-right = { $seat } guessed right: { $suspect } is { $role-one }; +{ $points }.
event-guess-wrong = { $seat } guessed wrong about { $suspect }; { $role-one } gets +{ $points }.
event-showed = { $seat } shows { $pieces ->
        [0] no piece of soul
        [one] 1 piece of soul
       *[other] { $pieces } pieces of soul
    }.
event-answered-soul = A piece of soul satisfies the { $inquisitor } at { $seat }’s.
event-answered-indulgence = An indulgence satisfies the { $inquisitor } at { $seat }’s.
event-answered-walls = The City Walls keep the { $inquisitor } from { $seat }, for { $coins } coins.
event-answered-free = The Basilica placates the { $inquisitor } for { $seat }.
event-discarded = { $seat } discards { $good-one }.
event-punished = The { $inquisitor } costs { $seat } { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
event-bailiff-came = The Bailiff comes to { $seat }: the debt grows by { $debt }.
event-destroyed = The Vandal destroys { $building } of { $seat }.
event-spared = The { $inquisitor } finds nothing to punish at { $seat }’s.
event-guests-left = All guests go home.
event-face-up = The { $inquisitor } turns up for the last inquisition.
event-wished = Your wish: { $wanted }; to be avoided: { $avoided }.
event-ended = The game is over.
event-closed-jesters = You close your chest with jesters only.
event-chest-jesters = You look into { $mark-possessive } chest. It rattles, but holds no offer.
event-major-gave = The { $major } gives { $seat }:{ stocks }.
event-event-points = { $card } gives { $seat } { $points ->
        [one] 1 point
       *[other] { $points } points
    }.

# Phases
phase-0 = Set-up
phase-1 = Production
phase-2 = Cards
phase-3 = Deals
phase-4 = Actions
phase-5 = Interest
phase-6 = Reputation
phase-7 = Witch hunt
phase-8 = Inquisition
