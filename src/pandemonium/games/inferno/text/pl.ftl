title = Inferno
about = Oskarżaj grzeszników we Florencji i prowadź ich Dusze w głąb dziewięciu kręgów Piekła: 1–4 osoby, około dwóch godzin.

# Grzechy, każdy z kolorem swojego kręgu, Dusz, toru, kostki i Dyplomu
cream = Limbo
    .colour = kremowy
    .locative = kremowym
    .her-accusative = kremową
    .her-genitive = kremowej
    .them = kremowe
purple = Żądza
    .colour = fioletowy
    .locative = fioletowym
    .her-accusative = fioletową
    .her-genitive = fioletowej
    .them = fioletowe
green = Obżarstwo
    .colour = zielony
    .locative = zielonym
    .her-accusative = zieloną
    .her-genitive = zielonej
    .them = zielone
brown = Chciwość
    .colour = brązowy
    .locative = brązowym
    .her-accusative = brązową
    .her-genitive = brązowej
    .them = brązowe
blue = Lenistwo
    .colour = niebieski
    .locative = niebieskim
    .her-accusative = niebieską
    .her-genitive = niebieskiej
    .them = niebieskie
yellow = Herezja
    .colour = żółty
    .locative = żółtym
    .her-accusative = żółtą
    .her-genitive = żółtej
    .them = żółte
red = Gwałt
    .colour = czerwony
    .locative = czerwonym
    .her-accusative = czerwoną
    .her-genitive = czerwonej
    .them = czerwone
gray = Oszustwo
    .colour = szary
    .locative = szarym
    .her-accusative = szarą
    .her-genitive = szarej
    .them = szare
ice-blue = Zdrada
    .colour = jasnoniebieski
    .locative = jasnoniebieskim
    .her-accusative = jasnoniebieską
    .her-genitive = jasnoniebieskiej
    .them = jasnoniebieskie

# Florencja
san-piero = Porta San Piero
duomo = Porta del Duomo
scheraggio = San Pier Scheraggio
borgo = Il Borgo
haystack = Stóg Siana
    .to = do Stogu Siana
    .at = w Stogu Siana
    .from = ze Stogu Siana
    .effect = adoptuj Ulicznika
banquet = Bankiet
    .to = na Bankiet
    .at = na Bankiecie
    .from = z Bankietu
    .effect = zbuduj kolejne piętro Wieży
bank = Bank
    .to = do Banku
    .at = w Banku
    .from = z Banku
    .effect = 2 Floreny i po 1 za każdego Gościa
courtyard = Dziedziniec
    .to = na Dziedziniec
    .at = na Dziedzińcu
    .from = z Dziedzińca
    .effect = sprowadź krewnych do domu, przestaw Wieżę
bonfire = Płonący Stos
    .to = pod Płonący Stos
    .at = przy Płonącym Stosie
    .from = spod Płonącego Stosu
    .effect = wymień Floreny, kostka albo Dysk, Strażnik albo Styks
wall = Mury
    .to = na Mury
    .at = na Murach
    .from = z Murów
    .effect = wymień Floreny, zagraj kartę Oszustwa, dostarcz Beczkę
market = Rynek
    .to = na Rynek
    .at = na Rynku
    .from = z Rynku
    .effect = ukradnij Beczkę
palace = Pałac
    .to = do Pałacu
    .at = w Pałacu
    .from = z Pałacu
    .effect = przyjmij Gościa

# Rodzina, Goście i Beczki
noble = Szlachcic
    .accusative = Szlachcica
    .instrumental = Szlachcicem
    .item = Szlachcica
urchin = Ulicznik
    .accusative = Ulicznika
    .instrumental = Ulicznikiem
    .item = Ulicznika
vescovo = Biskup
    .accusative = Biskupa
    .item = Biskupa
    .opens = przy Płonącym Stosie
condottiere = Kondotier
    .accusative = Kondotiera
    .item = Kondotiera
    .opens = na Murach
console = Konsul Sztuki
    .accusative = Konsula Sztuki
    .item = Konsula Sztuki
    .opens = na Rynku
gonfaloniere = Gonfalonier Sprawiedliwości
    .accusative = Gonfaloniera Sprawiedliwości
    .item = Gonfaloniera Sprawiedliwości
    .opens = w Pałacu
bread = chleb
    .genitive = chleba
    .instrumental = chlebem
    .item = Beczkę chleba
cloth = sukno
    .genitive = sukna
    .instrumental = suknem
    .item = Beczkę sukna
wine = wino
    .genitive = wina
    .instrumental = winem
    .item = Beczkę wina
weapons = broń
    .genitive = broni
    .instrumental = bronią
    .item = Beczkę broni

# Strażnicy
medusa = Meduza
    .accusative = Meduzę
    .deed = zamień Duszę obok niej w kamień
antaeus = Antajos
    .accusative = Antajosa
    .deed = połóż swoje Łańcuchy pod Duszą obok niego
