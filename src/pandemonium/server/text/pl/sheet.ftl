# Arkusze punktów do gier z pudełka
sheet = Arkusz punktów
lobby-box = Do gier z pudełka:
sheet-all = Arkusze punktów
sheet-title = Arkusz punktów: { $game }
sheet-about = Do gry z pudełka: wpisz, co leży na stole, a punkty zostaną policzone według tych samych zasad co tutaj.
sheet-players = Gracze:
sheet-player = Gracz
sheet-name = Imię gracza { $letter }
sheet-empty = Puste pole znaczy: nic.
sheet-reckon = Policz
sheet-points = { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
sheet-yes = tak
sheet-no = nie

# Krypta
sheet-side = Kolekcjoner: { $treasure }
sheet-side-a = strona A
sheet-side-b = strona B
sheet-treasure = { $treasure }: wartości kart, np. 1 3 4
sheet-servants = Niewycieńczeni Słudzy
sheet-race = Wygrany wyścig po Posągi (strona B)
sheet-tie = Rzut rozstrzygający, jeśli był

# Inferno
sheet-cube = Kostka: { $sin }, po pustych tarczach
sheet-infamy = Niesława przed końcowym liczeniem
sheet-frauds = Spieniężone karty Oszustwa
sheet-diploma = Dyplom ({ $sin }): poziom Czaszki, 0 bez dyplomu
sheet-boat = Pole Łodzi na torze Pożyczki
sheet-floors = Zbudowane piętra
sheet-florins = Floreny
sheet-guests = Goście
sheet-home = Krewni w domu

# Pakt z diabłem
sheet-role = Rola
sheet-role-devil = diabeł
sheet-role-cultist = kultysta
sheet-role-mortal = śmiertelnik
sheet-marker = Znacznik punktów
sheet-debt = Dług
sheet-luxuries = Zasoby luksusowe: marmur i szkło
sheet-tokens = Monety i zasoby podstawowe

refused-sheet-figure = „{ $written }” tu nie pasuje: to musi być liczba od { $least } do { $most }.
refused-sheet-cards = W pudełku nie ma takich kart: { $treasure }.
refused-sheet-devil = Diabłem jest dokładnie jeden gracz.
