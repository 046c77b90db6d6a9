# What the person at the keyboard can put right
problem-as-said = { $said }
problem-no-command = name a command; there are: { $commands }
problem-command = there is no command “{ $command }”; there are: { $commands }
problem-game = there is no game “{ $game }”; there are: { $games }
problem-pack = the pack cannot be used: { $why }
problem-pair = an option reads ID=VALUE, not “{ $pair }”
problem-option = { $game } has no option “{ $option }”; it has: { $options }
problem-value = option { $option } is one of { $values }, not “{ $value }”
problem-level = there is no level “{ $level }”; there are: { $levels }, and hard:400 for 400 playouts
problem-player = “{ $level }” cannot play { $game }: { $why }
problem-who = there is no level “{ $level }”; there are: { $levels }, and hard:400 for 400 playouts; a person is me, or a name with a capital letter
problem-language = the languages are { $languages }, not “{ $language }”
problem-no-file = there is no file “{ $file }”
problem-unreadable = cannot read { $file }: { $why }
problem-unwritable = cannot write { $file }: { $why }
problem-damaged = { $file } is damaged ({ $why }); mend it or put it elsewhere; nothing was written
problem-no-text = { $file } is no text file: a journal is UTF-8 text
problem-journal = { $file }, line { $line }: { $why }
problem-finished = { $file } is a finished game; see it with: pandemonium replay { $file }
problem-before = { $file } has { $choices } choices, so there is no choice { $before }
problem-review-unfinished = { $file } is not finished: a game is reviewed after its end
problem-review-alone = a game alone has nobody to lose to, so there is nothing to review
problem-seat = the seats of this game are { $seats }, not “{ $seat }”
problem-unmentioned = the rules of { $game } say nothing about “{ $sought }”
problem-no-tables = { $game } names no tables to simulate
problem-table = { $game } has no table “{ $table }”; it has: { $tables }
problem-workers-died = worker processes died { $tries } times before job { $job } of { $jobs } was done: { $why }
problem-cluster = a cluster is ray, or ray://HOST:PORT, not “{ $cluster }”
problem-cluster-file = { $level } is a file of this machine, which the others of a cluster do not have: play it with --workers
problem-no-ray = a cluster needs Ray ({ $why }): pip install 'pandemonium[cluster]'
problem-no-learning = training needs CMA-ES ({ $why }): pip install 'pandemonium[learn]'
problem-no-weights = { $game } brings no weights that could be trained
problem-players = { $game } is not played by { $players }; it is by: { $counts }
problem-roles-are-chosen = with these options the roles of { $game } depend on what the seats choose, so no deal can be played twice with the same roles; compare levels with: pandemonium arena { $game }
problem-unknown-role = there is no role “{ $role }” at this table; there are: { $known }
problem-no-cluster = there is no cluster at { $cluster }: { $why }
problem-node-differs = { $what ->
    [version] node { $node } has version { $there } of Pandemonium, here is { $here }
    [build] node { $node } has another build of Pandemonium ({ $there }), here is { $here }
    [weights] node { $node } has bots of other weights ({ $there }), here are { $here }
   *[data] node { $node } has other data of this game ({ $there }), here are { $here }
}; every node needs the same
problem-law = there is no law { $law }
problem-extra = the laws need { $missing }: pip install 'pandemonium[laws]'
problem-not-empty = { $folder } already has { $files }; name an empty folder
problem-folder = cannot make the folder { $folder }: { $why }
problem-port = cannot listen on { $place } ({ $why }); try another --port, or 0 for any
problem-database = there is no folder { $folder } for the database
problem-database-unusable = the database { $db } cannot be used: { $why }
problem-nothing-to-keep = there are no tables in { $db } to keep
problem-restore-not-empty = { $db } is not empty; a backup is restored into an empty database only
problem-restore-not-a-backup = { $file } is no backup, or is damaged; nothing was restored
problem-restore-cut-short = { $file } was cut short; nothing was restored
problem-restore-newer = { $file } was written by a newer version of Pandemonium; nothing was restored
problem-database-address = the address of the database cannot be read; it is a file, sqlite:///FILE or postgresql://USER@HOST/NAME
problem-no-database = the database does not open: { $why }
problem-newer-database = the database was used by a newer Pandemonium; install that one, or give another --db
problem-workers = the server stopped by itself; the log above says why
problem-settings-file = { $file } is no TOML: { $why }
problem-setting = there is no setting { $name } ({ $place }); there are: { $names }
problem-setting-value = the setting { $name } cannot be so ({ $place }): { $why }

# A line that cannot be read
misuse-option = { $command } has no option { $option }; it has: { $options }
misuse-use = option { $option } needs one value after it, or none where it is a switch
misuse-no-game = name a GAME; there are: { $games }
misuse-missing = { $name } is missing
misuse-words = { $command } takes fewer words; see its --help
misuse-whole = { $name } needs a whole number{ $least ->
        [none] {""}
       *[other] {" "}of at least { $least }
    }{ $most ->
        [none] {""}
       *[other] {" "}and at most { $most }
    }
misuse-choice = { $name } is one of: { $values }
misuse-number = { $name } needs a number{ $least ->
        [none] {""}
       *[other] {" "}of at least { $least }
    }{ $most ->
        [none] {""}
       *[other] {" "}and at most { $most }
    }

# Table options
option-left-out = { $option } is left out: it counts only { $when }
option-with = with { $all }
option-and = {" "}and{" "}
option-or = {" "}or{" "}
option-seats = { $seats } { $most ->
        [1] seat
       *[other] seats
    }
options-title = Options of { $game }; the first value is taken where none is given
options-given = Give
options-means = Means
options-counts = counts { $when }
options-usual = { $value } (usual)
problem-no-legend = { $game } has no legend of its features