geryon = Gerion
    .accusative = Geriona
    .deed = wykop Dół obok niego
minos = Minos
    .accusative = Minosa
    .deed = czerp z Dusz kładzionych w jego kręgu
cerberus = Cerber
    .accusative = Cerbera
    .deed = weź Kość na późniejszą turę
minotaur = Minotaur
    .accusative = Minotaura
    .deed = przesuń jego i swój Labirynt

# Premie torów Grzechu
bonus-guardian-drachma = Strażnik i 1 Drachma
bonus-guardian-infamy = Strażnik i +1 Niesławy
bonus-drachmas = 3 Drachmy
bonus-discs = do 2 Dysków albo +2 Niesławy
bonus-styx = Styks i +1 Niesławy
bonus-phlegethon = kostka w górę, potem kostka w górę lub w dół
bonus-fraud = karta Oszustwa
bonus-advance = jeden poziom na dowolnym torze

# Druga korzyść lewej połowy karty Oszustwa
instant-relocate = przesuń Dyski na Murach Dis
    .whole = Przesuń Dyski na Murach Dis, po jednym każdego gracza
instant-styx = zatop Dusze w Styksie
    .whole = Zatop Dusze w Styksie
instant-guardian = zagraj Strażnika
    .whole = Zagraj Strażnika
instant-phlegethon = podnieś kostkę
    .whole = Podnieś kostkę Flegetonu o 1
instant-disc = połóż Dysk
    .whole = Połóż Dysk na Murach Dis
instant-money = weź pieniądze
    .whole = Weź Floreny i Drachmy
instant-kin = sprowadź dwoje krewnych do domu
    .whole = Sprowadź do dwojga krewnych z Wieży do domu
instant-urchin = weź Ulicznika
    .whole = Weź Ulicznika do domu

# Reputacja we Florencji
reputation-tower = najwyższą Wieżę
reputation-florins = najwięcej Florenów
reputation-guests = najwięcej Gości
reputation-home = najwięcej krewnych w domu

# Opcje stołu
option-setup = Przygotowanie
option-setup-standard = karty Rodu
option-setup-first-game = pierwsza gra, ze wskazówkami
option-help-setup = Pierwsza gra ma prostsze rodziny, Meduzę i Minosa, wydrukowane Premie i wskazówkę przy każdym nowym pytaniu.
option-solo = Samotnie
option-solo-journey = Wyprawa ku Niesławie
option-solo-payback-day = Wyzwanie 1: Dzień zapłaty
option-solo-black-death = Wyzwanie 2: Czarna śmierć
option-solo-descent = Wyzwanie 3: Pamiętny upadek
option-help-solo = Liczy się tylko w grze jednoosobowej.
option-difficulty = Trudność wyzwania
option-difficulty-easy = łatwa
option-difficulty-medium = średnia
option-difficulty-hard = wysoka
option-help-difficulty = Liczy się tylko w trzech wyzwaniach solo.
option-diplomatic-crisis = Kryzys dyplomatyczny
option-diplomatic-crisis-no = nie
option-diplomatic-crisis-yes = tak
option-help-diplomatic-crisis = Tylu losowych Gości, ilu jest graczy, wypada z gry.
option-time-of-thieves = Złodziejskie czasy
option-time-of-thieves-no = nie
option-time-of-thieves-yes = tak
option-help-time-of-thieves = Tyle losowych Beczek, ilu jest graczy, wypada z gry.
option-dantes-rush = Pośpiech Dantego
option-dantes-rush-no = nie
option-dantes-rush-yes = tak
option-help-dantes-rush = Więcej Skrótów na ścieżce Dantego: krótsza gra, od dwóch osób.
option-red = Czerwony Strażnik
option-red-random = losowo
option-red-medusa = Meduza
option-red-antaeus = Antajos
option-red-geryon = Gerion
option-help-red = W pierwszej grze jest nim zawsze Meduza; w grze solo nie ma go wcale.
option-black = Czarny Strażnik
option-black-random = losowo
option-black-minos = Minos
option-black-cerberus = Cerber
option-black-minotaur = Minotaur
option-help-black = W pierwszej grze jest nim zawsze Minos.
option-first = Pierwszy gracz
option-first-random = losowo
option-first-seat-a = miejsce A
refused-first-game-alone = Pierwsza gra jest dla co najmniej dwóch osób. W grze solo wybierz karty Rodu.
refused-rush-alone = Pośpiech Dantego jest dla co najmniej dwóch osób: w grze solo wszystkie Skróty są już użyte.

