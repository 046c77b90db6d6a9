# What cards ask for and give: clauses, put together by `card_wording` from a card’s figures
amount = { $count } { $count ->
        [one] { $good-one }
       *[other] { $good-other }
    }
amount-paid = { $count } { $count ->
        [one] { $good-one }
       *[other] { $good-other }
    }
amount-any-basic = { $count ->
        [one] 1 basic good of your choice
       *[other] { $count } basic goods of your choice
    }
amount-any-luxury = { $count ->
        [one] 1 luxury of your choice
       *[other] { $count } luxuries of your choice
    }
amount-points = { $count ->
        [one] 1 point
       *[other] { $count } points
    }
amount-symbol = { $count } { $symbol }

# Prices and conditions
asks-pay = pay { $goods }
asks-give = give up { $courtier-the }
asks-below-start = if your reputation is below the start space
asks-recruited = if you did the recruit action in this phase
asks-tokens-used = if you used at least { $least ->
        [one] 1 action token
       *[other] { $least } action tokens
    }
asks-no-debt = if you have no debt
asks-no-science = if you own no science building
asks-below-all = if all others are above you as the phase begins
asks-each-below = for each player below you as the phase begins
asks-above = if at least { $least ->
        [one] 1 player is
       *[other] { $least } players are
    } below you as the phase begins

# What is given
gives-amount = +{ $amount }
gives-angel = { $count ->
        [one] take 1 angel wing
       *[other] take { $count } angel wings
    }
gives-absolve = { $count ->
        [one] return 1 devil wing
       *[other] return up to { $count } devil wings
    }
gives-any-courtier = take any one courtier free of charge
gives-courtier = take { $courtier-the } free of charge
gives-tile = { $count ->
        [one] gain 1 minor achievement
       *[other] gain { $count } minor achievements
    }
gives-relief = lower your debt by up to { $count } (no coins paid)
gives-each = +1 coin for each of your { $symbol-buildings }
gives-stall = sell up to { $count ->
        [one] 1 basic good
       *[other] { $count } basic goods
    } to the pool, at { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } each
gives-discard = discard up to { $count } grain: +1 point each
gives-tuck = slide one of your action buildings under this card; you may use its action now, and it needs no token in later rounds
gives-rise = reputation +{ $count }
gives-fall = reputation −{ $count }

# Interest and inquisition
gives-fewer = the interest marker moves { $count ->
        [one] 1 space
       *[other] { $count } spaces
    } fewer
gives-growth = your debt grows by { $count } at most
gives-wing-price = angel wings cost you { $count ->
        [one] 1 coin
       *[other] { $count } coins
    }
gives-walls = you may pay { $count ->
        [one] 1 coin
       *[other] { $count } coins
    } to placate one inquisitor
gives-free-answer = one inquisitor of your choice is placated for nothing

# What is counted at the end
counts-symbol = +{ $points } { $every ->
        [one] for each of your { $symbol-buildings }
       *[other] for every { $every } of your { $symbol-buildings }
    }
counts-coins = +{ $points } { $every ->
        [one] for each coin left over
       *[other] for every { $every } coins left over
    }, instead of 1 for every 5
counts-indulgences = +{ $points } { $every ->
        [one] for each indulgence you keep
       *[other] for every { $every } indulgences you keep
    }
counts-balance = +{ $points } if you have at least { $every } rural, { $every } urban and { $every } church buildings
counts-upgrades = +{ $points } { $every ->
        [one] for each upgraded production space
       *[other] for every { $every } upgraded production spaces
    }
counts-rural-banner = +{ $points } if you have gained the major rural achievement
counts-courtiers = +{ $points } { $every ->
        [one] for each courtier behind your walls
       *[other] for every { $every } courtiers behind your walls
    }
counts-basic = discard all your wood, all your stone or all your grain: +{ $points } { $every ->
        [one] for each token
       *[other] for every { $every } tokens
    }
counts-minors = +{ $points } { $every ->
        [one] for each minor achievement gained
       *[other] for every { $every } minor achievements gained
    }
counts-old = +{ $points } { $every ->
        [one] for each of your buildings of rounds 1–3
       *[other] for every { $every } of your buildings of rounds 1–3
    }

# What a building costs beside goods
costs-tile = one of your minor achievement tiles
costs-token = one action token less from the next round on

# A whole building, and the halves of an event card
does-none = No effect.
does-production = In every production phase: { $deed }.
does-action = Action: { $deed }.
does-immediate = At once: { $deed }.
does-interest = In every interest phase: { $deed }.
does-reputation = In every reputation phase: { $deed }.
does-inquisition = In every inquisition phase: { $deed }.
does-end = At the end of the game: { $deed }.
half-left = Left: { $deed }.
half-right = Right: { $deed }.
