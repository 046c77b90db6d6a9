# Rama każdej pomocy
help-usage = Użycie:
help-arguments = Argumenty
help-options = Opcje
help-commands = Polecenia
help-default = [domyślnie: {"{}"}]
help-required = [wymagane]
help-options-place = [OPCJE]
help-commands-place = POLECENIE [ARGUMENTY]...

# Co robi każde polecenie
does-pandemonium = Piekielne gry planszowe przy jednym stole.
does-desk =
    Podaj hasło do biurka gospodarza w przeglądarce, pod /desk.

    Przykład: pandemonium desk --settings pandemonium.toml
does-serve =
    Uruchom stół w przeglądarce.

    Przykład: pandemonium serve --port 8666 --db games.db --pack crypt=my-box
does-play =
    Zagraj w terminalu z botami albo z innymi przy tym samym ekranie.

    Przykład: pandemonium play inferno --seats me,hard --option setup=first-game --save game.journal
does-learn =
    Poznaj grę w krótkiej rozgrywce ze scenariuszem: przewodnik wyjaśnia, wybory są prawdziwe.

    Przykład: pandemonium learn crypt
does-options =
    Wypisz opcje gry i ich wartości, takie jak w poleceniach play, sim i arena.

    Przykład: pandemonium options inferno
does-rules =
    Pokaż zasady gry albo tylko to, co mówią o czymś.

    Przykład: pandemonium rules inferno ściana dis
does-sim =
    Rozegraj wiele gier między botami i pokaż ich szybkość oraz wyniki.

    Przykład: pandemonium sim crypt --games 10000 --seats random,random --seed 7 --json
does-arena =
    Niech boty grają ze sobą, zmieniając miejsca; oceń je z przedziałami 95 %.

    Przykład: pandemonium arena crypt --seats hard,normal --games 400 --seconds 0.2
does-decide =
    Mówi, czy jeden poziom jest w każdej roli lepszy od drugiego, czy gorszy, gdy tylko rozegrane gry to rozstrzygną.

    Przykład: pandemonium decide deal hard:50 normal --players 4
does-balance =
    Zasymuluj każdy stół gry i napisz raport o miejscach, źródłach punktów, zakończeniach i rangach solo.

    Przykład: pandemonium balance inferno --games 1000 --table "2 players"
does-train =
    Szukaj lepszych wag poziomu metodą CMA-ES na wspólnych ziarnach i zachowaj to, co na innych wygrywa wyraźnie częściej.

    Przykład: pandemonium train crypt 2 --rounds 100 --hours 0.5
does-replay =
    Opowiedz grę z jej zapisu tak, jak widziało ją jedno miejsce albo widz.

    Przykład: pandemonium replay game.journal --seat A --step
does-review =
    Powiedz, gdzie zakończona gra została wygrana i przegrana: szanse, wątpliwe wybory i lepsze od nich, szczęście i umiejętność.

    Przykład: pandemonium review game.journal --seat A
does-verify =
    Odtwórz zakończoną grę i potwierdź zobowiązanie, każdy rzut i tasowanie oraz końcowy wynik.

    Przykład: pandemonium verify game.journal
does-pack =
    Sprawdź zestaw danych gry i pokaż jego tabele wraz z pochodzeniem każdej liczby.

    Przykład: pandemonium pack crypt --export my-box && pandemonium pack crypt --pack my-box
does-backup =
    Zapisz do jednego pliku wszystko, co przechowuje serwer, także w trakcie jego działania.

    Przykład: pandemonium backup evening.backup --db games.db
does-restore =
    Odtwórz kopię zapasową w pustej bazie danych dowolnego rodzaju.

    Przykład: pandemonium restore evening.backup --db postgresql://me@localhost/games
does-bench =
    Zmierz grę losową, kopie, widoki, próbki, odtworzenie i stronę każdej gry.

    Przykład: pandemonium bench crypt --json
does-laws =
    Sprawdź prawa na grze przy każdej liczbie graczy: zakończenia, kopie, cofanie, tajemnice, domysły, wyniki, słowa.

    Przykład: pandemonium laws crypt --law 5 --examples 100
does-features =
    Co znaczą liczby obserwacji, miejsce po miejscu: nazwa, zakres i sposób odczytania każdej.

    Przykład: pandemonium features crypt

# Co przyjmuje kilka poleceń
given-help = Pokaż tę pomoc i zakończ.
given-version = Pokaż wersję i zakończ.
given-language = Język wszystkich wypowiedzi; bez tej opcji język środowiska.
given-game = Gra, na przykład crypt.
given-pack = Pliki danych zamiast własnych plików gry: folder albo ZIP.
given-option = Opcja stołu; można podać kilka razy. Zobacz: pandemonium options GRA
given-json = Jeden dokument JSON zamiast tabel.
given-file = Zapis gry.
given-seconds = Ile bot, który przeszukuje, może myśleć nad decyzją; master myśli dziesięć razy dłużej.
given-cluster = Graj na maszynach Raya: ray to ten, który działa tutaj, ray://HOST:PORT to inny.
given-workers = Liczba procesów, w których toczą się gry.
given-games = Ile gier.
given-seats = Bot na każdym miejscu: random, easy, normal, hard, master albo hard:400 na 400 rozegrań.
given-seed = To samo ziarno daje te same gry.

