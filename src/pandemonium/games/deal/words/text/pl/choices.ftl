# Wybory
choice-keep = Zachowaj { $building-accusative }
choice-pass = Przekaż { $building-accusative }
choice-build = Zaplanuj budowę: { $building }{ warning }
choice-act = Zaplanuj od razu akcję: { $building }{ warning }
choice-use = Zaplanuj akcję: { $building }{ warning }
choice-tuck = Wsuń pod Stajnię { $building-accusative }
choice-destroy = Oddaj wandalowi { $building-accusative }
choice-drop = Odłóż wydarzenie: { $card }
choice-put = Włóż do skrzyni { $good-accusative }
choice-put-indulgence = Włóż do skrzyni żeton pobłażania
choice-put-clean = Włóż do skrzyni czysty fragment duszy
choice-put-marked = Włóż do skrzyni zbrukany fragment duszy
choice-bribe = Dołóż do łapówki { $good-accusative }
choice-close = Zamknij skrzynię
choice-close-empty = Zamknij pustą skrzynię
choice-close-jesters = Zamknij skrzynię z samymi błaznami
choice-close-at = Zamknij, cena: { $price }
choice-accept = Przyjmij: { $price }{ $marked ->
        [0] { "" }
        [one] { $clean ->
            [0] {" "}(zbrukany)
           *[other] {" "}(w tym 1 zbrukany)
        }
       *[other] {" "}(zbrukane)
    }
choice-leave = Zostaw, jak jest
choice-leave-action = Zrezygnuj z darmowej akcji
choice-event = { $half ->
        [left] { $card }: lewa połowa, od razu
       *[right] { $card }: prawa połowa, na końcu
    }{ warning }{ warning-unmet }
choice-recruit = Zaplanuj werbunek dworzanina{ warning }
choice-recruit-one = Zwerbuj { $courtier-accusative } za { $coins } monety
choice-pay = Zapłać:{ spent }
choice-pay-for-me = W tej rundzie płać za mnie
choice-pay-with = Zapłać, dając { $good-accusative }
choice-free = Wykonaj darmową akcję{ spent }
choice-free-with = Wykonaj darmową akcję, płacąc { $good-accusative }
choice-take = Weź { $good-accusative }
choice-courtier = Weź { $courtier-accusative }
choice-gain = Zdobądź { $tile }
choice-throw = Odrzuć { $tile }
choice-upgrade = Ulepsz pole produkcji { $space }
choice-stall = Sprzedaj { $good-accusative }
choice-discard = Odrzuć 1 marmur i 1 szkło
choice-discard-grain = { $tokens ->
        [0] Nie odrzucaj zboża
        [one] Odrzuć 1 zboże za 1 punkt
       *[other] Odrzuć { $tokens } zboża za { $tokens } punkty
    }
choice-discard-luxury = Odrzuć { $good-accusative }
choice-claim = Zdobądź { $tile }, pomaga:{ $courtier-0 ->
        [first] {" "}wiejski
        [more] , wiejski
       *[no] { "" }
    }{ $courtier-1 ->
        [first] {" "}miejski
        [more] , miejski
       *[no] { "" }
    }{ $courtier-2 ->
        [first] {" "}kościelny
        [more] , kościelny
       *[no] { "" }
    }{ $courtier-3 ->
        [first] {" "}alchemik
        [more] , alchemik
       *[no] { "" }
    }{ $reward ->
        [upgrade] {" "}→ ulepszone pole produkcji
        [alchemist] {" "}→ alchemik
       *[goods] {" "}→{ stocks }{ $wings ->
            [0] { "" }
           *[other] {" "}anielskie skrzydła: +{ $wings }
        }
    }
choice-accuse = Oskarż: { $suspect }
choice-accuse-nobody = Nie oskarżaj nikogo
choice-guess = { $suspect } to { $role }
choice-soul = Pokaż fragment duszy
choice-soul-for = Pokaż fragment duszy { $inquisitor-dative }
choice-indulgence = Oddaj żeton pobłażania
choice-indulgence-for = Oddaj żeton pobłażania { $inquisitor-dative }
choice-walls = Zapłać { $coins ->
        [one] 1 monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    } za Mury miejskie
choice-walls-for = Zapłać { $coins ->
        [one] 1 monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    } za Mury miejskie: zatrzymają { $inquisitor-accusative }
choice-basilica = Udobruchaj go Bazyliką
choice-basilica-for = Udobruchaj { $inquisitor-accusative } Bazyliką
choice-want = Wolę rolę: { $role }
choice-want-nothing = Każda rola mi odpowiada
choice-avoid = Wolę uniknąć roli: { $role }
choice-avoid-nothing = Żadnej roli nie unikam
choice-done-wishes = To moje życzenia
choice-done-keeping = Zachowaj tę kartę, resztę odłóż
choice-done-repaying = Tyle w sprawie długów
choice-done-preparing = Gotowe, czas na rytuał
choice-done-answering = To moja odpowiedź
choice-done-accounts = Zamknij rachunki
choice-hand-over = Przekaż obie karty
choice-ready = Plan gotowy{ warning }{ warning-unmet }
choice-cannot-pay = { $slips ->
        [free] Nie da się zapłacić: pomiń
       *[dear] Nie da się zapłacić: pomiń, reputacja −1
    }
choice-enough = Wystarczy
choice-enough-ascetic = Nie odrzucaj więcej: strata { $points ->
        [one] 1 punktu
        [few] { $points } punktów
       *[many] { $points } punktów
    }
choice-no-more = Żadnych więcej osiągnięć
choice-prove = Dowiedź niewinności: pokaż 3 fragmenty
choice-confess = Przyznaj się
choice-suffer = Ponieś karę: strata { $points ->
        [one] 1 punktu
        [few] { $points } punktów
       *[many] { $points } punktów
    }
choice-buy = Kup { $good-accusative } za { $coins ->
        [few] { $coins } monety
       *[many] { $coins } monet
    }
choice-buy-wing = Kup żeton anielskich skrzydeł za { $coins ->
        [few] { $coins } monety
       *[many] { $coins } monet
    }
choice-sell = Sprzedaj { $good-accusative } za { $coins ->
        [one] 1 monetę
       *[few] { $coins } monety
    }
choice-borrow = Pożycz { $coins ->
        [one] 1 monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    } (dług { $debt })
choice-repay = Spłać { $coins ->
        [one] 1 monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    } (dług { $debt })
choice-ask = Poproś o: { $good }

# Ceny, połowy, życzenia
price-2 = 2 monety
price-3 = 3 monety
price-4 = 4 monety
price-5 = 5 monet
price-6 = 6 monet
price-7 = 7 monet
price-0 = nic
price-souls-1 = fragment duszy
price-souls-2 = 2 fragmenty duszy
event-half-none = żadna połowa
event-half-left = lewa połowa
event-half-right = prawa połowa
wish-devil = diabeł
wish-cultist = kultysta
wish-mortal = śmiertelnik
wish-nothing = bez życzenia

# Czego plan wymaga ponad to, co leży za murami
warning = { $dear ->
        [yes] {" "}(chyba za drogo)
       *[no] { warning-coins }
    }{ $grain ->
        [0] { "" }
       *[other] {" "}(zboże do zapłaty: { $grain })
    }
warning-coins = { $raise ->
        [0] { "" }
       *[other] {" "}(brakuje monet: { $raise })
    }
warning-unmet = { $unmet ->
        [yes] {" "}(warunek jeszcze niespełniony)
       *[no] { "" }
    }
