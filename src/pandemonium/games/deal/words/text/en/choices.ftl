# Choices
choice-keep = Keep { $building }
choice-pass = Pass { $building }
choice-build = Plan to build { $building }{ warning }
choice-act = Plan to use { $building } at once{ warning }
choice-use = Plan to use { $building }{ warning }
choice-tuck = Tuck { $building } under the Stable
choice-destroy = Let { $building } be destroyed
choice-drop = Lay away { $card }
choice-put = Put { $good-one } into the chest
choice-put-indulgence = Put an indulgence into the chest
choice-put-clean = Put a clean piece of soul into the chest
choice-put-marked = Put a marked piece of soul into the chest
choice-bribe = Add { $good-one } as a bribe
choice-close = Close the chest
choice-close-empty = Close the chest empty
choice-close-jesters = Close the chest with jesters only
choice-close-at = Close at { $price }
choice-accept = Accept: { $price }{ $marked ->
        [0] { "" }
        [one] { $clean ->
            [0] {" "}(marked)
           *[other] {" "}(1 of them marked)
        }
       *[other] {" "}(marked)
    }
choice-leave = Leave it as it is
choice-leave-action = Leave the free action
choice-event = { $half ->
        [left] { $card }: left half, at once
       *[right] { $card }: right half, at the end
    }{ warning }{ warning-unmet }
choice-recruit = Plan to recruit a courtier{ warning }
choice-recruit-one = Recruit { $courtier-the } for { $coins } coins
choice-pay = Pay:{ spent }
choice-pay-for-me = Pay for me this round
choice-pay-with = Pay with { $good-one }
choice-free = Use the free action{ spent }
choice-free-with = Use the free action, paying { $good-one }
choice-take = Take { $good-one }
choice-courtier = Take { $courtier-the }
choice-gain = Gain the { $tile }
choice-throw = Throw away the { $tile }
choice-upgrade = Upgrade production space { $space }
choice-stall = Sell { $good-one }
choice-discard = Discard 1 marble and 1 glass
choice-discard-grain = { $tokens ->
        [0] Discard no grain
       *[other] Discard { $tokens } grain for { $tokens ->
            [one] 1 point
           *[other] { $tokens } points
        }
    }
choice-discard-luxury = Discard { $good-one }
choice-claim = Claim the { $tile } with{ $courtier-0 ->
        [first] {" "}rural
        [more] , rural
       *[no] { "" }
    }{ $courtier-1 ->
        [first] {" "}urban
        [more] , urban
       *[no] { "" }
    }{ $courtier-2 ->
        [first] {" "}church
        [more] , church
       *[no] { "" }
    }{ $courtier-3 ->
        [first] {" "}alchemist
        [more] , alchemist
       *[no] { "" }
    }{ $reward ->
        [upgrade] {" "}→ an upgraded production space
        [alchemist] {" "}→ the alchemist
       *[goods] {" "}→{ stocks }{ $wings ->
            [0] { "" }
           *[other] {" "}+{ $wings } angel wings
        }
    }
choice-accuse = Accuse { $suspect }
choice-accuse-nobody = Accuse nobody
choice-guess = { $suspect } is { $role-one }
choice-soul = Show a piece of soul
choice-soul-for = Show a piece of soul to { $inquisitor-the }
choice-indulgence = Give an indulgence
choice-indulgence-for = Give { $inquisitor-the } an indulgence
choice-walls = Pay { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } for the City Walls
choice-walls-for = Pay { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } for the City Walls: they keep out { $inquisitor-the }
choice-basilica = Let the Basilica placate him
choice-basilica-for = Let the Basilica placate { $inquisitor-the }
choice-want = I would like to be: { $role }
choice-want-nothing = Any role will do
choice-avoid = I would rather not be: { $role }
choice-avoid-nothing = There is no role to avoid
choice-done-wishes = Those are my wishes
choice-done-keeping = Keep it, lay the others away
choice-done-repaying = Done with the debts
choice-done-preparing = Ready for the ritual
choice-done-answering = That is my answer
choice-done-accounts = Close the books
choice-hand-over = Hand the two cards over
choice-ready = The plan is ready{ warning }{ warning-unmet }
choice-cannot-pay = { $slips ->
        [free] It cannot be paid: skip it
       *[dear] It cannot be paid: skip it, reputation −1
    }
choice-enough = Enough
choice-enough-ascetic = Discard no more: lose { $points ->
        [one] 1 point
       *[other] { $points } points
    }
choice-no-more = No more claims
choice-prove = Prove your innocence: show 3 pieces
choice-confess = Confess
choice-suffer = Suffer the penalty: lose { $points ->
        [one] 1 point
       *[other] { $points } points
    }
choice-buy = Buy { $good-one } for { $coins } coins
choice-buy-wing = Buy an angel wing for { $coins } coins
choice-sell = Sell { $good-one } for { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
choice-borrow = Borrow { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } (debt { $debt })
choice-repay = Pay back { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } (debt { $debt })
choice-ask = Ask for { $good }

# Prices, halves, wishes
price-2 = 2 coins
price-3 = 3 coins
price-4 = 4 coins
price-5 = 5 coins
price-6 = 6 coins
price-7 = 7 coins
price-0 = nothing
price-souls-1 = a piece of soul
price-souls-2 = 2 pieces of soul
event-half-none = neither half
event-half-left = the left half
event-half-right = the right half
wish-devil = the devil
wish-cultist = the cultist
wish-mortal = a mortal
wish-nothing = no wish

# What a plan asks for beyond what lies behind the walls
warning = { $dear ->
        [yes] {" "}(looks too dear)
       *[no] { warning-coins }
    }{ $grain ->
        [0] { "" }
       *[other] {" "}({ $grain } grain due)
    }
warning-coins = { $raise ->
        [0] { "" }
        [one] {" "}(1 coin to raise)
       *[other] {" "}({ $raise } coins to raise)
    }
warning-unmet = { $unmet ->
        [yes] {" "}(its condition is not met yet)
       *[no] { "" }
    }
