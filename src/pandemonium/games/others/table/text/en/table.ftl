# The table
table-city = The city
table-heroes = The heroes
table-adventure = The adventure
table-apocalypse = Apocalypse
table-monsters = Monsters
table-sin = The Sin
table-pool = Upgrades
table-reserve = The squad and its Reserve
table-order = Who acts in this round
table-chapter = Round { $round }
table-status = { $adventure } · round { $round } · Apocalypse { $level }
table-won = The heroes have won.
table-lost = The Sin has won.

# Spaces
space-name = { $space }
space-empty = { $space }: nobody and nothing
space-several = { $number ->
    [one] { $thing }
   *[other] { $thing } ×{ $number }
 }
space-start = Start
space-altar = Altar
space-orbital = Orbital token
space-down = { $number ->
    [one] a face-down token
   *[other] { $number } face-down tokens
 }
space-actions = City Action: { $icons }
space-covered = all icons covered
space-used = City Action used this round
space-threat = a reaction here costs about { $damage } damage

# Heroes
hero-vacant = Hero { $place }: not chosen yet
hero-label = { $hero }, { $cls }
hero-values = Attack { $attack }, Skill { $skill }, Armour { $armour }
hero-tokens = { $turns ->
    [0] no turn left
    [one] 1 turn left
   *[other] { $turns } turns left
 }{ $extra ->
    [0] { "" }
   *[other] , Extra Turns: { $extra }
 }{ $city ->
    [yes] , City Action to come
   *[no] , City Action used
 }
hero-track = corruption { $level }, damage { $damage }
hero-field = Field { $field } of the corruption track
hero-innocents = Innocents: { $number }
hero-unhealing = marked by the Doctors: no damage can be removed this round
hero-past = a Dark Past, face down
hero-past-known = Dark Past: { $card }
reserve-playing = { $hero } is in the city
reserve-reserve = { $hero } waits in the Reserve
reserve-fallen = { $hero } has fallen
pool-deck = { $cards } to come

# The adventure
mission-name = { $mission }
mission-progress = { $progress } of { $target }
order-over = The round is over
end-few-deaths = { $have } of { $want } monsters dead: the Apocalypse will advance by { $advance }.
end-many-fires = Fire in the city: { $have }, from { $want } on it spreads. The Apocalypse will advance by { $advance }.
end-many-nests = Nests: { $have }, more than { $want } are too many. The Apocalypse will advance by { $advance }.
end-no-penance = { $have ->
    [0] No Penance yet
   *[other] Penance done
 }: the Apocalypse will advance by { $advance }.
end-a-sinner = Highest corruption: { $have }, from { $want } on it is too much. The Apocalypse will advance by { $advance }.
end-no-innocent = { $have ->
    [0] No Innocent helped yet
   *[other] An Innocent was helped
 }: the Apocalypse will advance by { $advance }.
end-no-ally = { $have ->
    [0] No Ally taken yet
   *[other] An Ally was taken
 }: the Apocalypse will advance by { $advance }.

# The Sin
sin-unknown = A Sin without a name
sin-reactions = Reaction tokens: { $active } of { $all }
sin-cards = Sin cards in hand: { $cards }, in the deck: { $deck }
cult-ready = { $cult }: may still come this round
cult-marked = { $cult }: have come this round
apocalypse-level = Apocalypse: level { $level }.
kind-label = { $kind }: Attack { $attack }, Armour { $armour }. In the city { $city }, dead { $dead }, not in play { $outside }
kind-piles = { $kind }: in the city { $city }, dead { $dead }.

# Rolls
table-prospects = What can be begun here, and its odds
roll-combat = Combat
roll-shot = Ranged Combat
roll-cleanse = Cleanse
roll-skills = { $skills ->
    [one] 1 token may go
   *[other] { $skills } tokens may go
 }
roll-faith = { $faith } to name
dice-hero = The hero’s dice
dice-sin = The Sin’s dice
pool-attack = Attack
pool-skill = Skill
pool-help = Other heroes
pool-commissioner = Commissioner
pool-upgrades = Upgrades
pool-track = Corruption track
pool-adrenaline = Adrenaline
pool-innocents = Innocents
pool-card = Sin card
pool-pentagrams = Pentagrams
pool-apocalypse = Apocalypse
pool-coming = { $kind }, coming
odds-title = Odds
odds-pure = as it is
odds-corrupted = with voluntary corruption
odds-kill = { $kind } dies
odds-all = all of them die
odds-damage = { $damage } damage
odds-damage-many = { $damage }+ damage
odds-corruption = corruption
odds-mean = about { $damage } damage
odds-removed = { $number ->
    [one] 1 token goes
   *[other] { $number } tokens go
 }

# The end
end-missions = The missions, and the turns they took
end-mission = { $turns ->
    [one] { $mission }: done in round { $round }, after one turn
   *[other] { $mission }: done in round { $round }, after { $turns } turns
 }
end-mission-open = { $turns ->
    [0] { $mission }: not even begun
    [one] { $mission }: not done, one turn spent on it
   *[other] { $mission }: not done, { $turns } turns spent on it
 }
end-deeds = What they did
end-hero = Hero
end-kills = monsters killed
end-removals = tokens removed
end-wounds = damage taken
end-sins = corruption taken willingly
end-died = died
end-dice = The dice
end-player = Player
end-thrown = dice thrown
end-luck = luck
end-faces = faces, and how many to expect
end-face = { $face }: { $came }, to expect { $expected }
end-luck-how = Luck: how many more hits a player threw than such dice bring on average; for the Sin hits and corruption. Dice added by FTH and CRT are luck too.
end-cards = The cards
end-card-list = Sin cards played:
end-doom-list = Apocalypse cards:
end-no-card = The Sin played no card.
end-no-doom = No Apocalypse card was revealed.

# Story mode
story-title = The story
story-so-far = The heroes have won { $heroes } of { $all } adventures, the Sin { $sin }.
story-complete-heroes = All seven adventures are won. Haven has seen the night through, and those who held it are still standing.
story-complete-sin = All seven adventures are lost. Where Haven was there is only the Sin now, and it is in no hurry.
story-adventure = Adventure
story-won = won by
story-rounds = rounds
story-deaths = deaths
story-marks = marks
mark-won = The heroes won
mark-won-not = The heroes lost
mark-few-deaths = At most one death
mark-few-deaths-not = More than one death
mark-low-level = The Apocalypse stopped at 4 or below
mark-low-level-not = The Apocalypse went beyond 4

# What boards and cards say
about = What { $thing } says
about-introduction = Introduction
about-ability = Innate ability
about-level = Level { $level }
