# The end
score-card = { $treasure }
score-collector = { $treasure } Collector ({ $cards ->
        [one] 1 card
       *[other] { $cards } cards
    })
score-servants = Servants not exhausted
score-tie = Tie-break roll
score-collector-all = { $treasure } Collector
tie-rolled = { $coins } coins each; the dice that were left decide, { $rolls }.
tie-shared = { $coins } coins each and no die left to roll: the victory is shared.
rank-fool = Fool: with { $coins } coins your father’s Ghost wants his treasure back. A defeat.
rank-amateur = Amateur: { $coins } coins and a bad conscience. Not quite a success.
rank-rich = Rich: { $coins } coins make a small fortune. Well done.
rank-wealthy = Wealthy: { $coins } coins, all of your father’s wealth is yours. A great victory.