# Pytania
ask-over = Gra jest skończona.
ask-soul = Piekło: wybierz Duszę, którą poprowadzisz w dół, albo sprowadź Duszę z Cmentarza za 1 Drachmę.
ask-end = Dokąd poprowadzisz { $sin-her-accusative } Duszę ({ $sin })? Symbol tarczy wyznacza Twój kwartał Florencji.
ask-florence = Florencja, kwartał { $quarter }: wyślij kogoś z domu albo oskarż. Inny kwartał kosztuje 2 Drachmy łapówki.
ask-turn-end = Zakończ turę albo coś cofnij.
ask-accuser-floor = Oskarżasz { $location-at }: na którym piętrze ukryjesz oskarżyciela?
ask-council = Nikogo nie można wysłać ani nikt nie może oskarżyć: rada rodziny sprowadza krewnego do domu albo oddaje Gościa lub Beczkę.
ask-homecoming = Sprowadzić { $members ->
        [one] krewnego
       *[other] najwyżej { $members } krewnych
    } z Wieży do domu?
ask-rearrange = Przestaw Wieżę: podnieś to, co ma zmienić miejsce, potem wszystko odstaw.
ask-put-down = Postaw { $item-item } na piętrze z wolnym miejscem.
ask-exchange = Wymienić do { $florins } Florenów na Drachmy, jeden za jedną?
ask-offering = Podnieść kostkę Flegetonu czy położyć Dysk na Murach Dis?
ask-invocation = Zapłacić 1 Drachmę, by zagrać Strażnika, czy 2 Drachmy, by zatopić Dusze w Styksie?
ask-theft = Którą Beczkę ukradniesz? Tego samego rodzaju nie wolno ukraść dwa razy.
ask-hosting = Którego Gościa przyjmiesz? Im wyższe piętro, tym więcej Florenów przyniesie.
ask-floor = Na którym piętrze postawisz { $item-item }?
ask-styx = Styks: zatop Dusze jednego koloru. Jedna daje awans w kręgach 2–5, dwie w 6–9, trzy w obu.
ask-advance = Przesuń się o jeden poziom na { $tracks ->
        [upper] torze kręgów 2–5
        [lower] torze kręgów 6–9
       *[all] dowolnym torze
    }. Taki awans nie daje Premii.
ask-relocation = Przesuń Dyski na Murach Dis: najwyżej po jednym każdego gracza.
ask-toll = W { $sin-locative } wierszu ({ $sin }) brakuje tylko zapłaty: zapłacić { $drachmas ->
        [one] 1 Drachmę
        [few] { $drachmas } Drachmy
       *[many] { $drachmas } Drachm
    }?
ask-diploma = Dwie połówki dają cały Dyplom: gdzie go położysz?
ask-card = Zagrać kartę Oszustwa? { $drachmas ->
        [0] Z ręki za darmo, z rynku lub z talii za 1 Drachmę.
       *[other] Z ręki za { $drachmas } Drachmy, z rynku lub z talii o 1 drożej.
    }
ask-benefit = Masz Beczkę, której wymaga karta { $card }: wybierz jedną z dwóch korzyści.
ask-draw = Weź na rękę nową kartę Oszustwa, z rynku albo w ciemno z talii.
ask-guardian = Zagrać Strażnika?
ask-guardian-move = Przesuń { $guardian-accusative } na pustą tarczę.
ask-guardian-medusa = Meduza: która Dusza obok niej zamieni się w kamień?
ask-guardian-antaeus = Antajos: pod którą Duszą obok niego położysz Łańcuchy? Tylko Ty będziesz ją przesuwać.
ask-guardian-geryon = Gerion: gdzie obok niego wykopie Dół? Zajmie tarczę do końca gry.
ask-guardian-minos = Minos: położyć Ogon na kręgu { $circle }? Gdy ktoś inny położy tam Duszę, dostaniesz tyle samo Niesławy.
ask-guardian-minotaur = Minotaur: połóż swój Labirynt na pustej tarczy. Ciebie poprowadzi tam, gdzie stoi Minotaur.
ask-welcome-guest = Przygotowanie: z którym Gościem zaczyna Twoja rodzina?
ask-welcome-barrel = Przygotowanie: z którą Beczką zaczyna Twoja rodzina?
ask-cash = Końcowa punktacja: użyj prawych połówek zagranych kart, z każdej jednej korzyści.
ask-cash-shield = Karta { $card }: na której tarczy jej kręgu położysz { $sin-her-accusative } Duszę ({ $sin })?
ask-supply = Dostarczyć Beczkę do oblężenia, za Niesławę?
ask-weapons = Broń dla oblężenia: Niesława czy połówka Dyplomu?
ask-cube = Którą kostkę Flegetonu podnieść o 1?
ask-cube-either = Którą kostkę Flegetonu podnieść lub obniżyć o 1?
ask-discs = Położyć { $discs ->
        [one] Dysk
       *[other] do { $discs } Dysków
    } na Murach Dis? Brama z Twoim Dyskiem przepuszcza prowadzone przez Ciebie Dusze.
ask-discs-or-infamy = Położyć do { $discs } Dysków na Murach Dis czy wziąć Niesławę?
wait = { $player } { $doing }.
doing-hell = prowadzi Duszę w dół
doing-florence = działa we Florencji
doing-turn = kończy turę
doing-fraud = zagrywa kartę Oszustwa
doing-guardian = zagrywa Strażnika
doing-setup = urządza swój dom
doing-scoring = liczy punkty

