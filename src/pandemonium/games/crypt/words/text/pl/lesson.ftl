# Lekcja: co mówi przewodnik przy każdym kroku i co na wybór, który od niej odchodzi
lesson-goal = Witaj w Krypcie. Wszyscy gromadzą skarby. Gdy talia się wyczerpie, wygrywa, kto ma najwięcej monet.
lesson-cards = W każdej rundzie w Krypcie leży kilka skarbów; zakryte pokazują tylko swój rodzaj. Liczba na monecie mówi, ile karta jest warta.
lesson-bid = Twoje trzy kości to Sługi, a Ty decydujesz, co pokazują. Wybierz pierwszą kartę i wyślij jedną kość z 3: to oferta o wartości 3.
lesson-bid-wrong = To dobry pomysł, ale zacznijmy skromnie, żeby zobaczyć, co może się zdarzyć: jedna kość z 3 na pierwszą kartę.
lesson-turn = Pozostałe Sługi można wysłać na inne karty. Tym razem zachowaj je i zakończ turę.
lesson-turn-wrong = Tym razem zachowaj pozostałe Sługi, jeden za chwilę się przyda. Zakończ turę.
lesson-pushed = Oferta 4 spycha Cię z karty, a kość wraca do Ciebie. W tej rundzie prowadzisz, więc działasz też na końcu, tylko na jednej karcie. Odbij pierwszą kartę jedną kością z 5.
lesson-pushed-wrong = Tak też można, ale tu chcemy zobaczyć ryzyko: jedna kość z 5 przebija 4 na pierwszej karcie.
lesson-risk = Przy zbieraniu kart rzuca się kością: przy 5 lub 6 wraca gotowa, przy mniejszej liczbie jest wycieńczona. Zakończ turę i zobacz.
lesson-rolled = Skarb jest Twój, cokolwiek wypadło. Wypadło jednak mniej niż 5, więc ten Sługa leży wycieńczony i nie można go wysłać. Wyższe liczby więcej oferują i więcej ryzykują; kością z 1 się nie rzuca.
lesson-recover = Odzyskanie wycieńczonych Sług zajmuje całą turę. To dobra chwila: odzyskaj Sługę.
lesson-recover-wrong = Dwa Sługi też mogą licytować, ale najpierw zobacz, jak odzyskać trzeciego: odzyskaj Sługę.
lesson-collector = Dla Kolekcjonera skarby są warte więcej. Kolekcjoner Gobelinów daje na końcu gry premię { $tapestry-a-most } monet za najcenniejsze Gobeliny: w tej chwili są Twoje.
lesson-end = Brawo! Licytuj, ryzykuj, odzyskuj Sługi i zbieraj to, czego chcą Kolekcjonerzy: to cała gra. Nie było jeszcze ofert na kilka kart w jednej turze, drugich stron Kolekcjonerów ani Ducha, z którym gra się w pojedynkę.
