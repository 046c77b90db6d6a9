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
why-when-diploma = Dyplomy rozdaje ścieżka Dantego; połówki Dyplomów łączy się w końcowej punktacji.
why-when-reward = To nagroda do wyboru na Murach albo Premia.
why-when-pay = Takiej zapłaty żąda tylko wiersz wyzwania.
why-when-act = O to pyta się po przybyciu do Stogu Siana, na Bankiet albo do Banku.
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
why-stuck-at-wall = Droga dalej prowadzi przez Mury Dis, a na żadnej bramie, do której dochodzi ta Dusza, nie ma Twojego Dysku.
why-stuck-at-gates = Za bramami Murów Dis z Twoim Dyskiem wszystkie tarcze, do których ta Dusza mogłaby dojść, są zajęte; na pozostałych bramach na jej drodze nie ma Twojego Dysku.
why-stuck-in-labyrinth = Na drodze leży Twój Labirynt: nie możesz go przeskoczyć, a tej Duszy nie prowadzi on na żadną pustą tarczę.
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
