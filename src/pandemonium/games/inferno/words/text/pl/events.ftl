# Dziennik
event-turn-began = { $seat } zaczyna turę.
event-descended = { $seat } prowadzi { $sin-her-accusative } Duszę ({ $sin }) z { $from } na { $to }, { $quarter }.
event-crossed = { $seat } przeprawia { $sin-her-accusative } Duszę ({ $sin }) przez Acheron na { $to }, { $quarter }.
event-scared = { $seat } oddaje Kość: Cerber płoszy { $sin-her-accusative } Duszę ({ $sin }) z { $from } na { $to }, { $quarter }.
event-laid = { $seat } kładzie { $sin-her-accusative } Duszę ({ $sin }) w jej kręgu: +{ $infamy } Niesławy.
event-tail-paid = { $seat } ma Ogon w tym kręgu: +{ $infamy } Niesławy.
event-borrowed = { $seat } pożycza { $drachmas } Drachmy od Charona.
event-loan-hurt = { $seat } pożycza zbyt wiele: −{ $infamy } Niesławy.
event-plague = Plaga zapełnia Cmentarz. Kolory Dusz: { $first-colour } ({ $first }), { $second-colour } ({ $second }), { $third-colour } ({ $third }), { $fourth-colour } ({ $fourth }).
event-plague-shown = Następna Plaga przyniesie kolory: { $first-colour } ({ $first }), { $second-colour } ({ $second }), { $third-colour } ({ $third }), { $fourth-colour } ({ $fourth }).
event-sent = { $seat } wysyła { $member-accusative } { $location-to }{ $florins ->
        [0] { "" }
        [one] {" "}za 1 Florena
        [few] {" "}za { $florins } Floreny
       *[many] {" "}za { $florins } Florenów
    }.
event-bribed = { $seat } płaci 2 Drachmy łapówki, by opuścić kwartał.
event-adopted = { $seat } adoptuje Ulicznika.
event-swapped = { $seat } wymienia Szlachcica na Ulicznika.
event-built = { $seat } buduje piętro { $floor } Wieży.
event-banked = { $seat } pobiera z Banku { $florins ->
        [few] { $florins } Floreny
       *[many] { $florins } Florenów
    }.
event-went-home = { $seat } sprowadza { $member-accusative } do domu z { $floor ->
        [0] parteru
       *[other] piętra { $floor }
    }.
event-lifted = { $seat } podnosi { $item-item } z { $floor ->
        [0] parteru
       *[other] piętra { $floor }
    }.
event-put = { $seat } stawia { $item-item } na { $floor ->
        [0] parterze
       *[other] piętrze { $floor }
    }.
event-exchanged = { $seat } wymienia { $florins ->
        [one] 1 Florena na 1 Drachmę
        [few] { $florins } Floreny na { $florins } Drachmy
       *[many] { $florins } Florenów na { $florins } Drachm
    }.
event-cube-raised = { $seat } podnosi { $sin-her-accusative } kostkę ({ $sin }) do { $value }.
event-cube-lowered = { $seat } obniża { $sin-her-accusative } kostkę ({ $sin }) do { $value }.
event-disc-placed = { $seat } kładzie Dysk na bramie { $gate }.
event-disc-moved = { $seat } przesuwa Dysk z bramy { $gate } na bramę { $onto } (właściciel: { $owner }).
event-guardian-moved = { $seat } przesuwa { $guardian-accusative } na { $to }.
event-petrified = { $seat } zamienia w kamień { $sin-her-accusative } Duszę ({ $sin }) na { $to }.
event-chained = { $seat } skuwa Łańcuchami { $sin-her-accusative } Duszę ({ $sin }) na { $to }.
event-pit-dug = { $seat } każe wykopać Dół na { $to }.
event-tail-laid = { $seat } kładzie Ogon na kręgu { $circle }.
event-bone-taken = { $seat } bierze Kość dla Cerbera.
event-labyrinth-laid = { $seat } kładzie Labirynt na { $to }.
event-styx-sank = { $seat } zatapia w Styksie { $souls ->
        [one] jedną { $sin-her-accusative } Duszę
       *[other] { $souls } { $sin-them } Dusze
    } ({ $sin }).
event-advanced = { $seat } osiąga poziom { $level } na { $sin-locative } torze ({ $sin }).
event-half-gained = { $seat } dostaje połówkę Dyplomu.
event-beyond = { $seat } wychodzi poza { $sin-colour } tor ({ $sin }): +{ $infamy } Niesławy.
event-fraud-played = { $seat } zagrywa z ręki Oszustwo { $card }: z { $needs-instrumental } { $track-colour } tor ({ $track }) albo { $instant }.
event-fraud-bought = { $seat } zagrywa z rynku Oszustwo { $card }: z { $needs-instrumental } { $track-colour } tor ({ $track }) albo { $instant }.
event-fraud-blind = { $seat } zagrywa wierzchnią kartę talii, Oszustwo { $card }: z { $needs-instrumental } { $track-colour } tor ({ $track }) albo { $instant }.
event-fraud-idle = { $seat } nie ma { $barrel-genitive }, więc karta nic teraz nie daje.
event-fraud-taken = { $seat } bierze na rękę Oszustwo { $card } z rynku.
event-fraud-drawn = { $seat } dobiera kartę Oszustwa z talii.
event-fraud-seen = To Oszustwo { $card }: z { $needs-instrumental } { $track-colour } tor ({ $track }) albo { $instant }.
event-market-filled = Na rynek trafia Oszustwo { $card }: z { $needs-instrumental } { $track-colour } tor ({ $track }) albo { $instant }.
event-supplied = { $seat } dostarcza do oblężenia Beczkę { $barrel-genitive }{ $infamy ->
        [0] { "" }
       *[other] : +{ $infamy } Niesławy
    }.
