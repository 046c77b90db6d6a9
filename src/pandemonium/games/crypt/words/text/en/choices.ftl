# Choices
choice-claim = { $dice ->
        [one] One die showing { $effort }
       *[other] { $dice } dice showing { $effort }
    } on card { $slot } ({ $treasure }): total { $total }, { $lost ->
        [0] cannot be lost
        [1] each is lost on a 1
       *[other] each is lost on 1–{ $lost }
    }
choice-claim-push = { $dice ->
        [one] One die showing { $effort }
       *[other] { $dice } dice showing { $effort }
    } on card { $slot } ({ $treasure }): total { $total } pushes { $player } off, { $lost ->
        [0] cannot be lost
        [1] each is lost on a 1
       *[other] each is lost on 1–{ $lost }
    }
choice-claim-push-ghost = { $dice ->
        [one] One die showing { $effort }
       *[other] { $dice } dice showing { $effort }
    } on card { $slot } ({ $treasure }): total { $total } pushes the Ghost off, { $lost ->
        [0] cannot be lost
        [1] each is lost on a 1
       *[other] each is lost on 1–{ $lost }
    }
choice-recover = Recover { $dice ->
        [one] one exhausted Servant
       *[other] { $dice } exhausted Servants
    }
choice-pass = Pass (nothing to recover)
choice-done = End the turn
choice-decline = No, carry on
choice-rescue = Flip Remains { $low } and { $high }: recover one Servant
choice-peek = Flip Manuscript { $value }: look at the face-down cards
choice-reroll = Flip Idol { $value }: re-roll the die that showed { $effort }
choice-pottery = Flip Pottery { $low } and { $high }: take the face-down { $treasure } (card { $slot })
