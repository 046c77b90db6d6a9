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
event-tie-rolled = Remis: { $seat } { $coins ->
        [0] nie ma już czym rzucać
       *[other] wyrzuca { $rolls }, razem { $coins }
    }.
