# Lekcje
learn-place = { $number }/{ $all }
learn-hint = Lekcja czeka na: { $choice }
learn-on =
    Zagraj naprawdę:   pandemonium play { $game }
    Przeczytaj zasady: pandemonium rules { $game }
problem-lesson = gra { $game } nie ma lekcji dla tych danych; zagraj: pandemonium play { $game }
