# Przygody
type-terror = Terror
type-corruption = Zepsucie
type-redemption = Wybawienie
adventure-T1 = Ostatni Bastion w Haven
adventure-T2 = Miasto w ogniu
adventure-T3 = Zamknąć wyłomy
adventure-C1 = Kret
adventure-C2 = Czyste ręce
adventure-R1 = Ocaleni
adventure-R2 = Głosy Haven

# Wstępy
intro-T1 = Policyjne kordony padły i między dzielnicą a ciemnością nie ma już nikogo prócz was. Utrzymajcie ulice i wykrwawiajcie wroga, aż jego pan straci cierpliwość. A gdy pokaże się Awatar, skończcie z nim.
intro-T2 = Hell Club pali Haven ulica po ulicy, żeby nikt nie widział, co przyzywa za zasłoną dymu. Ugaście pożary, znajdźcie tych, którzy je wzniecają, i uderzcie, zanim opadnie popiół.
intro-T3 = Wrota otwierają się wszędzie: pod mostami, za witrynami sklepów, na środku jezdni. Każde z nich karmi inwazję. Zamykajcie je szybciej, niż się otwierają.
intro-C1 = Każdy wasz plan wróg zna, nim minie godzina. Ktoś przy tym stole mówi. Oczyśćcie miasto, oczyśćcie siebie i pozwólcie prawdzie wyjść na jaw, choćby była paskudna.
intro-C2 = Za długo walczycie z Grzechem i zaczął odpowiadać z wnętrza was samych. Wytrwajcie w czystości tak długo, by uderzyć raz, a dobrze. Resztę niech osądzi Bóg.
intro-R1 = W dzielnicy wciąż są ludzie: w piwnicach, w szybach wind, za zaryglowanymi drzwiami. Znajdźcie ich, wyprowadźcie żywych i odejdźcie, zanim zatrzasną się szczęki.
intro-R2 = Zostały trzy głosy, którym Haven jeszcze ufa. Znajdźcie je i dajcie je usłyszeć, nim sygnał zamilknie, a w eterze zostanie tylko strach.

# Zakończenia: wygrana Bohaterów, wygrana Grzechu
won-T1 = Awatar pada i w ciszy znów słychać syreny. Dzielnica stoi.
lost-T1 = Gaśnie ostatnie światło w dzielnicy. Rano nikt już nie pamięta, że było czego bronić.
won-T2 = Deszcz pada na żar, a pod nim niedokończony umiera rytuał.
lost-T2 = Dym opada nad miastem popiołu i coś idzie przez nie, bez pośpiechu.
won-T3 = Ostatni wyłom zamyka się jak westchnienie. Ta strona znów jest nasza.
lost-T3 = Nie ma już drugiej strony. Wyłomy spotkały się pośrodku.
won-C1 = Zdrajca jest znany, wróg nie żyje, a w sali odpraw nareszcie jest cicho.
lost-C1 = Na koniec nie było już komu zdradzać planów ani kogo zdradzić.
won-C2 = Ręce wam drżą, ale są czyste i nie ma już na nich Grzechu.
lost-C2 = O chwilę za długo patrzyliście w lustro i to nie wy odwróciliście wzrok.
won-R1 = Zamykają się drzwi ostatniego autobusu. Ktoś liczy głowy, liczy jeszcze raz i płacze.
lost-R1 = Nikt już nie puka do zaryglowanych drzwi. Za nimi wciąż czekają.
won-R2 = Trzy głosy wypełniają noc i w dziesięciu tysiącach okien zapala się światło.
lost-R2 = Szum. A potem miły, cichy głos, który obiecuje, że wszystko będzie dobrze.

# Misje
mission-kill = { $target ->
        [one] Zabijcie { $kind-accusative }
        [few] Zabijcie { $target } { $kind-few }
       *[many] Zabijcie { $target } { $kind-many }
    }
