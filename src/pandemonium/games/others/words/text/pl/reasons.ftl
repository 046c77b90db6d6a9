# Dlaczego nie?
why-closed = Teraz nikt Cię nie pyta: to cudza część.
why-when-turn = To należy do Tury Bohatera.
why-when-fight = Bohaterowie walczą w swoich Turach, Grzech atakuje w Reakcji.
why-when-place = Teraz nie wybiera się Pola.
why-when-space = Teraz nie ma pytania o to Pole.
why-when-hero = Teraz nie wybiera się Bohatera przy stole.
why-when-squad = Bohaterów wybiera się przy przygotowaniu i po śmierci.
why-when-monster = Teraz nie wybiera się potwora.
why-when-card = Kartę Grzechu zagrywa się w chwili, którą wymienia.
why-when-watch = Czy czuwać, czy odpocząć, rozstrzyga się na początku Tury Bohatera.
why-when-ability = Akolitów wzywa się przed rzutem w Walce, która nie jest dystansowa.
why-when-doom = Karty Apokalipsy odkrywa się na poziomach 1, 3 i 5.
why-when-upgrade = Ulepszenia daje Ekwipunek, przejmuje się je po śmierci albo traci.
why-when-field = Pole wybiera się dla znacznika Obrażeń albo do leczenia.
why-when-icon = Ikony działają przy użyciu Akcji Miasta.
why-when-past = Karty Mroczna Przeszłość przydziela się przy przygotowaniu Przygody Zepsucia.
why-when-token = Żetony usuwa Oczyszczanie Terenu, a umieszcza zadanie Rundy.
why-when-uncover = Ikony zakrywają Zakonnice, a odsłania Oczyszczanie Terenu.
why-when-branch = Misję wybiera się tam, gdzie rozwidla się droga Misji.
why-when-set-up = To wybiera się przy przygotowaniu.
why-when-spend = Żeton zużywa się, gdy przychodzi kolej Bohatera.
why-when-pass = Teraz nie ma czego przepuszczać.
why-when-react = Grzech reaguje po Turze Bohatera.
why-when-roll = O tym decyduje się przed rzutem.
why-when-reroll = Kości przerzuca tylko Musztra, zaraz po rzucie.
why-when-faith = FAITH określa się po rzucie.
why-when-kills = Potwory giną po rzucie w Walce.
why-when-enough = Teraz nie ma czego kończyć.
why-when-arrive = Ocaleli ruszają tylko w odwecie po strzale.
why-when-damage = Teraz nie wybiera się Obrażeń.
why-when-blame = To odpowiedź na kartę Czyja wina.
why-when-tomorrow = To odpowiedź na kartę Jutro.
why-when-task = To odpowiedź na zadanie Rundy.

# Ruch
why-not-on-map = Tego Pola nie ma na tej mapie.
why-here-already = Bohater tu stoi.
why-not-adjacent = Za daleko, to nie sąsiednie Pole: { $space }.
why-move-ended = Ruch zakończyła karta Grzechu.
why-move-split = Akcja była pomiędzy: nie wolno nią przerwać Ruchu.
why-moved = Cały Ruch jest zużyty (Pola: { $spaces }).
why-metro-far = Krok Metrem zużywa więcej Ruchu, niż zostało ({ $spaces }).

# Akcje
why-acted = Akcja tej Tury jest zużyta.
why-not-ranged = { $hero } nie ma Ataku Dystansowego.
why-no-shot-district = Walka Dystansowa nie toczy się z Dzielnicy, do niej ani przez nią.
why-shot-here = Tutaj toczy się zwykłą Walkę.
why-no-line = Nie ma linii strzału. Cel: { $space }.
why-nobody-there = Nie ma potwora { $space-in }.
why-no-monster-here = Nie ma tu potwora.
why-nothing-to-remove = Nie ma tu żetonu, który usunie Oczyszczanie Terenu; nadrukowane zostają.
why-no-district = Akcji Miasta używa się tylko w Dzielnicach.
why-wolf-city = Wilkołak nie używa Akcji Miasta.
why-city-once = Ten żeton Akcji Miasta już leży: raz na Rundę.
why-slot-used = W tej Rundzie użyto już Akcji Miasta { $space-in }.
why-curfew = Godzina policyjna: nie ma Akcji Miasta w Dzielnicy, w której jest potwór.
why-magnate = Magnat jest tu albo obok: nie ma Akcji Miasta.
why-nothing-down = Zakrytych żetonów tu nie ma: zakryte żetony leżą gdzie indziej.
why-flip-monsters = Zakryte żetony odkrywa się tam, gdzie nie ma potwora.
why-no-extra-here = Nie leży tu żeton Dodatkowej Tury.
why-no-innocent-here = Nie ma tu Niewinnego.
why-too-corrupt = Przy Zepsuciu 7 Niewinny nie pójdzie z Bohaterem.
why-ally-carried = { $ally } już jest przy tym Bohaterze.
why-ally-with = { $ally } jest gdzie indziej, prowadzi { $hero }.
why-no-such-ally = { $ally } nie pojawia się w tej Przygodzie.
why-ally-elsewhere = { $ally } stoi gdzie indziej.
why-wolf-ally = Żaden Bohater Niezależny nie pójdzie z wilkołakiem.
why-ally-dropped = { $ally } zostaje: rozstanie było w tej samej Turze.
why-ally-not-yours = { $ally } nie jest przy tym Bohaterze.
why-no-delivery = Bieżąca Misja nie każe doprowadzać Niewinnych.
why-no-innocent = Ten Bohater nie prowadzi Niewinnego.
why-deliver-elsewhere = Misja wymienia dla Niewinnych inne Pole.
why-no-uplink = Nie ma Anteny, która w tej Rundzie nie jest jeszcze użyta.
why-no-orbital = Na tej mapie nie ma żetonu Artylerii Orbitalnej.
why-no-turn-token = Żaden żeton Tury nie jest aktywny.
why-no-extra-token = Nie ma żetonu Dodatkowej Tury do zużycia.
why-must-take-turn = Z aktywnym żetonem Tury trzeba wykonać Turę.

