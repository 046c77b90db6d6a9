title = Inferno
about = Accuse sinners in Florence and lead their Souls down the nine circles of Hell.

# The sins, each with the colour of its circle, Souls, track, cube and Diploma
cream = Limbo
    .colour = cream
    .one = a cream
purple = Lust
    .colour = purple
    .one = a purple
green = Gluttony
    .colour = green
    .one = a green
brown = Greed
    .colour = brown
    .one = a brown
blue = Sloth
    .colour = blue
    .one = a blue
yellow = Heresy
    .colour = yellow
    .one = a yellow
red = Violence
    .colour = red
    .one = a red
gray = Fraud
    .colour = gray
    .one = a gray
ice-blue = Treason
    .colour = ice-blue
    .one = an ice-blue

# Florence
san-piero = Porta San Piero
duomo = Porta del Duomo
scheraggio = San Pier Scheraggio
borgo = Il Borgo
haystack = Haystack
    .effect = adopt an Urchin
banquet = Banquet
    .effect = build the next floor of the Tower
bank = Bank
    .effect = 2 Florins, and 1 for each Guest
courtyard = Courtyard
    .effect = bring members home, rearrange the Tower
bonfire = Bonfire
    .effect = change Florins, a cube or a disc, a Guardian or the Styx
wall = Wall
    .effect = change Florins, play a Fraud card, supply a Barrel
market = Market
    .effect = steal a Barrel
palace = Palace
    .effect = host a Guest

# Family, Guests and Barrels
noble = Noble
    .one = a Noble
    .item = the Noble
urchin = Urchin
    .one = an Urchin
    .item = the Urchin
vescovo = Vescovo
    .item = the Vescovo
    .opens = Bonfire
condottiere = Condottiere
    .item = the Condottiere
    .opens = Wall
console = Console delle Arti
    .item = the Console delle Arti
    .opens = Market
gonfaloniere = Gonfaloniere di Giustizia
    .item = the Gonfaloniere di Giustizia
    .opens = Palace
bread = bread
    .item = the Barrel of bread
cloth = cloth
    .item = the Barrel of cloth
wine = wine
    .item = the Barrel of wine
weapons = weapons
    .item = the Barrel of weapons

# Guardians
medusa = Medusa
    .deed = turn a Soul beside her to stone
antaeus = Antaeus
    .deed = put your Chains under a Soul beside him
geryon = Geryon
    .deed = dig a Pit beside him
minos = Minos
    .deed = share in the Souls laid in a circle
cerberus = Cerberus
    .deed = take a Bone for a later turn
minotaur = Minotaur
    .deed = move him and your Labyrinth

# Bonuses of the Sin Tracks
bonus-guardian-drachma = a Guardian and 1 Drachma
bonus-guardian-infamy = a Guardian and +1 Infamy
bonus-drachmas = 3 Drachmas
bonus-discs = up to 2 discs, or +2 Infamy
bonus-styx = the Styx and +1 Infamy
bonus-phlegethon = one cube up, then one cube up or down
bonus-fraud = a Fraud card
bonus-advance = one level on any track

# The second benefit of a Fraud card’s left half
instant-relocate = move discs on the Wall of Dis
    .whole = Move discs on the Wall of Dis, one of each player
instant-styx = sink Souls in the Styx
    .whole = Sink Souls in the Styx
instant-guardian = play a Guardian
    .whole = Play a Guardian
instant-phlegethon = raise a cube
    .whole = Raise a Phlegethon cube by 1
instant-disc = place a disc
    .whole = Place a disc on the Wall of Dis
instant-money = get money
    .whole = Get Florins and Drachmas
instant-kin = bring two members home
    .whole = Bring up to two members home from the Tower
instant-urchin = get an Urchin
    .whole = Get an Urchin, who comes home

# Reputation in Florence
reputation-tower = the highest Tower
reputation-florins = the most Florins
reputation-guests = the most Guests
reputation-home = the most family at home
