# Karty Grzechu
card-p1 = Przyjdź sam
card-p2 = Nie potrzebuję nikogo
card-p3 = Czyja wina
card-p4 = Ślepa furia
card-p5 = Po mojemu
card-p6 = Dwie paszcze
card-p7 = Zarezerwowane
card-p8 = Trofeum
card-p9 = Na świeczniku
card-s1 = Ciężkie nogi
card-s2 = Wystarczy
card-s3 = Jutro
card-s4 = Gruba skóra
card-s5 = Po co
card-s6 = Zamknięte
card-s7 = Pod łóżkiem
card-s8 = Zaspał
card-s9 = Zadyszka

# Kiedy się je zagrywa
window-turn-start = na początku Tury Bohatera
window-extra-spent = gdy ktoś zużywa żeton Dodatkowej Tury
window-after-enter = gdy Bohater wejdzie na Pole w swoim Ruchu
window-turn-end = na końcu Tury Bohatera
window-reaction-start = na początku Reakcji
window-city-action = przy użyciu Akcji Miasta
window-combat-prep = przed rzutem w Walce
window-after-roll = po rzucie w Walce
window-combat-end = po zakończeniu Walki
window-cleanse-prep = przed rzutem na Oczyszczanie Terenu

# Co robią
does-alone-dice = Tylko gdy Bohater walczy sam: { $amount ->
        [one] +1 Kość Grzechu
        [few] +{ $amount } Kości Grzechu
       *[many] +{ $amount } Kości Grzechu
    }.
does-no-help = Tylko gdy Bohater nie jest sam: bez Współpracy w tej Walce i { $more ->
        [one] +1 Kość Grzechu
        [few] +{ $more } Kości Grzechu
       *[many] +{ $more } Kości Grzechu
    }.
does-blame = Bohaterowie wybierają wspólnie: ten Bohater otrzymuje Obrażenia ({ $amount }) albo każdy inny Bohater otrzymuje Zepsucie ({ $more }).
does-blind = Symbole FAITH i dowolny symbol Bohatera mogą stać się tylko Uderzeniami.
does-cleanse-less = Tylko gdy Bohater jest sam: { $amount ->
        [one] o 1 kość mniej
        [few] o { $amount } kości mniej
       *[many] o { $amount } kości mniej
    } przy tym Oczyszczaniu Terenu, co najmniej 1.
does-two-moves = Grzech porusza w tej Reakcji { $amount ->
        [one] 1 potwora
        [few] { $amount } potwory
       *[many] { $amount } potworów
    }, jednego po drugim.
does-one-icon = Działa tylko { $amount ->
        [one] jedna ikona
        [few] { $amount } ikony
       *[many] { $amount } ikon
    } Dzielnicy, do wyboru przez Bohatera.
does-trophy = Bohater, jeśli żyje, otrzymuje Zepsucie ({ $amount }) za każdego zabitego potwora, najwyżej { $more }.
does-envied = Kto ma najwięcej Ulepszeń, traci jedno z nich albo otrzymuje Obrażenia ({ $more }), jak woli gracz tego Bohatera; przy remisie wskazuje Grzech.
does-cap-move = Cały Ruch Bohatera w tej Turze ma { $amount ->
        [one] 1 Pole
        [few] { $amount } Pola
       *[many] { $amount } Pól
    }.
does-end-move = Jeśli w Ruchu zostały jeszcze Pola: Ruch kończy się tutaj.
does-tomorrow = Bohaterowie wybierają wspólnie: odwrócić aktywny żeton Tury dowolnego Bohatera albo Grzech dobiera { $more ->
        [one] 1 kartę Grzechu
        [few] { $more } karty Grzechu
       *[many] { $more } kart Grzechu
    }.
does-hide = Potwory w tej Walce mają +{ $amount } do Pancerza.
does-why-bother = Ani dobrowolnego Zepsucia, ani Współpracy przy tym Oczyszczaniu Terenu.
does-cancel = Akcja Miasta przepada; jej żeton zostaje na miejscu.
does-under-bed = Zamiast ruchu potwora Akolita albo Abominacja z dowolnego miejsca planszy pojawia się na Polu tego Bohatera.
does-overslept = Żeton przepada, a Tura się nie odbywa.
does-breathless = Bohater ma { $amount ->
        [one] o 1 kość mniej
        [few] o { $amount } kości mniej
       *[many] o { $amount } kości mniej
    } za każde Pole, na które wszedł Ruchem w tej Turze, co najmniej 1 kość.