# Pola
why-hero-there = Stoi tam Bohater.
why-used-space = Każdy żeton idzie na inne Pole.
why-streets-only = To zadanie umieszcza żetony tylko na ulicach.
why-districts-only = To zadanie umieszcza żetony tylko w Dzielnicach.
why-too-near = Za blisko Bohatera: zadanie wymaga odległości { $distance }.
why-crowded = Leży tam już dość żetonów tego rodzaju.
why-no-orbital-there = Nie ma tam żetonu Artylerii Orbitalnej.
why-orbital-far = Żeton Artylerii Orbitalnej tak daleko nie sięga (Pola: { $spaces }).
why-no-monster-there = Nie ma tam potwora.
why-held = Stoi tam Bohater: potwory nie mogą go opuścić.
why-moved-already = Kto tam jest, już się ruszył albo nie ma dokąd iść.
why-monster-here = Stamtąd by się nie ruszył.
why-too-far = { $kind } tak daleko nie dojdzie (Pola: { $spaces }).
why-no-way = { $kind } tam nie dojdzie: po drodze zatrzymuje Bohater.
why-nobody-small = Nie ma tam Akolity ani Abominacji.
why-no-nest = Nie ma tam Gniazda.
why-nest-blocked = Zablokowane: potwory { $monsters }, Gniazda { $nests }.

# Rzuty
why-no-more-corruption = Przy 7 nie ma dobrowolnego Zepsucia.
why-card-forbids = Zabrania tego karta Grzechu w tym rzucie.
why-tempter = Przy Kusicielu nie ma dobrowolnego Zepsucia.
why-no-adrenaline = Ten Bohater nie ma Adrenaliny.
why-deadly = Obrażenia Bohatera: { $damage }. Nie za ostatni znacznik ({ $most }).
why-no-link = Nie ma Łącza, które w tej Rundzie nie jest jeszcze użyte.
why-there-already = { $hero } już liczy się tutaj.
why-no-such-slot = Tylu Bohaterów nie gra.
why-nobody-linked = Łącze nikogo nie wzywa.
why-too-many-dice = Przerzuca się najwyżej tyle kości: { $dice }.
why-no-such-dice = W rzucie nie ma takich kości.
why-not-so-many = FAITH i dowolny symbol to razem { $faiths }.
why-none-there = Takiego tam nie ma: { $kind }.
why-too-few-hits = { $kind }: potrzeba { $hits ->
        [one] 1 Uderzenia
        [few] { $hits } Uderzeń
       *[many] { $hits } Uderzeń
    }, zostało: { $have }.
why-not-all = Za mało Uderzeń na wszystkich (zostało: { $have }).
why-not-task-token = Zadanie tego nie umieszcza albo nie ma już miejsca lub żetonu: { $token }.
why-no-token-here = Nie ma tu takiego żetonu do usunięcia: { $token }.
why-covered = Ta ikona już jest zakryta albo jest taka sama jak pierwsza.
why-not-covered = Ta ikona nie jest zakryta.

# Grzech
why-other-sin = Ta karta należy do drugiego Grzechu: { $card }.
why-not-in-hand = Tej karty nie masz na ręce: { $card }.
why-just-drawn = Ta karta została dobrana w tej Turze, zagrasz ją od następnej: { $card }.
why-one-card = Jedna karta Grzechu na Turę razem z Reakcją: już zagrana.
why-resting = W tej Turze odpoczywasz.
why-other-moment = { $card } ma inną chwilę: { $window }.
why-card-idle = { $card } nic by teraz nie zdziałała.
why-called = Akolici byli już wezwani w tej Rundzie.
why-no-dead-acolyte = Nie ma martwego Akolity.
why-ranged-ability = Akolitów nie wzywa się w Walce Dystansowej.
why-not-drawn = To nie jest jedna z dwóch dobranych kart: { $doom }.
why-past-dealt = Ta karta jest już przydzielona albo należy do innych Bohaterów: { $past }.
why-not-dead = Nie ma takiego w puli martwych potworów: { $kind }; albo najpierw musi przybyć Abominacja.
why-orbital-kinds = Artyleria Orbitalna zabija Akolitę lub Abominację na tym Polu, nikogo innego.

# Bohaterowie i karty
why-no-patient = { $hero } nie stoi tutaj, nie ma Obrażeń albo w tej Rundzie nie można go leczyć.
why-not-herself = { $hero } wzywa innego Bohatera, nie siebie.
why-out-of-call = { $hero } jest za daleko (Pola: { $spaces }).
why-not-envied = { $hero } nie ma najwięcej Ulepszeń.
why-no-turn-to-lose = { $hero } nie ma aktywnego żetonu Tury.
why-dead = { $hero } nie żyje.
why-on-board = { $hero } już jest na planszy.
why-not-owned = Ten Bohater nie ma Ulepszenia: { $upgrade }.
why-not-available = Tego nie ma wśród dostępnych Ulepszeń: { $upgrade }.
why-no-marker = Na polu { $field } nie leży Obrażenie.
why-field-taken = Na polu { $field } już leży Obrażenie.
why-no-icon = W tej Dzielnicy nie ma już takiej ikony do użycia: { $icon }.
why-branch-impossible = Tej Misji nie da się już wypełnić.
why-nothing-to-place = Nie ma czego umieścić.
