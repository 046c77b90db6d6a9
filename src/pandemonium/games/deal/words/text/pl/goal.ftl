# Karta celu
goal-win = Wygrywa, kto po pięciu rundach ma najwięcej punktów. Każda rola gra na siebie.
goal-buildings = Budynki dają punkty, symbole i produkcję; zestawy symboli to osiągnięcia, a pięć takich samych lub po dwa z każdego to większe osiągnięcia (2 punkty, diabeł 0).
goal-deals = W każdej rundzie składasz propozycję: zasoby w zamkniętej skrzyni i cena, a do Ciebie trafiają dwie cudze skrzynie. Widzisz rolę właściciela, nigdy kto to.
goal-souls = Śmiertelnicy mają trzy fragmenty duszy, kultysta dwa zbrukane. Diabeł dobrze za nie płaci; od piątego każdy daje mu 6 punktów.
goal-inquisition = Po rundach 3 i 5 przychodzą inkwizytorzy. Pokazany fragment duszy albo żeton pobłażania zadowala jednego; każdy inny karze.
goal-devil = Zgadnij, kto jest diabłem, a kto kultystą: trafienie daje 2 punkty, pomyłka 1 punkt jemu.