# Karty Apokalipsy
doom-at1 = Obdarty
doom-at2 = Polowanie
doom-at3 = Karmione strachem
doom-at4 = Płonące niebo
doom-at5 = Zapach krwi
doom-at6 = Bez wyjścia
doom-at7 = Otwarta brama
doom-ac1 = Klasztor
doom-ac2 = Propozycja
doom-ac3 = Gęste powietrze
doom-ac4 = Skażona ziemia
doom-ac5 = Cena rozgrzeszenia
doom-ac6 = Puste ciało
doom-ac7 = Szepty
doom-ar1 = Właściciel
doom-ar2 = Płacz dzieci
doom-ar3 = Złe miejsca
doom-ar4 = Godzina policyjna
doom-ar5 = Zalane tunele
doom-ar6 = Tarcze
doom-ar7 = Nieustająca modlitwa
doom-does-summon = przybywa { $kind } z Hell Clubu
doom-does-abomination-attack = Abominacje mają +{ $amount } do Ataku
doom-does-acolyte-armour = Akolici mają +{ $amount } do Pancerza
doom-does-place = na początku każdej Rundy Grzech umieszcza żetony Ognia ({ $amount }) na Polach bez Bohaterów
doom-does-reach = w Reakcjach potwory poruszają się o { $amount ->
        [one] 1 Pole
        [few] { $amount } Pola
       *[many] { $amount } Pól
    } dalej
doom-does-leave = odwrócenie się od potworów kosztuje więcej Obrażeń: +{ $amount }
doom-does-summons = w każdym kroku Przywołania { $amount ->
        [one] przybywa o 1 potwora więcej
        [few] przybywa o { $amount } potwory więcej
       *[many] przybywa o { $amount } potworów więcej
    }
doom-does-corruption-dice = każdy Rzut na Zepsucie ma { $amount ->
        [one] o 1 kość
        [few] o { $amount } kości
       *[many] o { $amount } kości
    } więcej
doom-does-tainted = +{ $amount } Zepsucie dla Grzechu w Walkach tam, gdzie leży odkryty żeton Zepsucia
doom-does-penance-price = pierwsza w Rundzie Pokuta Bohatera, która przesunie jego znacznik, kosztuje Obrażenia: { $amount }
doom-does-hollow = Bohaterowie z Zepsuciem { $from } lub wyższym mają Pancerz niższy o { $amount }
doom-does-whispers = na początku każdej Rundy Bohater wskazany przez Bohaterów otrzymuje Zepsucie: { $amount }
doom-does-innocent-dice = Bohater z Niewinnym rzuca w Walce { $amount ->
        [one] o 1 kością
        [few] o { $amount } kośćmi
       *[many] o { $amount } kośćmi
    } mniej, co najmniej 1
doom-does-flip-dice = odwrócenie zakrytych żetonów to Rzut na Zepsucie: { $amount ->
        [one] 1 kość
        [few] { $amount } kości
       *[many] { $amount } kości
    }
doom-does-curfew = nie ma Akcji Miasta w Dzielnicy, w której jest potwór
doom-does-metro = krok Metrem zużywa { $amount ->
        [one] o 1 Pole
        [few] o { $amount } Pola
       *[many] o { $amount } Pól
    } Ruchu więcej
doom-does-draw = na końcu każdej Rundy Grzech dobiera { $amount ->
        [one] o 1 kartę Grzechu
        [few] o { $amount } karty Grzechu
       *[many] o { $amount } kart Grzechu
    } więcej

# Hell Club
club-does-hits = { $amount ->
        [one] +1 Uderzenie
        [few] +{ $amount } Uderzenia
       *[many] +{ $amount } Uderzeń
    } dla Grzechu w Walkach z jego udziałem
