title = Krypta
about = Licytacja kośćmi o skarby zmarłego Króla: 1–4 osoby, około dwudziestu minut.
ghost = Duch

# Skarby
idol = Posąg
    .genitive = Posągu
    .plural = Posągi
jewelry = Biżuteria
    .genitive = Biżuterii
    .plural = Biżuteria
manuscript = Manuskrypt
    .genitive = Manuskryptu
    .plural = Manuskrypty
pottery = Ceramika
    .genitive = Ceramiki
    .plural = Ceramika
remains = Szczątki
    .genitive = Szczątków
    .plural = Szczątki
tapestry = Gobelin
    .genitive = Gobelinu
    .plural = Gobeliny

# Kolekcjonerzy: co daje każda strona
collector-idol-a = W Fazie zbierania odkryj 1 Posąg: rzuć ponownie jedną ze swoich kości, która zawiodła.
collector-idol-b = Kto pierwszy ma 2 Posągi, odkrywa je: +5 na koniec; dotyczy wszystkich z tej samej rundy. Później: +2.
collector-jewelry-a = Od 2 kart Biżuterii najcenniejsza z nich liczy się podwójnie.
collector-jewelry-b = +1 za każdą Twoją kartę Biżuterii.
collector-manuscript-a = Od 2 Manuskryptów każdy liczy się za 4 zamiast swojej wartości.
collector-manuscript-b = W dowolnej chwili odkryj 1 Manuskrypt: obejrzyj w tajemnicy wszystkie zakryte karty w Krypcie.
collector-pottery-a = 2 karty Ceramiki: +2. 3 karty: +4. 4 lub więcej: +8.
collector-pottery-b = Przed Fazą Sług odkryj 2 karty Ceramiki: weź zakrytą kartę z Krypty.
collector-remains-a = W dowolnej chwili odkryj 2 karty Szczątków: odzyskaj jednego wycieńczonego Sługę.
collector-remains-b = 4 karty Szczątków: +10.
collector-tapestry-a = Najcenniejsze Gobeliny: +5. Przy remisie dostaje każdy z remisujących.
collector-tapestry-b = 3 Gobeliny: +7, jeśli masz je tylko Ty; po +4, jeśli ma je więcej osób.

# Opcje stołu
option-collectors = Kolekcjonerzy
option-collectors-all-a = wszyscy stroną A (pierwsza gra)
option-collectors-all-b = wszyscy stroną B
option-collectors-random = każdy losową stroną
option-collectors-each = wybierz każdego
option-idol = Kolekcjoner Posągów
option-idol-a = strona A
option-idol-b = strona B
option-jewelry = Kolekcjonerka Biżuterii
option-jewelry-a = strona A
option-jewelry-b = strona B
option-manuscript = Kolekcjonerka Manuskryptów
option-manuscript-a = strona A
option-manuscript-b = strona B
option-pottery = Kolekcjonerka Ceramiki
option-pottery-a = strona A
option-pottery-b = strona B
option-remains = Kolekcjoner Szczątków
option-remains-a = strona A
option-remains-b = strona B
option-tapestry = Kolekcjoner Gobelinów
option-tapestry-a = strona A
option-tapestry-b = strona B
option-cards = Zebrane karty
option-cards-open = pozostają czytelne, jeśli wszyscy je widzieli
option-cards-memory = leżą zakryte: trzeba je pamiętać
option-own-dice = Własna karta w drugiej turze
option-own-dice-forbid = nie można jej zająć ponownie
option-own-dice-replace = można ją zająć wyższą sumą
option-own-dice-add = można dołożyć kości o tej samej wartości
option-first = Pierwsza Pochodnia
option-first-random = losowo
option-first-seat-a = miejsce A

# Pytania
ask-claim = Twoja tura: wyślij Sługi na wybrane karty albo odzyskaj wycieńczonych. Masz { $dice ->
        [one] jednego gotowego Sługę
        [few] { $dice } gotowych Sług
       *[many] { $dice } gotowych Sług
    }.
ask-claim-in-the-dark = W mroku: działasz na końcu i możesz wysłać Sługi tylko na jedną kartę albo odzyskać wycieńczonych. Masz { $dice ->
        [one] jednego gotowego Sługę
        [few] { $dice } gotowych Sług
       *[many] { $dice } gotowych Sług
    }.
ask-more = Wyślij kolejne Sługi na inne karty albo zakończ turę.
ask-done = Zakończ turę albo ją cofnij.
ask-pottery = Odkryć dwie karty Ceramiki, aby wziąć zakrytą kartę przed Fazą Sług?
ask-reroll = Sługa zawiódł. Odkryć Posąg i rzucić ponownie?
ask-over = Gra jest skończona.
wait-claim = { $player } wysyła Sługi.
wait-pottery = { $player } może wziąć zakrytą kartę.
wait-collect = { $player } może rzucić ponownie.

