# The goal card
goal-win = Whoever has the most points after five rounds wins. Every role plays for itself.
goal-buildings = Buildings bring points, symbols and production; sets of symbols are achievements, five alike or two of each are major ones (2 points, none for the devil).
goal-deals = In each round you offer goods in a closed chest at a price, and two chests of others come to you. You see the role of their owner, never who it is.
goal-souls = Mortals have three pieces of soul, the cultist two marked ones. The devil pays well for them; from the fifth piece on each is worth 6 points.
goal-inquisition = After rounds 3 and 5 inquisitors come. A piece of soul shown, or an indulgence, satisfies one; every other one punishes.
goal-devil = Guess who is the devil and who the cultist: a right guess is worth 2 points, a wrong one gives them 1.
