# The goal card
goal-win = The most Infamy wins. When Dante reaches his last stop, everybody else has one more turn.
goal-journey = Infamy of the game and Infamy of the final scoring are counted apart: the lower of the two is your result. Below 0 you have lost.
goal-challenge = Reach the target of Infamy before Dante’s last stop, and meet a row of requirements at every Diploma. Below 0 you have lost.
goal-souls = Lead Souls into the circle of their colour: when one lies down, you gain the Infamy of the circle.
goal-diplomas = Lead a Sin Track when Dante comes to its Diploma: at the end it gives the level of your Skull times the Phlegethon cube.
goal-barrels = Supply Barrels at the Wall, and play Fraud cards: their right halves count at the end.
goal-reputation = Reputation at the end: the highest Tower, the most Florins, the most Guests, the most family at home.
goal-loans = Loans are always granted; they cost Infamy at the end, and many of them at once.
