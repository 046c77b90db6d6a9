# Why not?
why-not-your-turn = It is { $player }’s turn.
why-not-claiming = Servants are sent and recovered in the Claim phase only.
why-no-recover-after-sending = You have already sent Servants this turn; a turn is either sending or recovering. Take the sending back first.
why-nothing-sent = You have sent no Servants yet. To pass, recover.
why-nothing-to-decline = Nothing is offered to you that you could decline.
why-no-card = There is no card { $slot } in the Crypt now.
why-sent-there = You have already sent Servants to card { $slot } this turn. Take that back to change it.
why-one-card-in-the-dark = Lights out: the last turn of the round may use one card only.
why-no-servants = You have no Servant ready: recover the exhausted ones.
why-all-sent = All your ready Servants are sent. Take that back to change it, or end your turn.
why-all-on-cards = You have no Servant ready and none to recover: all of yours lie on cards.
why-too-few-servants = You have only { $dice ->
        [one] one Servant
       *[other] { $dice } Servants
    } ready.
why-own-card = You hold card { $slot } already; at this table one’s own card may not be claimed again.
why-own-face = At this table you may only add dice showing { $effort } here.
why-not-higher = Card { $slot } is held with a total of { $held }; { $total } is not higher.
why-other-side = The { $treasure } Collector lies on its other side in this game.
why-none-exhausted = None of your Servants is exhausted.
why-nothing-to-see = There is no face-down card in the Crypt that you have not seen.
why-only-before-claim = This Collector works only between Reveal and Claim.
why-nothing-face-down = No face-down card is left in the Crypt.
why-not-face-down = Card { $slot } does not lie face down.
why-only-in-collect = This Collector works only in the Collect phase, after the rolls.
why-no-failed-die = None of your dice failed in this Collect phase.
why-no-failed-effort = None of your dice with effort { $effort } failed in this Collect phase.
why-declined-to-take = You have declined. You are asked again if somebody takes a face-down card before Claim, or if you look at them.
why-declined-to-reroll = You have declined to roll again in this Collect phase.
why-too-few-cards = You need { $need ->
        [one] one unflipped { $treasure } card
       *[other] { $need } unflipped { $treasure } cards
    } and have { $have ->
        [0] none
       *[other] { $have }
    }.
why-not-those-cards = Those { $treasure } cards are not yours to flip.
why-pays-at-the-end = This Collector pays at the end of the game. It asks for { $need ->
        [one] one { $treasure } card
       *[other] { $need } { $treasure } cards
    }; you have { $have ->
        [0] none
       *[other] { $have }
    }.
why-servants = Servants are sent by choosing a card in the Crypt on your turn.
why-deck = The deck is dealt from in the Reveal phase; its back shows only the type of the next card.
why-torch = The Torch cards pass to the next player by themselves at the end of a round.
why-discards = Discarded cards are out of the game.
why-column = Collected cards stay where they are; they pay for the Collectors’ flip abilities.