# Wybory
choice-claim = { $dice ->
        [one] Jedna kość z { $effort }
        [few] { $dice } kości z { $effort }
       *[many] { $dice } kości z { $effort }
    } na kartę { $slot } ({ $treasure }): suma { $total }, { $lost ->
        [0] nie można stracić
        [1] każda przepada przy 1
       *[other] każda przepada przy 1–{ $lost }
    }
choice-claim-push = { $dice ->
        [one] Jedna kość z { $effort }
        [few] { $dice } kości z { $effort }
       *[many] { $dice } kości z { $effort }
    } na kartę { $slot } ({ $treasure }): suma { $total } spycha: { $player }, { $lost ->
        [0] nie można stracić
        [1] każda przepada przy 1
       *[other] każda przepada przy 1–{ $lost }
    }
choice-claim-push-ghost = { $dice ->
        [one] Jedna kość z { $effort }
        [few] { $dice } kości z { $effort }
       *[many] { $dice } kości z { $effort }
    } na kartę { $slot } ({ $treasure }): suma { $total } spycha Ducha, { $lost ->
        [0] nie można stracić
        [1] każda przepada przy 1
       *[other] każda przepada przy 1–{ $lost }
    }
choice-recover = Odzyskaj { $dice ->
        [one] jednego wycieńczonego Sługę
        [few] { $dice } wycieńczonych Sług
       *[many] { $dice } wycieńczonych Sług
    }
choice-pass = Pas (nie ma kogo odzyskać)
choice-done = Zakończ turę
choice-decline = Nie, dalej
choice-rescue = Odkryj Szczątki { $low } i { $high }: odzyskaj jednego Sługę
choice-peek = Odkryj Manuskrypt { $value }: obejrzyj zakryte karty
choice-reroll = Odkryj Posąg { $value }: rzuć ponownie kością, która pokazywała { $effort }
choice-pottery = Odkryj Ceramikę { $low } i { $high }: weź zakrytą kartę { $treasure-genitive } (karta { $slot })

# Dlaczego nie?
why-not-your-turn = Teraz kolej: { $player }.
why-not-claiming = Sługi wysyła się i odzyskuje tylko w Fazie Sług.
why-no-recover-after-sending = W tej turze Sługi są już wysłane; tura to albo wysyłanie, albo odzyskiwanie. Najpierw cofnij wysłanie.
why-nothing-sent = Żaden Sługa nie jest jeszcze wysłany. Aby spasować, wybierz odzyskiwanie.
why-nothing-to-decline = Nie ma propozycji, którą można by odrzucić.
why-no-card = W Krypcie nie ma teraz karty { $slot }.
why-sent-there = Na kartę { $slot } Sługi są już w tej turze wysłane. Cofnij to, aby coś zmienić.
why-one-card-in-the-dark = W mroku: w ostatniej turze rundy wolno użyć tylko jednej karty.
why-no-servants = Nie masz gotowych Sług: odzyskaj wycieńczonych.
why-too-few-servants = Masz tylko { $dice ->
        [one] jednego gotowego Sługę
        [few] { $dice } gotowych Sług
       *[many] { $dice } gotowych Sług
    }.
why-own-card = Karta { $slot } jest już Twoja; przy tym stole własnej karty nie można zająć ponownie.
why-own-face = Przy tym stole można tu dołożyć tylko kości z wartością { $effort }.
why-not-higher = Karta { $slot } jest zajęta sumą { $held }; { $total } nie jest wyższe.
why-other-side = Kolekcjoner { $treasure-genitive } leży w tej grze drugą stroną.
why-none-exhausted = Żaden z Twoich Sług nie jest wycieńczony.
why-nothing-to-see = W Krypcie nie ma zakrytej karty, której jeszcze nie znasz.
why-only-before-claim = Ten Kolekcjoner działa tylko między odsłonięciem kart a Fazą Sług.
why-nothing-face-down = W Krypcie nie ma już zakrytej karty.
why-not-face-down = Karta { $slot } nie leży zakryta.
why-only-in-collect = Ten Kolekcjoner działa tylko w Fazie zbierania, po rzutach.
why-no-failed-die = Żadna z Twoich kości nie zawiodła w tej Fazie zbierania.
why-no-failed-effort = Żadna z Twoich kości o Wysiłku { $effort } nie zawiodła w tej Fazie zbierania.
why-too-few-cards = Potrzeba { $need } nieodkrytych kart { $treasure-genitive }, masz { $have }.
why-not-those-cards = Tych kart { $treasure-genitive } nie możesz odkryć.
why-pays-at-the-end = Ten Kolekcjoner płaci na koniec gry. Wymaga kart { $treasure-genitive }: { $need }; masz: { $have }.
why-servants = Sługi wysyła się, wybierając kartę w Krypcie w swojej turze.
why-deck = Z talii dobiera się w Fazie odsłonięcia; rewers pokazuje tylko rodzaj następnej karty.
why-torch = Karty Pochodni przechodzą dalej same na koniec rundy.
why-discards = Odrzucone karty są poza grą.
why-column = Zebrane karty zostają na miejscu; płaci się nimi za zdolności Kolekcjonerów.