# Wybory
choice-soul = Poprowadź w dół { $sin-her-accusative } Duszę ({ $sin }) z { $shield }
choice-graveyard = Sprowadź { $sin-her-accusative } Duszę ({ $sin }) z Cmentarza, { $loan ->
        [yes] 1 Drachma z pożyczki
       *[no] 1 Drachma
    }
choice-bone = Oddaj Kość: Cerber płoszy { $sin-her-accusative } Duszę ({ $sin }) z { $shield }
choice-end = Na { $shield }: { $infamy ->
        [0] { $quarter }
       *[other] +{ $infamy } Niesławy, { $quarter }
    }
choice-shield = Tarcza { $shield }
choice-guardian = Zagraj { $guardian-accusative }{ $drachmas ->
        [0] { "" }
        [one] , 1 Drachma
       *[other] , { $drachmas } Drachmy
    }: { $guardian-deed }
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
    }{ $drachmas ->
        [0] { "" }
       *[other] , { $drachmas } Drachmy
    }: jeden poziom w { $souls ->
        [1] kręgach 2–5
        [2] kręgach 6–9
       *[3] kręgach 2–5 i jeden w 6–9
    }
choice-send = Wyślij { $member-accusative } { $location-to }{ $florins ->
        [0] { "" }
        [one] , wstęp 1 Floren
        [few] , wstęp { $florins } Floreny
       *[many] , wstęp { $florins } Florenów
    }{ $bribe ->
        [yes] , łapówka 2 Drachmy
        [loan] , łapówka 2 Drachmy z pożyczki
       *[no] { "" }
    }: { $location-effect }
choice-accuse = Oskarż { $member-instrumental } { $location-at }{ $bribe ->
        [yes] , łapówka 2 Drachmy
        [loan] , łapówka 2 Drachmy z pożyczki
       *[no] { "" }
    }: jeden poziom na { $sin-locative } torze ({ $sin }), { $bonus }
choice-recall = Wezwij { $member-accusative } { $location-from } do domu
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
    }
choice-lift = Podnieś { $item-item } z { $floor ->
        [0] parteru
       *[other] piętra { $floor }
    }
choice-guest = Przyjmij { $guest-accusative }: pozwala oskarżać { $guest-opens }
choice-guest-leaves = Odeślij { $guest-accusative } do Pałacu
choice-barrel = Weź Beczkę { $barrel-genitive }
choice-barrel-leaves = Zwróć Beczkę { $barrel-genitive } na Rynek
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
choice-play = Oszustwo { $card } z ręki{ $drachmas ->
        [0] { "" }
       *[other] , { $drachmas } Drachmy
    }: { $met ->
        [yes] { $track-colour } tor ({ $track }) albo { $instant }
       *[no] teraz bez efektu, brak { $needs-genitive }
    }
choice-buy = Oszustwo { $card } z rynku, { $drachmas ->
        [one] 1 Drachma
       *[other] { $drachmas } Drachmy
    }: { $met ->
        [yes] { $track-colour } tor ({ $track }) albo { $instant }
       *[no] teraz bez efektu, brak { $needs-genitive }
    }
choice-buy-blind = Wierzchnia karta talii w ciemno, { $drachmas ->
        [one] 1 Drachma
       *[other] { $drachmas } Drachmy
    }
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
choice-skip-toll = Nie płać: −{ $infamy } Niesławy
choice-done = Zakończ turę
choice-done-lifting = Wystarczy, odstaw wszystko
choice-done-cashing = Koniec kart
choice-take-infamy = Weź { $infamy } Niesławy
choice-take-half = Weź połówkę Dyplomu
choice-pay = Zapłać { $drachmas ->
        [one] 1 Drachmę
        [few] { $drachmas } Drachmy
       *[many] { $drachmas } Drachm
    }{ $loan ->
        [yes] , z pożyczki
       *[no] { "" }
    }

