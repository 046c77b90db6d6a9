# The buildings, deck by deck

# Round 1
building-logging-camp = Logging Camp
building-stone-pit = Stone Pit
building-wheat-farm = Wheat Farm
building-sheep-fold = Sheep Fold
building-market-stalls = Market Stalls
building-guild-house = Guild House
building-pawn-shop = Pawn Shop
building-tavern = Tavern
building-parsonage = Parsonage
building-roadside-chapel = Roadside Chapel
building-alms-house = Alms House
building-graveyard = Graveyard
building-alchemists-cellar = Alchemist’s Cellar
building-herb-garden = Herb Garden
building-watermill = Watermill
building-pilgrims-inn = Pilgrims’ Inn

# Round 2
building-stable = Stable
building-brewery = Brewery
building-cultists-hideout = Cultists’ Hideout
building-glass-hut = Glass Hut
building-bank = Bank
building-town-council = Town Council
building-masons-yard = Masons’ Yard
building-merchants-house = Merchant’s House
building-bell-tower = Bell Tower
building-reliquary = Reliquary
building-monastery = Monastery
building-scriptorium = Scriptorium
building-abbey-farm = Abbey Farm
building-toll-bridge = Toll Bridge
building-stargazers-tower = Stargazers’ Tower
building-apothecary = Apothecary

# Round 3
building-vineyard = Vineyard
building-iron-mine = Iron Mine
building-orchard = Orchard
building-marble-quarry = Marble Quarry
building-fort = Fort
building-gambling-house = Gambling House
building-port = Port
building-notary = Notary
building-catacombs = Catacombs
building-pilgrimage-church = Pilgrimage Church
building-convent-school = Convent School
building-confessional = Confessional
building-hospital = Hospital
building-hermits-valley = Hermit’s Valley
building-anatomy-theatre = Anatomy Theatre
building-printing-workshop = Printing Workshop

# Round 4
building-dam = Dam
building-hunting-estate = Hunting Estate
building-terraced-fields = Terraced Fields
building-salt-works = Salt Works
building-cloth-hall = Cloth Hall
building-mint = Mint
building-treasury = Treasury
building-city-walls = City Walls
building-abbey-church = Abbey Church
building-archbishops-residence = Archbishop’s Residence
building-baptistery = Baptistery
building-saints-shrine = Saint’s Shrine
building-bishops-mill = Bishop’s Mill
building-caravanserai = Caravanserai
building-astronomers-dome = Astronomers’ Dome
building-surgeons-hall = Surgeons’ Hall

# Round 5
building-royal-forest = Royal Forest
building-great-granary = Great Granary
building-canal = Canal
building-royal-stud = Royal Stud
building-town-hall = Town Hall
building-merchant-palace = Merchant Palace
building-court-of-law = Court of Law
building-theatre = Theatre
building-cathedral = Cathedral
building-basilica = Basilica
building-chapter-house = Chapter House
building-ossuary = Ossuary
building-trade-route = Trade Route
building-cathedral-square = Cathedral Square
building-university = University
building-grand-library = Grand Library
