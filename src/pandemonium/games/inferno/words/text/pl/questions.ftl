# Pytania
ask-over = Gra jest skończona.
ask-soul = Piekło: wybierz Duszę, którą poprowadzisz w dół, albo sprowadź Duszę z Cmentarza za 1 Drachmę.
ask-end = Dokąd poprowadzisz { $sin-her-accusative } Duszę ({ $sin })? Symbol tarczy wyznacza Twój kwartał Florencji.
ask-florence = Florencja, kwartał { $quarter }: wyślij kogoś z domu albo oskarż. Inny kwartał kosztuje 2 Drachmy łapówki.
ask-turn-end = Zakończ turę albo coś cofnij.
ask-accuser-floor = Oskarżasz { $location-at }: na którym piętrze ukryjesz oskarżyciela?
ask-council = Nikogo nie można wysłać ani nikt nie może oskarżyć: rada rodziny sprowadza krewnego do domu albo oddaje Gościa lub Beczkę.
ask-action = { $location }: wykonać akcję tej lokacji?
ask-homecoming = Sprowadzić { $members ->
        [one] krewnego
       *[other] najwyżej { $members } krewnych
    } z Wieży do domu?
ask-rearrange = Przestaw Wieżę: podnieś to, co ma zmienić miejsce, potem wszystko odstaw.
ask-put-down = Postaw { $item-item } na piętrze z wolnym miejscem.
ask-exchange = Wymienić do { $florins } Florenów na Drachmy, jeden za jedną?
ask-offering = Podnieść kostkę Flegetonu czy położyć Dysk na Murach Dis?
ask-invocation = Zapłacić 1 Drachmę, by zagrać Strażnika, czy 2 Drachmy, by zatopić Dusze w Styksie?
ask-theft = Którą Beczkę ukradniesz? Tego samego rodzaju nie wolno ukraść dwa razy.
ask-hosting = Którego Gościa przyjmiesz? Im wyższe piętro, tym więcej Florenów przyniesie.
ask-floor = Na którym piętrze postawisz { $item-item }?
ask-styx = Styks: zatop Dusze jednego koloru. Jedna daje awans w kręgach 2–5, dwie w 6–9, trzy w obu.
ask-advance = Przesuń się o jeden poziom na { $tracks ->
        [upper] torze kręgów 2–5
        [lower] torze kręgów 6–9
       *[all] dowolnym torze
    }. Taki awans nie daje Premii.
ask-relocation = Przesuń Dyski na Murach Dis: najwyżej po jednym każdego gracza.
ask-toll = W { $sin-locative } wierszu ({ $sin }) brakuje tylko zapłaty: zapłacić { $drachmas ->
        [one] 1 Drachmę
        [few] { $drachmas } Drachmy
       *[many] { $drachmas } Drachm
    }?
ask-diploma = Dwie połówki Dyplomu dają cały: gdzie go położysz?
ask-card = Zagrać kartę Oszustwa? { $drachmas ->
        [0] Z ręki za darmo, z rynku lub z talii za 1 Drachmę.
       *[other] Z ręki za { $drachmas } Drachmy, z rynku lub z talii o 1 drożej.
    }
ask-benefit = Masz Beczkę, której wymaga karta { $card }: wybierz jedną z dwóch korzyści.
ask-draw = Weź na rękę nową kartę Oszustwa, z rynku albo w ciemno z talii.
ask-guardian = Zagrać Strażnika?
ask-guardian-move = Przesuń { $guardian-accusative } na pustą tarczę.
ask-guardian-medusa = Meduza: która Dusza obok niej zamieni się w kamień?
ask-guardian-antaeus = Antajos: pod którą Duszą obok niego położysz Łańcuchy? Tylko Ty będziesz ją przesuwać.
ask-guardian-geryon = Gerion: gdzie obok niego wykopie Dół? Zajmie tarczę do końca gry.
ask-guardian-minos = Minos: położyć Ogon na kręgu { $circle }? Gdy ktoś inny położy tam Duszę, dostaniesz tyle samo Niesławy.
ask-guardian-minotaur = Minotaur: połóż swój Labirynt na pustej tarczy. Ciebie poprowadzi tam, gdzie stoi Minotaur.
ask-welcome-guest = Przygotowanie: z którym Gościem zaczyna Twoja rodzina?
ask-welcome-barrel = Przygotowanie: z którą Beczką zaczyna Twoja rodzina?
ask-cash = Końcowa punktacja: użyj prawych połówek zagranych kart, z każdej jednej korzyści.
ask-cash-shield = Karta { $card }: na której tarczy jej kręgu położysz { $sin-her-accusative } Duszę ({ $sin })?
ask-supply = Dostarczyć Beczkę do oblężenia, za Niesławę?
ask-weapons = Broń dla oblężenia: Niesława czy połówka Dyplomu?
ask-cube = Którą kostkę Flegetonu podnieść o 1?
ask-cube-either = Którą kostkę Flegetonu podnieść lub obniżyć o 1?
ask-discs = Położyć { $discs ->
        [one] Dysk
       *[other] do { $discs } Dysków
    } na Murach Dis? Brama z Twoim Dyskiem przepuszcza prowadzone przez Ciebie Dusze.
ask-discs-or-infamy = Położyć do { $discs } Dysków na Murach Dis czy wziąć Niesławę?
wait = { $player } { $doing }.
doing-hell = prowadzi Duszę w dół
doing-florence = działa we Florencji
doing-turn = kończy turę
doing-fraud = zagrywa kartę Oszustwa
doing-guardian = zagrywa Strażnika
doing-setup = urządza swój dom
doing-scoring = liczy punkty