# Pierwsza gra: o co chodzi w każdym rodzaju pytania
lesson-soul = Dusze w drodze stoją, a u celu leżą: w kręgu swojego koloru. Za położenie Duszy dostajesz Niesławę podaną obok kręgu. Dusze nie należą do nikogo.
lesson-end = Dusza schodzi po liniach. Przez zajętą tarczę idzie dalej, więc w pełnych kręgach schodzi daleko. Do kręgu 6 trzeba własnego Dysku na bramie.
lesson-florence = Wyślij kogoś z domu, by skorzystać z lokacji, albo oskarż tam, gdzie stoi Twój krewny: to daje Duszę, poziom na torze, Premię i porusza Dantego. W czterech specjalnych lokacjach do oskarżenia potrzebny jest ich Gość w Twojej Wieży.
lesson-turn-end = Do zakończenia tury można cofnąć wszystko, chyba że odsłonięto kartę.
lesson-accuser-floor = Oskarżyciel zostaje w Wieży, aż Dziedziniec sprowadzi krewnych do domu, więc dbaj o miejsce. Pozostali krewni z Florencji wracają teraz do domu.
lesson-council = Gdy nie ma kogo wysłać ani kim oskarżyć, tracisz 2 Niesławy i zwalniasz jedną rzecz. Wolne miejsce w Wieży przed tym chroni.
lesson-homecoming = Krewni w Wieży nic nie mogą, dopóki nie wrócą do domu.
lesson-rearrange = Zostaw miejsce obok każdego Gościa, z którym chcesz oskarżać: oskarżyciel ukrywa się na jego piętrze.
lesson-put-down = Gość obok wolnego miejsca jest wart więcej niż Gość na pełnym piętrze.
lesson-exchange = Drachmami płaci się Charonowi, za łapówki, Strażników i karty Oszustwa; bez nich pożyczasz, a pożyczki kosztują Niesławę. Najwięcej Florenów na koniec też daje Niesławę.
lesson-offering = Dyplom jest wart tyle, ile jego kostka razy Twój poziom na torze. Dysk otwiera bramę Murów dla Dusz, które prowadzisz.
lesson-invocation = Strażnicy zmieniają Piekło; Styks zamienia Dusze z Cmentarza w poziomy na torach.
lesson-theft = Beczki służą dwojako: w Wieży lub na panelu pozwalają działać kartom Oszustwa, a dostarczone na Mury raz dają Niesławę.
lesson-hosting = Każdy Gość otwiera jedną specjalną lokację dla Twoich oskarżeń i daje o Florena więcej w każdym Banku.
lesson-floor = Ważne, co dzieli piętro: oskarżyciel ze specjalnej lokacji potrzebuje miejsca na piętrze jej Gościa.
lesson-styx = Styks to awans bez oskarżenia. Opróżniony Cmentarz od razu zapełnia Plaga.
lesson-advance = Poziomy liczą się tylko z Dyplomem toru; poziom 4 daje połówkę Dyplomu, a dalej od razu Niesławę.
lesson-relocation = Przesuń własny Dysk tam, gdzie potrzebują go Twoje Dusze, albo cudzy tam, gdzie na nic się nie przyda.
lesson-diploma = Wybierz tor, na którym kostka razy poziom daje najwięcej.
lesson-card = Lewa połówka działa od razu, jeśli masz jej Beczkę, prawa na koniec, jeśli wtedy masz jej Beczkę. Zagrywaj więc karty, do których masz lub zdobędziesz Beczki.
lesson-benefit = Jedna z dwóch, teraz. Prawa połówka karty czeka na koniec.
lesson-draw = Na ręce masz zawsze dwie karty. Szukaj Beczek, które posiadasz.
lesson-guardian = Strażnika przesuwa się na dowolną pustą tarczę, którą zajmuje. Potem może zrobić to, co mówi jego karta.
lesson-guardian-move = Zajęta tarcza jest jak kamień w brodzie: postaw go tam, gdzie przejdą Twoje Dusze, albo innym na drodze.
lesson-guardian-medusa = Kamień już się nie ruszy, ale zajmuje tarczę, a to utrzymuje wysoko kostkę kręgu.
lesson-guardian-minos = Wybierz krąg, w którym inni wkrótce położą Dusze.
lesson-welcome-guest = Początkowy Gość od razu otwiera jedną specjalną lokację dla oskarżeń.
lesson-welcome-barrel = Początkowa Beczka powinna pasować do Twoich dwóch kart Oszustwa.
lesson-cash = Kolejność jest dowolna: najpierw to, co podnosi kostki i zapełnia tarcze, bo zaraz potem kostki opadną.
lesson-cash-shield = Każda zajęta tarcza chroni kostkę kręgu przed spadkiem.
lesson-supply = Nagroda zależy od rodzaju: za chleb liczą się poziomy, za sukno Dyplomy, za wino Czaszki. Na panelu Beczka nadal liczy się dla kart Oszustwa.
lesson-weapons = Dwie połówki dają na koniec cały Dyplom.
lesson-cube = Na koniec kostka spada o 1 za każdą pustą tarczę swojego kręgu. Podnoś to, co będzie punktować u Ciebie i co się zapełni.
lesson-cube-either = Obniżaj to, co punktuje tylko u innych.
lesson-discs = Przez bramę przepuszcza tylko własny Dysk.
lesson-discs-or-infamy = Wczesny Dysk posłuży wielu Duszom; późno Niesława bywa więcej warta.

