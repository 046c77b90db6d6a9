# Collectors: a short name and what each side gives
collector-idol-a = Flip 1 Idol in the Collect phase: re-roll one of your dice that failed.
collector-idol-b = First to own 2 Idols: flip them, +{ $idol-b-first } at the end; all who get there in the same round share it. Later: +{ $idol-b-later }.
collector-jewelry-a = From { $jewelry-a-needs } Jewelry on, your most valuable Jewelry counts twice.
collector-jewelry-b = { $jewelry-b-needs ->
        [1] +{ $jewelry-b-each } for each of your Jewelry.
       *[other] From { $jewelry-b-needs } Jewelry on, +{ $jewelry-b-each } for each of yours.
    }
collector-manuscript-a = From { $manuscript-a-needs ->
        [one] 1 Manuscript
       *[other] { $manuscript-a-needs } Manuscripts
    } on, each of yours counts { $manuscript-a-each } instead of its own value.
collector-manuscript-b = Flip 1 Manuscript at any time: look secretly at all face-down cards in the Crypt.
collector-pottery-a = { $pottery-a-needs } Pottery: +{ $pottery-a-set }. { $pottery-a-more } Pottery: +{ $pottery-a-larger }. { $pottery-a-most } or more: +{ $pottery-a-largest }.
collector-pottery-b = Before the Claim phase, flip 2 Pottery: take a face-down card from the Crypt.
collector-remains-a = Flip 2 Remains at any time: recover one exhausted Servant.
collector-remains-b = { $remains-b-needs } Remains: +{ $remains-b-set }.
collector-tapestry-a = { $tapestry-a-needs ->
        [1] The most valuable Tapestries: +{ $tapestry-a-most }.
       *[other] From { $tapestry-a-needs } Tapestries on, the most valuable: +{ $tapestry-a-most }.
    } Every tied player gets it.
collector-tapestry-b = { $tapestry-b-needs ->
        [one] 1 Tapestry
       *[other] { $tapestry-b-needs } Tapestries
    }: +{ $tapestry-b-alone } if you alone have them, +{ $tapestry-b-shared } each if several do.
