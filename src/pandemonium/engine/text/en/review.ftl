# A finished game looked at again: where it was won and lost
review-summary = { $player }: { $initial } % before the first choice, { $luck } ± { $luck_error } by luck, { $own } ± { $own_error } by own choices, { $others } ± { $others_error } by the choices of others, { $final } % at the end.
review-looked = { $decisions ->
        [one] 1 choice looked at
       *[other] { $decisions } choices looked at
    }, { $again } of them closely; { $marks ->
        [0] none was clearly worse than another.
        [one] one was clearly worse than another.
       *[other] { $marks } were clearly worse than others.
    }
review-unsure = Luck and choices can hardly be told apart here: all of it depends on much that nobody knew.
review-inaccuracy = { $number }. Inaccuracy: { $chosen }. Better: { $better }. It lost { $lost } ± { $error } points of the chance to win.
review-mistake = { $number }. Mistake: { $chosen }. Better: { $better }. It lost { $lost } ± { $error } points of the chance to win.
review-blunder = { $number }. Blunder: { $chosen }. Better: { $better }. It lost { $lost } ± { $error } points of the chance to win.
review-points = { $points ->
        [one] 1 point less
       *[other] { $points } points less
    } on average; from { $source } alone { $most } less.
review-wins = The other wins { $wins } of 100 imagined games, this one { $others }.
review-swing = { $kind ->
        [luck] Luck
       *[bad-luck] Bad luck
    }: { $change } ± { $error } points, choices { $first } to { $last }.
review-swing-at-once = { $kind ->
        [luck] Luck
       *[bad-luck] Bad luck
    }: { $change } ± { $error } points, choice { $last }.
review-line = { $player }: chance to win, by what this player knew
review-knowing = { $player }: chance to win, knowing all
review-axis = Chance to win, in per cent
