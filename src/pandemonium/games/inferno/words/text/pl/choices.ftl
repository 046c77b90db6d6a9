# Wybory
choice-soul = Poprowadź w dół { $sin-her-accusative } Duszę ({ $sin }) z { $shield }
choice-graveyard = Sprowadź { $sin-her-accusative } Duszę ({ $sin }) z Cmentarza{ cost }
choice-bone = Oddaj Kość: Cerber płoszy { $sin-her-accusative } Duszę ({ $sin }) z { $shield }
choice-end = Na { $shield }{ cost }: { $infamy ->
        [0] { $quarter }
       *[other] +{ $infamy } Niesławy, { $quarter }
    }
choice-shield = Tarcza { $shield }
choice-guardian = Zagraj { $guardian-accusative }{ cost }: { $guardian-deed }
choice-guardian-move = Przesuń { $guardian-accusative } na { $shield }
choice-medusa = Zamień w kamień { $sin-her-accusative } Duszę ({ $sin }) na { $shield }
choice-antaeus = Skuj { $sin-her-accusative } Duszę ({ $sin }) na { $shield }
choice-geryon = Wykop Dół na { $shield }
choice-minotaur = Połóż swój Labirynt na { $shield }
choice-tail = Połóż Ogon na kręgu { $circle }
choice-relocate = Przesuń Dysk z bramy { $gate } na bramę { $onto } (właściciel: { $player })
choice-relocate-own = Przesuń swój Dysk z bramy { $gate } na bramę { $onto }
choice-disc = Połóż Dysk na bramie { $gate }
choice-styx = Zatop { $souls ->
        [1] jedną { $sin-her-accusative } Duszę ({ $sin })
       *[other] { $souls } { $sin-them } Dusze ({ $sin })
    }{ cost }: jeden poziom w { $souls ->
        [1] kręgach 2–5
        [2] kręgach 6–9
       *[3] kręgach 2–5 i jeden w 6–9
    }
choice-send = Wyślij { $member-accusative } { $location-to }{ $florins ->
        [0] { "" }
        [one] , wstęp 1 Floren
        [few] , wstęp { $florins } Floreny
       *[many] , wstęp { $florins } Florenów
    }{ cost-bribe }: { $location-effect }
choice-accuse = Oskarż { $member-instrumental } { $location-at }{ cost-bribe }: jeden poziom na { $sin-locative } torze ({ $sin }), { $bonus }
choice-recall = Wezwij { $member-accusative } { $location-from } do domu{ cost }
choice-floor = { $floor ->
        [0] Parter
       *[other] Piętro { $floor }
    }
choice-floor-guest = { $floor ->
        [0] Parter, bez Florenów
        [one] Piętro 1, 1 Floren
        [few] Piętro { $floor }, { $floor } Floreny
       *[many] Piętro { $floor }, { $floor } Florenów
    }
choice-home = Sprowadź { $member-accusative } do domu z { $floor ->
        [0] parteru
       *[other] piętra { $floor }
    }{ cost }
choice-lift = Podnieś { $item-item } z { $floor ->
        [0] parteru
       *[other] piętra { $floor }
    }
choice-guest = Przyjmij { $guest-accusative }: pozwala oskarżać { $guest-opens }
choice-guest-leaves = Odeślij { $guest-accusative } do Pałacu{ cost }
choice-barrel = Weź Beczkę { $barrel-genitive }
choice-barrel-leaves = Zwróć Beczkę { $barrel-genitive } na Rynek{ cost }
choice-supply = Dostarcz Beczkę { $barrel-genitive }: +{ $infamy } Niesławy
choice-supply-weapons = Dostarcz Beczkę { $barrel-genitive }: +{ $infamy } Niesławy albo połówka Dyplomu
choice-exchange = { $florins ->
        [0] Nic nie wymieniaj
        [one] Wymień 1 Florena na 1 Drachmę
        [few] Wymień { $florins } Floreny na { $florins } Drachmy
       *[many] Wymień { $florins } Florenów na { $florins } Drachm
    }
