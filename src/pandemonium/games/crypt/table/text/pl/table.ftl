# Stół: jak jest narysowany i opowiedziany
table-round = Runda { $round } z { $rounds } · { $phase }
table-phase-pottery = przed Fazą Sług
table-phase-claim = Faza Sług
table-phase-collect = Zbieranie
table-phase-over = koniec
table-crypt = Krypta
table-collectors = Kolekcjonerzy
table-phases = Fazy rundy
table-order = Kolejność tur
phase-reveal = Odsłonięcie
phase-claim = Słudzy
phase-collect = Zbieranie
phase-torch = Pochodnia
turn-dark = (w mroku, tylko jedna karta)
table-deck = Talia: { $cards ->
        [one] jedna karta
        [few] { $cards } karty
       *[many] { $cards } kart
    }; następna to { $treasure }
table-deck-empty = Talia jest pusta
table-discards = Odrzucone: { $cards ->
        [one] jedna karta
        [few] { $cards } karty
       *[many] { $cards } kart
    }

# Karta w Krypcie
slab-up = Karta { $slot }: { $treasure }
slab-up-known = Karta { $slot }: { $treasure }, { $value ->
        [one] 1 moneta
        [few] { $value } monety
       *[many] { $value } monet
    }
slab-down = Karta { $slot }: { $treasure }, zakryta
slab-down-known = Karta { $slot }: { $treasure }, zakryta; znasz ją: { $value ->
        [one] 1 moneta
        [few] { $value } monety
       *[many] { $value } monet
    }
slab-gone = Karta { $slot } została zabrana przed Fazą Sług
slab-held = { $card }; zajmuje ją { $holder }: { $dice ->
        [one] jedna kość
        [few] { $dice } kości
       *[many] { $dice } kości
    } z wartością { $effort }, suma { $total }

# Wysyłanie Sług
claim-dice = { $dice ->
        [one] 1 kość
        [few] { $dice } kości
       *[many] { $dice } kości
    }
claim-risk = { $lost ->
        [0] bez ryzyka
        [1] strata przy 1
       *[other] strata przy 1⁠–⁠{ $lost }
    }
claim-free = Nikt nie zajmuje tej karty. Wybierz liczbę kości i ich wartość.
claim-beat = Kartę zajmuje { $holder } z sumą { $total }. Wyższa suma spycha te kości.
claim-own = Zajmujesz tę kartę z sumą { $total }.
claim-note = Liczba to suma. Przy zbieraniu karty rzuca się każdą kością; niższy rzut wycieńcza Sługę.
claim-why = Dlaczego nie { $dice ->
        [one] jedna kość
        [few] { $dice } kości
       *[many] { $dice } kości
    } z wartością { $effort }?

# Kolekcjonerzy w kilku znakach
collector-label = { $name }, strona { $side }: { $gives }
short-idol-a = 1↷ rzuć ponownie
short-idol-b = 2 jako pierwszy: +{ $idol-b-first }, potem +{ $idol-b-later }
short-jewelry-a = { $jewelry-a-needs }: najlepsza podwójnie
short-jewelry-b = { $jewelry-b-needs ->
        [1] +{ $jewelry-b-each } za każdą
       *[other] { $jewelry-b-needs }: +{ $jewelry-b-each } za każdą
    }
short-manuscript-a = { $manuscript-a-needs }: każdy za { $manuscript-a-each }
short-manuscript-b = 1↷ obejrzyj zakryte
short-pottery-a = { $pottery-a-needs }/{ $pottery-a-more }/{ $pottery-a-most }: +{ $pottery-a-set }/+{ $pottery-a-larger }/+{ $pottery-a-largest }
short-pottery-b = 2↷ weź zakrytą kartę
short-remains-a = 2↷ odzyskaj kość
short-remains-b = { $remains-b-needs }: +{ $remains-b-set }
short-tapestry-a = { $tapestry-a-needs ->
        [1] najdroższe: +{ $tapestry-a-most }
       *[other] { $tapestry-a-needs }, najdroższe: +{ $tapestry-a-most }
    }
short-tapestry-b = { $tapestry-b-needs }: +{ $tapestry-b-alone } samotnie, inaczej +{ $tapestry-b-shared }

# Przed graczem
player-servants = { $ready ->
        [one] jeden gotowy Sługa
        [few] { $ready } gotowych Sług
       *[many] { $ready } gotowych Sług
    }, wycieńczonych: { $spent }, na kartach: { $sent }
player-column = { $treasure }: { $cards ->
        [one] jedna karta
        [few] { $cards } karty
       *[many] { $cards } kart
    } ({ $values })
player-nothing = jeszcze bez skarbów
card-unseen = nieznana
card-flipped = { $value } odkryta
torch-leader = Pochodnia: zaczyna rundę
torch-dark = W Mroku: działa na końcu, tylko jedna karta
torch-both = Pochodnia i karta w Mroku: działa na początku i na końcu
ghost-servants = Kości Ducha poza kartami: { $ready }
tell-torches = Pochodnię niesie { $leader }; na końcu, w mroku, działa { $last }.

# Opcje stołu, objaśnione
option-help-collectors = Kolekcjoner płaci za zestawy jednego skarbu. Strona A nadaje się na pierwszą grę, B daje więcej interakcji.
option-help-cards = Drukowane zasady każą zakrywać zebrane karty. Większość woli czytać to, co już widziała.
option-help-own-dice = Przy dwóch osobach i w grze samotnej Pochodnia działa jeszcze raz na końcu rundy.
option-help-first = Kto niesie Pochodnię w pierwszej rundzie.
option-help-idol = A: { collector-idol-a } B: { collector-idol-b }
option-help-jewelry = A: { collector-jewelry-a } B: { collector-jewelry-b }
option-help-manuscript = A: { collector-manuscript-a } B: { collector-manuscript-b }
option-help-pottery = A: { collector-pottery-a } B: { collector-pottery-b }
option-help-remains = A: { collector-remains-a } B: { collector-remains-b }
option-help-tapestry = A: { collector-tapestry-a } B: { collector-tapestry-b }

ending-solo = Wychodzisz z Krypty. Monety: { $points }
