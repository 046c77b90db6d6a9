# What happened, and how it is told
log-older = { $turns ->
        [one] Jedna starsza tura
        [few] { $turns } starsze tury
       *[many] { $turns } starszych tur
    }
log-back = Z powrotem do stołu
log-pages = Strony dziennika
log-only-choice = Jedyny możliwy wybór: { $told }
log-clock = { $player }: czas minął i odpowiada zegar.
log-clock-yours = Twój czas minął. Zegar wybrał: { $choice }
log-again = Pokaż jeszcze raz
