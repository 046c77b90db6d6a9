# Plansza i jej części
table-status = { $stops ->
        [one] Dante ma przed sobą jeden przystanek
        [few] Dante ma przed sobą { $stops } przystanki
       *[many] Dante ma przed sobą { $stops } przystanków
    }
table-last-round = Ostatnia runda
table-phase-cashing = Punktacja: karty Oszustw
table-phase-settling = Punktacja: połówki Dyplomów
table-phase-over = Koniec
table-jump = Części planszy
table-hell = Piekło
table-circles = Dziewięć kręgów
table-acheron = Acheron
table-graveyard = Cmentarz
table-plague-short = Plaga
table-plague = Następna Plaga przyniesie Dusze: { $souls }
table-guardians = Strażnicy
table-dante = Droga Dantego
table-florence = Florencja
table-tracks = Grzechy
table-frauds = Oszustwa
table-hand = Twoja ręka
table-challenge = Wyzwanie
table-deck = Talia: { $cards ->
        [0] pusta
        [one] jedna karta
        [few] { $cards } karty
       *[many] { $cards } kart
    }
nobody = nikt
nothing = nic

# Piekło
shield-label = Tarcza { $shield }, { $quarter }: { $thing }
shield-empty = pusta
shield-soul = stojąca Dusza ({ $sin })
shield-laid = Dusza złożona na spoczynek ({ $sin })
shield-chained = stojąca Dusza ({ $sin }) w Łańcuchach; właściciel: { $player }
shield-petrified = Skamieniała Dusza
shield-pit = Dół
shield-labyrinth = Labirynt; właściciel: { $player }
gate-closed = Brama { $gate }: bez Dysku
gate-discs = Brama { $gate }: Dyski: { $names }
graveyard-souls = Cmentarz, { $sin }: { $souls ->
        [0] brak Dusz
        [one] jedna Dusza
        [few] { $souls } Dusze
       *[many] { $souls } Dusz
    }
guardian-label = { $guardian }: { $guardian-deed }
guardian-deed = { $guardian-deed }
stop-start = początek
stop-fraud = karta Oszustwa dla tego, kto go tu przyprowadzi
stop-pagan = kremowa Dusza na Cmentarz i Strażnik
stop-diploma = Dyplom: { $sin }
stop-shortcut = Skrót: Dante przechodzi obok

# Florencja
location-effect = { $location-effect }
location-label = { $location } ({ $sin }): { $location-effect }.{ $florins ->
        [0] { "" }
        [one] {" "}Szlachcic płaci za wejście 1 Florena.
        [few] {" "}Szlachcic płaci za wejście { $florins } Floreny.
       *[many] {" "}Szlachcic płaci za wejście { $florins } Florenów.
    }
location-bribe = Łapówka: { $drachmas } Drachmy{ cost-loan }.
location-members = { $player }: { $nobles ->
        [0] { "" }
        [one] jeden Szlachcic
        [few] { $nobles } Szlachciców
       *[many] { $nobles } Szlachciców
    }{ $both ->
        [1] , {""}
       *[0] { "" }
    }{ $urchins ->
        [0] { "" }
        [one] jeden Ulicznik
        [few] { $urchins } Uliczników
       *[many] { $urchins } Uliczników
    }.
tell-haystack = Do wysłanej osoby dołącza Ulicznik z twojej rezerwy.
tell-banquet = Budujesz następne piętro swojej Wieży.
tell-bank = Dostajesz 2 Floreny i po 1 za każdego Gościa w swojej Wieży.
tell-courtyard = Do dwóch osób wraca z Wieży do domu; potem możesz przestawić to, co w niej stoi.
tell-bonfire = Wymień do 3 Florenów na Drachmy; podnieś kostkę Flegetonu albo połóż Dysk; potem zapłać za Strażnika albo za Styks.
tell-wall = Wymień do 2 Florenów na Drachmy; zapłać 2 Drachmy, by zagrać kartę Oszustwa; potem dostarcz Beczkę za Niesławę.
tell-market = Kradniesz Beczkę do swojej Wieży, nigdy dwa razy tego samego rodzaju.
tell-palace = Przyjmujesz Gościa w swojej Wieży. Przynosi tyle Florenów, ile wynosi numer piętra, i pozwala oskarżać w swojej lokacji.
store-guest = { $kind }: w Pałacu zostało { $left }; pozwala oskarżać ({ $kind-opens })
store-barrel = Beczka ({ $kind }): na Rynku zostało { $left }

