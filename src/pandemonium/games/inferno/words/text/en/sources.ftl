# Where points come from, in a word or two
score-souls-source = Souls
score-tail-source = Tail of Minos
score-tracks-source = Sin Tracks
score-bonus-source = bonuses of the tracks
score-panel-source = the siege
score-dante-source = Dante
score-loans-source = fewer loans
score-council-source = fewer councils
score-challenge-source = the challenge
score-frauds-source = Frauds
score-diploma-source = Diplomas
score-boat-source = the Boat
score-higher-token-source = the lower token
score-reputation-tower-source = the highest Tower
score-reputation-florins-source = the most Florins
score-reputation-guests-source = the most Guests
score-reputation-home-source = the family at home