mission-kill-controller = { $others ->
        [0] Zabijcie Manipulatora
        [one] Zabijcie Manipulatora i jeszcze jednego potwora
        [few] Zabijcie Manipulatora i { $others } inne potwory
       *[many] Zabijcie Manipulatora i { $others } innych potworów
    }
mission-remove = { $target ->
        [one] Usuńcie żeton Oczyszczaniem Terenu: { $tokens }
        [few] Usuńcie { $target } żetony Oczyszczaniem Terenu: { $tokens }
       *[many] Usuńcie { $target } żetonów Oczyszczaniem Terenu: { $tokens }
    }
mission-remove-carrier = { $target ->
        [one] Kto prowadzi { $ally-accusative }, usuwa żeton Oczyszczaniem Terenu: { $tokens }
        [few] Kto prowadzi { $ally-accusative }, usuwa { $target } żetony Oczyszczaniem Terenu: { $tokens }
       *[many] Kto prowadzi { $ally-accusative }, usuwa { $target } żetonów Oczyszczaniem Terenu: { $tokens }
    }
mission-use-city = { $target ->
        [one] Użyjcie Akcji Miasta
        [few] Użyjcie { $target } Akcji Miasta
       *[many] Użyjcie { $target } Akcji Miasta
    }{ mission-limits }
mission-use-city-district = Użyjcie Akcji Miasta { $space-in }{ mission-times }{ mission-limits }
mission-use-city-carrier = { $target ->
        [one] Kto prowadzi { $ally-accusative }, używa Akcji Miasta
        [few] Kto prowadzi { $ally-accusative }, używa { $target } Akcji Miasta
       *[many] Kto prowadzi { $ally-accusative }, używa { $target } Akcji Miasta
    }{ mission-limits }
mission-use-city-carrier-district = Kto prowadzi { $ally-accusative }, używa Akcji Miasta { $space-in }{ mission-times }{ mission-limits }
mission-times = { $target ->
        [one] { "" }
       *[other] {" "}({ $target } razy)
    }
mission-limits = { $nofire ->
        [yes] , gdy w Dzielnicy nie ma Ognia
       *[no] { "" }
    }{ $most ->
        [-1] { "" }
        [0] , gdy nie ma tam potwora
        [one] , gdy jest tam najwyżej 1 potwór
        [few] , gdy są tam najwyżej { $most } potwory
       *[many] , gdy jest tam najwyżej { $most } potworów
    }
mission-reveal-past = { $target ->
        [one] Odkryta Mroczna Przeszłość
        [few] { $target } odkryte karty: Mroczna Przeszłość
       *[many] { $target } odkrytych kart: Mroczna Przeszłość
    }
mission-penances = { $target ->
        [one] Pokuta, która przesunie znacznik
        [few] { $target } Pokuty, które przesuną znacznik
       *[many] { $target } Pokut, które przesuną znacznik
    }
mission-kill-corrupted = { $target ->
        [one] Zabijcie potwora w Walce z dobrowolnym Zepsuciem
        [few] Zabijcie { $target } potwory w Walkach z dobrowolnym Zepsuciem
       *[many] Zabijcie { $target } potworów w Walkach z dobrowolnym Zepsuciem
    }
mission-take-innocents = { $target ->
        [one] Zabierzcie ze sobą Niewinnego
        [few] Zabierzcie ze sobą { $target } Niewinnych
       *[many] Zabierzcie ze sobą { $target } Niewinnych
    }
mission-deliver = { $target ->
        [one] Doprowadźcie Niewinnego na Pole Startowe
        [few] Doprowadźcie { $target } Niewinnych na Pole Startowe
       *[many] Doprowadźcie { $target } Niewinnych na Pole Startowe
    }{ mission-also }
mission-deliver-district = { $target ->
        [one] Doprowadźcie Niewinnego { $space-to }
        [few] Doprowadźcie { $target } Niewinnych { $space-to }
       *[many] Doprowadźcie { $target } Niewinnych { $space-to }
    }{ mission-also }
