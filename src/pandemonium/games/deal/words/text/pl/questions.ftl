# Pytania
ask-over = Gra się skończyła.
ask-wish = Którą rolę wolisz, a której wolisz uniknąć? Każdy podział ról pozostaje możliwy.
ask-keep = Zachowaj jeden budynek z ręki; pozostałe odkładasz zakryte.
ask-pass = Wskaż dwa z czterech właśnie dobranych budynków; dostaje je { $player }.
ask-repay = Ostatnia w tej rundzie okazja do spłaty długu. Twój dług: { $debt }.
ask-offer = Napełnij skrzynię i zamknij ją z ceną albo zamknij pustą. { $role ->
        [mortal] Śmiertelnik żąda od 2 do 7 monet.
        [cultist] Kultysta żąda od 2 do 6 monet albo fragmentu duszy.
       *[devil] { $first ->
            [yes] Diabeł żąda fragmentu duszy.
           *[no] Diabeł żąda jednego lub dwóch fragmentów duszy.
        }
    }
ask-first-chest = { $there ->
        [open] Pierwsza skrzynia należy do { $mark-genitive }. Cena: { $price }; dostajesz:{ stocks }{ offered-indulgences }. Weź wszystko albo zostaw.
        [taken] Pierwsza skrzynia należy do { $mark-genitive }. Już kupiona, zapłata: { $price }. Zostaw ją.
        [rattling] Pierwsza skrzynia należy do { $mark-genitive }. Grzechocze, ale nie ma w niej propozycji. Zostaw ją.
       *[empty] Pierwsza skrzynia należy do { $mark-genitive }. Nie ma w niej propozycji. Zostaw ją.
    }
ask-second-chest = { $there ->
        [open] Druga skrzynia należy do { $mark-genitive }. Cena: { $price }; dostajesz:{ stocks }{ offered-indulgences }. Weź wszystko albo zostaw.
        [taken] Druga skrzynia należy do { $mark-genitive }. Już kupiona, zapłata: { $price }. Zostaw ją.
        [rattling] Druga skrzynia należy do { $mark-genitive }. Grzechocze, ale nie ma w niej propozycji. Zostaw ją.
       *[empty] Druga skrzynia należy do { $mark-genitive }. Nie ma w niej propozycji. Zostaw ją.
    }
ask-plan = { $two ->
        [yes] Masz dwa wydarzenia: najpierw jedno odłóż. Potem planujesz w tajemnicy.
       *[no] Zaplanuj w tajemnicy, potem zgłoś gotowość. Żetony: { $used } z { $tokens }, darmowe { $free }{ $grain ->
            [0] { "" }
           *[other] {" "}(zboże do zapłaty: { $grain })
        }.
    }
ask-pay-building = Budowa – { $building }:{ spent }.{ lacking }
ask-pay-action = Zapłać za akcję – { $building }:{ spent }.{ lacking }
ask-pay-event = Zapłać za prawą połowę – { $card }:{ spent }.{ lacking }
ask-pay-courtier = Którego dworzanina werbujesz?{ lacking }
ask-pay-grain = Za żeton ponad darmowe należy się 1 zboże{ $left ->
        [one] { "" }
       *[other] {" "}(razem { $left })
    }.{ lacking }
ask-free-action = Stajnia: wykonać bez żetonu akcję – { $building }{ spent }?
ask-take-good = { $source }: który zasób bierzesz?{ $left ->
        [one] { "" }
       *[other] {" "}(jeszcze { $left })
    }
ask-take-courtier = { $source }: który dworzanin przybywa za Twoje mury?
ask-gain-tile = { $source }: które mniejsze osiągnięcie zdobywasz?
ask-upgrade = Zdobywasz { $tile }: które pole produkcji ulepsza?
ask-throw-tile = Tama: który kafelek mniejszego osiągnięcia odrzucasz?
ask-tuck = Stajnia: który budynek z akcją wsuwasz pod nią?
ask-stall = Sprzedaj po jednym zasoby podstawowe, najwyżej { $left }; cena za sztukę: { $coins }.
ask-granary = Wielki spichlerz: ile zboża odrzucasz za punkty?
ask-claim = Zdobyć osiągnięcie z pomocą dworzan?
ask-accuse = Polowanie na czarownice: kogo oskarżasz? Dwa głosy oznaczają przesłuchanie.
ask-answer = Przesłuchanie: dowiedź niewinności trzema fragmentami duszy albo się przyznaj.
ask-prepare = Przed rytuałem: żeton anielskich skrzydeł kosztuje Cię { $coins ->
        [one] 1 monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    }; można też spłacić dług (Twój: { $debt }).
