# Karty wydarzeń: talia A, potem talia B
event-card-hoarded-harvest = Ukryte zbiory
event-card-education = Edukacja
event-card-forest = Las
event-card-church-quarry = Kościelny kamieniołom
event-card-travelling-pedlars = Wędrowni kramarze
event-card-prosperity = Dobrobyt
event-card-coloured-windows = Witraże
event-card-unpaid-tithe = Zaległa dziesięcina

event-card-new-world = Nowy świat
event-card-plebeian-art = Plebejska sztuka
event-card-recession = Recesja
event-card-relic-fair = Jarmark relikwii
event-card-sealed-plague-gates = Bramy zamknięte przed zarazą
event-card-heretics-estate = Majątek heretyka
event-card-crusade-levy = Danina na krucjatę
event-card-jubilee-year = Rok jubileuszowy
event-card-court-wedding = Dworskie wesele
event-card-burning-of-books = Palenie ksiąg
event-card-cathedral-fund = Datki na katedrę
event-card-ban-on-usury = Zakaz lichwy
