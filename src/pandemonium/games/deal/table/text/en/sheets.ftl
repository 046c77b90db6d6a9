# The notebook
notebook-title = Notebook
notebook-seen = Chests that came to you
notebook-own = Your own chests
notebook-none = None yet.
notebook-round = Round
notebook-when = { $round } · { $distribution ->
        [1] first
       *[2] second
    }
notebook-mark = Mark
notebook-content = Content
notebook-price = Price
notebook-answer = Outcome
notebook-taken = taken before, only the payment lay in it
notebook-took = you took it
notebook-left = you left it
notebook-sold = sold
notebook-unsold = came back
notebook-ways = The ways of the chests: { $left ->
        [one] one schedule is
       *[other] { $left } schedules are
    } left
notebook-ways-told = There are 48 schedules. These marks can still come to you, and these can get your chest.
notebook-comes = { $distribution ->
        [1] First comes
       *[2] Second comes
    }
notebook-goes = { $distribution ->
        [1] Yours goes first to
       *[2] Yours goes then to
    }

# The guide
guide-title = Help
guide-prices = The pool, at any time
guide-basic = basic good
guide-luxury = luxury
guide-scoring = At the end
guide-score-buildings = points printed on your buildings
guide-score-majors = +2 for each major achievement (not for the devil)
guide-score-wings = +1 for each angel wing, −1 for each devil wing
guide-score-indulgences = +2 for each indulgence
guide-score-courtiers = +1 for each courtier behind your walls
guide-score-marked = −1 for each marked piece of soul
guide-score-debt = half of your debt lost, rounded up
guide-score-goods = +1 for each luxury; +1 for every 5 basic goods and coins; what is left breaks ties
guide-productions = What each side produces
guide-roles = The four chests of roles
guide-role-devil = The devil: no piece of soul; marble, glass, wood, stone, grain, 8 coins. Asks for 1 or 2 pieces of soul, never for coins.
guide-role-cultist = The cultist: 2 marked pieces; marble, glass, 1 coin; a guess of the devil. Asks for 2 to 6 coins, or 1 piece of soul.
guide-role-mortal = A mortal (two of them): 3 clean pieces; guesses of the devil and of the cultist. Asks for 2 to 7 coins.
guide-secrets = So that nobody has to ask
guide-secret-souls = Two pieces only: you are the cultist. A marked piece at the start is the cultist’s; whoever received one in a deal is the devil.
guide-secret-prices = Prices are coins or pieces of soul, never goods.
guide-secret-payer = Whoever pays with pieces chooses clean or marked ones. The devil may pay the cultist with the cultist’s own piece.
guide-secret-guesses = Guess tokens stay on the table after round 3 exactly if two guesses of one role were equal.
guide-secret-hunt = The witch hunt uses rings only. Three pieces prove innocence, marked ones too.
guide-secret-bluff = You may say anything at the table, true or not.
guide-tile = { $minor }: upgrades a production space. { $major }: { $reward }.
