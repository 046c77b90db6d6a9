# The goal card
goal-heroes = The heroes win together, and at once, when the last mission of the adventure is done.
goal-sin = The Sin wins when a hero dies and nobody is left in the Reserve to replace him.
goal-turn = A hero’s turn is a Move and an Action: Combat, or a Cleanse of the space. City Actions are free, once a round.
goal-corruption = Before a roll a hero may take voluntary corruption: the further along the track, the stronger that roll.
goal-reaction = After a hero’s turn the Sin may react: a monster moves, and those beside this hero attack.
goal-apocalypse = Every round the Apocalypse advances: new monsters, more dice and cards that stay to the end.
