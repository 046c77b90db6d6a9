# The board and its parts
table-status = Round { $round } of 5 · { $phase }
table-over = The end
table-chapter = Round { $round }
table-rounds = The five rounds
table-phases = Phases of the round
table-nobody = nobody
table-nothing = nothing
table-indulgences = { $count ->
        [0] no indulgence
        [one] 1 indulgence
       *[other] { $count } indulgences
    }
towns-title = Buildings of the four kingdoms
walls-title = Behind your walls

# Reputation, debts, inquisition
renown-title = Reputation
renown-space = Reputation { $space }: { $names }
debts-title = Debts
debts-space = Debt { $debt }, { $points ->
        [0] no point
        [one] 1 point
       *[other] { $points } points
    } lost at the end: { $names }
debts-circle = Interest of { $player }: the marker stands on quarter { $quarter } and runs { $debt ->
        [one] 1 step
       *[other] { $debt } steps
    }
tribunal-title = Inquisition
tribunal-bribes = Bribes: { $coins ->
        [one] 1 coin lies
       *[other] { $coins } coins lie
    } on the five spaces
judge-awake = present
judge-asleep = asleep
judge-sent = bribed away
judge-answered = You have an answer for him.
judge-guests = Guests ({ $guests } called)
judge-told = { $place }: { $name }, { $state }. { $takes }

# The kingdoms
kingdoms-title = The four kingdoms
kingdom-label = The kingdom of { $player }, { $score ->
        [one] 1 point
       *[other] { $score } points
    }.
kingdom-role = Role: { $role }.
kingdom-ready = Ready.
kingdom-symbols = { $symbol-buildings }: { $count }
kingdom-courtiers = Courtiers behind the walls: { $count }
kingdom-hand = Cards in the hand: { $cards } buildings, { $events ->
        [one] 1 event card
       *[other] { $events } event cards
    }
kingdom-asks = Asks for: { $goods }
kingdom-accuses = Accuses { $suspect }
kingdom-guess = Takes { $suspect } for the { $role }
kingdom-confessed = Has confessed to the mob
wheel-space = Production space { $space }: { $good }, level { $level }
wheel-coins = { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } from the production
seat-score = { $points ->
        [one] 1 point
       *[other] { $points } points
    } so far
seat-reputation = Reputation { $space }
seat-angel = { $wings ->
        [one] 1 angel wing
       *[other] { $wings } angel wings
    }
seat-devil = { $wings ->
        [one] 1 devil wing
       *[other] { $wings } devil wings
    }
seat-guests = { $guests ->
        [one] 1 guest
       *[other] { $guests } guests
    } will come
seat-indulgences-hidden = Indulgences: hidden
seat-nothing-built = Nothing built yet
seat-played = Events: { $cards }

# The chest
chest-title = A chest
chest-yours = Your chest
chest-first = The first chest
chest-second = The second chest
chest-ritual-title = The ritual
chest-closed = Your chest, closed
chest-own = Your chest. In it: { $content }
chest-own-closed = Your chest, closed at { $price }. In it: { $content }
chest-offer = The chest of { $mark }: { $content }, for { $price }
chest-taken = The chest of { $mark }, taken already. In it lies the payment: { $price }
chest-empty = The chest of { $mark }: { $content }
chest-nothing = no offer
chest-jesters = no offer, it only rattles
chest-answer-taken = You take it.
chest-answer-left = You leave it.
chest-ritual = Your chest for the ritual. In it: { $content }
chest-pieces = pieces of soul: { $clean } clean, { $marked } marked
chest-guess = { $suspect } is the { $role }
chest-sold = Your chest, closed. This round it was sold for { $price }
chest-unsold = Your chest, closed. This round it came back unsold; the price was { $price }
chest-price = Close it at

# The plan
plan-title = Plan
plan-tokens = { $left ->
        [one] 1 action token
       *[other] { $left } action tokens
    } left
plan-purse = Pay for me
plan-asks = Each payment of this round is asked
plan-pays = What you can pay in this round is paid without asking
plan-grain = { $grain } grain due for the tokens beyond the free ones
plan-use = Use
plan-build-1 = Build first
plan-build-2 = Build second
plan-recruit = Recruit
plan-recruit-free = The spot for recruiting a courtier
plan-recruit-planned = A courtier will be recruited
plan-left = { $card }, left
plan-right = { $card }, right
plan-left-short = left
plan-right-short = right
plan-uses = Uses { $building }
plan-builds = Builds { $building }
plan-nothing = plans nothing
plan-covered = Everything for it is there
plan-missing = Missing: { $goods }.{ $pool ->
        [0] { "" }
        [one] {" "}At the pool that is 1 coin.
       *[other] {" "}At the pool that is { $pool } coins.
    }{ $loan ->
        [0] { "" }
        [one] {" "}A loan of 1 would do.
       *[other] {" "}A loan of { $loan } would do.
    }
plan-short = { $told } Even so it cannot be paid, unless you sell something.

# Cards
hand-title = Your hand
town-title = Your buildings
town-empty = Nothing built yet
card-told = { $name } ({ $symbols }). Costs { $cost }. { $does } { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
occasion-told = Event card { $name }. { $left } { $right }

# Behind the walls
store-title = Goods, pieces and people
store-stock = Behind your walls: { $count } { $good }
store-pool = The pool: { $good } is bought for { $buy } coins and sold for { $sell ->
        [one] 1 coin
       *[other] { $sell } coins
    }
store-buy = buy
store-sell = sell
store-ask = Ask the others for { $good }
store-asked = You have asked for { $good }
store-clean = { $pieces ->
        [one] 1 clean piece of soul
       *[other] { $pieces } clean pieces of soul
    }
store-marked = { $pieces ->
        [one] 1 marked piece of soul
       *[other] { $pieces } marked pieces of soul
    }
store-wings = Wings: { $angel } of angels, { $devil } of devils
store-debt = Debt: { $debt }
store-borrow = Borrow
store-repay = Pay back
people-title = Your courtiers
person-fresh = { $courtier }: can be recruited for 2 coins
person-used = { $courtier }: has served, can be recruited for 3 coins
person-walls = { $courtier }: behind your walls
person-not-won = { $courtier }: comes with the major mixed achievement
tiles-title = Achievements
tile-unearned = { $tile }, not gained. Needs { $needs }.
tile-earned = { $tile }, gained: it lies on production space { $space }.
tile-thrown = { $tile }, thrown away.
tile-major = { $tile }. Needs { $needs }. Brings: { $reward }.
tile-won = { $tile }: gained.

# The end
end-roles = Who was what, and where the pieces of soul ended
end-gifts = Who gave what to whom
end-gifts-told = Each arrow is a deal: the round, what lay in the chest, and after the bar what was paid for it.
end-gift = Round { $round }: { $giver } gave { $taker } { $goods } for { $price }
end-no-deal = No chest was taken in the whole game.
end-chests = All chests
end-schedule = The chests went by schedule { $schedule } of 48.
end-owner = Chest of
end-first = First to
end-second = Then to
end-took = took it
end-hindsight = When could it have been known?
end-hindsight-told = Each row looks, each column is looked at. A bar for each round shows what the open payments and the chests seen left to each role; the numeral is the round after which the true role was as good as certain.
end-looking = Looking
end-believed = after round { $round }: devil { $devil } %, cultist { $cultist } %, mortal { $mortal } %
