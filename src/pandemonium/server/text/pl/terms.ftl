# Pojęcia, które same się objaśniają
term-more = W zasadach
rules-terms = Słowa z zasad
rules-search = Szukaj w zasadach
rules-unfound = Zasady nic o tym nie mówią.
rules-codes = Pokaż numery zasad
rules-no-codes = Ukryj numery zasad
keys-explain = E: objaśnia widoczne pojęcia, jedno po drugim; Shift+E cofa, Enter prowadzi do zasad
