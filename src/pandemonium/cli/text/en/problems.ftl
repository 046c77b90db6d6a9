# What the person at the keyboard can put right
problem-as-said = { $said }
problem-no-command = name a command; there are: { $commands }
problem-command = there is no command “{ $command }”; there are: { $commands }
problem-game = there is no game “{ $game }”; there are: { $games }
problem-pack = the pack cannot be used: { $why }
problem-pair = an option reads ID=VALUE, not “{ $pair }”
problem-seats = { $game } is played by { $least } to { $most } seats, not { $seats }
problem-option = { $game } has no option “{ $option }”; it has: { $options }
problem-value = option { $option } is one of { $values }, not “{ $value }”
problem-level = there is no level “{ $level }”; there are: { $levels }, and hard:400 for 400 playouts
problem-who = there is no level “{ $level }”; there are: { $levels }, and hard:400 for 400 playouts; a person is me, or a name with a capital letter
problem-language = the languages are { $languages }, not “{ $language }”
problem-unreadable = cannot read { $file }: { $why }
problem-unwritable = cannot write { $file }: { $why }
problem-no-text = { $file } is no text file: a journal is UTF-8 text
problem-journal = { $file }, line { $line }: { $why }
problem-finished = { $file } is a finished game; see it with: pandemonium replay { $file }
problem-seat = the seats of this game are { $seats }, not “{ $seat }”
problem-unmentioned = the rules of { $game } say nothing about “{ $sought }”
problem-no-tables = { $game } names no tables to simulate
problem-table = { $game } has no table “{ $table }”; it has: { $tables }
problem-law = there is no law { $law }
problem-extra = the laws need { $missing }: pip install 'pandemonium[laws]'
problem-not-empty = { $folder } already has { $files }; name an empty folder
problem-folder = cannot make the folder { $folder }: { $why }
problem-port = cannot listen on { $place } ({ $why }); try another --port, or 0 for any
problem-database = there is no folder { $folder } for the database

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
