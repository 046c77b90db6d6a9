title = The Others
about = One of you is a deadly Sin, the others are agents of FAITH: fulfil the missions before the city of Haven, and your last hero, is lost.

# Sides and roles
role-sin = the Sin
role-hero = heroes of FAITH
side-sin = The Sin
    .number = one
side-heroes = The heroes
    .number = many

# Heroes
hero-leah = Leah
hero-rocco = Rocco
hero-rose = Rose
hero-thorley = Thorley
hero-morgana = Morgana
hero-brad = Brad
hero-karl = Karl
hero-wolf = Karl, the wolf
class-leader = Leader
class-shooter = Shooter
class-bruiser = Bruiser
class-fixer = Fixer

# Monsters
kind-acolyte = Acolyte
    .a = an Acolyte
    .start = An Acolyte
    .many = Acolytes
kind-abomination = Abomination
    .a = an Abomination
    .start = An Abomination
    .many = Abominations
kind-controller = Controller
    .a = the Controller
    .start = The Controller
    .many = Controllers
kind-avatar = Avatar
    .a = the Avatar
    .start = The Avatar
    .many = Avatars
kind-hc1 = Flay
    .a = Flay
    .start = Flay
    .many = Flay
kind-hc2 = Houndmaster
    .a = the Houndmaster
    .start = The Houndmaster
    .many = Houndmasters
kind-hc3 = Prioress
    .a = the Prioress
    .start = The Prioress
    .many = Prioresses
kind-hc4 = Tempter
    .a = the Tempter
    .start = The Tempter
    .many = Tempters
kind-hc5 = Magnate
    .a = the Magnate
    .start = The Magnate
    .many = Magnates
kind-mole = traitor
    .a = the traitor
    .start = The traitor
    .many = traitors
kind-any = monster
    .a = a monster
    .start = A monster
    .many = monsters

# Sins and Acolytes
sin-pride = Pride
sin-sloth = Sloth
cult-nuns = Nuns
cult-doctors = Doctors
cult-hobos = Hobos

# Exploration tokens
token-fire = Fire
token-corruption = Corruption
token-pentagram = Pentagram
token-nest = Nest
token-extra-turn = Extra Turn
token-innocent = Innocent

# Kinds of tokens together, as missions name them
tokens-fire = Fire
tokens-corruption = Corruption
tokens-pentagram = Pentagram
tokens-nest = Nest
tokens-fire-corruption = Fire or Corruption
tokens-fire-pentagram = Fire or Pentagram
tokens-fire-nest = Fire or Nest
tokens-corruption-pentagram = Corruption or Pentagram
tokens-corruption-nest = Corruption or Nest
tokens-pentagram-nest = Nest or Pentagram
tokens-fire-corruption-pentagram = Fire, Corruption or Pentagram
tokens-fire-corruption-nest = Fire, Corruption or Nest
tokens-fire-pentagram-nest = Fire, Pentagram or Nest
tokens-corruption-pentagram-nest = Corruption, Pentagram or Nest
tokens-fire-corruption-pentagram-nest = any

# Icons of City Actions
icon-heal = Heal
icon-penance = Penance
icon-extra-turn = Extra Turn
icon-equip = Equip
icon-orbital = Orbital

# Allies
ally-commissioner = Commissioner
    .the = the Commissioner
ally-proxy = PROXY
    .the = PROXY
ally-ravencorp = RavenCorp
    .the = RavenCorp

# Districts, and the streets round them
district-T01 = RavenCorp HQ
    .the = RavenCorp HQ
    .in = in RavenCorp HQ
district-T02 = Hospital
    .the = the Hospital
    .in = in the Hospital
district-T03 = Cathedral
    .the = the Cathedral
    .in = in the Cathedral
district-T04 = Police HQ
    .the = Police HQ
    .in = in Police HQ
district-T05 = Docks
    .the = the Docks
    .in = at the Docks
district-T06 = Amphitheatre
    .the = the Amphitheatre
    .in = in the Amphitheatre
district-T07 = Power Station
    .the = the Power Station
    .in = in the Power Station
district-T08 = Grand Station
    .the = Grand Station
    .in = at Grand Station
district-T09 = University
    .the = the University
    .in = in the University
district-T10 = City Hall
    .the = City Hall
    .in = in City Hall
street-nw = street north-west of { $of-the }
    .the = the street north-west of { $of-the }
    .in = in the street north-west of { $of-the }
street-ne = street north-east of { $of-the }
    .the = the street north-east of { $of-the }
    .in = in the street north-east of { $of-the }
street-sw = street south-west of { $of-the }
    .the = the street south-west of { $of-the }
    .in = in the street south-west of { $of-the }
street-se = street south-east of { $of-the }
    .the = the street south-east of { $of-the }
    .in = in the street south-east of { $of-the }

# What killed a hero
cause-fight = in a Combat
cause-reaction = in a reaction
cause-fire = by Fire
cause-leaving = turning away from monsters
cause-card = by a Sin card
cause-past = by a Dark Past
cause-sloth = by the power of Sloth
cause-corruption = by corruption
cause-defection = as an agent of FAITH
