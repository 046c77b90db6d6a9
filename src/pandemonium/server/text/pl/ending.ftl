# Koniec gry
ending-sources = Skąd są punkty
ending-by-round = Punkty w rundach
ending-rounds = Runda po rundzie
ending-board = Plansza na koniec
ending-parts = Części tej strony

# Gdzie to przegrano?
review-title = Gdzie to przegrano?
review-offer = Każdy wybór zostanie wypróbowany na nowo w wyobrażonych grach, według tego, co wtedy wiedział każdy gracz. Trwa to od kilku sekund do kilku minut; strona wypełnia się na bieżąco.
review-begin = Obejrzyj grę jeszcze raz
review-looking = { $parts ->
        [one] Trwa sprawdzanie… brakuje jeszcze jednej części.
        [few] Trwa sprawdzanie… brakuje jeszcze { $parts } części.
       *[many] Trwa sprawdzanie… brakuje jeszcze { $parts } części.
    }
review-legend = Szansa na wygraną, wybór po wyborze: tak, jak mógł ją znać każdy gracz (linia ciągła), i dla kogoś, kto zna każdą kartę (przerywana). Kropki to wątpliwe wybory. Własne wybory gracza liczone są wobec tego, co zrobiłby zwykły bot, a wątpliwy wobec najlepszego, jaki znaleziono.
review-look = Obejrzyj to miejsce albo graj stamtąd dalej
