# The event cards: deck A, then deck B
event-card-hoarded-harvest = Hoarded Harvest
event-card-education = Education
event-card-forest = Forest
event-card-church-quarry = Church Quarry
event-card-travelling-pedlars = Travelling Pedlars
event-card-prosperity = Prosperity
event-card-coloured-windows = Coloured Windows
event-card-unpaid-tithe = Unpaid Tithe

event-card-new-world = New World
event-card-plebeian-art = Plebeian Art
event-card-recession = Recession
event-card-relic-fair = Relic Fair
event-card-sealed-plague-gates = Sealed Plague Gates
event-card-heretics-estate = Heretic’s Estate
event-card-crusade-levy = Crusade Levy
event-card-jubilee-year = Jubilee Year
event-card-court-wedding = Court Wedding
event-card-burning-of-books = Burning of Books
event-card-cathedral-fund = Cathedral Fund
event-card-ban-on-usury = Ban on Usury
