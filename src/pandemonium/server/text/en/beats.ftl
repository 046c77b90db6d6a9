# What happened, and how it is told
log-older = { $turns ->
        [one] One older turn
       *[other] { $turns } older turns
    }
log-back = Back to the table
log-pages = Pages of the log
log-only-choice = Only choice: { $told }
log-clock = { $player }: time is up, and the clock answers.
log-clock-yours = Your time is up. The clock chose: { $choice }
log-again = Show it again
