# Refusals that every game shares
refused-seats = This game takes { $least } to { $most } players, not { $seats }.
refused-option = There is no option “{ $option }”.
refused-option-value = The option “{ $option }” cannot be “{ $value }”.
refused-over = The game is over.
refused-spectator = You are watching; only the players at this table can act.
refused-unknown = “{ $code }” is nothing one can choose here.
refused-not-now = “{ $code }” cannot be chosen now.
refused-undo-not-yours = There is nothing of yours to take back: the last choice was not yours.
refused-undo-barrier = This can no longer be taken back: something was rolled, shown or confirmed since.
refused-undo-needed = This can no longer be taken back: what others have done since needs it.

# How it ended
won-side = { $side-number ->
    [one] { $side } wins
   *[many] { $side } win
}
won-nobody = Nobody wins
