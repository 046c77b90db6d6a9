title = Crypt
about = Bid with dice for the late King’s treasure: 1 to 4 players, about twenty minutes.
ghost = the Ghost

# Treasures
idol = Idol
    .plural = Idols
jewelry = Jewelry
    .plural = Jewelry
manuscript = Manuscript
    .plural = Manuscripts
pottery = Pottery
    .plural = Pottery
remains = Remains
    .plural = Remains
tapestry = Tapestry
    .plural = Tapestries

# Collectors: a short name and what each side gives
collector-idol-a = Flip 1 Idol in the Collect phase: re-roll one of your dice that failed.
collector-idol-b = First to own 2 Idols: flip them, +5 at the end; all who get there in the same round share it. Later: +2.
collector-jewelry-a = From 2 Jewelry on, your most valuable Jewelry counts twice.
collector-jewelry-b = +1 for each of your Jewelry.
collector-manuscript-a = From 2 Manuscripts on, each of yours counts 4 instead of its own value.
collector-manuscript-b = Flip 1 Manuscript at any time: look secretly at all face-down cards in the Crypt.
collector-pottery-a = 2 Pottery: +2. 3 Pottery: +4. 4 or more: +8.
collector-pottery-b = Before the Claim phase, flip 2 Pottery: take a face-down card from the Crypt.
collector-remains-a = Flip 2 Remains at any time: recover one exhausted Servant.
collector-remains-b = 4 Remains: +10.
collector-tapestry-a = The most valuable Tapestries: +5. Every tied player gets it.
collector-tapestry-b = 3 Tapestries: +7 if you alone have them, +4 each if several do.

# Table options
option-collectors = Collectors
option-collectors-all-a = all on side A (first game)
option-collectors-all-b = all on side B
option-collectors-random = each side at random
option-collectors-each = choose each
option-idol = Idol Collector
option-idol-a = side A
option-idol-b = side B
option-jewelry = Jewelry Collector
option-jewelry-a = side A
option-jewelry-b = side B
option-manuscript = Manuscript Collector
option-manuscript-a = side A
option-manuscript-b = side B
option-pottery = Pottery Collector
option-pottery-a = side A
option-pottery-b = side B
option-remains = Remains Collector
option-remains-a = side A
option-remains-b = side B
option-tapestry = Tapestry Collector
option-tapestry-a = side A
option-tapestry-b = side B
option-cards = Collected cards
option-cards-open = stay readable once everybody has seen them
option-cards-memory = lie face down: remember them
option-own-dice = Your own card on the second turn
option-own-dice-forbid = may not be claimed again
option-own-dice-replace = may be claimed by a higher total
option-own-dice-add = may get more dice of the same face
option-first = First Leader
option-first-random = at random
option-first-seat-a = seat A

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
why-too-few-cards = You need { $need } unflipped { $treasure } cards and have { $have }.
why-not-those-cards = Those { $treasure } cards are not yours to flip.
why-pays-at-the-end = This Collector pays at the end of the game. It asks for { $need } { $treasure } cards; you have { $have }.
why-servants = Servants are sent by choosing a card in the Crypt on your turn.
why-deck = The deck is dealt from in the Reveal phase; its back shows only the type of the next card.
why-torch = The Torch cards pass to the next player by themselves at the end of a round.
why-discards = Discarded cards are out of the game.
why-column = Collected cards stay where they are; they pay for the Collectors’ flip abilities.

# The log
event-round-began = Round { $round }: { $seat } carries the Torch.
event-ghost-round-began = Round { $round }: the Ghost carries the Torch.
event-revealed = Card { $slot } is { $treasure } { $value }.
event-laid = Card { $slot } is { $treasure }, face up.
event-covered = Card { $slot } is { $treasure }, face down.
event-claimed = { $seat } sends { $dice ->
        [one] one die
       *[other] { $dice } dice
    } showing { $effort } to card { $slot }.
event-pushed = { $seat } is pushed off card { $slot } and gets { $dice ->
        [one] one die
       *[other] { $dice } dice
    } back.
event-recovered = { $seat } recovers { $dice ->
        [one] one Servant
       *[other] { $dice } Servants
    }.
event-passed = { $seat } passes.
event-freed = { $seat } has no die on a card and recovers { $dice ->
        [one] one Servant
       *[other] { $dice } Servants
    } for free.
event-held = { $seat }, card { $slot }: effort { $effort }, rolls { $roll }. The Servant returns.
event-exhausted = { $seat }, card { $slot }: effort { $effort }, rolls { $roll }. The Servant is exhausted.
event-rested = { $seat }, card { $slot }: effort 1 needs no roll.
event-collected = { $seat } takes { $treasure } { $value }.
event-collected-unseen = { $seat } takes { $treasure }.
event-learned = You see { $treasure } { $value }.
event-discarded = Card { $slot } ({ $treasure }) is discarded.
event-flipped = { $seat } flips { $treasure } { $value }.
event-peeked = { $seat } looks at the face-down cards.
event-took-hidden = { $seat } takes the face-down { $treasure } (card { $slot }).
event-rescued = { $seat } recovers one Servant with Remains.
event-rerolled-held = { $seat } rolls again: effort { $effort }, rolls { $roll }. The Servant returns.
event-rerolled-exhausted = { $seat } rolls again: effort { $effort }, rolls { $roll }. The Servant stays exhausted.
event-raced = { $seat } reaches two Idols: +{ $coins } at the end.
event-ghost-rolled = The Ghost rolls { $rolls }.
event-ghost-claimed = The Ghost puts { $dice ->
        [one] one die
       *[other] { $dice } dice
    } showing { $effort } on card { $slot }.
event-ghost-pushed = The Ghost is pushed off card { $slot } with { $dice ->
        [one] one die
       *[other] { $dice } dice
    }.
event-ghost-set-aside = The Ghost sets { $dice ->
        [one] one die
       *[other] { $dice } dice
    } showing { $effort } aside.
event-ended = The deck is empty: all treasures are turned up and counted.
event-tie-rolled = Tie-break: { $seat } rolls { $coins } in all.

# The end
score-card = { $treasure }
score-collector = { $treasure } Collector ({ $cards ->
        [one] 1 card
       *[other] { $cards } cards
    })
score-servants = Servants not exhausted
score-tie = Tie-break roll
rank-fool = Fool: with { $coins } coins your father’s Ghost wants his treasure back. A defeat.
rank-amateur = Amateur: { $coins } coins and a bad conscience. Not quite a success.
rank-rich = Rich: { $coins } coins make a small fortune. Well done.
rank-wealthy = Wealthy: { $coins } coins, all of your father’s wealth is yours. A great victory.
