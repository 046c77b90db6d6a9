# Kolekcjonerzy: co daje każda strona
collector-idol-a = W Fazie zbierania odkryj 1 Posąg: rzuć ponownie jedną ze swoich kości, która zawiodła.
collector-idol-b = Kto pierwszy ma 2 Posągi, odkrywa je: +{ $idol-b-first } na koniec; dotyczy wszystkich z tej samej rundy. Później: +{ $idol-b-later }.
collector-jewelry-a = Od { $jewelry-a-needs ->
        [one] 1 karty
       *[other] { $jewelry-a-needs } kart
    } Biżuterii najcenniejsza z nich liczy się podwójnie.
collector-jewelry-b = { $jewelry-b-needs ->
        [1] +{ $jewelry-b-each } za każdą Twoją kartę Biżuterii.
       *[other] Od { $jewelry-b-needs } kart Biżuterii: +{ $jewelry-b-each } za każdą Twoją kartę.
    }
collector-manuscript-a = Od { $manuscript-a-needs ->
        [one] 1 Manuskryptu
       *[other] { $manuscript-a-needs } Manuskryptów
    } każdy liczy się za { $manuscript-a-each } zamiast swojej wartości.
collector-manuscript-b = W dowolnej chwili odkryj 1 Manuskrypt: obejrzyj w tajemnicy wszystkie zakryte karty w Krypcie.
collector-pottery-a = { $pottery-a-needs ->
        [one] 1 karta
        [few] { $pottery-a-needs } karty
       *[many] { $pottery-a-needs } kart
    } Ceramiki: +{ $pottery-a-set }. { $pottery-a-more ->
        [few] { $pottery-a-more } karty
       *[many] { $pottery-a-more } kart
    }: +{ $pottery-a-larger }. { $pottery-a-most } lub więcej: +{ $pottery-a-largest }.
collector-pottery-b = Przed Fazą Sług odkryj 2 karty Ceramiki: weź zakrytą kartę z Krypty.
collector-remains-a = W dowolnej chwili odkryj 2 karty Szczątków: odzyskaj jednego wycieńczonego Sługę.
collector-remains-b = { $remains-b-needs ->
        [one] 1 karta
        [few] { $remains-b-needs } karty
       *[many] { $remains-b-needs } kart
    } Szczątków: +{ $remains-b-set }.
collector-tapestry-a = { $tapestry-a-needs ->
        [1] Najcenniejsze Gobeliny: +{ $tapestry-a-most }.
       *[other] Od { $tapestry-a-needs } Gobelinów za najcenniejsze: +{ $tapestry-a-most }.
    } Przy remisie dostaje każdy z remisujących.
collector-tapestry-b = { $tapestry-b-needs ->
        [one] 1 Gobelin
        [few] { $tapestry-b-needs } Gobeliny
       *[many] { $tapestry-b-needs } Gobelinów
    }: +{ $tapestry-b-alone }, jeśli masz je tylko Ty; po +{ $tapestry-b-shared }, jeśli ma je więcej osób.
