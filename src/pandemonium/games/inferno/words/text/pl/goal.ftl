# Karta celu
goal-win = Wygrywa, kto ma najwięcej Niesławy. Gdy Dante dotrze do ostatniego przystanku, wszyscy inni mają jeszcze jedną turę.
goal-journey = Niesławę z gry i Niesławę z końcowego liczenia podlicza się osobno: wynikiem jest mniejsza z nich. Poniżej 0 gra jest przegrana.
goal-challenge = Zdobądź wymaganą Niesławę, zanim Dante dotrze do ostatniego przystanku, i spełnij wymagania przy każdym Dyplomie. Poniżej 0 gra jest przegrana.
goal-souls = Prowadź Dusze do kręgu ich koloru: gdy Dusza tam spocznie, dostajesz Niesławę tego kręgu.
goal-diplomas = Prowadź na torze Grzechu, gdy Dante dochodzi do jego Dyplomu: na końcu daje on poziom Twojej Czaszki razy kostkę Flegetonu.
goal-barrels = Dostarczaj Beczki na Mur i zagrywaj karty Oszustwa: ich prawe połowy liczą się na końcu.
goal-reputation = Reputacja na końcu: najwyższa Wieża, najwięcej Florenów, najwięcej Gości, najwięcej krewnych w domu.
goal-loans = Pożyczkę dostaje się zawsze; kosztuje Niesławę na końcu, a wiele pożyczek – od razu.
