# The inquisitors: three yellow, four red, and the guests
inquisitor-ascetic = Ascetic
    .the = the ascetic
inquisitor-fundamentalist = Fundamentalist
    .the = the fundamentalist
inquisitor-plebeian = Plebeian
    .the = the plebeian
inquisitor-bailiff = Bailiff
    .the = the bailiff
inquisitor-orator = Orator
    .the = the orator
inquisitor-profligate = Profligate
    .the = the profligate
inquisitor-vandal = Vandal
    .the = the vandal
inquisitor-guest = Guest
    .the = the guest

# What they do to whoever does not placate them
penalty-ascetic = { $goods ->
        [one] Discard 1 luxury, or lose { $points ->
            [one] 1 point
           *[other] { $points } points
        }.
       *[other] Discard { $goods } luxuries; lose { $points ->
            [one] 1 point
           *[other] { $points } points
        } for each one missing.
    }
penalty-fundamentalist = Lose { $points ->
        [one] 1 point
       *[other] { $points } points
    } for each of your achievements, minor and major.
penalty-plebeian = Lose { $points ->
        [one] 1 point
       *[other] { $points } points
    } { $buildings ->
        [one] for each of your buildings
       *[other] for every { $buildings } of your buildings
    }.
penalty-bailiff = Your debt grows by { $debt }; every step beyond the end of the track gives a devil wing.
penalty-orator = Lose { $points ->
        [one] 1 point
       *[other] { $points } points
    }, and { $more } more unless your reputation is above everybody else’s.
penalty-profligate = Discard 1 marble and 1 glass, or lose { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
penalty-vandal = Your building with the most printed points is destroyed.
penalty-guest = Lose { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