# Dlaczego nie?
why-not-your-turn = Teraz wybiera { $player }.
why-hell-first = Najpierw przesuń Duszę w Piekle; miejsce, gdzie stanie, wskaże kwartał Florencji.
why-hell-done = Dusza jest już przesunięta; w turze przesuwa się jedną.
why-soul-first = Najpierw wybierz Duszę, potem jej cel.
why-soul-picked = Dusza jest już wybrana: wskaż jej cel albo cofnij wybór.
why-florence-done = Akcja we Florencji jest już wykonana; w turze jest jedna.
why-council = Nikogo nie można wysłać i nikt nie może oskarżyć: zostaje rada rodziny.
why-when-hell = Dusze przesuwa się na początku tury, w Fazie Piekła.
why-when-shield = Tarczę wskazuje się dla Duszy lub Strażnika, którzy są w ruchu.
why-when-florence = Florencję odwiedza się w drugiej części tury, po ruchu Duszy.
why-when-council = Krewnych z Florencji sprowadza do domu oskarżenie, a jednego z nich rada rodziny.
why-when-floor = Piętro wybiera się, gdy ktoś lub coś trafia do Wieży.
why-when-home = Krewni wracają z Wieży do domu na Dziedzińcu, dzięki karcie Oszustwa albo radzie rodziny.
why-when-lift = Wieżę przestawia się tylko na Dziedzińcu.
why-when-guest = Gości zaprasza się w Pałacu.
why-when-barrel = Beczki kradnie się na Rynku i dostarcza na Murach.
why-when-florins = Floreny wymienia się na Drachmy przy Płonącym Stosie i na Murach.
why-when-cube = Kostki przesuwa się przy Płonącym Stosie, dzięki Premii albo karcie Oszustwa.
why-when-disc = Dyski kładzie się przy Płonącym Stosie, dzięki Premii albo karcie Oszustwa.
why-when-relocate = Dyski leżące na Murach Dis przesuwa tylko karta Oszustwa.
why-when-guardian = Strażników zagrywa się przy Płonącym Stosie, dzięki Premii, karcie Oszustwa albo gdy Dante spotka poganina.
why-when-tail = Ogon kładzie się po ruchu Minosa.
why-when-styx = Styks przyjmuje Dusze przy Płonącym Stosie, dzięki Premii albo karcie Oszustwa.
why-when-track = Na torach awansuje się przez oskarżenie, Styks, Premię albo kartę Oszustwa.
why-when-card = Karty Oszustwa zagrywa się na Murach, dzięki Premii albo tam, gdzie pokazuje je ścieżka Dantego.
why-when-draw = Kartę Oszustwa bierze się na rękę po zagraniu karty z ręki.
why-when-benefit = Korzyść wybiera się po zagraniu karty Oszustwa.
why-when-cash = Prawa połówka karty liczy się w końcowej punktacji.
why-when-diploma = Dyplomy rozdaje ścieżka Dantego; połówki łączy się w końcowej punktacji.
why-when-reward = To nagroda do wyboru na Murach albo Premia.
why-when-pay = Takiej zapłaty żąda tylko wiersz wyzwania.
why-when-skip = Tego nie można pominąć.
why-when-done = Tura kończy się po Piekle i Florencji. Najpierw odpowiedz na otwarte pytanie.

piece-soul = Dusza
piece-petrified = Skamieniała Dusza
piece-pit = Dół
piece-labyrinth = Labirynt
piece-guardian = Strażnik
why-no-shield = Po tej stronie planszy nie ma tarczy { $shield }.
why-no-soul = Na { $shield } nie ma Duszy.
why-laid = Dusza na { $shield } leży w swoim kręgu i tam zostaje.
why-chained = Pod tą Duszą leżą Łańcuchy; może ją przesuwać tylko { $player }.
why-stuck = Wszystkie tarcze, do których ta Dusza mogłaby dojść, aż po krąg { $circle }, są zajęte.
why-stuck-at-wall = Każda droga prowadzi dalej przez Mury Dis, a na tamtych bramach nie ma Twojego Dysku.
why-no-straight-way = Prosto w dół nie ma dla tej Duszy pustej tarczy.
why-none-in-graveyard = Na Cmentarzu nie ma { $sin-her-genitive } Duszy ({ $sin }).
why-limbo-full = Kremowa Dusza potrzebuje pustej tarczy w kręgu 1, a żadnej tam nie ma.
why-no-bone = Nie masz Kości dla Cerbera.
why-no-drachmas = To kosztuje { $drachmas ->
        [one] 1 Drachmę
        [few] { $drachmas } Drachmy
       *[many] { $drachmas } Drachm
    }, masz { $have }, a w Dniu zapłaty nie ma pożyczek.
