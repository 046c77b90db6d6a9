# Nauka gry
learn = Poznaj grę
learn-minutes = { $minutes ->
        [one] około minuty z przewodnikiem
        [few] około { $minutes } minut z przewodnikiem
       *[many] około { $minutes } minut z przewodnikiem
    }
learn-title = Nauka: { $game }
learn-lead = Krótka gra z przewodnikiem: wybory są prawdziwe, inni grają zgodnie ze scenariuszem i nic nie może się nie udać. W każdej chwili można wyjść i wrócić później.
refused-no-lesson = Nie ma tu lekcji gry „{ $game }”.

# Przewodnik przy stole
coach = Lekcja
coach-next = Dalej
coach-count = { $number } z { $all }
coach-leave = Opuść lekcję
coach-again = Od początku
coach-play = Zagraj teraz naprawdę
coach-over = Wszystkie wybory za Tobą; ostatnie słowo ma przewodnik.
