# The end of a game
ending-sources = Where the points come from
ending-by-round = Points by round
ending-board = The board at the end
ending-parts = Parts of this page
