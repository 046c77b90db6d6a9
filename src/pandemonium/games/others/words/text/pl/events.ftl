# Dziennik
sin-faces = { $hits ->
        [0] { "" }
       *[other] {" "}{ $hits } × Uderzenie
    }{ $criticals ->
        [0] { "" }
       *[other] {" "}{ $criticals } × Uderzenie Krytyczne
    }{ $corruptions ->
        [0] { "" }
       *[other] {" "}{ $corruptions } × Zepsucie
    }{ $blanks ->
        [0] { "" }
       *[other] {" "}{ $blanks } × pusta ścianka
    }
hero-faces = { $hits ->
        [0] { "" }
       *[other] {" "}{ $hits } × Uderzenie
    }{ $armours ->
        [0] { "" }
       *[other] {" "}{ $armours } × Pancerz
    }{ $resists ->
        [0] { "" }
       *[other] {" "}{ $resists } × Odparcie
    }
hero-skills = { $skills ->
        [0] { "" }
       *[other] {" "}{ $skills } × Zdolność
    }
hero-nothing = { $hits ->
        [0] { $armours ->
            [0] { $resists ->
                [0] { $skills ->
                    [0] {" "}brak
                   *[other] { "" }
                }
               *[other] { "" }
            }
           *[other] { "" }
        }
       *[other] { "" }
    }
hero-faiths = { $faiths ->
        [0] { "" }
       *[other] {" "}{ $faiths } × FAITH
    }
dice = { $dice ->
        [one] 1 kość
        [few] { $dice } kości
       *[many] { $dice } kości
    }

event-adventure-began = Zaczyna się Przygoda: { $adventure }, mapa { $map }.
event-sin-chosen = Grzech tej gry: { $sin }.
event-cult-chosen = Jego Akolici: { $cult }.
event-hero-chosen = { $hero } dołącza do drużyny na planszy.
event-past-dealt = { $hero } dostaje Mroczną Przeszłość „{ $past }”.
event-round-began = Zaczyna się Runda { $round }.
event-token-placed = { $token }: nowy żeton { $space-in }.
event-task-idle = Nie ma czego ani gdzie umieścić.
event-first-hero = { $slot } zaczyna.
event-voted-apart = Bohaterowie nie są zgodni i głosują jeszcze raz.
event-sin-decides = Bohaterowie nadal nie są zgodni: decyduje Grzech.
event-turn-began = { $slot } zaczyna Turę.
event-extra-spent = { $slot } zużywa żeton Dodatkowej Tury.
event-turn-passed = { $slot } czeka.
event-changed = Karl się przemienia: { $hero }.
event-stepped = { $slot } idzie { $space-to }.
event-rode = { $slot } jedzie Metrem { $space-to }.
event-hurt-leaving = { $slot } odwraca się od potworów. Obrażenia: { $damage }.
event-corruption-rolled = Rzut na Zepsucie, { $slot }, { dice }:{ sin-faces }. Zepsucie: +{ $gained }.
event-fire-rolled = Rzut na Ogień, { $slot }, { dice }:{ sin-faces }. Obrażenia: { $gained }.
event-sloth-rolled = Lenistwo dopada { $slot-accusative }, { dice }:{ sin-faces }. Obrażenia: { $gained }.
event-flipped = { $slot } odkrywa żetony { $space-in }: { $number } × { $token }.
event-took-extra = { $slot } bierze żeton Dodatkowej Tury.
event-took-innocent = { $slot } zabiera ze sobą Niewinnego.
event-took-ally = { $ally } dołącza, prowadzi { $slot }.
event-dropped-ally = { $ally } zostaje { $space-in }, dalej { $slot } idzie bez wsparcia.
event-delivered = { $slot } doprowadza Niewinnego { $space-to }.
event-city-action = { $slot } używa Akcji Miasta { $space-in }.
event-healed = { $slot } leczy Obrażenie z pola { $field }.
event-absolved = { $slot } odprawia Pokutę. Zepsucie: { $level }.
event-extra-gained = { $slot } otrzymuje żeton Dodatkowej Tury.
event-equipped = { $slot } bierze Ulepszenie: { $upgrade }.
event-refilled = Nowe dostępne Ulepszenie: { $upgrade }.
event-orbital-moved = Żeton Artylerii Orbitalnej przesuwa się { $space-to }.
event-orbital-killed = Uderza Artyleria Orbitalna: { $kind } ginie { $space-in }.
event-icon-idle = { $icon } nic nie daje: { $slot } nie może z tego skorzystać.
event-fight-began = { $slot } rozpoczyna Walkę { $space-in }.
event-attacked = Grzech atakuje { $slot-accusative } { $space-in }.
event-shot = { $slot } strzela. Cel: { $space }.
event-cleanse-began = { $slot } zaczyna Oczyszczanie Terenu { $space-in }.
event-corrupted-willingly = { $slot } przyjmuje dobrowolne Zepsucie: { $level }.
event-adrenaline = { $slot } przyjmuje Obrażenie za Adrenalinę.
event-linked = { $slot } łączy się przez Łącze, pomaga { $other }.
event-hero-rolled = { $slot } rzuca, { dice }:{ hero-faces }{ hero-skills }{ hero-faiths }.
event-sin-rolled = Grzech rzuca przeciw { $slot-dative }, { dice }:{ sin-faces }.
event-rerolled = { $slot } przerzuca, { dice }:{ hero-faces }{ hero-skills }{ hero-faiths }.
event-symbols-added = Premie { $slot-genitive }:{ hero-faces }{ hero-skills }{ hero-nothing }.
event-sin-added = Premie Grzechu przeciw { $slot-dative }:{ $hits ->
        [0] { "" }
       *[other] {" "}{ $hits } × Uderzenie
    }{ $corruptions ->
        [0] { "" }
       *[other] {" "}{ $corruptions } × Zepsucie
    }.
