terminal-over = The five rounds are over.
terminal-round = Round { $round } of 5: { $phase }
terminal-hunt = a witch hunt at the end
terminal-inquisition = the inquisition at the end

# The board of the Church
terminal-bribes = Bribes
terminal-hunt-of = Hunt { $round }
terminal-proved = { $letter } proved
terminal-confessed = { $letter } confessed
terminal-opening = Round 3
terminal-souls = in the devil’s chest pieces of soul: { $pieces }, marked: { $marked }
terminal-coins = { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
terminal-guess = { $role }? { $letter }
terminal-yes = { $letter }: yes
terminal-no = { $letter }: no

# Kingdoms
terminal-role = Role
terminal-score = Points
terminal-reputation = Reputation
terminal-wings = Wings
terminal-wing-counts = angel { $angel }, devil { $devil }
terminal-indulgences = Indulgences
terminal-guests = Guests
terminal-debt = Debt
terminal-owes = { $debt } (quarter { $quarter })
terminal-spaces = Production
terminal-symbols = Symbols
terminal-minors = Minor
terminal-banners = Major
terminal-courtiers = Courtiers
terminal-requests = Asks for
terminal-tile-rural = rural
terminal-tile-urban = urban
terminal-tile-church = church
terminal-tile-mixed = mixed
terminal-courtier-rural = rural
terminal-courtier-urban = urban
terminal-courtier-church = church
terminal-courtier-alchemist = alchemist

# Behind the own walls
terminal-walls = Yours:
terminal-pieces = pieces of soul: { $clean } clean, { $marked } marked
terminal-own-role = you are: { $mark }

# Chests
terminal-notebook = Round|Chest|Inside|Price|Outcome
terminal-own = yours
terminal-sold = sold
terminal-unsold = came back
terminal-taken-before = taken already
terminal-answer-open = open
terminal-answer-taken = you took it
terminal-answer-left = you left it
terminal-jesters = jesters
terminal-offered-indulgences = indulgences { $count }
terminal-chest = In your chest:
terminal-bribe = bribe: { $goods }

# Plans
terminal-plans = Plans
terminal-plan-event = { $card } ({ $half })
terminal-plan-use = use { $building }
terminal-plan-build = { $acts ->
        [yes] build { $building } and use it
       *[no] build { $building }
    }
terminal-plan-recruit = recruit
terminal-plan-nothing = nothing

# Things with several choices
terminal-the-pool = { $good } from the pool
terminal-the-piece = { $which ->
        [marked] Marked piece of soul
       *[clean] Clean piece of soul
    }
terminal-the-space = Production space { $which }
terminal-the-indulgences = Indulgences
terminal-the-chest = Chest
terminal-the-spot = Recruiting
terminal-the-purse = Payments
terminal-the-wings = Angel wings
terminal-the-debt = Loans and debt
terminal-region-pool = Pool and loans
terminal-region-requests = Ask for goods
