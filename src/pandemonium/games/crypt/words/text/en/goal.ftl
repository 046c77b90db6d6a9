# The goal card
goal-win = The most coins win. The round in which the deck runs out is the last.
goal-alone = Gather as many coins as you can while the Ghost bids against you. The round in which the deck runs out is the last.
goal-cards = Every treasure you collect counts the coins on it.
goal-collectors = The six Collectors pay for sets of treasures, or help you for them.
goal-servants = At the end each Servant that is not exhausted counts 1.