mission-also = { $also ->
        [0] { "" }
        [one] {" "}i usuńcie żeton ({ $tokens })
        [few] {" "}i usuńcie { $also } żetony ({ $tokens })
       *[many] {" "}i usuńcie { $also } żetonów ({ $tokens })
    }
mission-take-allies = Odnajdźcie Bohaterów Niezależnych: każdy z nich ({ $target }) raz do was dołącza
mission-all-pure = Na końcu Tury Bohatera wszyscy Bohaterowie mają Zepsucie { $corruption } lub niższe
mission-all-home = Na końcu Tury Bohatera wszyscy Bohaterowie są na Polu Startowym i nie ma tam potwora
mission-event = Przed nią przybywa { $kind }{ $fire ->
        [0] { "" }
       *[other] , a z nim Ogień ({ $fire })
    }

# Zadania Rundy
task-street = Grzech umieszcza żetony ({ $amount }) na ulicach bez Bohaterów: { $tokens }
task-anywhere = Grzech umieszcza żetony ({ $amount }) na Polach bez Bohaterów: { $tokens }
task-district = Grzech umieszcza żetony ({ $amount }) w Dzielnicach bez Bohaterów: { $tokens }
task-far = Grzech umieszcza żetony ({ $amount }) w odległości co najmniej { $distance } od każdego Bohatera: { $tokens }
task-bear = Bohaterowie wybierają wspólnie: jeden z nich otrzymuje Zepsucie ({ $bear }) albo Grzech umieszcza żetony ({ $amount }) na Polach bez Bohaterów: { $tokens }
task-instead = { $token }, a gdy się skończy, { $instead }
haste-advance = Postęp Apokalipsy: +{ $advance }
haste-few-deaths = jeszcze +{ $more }, jeśli w tej Rundzie zginęło mniej potworów, niż jest Bohaterów na planszy
haste-many-fires = jeszcze +{ $more }, jeśli na planszy leży co najmniej { $least } żetonów Ognia
haste-many-nests = jeszcze +{ $more }, jeśli na planszy leży więcej żetonów Gniazd, niż jest na niej Bohaterów
haste-no-penance = jeszcze +{ $more }, jeśli w tej Rundzie żadna Pokuta nie przesunęła znacznika
haste-a-sinner = jeszcze +{ $more }, jeśli któryś Bohater ma Zepsucie { $least } lub wyższe
haste-no-innocent = jeszcze +{ $more }, jeśli w tej Rundzie nikt nie zabrał ani nie doprowadził Niewinnego
haste-no-ally = jeszcze +{ $more }, jeśli w tej Rundzie nikt nie przyłączył Bohatera Niezależnego

# Jak nazywają się Misje
mission-T1-M1 = Utrzymać linię
mission-T1-M2a = Wybić bestie
mission-T1-M2b = Zamknąć przejścia
mission-T1-M3 = Twarzą w twarz
mission-T2-M1 = Ugasić pożary
mission-T2-M2a = Dopaść podpalaczy
mission-T2-M2b = Miasto musi działać
mission-T2-M3 = Wyjść z dymu
mission-T3-M1 = Zamknąć wrota
mission-T3-M2a = Kto je otwiera
mission-T3-M2b = Co przez nie przeszło
mission-T3-M3 = Druga strona
mission-C1-M1 = Oczyścić atmosferę
mission-C1-M2a = Zdrajca mówi
mission-C1-M2b = Spowiedź
mission-C1-M3 = Oficer prowadzący
mission-C1-M4a = Uciąć głowę
mission-C1-M4b = Nic do ukrycia
mission-C2-M1 = Rachunek sumienia
mission-C2-M2a = Wyszorować ulice
mission-C2-M2b = Ich własna broń
mission-C2-M3 = Jeden czysty cios
mission-R1-M1 = Jest tam kto?
mission-R1-M2a = Droga wyjścia
mission-R1-M2b = Ostry dyżur
mission-R1-M3 = Ostatni autobus
mission-R2-M1 = Trzy głosy
mission-R2-M2a = Człowiek honoru
mission-R2-M2b = Jawne źródło
mission-R2-M3 = Na antenie