club-does-corruption = +{ $amount } Zepsucie dla Grzechu w Walkach z jego udziałem
club-does-reach = w Reakcjach i w odwecie porusza się o { $amount ->
        [one] 1 Pole
        [few] { $amount } Pola
       *[many] { $amount } Pól
    } dalej
club-does-tempts = dla Bohaterów na jego Polu nie ma dobrowolnego Zepsucia
club-does-blocks = nie ma Akcji Miasta na jego Polu ani obok

# Poziomy Apokalipsy
level-does-card = Grzech odkrywa jedną z dwóch kart Apokalipsy
level-does-controller = przybywa Manipulator, jeśli nie ma go w grze, a inaczej Abominacja spoza gry
level-does-abomination = przybywa Abominacja spoza gry
level-does-reaction = { $amount ->
        [one] +1 stały żeton Reakcji
        [few] +{ $amount } stałe żetony Reakcji
       *[many] +{ $amount } stałych żetonów Reakcji
    }
level-does-dice = { $amount ->
        [one] +1 Kość Grzechu
        [few] +{ $amount } Kości Grzechu
       *[many] +{ $amount } Kości Grzechu
    } w każdym rzucie Grzechu w Walce

# Karty Mrocznej Przeszłości
past-1 = Stary dług
past-2 = Złamana przysięga
past-3 = Dezerter
past-4 = Zły opiekun
past-5 = Donosiciel
past-6 = Kultysta
past-7 = Kret
past-does-strips = przepadają wszystkie Ulepszenia, a gdy nie ma żadnego: Obrażenia ({ $amount })
past-does-advance = postęp Apokalipsy: +{ $amount }
past-does-draws = Grzech dobiera { $amount ->
        [one] 1 kartę Grzechu
        [few] { $amount } karty Grzechu
       *[many] { $amount } kart Grzechu
    }
past-does-damage = Obrażenia: { $amount }
past-does-neighbours = każdy inny Bohater na tym Polu lub obok otrzymuje Obrażenia: { $amount }
past-does-defects = przechodzi na stronę Grzechu jako potwór z Atakiem +{ $attack } i Pancerzem +{ $armour }

# Ulepszenia
upgrade-u01 = Lodowe Ostrze
upgrade-u02 = Karabin służbowy
upgrade-u03 = Kamizelka
upgrade-u04 = Poświęcony pierścień
upgrade-u05 = Kombinezon strażacki
upgrade-u06 = Maska filtrująca
upgrade-u07 = Granaty dymne
upgrade-u08 = Motocykl
upgrade-u09 = Zestaw polowy
upgrade-u10 = Ryt wygnania
upgrade-u11 = Obrzyn
upgrade-u12 = Musztra
upgrade-u13 = Kurs medyczny
upgrade-u14 = Medytacja
upgrade-u15 = Łącze
upgrade-u16 = Antena
upgrade-u17 = Adrenalina
upgrade-u18 = Szczepionka
upgrade-does-combat-dice = { $amount ->
        [one] +1 kość
        [few] +{ $amount } kości
       *[many] +{ $amount } kości
    } w Walce
upgrade-does-armour = +{ $amount } do Pancerza w Walce
upgrade-does-resist = +{ $amount } Odparcie Zepsucia w Walce
upgrade-does-ranged = daje Atak Dystansowy
upgrade-does-fire-ignored = ignoruje Obrażenia z każdego Rzutu na Ogień: { $amount }
upgrade-does-corruption-ignored = ignoruje Zepsucie z każdego Rzutu na Zepsucie: { $amount }
upgrade-does-safe-leave = odwrócenie się od potworów nic nie kosztuje
upgrade-does-move = { $amount ->
        [one] +1 Pole
        [few] +{ $amount } Pola
       *[many] +{ $amount } Pól
    } w każdym Ruchu
upgrade-does-cleanse-dice = { $amount ->
        [one] +1 kość
        [few] +{ $amount } kości
       *[many] +{ $amount } kości
    } przy każdym Oczyszczaniu Terenu
upgrade-does-banish = +{ $amount } Zdolność przy Oczyszczaniu Terenu tam, gdzie można usunąć Gniazdo lub Pentagram
upgrade-does-scatter = { $amount ->
        [one] +1 Uderzenie
        [few] +{ $amount } Uderzenia
       *[many] +{ $amount } Uderzeń
    } w Walce w zwarciu, gdy potworów jest co najmniej { $from }
