# Skąd są punkty, w jednym lub dwóch słowach
score-card-source = skarby
score-collector-source = Kolekcjonerzy
score-servants-source = Słudzy
score-tie-source = rzut rozstrzygający
