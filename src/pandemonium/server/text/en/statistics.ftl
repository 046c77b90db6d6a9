# How the roles of a game fare on this server
statistics = Statistics
statistics-title = { $game }: statistics
statistics-about = { $games ->
        [0] No game has been played to its end here yet.
        [one] One game played to its end on this server.
       *[other] { $games } games played to their end on this server.
    }
statistics-mine = Only the tables I opened
statistics-all = All tables of this server
statistics-role = Role
statistics-played = Played
statistics-won = Won
statistics-points = Points
statistics-share = { $share } %
statistics-interval = Points are averages. In small figures: where the true value lies with 95 % certainty. Nobody is named, and games against bots count too.
