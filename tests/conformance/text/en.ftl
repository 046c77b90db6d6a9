# The words of the toy game of the conformance suite
title = Toy
about = Seal, strike and parry: 2 or 3 players, two minutes.
toy-too-long = Three rounds are for two players.
toy-pick = Put card { $card } into the offer
toy-seal = Seal the offer
toy-parry = Parry with the shield
toy-take = Take the blow
toy-prompt = { $rounds ->
    [one] The last round is played.
   *[other] { $rounds } rounds are left.
}
toy-no = That is not offered now.
toy-points = Points
event-dealt = You draw card { $card }.
event-sealed = { $seat } seals an offer.
event-opened = { $seat } offered card { $card }.
event-struck = { $seat } strikes { $victim }.
event-parried = { $seat } parries.
event-taken = { $seat } takes the blow.
option-rounds = Rounds
option-rounds-2 = Two
option-rounds-3 = Three