choice-raise = Podnieś { $sin-her-accusative } kostkę ({ $sin }) do { $value }
choice-lower = Obniż { $sin-her-accusative } kostkę ({ $sin }) do { $value }
choice-advance = Tor { $sin-colour } ({ $sin }), na poziom { $level ->
        [4] 4 z połówką Dyplomu
       *[other] { $level }
    }
choice-advance-beyond = Poza tor { $sin-colour } ({ $sin }): +{ $infamy } Niesławy
choice-diploma = Połóż { $sin-colour } Dyplom ({ $sin }): wartość { $value } × poziom { $level } = { $infamy } Niesławy
choice-play = Oszustwo { $card } z ręki{ cost }: { $met ->
        [yes] { $track-colour } tor ({ $track }) albo { $instant }
       *[no] teraz bez efektu, brak { $needs-genitive }
    }
choice-buy = Oszustwo { $card } z rynku{ cost }: { $met ->
        [yes] { $track-colour } tor ({ $track }) albo { $instant }
       *[no] teraz bez efektu, brak { $needs-genitive }
    }
choice-buy-blind = Wierzchnia karta talii w ciemno{ cost }
choice-draw = Weź Oszustwo { $card }: z { $needs-instrumental } { $track-colour } tor ({ $track }) albo { $instant }
choice-draw-blind = Weź w ciemno wierzchnią kartę talii
choice-benefit-a = Przesuń się na { $track-locative } torze ({ $track })
choice-benefit-b = { $instant-whole }
choice-cash-value = Karta { $card }: +{ $infamy } Niesławy, wartość { $sin-her-genitive } kostki ({ $sin })
choice-cash-cube = Karta { $card }: podnieś { $sin-her-accusative } kostkę ({ $sin }) do { $value }
choice-cash-half-diploma = Karta { $card }: połówka Dyplomu
choice-cash-advance-upper = Karta { $card }: jeden poziom na torze kręgów 2–5
choice-cash-advance-lower = Karta { $card }: jeden poziom na torze kręgów 6–9
choice-cash-set = Karta { $card }: +{ $infamy } Niesławy, po 1 za każdą zagraną kartę
choice-cash-soul = Karta { $card }: połóż { $sin-her-accusative } Duszę ({ $sin }) w jej kręgu
choice-skip = Pomiń
choice-skip-toll = Nie płać{ cost }
choice-done = Zakończ turę
choice-done-lifting = Wystarczy, odstaw wszystko
choice-done-cashing = Koniec kart
choice-take-infamy = Weź { $infamy } Niesławy
choice-take-half = Weź połówkę Dyplomu
choice-pay = Zapłać { $drachmas ->
        [one] 1 Drachmę
        [few] { $drachmas } Drachmy
       *[many] { $drachmas } Drachm
    }{ cost-loan }
choice-act-haystack = Adoptuj Ulicznika z rezerwy
choice-act-banquet = Zbuduj piętro { $floor } Wieży
choice-act-bank = Weź { $florins ->
        [one] 1 Florena
        [few] { $florins } Floreny
       *[many] { $florins } Florenów
    }

# Ile wybór kosztuje od razu
cost = { $drachmas ->
        [0] { "" }
        [one] , 1 Drachma
        [few] , { $drachmas } Drachmy
       *[many] , { $drachmas } Drachm
    }{ cost-loan }
cost-bribe = { $drachmas ->
        [0] { "" }
        [few] , łapówka { $drachmas } Drachmy
       *[many] , łapówka { $drachmas } Drachm
    }{ cost-loan }
cost-loan = { $loans ->
        [0] { cost-loss }
        [one] { " " }(pożyczka{ cost-loss })
        [few] { " " }({ $loans } pożyczki{ cost-loss })
       *[many] { " " }({ $loans } pożyczek{ cost-loss })
    }
cost-loss = { $loss ->
        [0] { "" }
       *[other] , −{ $loss } Niesławy
    }{ $lost ->
        [yes] { " " }– przegrywasz!
       *[no] { "" }
    }
