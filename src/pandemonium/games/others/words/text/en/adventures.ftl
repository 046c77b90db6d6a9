# Adventures
type-terror = Terror
type-corruption = Corruption
type-redemption = Redemption
adventure-T1 = Haven’s Last Stand
adventure-T2 = City Ablaze
adventure-T3 = Close the Breaches
adventure-C1 = The Mole
adventure-C2 = Clean Hands
adventure-R1 = Survivors
adventure-R2 = Voices of Haven

# Introductions
intro-T1 = The police lines have fallen, and nobody stands between the quarter and the dark but you. Hold the streets and bleed the enemy until its master loses patience. When the Avatar shows itself, end it.
intro-T2 = The Hell Club is burning Haven down, street by street, so that nobody sees what is being called up behind the smoke. Put out the fires, find those who light them, and strike before the ash settles.
intro-T3 = The gates are opening everywhere: under the bridges, behind shop windows, in the middle of the road. Each of them feeds the invasion. Close them faster than they open.
intro-C1 = Every plan you make, the enemy knows within the hour. Somebody at this table is talking. Clean the city, clean yourselves, and let the truth come out, however ugly it may be.
intro-C2 = You have been at war with the Sin for too long, and it has begun to answer from within. Stay clean just long enough to strike once. After that, God may sort out the rest.
intro-R1 = There are still people in the quarter: in cellars, in lift shafts, behind barred doors. Find them, bring them out alive, and leave before the jaws close.
intro-R2 = Three voices are left that Haven still trusts. Find them and have them heard, before the signal dies and fear is the only thing on the air.

# Closing words: won by the heroes, won by the Sin
won-T1 = The Avatar falls, and in the silence one can hear sirens again. The quarter stands.
lost-T1 = The last light of the quarter goes out. By morning nobody remembers that there was a line to hold.
won-T2 = Rain falls on the embers, and under it the ritual dies unfinished.
lost-T2 = The smoke clears over a city of ash, and something walks through it, unhurried.
won-T3 = The last breach closes with a sound like a sigh. This side is ours again.
lost-T3 = There is no other side any more. The breaches have met in the middle.
won-C1 = The traitor is known, the enemy is dead, and at last the briefing room is quiet.
lost-C1 = In the end there was nobody left to tell the plans to, and nobody to betray.
won-C2 = Your hands shake, but they are clean, and the Sin is gone from them.
lost-C2 = You looked into the mirror for a moment too long, and it was not you who looked away.
won-R1 = The doors of the last bus close. Somebody counts heads, counts again, and weeps.
lost-R1 = Nobody knocks on the barred doors any more. Behind them they go on waiting.
won-R2 = Three voices fill the night, and in ten thousand windows the lights come on.
lost-R2 = Static. Then a soft, friendly voice that promises everything will be well.

# Missions
mission-kill = { $target ->
        [one] Kill { $kind-a }
       *[other] Kill { $target } { $kind-many }
    }
mission-kill-controller = { $others ->
        [0] Kill the Controller
        [one] Kill the Controller and another monster
       *[other] Kill the Controller and { $others } other monsters
    }
mission-remove = { $target ->
        [one] Remove a token by Cleanse: { $tokens }
       *[other] Remove { $target } tokens by Cleanse: { $tokens }
    }
mission-remove-carrier = { $target ->
        [one] Whoever carries { $ally-the } removes a token by Cleanse: { $tokens }
       *[other] Whoever carries { $ally-the } removes { $target } tokens by Cleanse: { $tokens }
    }
mission-use-city = { $target ->
        [one] Use a City Action
       *[other] Use { $target } City Actions
    }{ mission-limits }
mission-use-city-district = Use the City Action { $space-in }{ mission-times }{ mission-limits }
mission-use-city-carrier = { $target ->
        [one] Whoever carries { $ally-the } uses a City Action
       *[other] Whoever carries { $ally-the } uses { $target } City Actions
    }{ mission-limits }
mission-use-city-carrier-district = Whoever carries { $ally-the } uses the City Action { $space-in }{ mission-times }{ mission-limits }
mission-times = { $target ->
        [one] { "" }
       *[other] {" "}({ $target } times)
    }
