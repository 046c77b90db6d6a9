# What happened, and how it is told
log-older = { $turns ->
        [one] One older turn
       *[other] { $turns } older turns
    }
log-back = Back to the table
log-only-choice = Only choice: { $told }
log-again = Show it again
