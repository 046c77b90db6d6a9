# Where points come from, in a word or two
score-card-source = treasures
score-collector-source = Collectors
score-servants-source = Servants
score-tie-source = the tie-break
