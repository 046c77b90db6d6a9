# Chwile
ago-now = przed chwilą
ago-minutes = { $number ->
        [one] minutę temu
        [few] { $number } minuty temu
       *[many] { $number } minut temu
    }
ago-hours = { $number ->
        [one] godzinę temu
        [few] { $number } godziny temu
       *[many] { $number } godzin temu
    }
ago-days = { $number ->
        [one] wczoraj
        [few] { $number } dni temu
       *[many] { $number } dni temu
    }
date = { $day } { $month ->
        [1] stycznia
        [2] lutego
        [3] marca
        [4] kwietnia
        [5] maja
        [6] czerwca
        [7] lipca
        [8] sierpnia
        [9] września
        [10] października
        [11] listopada
       *[12] grudnia
    } { $year }

# Poczekalnia: gry
tile-players = { $least }–{ $most } { $most ->
        [few] osoby
       *[many] osób
    }
tile-one = jedna osoba
tile-exactly = { $seats ->
        [few] { $seats } osoby
       *[many] { $seats } osób
    }
tile-minutes = około { $minutes } min
tile-difficulty = { $difficulty ->
        [1] do nauczenia od ręki
        [2] łatwa do nauczenia
        [3] wymaga nauki
        [4] wymagająca
       *[5] bardzo wymagająca
    }

# Poczekalnia: własne gry
lobby-turn = Twoja kolej: { $game }
lobby-past = Twoje zakończone gry
lobby-place = { $place }. miejsce z { $seats }
lobby-points = { $points ->
        [one] jeden punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
lobby-won = wygrana
lobby-lost = przegrana
lobby-no-winner = nikt nie wygrywa

# Imiona gości: przymiotniki / rzeczowniki tego samego rodzaju; dalsze grupy po średniku
guest-names = Szkarłatna Zamyślona Złota Bursztynowa Wędrowna Popielata Aksamitna Miedziana Srebrna Łagodna Blada Ciekawska Chytra Wesoła Poważna Senna Lazurowa Perłowa / Sowa Wrona Czapla Wydra Sroka Kuna Salamandra Jaskółka Żmija Ropucha Łasica Kawka Ćma Wiewiórka Jaszczurka Mewa; Szkarłatny Zamyślony Złoty Bursztynowy Wędrowny Popielaty Aksamitny Miedziany Srebrny Łagodny Blady Ciekawski Chytry Wesoły Poważny Senny Lazurowy Perłowy / Borsuk Jeż Ryś Żuraw Sokół Wróbel Lis Zając Gronostaj Bażant Puchacz Bocian Dzięcioł Szpak Czyżyk Kos
connection-slow = Wolne połączenie
preferences-sound = Dźwięki: moja kolej, kości, koniec
preferences-applied = Każda zmiana działa od razu.

# Rewanż
rematch-move = Rewanż, każdy bierze następną rolę
rematch-keep = Rewanż z tymi samymi rolami
rematch-offered = { $number ->
        [0] Jest propozycja rewanżu.
        [one] { $names } proponuje rewanż.
       *[other] { $names }: chęć na rewanż.
    }
rematch-join = Dołącz
rematch-no = Nie
rematch-go = Do nowego stołu
rematch-watch = Oglądaj rewanż
rematch-says-yes = { $player }: tak
rematch-says-no = { $player }: nie
rematch-says-nothing = { $player }: jeszcze bez odpowiedzi
sequel-offered = { $number ->
        [0] Opowieść trwa przy nowym stole.
        [one] { $names } chce ciągnąć opowieść dalej.
       *[other] { $names }: chęć na dalszy ciąg opowieści.
    }
sequel-waits = Jak toczy się opowieść, wybiera strona przegrana.
refused-no-sequel = Nic takiego nie następuje po tej grze.
refused-not-your-sequel = Jak toczy się opowieść, wybiera strona przegrana.
refused-no-offer = Nikt nie zaproponował rewanżu.
refused-rematch-full = Wszystkie miejsca rewanżu są zajęte.

# Odejście i koniec
leave = Opuść grę
end-title = Koniec gry
end-alone = Zakończ tę grę teraz, bez zwycięstwa
end-propose = Zaproponuj koniec gry bez zwycięstwa
end-proposed = { $number ->
        [one] { $names } chce zakończyć grę bez zwycięstwa.
       *[other] { $names }: chęć zakończenia gry bez zwycięstwa.
    }
end-agree = Zgoda
end-take-back = Jednak gramy dalej
ended-agreement = Gra zakończona za zgodą wszystkich
ended-no-winner = Nikt nie wygrywa.
lobby-ended = zakończona za zgodą wszystkich
lobby-ended-rules = zamknięta: nie ma już zasad, według których się zaczęła
refused-not-playing = Przy tym stole nie toczy się gra.

# Pakt stołu: warunki gry
pact = Tempo i widownia
tempo = Tempo
tempo-help = Jak długo można być poza stołem, zanim bot może zająć miejsce.
tempo-live = na żywo: dwie minuty
tempo-relaxed = spokojnie: godzina
tempo-mail = korespondencyjnie: trzy dni
limit = Czas na każde pytanie
limit-help = Widoczny dla wszystkich. Za osobę bez odpowiedzi odpowiada potem zegar: tak, jak każe gra, albo jak zagrałby bot.
limit-none = bez ograniczenia
limit-time = { $unit ->
        [second] { $number ->
            [one] jedna sekunda
            [few] { $number } sekundy
           *[many] { $number } sekund
        }
        [minute] { $number ->
            [one] jedna minuta
            [few] { $number } minuty
           *[many] { $number } minut
        }
        [hour] { $number ->
            [one] jedna godzina
            [few] { $number } godziny
           *[many] { $number } godzin
        }
       *[day] { $number ->
            [one] jeden dzień
            [few] { $number } dni
           *[many] { $number } dni
        }
    }
new-watching = Inni mogą oglądać
new-watching-help = Kto ma adres stołu, widzi to, co leży odkryte; bez tego tylko osoby przy stole.

# Rozmowa i widownia
chat-unread = nieprzeczytane
mute = Wycisz
mute-player = { $player }
mute-all = całą rozmowę
audience = Widownia
you-watch = Oglądasz tę grę.
watchers = { $number ->
        [one] ogląda jedna osoba
        [few] oglądają { $number } osoby
       *[many] ogląda { $number } osób
    }
may-watch = Oglądać mogą
may-watch-anybody = wszyscy, z poczekalni
may-watch-address = osoby, które mają adres
may-watch-nobody = tylko osoby przy stole
watching-no = Nikt nie może oglądać
watching-yes = Inni mogą oglądać
public-no = Nie pokazuj w poczekalni
public-yes = Pokaż w poczekalni
refused-no-watching = Ten stół widzą tylko osoby, które przy nim siedzą.
doors = Kto może patrzeć
