# The end of a game
ending-sources = Where the points come from
ending-by-round = Points by round
ending-rounds = Round by round
ending-board = The board at the end
ending-parts = Parts of this page

# Where was it lost?
review-title = Where was it lost?
review-offer = Every choice is tried again in imagined games, from what each player knew then. That takes from a few seconds to some minutes; the page fills as it comes.
review-begin = Look at the game again
review-looking = { $parts ->
        [one] Looking… one part is still to come.
       *[other] Looking… { $parts } parts are still to come.
    }
review-legend = Chance to win, choice by choice: as each player could know it (full line) and for somebody who knows every card (dashed). Dots are doubtful choices. A player’s own choices are counted against what the normal bot would have done, a doubtful one against the best that was found.
review-look = Look there, or play on from there