ask-ritual = Rytuał: włóż do skrzyni { $role ->
        [devil] fragmenty duszy i łapówki
        [cultist] łapówki i głos, kto jest diabłem
       *[other] łapówki i głosy, kto jest diabłem, a kto kultystą
    }; potem ją zamknij.
ask-inquisitors = { $inquisitors ->
        [0] Żaden inkwizytor do Ciebie nie przychodzi.
       *[other] Inkwizytorzy u Ciebie: { $inquisitors }, bez odpowiedzi: { $left }. Pokaż fragmenty duszy lub oddaj żetony pobłażania; reszta karze.
    }
ask-ascetic = Asceta każe odrzucić jeszcze { $left ->
        [one] 1 zasób luksusowy
        [few] { $left } zasoby luksusowe
       *[many] { $left } zasobów luksusowych
    }; każdy brakujący kosztuje { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
ask-profligate = Rozpustnik: odrzuć 1 marmur i 1 szkło albo strać { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
ask-vandal = Wandal niszczy Twój najcenniejszy budynek: który z równych?
ask-late-guest = Komornik przyprowadził Ci jeszcze jednego gościa: odpowiedz mu albo strać { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
ask-accounts = Koniec: ostatnia okazja do spłaty długu i handlu przed podliczeniem. Twój dług: { $debt }.
wait = { $player } { $doing }.
wait-several = Pozostali { $doing }.
doing-wish = zastanawiają się nad rolami
doing-keep = wybierają budynek do zachowania
doing-pass = wybierają budynki do przekazania
doing-repay = zastanawiają się nad długami
doing-offer = napełniają skrzynie
doing-first-chest = zaglądają do pierwszej skrzyni
doing-second-chest = zaglądają do drugiej skrzyni
doing-plan = planują w tajemnicy
doing-pay-building = płaci za budynek
doing-pay-action = płaci za akcję
doing-pay-event = płaci za wydarzenie
doing-pay-courtier = werbuje dworzanina
doing-pay-grain = płaci zbożem za żeton
doing-free-action = stoi przy Stajni
doing-take-good = bierze zasób
doing-take-courtier = bierze dworzanina
doing-gain-tile = zdobywa osiągnięcie
doing-upgrade = ulepsza produkcję
doing-throw-tile = oddaje kafelek za Tamę
doing-tuck = wsuwa budynek pod Stajnię
doing-stall = sprzedaje zasoby
doing-granary = otwiera Wielki spichlerz
doing-claim = liczy symbole
doing-accuse = wybierają, kogo oskarżyć
doing-answer = odpowiadają tłumowi
doing-prepare = szykują się do rytuału
doing-ritual = napełniają skrzynie na rytuał
doing-inquisitors = odpowiadają inkwizytorom
doing-ascetic = staje przed Ascetą
doing-profligate = staje przed Rozpustnikiem
doing-vandal = staje przed Wandalem
doing-late-guest = staje przed gościem
doing-accounts = zamykają rachunki

# Czego brakuje do zapłaty
lacking = { $missing ->
        [0] { "" }
       *[other] {" "}Brak:{ lacking-goods }.
    }{ $raise ->
        [0] { "" }
        [one] {" "}Zdobądź 1 monetę.
        [few] {" "}Zdobądź { $raise } monety.
       *[many] {" "}Zdobądź { $raise } monet.
    }
lacking-goods = { $lack-wood ->
        [0] { "" }
        [one] {" "}1 drewno
        [few] {" "}{ $lack-wood } drewna
       *[many] {" "}{ $lack-wood } drewna
    }{ $lack-stone ->
        [0] { "" }
        [one] {" "}1 kamień
        [few] {" "}{ $lack-stone } kamienie
       *[many] {" "}{ $lack-stone } kamieni
    }{ $lack-grain ->
        [0] { "" }
        [one] {" "}1 zboże
        [few] {" "}{ $lack-grain } zboża
       *[many] {" "}{ $lack-grain } zboża
    }{ $lack-marble ->
        [0] { "" }
        [one] {" "}1 marmur
        [few] {" "}{ $lack-marble } marmury
       *[many] {" "}{ $lack-marble } marmurów
    }{ $lack-glass ->
        [0] { "" }
        [one] {" "}1 szkło
        [few] {" "}{ $lack-glass } szkła
       *[many] {" "}{ $lack-glass } szkła
    }
