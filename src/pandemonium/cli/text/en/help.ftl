# The frame of every help
help-usage = Usage:
help-arguments = Arguments
help-options = Options
help-commands = Commands
help-default = [default: {"{}"}]
help-required = [required]
help-options-place = [OPTIONS]
help-commands-place = COMMAND [ARGS]...

# What each command does
does-pandemonium = Infernal board games at one table.
does-desk =
    Tell the word that opens the host's desk in the browser, at /desk.

    Example: pandemonium desk --settings pandemonium.toml
does-serve =
    Serve the table in the browser.

    Example: pandemonium serve --port 8666 --db games.db --pack crypt=my-box
does-play =
    Play a game in the terminal against bots, or against others at the same screen.

    Example: pandemonium play inferno --seats me,hard --option setup=first-game --save game.journal
does-learn =
    Learn a game by a short scripted one: a coach explains, you make the real choices.

    Example: pandemonium learn crypt
does-options =
    List the options of a game with their values, as play, sim and arena take them.

    Example: pandemonium options inferno
does-rules =
    Show the rules of a game, or only what they say about something.

    Example: pandemonium rules inferno wall of dis
does-sim =
    Play many games among bots and show their speed and scores.

    Example: pandemonium sim crypt --games 10000 --seats random,random --seed 7 --json
does-arena =
    Let bots play each other with rotating seats, and rate them with 95 % intervals.

    Example: pandemonium arena crypt --seats hard,normal --games 400 --seconds 0.2
does-decide =
    Say whether a level is better or worse than another in each role, as soon as the games played decide it.

    Example: pandemonium decide deal hard:50 normal --players 4
does-balance =
    Simulate every table of a game and write the report on seats, sources of points, endings and solo ranks.

    Example: pandemonium balance inferno --games 1000 --table "2 players"
does-train =
    Look for better weights of a level by CMA-ES over common seeds, and keep what wins clearly more over others.

    Example: pandemonium train crypt 2 --rounds 100 --hours 0.5
does-replay =
    Tell a game from its journal, as one seat or a spectator saw it.

    Example: pandemonium replay game.journal --seat A --step
does-review =
    Say where a finished game was won and lost: chances, doubtful choices with better ones, luck and skill.

    Example: pandemonium review game.journal --seat A
does-verify =
    Replay a finished game and confirm its commitment, every roll and shuffle, and the final score.

    Example: pandemonium verify game.journal
does-pack =
    Check a game's data pack and show its tables with where each figure comes from.

    Example: pandemonium pack crypt --export my-box && pandemonium pack crypt --pack my-box
does-backup =
    Write everything a server keeps into one file, while it runs.

    Example: pandemonium backup evening.backup --db games.db
does-restore =
    Read a backup into an empty database, of either kind.

    Example: pandemonium restore evening.backup --db postgresql://me@localhost/games
does-bench =
    Measure random play, copies, views, belief samples, replay and page of each game.

    Example: pandemonium bench crypt --json
does-laws =
    Try the laws on a game with every number of seats: endings, copies, undo, secrets, beliefs, scores, words.

    Example: pandemonium laws crypt --law 5 --examples 100
does-features =
    What the numbers of an observation mean, place by place: name, range, and how each is to be read.

    Example: pandemonium features crypt

# What several commands take
given-help = Show this message and exit.
given-version = Show the version and exit.
given-language = The language of everything that is said; without it that of the environment.
given-game = The game, such as crypt.
given-pack = Data files that replace the game's own: a folder or a ZIP.
given-option = A table option; may be given several times. See: pandemonium options GAME
given-json = One JSON document instead of tables.
given-file = A journal.
given-seconds = What a searching bot may take for a decision; a master takes ten times that.
given-cluster = Play on the machines of a Ray: ray for the one that runs here, ray://HOST:PORT for another.
given-workers = Processes to play in.
given-games = How many games.
given-seats = The bot of each seat: random, easy, normal, hard, master, or hard:400 for 400 playouts.
given-seed = The same seed plays the same games.

# What one of them takes
given-desk-db = { setting-db }
given-desk-new = Make another word; the server takes it at its next start.
given-serve-host = { setting-host }
given-serve-port = { setting-port }
given-serve-db = { setting-db }
given-serve-workers = { setting-workers }
given-serve-https = { setting-https }
given-serve-trusted_proxy = { setting-trusted-proxy }
given-serve-metrics = { setting-metrics }
given-settings = A TOML file with any of the settings; the environment (PANDEMONIUM_NAME) and options outweigh it.
given-set = Any other setting by its name; may be repeated.
given-serve-show_settings = Print all settings with what they do and where they come from, as a file, and serve nothing.
given-serve-no_new_tables = { setting-no-new-tables }
given-serve-pack_uploads = { setting-pack-uploads }
given-serve-pack = Data files that replace a game's own; may be repeated.
given-backup-file = Where the backup is written; only you may read it, for it holds the seeds of games at play.
given-backup-db = The database: a SQLite file, or postgresql://user@host/database.
given-restore-file = A backup.
given-restore-db = An empty database: a SQLite file that is not there yet, or postgresql://user@host/database.
given-sim-seats = The bot of each seat: random, easy, normal, hard, master, or hard:400 for 400 playouts; without it two random ones, or as few as the game has.
given-play-seats = Of each seat: me, a name with a capital letter, or a bot (random, easy, normal, hard, master, hard:400).
given-play-seed = Where all dice come from; drawn at random when not given.
given-play-save = Write the journal here.
given-play-resume = Go on with a saved journal.
given-play-before = With --resume: as the game stood before this choice; the file stays as it is.
given-play-full_screen = Play on a screen of its own, which is gone when the game is over.
given-learn-lesson = Which lesson, where a game has several.
given-learn-full_screen = Learn on a screen of its own, which is gone when the lesson is over.
given-arena-seats = The bots of one game; they rotate among the seats of a role.
given-arena-games = At least so many games.
given-decide-level = The bot that is tried.
given-decide-other = The bot of all other seats, and of the same seat for comparison.
given-decide-players = With how many players; without it two, or the fewest the game has.
given-decide-role = In this role only, for example devil; without it in every role, one after another.
given-decide-games = At most so many games of the level in a role.
given-balance-games = How many games at each table.
given-balance-level = The bot in every seat.
given-balance-deal = The first deal; the games take that and the next ones.
given-balance-table = Only this table; may be given several times.
given-balance-out = Where the report and its figures lie.
given-train-players = With how many players.
given-train-hours = The budget: after so many hours no other round begins.
given-train-level = Whose weights: normal’s, or hard’s own, by which hard and master judge and imagine.
given-train-rounds = How many searches of thirty generations, each from the best weights so far.
given-replay-seat = Whose eyes to see with; nobody's without it.
given-replay-step = Wait for Enter and show the table after each entry.
given-review-seat = Only what is said of this seat.
given-review-games = How many imagined games it is made of; without it as many as the game allows in its time.
given-review-workers = Processes to look in; a part for each seat.
given-pack-export = Write the files there, to begin a pack.
given-pack-check = Only check that everything fits together, and draw the maps of a game that has some.
given-bench-games = Which games; all without it.
given-bench-seconds = The length of one round; every figure has five.
given-bench-pure = Measure the plain Python build as well.
given-rules-words = Only what speaks of this.
given-laws-law = Only the law of this number; 0 for all.
given-laws-examples = How many positions each law is tried on.
