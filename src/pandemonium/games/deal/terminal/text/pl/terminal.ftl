terminal-over = Pięć rund dobiegło końca.
terminal-round = Runda { $round } z 5: { $phase }
terminal-hunt = na końcu polowanie na czarownice
terminal-inquisition = na końcu inkwizycja

# Plansza Kościoła
terminal-bribes = Łapówki
terminal-hunt-of = Polowanie { $round }
terminal-proved = { $letter } dowodzi niewinności
terminal-confessed = { $letter } przyznaje się
terminal-opening = Runda 3
terminal-souls = fragmenty duszy w skrzyni diabła: { $pieces }, zbrukane: { $marked }
terminal-coins = { $coins ->
        [one] 1 moneta
        [few] { $coins } monety
       *[many] { $coins } monet
    }
terminal-guess = { $role }? { $letter }
terminal-yes = { $letter }: tak
terminal-no = { $letter }: nie

# Królestwa
terminal-role = Rola
terminal-score = Punkty
terminal-reputation = Reputacja
terminal-wings = Skrzydła
terminal-wing-counts = anielskie { $angel }, diabelskie { $devil }
terminal-indulgences = Pobłażanie
terminal-guests = Goście
terminal-debt = Dług
terminal-owes = { $debt } (ćwiartka { $quarter })
terminal-spaces = Produkcja
terminal-symbols = Symbole
terminal-minors = Mniejsze
terminal-banners = Większe
terminal-courtiers = Dworzanie
terminal-requests = Prosi o
terminal-tile-rural = wiejskie
terminal-tile-urban = miejskie
terminal-tile-church = kościelne
terminal-tile-mixed = mieszane
terminal-courtier-rural = wiejski
terminal-courtier-urban = miejski
terminal-courtier-church = kościelny
terminal-courtier-alchemist = alchemik

# Za własnymi murami
terminal-walls = Masz:
terminal-pieces = fragmenty duszy: czyste { $clean }, zbrukane { $marked }
terminal-own-role = Twoja rola: { $mark }

# Skrzynie
terminal-notebook = Runda|Skrzynia|Zawartość|Cena|Wynik
terminal-own = Twoja
terminal-sold = sprzedana
terminal-unsold = wróciła
terminal-taken-before = kupiona wcześniej
terminal-answer-open = otwarta
terminal-answer-taken = przyjęta
terminal-answer-left = zostawiona
terminal-jesters = błazny
terminal-offered-indulgences = pobłażanie { $count }
terminal-chest = W Twojej skrzyni:
terminal-bribe = łapówka: { $goods }

# Plany
terminal-plans = Plany
terminal-plan-event = { $card } ({ $half })
terminal-plan-use = akcja: { $building }
terminal-plan-build = { $acts ->
        [yes] budowa i akcja: { $building }
       *[no] budowa: { $building }
    }
terminal-plan-recruit = werbunek
terminal-plan-nothing = nic

# Rzeczy z kilkoma wyborami
terminal-the-pool = { $good } z puli
terminal-the-piece = { $which ->
        [marked] Zbrukany fragment duszy
       *[clean] Czysty fragment duszy
    }
terminal-the-space = Pole produkcji { $which }
terminal-the-indulgences = Żetony pobłażania
terminal-the-chest = Skrzynia
terminal-the-spot = Werbunek
terminal-the-purse = Płatności
terminal-the-wings = Żetony anielskich skrzydeł
terminal-the-debt = Pożyczki i dług
terminal-region-pool = Pula i pożyczki
terminal-region-requests = Prośby o zasoby
