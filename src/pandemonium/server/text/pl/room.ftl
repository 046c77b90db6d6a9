# Przed grą
room-title = Przed grą
room-none-dealt = Nic jeszcze nie rozdano: ziarno powstanie z połówki serwera i połówek wszystkich obecnych, gdy wszyscy usiądą.
room-missing = { $seats ->
        [one] Jedno miejsce jest jeszcze wolne.
        [few] { $seats } miejsca są jeszcze wolne.
       *[many] { $seats } miejsc jest jeszcze wolnych.
    }
room-begins = Gra zacznie się sama, gdy zapełni się ostatnie miejsce.
room-look = Odśwież
room-dealing = Wszyscy są na miejscach: gra się zaczyna.
room-tab = { $taken }/{ $seats } · { $game }
room-game = W co zagracie
room-copied = Skopiowano.
room-share = Udostępnij
room-qr = Kod QR
room-qr-title = Dla telefonu: miejsce { $letter }
room-qr-alt = Kod QR z linkiem do miejsca { $letter }
room-bot = Posadź tu bota
room-level = Inny poziom
room-bot-for = Bot na miejsce { $letter }
room-take-away = Zwolnij to miejsce
room-leave = Wstaję od stołu
room-start = Zacznij teraz
room-start-note = { $seats ->
        [one] Na wolnym miejscu zagra bot. Jak dobry?
        [few] Na { $seats } wolnych miejscach zagrają boty. Jak dobre?
       *[many] Na { $seats } wolnych miejscach zagrają boty. Jak dobre?
    }
room-close = Zamknij stół
room-close-note = Gra się tu nie zacznie, a linki przestaną działać. Nikt nic nie traci.
room-close-yes = Tak, zamknij
room-closed = Ten stół jest zamknięty.
room-closed-note = Zamknięto go, zanim zaczęła się gra.
room-expired-note = Zamknięto go, bo od dawna nikt tu nie zaglądał. Gra się nie zaczęła.
glance-seats = { $seats ->
        [one] Jedna osoba
        [few] { $seats } osoby
       *[many] { $seats } osób
    }
glance-minutes = około { $minutes } minut

# Zaproszenia
invited-title = Zaproszenie: { $game }
invited-lead = { $host } zaprasza Cię do gry { $game }
invited-seat = Miejsce czeka na Ciebie.
invited-new = Pierwszy raz tutaj?
invited-yours = Siedzisz przy tym stole
invited-yours-note = Masz już miejsce przy stole, który otwiera { $host }. Gra: { $game }.
invited-go = Do stołu
invited-taken = To miejsce jest zajęte
invited-taken-note = Siedzi tu już ktoś inny. Stół otwiera { $host }, gra: { $game }.
invited-closed = Ten stół jest zamknięty
invited-closed-note = Ten stół do gry { $game } (gospodarz: { $host }) zamknięto, zanim gra się zaczęła.
invited-own = Otwórz własny stół

# Połówki ziarna
proof-halves = Połówkę serwera zapowiada zobowiązanie pokazane przy otwarciu stołu, pozostałe połówki zapowiadają skróty podane, gdy każdy siadał; skrót ich wszystkich razem jest ziarnem, więc nikt go nie wybrał.
proof-seed-alone = Skrót SHA-256 ziarna to zobowiązanie pokazane przed pierwszym rzutem i tasowaniem.
proof-half-server = Połówka serwera
proof-half = Połówka: { $player }
proof-withheld = zatrzymana, więc pominięta w ziarnie
refused-half = To nie jest zapowiedziana połówka ziarna.
refused-no-halves = Połówki ziarna podaje się, gdy wszyscy usiądą, a gra się jeszcze nie zaczęła.
refused-free = To miejsce jest już wolne.
refused-dealing = Wszyscy już siedzą; gra zaraz się zacznie.
refused-begun = Gra już się zaczęła.
refused-closed = Ten stół jest zamknięty.
refused-not-host = Może to zrobić tylko osoba, która otwiera ten stół.