# Grzechy
track-beyond = Niesława za wyjście poza tor
track-bonus = Premia
track-phlegethon = Flegeton
track-diplomas = Dyplomy
track-label = Tor grzechu { $sin }: { $skulls }.
track-skull = { $player } na poziomie { $level }
track-no-skull = brak Czaszek
track-cube = Kostka { $sin } na polu { $value }
track-diploma = Dyplom { $sin }: { $names }

# Karty Oszustw
card-name = Oszustwo { $card }
card-label = Oszustwo { $card }. Teraz, Beczka: { $barrel }; poziom na torze { $sin } albo { $instant }. Na koniec, Beczka: { $last }; { $ending } albo Dusza złożona w kręgu { $soul }.
card-advance = { $sin }
card-soul = { $sin }
short-relocate = przesuń Dyski
short-styx = Styks
short-guardian = Strażnik
short-phlegethon = kostka +1
short-disc = Dysk
short-money = pieniądze
short-kin = 2 do domu
short-urchin = Ulicznik
short-value = wartość: { $sin }
short-cube = { $sin } +1
short-half-diploma = ½ Dyplomu
short-advance-upper = poziom w II–V
short-advance-lower = poziom w VI–IX
short-set = 1 za kartę
face-value = wartość
face-cube = +1
face-half-diploma = ½ Dyplomu
face-advance-upper = II–V
face-advance-lower = VI–IX
face-set = 1 za kartę

# Ród
player-infamy = Niesława: { $infamy }
player-florins = Floreny: { $florins }
player-drachmas = Drachmy: { $drachmas }
player-diplomas = Dyplomy: { $diplomas }
player-halves = Połówki Dyplomów: { $halves }
player-bones = Kości: { $bones }
player-home = W domu: Szlachcice { $nobles }, Ulicznicy { $urchins }; w rezerwie { $reserve }
player-panel = Dostarczone na oblężenie: { $barrels }
player-boat = Łódź na polu pożyczek { $space }: { $infamy ->
        [0] na koniec bez straty
       *[other] na koniec strata { $infamy } Niesławy
    }
player-tower = Wieża, { $floors ->
        [0] tylko parter
        [one] jedno piętro
        [few] { $floors } piętra
       *[many] { $floors } pięter
    }
player-hidden = { $cards ->
        [one] Jedna karta Oszustwa
        [few] { $cards } karty Oszustw
       *[many] { $cards } kart Oszustw
    } na ręce, zakryte
player-played = Zagrane karty Oszustw: { $cards }
floor-label = { $floor ->
        [0] Parter
       *[other] Piętro { $floor }
    }: { $things }; { $free ->
        [0] pełne
       *[other] wolne miejsca: { $free }
    }
space-empty = puste miejsce

# Wyzwanie w pojedynkę
challenge-target = Zdobądź { $infamy } Niesławy i spełnij każdy wiersz, gdy Dante dojdzie do jego Dyplomu.
challenge-penalty = inaczej −{ $infamy }
challenge-row = Wiersz { $sin }: { $needs }.
need-laid = Dusze złożone tutaj { $have }/{ $number }
need-isolated = złożone tu wśród pustych tarcz { $have }/{ $number }
need-standing = Dusze stojące tutaj { $have }/{ $number }
need-all_laid = Dusze złożone w Piekle { $have }/{ $number }
need-skull = poziom { $have }/{ $number }
need-discs = Dyski { $have }/{ $number }
need-frauds = zagrane Oszustwa { $have }/{ $number }
need-cube = kostka na 5: { $have ->
        [0] jeszcze nie
       *[other] tak
    }
need-pay = zapłać Drachmy: { $number }, masz { $have }

# Stół opowiedziany
tell-circle = Krąg { $circle }, { $sin }, Niesława { $infamy }: { $things }; puste tarcze: { $empty }.
tell-dante = Dante stoi na przystanku { $step }: { $stop }.

# Końcowa punktacja krok po kroku
walk-title = Rachunek
walk-0 = Niesława z gry
walk-1 = Karty Oszustw
walk-2 = Flegeton opada
walk-3 = Połówki Dyplomów
walk-4 = Dyplomy
walk-5 = Pożyczki u Charona
walk-6 = Reputacja
walk-note-1 = Prawe połowy zagranych kart.
walk-note-3 = Każde dwie stały się Dyplomem.
walk-note-4 = Wartość kostki razy poziom własnej Czaszki.
walk-note-5 = Miejsce, na którym stoi Łódź.
walk-note-6 = Najwyższa Wieża, najwięcej Florenów, Gości i rodziny w domu.
walk-cube = { $sin }: { $empty ->
        [0] brak pustych tarcz
        [one] jedna pusta tarcza
        [few] { $empty } puste tarcze
       *[many] { $empty } pustych tarcz
    }, kostka warta { $value }
ending-solo = Kończysz z Niesławą { $points }
