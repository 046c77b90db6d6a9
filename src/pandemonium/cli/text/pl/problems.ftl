# Co osoba przy klawiaturze może naprawić
problem-as-said = { $said }
problem-no-command = podaj polecenie; są: { $commands }
problem-command = nie ma polecenia „{ $command }”; są: { $commands }
problem-game = nie ma gry „{ $game }”; są: { $games }
problem-pack = tego zestawu danych nie można użyć: { $why }
problem-pair = opcję podaje się jako ID=WARTOŚĆ, a nie „{ $pair }”
problem-option = { $game } nie ma opcji „{ $option }”; są: { $options }
problem-value = opcja { $option } ma jedną z wartości { $values }, a nie „{ $value }”
problem-level = nie ma poziomu „{ $level }”; są: { $levels } oraz hard:400 na 400 rozegrań
problem-player = „{ $level }” nie zagra w { $game }: { $why }
problem-who = nie ma poziomu „{ $level }”; są: { $levels } oraz hard:400 na 400 rozegrań; człowiek to me albo imię wielką literą
problem-language = języki to { $languages }, a nie „{ $language }”
problem-no-file = nie ma pliku „{ $file }”
problem-unreadable = nie można odczytać { $file }: { $why }
problem-unwritable = nie można zapisać { $file }: { $why }
problem-damaged = { $file } jest uszkodzony ({ $why }); napraw go albo odłóż gdzie indziej; niczego nie zapisano
problem-no-text = { $file } nie jest plikiem tekstowym: zapis gry to tekst UTF-8
problem-journal = { $file }, wiersz { $line }: { $why }
problem-finished = { $file } to gra zakończona; obejrzysz ją poleceniem: pandemonium replay { $file }
problem-before = { $file } ma wyborów: { $choices }, nie ma więc wyboru { $before }
problem-review-unfinished = gra w { $file } nie jest skończona: omawia się ją po zakończeniu
problem-review-alone = w grze w pojedynkę nie ma z kim przegrać, więc nie ma czego omawiać
problem-seat = miejsca w tej grze to { $seats }, a nie „{ $seat }”
problem-unmentioned = zasady { $game } nie mówią nic o „{ $sought }”
problem-no-tables = { $game } nie podaje stołów do symulacji
problem-table = { $game } nie ma stołu „{ $table }”; są: { $tables }
problem-workers-died = procesy robocze padły { $tries } razy, zanim zadanie { $job } z { $jobs } było gotowe: { $why }
problem-cluster = klaster to ray albo ray://HOST:PORT, a nie „{ $cluster }”
problem-cluster-file = { $level } to plik tej maszyny, którego inne maszyny klastra nie mają: użyj --workers
problem-no-ray = klaster wymaga Raya ({ $why }): pip install 'pandemonium[cluster]'
problem-no-learning = uczenie wymaga CMA-ES ({ $why }): pip install 'pandemonium[learn]'
problem-no-weights = { $game } nie ma wag, które można by uczyć
problem-players = w { $game } nie gra { $players ->
        [one] 1 osoba
       *[other] { $players } osób
    }; liczba graczy: { $counts }
problem-roles-are-chosen = z tymi opcjami role w { $game } zależą od wyborów graczy, więc nie da się dwa razy rozegrać rozdania z tymi samymi rolami; porównaj poziomy poleceniem: pandemonium arena { $game }
problem-unknown-role = przy tym stole nie ma roli „{ $role }”; są: { $known }
problem-no-cluster = pod adresem { $cluster } nie ma klastra: { $why }
problem-node-differs = { $what ->
    [version] węzeł { $node } ma Pandemonium w wersji { $there }, a tutaj jest { $here }
    [build] węzeł { $node } ma inną kompilację Pandemonium ({ $there }), a tutaj jest { $here }
    [weights] węzeł { $node } ma boty o innych wagach ({ $there }), a tutaj są { $here }
   *[data] węzeł { $node } ma inne dane tej gry ({ $there }), a tutaj są { $here }
}; na każdym węźle musi być to samo
problem-law = nie ma prawa numer { $law }
problem-extra = do praw potrzeba jeszcze: { $missing }; zainstaluj: pip install 'pandemonium[laws]'
problem-not-empty = w { $folder } są już { $files }; podaj pusty folder
problem-folder = nie można utworzyć folderu { $folder }: { $why }
problem-port = nie można nasłuchiwać na { $place } ({ $why }); podaj inny --port albo 0, czyli dowolny
problem-database = nie ma folderu { $folder } na bazę danych
problem-database-unusable = bazy danych { $db } nie można użyć: { $why }
problem-nothing-to-keep = w { $db } nie ma stołów do zachowania
problem-restore-not-empty = { $db } nie jest pusta; kopię zapasową odtwarza się tylko w pustej bazie danych
problem-restore-not-a-backup = { $file } nie jest kopią zapasową albo jest uszkodzony; niczego nie odtworzono
problem-restore-cut-short = { $file } jest urwany; niczego nie odtworzono
problem-restore-newer = { $file } pochodzi z nowszej wersji Pandemonium; niczego nie odtworzono
problem-database-address = adresu bazy danych nie da się odczytać; to plik, sqlite:///PLIK albo postgresql://UŻYTKOWNIK@HOST/NAZWA
problem-no-database = baza danych się nie otwiera: { $why }
problem-newer-database = z tej bazy danych korzystało już nowsze Pandemonium; zainstaluj je albo podaj inne --db
problem-workers = serwer sam się zatrzymał; dziennik powyżej mówi dlaczego
problem-settings-file = { $file } nie jest plikiem TOML: { $why }
problem-setting = nie ma ustawienia { $name } ({ $place }); są: { $names }
problem-setting-value = ustawienie { $name } nie może takie być ({ $place }): { $why }

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
misuse-choice = { $name } to jedno z: { $values }
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
problem-no-legend = gra { $game } nie ma opisu swoich cech
