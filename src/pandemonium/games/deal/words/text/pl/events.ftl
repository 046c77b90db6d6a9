# Dziennik
stocks = { $wood ->
        [0] { "" }
        [one] {" "}+1 drewno
        [few] {" "}+{ $wood } drewna
       *[many] {" "}+{ $wood } drewna
    }{ $stone ->
        [0] { "" }
        [one] {" "}+1 kamień
        [few] {" "}+{ $stone } kamienie
       *[many] {" "}+{ $stone } kamieni
    }{ $grain ->
        [0] { "" }
        [one] {" "}+1 zboże
        [few] {" "}+{ $grain } zboża
       *[many] {" "}+{ $grain } zboża
    }{ $marble ->
        [0] { "" }
        [one] {" "}+1 marmur
        [few] {" "}+{ $marble } marmury
       *[many] {" "}+{ $marble } marmurów
    }{ $glass ->
        [0] { "" }
        [one] {" "}+1 szkło
        [few] {" "}+{ $glass } szkła
       *[many] {" "}+{ $glass } szkła
    }{ $coins ->
        [0] { "" }
        [one] {" "}+1 moneta
        [few] {" "}+{ $coins } monety
       *[many] {" "}+{ $coins } monet
    }
spent = { $wood ->
        [0] { "" }
        [one] {" "}−1 drewno
        [few] {" "}−{ $wood } drewna
       *[many] {" "}−{ $wood } drewna
    }{ $stone ->
        [0] { "" }
        [one] {" "}−1 kamień
        [few] {" "}−{ $stone } kamienie
       *[many] {" "}−{ $stone } kamieni
    }{ $grain ->
        [0] { "" }
        [one] {" "}−1 zboże
        [few] {" "}−{ $grain } zboża
       *[many] {" "}−{ $grain } zboża
    }{ $marble ->
        [0] { "" }
        [one] {" "}−1 marmur
        [few] {" "}−{ $marble } marmury
       *[many] {" "}−{ $marble } marmurów
    }{ $glass ->
        [0] { "" }
        [one] {" "}−1 szkło
        [few] {" "}−{ $glass } szkła
       *[many] {" "}−{ $glass } szkła
    }{ $coins ->
        [0] { "" }
        [one] {" "}−1 moneta
        [few] {" "}−{ $coins } monety
       *[many] {" "}−{ $coins } monet
    }
pieces-clean = { $clean ->
        [0] { "" }
        [one] {" "}+1 czysty fragment duszy
       *[few] {" "}+{ $clean } czyste fragmenty duszy
        [many] {" "}+{ $clean } czystych fragmentów duszy
    }{ $marked ->
        [0] { "" }
        [one] {" "}+1 zbrukany fragment
       *[few] {" "}+{ $marked } zbrukane fragmenty
        [many] {" "}+{ $marked } zbrukanych fragmentów
    }
offered-indulgences = { $indulgences ->
        [0] { "" }
        [one] {" "}+1 żeton pobłażania
        [few] {" "}+{ $indulgences } żetony pobłażania
       *[many] {" "}+{ $indulgences } żetonów pobłażania
    }
event-role-dealt = Twoja rola: { $mark }.
event-side-dealt = { $seat } włada stroną { $side } planszy.
event-round-began = Zaczyna się runda { $round }.
event-phase-began = { $phase }
event-produced = { $seat } produkuje:{ stocks }.
event-card-gave = { $building } – { $seat } dostaje:{ stocks }.
event-event-gave = { $card } – { $seat } dostaje:{ stocks }.
event-paid = { $seat } płaci:{ spent }.
event-rose = { $seat }: reputacja rośnie o { $steps }, do { $space }.
event-fell = { $steps ->
        [0] { $seat }: reputacja jest na dnie i niżej nie spadnie.
       *[other] { $seat }: reputacja spada o { $steps }, do { $space }.
    }
event-angel-taken = { $seat } bierze { $wings ->
        [one] żeton anielskich skrzydeł
        [few] { $wings } żetony anielskich skrzydeł
       *[many] { $wings } żetonów anielskich skrzydeł
    }.
event-devil-taken = { $seat } bierze { $wings ->
        [one] żeton diabelskich skrzydeł
        [few] { $wings } żetony diabelskich skrzydeł
       *[many] { $wings } żetonów diabelskich skrzydeł
    }.
event-devil-returned = { $seat } oddaje { $wings ->
        [one] żeton diabelskich skrzydeł
        [few] { $wings } żetony diabelskich skrzydeł
       *[many] { $wings } żetonów diabelskich skrzydeł
    }.
