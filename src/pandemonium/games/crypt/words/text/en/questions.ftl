# Questions
ask-claim = Your turn: send Servants to the cards you want, or recover. You have { $dice ->
        [one] one Servant
       *[other] { $dice } Servants
    } ready.
ask-claim-in-the-dark = Lights out: you act last and may send Servants to one card only, or recover. You have { $dice ->
        [one] one Servant
       *[other] { $dice } Servants
    } ready.
ask-more = Send more Servants to other cards, or end your turn.
ask-done = End your turn, or take it back.
ask-pottery = Flip two Pottery to take a face-down card before the claims begin?
ask-reroll = A Servant failed. Flip an Idol to roll again?
ask-over = The game is over.
wait-claim = { $player } sends Servants.
wait-pottery = { $player } may take a face-down card.
wait-collect = { $player } may roll again.
