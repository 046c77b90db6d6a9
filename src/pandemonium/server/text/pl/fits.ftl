# Co sprawia, że stół mieści się na każdym ekranie
zoom = Wielkość planszy
zoom-in = Powiększ planszę
zoom-out = Pomniejsz planszę
zoom-fit = Cała plansza
notes = Uwagi do tego pytania
choices-more = { $choices } możliwości
choices-there = { $things ->
        [one] 1 możliwość na stole
        [few] { $things } możliwości na stole
       *[other] { $things } możliwości na stole
    }
tools-more = Więcej narzędzi
