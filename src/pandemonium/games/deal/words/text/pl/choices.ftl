# Wybory
choice-keep = Zachowaj { $building-accusative }
choice-pass = Przekaż { $building-accusative }
choice-build = Zaplanuj budowę: { $building }
choice-act = Zaplanuj od razu akcję: { $building }
choice-use = Zaplanuj akcję: { $building }
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
choice-accept = { $marked ->
        [0] Przyjmij propozycję
        [one] Przyjmij, płacąc 1 zbrukanym fragmentem
       *[other] Przyjmij, płacąc { $marked } zbrukanymi fragmentami
    }
choice-leave = Zostaw, jak jest
choice-leave-action = Zrezygnuj z darmowej akcji
choice-event = { $half ->
        [left] { $card }: lewa połowa, od razu
       *[right] { $card }: prawa połowa, na końcu
    }
choice-recruit = Zaplanuj werbunek dworzanina
choice-recruit-one = Zwerbuj { $courtier-accusative } za { $coins } monety
choice-pay = Zapłać
choice-pay-with = Zapłać, dając { $good-accusative }
choice-free = Wykonaj darmową akcję
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
        [yes] {" "}wiejski
       *[no] { "" }
    }{ $courtier-1 ->
        [yes] {" "}miejski
       *[no] { "" }
    }{ $courtier-2 ->
        [yes] {" "}kościelny
       *[no] { "" }
    }{ $courtier-3 ->
        [yes] {" "}alchemik
       *[no] { "" }
    }
choice-accuse = Oskarż: { $suspect }
choice-accuse-nobody = Nie oskarżaj nikogo
choice-guess = { $suspect } to { $role }
choice-soul = Pokaż fragment duszy
choice-soul-for = Pokaż fragment duszy { $inquisitor-dative }
choice-indulgence = Oddaj żeton pobłażania
choice-indulgence-for = Oddaj żeton pobłażania { $inquisitor-dative }
choice-walls = Zapłać za Mury miejskie
choice-walls-for = Zapłać za Mury miejskie: zatrzymają { $inquisitor-accusative }
choice-basilica = Udobruchaj go Bazyliką
choice-basilica-for = Udobruchaj { $inquisitor-accusative } Bazyliką
choice-want = Wolę rolę: { $role }
choice-avoid = Wolę uniknąć roli: { $role }
choice-done-wishes = To moje życzenia
choice-done-keeping = Zachowaj ją, resztę odłóż
choice-done-repaying = Tyle w sprawie długów
choice-done-preparing = Gotowe, czas na rytuał
choice-done-answering = To moja odpowiedź
choice-done-accounts = Zamknij rachunki
choice-hand-over = Przekaż obie karty
choice-ready = Plan gotowy
choice-cannot-pay = Nie da się zapłacić: pomiń, reputacja −1
choice-enough = Wystarczy
choice-no-more = Żadnych więcej osiągnięć
choice-prove = Dowiedź niewinności: pokaż 3 fragmenty
choice-confess = Przyznaj się
choice-suffer = Ponieś karę
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
    }
choice-repay = Spłać { $coins ->
        [one] 1 monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    }
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
wish-nothing = obojętnie
