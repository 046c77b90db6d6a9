# Koniec
score-card = { $treasure }
score-collector = Kolekcjoner: { $treasure } ({ $cards ->
        [one] 1 karta
        [few] { $cards } karty
       *[many] { $cards } kart
    })
score-servants = Niewycieńczeni Słudzy
score-tie = Rzut rozstrzygający
score-collector-all = Kolekcjoner: { $treasure }
tie-rolled = Remis, po { $coins } monet; decyduje rzut pozostałymi kośćmi, { $rolls }.
tie-shared = Remis, po { $coins } monet i ani jednej kości do rzutu: zwycięstwo jest wspólne.
rank-fool = Głupiec: { $coins } monet. Duch ojca żąda zwrotu skarbów. Porażka.
rank-amateur = Amator: { $coins } monet i nieczyste sumienie. To jeszcze nie sukces.
rank-rich = Bogaty: { $coins } monet to niemała fortuna. Dobra robota.
rank-wealthy = Zamożny: { $coins } monet, cały majątek ojca jest Twój. Wielkie zwycięstwo.
