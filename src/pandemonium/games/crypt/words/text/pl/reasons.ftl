# Dlaczego nie?
why-not-your-turn = Teraz kolej: { $player }.
why-not-claiming = Sługi wysyła się i odzyskuje tylko w Fazie Sług.
why-no-recover-after-sending = W tej turze Sługi są już wysłane; tura to albo wysyłanie, albo odzyskiwanie. Najpierw cofnij wysłanie.
why-nothing-sent = Żaden Sługa nie jest jeszcze wysłany. Aby spasować, wybierz odzyskiwanie.
why-nothing-to-decline = Nie ma propozycji, którą można by odrzucić.
why-no-card = W Krypcie nie ma teraz karty { $slot }.
why-sent-there = Na kartę { $slot } Sługi są już w tej turze wysłane. Cofnij to, aby coś zmienić.
why-one-card-in-the-dark = W mroku: w ostatniej turze rundy wolno użyć tylko jednej karty.
why-no-servants = Nie masz gotowych Sług: odzyskaj wycieńczonych.
why-all-sent = Wszyscy Twoi gotowi Słudzy są już wysłani. Cofnij to, aby coś zmienić, albo zakończ turę.
why-all-on-cards = Nie masz gotowych Sług ani kogo odzyskać: wszyscy Twoi Słudzy leżą na kartach.
why-too-few-servants = Masz tylko { $dice ->
        [one] jednego gotowego Sługę
        [few] { $dice } gotowych Sług
       *[many] { $dice } gotowych Sług
    }.
why-own-card = Karta { $slot } jest już Twoja; przy tym stole własnej karty nie można zająć ponownie.
why-own-face = Przy tym stole można tu dołożyć tylko kości z wartością { $effort }.
why-not-higher = Karta { $slot } jest zajęta sumą { $held }; { $total } nie jest wyższe.
why-other-side = Kolekcjoner { $treasure-genitive } leży w tej grze drugą stroną.
why-none-exhausted = Żaden z Twoich Sług nie jest wycieńczony.
why-nothing-to-see = W Krypcie nie ma zakrytej karty, której jeszcze nie znasz.
why-only-before-claim = Ten Kolekcjoner działa tylko między odsłonięciem kart a Fazą Sług.
why-nothing-face-down = W Krypcie nie ma już zakrytej karty.
why-not-face-down = Karta { $slot } nie leży zakryta.
why-only-in-collect = Ten Kolekcjoner działa tylko w Fazie zbierania, po rzutach.
why-no-failed-die = Żadna z Twoich kości nie zawiodła w tej Fazie zbierania.
why-no-failed-effort = Żadna z Twoich kości o Wysiłku { $effort } nie zawiodła w tej Fazie zbierania.
why-declined-to-take = To już odrzucone. Pytanie wróci, jeśli ktoś weźmie zakrytą kartę przed Fazą Sług albo jeśli podejrzysz zakryte karty.
why-declined-to-reroll = Ponowny rzut jest już odrzucony w tej Fazie zbierania.
why-too-few-cards = Potrzeba { $need ->
        [one] jednej nieodkrytej karty
        [few] { $need } nieodkrytych kart
       *[many] { $need } nieodkrytych kart
    } { $treasure-genitive }, { $have ->
        [0] nie masz żadnej
       *[many] masz { $have }
    }.
why-not-those-cards = Tych kart { $treasure-genitive } nie możesz odkryć.
why-pays-at-the-end = Ten Kolekcjoner płaci na koniec gry. Wymaga { $need ->
        [one] jednej karty
        [few] { $need } kart
       *[many] { $need } kart
    } { $treasure-genitive }; { $have ->
        [0] nie masz żadnej
       *[many] masz { $have }
    }.
why-servants = Sługi wysyła się, wybierając kartę w Krypcie w swojej turze.
why-deck = Z talii dobiera się w Fazie odsłonięcia; rewers pokazuje tylko rodzaj następnej karty.
why-torch = Karty Pochodni przechodzą dalej same na koniec rundy.
why-discards = Odrzucone karty są poza grą.
why-column = Zebrane karty zostają na miejscu; płaci się nimi za zdolności Kolekcjonerów, które każą coś odkryć.
