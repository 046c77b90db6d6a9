# Inkwizytorzy: trzej żółci, czterej czerwoni i goście
inquisitor-ascetic = Asceta
    .genitive = ascety
    .dative = ascecie
    .accusative = ascetę
inquisitor-fundamentalist = Fundamentalista
    .genitive = fundamentalisty
    .dative = fundamentaliście
    .accusative = fundamentalistę
inquisitor-plebeian = Plebejusz
    .genitive = plebejusza
    .dative = plebejuszowi
    .accusative = plebejusza
inquisitor-bailiff = Komornik
    .genitive = komornika
    .dative = komornikowi
    .accusative = komornika
inquisitor-orator = Orator
    .genitive = oratora
    .dative = oratorowi
    .accusative = oratora
inquisitor-profligate = Rozpustnik
    .genitive = rozpustnika
    .dative = rozpustnikowi
    .accusative = rozpustnika
inquisitor-vandal = Wandal
    .genitive = wandala
    .dative = wandalowi
    .accusative = wandala
inquisitor-guest = Gość
    .genitive = gościa
    .dative = gościowi
    .accusative = gościa

# Kara dla tego, kto nie udobrucha inkwizytora
penalty-ascetic = { $goods ->
        [one] Odrzuć 1 zasób luksusowy albo strać { $points ->
            [one] 1 punkt
            [few] { $points } punkty
           *[many] { $points } punktów
        }.
        [few] Odrzuć { $goods } zasoby luksusowe; za każdy brakujący tracisz { $points ->
            [one] 1 punkt
            [few] { $points } punkty
           *[many] { $points } punktów
        }.
       *[many] Odrzuć { $goods } zasobów luksusowych; za każdy brakujący tracisz { $points ->
            [one] 1 punkt
            [few] { $points } punkty
           *[many] { $points } punktów
        }.
    }
penalty-fundamentalist = Tracisz { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } za każde swoje osiągnięcie, mniejsze i większe.
penalty-plebeian = Tracisz { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } { $buildings ->
        [one] za każdy swój budynek
        [few] za każde { $buildings } swoje budynki
       *[many] za każde { $buildings } swoich budynków
    }.
penalty-bailiff = Twój dług rośnie o { $debt }; każdy krok poza koniec toru daje żeton diabelskich skrzydeł.
penalty-orator = Tracisz { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } i jeszcze { $more }, chyba że masz wyższą reputację od wszystkich pozostałych.
penalty-profligate = Odrzuć 1 marmur i 1 szkło albo strać { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
penalty-vandal = Twój budynek z największą liczbą nadrukowanych punktów zostaje zniszczony.
penalty-guest = Tracisz { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