event-named = { $slot } zamienia FAITH:{ hero-faces }.
event-cancelled = Zostaje dla { $slot-genitive }: Obrażenia { $damage }, Zepsucie { $corruption }.
event-killed = { $slot } zabija { $kind-accusative } { $space-in }.
event-damaged = { $slot } otrzymuje Obrażenie na pole { $field }.
event-corrupted = { $slot } ulega Zepsuciu: { $level }.
event-immune = { $slot } ma szczepionkę: Zepsucie nie działa.
event-innocents-died = { $slot } dochodzi do końca toru Zepsucia: { $number ->
        [one] ginie Niewinny
        [few] giną Niewinni ({ $number })
       *[many] giną Niewinni ({ $number })
    }.
event-died = { $hero } ginie { $cause } { $space-in }.
event-replaced = { $hero } przybywa z Rezerwy.
event-inherited = { $slot } przejmuje Ulepszenie: { $upgrade }.
event-arrived = { $kind } rusza do odwetu { $space-to }.
event-fell-back = { $slot } odskakuje { $space-to }.
event-drank = { $slot } pije krew i wraca do sił.
event-coordinated = { $slot } koordynuje: { $other } otrzymuje żeton Dodatkowej Tury.
event-removed = { $slot } usuwa żeton { $space-in }: { $token }.
event-uncovered = { $slot } odsłania ikonę { $space-in }: { $icon }.
event-card-played = Grzech zagrywa kartę: { $card }.
event-reacted = Grzech reaguje na { $slot-accusative }.
event-no-reaction = Grzech nie reaguje, { $slot } kończy w spokoju.
event-monster-moved = { $kind } idzie { $space-to }.
event-monster-came = { $kind } zjawia się znikąd { $space-in }.
event-acolytes-came = Akolita dołącza do Walki { $space-in }.
event-icon-covered = Zepsucie zakrywa ikonę { $space-in }: { $icon }.
event-marked = W tej Rundzie nie można leczyć: { $slot }.
event-lost-upgrade = { $slot } traci Ulepszenie: { $upgrade }.
event-mission-advanced = Misja „{ $mission }”: { $progress } z { $target }.
event-mission-done = Misja „{ $mission }” wypełniona.
event-branch-chosen = Zaczyna się Misja: „{ $mission }”.
event-target-dropped = Misja „{ $mission }”: zostało za mało Niewinnych, wystarczy { $target }.
event-apocalypse-rose = Postęp Apokalipsy: { $level }.
event-doom-drawn = Dobierasz dwie karty Apokalipsy: { $doom } i { $second }.
event-doom-revealed = Odkryta karta Apokalipsy: { $doom }.
event-summoned = { $kind } pojawia się { $space-in }.
event-reaction-gained = Grzech otrzymuje { $number ->
        [one] żeton Reakcji
        [few] { $number } żetony Reakcji
       *[many] { $number } żetonów Reakcji
    }.
event-sin-drew = Grzech dobiera { $number ->
        [one] kartę Grzechu
        [few] { $number } karty Grzechu
       *[many] { $number } kart Grzechu
    }.
event-sin-card-drawn = Dobierasz kartę Grzechu: { $card }.
event-deck-reshuffled = Odrzucone karty Grzechu zostają przetasowane w nową talię.
event-past-revealed = { $slot }: wychodzi na jaw Mroczna Przeszłość, { $past }.
event-defected = { $hero } przechodzi na stronę Grzechu { $space-in }.
event-turn-lost = { $slot } traci żeton Tury.
event-overslept = { $slot } zasypia: Dodatkowa Tura przepada.
event-move-ended = Tu kończy się Ruch: { $slot }.
event-round-ended = Koniec Rundy { $round }.
event-refreshed = Wszystkie żetony się odnawiają.
event-heroes-won = Ostatnia Misja wypełniona: Bohaterowie wygrywają.
event-sin-won = W Rezerwie nie ma już nikogo: wygrywa Grzech.
event-too-late = Dla Haven jest już za późno: wygrywa Grzech.
event-chose-damage = { $slot } przyjmuje Obrażenia.
event-chose-others = { $slot } bez szwanku: Zepsucie spada na innych Bohaterów.
event-nobody-came = Nikt nie rusza do odwetu ({ $slot }).
