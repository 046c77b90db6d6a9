# The words of the toy game of the conformance suite
title = Toy
about = Seal, strike and parry: 2, 3 or 6 players, two minutes.
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
event-opened = { $seat } offered card { $card } for { $worth }.
event-struck = { $seat } strikes { $victim }.
event-parried = { $seat } parries.
event-taken = { $seat } takes the blow.
option-rounds = Rounds
option-rounds-2 = Two
option-rounds-3 = Three
toy-high = Let the card count twice
toy-low = Let the card count once
toy-gaze = Look at the deck’s lowest card
toy-boast = Boast
toy-rest = Rest: take every blow for now
toy-wake = Wake up: be asked again
event-weighed = Your card { $card } counts { $times ->
    [one] once
   *[other] twice
}.
event-gazed = The deck’s lowest card is { $card }.
event-boasted = { $seat } boasts.
event-fell = { $seat } falls; the game is over.
event-ended = The game is over.
option-teams = Sides
option-teams-no = Everybody for themselves
option-teams-yes = The wolf against the others
role-wolf = the wolf
role-shepherd = a shepherd
side-wolf = The wolf
    .number = one
side-flock = The shepherds
    .number = many
toy-points-source = points
