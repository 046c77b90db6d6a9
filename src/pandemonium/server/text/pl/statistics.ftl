# Jak wiedzie się rolom gry na tym serwerze
statistics = Statystyki
statistics-title = { $game }: statystyki
statistics-about = { $games ->
        [0] Nie dograno tu jeszcze żadnej partii.
        [one] Jedna partia dograna do końca na tym serwerze.
        [few] { $games } partie dograne do końca na tym serwerze.
       *[many] { $games } partii dogranych do końca na tym serwerze.
    }
statistics-mine = Tylko stoły otwarte przeze mnie
statistics-all = Wszystkie stoły tego serwera
statistics-role = Rola
statistics-played = Zagrano
statistics-won = Wygrano
statistics-points = Punkty
statistics-share = { $share } %
statistics-interval = Punkty to średnie. Mniejszym drukiem: przedział, w którym z pewnością 95 % leży prawdziwa wartość. Nie wymienia się nikogo, a partie z botami też się liczą.
