terminal-turn = Tura { $turn }: { $player }
terminal-quarter = Florencja: { $quarter }
terminal-last-round = ostatnia runda
terminal-scoring = Końcowa punktacja
terminal-over = Dante dotarł na dno.

# Piekło
terminal-legend-souls = ▲7 Dusza, która stoi i zmierza do kręgu 7 · ▬7 Dusza, która tam leży · litera to kwartał
terminal-legend-medusa = ■ Skamieniała Dusza
terminal-legend-antaeus = &A w Łańcuchach A
terminal-legend-geryon = ○ Dół
terminal-legend-minos = ~A Ogon A
terminal-legend-minotaur = #A Labirynt A
terminal-legend-gates = [A] brama z Dyskiem A
terminal-dante = Dante
terminal-stop-start = –
terminal-stop-fraud = O
terminal-stop-pagan = P
terminal-path-legend = O Oszustwo, P poganin, () Skrót
terminal-graveyard = Cmentarz
terminal-plague = następna Plaga

# Florencja
terminal-quarters = Kwartał
terminal-bribe = łapówka { $drachmas } Dr
terminal-free = Podstawowa
terminal-special = Specjalna (♚ { $florins } Fl)

# Tory Grzechu
terminal-track = Tor
terminal-cube = Kostka
terminal-beyond = 4+
terminal-bonus = Premia za oskarżenie
terminal-diploma = D

# Rodziny
terminal-infamy = Niesława
terminal-coins = Monety
terminal-money = { $drachmas } Dr, { $florins } Fl
terminal-boat = Łódź, na końcu
terminal-owes = −{ $infamy }
terminal-home = W domu
terminal-floor = { $floor ->
        [0] Wieża, parter
       *[other] Wieża, piętro { $floor }
    }
terminal-panel = Zaopatrzenie
terminal-halves = ½ Dyplomu
terminal-bones = Kości
terminal-hand = Karty Oszustw
terminal-played = Zagrane

# Karty Oszustwa
terminal-own-hand = Twoje karty Oszustwa (✓ masz tę Beczkę)
terminal-fraud-market = Rynek kart, w talii { $cards }
terminal-own-played = Zagrane przez Ciebie
terminal-card-now = { $needs }{ $owned }: { $track-colour } tor ({ $track }) albo { $instant }
terminal-card-end = koniec, { $needs }{ $owned }: { $ending } albo połóż { $sin-her-accusative } Duszę

# Wyzwania
terminal-challenge = Wyzwanie: { $infamy } Niesławy, a przy każdym Dyplomie (ile jest teraz)
terminal-else = inaczej −{ $infamy }

# Rzeczy nad swoimi wyborami
terminal-the-circle = Krąg { $circle }, { $sin }
terminal-the-place = Tarcza { $number }
terminal-the-gate = Brama { $number }
terminal-the-storey = Piętro { $number }
terminal-the-space = Miejsce { $number }
terminal-the-card = Oszustwo { $number }
terminal-the-deck = Talia
terminal-the-florins = Floreny
terminal-the-grave = Cmentarz: { $sin-them } Dusze ({ $sin })
terminal-the-cube = Kostka ({ $sin })
terminal-the-track = { $sin-colour } tor ({ $sin })
terminal-the-diploma = { $sin-colour } Dyplom ({ $sin })
terminal-the-location = { $location }{ $bribe ->
        [yes] , łapówka 2 Drachmy
       *[no] { "" }
    }: { $location-effect }
