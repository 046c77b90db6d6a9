# Co osoba przy klawiaturze może naprawić
problem-as-said = { $said }
problem-no-command = podaj polecenie; są: { $commands }
problem-command = nie ma polecenia „{ $command }”; są: { $commands }
problem-game = nie ma gry „{ $game }”; są: { $games }
problem-pack = tego zestawu danych nie można użyć: { $why }
problem-pair = opcję podaje się jako ID=WARTOŚĆ, a nie „{ $pair }”
problem-seats = w { $game } gra od { $least } do { $most } graczy, a nie { $seats }
problem-option = { $game } nie ma opcji „{ $option }”; są: { $options }
problem-value = opcja { $option } ma jedną z wartości { $values }, a nie „{ $value }”
problem-level = nie ma poziomu „{ $level }”; są: { $levels } oraz hard:400 na 400 rozegrań
problem-who = nie ma poziomu „{ $level }”; są: { $levels } oraz hard:400 na 400 rozegrań; człowiek to me albo imię wielką literą
problem-language = języki to { $languages }, a nie „{ $language }”
problem-unreadable = nie można odczytać { $file }: { $why }
problem-unwritable = nie można zapisać { $file }: { $why }
problem-no-text = { $file } nie jest plikiem tekstowym: zapis gry to tekst UTF-8
problem-journal = { $file }, wiersz { $line }: { $why }
problem-finished = { $file } to gra zakończona; obejrzysz ją poleceniem: pandemonium replay { $file }
problem-seat = miejsca w tej grze to { $seats }, a nie „{ $seat }”
problem-unmentioned = zasady { $game } nie mówią nic o „{ $sought }”
problem-no-tables = { $game } nie podaje stołów do symulacji
problem-table = { $game } nie ma stołu „{ $table }”; są: { $tables }
problem-law = nie ma prawa numer { $law }
problem-extra = do praw potrzeba jeszcze: { $missing }; zainstaluj: pip install 'pandemonium[laws]'
problem-not-empty = w { $folder } są już { $files }; podaj pusty folder
problem-folder = nie można utworzyć folderu { $folder }: { $why }
problem-port = nie można nasłuchiwać na { $place } ({ $why }); podaj inny --port albo 0, czyli dowolny
problem-database = nie ma folderu { $folder } na bazę danych

# Wiersz, którego nie da się odczytać
misuse-option = { $command } nie ma opcji { $option }; są: { $options }
misuse-use = po opcji { $option } podaj jedną wartość, a po przełączniku żadnej
misuse-no-game = podaj GRĘ; są: { $games }
misuse-missing = brakuje { $name }
misuse-words = { $command } przyjmuje mniej słów; zobacz --help
misuse-whole = { $name } wymaga liczby całkowitej{ $least ->
        [none] {""}
       *[other] , co najmniej { $least }
    }{ $most ->
        [none] {""}
       *[other] , co najwyżej { $most }
    }
misuse-number = { $name } wymaga liczby{ $least ->
        [none] {""}
       *[other] , co najmniej { $least }
    }{ $most ->
        [none] {""}
       *[other] , co najwyżej { $most }
    }

# Opcje stołu
option-left-out = { $option } pominięto: liczy się tylko { $when }
option-with = przy { $all }
option-and = {" "}i{" "}
option-or = {" "}lub{" "}
option-seats = liczbie graczy { $seats }{ $most ->
       *[other] {""}
    }
options-title = Opcje gry { $game }; bez podania obowiązuje pierwsza wartość
options-given = Podaj
options-means = Znaczenie
options-counts = liczy się { $when }
options-usual = { $value } (zwykle)
