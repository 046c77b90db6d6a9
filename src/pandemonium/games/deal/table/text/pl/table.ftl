# Plansza i jej części
table-status = Runda { $round } z 5 · { $phase }
table-over = Koniec
table-chapter = Runda { $round }
table-rounds = Pięć rund
table-phases = Fazy rundy
table-nobody = nikt
table-nothing = nic
table-indulgences = { $count ->
        [0] bez żetonów pobłażania
        [one] 1 żeton pobłażania
        [few] { $count } żetony pobłażania
       *[many] { $count } żetonów pobłażania
    }
towns-title = Budynki czterech królestw
walls-title = Za Twoimi murami

# Reputacja, długi, inkwizycja
renown-title = Reputacja
renown-space = Reputacja { $space }: { $names }
debts-title = Długi
debts-space = Dług { $debt }, na koniec { $points ->
        [0] bez straty
        [one] strata 1 punktu
       *[other] strata { $points } punktów
    }: { $names }
debts-circle = Odsetki, { $player }: znacznik stoi na ćwiartce { $quarter } i przejdzie { $debt ->
        [one] 1 krok
        [few] { $debt } kroki
       *[many] { $debt } kroków
    }
tribunal-title = Inkwizycja
tribunal-bribes = Łapówki: na pięciu polach { $coins ->
        [one] leży 1 moneta
        [few] leżą { $coins } monety
       *[many] leży { $coins } monet
    }
judge-awake = czuwa
judge-asleep = śpi
judge-sent = przekupiony
judge-answered = Masz dla niego odpowiedź.
judge-guests = Goście (wezwanych: { $guests })
judge-told = { $place }: { $name }, { $state }. { $takes }

# Królestwa
kingdoms-title = Cztery królestwa
kingdom-label = Królestwo gracza { $player }, { $score ->
        [one] 1 punkt
        [few] { $score } punkty
       *[many] { $score } punktów
    }.
kingdom-role = Rola: { $role }.
kingdom-ready = Gotowe.
kingdom-symbols = { $symbol-buildings }: { $count }
kingdom-courtiers = Dworzanie za murami: { $count }
kingdom-hand = Karty na ręce: budynki { $cards }, wydarzenia { $events }
kingdom-asks = Prosi o: { $goods }
kingdom-accuses = Oskarża: { $suspect }
kingdom-guess = Zgaduje: { $suspect } to { $role }
kingdom-confessed = Przyznanie się do winy w polowaniu
wheel-space = Pole produkcji { $space }: { $good }, poziom { $level }
wheel-coins = { $coins ->
        [one] 1 moneta
        [few] { $coins } monety
       *[many] { $coins } monet
    } z produkcji
