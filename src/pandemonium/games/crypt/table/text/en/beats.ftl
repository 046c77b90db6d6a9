# What stays written where dice landed
beat-held = { $roll } ≥ { $effort }: returns
beat-exhausted = { $roll } < { $effort }: exhausted
