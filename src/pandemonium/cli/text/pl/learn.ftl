# Lekcje
learn-place = { $number }/{ $all }
learn-hint = Lekcja czeka na: { $choice }
learn-next = { $title }: pandemonium learn { $game } --lesson { $lesson }
learn-on =
    Zagraj naprawdę:   pandemonium play { $game }
    Przeczytaj zasady: pandemonium rules { $game }
problem-lesson = gra { $game } nie ma lekcji dla tych danych; zagraj: pandemonium play { $game }
problem-lessons = gra { $game } ma { $lessons ->
        [one] jedną lekcję
        [few] { $lessons } lekcje
       *[many] { $lessons } lekcji
    }: pandemonium learn { $game } --lesson { $lessons }
