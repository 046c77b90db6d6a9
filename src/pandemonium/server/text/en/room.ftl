# The waiting room
room-title = Waiting room
room-none-dealt = Nothing is dealt yet: the seed is made of a half from the server and one from everybody here, once all sit.
room-missing = { $seats ->
        [one] One seat is still free.
       *[other] { $seats } seats are still free.
    }
room-begins = The game begins by itself when the last seat is taken.
room-look = Look again
room-dealing = Everybody is here: the game begins.
room-tab = { $taken }/{ $seats } · { $game }
room-game = What you will play
room-copied = Copied.
room-share = Share
room-qr = QR code
room-qr-title = For a phone: seat { $letter }
room-qr-alt = QR code with the link to seat { $letter }
room-bot = Put a bot here
room-level = Another level
room-bot-for = Bot for seat { $letter }
room-take-away = Free this seat
room-leave = Leave my seat
room-start = Start now
room-start-note = { $seats ->
        [one] The free seat becomes a bot’s. How good shall it be?
       *[other] The { $seats } free seats become bots’. How good shall they be?
    }
room-close = Close the table
room-close-note = No game will begin here, and its links stop working. Nobody loses anything.
room-close-yes = Yes, close it
room-closed = This table is closed.
room-closed-note = Its host closed it before the game began.
room-expired-note = It was closed because nobody came for so long. No game had begun.
glance-seats = { $seats ->
        [one] One player
       *[other] { $seats } players
    }
glance-minutes = about { $minutes } minutes

# Invitations
invited-title = Invitation: { $game }
invited-lead = { $host } invites you to { $game }
invited-seat = A seat is kept for you.
invited-new = New here?
invited-yours = You sit at this table
invited-yours-note = You have taken your seat at { $host }’s table for { $game }.
invited-go = To the table
invited-taken = This seat is taken
invited-taken-note = Somebody else sits here by now, at { $host }’s table for { $game }.
invited-closed = This table is closed
invited-closed-note = The table of { $host } for { $game } was closed before the game began.
invited-own = Open your own table

# Halves of the seed
proof-halves = The server’s half was promised by the commitment when the table was opened, the other halves by their hashes when each player sat down; the hash of all of them is the seed, so nobody chose it.
proof-seed-alone = The SHA-256 hash of the seed is the commitment that was shown before anything was rolled or shuffled.
proof-half-server = The server’s half
proof-half = Half of { $player }
proof-withheld = withheld, and left out of the seed
refused-half = This is not the half of the seed that was promised.
refused-no-halves = Halves of the seed are told once everybody has sat down, and before the game begins.
refused-free = This seat is free already.
refused-dealing = Everybody has sat down; the game is about to begin.
refused-begun = The game has begun.
refused-closed = This table is closed.
refused-not-host = Only whoever opened this table can do that.
