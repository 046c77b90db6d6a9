# Dlaczego ten wybór i jak często jest najlepszy
advice-only = To jedyny wybór.
advice-clear = Nic innego nie warto tu porównywać.
advice-points = Średnio { $points ->
        [one] +1 punkt
        [few] +{ $points } punkty
       *[many] +{ $points } punktów
    } ponad następny wybór, głównie: { $source }.
advice-wins = Wygrywa { $wins } na 100 wyobrażonych gier, następny wybór { $others }.
advice-even = Mniej więcej tak dobry jak następny.
advice-share = najlepszy w { $share } %
