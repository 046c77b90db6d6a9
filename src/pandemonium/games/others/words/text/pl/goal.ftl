# Karta celu
goal-heroes = Bohaterowie wygrywają razem i od razu, gdy wypełnią ostatnią Misję Przygody.
goal-sin = Grzech wygrywa, gdy ginie Bohater, a w Rezerwie nie ma już nikogo na jego miejsce.
goal-turn = Tura Bohatera to Ruch i Akcja: Walka albo Oczyszczanie Terenu. Akcje Miasta są za darmo, raz na Rundę.
goal-corruption = Przed rzutem można przyjąć dobrowolne Zepsucie: im dalej na torze, tym silniejszy ten rzut.
goal-reaction = Po Turze Bohatera Grzech może zareagować: to Reakcja. Rusza potwór, a te obok Bohatera atakują.
goal-apocalypse = Z każdą Rundą postępuje Apokalipsa: nowe potwory, więcej kości i karty, które zostają do końca.
