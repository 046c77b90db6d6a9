# Who sits at the table
name-person = Player { $letter }
name-bot = Bot { $letter } ({ $level })

# Questions and answers
play-answer = Number, or ? for help:
play-thinks = { $player } thinks…
play-aside = You may do this now, or press Enter to let the game go on.
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
play-hint = The bot would choose: { $choice }
play-committed = The dice are committed to: { $commitment }
play-seed = The seed was { $seed }
play-saved = The journal is in { $file }.
play-quit = The game stops here.
play-resume = Go on with: pandemonium play { $game } --resume { $file }
play-help =
    number  choose it
    u       take back
    h       hint
    w       why not? ({ $examples })
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
