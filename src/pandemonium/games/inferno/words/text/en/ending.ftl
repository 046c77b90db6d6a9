# The end
score-souls = Souls laid in Hell
score-tail = Tail of Minos
score-tracks = Beyond the Sin Tracks
score-bonus = Bonuses of the tracks
score-panel = Barrels for the siege
score-dante = Dante brought to his end
score-loans = Loans that hurt at once
score-council = Family councils
score-challenge = Rows of the challenge not met
score-frauds = Fraud cards
score-diploma = Diploma of { $sin } ({ $sin-colour }), { $value } × { $level }
score-diploma-all = Diploma of { $sin } ({ $sin-colour })
tie-diplomas = { $infamy } Infamy each; more Diplomas decide, { $diplomas }.
tie-shared = { $infamy } Infamy each and { $diplomas ->
        [0] no Diploma
        [one] one Diploma
       *[other] { $diplomas } Diplomas
    } each: the victory is shared.
score-boat = Boat on the loan track
score-higher-token = The higher of the two tokens, which does not count
score-reputation-tower = The highest Tower
score-reputation-florins = The most Florins
score-reputation-guests = The most Guests
score-reputation-home = The most family at home
rank-socrates = Socrates: { $infamy } Infamy. A philosopher in Limbo, hardly a sinner.
rank-aristotle = Aristotle: { $infamy } Infamy. Still in Limbo, in learned company.
rank-homer = Homer: { $infamy } Infamy. They sing of others, not yet of you.
rank-electra = Electra: { $infamy } Infamy. A name, but a harmless one.
rank-hector = Hector: { $infamy } Infamy. Too honourable by far.
rank-caesar = Caesar: { $infamy } Infamy. The best of Limbo; the storm of Lust is next.
rank-helen = Helen: { $infamy } Infamy. The first whirl of the storm.
rank-paris = Paris: { $infamy } Infamy. Your passions are talked about.
rank-dido = Dido: { $infamy } Infamy. A flame that can be seen from afar.
rank-cleopatra = Cleopatra: { $infamy } Infamy. Whole empires know your name.
rank-achilles = Achilles: { $infamy } Infamy. The strongest of those whom Lust undid.
rank-attila = Attila: { $infamy } Infamy. Violence has made you great.
rank-sextus = Sextus Pompey: { $infamy } Infamy. The seas fear you.
rank-diomedes = Diomedes: { $infamy } Infamy. A master of Fraud.
rank-ulysses = Ulysses: { $infamy } Infamy. Nobody deceives like you.
rank-brutus = Brutus: { $infamy } Infamy. Lucifer himself has you between his teeth: nothing is worse.
rank-none = { $infamy } Infamy: not even Limbo has a place for you.
rank-lost = Lost: your Infamy fell below 0.
rank-won = Challenge won: { $infamy } Infamy, { $target } were needed.
rank-failed = Challenge failed: { $infamy } Infamy. It takes { $target } and every condition of the challenge.
