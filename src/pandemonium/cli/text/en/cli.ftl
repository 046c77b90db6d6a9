# Who sits at the table
name-person = Player { $letter }
name-bot = Bot { $letter } ({ $level })

# Questions and answers
play-answer = Number, or ? for help:
play-role = { $player }: { $role }
play-thinks = { $player } thinks…
play-aside = You may do this now, or press Enter to let the game go on.
play-beside = { $player } may use an ability now, too: type { $letter } to hand over the keyboard.
play-back = back
play-pass-screen = { $player } is asked. Press Enter when only { $player } looks at the screen.
play-group = { $name } ({ $ways ->
        [one] 1 way
       *[other] { $ways } ways
    })
play-bad-number = Choose a number from 1 to { $most }, or ? for help.
play-taken-back = { $player } takes the last choice back.
play-why-which = Which thing or choice? For example { $examples }, or a code from the log:
play-why-open = That can be chosen now.
play-rule = (rule { $rule })
play-advice = The bot would choose: { $choice }. { $reason }
play-advice-next = next best: { $choice }, { $behind }
play-advising = Thinking about a hint…
play-committed = The dice are committed to: { $commitment }
play-seed = The seed was { $seed }
play-saved = The journal is in { $file }.
play-lose = The game is not kept in a file (--save) and will be lost. Leave it? y leaves, anything else goes on:
play-yes = y
play-more = Enter for more…
play-table-hidden = The table is behind this question: t shows it.
play-quit = The game stops here.
play-resume = Go on with: { $command }
play-help =
    number  choose it
    u       take back
    h       hint
    w       why not? ({ $examples })
    ? word  what a word of the rules means
    g       what wins
    t       the table again
    l       the log
    q       quit (with --save, to go on later)
    Instead of a number, the code of a choice will do.

# The end
end-winners = { $count ->
        [one] { $names } wins.
       *[other] { $names } share the victory.
    }
end-total = Total
end-points = Points
end-for = For

# Backups
backup-written = { $rows } rows written to { $file }, { $bytes } bytes
backup-restored = { $rows } rows restored into { $db }

# How it is installed
compiled = compiled
plain = plain Python

# pandemonium features
features-title = { $width } numbers, for every player count
features-place = place
features-name = name
features-range = range
features-kind = read as
features-number = number
features-flag = yes or no
features-one-of = one of several
features-index = index

# pandemonium review
review-play-on = Play on from there: { $command }

# What decide says
decided-title = { $level } against { $other }
decided-role = role
decided-verdict = verdict
decided-games = games
decided-wins = wins
decided-others = { $other } there
decided-gain = gain in points, 95 %
verdict-better = better
verdict-worse = worse
verdict-undecided = undecided

# What sim, arena, train and balance say
lab-title = { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $decisions } decisions in { $seconds } s
lab-speed = { $games } games/s, { $decisions } decisions/s
lab-seat = seat
lab-role = role
lab-bot = bot
lab-score = mean score
lab-won = won
lab-wins = wins
lab-interval = 95 %
lab-even = even
lab-rating = rating
lab-kept = kept
lab-not-kept = not kept
lab-report = The report is in { $file }
