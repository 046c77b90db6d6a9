# Opowieść
sequel-next = Następna przygoda: { $adventure }
sequel-repeat = Powtórz tę przygodę

# Rozliczenie na końcu
score-won = Zwycięstwo
score-won-source = zwycięstwo
score-reserve = Bohaterowie w Rezerwie: { $number }
score-reserve-source = Rezerwa
score-deaths = Polegli Bohaterowie: { $number }
score-deaths-source = polegli
score-missions = Wypełnione Misje: { $number }
score-missions-source = Misje
score-rounds = Rundy: { $number }
score-rounds-source = Rundy
score-level = Apokalipsa doszła do { $number }
score-level-source = Apokalipsa
score-kills = Zabite potwory: { $number }
score-kills-source = zabici
score-removals = Usunięte żetony: { $number }
score-removals-source = usunięte
score-sins = Zepsucie przyjęte z wyboru: { $number }
score-sins-source = Zepsucie

# Co liczy obraz rund
counted-missions = Wypełnione Misje
counted-deaths = Polegli Bohaterowie
counted-level = Apokalipsa
