# Ostatni rozdział zasad. Nagłówki tabel mają kreskę między kolumnami.
reference-heading = Karty i liczby
reference-intro = To, co jest wydrukowane na planszach i kartach, według plików danych tego stołu. Większość to nasza rekonstrukcja; kto ma pudełko, może wstawić jego liczby w pakiecie danych.
reference-circles = Krąg|Grzech|Tarcze, strona A|Tarcze, strona B|Dusze|Niesława|Ponad poziom 4|Kostka|Premia
reference-entry = Wstęp Szlachcica do lokacji specjalnej, we Florenach: { $florins }.
reference-tower = Miejsca w Wieży, od parteru w górę: { $spaces }.
reference-loans = Niesława tracona na końcu według pola Łodzi, od góry: { $losses }. Pierwsze wejście na pole { $space } i każda pożyczka na ostatnim polu od razu kosztują { $infamy }.
reference-panel = Panel Zaopatrzenia: chleb +1 Niesławy za { $bread ->
        [one] każdy poziom
        [few] każde { $bread } poziomy
       *[many] każde { $bread } poziomów
    }, sukno +{ $cloth } za każdy Dyplom, wino +{ $wine } za każdą Czaszkę, broń +{ $weapons } albo ½ Dyplomu.
reference-reputation = Reputacja: najwyższa Wieża { $tower }, najwięcej Florenów { $florins }, najwięcej Gości { $guests }, najwięcej krewnych w domu { $home }.
reference-money = Pieniądze z karty Oszustwa: Floreny { $florins }, Drachmy { $drachmas }.
reference-path = Ścieżka Dantego, strona { $side }: { $stops }. Początek na { $starts }.
reference-start = stopniu { $step } (osoby: { $players })
reference-first-game = Pierwsza gra zaczyna się na stopniu { $step }; Skrót dla trzech osób leży na stopniu { $shortcut }.
reference-stop-start = –
reference-stop-fraud = Oszustwo
reference-stop-pagan = poganin
reference-stop-diploma = Dyplom kręgu { $circle }
reference-stop-left = { $stop } (lewa)
reference-families = Ród|Ulicznicy|Szlachcice w Wieży|Piętra|Gość lub Beczka|Drachmy|Floreny|W lewo|W prawo
reference-apprentices = Uczeń|Czaszki|W Wieży|Drachmy|Floreny
reference-any-guest = { $floor ->
        [0] dowolny Gość
       *[other] dowolny Gość, na piętrze { $floor }
    }
reference-any-barrel = { $floor ->
        [0] dowolna Beczka
       *[other] dowolna Beczka, na piętrze { $floor }
    }
reference-plagues = Plaga|Dusze
reference-frauds = Oszustwo|Beczka|Przesunięcie|albo|Na końcu Beczka|Daje|albo Dusza
reference-ranks = Tytuły Wyprawy ku Niesławie, od takiej Niesławy: { $ranks }.
reference-challenges = Z wyzwań tekst instrukcji podaje liczby z wierszy Dnia zapłaty i to, ile kosztuje tam niespełniony wiersz. To, że pierwsza liczba oznacza leżące Dusze, wiersze pozostałych dwóch wyzwań wraz z ich karami i wszystkie progi są rekonstrukcją tego wydania.
reference-challenge = Dyplom|łatwy|średni|trudny|inaczej
reference-target = próg
reference-left = { $guardian }, z lewej
reference-right = { $guardian }, z prawej

# Co karta Oszustwa daje na końcu, w skrócie
gives-value = Niesława z { $sin-her-genitive } kostki
gives-cube = podnieś { $sin-her-accusative } kostkę
gives-half-diploma = ½ Dyplomu
gives-advance-upper = poziom w kręgach 2–5
gives-advance-lower = poziom w kręgach 6–9
gives-set = +1 Niesławy za każdą zagraną kartę

# Czego żąda wiersz wyzwania, w skrócie
asks-laid = leżące w kręgu: { $count }
asks-isolated = leżące w kręgu bez sąsiadów: { $count }
asks-standing = stojące w kręgu: { $count }
asks-all-laid = leżące w całym Piekle: { $count }
asks-skull = Twoja Czaszka na poziomie { $count }
asks-discs = Dyski na Murach: { $count }
asks-frauds = zagrane karty Oszustwa: { $count }
asks-cube = kostka na 5
asks-pay = do zapłaty { $count ->
        [one] 1 Drachma
        [few] { $count } Drachmy
       *[other] { $count } Drachm
    }
