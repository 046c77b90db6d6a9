# Dlaczego ten wybór i o ile gorsze są inne
advice-only = To jedyny wybór.
advice-clear = Nic innego nie warto tu porównywać.
advice-points = Średnio { $points ->
        [one] +1 punkt
        [few] +{ $points } punkty
       *[many] +{ $points } punktów
    } ponad następny wybór, głównie: { $source }.
advice-wins = Wygrywa { $wins } na 100 wyobrażonych gier, następny wybór { $others }.
advice-even = Mniej więcej tak dobry jak następny.
advice-better = Wypada lepiej niż następny wybór.
advice-level = prawie równie dobry
advice-less = wart o { $win } % wygranej mniej
advice-fewer = { $points ->
        [one] o 1 punkt mniej
        [few] o { $points } punkty mniej
       *[many] o { $points } punktów mniej
    }
