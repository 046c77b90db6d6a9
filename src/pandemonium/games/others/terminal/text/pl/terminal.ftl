# Stół w terminalu
terminal-printed = nadrukowane
terminal-down = zakryte
terminal-altar = Ołtarz
terminal-start = Start
terminal-metro = Metro
terminal-covered = zasłonięte
terminal-club = Hell Club

# Przygoda i Bohaterowie
terminal-round = Runda { $round }, Apokalipsa { $level }
terminal-hero = Bohater
terminal-place = Pole
terminal-values = A/U/P
terminal-corruption = Zepsucie
terminal-damage = Obrażenia
terminal-turns = Tury
terminal-things = Niesie
terminal-reserve = Rezerwa
terminal-fallen = Polegli
terminal-available = Dostępne Ulepszenia
terminal-field = Pole { $level }
terminal-thing = { $thing }

# Grzech
terminal-sin = Grzech
terminal-reactions = Reakcje { $active } z { $all }
terminal-cards = kart na ręce { $hand }, w talii { $deck }
terminal-discard = Odrzucone
terminal-dooms = Apokalipsa
terminal-dead = Martwe
terminal-outside = Poza grą
terminal-hand = Twoja ręka
