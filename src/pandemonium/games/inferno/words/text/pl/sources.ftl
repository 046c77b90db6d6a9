# Skąd są punkty, w jednym lub dwóch słowach
score-souls-source = Dusze
score-tail-source = Ogon Minosa
score-tracks-source = tory Grzechu
score-bonus-source = premie torów
score-panel-source = oblężenie
score-dante-source = Dante
score-loans-source = mniej pożyczek
score-council-source = mniej rad rodziny
score-challenge-source = wyzwanie
score-frauds-source = Oszustwa
score-diploma-source = Dyplomy
score-boat-source = Łódź
score-higher-token-source = niższy znacznik
score-reputation-tower-source = najwyższa Wieża
score-reputation-florins-source = najwięcej Florenów
score-reputation-guests-source = najwięcej Gości
score-reputation-home-source = krewni w domu
