# The terminal's table
terminal-printed = printed
terminal-down = face down
terminal-altar = Altar
terminal-start = Start
terminal-metro = Metro
terminal-covered = covered
terminal-club = Hell Club

# The adventure and the heroes
terminal-round = Round { $round }, Apocalypse { $level }
terminal-hero = Hero
terminal-place = Place
terminal-values = Att/Skl/Arm
terminal-corruption = Corruption
terminal-damage = Damage
terminal-turns = Turns
terminal-things = Carries
terminal-reserve = Reserve
terminal-fallen = Fallen
terminal-available = Upgrades available
terminal-field = Field { $level }
terminal-thing = { $thing }

# The Sin
terminal-sin = Sin
terminal-reactions = reactions { $active } of { $all }
terminal-cards = cards in hand { $hand }, in the deck { $deck }
terminal-discard = Discarded
terminal-dooms = Apocalypse
terminal-dead = Dead
terminal-outside = Not in play
terminal-hand = Your hand
