# Questions
ask-over = The game is over.
ask-wish = Which role would you like, and which would you rather not have? Every deal stays possible.
ask-keep = Keep one building of your hand; the others are laid away, face down.
ask-pass = Choose two of the four buildings you have just drawn; { $player } gets them.
ask-repay = The last chance of this round to pay debt back. Your debt: { $debt }.
ask-offer = Fill your chest and close it at a price, or close it empty. { $role ->
        [mortal] A mortal asks for 2 to 7 coins.
        [cultist] The cultist asks for 2 to 6 coins or a piece of soul.
       *[devil] { $first ->
            [yes] The devil asks for a piece of soul.
           *[no] The devil asks for one or two pieces of soul.
        }
    }
ask-first-chest = { $there ->
        [open] The first chest is { $mark-possessive }. For { $price } you get:{ stocks }{ offered-indulgences }. Take it all, or leave it.
        [taken] The first chest is { $mark-possessive }. It was taken already, for { $price }: leave it.
        [rattling] The first chest is { $mark-possessive }. It rattles, but holds no offer: leave it.
       *[empty] The first chest is { $mark-possessive }. It holds no offer: leave it.
    }
ask-second-chest = { $there ->
        [open] The second chest is { $mark-possessive }. For { $price } you get:{ stocks }{ offered-indulgences }. Take it all, or leave it.
        [taken] The second chest is { $mark-possessive }. It was taken already, for { $price }: leave it.
        [rattling] The second chest is { $mark-possessive }. It rattles, but holds no offer: leave it.
       *[empty] The second chest is { $mark-possessive }. It holds no offer: leave it.
    }
ask-plan = { $two ->
        [yes] You hold two event cards: lay one away first. Then plan in secret.
       *[no] Plan in secret, then say ready. Tokens: { $used } of { $tokens }, { $free } free{ $grain ->
            [0] { "" }
           *[other] {" "}({ $grain } grain due)
        }.
    }
ask-pay-building = Pay for { $building }:{ spent }.{ lacking }
ask-pay-action = Pay for the action of { $building }:{ spent }.{ lacking }
ask-pay-event = Pay for the right half of { $card }:{ spent }.{ lacking }
ask-pay-courtier = Which courtier do you recruit?{ lacking }
ask-pay-grain = 1 grain is due for a token beyond the free ones{ $left ->
        [one] { "" }
       *[other] {" "}({ $left } in all)
    }.{ lacking }
ask-free-action = The Stable: use { $building } without a token{ spent }?
ask-take-good = { $source }: which good do you take?{ $left ->
        [one] { "" }
       *[other] {" "}({ $left } to come)
    }
ask-take-courtier = { $source }: which courtier comes behind your walls?
ask-gain-tile = { $source }: which minor achievement do you gain?
ask-upgrade = You gain the { $tile }: which production space does it upgrade?
ask-throw-tile = The Dam: which minor tile do you throw away?
ask-tuck = The Stable: which action building goes under it?
ask-stall = Sell basic goods at { $coins } coins each, one by one; at most { $left }.
ask-granary = The Great Granary: how much grain do you discard for points?
ask-claim = Claim an achievement with the help of courtiers?
ask-accuse = The witch hunt: whom do you accuse? Two votes lead to an interrogation.
ask-answer = You are interrogated: prove your innocence with three pieces of soul, or confess.
ask-prepare = Before the ritual: an angel wing costs you { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }, and debt can be paid back (yours: { $debt }).
ask-ritual = The ritual: { $role ->
        [devil] pieces of soul, and bribes
        [cultist] bribes, and a guess who is the devil
       *[other] bribes, and guesses who is the devil and who the cultist
    } go into your chest; then close it.
ask-inquisitors = { $inquisitors ->
        [0] No inquisitor comes to you.
       *[other] Inquisitors who come to you: { $inquisitors }; without an answer: { $left }. Answer with pieces of soul or indulgences; whoever gets nothing punishes.
    }
ask-ascetic = The Ascetic still wants { $left ->
        [one] 1 luxury
       *[other] { $left } luxuries
    } discarded; each one missing costs { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
ask-profligate = The Profligate: discard 1 marble and 1 glass, or lose { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
ask-vandal = The Vandal destroys your most valuable building: which of the equals?
ask-late-guest = The Bailiff has brought you one more guest: answer him, or lose { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
ask-accounts = The end: pay debt back and trade once more before the reckoning. Your debt: { $debt }.
wait = { $player } { $doing }.
wait-several = The others { $doing }.
doing-wish = think about roles
doing-keep = choose a building to keep
doing-pass = choose buildings to pass
doing-repay = think about debts
doing-offer = fill their chests
doing-first-chest = look into the first chest
doing-second-chest = look into the second chest
doing-plan = plan in secret
doing-pay-building = pays for a building
doing-pay-action = pays for an action
doing-pay-event = pays for an event
doing-pay-courtier = recruits a courtier
doing-pay-grain = pays grain for a token
doing-free-action = stands at the Stable
doing-take-good = takes a good
doing-take-courtier = takes a courtier
doing-gain-tile = gains an achievement
doing-upgrade = upgrades the production
doing-throw-tile = gives up a tile for the Dam
doing-tuck = tucks a building under the Stable
doing-stall = sells goods
doing-granary = opens the Great Granary
doing-claim = counts symbols
doing-accuse = choose whom to accuse
doing-answer = answer the mob
doing-prepare = prepare for the ritual
doing-ritual = fill their chests for the ritual
doing-inquisitors = answer the inquisitors
doing-ascetic = faces the Ascetic
doing-profligate = faces the Profligate
doing-vandal = faces the Vandal
doing-late-guest = faces a guest
doing-accounts = put their accounts in order

# What a payment lacks
lacking = { $missing ->
        [0] { "" }
       *[other] {" "}Missing:{ lacking-goods }.
    }{ $raise ->
        [0] { "" }
        [one] {" "}Raise 1 coin.
       *[other] {" "}Raise { $raise } coins.
    }
lacking-goods = { $lack-wood ->
        [0] { "" }
       *[other] {" "}{ $lack-wood } wood
    }{ $lack-stone ->
        [0] { "" }
       *[other] {" "}{ $lack-stone } stone
    }{ $lack-grain ->
        [0] { "" }
       *[other] {" "}{ $lack-grain } grain
    }{ $lack-marble ->
        [0] { "" }
       *[other] {" "}{ $lack-marble } marble
    }{ $lack-glass ->
        [0] { "" }
       *[other] {" "}{ $lack-glass } glass
    }
