# The goal card
goal-title = What wins
goal-short = Goal
