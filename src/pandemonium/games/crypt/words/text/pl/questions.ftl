# Pytania
ask-claim = Twoja tura: wyślij Sługi na wybrane karty albo odzyskaj wycieńczonych. Masz { $dice ->
        [one] jednego gotowego Sługę
        [few] { $dice } gotowych Sług
       *[many] { $dice } gotowych Sług
    }.
ask-claim-in-the-dark = W mroku: działasz na końcu i możesz wysłać Sługi tylko na jedną kartę albo odzyskać wycieńczonych. Masz { $dice ->
        [one] jednego gotowego Sługę
        [few] { $dice } gotowych Sług
       *[many] { $dice } gotowych Sług
    }.
ask-more = Wyślij kolejne Sługi na inne karty albo zakończ turę.
ask-done = Zakończ turę albo ją cofnij.
ask-pottery = Odkryć dwie karty Ceramiki, aby wziąć zakrytą kartę przed Fazą Sług?
ask-reroll = Sługa zawiódł. Odkryć Posąg i rzucić ponownie?
ask-over = Gra jest skończona.
wait-claim = { $player } wysyła Sługi.
wait-pottery = { $player } może wziąć zakrytą kartę.
wait-collect = { $player } może rzucić ponownie.
