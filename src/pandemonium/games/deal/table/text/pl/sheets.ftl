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
guide-score-majors = +2 za każde duże osiągnięcie (nie dla diabła)
guide-score-wings = +1 za anielskie skrzydło, −1 za diabelskie
guide-score-indulgences = +2 za każdy odpust
guide-score-courtiers = +1 za każdego dworzanina za murami
guide-score-marked = −1 za każdy naznaczony kawałek duszy
guide-score-debt = strata połowy długu, zaokrąglonej w górę
guide-score-goods = +1 za każdy zasób luksusowy; +1 za każde 5 zasobów podstawowych i monet; reszta rozstrzyga remisy
guide-productions = Co wytwarza każda strona
guide-roles = Cztery skrzynie ról
guide-role-devil = Diabeł: bez kawałków duszy; marmur, szkło, drewno, kamień, zboże, 8 monet. Żąda 1 lub 2 kawałków duszy, nigdy monet.
guide-role-cultist = Kultysta: 2 naznaczone kawałki; marmur, szkło, 1 moneta; typ na diabła. Żąda od 2 do 6 monet albo 1 kawałka duszy.
guide-role-mortal = Śmiertelnik (jest ich dwóch): 3 czyste kawałki; typy na diabła i kultystę. Żąda od 2 do 7 monet.
guide-secrets = Żeby nikt nie musiał pytać
guide-secret-souls = Tylko dwa kawałki: jesteś kultystą. Naznaczony kawałek na początku ma kultysta; otrzymany w wymianie ma diabeł.
guide-secret-prices = Ceną są monety albo kawałki duszy, nigdy zasoby.
guide-secret-payer = Kto płaci kawałkami, sam wybiera czyste lub naznaczone. Diabeł może zapłacić kultyście jego własnym kawałkiem.
guide-secret-guesses = Żetony typów zostają na stole po rundzie 3 dokładnie wtedy, gdy dwa typy na jedną rolę były równe.
guide-secret-hunt = W polowaniu na czarownice używa się tylko pierścieni. Trzy kawałki dowodzą niewinności, także naznaczone.
guide-secret-bluff = Przy stole wolno mówić wszystko, prawdę i nieprawdę.
guide-tile = { $minor }: ulepsza pole produkcji. { $major }: { $reward }.
