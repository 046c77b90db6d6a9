# The lesson: what the coach says at each mark, and to a choice that leads away from it
lesson-goal = Welcome to the Crypt. Everybody gathers treasures. When the deck is used up, whoever has the most coins wins.
lesson-cards = Each round a few treasures lie in the Crypt; of those face down you see only what they are. The number in the coin is what a card is worth.
lesson-bid = Your three dice are your Servants, and you choose what they show. Choose the first card and send one die showing 3: that is a bid of 3.
lesson-bid-wrong = A fair plan, but let us begin small, to see what can happen: one die showing 3 on the first card.
lesson-turn = You could send your other Servants to other cards, too. Keep them this time and end your turn.
lesson-turn-wrong = Keep your other Servants this time, you will need one in a moment. End your turn.
lesson-pushed = A bid of 4 pushed you off, and your die came back. You lead this round, so you also act last, on one card only. Win the first card back with one die showing 5.
lesson-pushed-wrong = That is allowed, but here we want to see a risk: one die showing 5 beats the 4 on the first card.
lesson-risk = When the cards are collected, your die is rolled: on 5 or 6 it comes back ready, on less it is exhausted. End your turn and see.
lesson-rolled = The treasure is yours whatever was rolled. But it was less than 5, so this Servant lies exhausted and cannot be sent. High numbers bid more and risk more; a die showing 1 is never rolled.
lesson-recover = Recovering exhausted Servants takes a whole turn. This is a good moment: recover.
lesson-recover-wrong = Two Servants can bid, too, but see first how you get the third one back: recover.
lesson-collector = Treasures are worth more to a Collector. The Collector of Tapestries gives { $tapestry-a-most } more coins at the end for the most valuable Tapestries: at the moment they are yours.
lesson-end = Well done! Bid, take risks, recover, and gather what the Collectors want: that is the whole game. You have not seen bids on several cards in one turn, the other sides of the Collectors, and the Ghost, against whom one plays alone.
