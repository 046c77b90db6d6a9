# The levels of bots
level-random = random
level-easy = easy
level-normal = normal
level-hard = hard
level-master = master