event-indulgence-gained = Trzy żetony anielskich skrzydeł: { $seat } zyskuje żeton pobłażania.
event-guest-came = Trzy żetony diabelskich skrzydeł: { $seat } traci { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }, a na inkwizycję przybędzie gość.
event-points-won = { $building } – { $seat } zyskuje { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
event-bought = { $seat } kupuje { $good-accusative } za { $coins ->
        [few] { $coins } monety
       *[many] { $coins } monet
    }.
event-sold = { $seat } sprzedaje { $good-accusative } za { $coins ->
        [one] 1 monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    }.
event-borrowed = { $seat } pożycza { $coins ->
        [one] 1 monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    }; dług wynosi { $debt }.
event-repaid = { $seat } spłaca { $coins ->
        [one] 1 monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    }; dług wynosi { $debt }.
event-asked-for = { $seat } prosi o: { $good }.
event-drew = Dobierasz: { $building }, { $second }, { $third }, { $fourth } i wydarzenie { $card }.
event-kept = Zachowujesz { $building-accusative }.
event-passed = Przekazujesz { $building-accusative }.
event-received = { $giver } przekazuje Ci { $building-accusative } i { $second-accusative }.
event-closed-empty = Zamykasz pustą skrzynię.
event-closed = Zamykasz skrzynię, cena: { $price }; w środku:{ stocks }{ offered-indulgences }.
event-chest-empty = Trafia do Ciebie skrzynia { $mark-genitive }. Nie ma w niej propozycji.
event-chest-open = Trafia do Ciebie skrzynia { $mark-genitive }. Cena: { $price }; w środku:{ stocks }{ offered-indulgences }.
event-chest-taken = Trafia do Ciebie skrzynia { $mark-genitive }, już kupiona; zapłata: { $price }.
event-chest-bought = Bierzesz zawartość skrzyni { $mark-genitive }; zapłata: { $price }.
event-chest-left = Zostawiasz skrzynię { $mark-genitive }.
event-came-back-sold = Twoja skrzynia wraca sprzedana; zapłata: { $price }{ $clean ->
        [0] { "" }
       *[other] , czyste fragmenty: { $clean }
    }{ $marked ->
        [0] { "" }
       *[other] , zbrukane fragmenty: { $marked }
    }.
event-came-back = Twoja skrzynia wraca niesprzedana:{ stocks }{ offered-indulgences }.
event-planned-nothing = { $seat } niczego nie planuje.
event-planned-event = { $seat } planuje wydarzenie { $card }, { $half }.
event-planned-use = { $seat } planuje akcję: { $building }.
event-planned-build = { $seat } planuje budowę: { $building }.
event-planned-act = { $seat } planuje akcję zaraz po budowie: { $building }.
event-planned-recruit = { $seat } planuje werbunek.
event-event-left = { $seat } zagrywa lewą połowę: { $card }.
event-event-right = { $seat } zagrywa prawą połowę: { $card }.
event-event-failed = { $seat } nie może spełnić prawej połowy: { $card }.
event-used = { $seat } wykonuje akcję: { $building }.
event-used-free = { $seat } wykonuje za darmo akcję pod Stajnią: { $building }.
event-not-used = { $seat } nie może zapłacić za akcję: { $building }.
event-built = { $seat } buduje: { $building }.
event-not-built = { $seat } nie może zbudować: { $building }; wszyscy widzieli kartę.
event-recruited = { $seat } werbuje { $courtier-accusative } za { $coins ->
        [one] 1 monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    }.
event-not-recruited = { $seat } nie może nikogo zwerbować.
event-courtier-taken = { $seat } bierze za darmo { $courtier-accusative }.
event-courtier-given = { $seat } oddaje { $courtier-accusative }.
event-grain-paid = { $seat } płaci 1 zboże za żeton.
event-grain-lacked = { $seat } nie ma zboża za żeton.
event-no-effect = { $building } ({ $seat }) nie ma teraz efektu.
event-minor-gained = { $seat } zdobywa { $minor }.
event-upgraded = { $seat } ulepsza pole produkcji { $space }.
event-tile-thrown = { $seat } odrzuca { $minor }.
event-major-gained = { $seat } zdobywa { $major }.
event-courtier-used = { $seat } korzysta przy osiągnięciu z pomocy { $courtier-genitive }.
event-tucked = { $seat } wsuwa pod Stajnię { $building-accusative }.
event-token-lost = { $seat } będzie mieć o jeden żeton akcji mniej.
event-debt-lowered = { $seat }: dług maleje o { $coins } bez zapłaty i wynosi { $debt }.
event-stall-sold = { $seat } sprzedaje { $good-accusative } za { $coins ->
        [one] 1 monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    }.
event-grain-discarded = { $seat } odrzuca zboże: { $tokens }.
event-interest = { $seat }: znacznik odsetek przesuwa się o { $steps ->
        [one] 1 ćwiartkę
        [few] { $steps } ćwiartki
       *[many] { $steps } ćwiartek
    }{ $growth ->
        [0] { "" }
       *[other] , dług rośnie o { $growth }
    }.
event-overflowed = { $seat }: dług nie może przekroczyć 10, więc wraca do 9.
event-highest = { $seat } ma najwyższą reputację.
event-lowest = { $seat } ma najniższą reputację.
event-memory = Ludzie zapominają: { $seat }, reputacja { $space }.
event-voted = { $seat } oskarża: { $suspect }.
event-abstained = { $seat } nie oskarża nikogo.
event-interrogated = Przesłuchanie: { $seat }.
event-proved = { $seat } dowodzi niewinności trzema fragmentami duszy.
event-confessed = { $seat } przyznaje się.
event-wing-bought = { $seat } kupuje żeton anielskich skrzydeł za { $coins ->
        [one] 1 monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    }.
event-ritual-mark = Otwiera się skrzynia { $mark-genitive }: { $coins ->
        [0] bez łapówki
        [one] łapówka 1 moneta
        [few] łapówka { $coins } monety
       *[many] łapówka { $coins } monet
    }.
event-ritual-seat = { $seat } otwiera skrzynię { $mark-genitive }: { $coins ->
        [0] bez łapówki
        [one] łapówka 1 moneta
        [few] łapówka { $coins } monety
       *[many] łapówka { $coins } monet
    }.
event-guessed-mark = W skrzyni { $mark-genitive } leży głos: { $suspect } to { $role }.
event-guessed-seat = { $seat } zgaduje: { $suspect } to { $role }.
event-ritual-souls = { $pieces ->
        [0] W skrzyni diabła nie ma fragmentów duszy.
       *[other] W skrzyni diabła leżą fragmenty duszy: { $pieces }, w tym zbrukane: { $marked }.
    }
event-bribes-lie = Na polach łapówek { $coins ->
        [one] leży teraz 1 moneta
        [few] leżą teraz { $coins } monety
       *[many] leży teraz { $coins } monet
    }.
event-bribed = Pięć monet odprawia na dobre { $inquisitor-accusative }.
event-devil-rewarded = Nagroda diabła:{ stocks }.
event-cultist-rewarded = Nagroda kultysty:{ stocks }.
event-inquisitor-opened = Inkwizytor { $space } odkrywa się: { $inquisitor }.
event-guesses-locked = Dwa głosy są zgodne: wszystkie głosy tej rundy zostają na stole.
event-guesses-returned = Żadne dwa głosy nie są zgodne: wszystkie wracają.
event-devil-owned = { $suspect } musi odpowiedzieć szczerze: tak, to diabeł!
event-devil-denied = { $suspect } musi odpowiedzieć szczerze: nie, to nie diabeł.
event-cultist-owned = { $suspect } musi odpowiedzieć szczerze: tak, to kultysta!
event-cultist-denied = { $suspect } musi odpowiedzieć szczerze: nie, to nie kultysta.
event-guesser-paid = Skrzynia { $mark-genitive } dostaje { $coins ->
        [one] 1 monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    } za trafny głos.
event-ritual-came-back = Twoja skrzynia wraca z rytuału:{ stocks }{ pieces-clean }.
event-soul-points = { $seat } jako diabeł zyskuje { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } za fragmenty duszy: { $pieces }.
event-guess-right = { $seat } trafia: { $suspect } to { $role }; +{ $points }.
event-guess-wrong = { $seat } nie trafia, wskazując: { $suspect }; { $role } dostaje +{ $points }.
event-showed = { $seat } pokazuje { $pieces ->
        [0] pustą dłoń: żadnego fragmentu duszy
        [one] 1 fragment duszy
        [few] { $pieces } fragmenty duszy
       *[many] { $pieces } fragmentów duszy
    }.
event-answered-soul = { $seat }: fragment duszy zadowala { $inquisitor-accusative }.
event-answered-indulgence = { $seat }: żeton pobłażania zadowala { $inquisitor-accusative }.
event-answered-walls = { $seat }: Mury miejskie zatrzymują { $inquisitor-accusative } za { $coins ->
        [one] 1 monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    }.
event-answered-free = { $seat }: Bazylika udobruchuje { $inquisitor-accusative }.
event-discarded = { $seat } odrzuca { $good-accusative }.
event-punished = { $inquisitor }: { $seat } traci { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
event-bailiff-came = { $seat }: przychodzi Komornik, dług rośnie o { $debt }.
event-destroyed = Wandal niszczy { $building-accusative } ({ $seat }).
event-spared = { $seat }: { $inquisitor } nie ma za co karać.
event-guests-left = Wszyscy goście wracają do domu.
event-face-up = { $inquisitor } odkrywa się na ostatnią inkwizycję.
event-wished = Twoje życzenie: { $wanted }; do uniknięcia: { $avoided }.
event-ended = Gra się skończyła.
event-closed-jesters = Zamykasz skrzynię z samymi błaznami.
event-chest-jesters = Trafia do Ciebie skrzynia { $mark-genitive }. Grzechocze, ale nie ma w niej propozycji.
event-major-gave = Za { $major } – { $seat } dostaje:{ stocks }.
event-event-points = { $card } – { $seat } zyskuje { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.

# Fazy
phase-0 = Przygotowanie
phase-1 = Produkcja
phase-2 = Karty
phase-3 = Pakty
phase-4 = Akcje
phase-5 = Odsetki
phase-6 = Reputacja
phase-7 = Polowanie na czarownice
phase-8 = Inkwizycja
