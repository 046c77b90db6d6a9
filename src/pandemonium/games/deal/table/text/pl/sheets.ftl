# Notatnik
notebook-title = Notatnik
notebook-seen = Skrzynie, które do Ciebie przyszły
notebook-own = Twoje własne skrzynie
notebook-none = Jeszcze żadnej.
notebook-round = Runda
notebook-when = { $round } · { $distribution ->
        [1] pierwsza
       *[2] druga
    }
notebook-mark = Znak
notebook-content = Zawartość
notebook-price = Cena
notebook-answer = Wynik
notebook-taken = przyjęta wcześniej, w środku była tylko zapłata
notebook-took = przyjęta przez Ciebie
notebook-left = zostawiona
notebook-sold = sprzedana
notebook-unsold = wróciła
notebook-ways = Drogi skrzyń: { $left ->
        [one] został 1 rozkład
        [few] zostały { $left } rozkłady
       *[many] zostało { $left } rozkładów
    }
notebook-ways-told = Rozkładów jest 48. Te znaki mogą jeszcze do Ciebie przyjść, a te mogą dostać Twoją skrzynię.
notebook-comes = { $distribution ->
        [1] Pierwsza od
       *[2] Druga od
    }
notebook-goes = { $distribution ->
        [1] Twoja najpierw do
       *[2] Twoja potem do
    }

# Pomoc
guide-title = Pomoc
guide-prices = Pula, w każdej chwili
guide-basic = zasób podstawowy
guide-luxury = zasób luksusowy
guide-scoring = Na koniec
guide-score-buildings = punkty wydrukowane na Twoich budynkach
guide-score-majors = +2 za każde większe osiągnięcie (nie dla diabła)
guide-score-wings = +1 za żeton anielskich skrzydeł, −1 za żeton diabelskich skrzydeł
guide-score-indulgences = +2 za każdy żeton pobłażania
guide-score-courtiers = +1 za każdego dworzanina za murami
guide-score-marked = −1 za każdy zbrukany fragment duszy
guide-score-debt = strata połowy długu, zaokrąglonej w górę
guide-score-goods = +1 za każdy zasób luksusowy; +1 za każde 5 zasobów podstawowych i monet; reszta rozstrzyga remisy
guide-productions = Co wytwarza każda strona
guide-roles = Cztery skrzynie ról
guide-role-devil = Diabeł: bez fragmentów duszy; marmur, szkło, drewno, kamień, zboże, 8 monet. Żąda 1 lub 2 fragmentów duszy, nigdy monet.
guide-role-cultist = Kultysta: 2 zbrukane fragmenty; marmur, szkło, 1 moneta; zgaduje diabła. Żąda od 2 do 6 monet albo 1 fragmentu duszy.
guide-role-mortal = Śmiertelnik (jest ich dwóch): 3 czyste fragmenty; zgaduje diabła i kultystę. Żąda od 2 do 7 monet.
guide-secrets = Żeby nikt nie musiał pytać
guide-secret-souls = Tylko dwa fragmenty: jesteś kultystą. Zbrukany fragment na początku ma kultysta; kto dostał go w wymianie, jest diabłem.
guide-secret-prices = Ceną są monety albo fragmenty duszy, nigdy zasoby.
guide-secret-payer = Kto płaci fragmentami, sam wybiera czyste lub zbrukane. Diabeł może zapłacić kultyście jego własnym fragmentem.
guide-secret-guesses = Żetony zgadywania ról zostają na stole po rundzie 3 dokładnie wtedy, gdy dwa wskazania jednej roli były równe.
guide-secret-hunt = W polowaniu na czarownice używa się tylko pierścieni. Trzy fragmenty dowodzą niewinności, także zbrukane.
guide-secret-bluff = Przy stole wolno mówić wszystko, prawdę i nieprawdę.
guide-tile = { $minor }: ulepsza pole produkcji. { $major }: { $reward }.