why-occupied = Tarczę { $shield } zajmuje już { $piece }.
why-not-lower = Dusza schodzi tylko w dół: wskaż tarczę w niższym kręgu.
why-below-circle = Dusza nie może zejść poniżej swojego kręgu: { $sin }, numer { $circle }.
why-no-passage = Na bramie { $gate } Murów Dis nie ma Twojego Dysku.
why-behind-wall = Drogi do { $shield } prowadzą przez bramy bez Twojego Dysku.
why-not-straight = Dusza spłoszona przez Cerbera biegnie prosto w dół; { $shield } nie leży na jej linii.
why-own-labyrinth = Na drodze do { $shield } leży Twój Labirynt: nie możesz go przeskoczyć, prowadzi do Minotaura.
why-no-line = Nie prowadzi tam żadna linia: Dusza idzie dalej tylko przez zajęte tarcze.
why-other-circle = Duszę kładzie się w jej kręgu: { $sin }, numer { $circle }.
why-guardian-absent = { $guardian } nie bierze udziału w tej grze.
why-guardian-no-room = { $guardian } nie ma już dokąd pójść: brakuje pustych tarcz.
why-not-beside = Ta tarcza nie sąsiaduje ze Strażnikiem ({ $guardian }).
why-chains-there = Pod tą Duszą leżą już Łańcuchy.
why-no-gate = Mury Dis mają tylko tyle bram: { $gates }.
why-disc-there = Na bramie { $gate } leży już Twój Dysk.
why-disc-there-already = Na bramie { $gate } leży już Dysk tego gracza: { $player }.
why-no-disc-to-move = Na bramie { $gate } nie ma Dysku, który można przesunąć.
why-disc-moved = Dysk tego gracza ({ $player }) był już przesunięty; wolno przesunąć po jednym.
why-too-few-souls = { $have ->
        [0] Na Cmentarzu nie ma { $sin-her-genitive } Duszy ({ $sin }).
        [one] Na Cmentarzu jest tylko jedna Dusza tego koloru ({ $sin }).
       *[other] Na Cmentarzu są tylko { $have } Dusze tego koloru ({ $sin }).
    }
why-nobody-there = Nie masz nikogo { $location-at }.
why-nobody-at-home = W domu nikogo nie ma, a tutaj nie stoi Twój krewny.
why-none-at-home = { $member } nie czeka w domu.
why-one-alone = W grze solo w lokacji stoi jeden krewny, a { $location-at } ktoś już jest.
why-no-florin = Szlachcic wchodzi { $location-to } za { $florins ->
        [one] 1 Florena
        [few] { $florins } Floreny
       *[many] { $florins } Florenów
    }, a masz { $have }; Ulicznik wchodzi za darmo. Florenów nie można pożyczyć.
why-nobody-to-accuse = Twój { $member } nie stoi { $location-at }.
why-tower-full = Twoja Wieża jest pełna: oskarżyciel potrzebuje w niej miejsca.
why-no-guest = Aby oskarżać { $location-at }, musisz gościć w Wieży { $guest-accusative }.
why-guest-floor-full = Aby oskarżać { $location-at }, potrzebujesz miejsca na piętrze, gdzie mieszka { $guest }, a tam jest pełno.
why-with-the-guest = Oskarżyciel { $location-from } ukrywa się na piętrze, gdzie mieszka { $guest }.
why-no-family-on-floor = Na { $floor ->
        [0] parterze
       *[other] piętrze { $floor }
    } nie ma krewnych.
why-member-not-on-floor = Na { $floor ->
        [0] parterze
       *[other] piętrze { $floor }
    } nie stoi { $member }.
why-not-built = Piętro { $floor } Twojej Wieży nie jest jeszcze zbudowane.
why-floor-full = { $floor ->
        [0] Parter jest pełny.
       *[other] Piętro { $floor } jest pełne.
    }
why-space-empty = Na tym miejscu nic nie ma.
why-same-item = Na { $floor ->
        [0] parterze
       *[other] piętrze { $floor }
    } jest już taki sam element: podnieś tamten, to bez różnicy.
why-not-your-guest = { $guest } nie mieszka w Twojej Wieży.
why-guest-stays = { $guest } mieszka już w Twojej Wieży. Gości nie można wyrzucić, tylko przestawić na Dziedzińcu.
why-hosted = { $guest } mieszka już w Twojej Wieży, a każdego rodzaju może być jeden.
why-no-guest-left = { $guest } nie czeka już w Pałacu.
why-barrel-not-in-tower = W Twojej Wieży nie ma Beczki { $barrel-genitive }.
why-stolen = Beczka { $barrel-genitive } była już w Twoich rękach; tego samego rodzaju nie kradnie się dwa razy.
why-no-barrel-left = Na Rynku nie ma już Beczki { $barrel-genitive }.
why-cube-highest = { $sin }: kostka stoi na najwyższej wartości, { $value }.
why-cube-lowest = { $sin }: kostka stoi na najniższej wartości, { $value }.
why-only-up = Tutaj kostkę można tylko podnieść.
why-other-tracks = Ten awans dotyczy { $tracks ->
        [upper] torów kręgów 2–5
       *[lower] torów kręgów 6–9
    }.
why-diploma-there = Masz już tutaj Dyplom ({ $sin }).
why-so-many-florins = Tutaj wymienia się najwyżej { $florins } Floreny.
why-too-few-florins = Masz tylko { $have ->
        [one] 1 Florena
        [few] { $have } Floreny
       *[many] { $have } Florenów
    }.