# Dziennik
event-round-began = Runda { $round }: Pochodnię niesie { $seat }.
event-ghost-round-began = Runda { $round }: Pochodnię niesie Duch.
event-revealed = Karta { $slot }: { $treasure } { $value }.
event-laid = Karta { $slot }: { $treasure }, odkryta.
event-covered = Karta { $slot }: { $treasure }, zakryta.
event-claimed = { $seat } wysyła { $dice ->
        [one] jedną kość
        [few] { $dice } kości
       *[many] { $dice } kości
    } z wartością { $effort } na kartę { $slot }.
event-pushed = { $seat } traci kartę { $slot } i zabiera z niej { $dice ->
        [one] jedną kość
        [few] { $dice } kości
       *[many] { $dice } kości
    }.
event-recovered = { $seat } odzyskuje { $dice ->
        [one] jednego Sługę
        [few] { $dice } Sług
       *[many] { $dice } Sług
    }.
event-passed = { $seat } pasuje.
event-freed = { $seat } nie ma kości na żadnej karcie i odzyskuje za darmo { $dice ->
        [one] jednego Sługę
        [few] { $dice } Sług
       *[many] { $dice } Sług
    }.
event-held = { $seat }, karta { $slot }: wysiłek { $effort }, rzut { $roll }. Sługa wraca.
event-exhausted = { $seat }, karta { $slot }: wysiłek { $effort }, rzut { $roll }. Sługa jest wycieńczony.
event-rested = { $seat }, karta { $slot }: wysiłek 1 nie wymaga rzutu.
event-collected = { $seat } bierze kartę { $treasure-genitive } { $value }.
event-collected-unseen = { $seat } bierze kartę { $treasure-genitive }.
event-learned = Widzisz: { $treasure } { $value }.
event-discarded = Karta { $slot } ({ $treasure }) zostaje odrzucona.
event-flipped = { $seat } odkrywa kartę { $treasure-genitive } { $value }.
event-peeked = { $seat } ogląda zakryte karty.
event-took-hidden = { $seat } bierze zakrytą kartę { $treasure-genitive } (karta { $slot }).
event-rescued = { $seat } odzyskuje jednego Sługę dzięki Szczątkom.
event-rerolled-held = { $seat } rzuca ponownie: wysiłek { $effort }, rzut { $roll }. Sługa wraca.
event-rerolled-exhausted = { $seat } rzuca ponownie: wysiłek { $effort }, rzut { $roll }. Sługa pozostaje wycieńczony.
event-raced = { $seat } ma dwa Posągi: +{ $coins } na koniec.
event-ghost-rolled = Duch rzuca: { $rolls }.
event-ghost-claimed = Duch kładzie { $dice ->
        [one] jedną kość
        [few] { $dice } kości
       *[many] { $dice } kości
    } z wartością { $effort } na kartę { $slot }.
event-ghost-pushed = Duch zostaje zepchnięty z karty { $slot } ({ $dice ->
        [one] jedna kość
        [few] { $dice } kości
       *[many] { $dice } kości
    }).
event-ghost-set-aside = Duch odkłada { $dice ->
        [one] jedną kość
        [few] { $dice } kości
       *[many] { $dice } kości
    } z wartością { $effort }.
event-ended = Talia jest pusta: wszystkie skarby zostają odkryte i policzone.
event-tie-rolled = Remis: { $seat } wyrzuca razem { $coins }.

# Koniec
score-card = { $treasure }
score-collector = Kolekcjoner: { $treasure } ({ $cards ->
        [one] 1 karta
        [few] { $cards } karty
       *[many] { $cards } kart
    })
score-servants = Niewycieńczeni Słudzy
score-tie = Rzut rozstrzygający
rank-fool = Głupiec: { $coins } monet. Duch ojca żąda zwrotu skarbów. Porażka.
rank-amateur = Amator: { $coins } monet i nieczyste sumienie. To jeszcze nie sukces.
rank-rich = Bogacz: { $coins } monet to niemała fortuna. Dobra robota.
rank-wealthy = Krezus: { $coins } monet, cały majątek ojca jest Twój. Wielkie zwycięstwo.
