# Wybory
choice-claim = { $dice ->
        [one] Jedna kość z { $effort }
        [few] { $dice } kości z { $effort }
       *[many] { $dice } kości z { $effort }
    } na kartę { $slot } ({ $treasure }): suma { $total }, { $lost ->
        [0] nie można stracić
        [1] każda przepada przy 1
       *[other] każda przepada przy 1–{ $lost }
    }
choice-claim-push = { $dice ->
        [one] Jedna kość z { $effort }
        [few] { $dice } kości z { $effort }
       *[many] { $dice } kości z { $effort }
    } na kartę { $slot } ({ $treasure }): suma { $total } spycha: { $player }, { $lost ->
        [0] nie można stracić
        [1] każda przepada przy 1
       *[other] każda przepada przy 1–{ $lost }
    }
choice-claim-push-ghost = { $dice ->
        [one] Jedna kość z { $effort }
        [few] { $dice } kości z { $effort }
       *[many] { $dice } kości z { $effort }
    } na kartę { $slot } ({ $treasure }): suma { $total } spycha Ducha, { $lost ->
        [0] nie można stracić
        [1] każda przepada przy 1
       *[other] każda przepada przy 1–{ $lost }
    }
choice-recover = Odzyskaj { $dice ->
        [one] jednego wycieńczonego Sługę
        [few] { $dice } wycieńczonych Sług
       *[many] { $dice } wycieńczonych Sług
    }
choice-pass = Pas (nie ma kogo odzyskać)
choice-done = Zakończ turę
choice-decline = Nie, dalej
choice-rescue = Odkryj Szczątki { $low } i { $high }: odzyskaj jednego Sługę
choice-peek = Odkryj Manuskrypt { $value }: obejrzyj zakryte karty
choice-reroll = Odkryj Posąg { $value }: rzuć ponownie kością, która pokazywała { $effort }
choice-pottery = Odkryj Ceramikę { $low } i { $high }: weź zakrytą kartę { $treasure-genitive } (karta { $slot })
