# Czego karty żądają i co dają: człony, które `card_wording` składa z liczb na karcie
amount = { $count } { $count ->
        [one] { $good-one }
        [few] { $good-few }
       *[many] { $good-many }
    }
amount-paid = { $count } { $count ->
        [one] { $good-accusative }
        [few] { $good-few }
       *[many] { $good-many }
    }
amount-any-basic = { $count ->
        [one] 1 dowolny zasób podstawowy
        [few] { $count } dowolne zasoby podstawowe
       *[many] { $count } dowolnych zasobów podstawowych
    }
amount-any-luxury = { $count ->
        [one] 1 dowolny zasób luksusowy
        [few] { $count } dowolne zasoby luksusowe
       *[many] { $count } dowolnych zasobów luksusowych
    }
amount-points = { $count ->
        [one] 1 punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }
amount-symbol = { $count } { $count ->
        [one] { $symbol }
        [few] { $symbol-few }
       *[many] { $symbol-many }
    }

# Ceny i warunki
asks-pay = zapłać { $goods }
asks-give = oddaj { $courtier-accusative }
asks-below-start = jeśli Twoja reputacja jest poniżej pola startowego
asks-recruited = jeśli w tej fazie wykonujesz akcję werbowania
asks-tokens-used = jeśli używasz co najmniej { $least ->
        [one] 1 żetonu akcji
       *[other] { $least } żetonów akcji
    }
asks-no-debt = jeśli nie masz długu
asks-no-science = jeśli nie masz budynku naukowego
asks-below-all = jeśli na początku fazy wszyscy pozostali są wyżej od Ciebie
asks-each-below = za każdego gracza, który na początku fazy jest niżej od Ciebie
asks-above = jeśli na początku fazy co najmniej { $least ->
        [one] 1 gracz
       *[other] { $least } graczy
    } jest niżej od Ciebie

# Co karta daje
gives-amount = +{ $amount }
gives-angel = { $count ->
        [one] weź 1 żeton anielskich skrzydeł
        [few] weź { $count } żetony anielskich skrzydeł
       *[many] weź { $count } żetonów anielskich skrzydeł
    }
gives-absolve = { $count ->
        [one] zwróć 1 żeton diabelskich skrzydeł
        [few] zwróć najwyżej { $count } żetony diabelskich skrzydeł
       *[many] zwróć najwyżej { $count } żetonów diabelskich skrzydeł
    }
gives-any-courtier = weź za darmo dowolnego dworzanina
gives-courtier = weź za darmo { $courtier-accusative }
gives-tile = { $count ->
        [one] zdobądź 1 mniejsze osiągnięcie
        [few] zdobądź { $count } mniejsze osiągnięcia
       *[many] zdobądź { $count } mniejszych osiągnięć
    }
gives-relief = zmniejsz dług najwyżej o { $count } (bez oddawania monet)
gives-each = +1 moneta za każdy Twój { $symbol-building }
gives-stall = sprzedaj do puli najwyżej { $count ->
        [one] 1 zasób podstawowy
        [few] { $count } zasoby podstawowe
       *[many] { $count } zasobów podstawowych
    }, każdy za { $coins ->
        [one] 1 monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    }
gives-discard = odrzuć najwyżej { $count ->
        [one] 1 żeton
        [few] { $count } żetony
       *[many] { $count } żetonów
    } zboża: +1 punkt za każdy
gives-tuck = wsuń pod tę kartę jeden ze swoich budynków z akcją; możesz od razu użyć jego akcji, a w późniejszych rundach nie wymaga ona żetonu
gives-rise = reputacja +{ $count }
gives-fall = reputacja −{ $count }

# Odsetki i inkwizycja
gives-fewer = znacznik odsetek przesuwa się o { $count ->
        [one] 1 pole
        [few] { $count } pola
       *[many] { $count } pól
    } mniej
gives-growth = Twój dług rośnie najwyżej o { $count }
gives-wing-price = żeton anielskich skrzydeł kosztuje Cię { $count ->
        [one] 1 monetę
        [few] { $count } monety
       *[many] { $count } monet
    }
gives-walls = możesz zapłacić { $count ->
        [one] 1 monetę
        [few] { $count } monety
       *[many] { $count } monet
    }, aby udobruchać jednego inkwizytora
gives-free-answer = możesz za darmo udobruchać jednego wybranego inkwizytora

# Co liczy się na koniec
counts-symbol = +{ $points } za { $every ->
        [one] każdy Twój { $symbol-building }
        [few] każde { $every } Twoje { $symbol-buildings }
       *[many] każde { $every } Twoich { $symbol-buildings-many }
    }
counts-coins = +{ $points } za { $every ->
        [one] każdą pozostałą monetę
        [few] każde { $every } pozostałe monety
       *[many] każde { $every } pozostałych monet
    } zamiast 1 za każde 5
counts-indulgences = +{ $points } za { $every ->
        [one] każdy zachowany żeton pobłażania
        [few] każde { $every } zachowane żetony pobłażania
       *[many] każde { $every } zachowanych żetonów pobłażania
    }
counts-balance = +{ $points }, jeśli wśród Twoich budynków jest co najmniej { $every } z symbolem wiejskim, { $every } z miejskim i { $every } z kościelnym
counts-upgrades = +{ $points } za { $every ->
        [one] każde ulepszone pole produkcji
        [few] każde { $every } ulepszone pola produkcji
       *[many] każde { $every } ulepszonych pól produkcji
    }
counts-rural-banner = +{ $points }, jeśli masz większe osiągnięcie wiejskie
counts-courtiers = +{ $points } za { $every ->
        [one] każdego dworzanina za Twoimi murami
       *[other] każdych { $every } dworzan za Twoimi murami
    }
counts-basic = odrzuć całe swoje drewno, cały kamień albo całe zboże: +{ $points } za { $every ->
        [one] każdy żeton
        [few] każde { $every } żetony
       *[many] każde { $every } żetonów
    }
counts-minors = +{ $points } za { $every ->
        [one] każde zdobyte mniejsze osiągnięcie
        [few] każde { $every } zdobyte mniejsze osiągnięcia
       *[many] każde { $every } zdobytych mniejszych osiągnięć
    }
counts-old = +{ $points } za { $every ->
        [one] każdy Twój budynek
        [few] każde { $every } Twoje budynki
       *[many] każde { $every } Twoich budynków
    } z rund 1–3

# Co budynek kosztuje oprócz zasobów
costs-tile = jeden kafelek mniejszego osiągnięcia
costs-token = od następnej rundy o jeden żeton akcji mniej

# Cały budynek i połowy karty wydarzenia
does-none = Bez efektu.
does-production = W każdej fazie produkcji: { $deed }.
does-action = Akcja: { $deed }.
does-immediate = Natychmiast: { $deed }.
does-interest = W każdej fazie odsetek: { $deed }.
does-reputation = W każdej fazie reputacji: { $deed }.
does-inquisition = W każdej fazie inkwizycji: { $deed }.
does-end = Na koniec gry: { $deed }.
half-left = Po lewej: { $deed }.
half-right = Po prawej: { $deed }.