why-card-elsewhere = Oszustwa { $card } nie ma ani na Twojej ręce, ani na rynku.
why-not-in-hand = Oszustwa { $card } nie ma na Twojej ręce.
why-not-in-market = Oszustwa { $card } nie ma na rynku.
why-deck-empty = Talia kart Oszustwa jest pusta.
why-benefit-void = Ta korzyść nic by teraz nie dała: { $instant }.
why-not-played = Oszustwo { $card } nie zostało przez Ciebie zagrane.
why-cashed = Prawa połówka Oszustwa { $card } jest już wykorzystana.
why-no-barrel = Prawa połówka Oszustwa { $card } wymaga Beczki { $barrel-genitive }, a jej nie masz.
why-circle-full = W { $sin-locative } kręgu ({ $sin }) nie ma pustej tarczy.

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
event-diploma-bought = { $seat } zamienia dwie połówki na { $sin-colour } Dyplom ({ $sin }).
event-diploma-scored = { $seat }, { $sin-colour } Dyplom ({ $sin }): wartość { $value } × poziom { $level } = +{ $infamy } Niesławy.
event-loan-settled = { $seat } płaci za pożyczki: −{ $infamy } Niesławy.
event-reputation = { $seat } ma { $reputation }: +{ $infamy } Niesławy.
event-family-dealt = { $seat } zaczyna z monetami: Drachmy { $drachmas }, Floreny { $florins }.
event-started-with-guest = { $seat } zaczyna, goszcząc { $guest-accusative }.
event-started-with-barrel = { $seat } zaczyna z Beczką { $barrel-genitive }.
event-skull-given = { $seat } zaczyna na poziomie { $level } na { $sin-locative } torze ({ $sin }).
event-guardian-in-play = { $guardian } strzeże Piekła na tarczy { $to }.
event-removed-guest = Kryzys dyplomatyczny: z gry wypada { $guest }.
event-removed-barrel = Złodziejskie czasy: z gry wypada Beczka { $barrel-genitive }.
event-shortcut = Skrót pozwala Dantemu ominąć przystanek { $step }.

# Koniec
score-souls = Dusze położone w Piekle
score-tail = Ogon Minosa
score-tracks = Poza torami Grzechu
score-bonus = Premie torów
score-panel = Beczki dla oblężenia
score-dante = Dante u kresu podróży
score-loans = Natychmiastowa kara za pożyczki
score-council = Rady rodziny
score-challenge = Niespełnione wiersze wyzwania
score-frauds = Karty Oszustwa
score-diploma = Dyplom { $sin-colour } ({ $sin }), { $value } × { $level }
score-boat = Łódź na torze Pożyczki
score-higher-token = Wyższy z dwóch znaczników, który się nie liczy
score-reputation-tower = Najwyższa Wieża
score-reputation-florins = Najwięcej Florenów
score-reputation-guests = Najwięcej Gości
score-reputation-home = Najwięcej krewnych w domu
rank-socrates = Sokrates: { $infamy } Niesławy. Filozof w Limbo, ledwie grzesznik.
rank-aristotle = Arystoteles: { $infamy } Niesławy. Wciąż Limbo, w uczonym towarzystwie.
rank-homer = Homer: { $infamy } Niesławy. Śpiewają o innych, jeszcze nie o Tobie.
rank-electra = Elektra: { $infamy } Niesławy. Imię znane, lecz niegroźne.
rank-hector = Hektor: { $infamy } Niesławy. O wiele za dużo honoru.
rank-caesar = Cezar: { $infamy } Niesławy. Najlepsze miejsce w Limbo; dalej huczy wicher Żądzy.
rank-helen = Helena: { $infamy } Niesławy. Pierwszy podmuch wichru.
rank-paris = Parys: { $infamy } Niesławy. O Twoich namiętnościach już się mówi.
rank-dido = Dydona: { $infamy } Niesławy. Płomień widoczny z daleka.
rank-cleopatra = Kleopatra: { $infamy } Niesławy. Znają Cię całe imperia.
rank-achilles = Achilles: { $infamy } Niesławy. Najmocniejszy z tych, których zgubiła Żądza.
rank-attila = Attyla: { $infamy } Niesławy. Przemoc uczyniła Cię kimś wielkim.
rank-sextus = Sekstus Pompejusz: { $infamy } Niesławy. Drżą przed Tobą morza.
rank-diomedes = Diomedes: { $infamy } Niesławy. Mistrzostwo Oszustwa.
rank-ulysses = Ulisses: { $infamy } Niesławy. Nikt nie zwodzi tak jak Ty.
rank-brutus = Brutus: { $infamy } Niesławy. Sam Lucyfer trzyma Cię w zębach: gorszych nie ma.
rank-none = { $infamy } Niesławy: nawet w Limbo nie ma dla Ciebie miejsca.
rank-lost = Przegrana: Twoja Niesława spadła poniżej 0.
rank-won = Wyzwanie wygrane: { $infamy } Niesławy, potrzeba było { $target }.
rank-failed = Wyzwanie przegrane: { $infamy } Niesławy. Potrzeba { $target } i spełnienia każdego warunku wyzwania.