mission-limits = { $nofire ->
        [yes] , with no Fire in the district
       *[no] { "" }
    }{ $most ->
        [-1] { "" }
        [0] , with no monster there
        [one] , with at most 1 monster there
       *[other] , with at most { $most } monsters there
    }
mission-reveal-past = { $target ->
        [one] A Dark Past is revealed
       *[other] { $target } Dark Past cards are revealed
    }
mission-penances = { $target ->
        [one] A Penance that moves a marker
       *[other] { $target } Penances that move a marker
    }
mission-kill-corrupted = { $target ->
        [one] Kill a monster in a Combat with voluntary corruption
       *[other] Kill { $target } monsters in Combats with voluntary corruption
    }
mission-take-innocents = { $target ->
        [one] Take an Innocent along
       *[other] Take { $target } Innocents along
    }
mission-deliver = { $target ->
        [one] Deliver an Innocent on the Start space
       *[other] Deliver { $target } Innocents on the Start space
    }{ mission-also }
mission-deliver-district = { $target ->
        [one] Deliver an Innocent { $space-in }
       *[other] Deliver { $target } Innocents { $space-in }
    }{ mission-also }
mission-also = { $also ->
        [0] { "" }
        [one] {" "}and remove a token ({ $tokens })
       *[other] {" "}and remove { $also } tokens ({ $tokens })
    }
mission-take-allies = Find the Allies: each of the { $target } is taken once
mission-all-pure = At the end of a hero’s turn all heroes are at corruption { $corruption } or less
mission-all-home = At the end of a hero’s turn all heroes are on the Start space, and no monster is
mission-event = Before it: { $kind-a } comes{ $fire ->
        [0] { "" }
       *[other] , with Fire ({ $fire })
    }

# The tasks of a round
task-street = The Sin places tokens ({ $amount }) in streets without heroes: { $tokens }
task-anywhere = The Sin places tokens ({ $amount }) in spaces without heroes: { $tokens }
task-district = The Sin places tokens ({ $amount }) in districts without heroes: { $tokens }
task-far = The Sin places tokens ({ $amount }) at distance { $distance } or more from every hero: { $tokens }
task-bear = The heroes choose together: one of them gains { $bear } corruption, or the Sin places tokens ({ $amount }) in spaces without heroes: { $tokens }
task-instead = { $token }, or { $instead } where none is left
haste-advance = The Apocalypse advances by { $advance }
haste-few-deaths = by { $more } more if fewer monsters died this round than there are heroes on the board
haste-many-fires = by { $more } more if { $least } or more Fire tokens lie on the board
haste-many-nests = by { $more } more if more Nest tokens lie on the board than there are heroes on it
haste-no-penance = by { $more } more if no Penance moved a marker this round
haste-a-sinner = by { $more } more if a hero is at corruption { $least } or more
haste-no-innocent = by { $more } more if no Innocent was taken or delivered this round
haste-no-ally = by { $more } more if no Ally was taken this round

# What the missions are called
mission-T1-M1 = Hold the Line
mission-T1-M2a = Cull the Beasts
mission-T1-M2b = Seal the Ground
mission-T1-M3 = Face to Face
mission-T2-M1 = Put It Out
mission-T2-M2a = Find the Arsonists
mission-T2-M2b = Keep the City Running
mission-T2-M3 = Out of the Smoke
mission-T3-M1 = Close the Gates
mission-T3-M2a = Who Opens Them
mission-T3-M2b = What Came Through
mission-T3-M3 = The Other Side
mission-C1-M1 = Clear the Air
mission-C1-M2a = The Traitor Speaks
mission-C1-M2b = Confession
mission-C1-M3 = The Handler
mission-C1-M4a = Cut Off the Head
mission-C1-M4b = Nothing to Hide
mission-C2-M1 = Searching the Soul
mission-C2-M2a = Scrub the Streets
mission-C2-M2b = Their Own Weapon
mission-C2-M3 = One Clean Blow
mission-R1-M1 = Is Anybody There?
mission-R1-M2a = The Way Out
mission-R1-M2b = Emergency Room
mission-R1-M3 = The Last Bus
mission-R2-M1 = Three Voices
mission-R2-M2a = A Man of His Word
mission-R2-M2b = Open Source
mission-R2-M3 = On the Air
