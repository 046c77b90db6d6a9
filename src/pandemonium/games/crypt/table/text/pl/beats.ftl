# What stays written where dice landed
beat-held = { $roll } ≥ { $effort }: wraca
beat-exhausted = { $roll } < { $effort }: wycieńczenie
