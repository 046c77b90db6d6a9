# Kto siedzi przy stole
name-person = Gracz { $letter }
name-bot = Bot { $letter } ({ $level })

# Pytania i odpowiedzi
play-answer = Numer albo ? po pomoc:
play-role = { $player }: { $role }
play-thinks = { $player } myśli…
play-aside = Możesz zrobić to teraz albo nacisnąć Enter, aby gra toczyła się dalej.
play-beside = { $player } też może teraz użyć zdolności: wpisz { $letter }, aby oddać klawiaturę.
play-back = wstecz
play-pass-screen = Teraz { $player }. Naciśnij Enter, gdy na ekran nie patrzy nikt inny.
play-group = { $name } ({ $ways ->
        [one] 1 możliwość
        [few] { $ways } możliwości
       *[many] { $ways } możliwości
    })
play-bad-number = Wybierz numer od 1 do { $most } albo ? po pomoc.
play-taken-back = { $player } cofa ostatni wybór.
play-why-which = Która rzecz lub który wybór? Na przykład { $examples } albo kod z zapisu gry:
play-why-open = To można teraz wybrać.
play-rule = (zasada { $rule })
play-advice = Bot wybiera: { $choice }. { $reason }
play-advice-next = potem: { $choice }, { $behind }
play-advising = Szukam podpowiedzi…
play-committed = Zobowiązanie dla kości: { $commitment }
play-seed = Ziarno: { $seed }
play-saved = Zapis gry jest w pliku { $file }.
play-lose = Gra nie jest zapisywana w pliku (--save) i przepadnie. Zakończyć? t kończy, wszystko inne wraca do gry:
play-yes = t
play-more = Enter, aby czytać dalej…
play-table-hidden = Stół jest za tym pytaniem: t go pokaże.
play-quit = Gra zatrzymuje się w tym miejscu.
play-resume = Dalszy ciąg: { $command }
play-help =
    numer   wybierz
    u       cofnij
    h       podpowiedź
    w       dlaczego nie? ({ $examples })
    ? słowo co znaczy słowo z zasad
    g       co daje zwycięstwo
    t       pokaż stół
    l       przebieg gry
    q       zakończ (z --save można wrócić później)
    Zamiast numeru można wpisać kod wyboru.

# Koniec
end-winners = { $count ->
        [one] Wygrywa { $names }.
       *[other] Zwycięstwo dzielą: { $names }.
    }
end-total = Razem
end-points = Punkty
end-for = Za co

# Kopie zapasowe
backup-written = Zapisano { $rows } wierszy w { $file }, { $bytes } bajtów
backup-restored = Odtworzono { $rows } wierszy w { $db }

# Jak jest zainstalowane
compiled = skompilowane
plain = czysty Python

# pandemonium features
features-title = Liczb: { $width }, przy każdej liczbie graczy
features-place = miejsce
features-name = nazwa
features-range = zakres
features-kind = odczyt
features-number = liczba
features-flag = tak lub nie
features-one-of = jedno z kilku
features-index = indeks

# pandemonium review
review-play-on = Graj dalej od tego miejsca: { $command }

# Co mówi decide
decided-title = Poziom: { $level }, przeciwnik: { $other }
decided-role = rola
decided-verdict = wynik
decided-games = gry
decided-wins = wygrane
decided-others = { $other } tamże
decided-gain = zysk w punktach, 95 %
verdict-better = lepszy
verdict-worse = gorszy
verdict-undecided = niepewne

# Co mówią sim, arena, train i balance
lab-title = { $games ->
        [one] 1 gra
        [few] { $games } gry
       *[many] { $games } gier
    }, { $decisions ->
        [one] 1 decyzja
        [few] { $decisions } decyzje
       *[many] { $decisions } decyzji
    }, { $seconds } s
lab-speed = gry na sekundę: { $games }, decyzje na sekundę: { $decisions }
lab-seat = miejsce
lab-role = rola
lab-bot = bot
lab-score = średni wynik
lab-won = wygrane
lab-wins = wygrane
lab-interval = 95 %
lab-even = po równo
lab-rating = ocena
lab-kept = zachowane
lab-not-kept = odrzucone
lab-report = Raport jest w pliku { $file }