# Co przyjmuje jedno z nich
given-desk-db = { setting-db }
given-desk-new = Ustal nowe hasło; serwer przyjmie je przy następnym uruchomieniu.
given-serve-host = { setting-host }
given-serve-port = { setting-port }
given-serve-db = { setting-db }
given-serve-workers = { setting-workers }
given-serve-https = { setting-https }
given-serve-trusted_proxy = { setting-trusted-proxy }
given-serve-metrics = { setting-metrics }
given-settings = Plik TOML z dowolnymi ustawieniami; środowisko (PANDEMONIUM_NAZWA) i opcje mają przed nim pierwszeństwo.
given-set = Dowolne inne ustawienie, po nazwie; można powtarzać.
given-serve-show_settings = Wypisz wszystkie ustawienia, co robią i skąd pochodzą, w postaci pliku, i niczego nie uruchamiaj.
given-serve-no_new_tables = { setting-no-new-tables }
given-serve-pack_uploads = { setting-pack-uploads }
given-serve-pack = Pliki danych zamiast własnych plików gry; można powtarzać.
given-backup-file = Plik kopii zapasowej; tylko ty możesz go czytać, bo zawiera ziarna trwających gier.
given-backup-db = Baza danych: plik SQLite albo postgresql://user@host/database.
given-restore-file = Kopia zapasowa.
given-restore-db = Pusta baza danych: plik SQLite, którego jeszcze nie ma, albo postgresql://user@host/database.
given-sim-seats = Bot na każdym miejscu: random, easy, normal, hard, master albo hard:400 na 400 rozegrań; bez podania dwa boty random albo najmniej, ilu może grać.
given-play-seats = Na każdym miejscu: me, imię wielką literą albo bot (random, easy, normal, hard, master, hard:400).
given-play-seed = Skąd biorą się wszystkie kości; bez podania losowane.
given-play-save = Zapisz tu przebieg gry.
given-play-resume = Wróć do zapisanej gry.
given-play-before = Razem z --resume: od stanu gry przed tym wyborem; plik pozostaje bez zmian.
given-play-full_screen = Graj na osobnym ekranie, który znika po grze.
given-learn-lesson = Która lekcja, jeśli gra ma ich kilka.
given-learn-full_screen = Nauka na osobnym ekranie, który znika po lekcji.
given-arena-seats = Boty jednej gry; zmieniają się na miejscach tej samej roli.
given-arena-games = Co najmniej tyle gier.
given-decide-level = Bot poddany próbie.
given-decide-other = Bot na pozostałych miejscach, a dla porównania także na tym samym.
given-decide-players = Ilu graczy; bez podania dwóch albo najmniej, ilu może grać.
given-decide-role = Tylko w tej roli, na przykład devil; bez podania we wszystkich rolach po kolei.
given-decide-games = Najwyżej tyle gier tego poziomu w jednej roli.
given-balance-games = Ile gier przy każdym stole.
given-balance-level = Bot na każdym miejscu.
given-balance-deal = Pierwsze rozdanie; gry biorą to i następne.
given-balance-table = Tylko ten stół; można podać kilka razy.
given-balance-out = Gdzie leżą raport i jego liczby.
given-train-players = Dla ilu graczy.
given-train-hours = Budżet: po tylu godzinach nie zaczyna się już kolejna runda.
given-train-level = Czyje wagi: poziomu normal czy własne poziomu hard, którymi oceniają i wyobrażają sobie grę hard i master.
given-train-rounds = Ile poszukiwań po trzydzieści pokoleń, każde od najlepszych dotąd wag.
given-replay-seat = Czyimi oczami patrzeć; bez podania niczyimi.
given-replay-step = Po każdym wpisie pokaż stół i czekaj na Enter.
given-review-seat = Tylko to, co dotyczy tego miejsca.
given-review-games = Z ilu wyobrażonych gier powstaje; bez podania z tylu, na ile dana gra pozwala w swoim czasie.
given-review-workers = Liczba procesów; na każde miejsce przypada jedna część.
given-pack-export = Zapisz tam pliki, od których zacznie się własny zestaw.
given-pack-check = Sprawdź tylko, czy wszystko do siebie pasuje, i narysuj mapy gry, która je ma.
given-bench-games = Które gry; bez podania wszystkie.
given-bench-seconds = Długość jednej rundy; każda liczba ma ich pięć.
given-bench-pure = Zmierz także wersję w czystym Pythonie.
given-rules-words = Tylko to, co o tym mówi.
given-laws-law = Tylko prawo o tym numerze; 0 oznacza wszystkie.
given-laws-examples = Na ilu pozycjach sprawdzać każde prawo.
