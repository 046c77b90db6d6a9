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
event-tie-rolled = Tie-break: { $seat } { $coins ->
        [0] has no die left to roll
       *[other] rolls { $rolls }, { $coins } in all
    }.
