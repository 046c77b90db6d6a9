# Why a choice is advised, and how far others are behind it
advice-only = It is the only choice.
advice-clear = Nothing else is worth comparing here.
advice-points = { $points ->
        [one] +1 point
       *[other] +{ $points } points
    } on average over the next best, mostly: { $source }.
advice-wins = Wins { $wins } of 100 imagined games, the next best { $others }.
advice-even = About as good as the next best.
advice-better = It comes out better than the next best.
advice-level = about as good
advice-less = worth { $win } % of a win less
advice-fewer = { $points ->
        [one] 1 point less
       *[other] { $points } points less
    }
