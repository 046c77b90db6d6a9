# Koniec gry
ending-sources = Skąd są punkty
ending-by-round = Punkty w rundach
ending-board = Plansza na koniec
ending-parts = Części tej strony