upgrade-does-reroll = raz na Walkę przerzuca do { $amount ->
        [one] 1 kości
        [few] { $amount } kości
       *[many] { $amount } kości
    } innych niż FAITH
upgrade-does-medic = ikona Leczenia usuwa też Obrażenia innego Bohatera na tym Polu: { $amount }
upgrade-does-penance = ikona Pokuty przesuwa znacznik dalej: +{ $amount }
upgrade-does-link = raz na Rundę Bohater z dowolnego miejsca liczy się jako obecny na tym Polu, przy jednej Walce lub jednym Oczyszczaniu Terenu
upgrade-does-uplink = raz na Rundę przesuwa żeton Artylerii Orbitalnej o { $amount ->
        [one] 1 Pole
        [few] { $amount } Pola
       *[many] { $amount } Pól
    }, bez zabijania
upgrade-does-adrenaline = przed rzutem można otrzymać 1 Obrażenie za { $amount ->
        [one] +1 kość
        [few] +{ $amount } kości
       *[many] +{ $amount } kości
    }
upgrade-does-vaccine = w każdej Rundzie ignoruje pierwsze otrzymane Zepsucie ({ $amount })

# Wrodzone Zdolności
ability-leah = Koordynacja
ability-rocco = Zabójczy Strzał
ability-rose = Odskok
ability-thorley = Rozpęd
ability-morgana = Krwiopijczyni
ability-brad = Metodyczny
ability-karl = Przemiana
ability-wolf = Bestia
hero-does-leah = Raz na Rundę, na końcu jej Tury, inny Bohater w odległości do { $amount ->
        [one] 1 Pola
        [few] { $amount } Pól
       *[many] { $amount } Pól
    } może wziąć żeton Dodatkowej Tury.
hero-does-rocco = { $amount ->
        [one] +1 Uderzenie
        [few] +{ $amount } Uderzenia
       *[many] +{ $amount } Uderzeń
    } w Walce Dystansowej.
hero-does-rose = Po swoim rzucie na odległość, przed odwetem, może zrobić jeden krok.
hero-does-thorley = { $amount ->
        [one] +1 Uderzenie
        [few] +{ $amount } Uderzenia
       *[many] +{ $amount } Uderzeń
    } w Walce, którą zaczyna tam, dokąd doszedł Ruchem tej Tury; odwrócenie się od potworów nigdy go nie rani.
hero-does-morgana = Raz na Turę lub Reakcję, po zabiciu potwora w zwarciu, usuwa swoje Obrażenia: { $amount }.
hero-does-brad = +{ $amount } Zdolność przy każdym Oczyszczaniu Terenu.
hero-does-karl = Na początku swojej Tury może przyjąć Zepsucie ({ $amount }) i stać się wilkołakiem.
hero-does-wolf = { $amount ->
        [one] +1 Pole
        [few] +{ $amount } Pola
       *[many] +{ $amount } Pól
    } w każdym Ruchu; bez Akcji Miasta i nowych Bohaterów Niezależnych; na początku swojej Tury może znów stać się człowiekiem.
ranged-attack = Atak Dystansowy.

# Moce Grzechów i zdolności Akolitów
sin-does-pride = W Walce Bohater, który jest na swoim Polu sam, ma Pancerz niższy o { $amount }.
sin-does-sloth = Gdy Bohater wchodzi na drugie i każde dalsze Pole w jednym Ruchu, Grzech rzuca: { $amount ->
        [one] 1 Kość Grzechu
        [few] { $amount } Kości Grzechu
       *[many] { $amount } Kości Grzechu
    }; każde Uderzenie to 1 Obrażenie.
cult-does-nuns = Martwy Akolita dołącza do Walki. W Dzielnicy żeton Zepsucia zakrywa jedną z jej ikon.
cult-does-doctors = Martwy Akolita dołącza do Walki. W tej Rundzie nie można leczyć Obrażeń Bohatera.
cult-does-hobos = Martwy Akolita dołącza do Walki. Bohater traci Ulepszenie wybrane przez Grzech.
