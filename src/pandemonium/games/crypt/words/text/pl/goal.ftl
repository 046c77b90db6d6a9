# Karta celu
goal-win = Wygrywa, kto ma najwięcej monet. Runda, w której skończy się talia, jest ostatnia.
goal-alone = Zbierz jak najwięcej monet, gdy Duch licytuje przeciw Tobie. Runda, w której skończy się talia, jest ostatnia.
goal-cards = Każdy zebrany skarb liczy tyle, ile pokazuje moneta.
goal-collectors = Sześcioro Kolekcjonerów płaci za zestawy skarbów albo za nie pomaga.
goal-servants = Na końcu każdy Sługa, który nie jest wycieńczony, liczy 1.
