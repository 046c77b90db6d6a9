title = Deal with the Devil
about = Build a kingdom, trade in closed chests, and guess who among you is the devil before the inquisition comes.

# Goods and coins
good-wood = wood
    .one = wood
    .other = wood
good-stone = stone
    .one = stone
    .other = stone
good-grain = grain
    .one = grain
    .other = grain
good-marble = marble
    .one = marble
    .other = marble
good-glass = glass
    .one = glass
    .other = glass
good-coin = coins
    .one = coin
    .other = coins

# Roles, and the marks inside the chests
role-devil = devil
    .one = the devil
    .possessive = the devil’s
role-cultist = cultist
    .one = the cultist
    .possessive = the cultist’s
role-mortal = mortal
    .one = a mortal
    .possessive = a mortal’s
mark-devil = devil
    .one = the devil
    .possessive = the devil’s
mark-cultist = cultist
    .one = the cultist
    .possessive = the cultist’s
mark-mortal-1 = mortal 1
    .one = mortal 1
    .possessive = mortal 1’s
mark-mortal-2 = mortal 2
    .one = mortal 2
    .possessive = mortal 2’s

# Symbols of buildings
symbol-rural = rural
    .building = rural building
    .buildings = rural buildings
symbol-urban = urban
    .building = urban building
    .buildings = urban buildings
symbol-church = church
    .building = church building
    .buildings = church buildings
symbol-science = science
    .building = science building
    .buildings = science buildings

# Courtiers
courtier-rural = rural courtier
    .the = the rural courtier
courtier-urban = urban courtier
    .the = the urban courtier
courtier-church = church courtier
    .the = the church courtier
courtier-alchemist = alchemist
    .the = the alchemist

# Achievements
tile-minor-rural = minor rural achievement
tile-minor-urban = minor urban achievement
tile-minor-church = minor church achievement
tile-minor-mixed = minor mixed achievement
tile-major-rural = major rural achievement
tile-major-urban = major urban achievement
tile-major-church = major church achievement
tile-major-mixed = major mixed achievement
