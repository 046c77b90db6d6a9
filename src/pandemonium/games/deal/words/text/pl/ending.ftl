# Rachunek na koniec
score-effects = Efekty budynków i wydarzeń w czasie gry
score-effects-source = efekty
score-souls = Fragmenty duszy w rytuale diabła
score-souls-source = dusze
score-guesses = Zgadywanie ról
score-guesses-source = zgadywanie
score-guests = Goście sprowadzeni diabelskimi skrzydłami
score-guests-source = goście
score-inquisitors = Kary inkwizytorów
score-inquisitors-source = inkwizytorzy
score-buildings = Punkty nadrukowane na budynkach
score-buildings-source = budynki
score-debt = Dług
score-debt-source = dług
score-majors = Większe osiągnięcia
score-majors-source = osiągnięcia
score-angel-wings = Żetony anielskich skrzydeł
score-angel-wings-source = anielskie skrzydła
score-devil-wings = Żetony diabelskich skrzydeł
score-devil-wings-source = diabelskie skrzydła
score-indulgences = Żetony pobłażania
score-indulgences-source = pobłażanie
score-courtiers = Dworzanie za murami
score-courtiers-source = dworzanie
score-marked-pieces = Zbrukane fragmenty duszy
score-marked-pieces-source = zbrukane fragmenty
score-counting = Budynki liczące na koniec
score-counting-source = liczące budynki
score-luxuries = Zasoby luksusowe
score-luxuries-source = luksusy
score-tokens = Monety i zasoby podstawowe, pięć za punkt
score-tokens-source = monety i zasoby
tie-shared = Po { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } i tyle samo żetonów: zwycięstwo jest wspólne.
tie-tokens = Po { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }; rozstrzyga liczba żetonów: { $most } do { $least }.