event-stolen = { $seat } kradnie Beczkę { $barrel-genitive } i stawia ją na { $floor ->
        [0] parterze
       *[other] piętrze { $floor }
    }.
event-hosted = { $seat } przyjmuje { $guest-accusative } na { $floor ->
        [0] parterze
       *[other] piętrze { $floor }
    }{ $florins ->
        [0] { "" }
        [one] {" "}i dostaje 1 Florena
        [few] {" "}i dostaje { $florins } Floreny
       *[many] {" "}i dostaje { $florins } Florenów
    }.
event-accused = { $seat } oskarża { $member-instrumental } { $location-at }: { $sin-her-accusative } Duszę ({ $sin }) czeka Cmentarz.
event-all-home = { $seat } sprowadza do domu { $members ->
        [one] jednego krewnego
       *[other] pozostałych krewnych: { $members }
    }.
event-bonus = { $seat } zyskuje Premię toru: { $bonus }.
event-money-gained = { $seat } dostaje { $florins ->
        [one] 1 Florena
        [few] { $florins } Floreny
       *[many] { $florins } Florenów
    } i { $drachmas ->
        [one] 1 Drachmę
        [few] { $drachmas } Drachmy
       *[many] { $drachmas } Drachm
    }.
event-infamy-gained = { $seat } zamiast Dysków bierze +{ $infamy } Niesławy.
event-urchin-home = { $seat } dostaje Ulicznika do domu.
event-dante-moved = Dante idzie na przystanek { $step }.
event-pagan = Na Cmentarz trafia kremowa Dusza (Limbo).
event-diploma-awarded = { $seat } prowadzi na { $sin-locative } torze ({ $sin }) i kładzie Dyplom.
event-no-diploma = Nikt nie ma Czaszki na { $sin-locative } torze ({ $sin }): Dyplomu nie ma.
event-dante-ended = { $seat } doprowadza Dantego do kresu podróży: +{ $infamy } Niesławy.
event-council = { $seat } musi zwołać radę rodziny: −{ $infamy } Niesławy.
event-recalled = { $seat } wzywa { $member-accusative } { $location-from } do domu.
event-guest-left = { $seat } odsyła { $guest-accusative } do Pałacu.
event-barrel-left = { $seat } zwraca Beczkę { $barrel-genitive } na Rynek.
event-sudden-death = { $seat } nie może ruszyć żadnej Duszy: Nagła Śmierć. Dante idzie do kresu i zostawia tylko Dyplomy.
event-last-round = Wszyscy oprócz jednego gracza ({ $seat }) mają jeszcze jedną turę.
event-row-met = Warunki wyzwania w { $sin-locative } wierszu ({ $sin }) są spełnione.
event-row-paid = Warunki wyzwania w { $sin-locative } wierszu ({ $sin }) są spełnione, zapłata to { $drachmas ->
        [one] 1 Drachma
        [few] { $drachmas } Drachmy
       *[many] { $drachmas } Drachm
    }.
event-row-failed = Warunki wyzwania w { $sin-locative } wierszu ({ $sin }) nie są spełnione: −{ $infamy } Niesławy.
event-lost = { $seat } spada poniżej 0 Niesławy i przegrywa.
event-scoring = Końcowa punktacja zaczyna się od prawych połówek kart Oszustwa.
event-card-scored = { $seat }, Oszustwo { $card }: +{ $infamy } Niesławy.
event-card-cube = { $seat }, Oszustwo { $card }: podnosi { $sin-her-accusative } kostkę ({ $sin }) do { $value }.
event-card-half = { $seat } używa Oszustwa { $card } i bierze połówkę Dyplomu.
event-card-advance = { $seat } używa Oszustwa { $card }, by przesunąć się na torze.
event-card-soul = { $seat }, Oszustwo { $card }: kładzie { $sin-her-accusative } Duszę ({ $sin }) na { $to }.
event-pits-filled = Zdjęte Doły: { $pits }. Te tarcze znów są puste.
event-cube-settled = Flegeton, krąg { $sin-colour } ({ $sin }): { $empty ->
        [0] żadnej pustej tarczy
        [one] 1 pusta tarcza
        [few] { $empty } puste tarcze
       *[many] { $empty } pustych tarcz
    }, kostka stoi na { $value }.
event-diploma-bought = { $seat } zamienia dwie połówki Dyplomu na { $sin-colour } Dyplom ({ $sin }).
event-diploma-scored = { $seat }, { $sin-colour } Dyplom ({ $sin }): wartość { $value } × poziom { $level } = +{ $infamy } Niesławy.
event-loan-settled = { $seat } płaci za pożyczki: −{ $infamy } Niesławy.
event-reputation = { $seat } ma { $reputation }: +{ $infamy } Niesławy.
event-family-dealt = { $seat } zaczyna z monetami: Drachmy { $drachmas }, Floreny { $florins }.
event-started-with-guest = { $seat } zaczyna, mając w Wieży Gościa: { $guest }.
event-started-with-barrel = { $seat } zaczyna z Beczką { $barrel-genitive }.
event-skull-given = { $seat } zaczyna na poziomie { $level } na { $sin-locative } torze ({ $sin }).
event-guardian-in-play = { $guardian } strzeże Piekła na tarczy { $to }.
event-removed-guest = Kryzys dyplomatyczny: z gry wypada { $guest }.
event-removed-barrel = Złodziejskie czasy: z gry wypada Beczka { $barrel-genitive }.
event-shortcut = Skrót pozwala Dantemu ominąć przystanek { $step }.