seat-score = Dotąd { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
seat-reputation = Reputacja { $space }
seat-angel = { $wings ->
        [one] 1 żeton anielskich skrzydeł
        [few] { $wings } żetony anielskich skrzydeł
       *[many] { $wings } żetonów anielskich skrzydeł
    }
seat-devil = { $wings ->
        [one] 1 żeton diabelskich skrzydeł
        [few] { $wings } żetony diabelskich skrzydeł
       *[many] { $wings } żetonów diabelskich skrzydeł
    }
seat-guests = { $guests ->
        [one] Przyjdzie 1 gość
        [few] Przyjdzie { $guests } gości
       *[many] Przyjdzie { $guests } gości
    }
seat-indulgences-hidden = Żetony pobłażania: ukryte
seat-nothing-built = Jeszcze nic nie zbudowano
seat-played = Wydarzenia: { $cards }

# Skrzynia
chest-title = Skrzynia
chest-yours = Twoja skrzynia
chest-first = Pierwsza skrzynia
chest-second = Druga skrzynia
chest-ritual-title = Rytuał
chest-closed = Twoja skrzynia, zamknięta
chest-own = Twoja skrzynia. W środku: { $content }
chest-own-closed = Twoja skrzynia, zamknięta z ceną: { $price }. W środku: { $content }
chest-offer = Skrzynia ze znakiem „{ $mark }”: { $content }, cena: { $price }
chest-taken = Skrzynia ze znakiem „{ $mark }”, już przyjęta. W środku leży zapłata: { $price }
chest-empty = Skrzynia ze znakiem „{ $mark }”: { $content }
chest-nothing = bez propozycji
chest-jesters = bez propozycji, tylko grzechocze
chest-answer-taken = Przyjmujesz ją.
chest-answer-left = Zostawiasz ją.
chest-ritual = Twoja skrzynia na rytuał. W środku: { $content }
chest-pieces = fragmenty duszy: czyste { $clean }, zbrukane { $marked }
chest-guess = { $suspect } to { $role }
chest-sold = Twoja skrzynia, zamknięta. W tej rundzie sprzedana, cena: { $price }
chest-unsold = Twoja skrzynia, zamknięta. W tej rundzie wróciła niesprzedana, cena: { $price }
chest-price = Zamknij z ceną

# Plan
plan-title = Plan
plan-tokens = { $left ->
        [one] Został 1 żeton akcji
        [few] Zostały { $left } żetony akcji
       *[many] Zostało { $left } żetonów akcji
    }
plan-purse = Płać za mnie
plan-asks = O każdą płatność tej rundy padnie pytanie
plan-pays = Co w tej rundzie możesz zapłacić, płaci się bez pytania
plan-grain = Zboże za żetony ponad darmowe: { $grain }
plan-use = Użyj
plan-build-1 = Buduj najpierw
plan-build-2 = Buduj potem
plan-recruit = Werbuj
plan-recruit-free = Pole werbowania dworzanina
plan-recruit-planned = Zwerbuje dworzanina
plan-left = { $card }, lewa
plan-right = { $card }, prawa
plan-left-short = lewa
plan-right-short = prawa
plan-uses = Używa: { $building }
plan-builds = Buduje: { $building }
plan-nothing = nic nie planuje
plan-covered = Wszystko na to jest
plan-missing = Brakuje: { $goods }.{ $pool ->
        [0] { "" }
        [one] {" "}W puli to 1 moneta.
        [few] {" "}W puli to { $pool } monety.
       *[many] {" "}W puli to { $pool } monet.
    }{ $loan ->
        [0] { "" }
       *[other] {" "}Wystarczy pożyczka: { $loan }.
    }
plan-short = { $told } Mimo to nie da się zapłacić, chyba że coś sprzedasz.

# Karty
hand-title = Twoja ręka
town-title = Twoje budynki
town-empty = Jeszcze nic nie stoi
card-told = { $name } ({ $symbols }). Koszt: { $cost }. { $does } { $points ->
        [one] 1 punkt.
        [few] { $points } punkty.
       *[many] { $points } punktów.
    }
occasion-told = Karta wydarzenia { $name }. { $left } { $right }

# Za murami
store-title = Zasoby, fragmenty duszy i ludzie
store-stock = Za Twoimi murami: { $good }, { $count }
store-pool = Pula: { $good }, kupno za { $buy } { $buy ->
        [one] monetę
        [few] monety
       *[many] monet
    }, sprzedaż za { $sell } { $sell ->
        [one] monetę
        [few] monety
       *[many] monet
    }
store-buy = kup
store-sell = sprzedaj
store-ask = Poproś innych o: { $good }
store-asked = Twoja prośba: { $good }
store-clean = { $pieces ->
        [one] 1 czysty fragment duszy
        [few] { $pieces } czyste fragmenty duszy
       *[many] { $pieces } czystych fragmentów duszy
    }
store-marked = { $pieces ->
        [one] 1 zbrukany fragment duszy
        [few] { $pieces } zbrukane fragmenty duszy
       *[many] { $pieces } zbrukanych fragmentów duszy
    }
store-wings = Żetony anielskich skrzydeł: { $angel }, żetony diabelskich skrzydeł: { $devil }
store-debt = Dług: { $debt }
store-borrow = Pożycz
store-repay = Spłać
people-title = Twoi dworzanie
person-fresh = { $courtier }: można zwerbować za 2 monety
person-used = { $courtier }: już służył, można zwerbować za 3 monety
person-walls = { $courtier }: za Twoimi murami
person-not-won = { $courtier }: przychodzi z większym osiągnięciem mieszanym
tiles-title = Osiągnięcia
tile-unearned = { $tile }, niezdobyte. Wymaga: { $needs }.
tile-earned = { $tile }, zdobyte: leży na polu produkcji { $space }.
tile-thrown = { $tile }, odrzucone.
tile-major = { $tile }. Wymaga: { $needs }. Daje: { $reward }.
tile-won = { $tile }: zdobyte.

# Koniec
end-roles = Kto był kim i gdzie trafiły fragmenty duszy
end-gifts = Kto komu co dał
end-gifts-told = Każda strzałka to wymiana: runda, zawartość skrzyni, a za kreską zapłata.
end-gift = Runda { $round }, od { $giver } do { $taker }: { $goods }, cena: { $price }
end-no-deal = Przez całą grę nikt nie przyjął żadnej skrzyni.
end-chests = Wszystkie skrzynie
end-schedule = Skrzynie krążyły według rozkładu { $schedule } z 48.
end-owner = Skrzynia
end-first = Najpierw do
end-second = Potem do
end-took = przyjęta
end-hindsight = Kiedy można było to wiedzieć?
end-hindsight-told = W wierszu: kto patrzy, w kolumnie: na kogo. Słupek każdej rundy pokazuje, ile szans zostawiały każdej roli jawne płatności i obejrzane skrzynie; cyfra rzymska to runda, po której prawdziwa rola była niemal pewna.
end-looking = Patrzy
end-believed = po rundzie { $round }: diabeł { $devil } %, kultysta { $cultist } %, śmiertelnik { $mortal } %
