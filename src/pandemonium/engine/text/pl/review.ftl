# Jeszcze raz przez zakończoną grę: gdzie ją wygrano, a gdzie przegrano
review-summary = { $player }: { $initial } % przed pierwszym wyborem, { $luck } ± { $luck_error } przez szczęście, { $own } ± { $own_error } przez własne wybory, { $others } ± { $others_error } przez wybory innych, { $final } % na koniec.
review-looked = Sprawdzone wybory: { $decisions }, z tego dokładnie: { $again }; { $marks ->
        [0] żaden nie był wyraźnie gorszy od innego.
        [one] jeden był wyraźnie gorszy od innego.
        [few] { $marks } były wyraźnie gorsze od innych.
       *[many] { $marks } było wyraźnie gorszych od innych.
    }
review-unsure = Szczęścia i wyborów prawie nie da się tu rozróżnić: wszystko zależy od wielu rzeczy, których nikt nie wiedział.
review-inaccuracy = { $number }. Niedokładność: { $chosen }. Lepiej: { $better }. Kosztowała { $lost } ± { $error } punktów szansy na wygraną.
review-mistake = { $number }. Błąd: { $chosen }. Lepiej: { $better }. Kosztował { $lost } ± { $error } punktów szansy na wygraną.
review-blunder = { $number }. Gruby błąd: { $chosen }. Lepiej: { $better }. Kosztował { $lost } ± { $error } punktów szansy na wygraną.
review-points = Średnio { $points ->
        [one] o 1 punkt mniej
        [few] o { $points } punkty mniej
       *[many] o { $points } punktów mniej
    }; samo źródło „{ $source }”: o { $most } mniej.
review-wins = Tamten wybór wygrywa { $wins } na 100 wyobrażonych gier, ten { $others }.
review-swing = { $kind ->
        [luck] Szczęście
       *[bad-luck] Pech
    }: { $change } ± { $error } punktów, wybory { $first }–{ $last }.
review-swing-at-once = { $kind ->
        [luck] Szczęście
       *[bad-luck] Pech
    }: { $change } ± { $error } punktów, wybór { $last }.
review-line = { $player }: szansa na wygraną według tego, co wiedział ten gracz
review-knowing = { $player }: szansa na wygraną, gdy wie się wszystko
review-axis = Szansa na wygraną, w procentach
