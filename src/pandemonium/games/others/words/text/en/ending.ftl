# Story mode
sequel-next = Next adventure: { $adventure }
sequel-repeat = Repeat this adventure

# The account at the end
score-won = Victory
score-won-source = victory
score-reserve = Heroes left in the Reserve: { $number }
score-reserve-source = Reserve
score-deaths = Heroes who died: { $number }
score-deaths-source = deaths
score-missions = Missions done: { $number }
score-missions-source = missions
score-rounds = Rounds: { $number }
score-rounds-source = rounds
score-level = The Apocalypse reached { $number }
score-level-source = Apocalypse
score-kills = Monsters killed: { $number }
score-kills-source = kills
score-removals = Tokens removed: { $number }
score-removals-source = removals
score-sins = Corruption taken by choice: { $number }
score-sins-source = corruption

# What the picture of the rounds counts
counted-missions = Missions done
counted-deaths = Heroes who died
counted-level = Apocalypse
