# Moments
ago-now = just now
ago-minutes = { $number ->
        [one] a minute ago
       *[other] { $number } minutes ago
    }
ago-hours = { $number ->
        [one] an hour ago
       *[other] { $number } hours ago
    }
ago-days = { $number ->
        [one] yesterday
       *[other] { $number } days ago
    }
date = { $day } { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    } { $year }

# Lobby: the games
tile-players = { $least }–{ $most } players
tile-one = one player
tile-exactly = { $seats } players
tile-minutes = about { $minutes } min
tile-difficulty = { $difficulty ->
        [1] learned at once
        [2] easy to learn
        [3] takes some learning
        [4] demanding
       *[5] very demanding
    }

# Lobby: one's own games
lobby-turn = Your turn: { $game }
lobby-past = Your finished games
lobby-place = { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    } of { $seats }
lobby-points = { $points ->
        [one] one point
       *[other] { $points } points
    }
lobby-won = won
lobby-lost = lost
lobby-no-winner = nobody wins

# Names of guests: adjectives / nouns that agree with them; further groups after a semicolon
guest-names = Crimson Silent Golden Amber Wandering Ashen Velvet Copper Midnight Silver Mellow Gentle Brazen Sable Pale Curious Sly Merry Solemn Restless Drowsy Scarlet Azure Ivory / Owl Raven Badger Heron Lynx Otter Magpie Stoat Marten Sparrow Salamander Hedgehog Falcon Moth Beetle Toad Swallow Viper Fox Hare Weasel Crane Jackdaw Newt
connection-slow = Slow connection
preferences-sound = Sounds: my turn, dice, the end
preferences-applied = Every change counts at once.

# Rematch
rematch-move = Rematch, everybody takes the next role
rematch-keep = Rematch with the same roles
rematch-offered = { $number ->
        [0] A rematch was offered.
        [one] { $names } wants a rematch.
       *[other] { $names } want a rematch.
    }
rematch-join = Join
rematch-no = No
rematch-go = To the new table
rematch-watch = Watch the rematch
rematch-says-yes = { $player }: yes
rematch-says-no = { $player }: no
rematch-says-nothing = { $player }: no answer yet
sequel-offered = { $number ->
        [0] The story goes on at a new table.
        [one] { $names } wants to go on with the story.
       *[other] { $names } want to go on with the story.
    }
sequel-waits = Whoever lost chooses how the story goes on.
refused-no-sequel = Nothing of that kind follows this game.
refused-not-your-sequel = Whoever lost chooses how the story goes on.
refused-no-offer = Nobody has offered a rematch.
refused-rematch-full = All seats of the rematch are taken.

# Leaving and ending
leave = Leave the game
end-title = End of the game
end-alone = End this game now, without a winner
end-propose = Propose to end the game without a winner
end-proposed = { $number ->
        [one] { $names } wants to end the game without a winner.
       *[other] { $names } want to end the game without a winner.
    }
end-agree = Agree
end-take-back = Play on after all
ended-agreement = The game was ended by agreement
ended-no-winner = Nobody wins.
lobby-ended = ended by agreement
lobby-ended-rules = closed: the rules it began under are gone
refused-not-playing = No game is on at this table.

# The pact of a table: its terms
pact = Tempo and audience
tempo = Tempo
tempo-help = How long somebody may be away before a bot may take their place.
tempo-live = live: two minutes
tempo-relaxed = relaxed: an hour
tempo-mail = by mail: three days
limit = Time for each question
limit-help = Shown to all. Then the clock answers for whoever has not: as the game says, or as a bot would.
limit-none = no limit
limit-time = { $unit ->
        [second] { $number ->
            [one] one second
           *[other] { $number } seconds
        }
        [minute] { $number ->
            [one] one minute
           *[other] { $number } minutes
        }
        [hour] { $number ->
            [one] one hour
           *[other] { $number } hours
        }
       *[day] { $number ->
            [one] one day
           *[other] { $number } days
        }
    }
new-watching = Others may watch
new-watching-help = Whoever has the table’s address sees what lies open; without this, only those who sit here.

# Chat and audience
chat-unread = unread
mute = Mute
mute-player = { $player }
mute-all = the whole chat
audience = Audience
you-watch = You are watching.
watchers = { $number ->
        [one] one person watches
       *[other] { $number } people watch
    }
may-watch = May watch
may-watch-anybody = anybody, from the lobby
may-watch-address = whoever has the address
may-watch-nobody = only those who sit here
watching-no = Let nobody watch
watching-yes = Let others watch
public-no = Do not show in the lobby
public-yes = Show in the lobby
refused-no-watching = Only those who sit at this table may see it.
doors = Who may look on
