# Co jest do wyboru
step-price = { $metro ->
        [yes] {" "}Metrem
       *[no] { "" }
    }{ $damage ->
        [0] { "" }
       *[other] {" "}· Obrażenia za odwrócenie się: { $damage }
    }{ $corruption ->
        [0] { "" }
       *[other] {" "}· kości Zepsucia: { $corruption }
    }{ $fire ->
        [0] { "" }
       *[other] {" "}· kości Ognia: { $fire }
    }{ $sloth ->
        [0] { "" }
       *[other] {" "}· kości Lenistwa: { $sloth }
    }
against = { $sin ->
        [0] { "" }
       *[other] {" "}przeciw { $sin }
    }
choice-step-turn = Idź { $space-to }{ step-price }
choice-step-fall-back = Odskocz { $space-to }{ step-price }
choice-shoot = Strzel, cel: { $space } · { dice }
choice-at-task-space = { $token } { $space-in }
choice-at-orbital = Żeton Artylerii Orbitalnej { $space-in }
choice-at-orbital-way = Przesuń { $space-to }
choice-at-monster = Potwór { $space-in }
choice-at-monster-way = { $kind } { $space-to }
choice-at-teleport = Ktoś { $space-in }
choice-at-nest = { $kind } { $space-in }
choice-slot-ballot-first = Zaczyna { $hero }
choice-slot-ballot-tomorrow = { $hero } traci żeton Tury
choice-slot-ballot-task = { $hero } bierze Zepsucie na siebie
choice-slot-ballot-whispers = { $hero } ulega Zepsuciu
choice-slot-medic = Opatrz { $hero-accusative }
choice-slot-leah = Dodatkowa Tura dla { $hero-genitive }
choice-slot-envied = { $hero }
choice-hero-hero = { $hero }, { $cls }: Atak { $attack }, Umiejętność { $skill }, Pancerz { $armour }
choice-hero-reserve = Przybywa { $hero }, { $cls }: Atak { $attack }, Umiejętność { $skill }, Pancerz { $armour }
choice-monster-monster-kind = Rusza { $kind }
choice-monster-kills = Zabij { $kind-accusative } · { $hits ->
        [one] 1 Uderzenie
        [few] { $hits } Uderzenia
       *[many] { $hits } Uderzeń
    }
choice-monster-orbital-kill = Zabij { $kind-accusative }
choice-monster-teleport-kind = Przybywa { $kind }
choice-monster-summon = Przywołaj { $kind-accusative }
choice-play = Zagraj: { $card }
choice-reveal = Odkryj: { $doom }
choice-pick-equip = Weź: { $upgrade }
choice-pick-inherit = Przejmij: { $upgrade }
choice-pick-hobos = Skradnij: { $upgrade }
choice-pick-envy = Strać: { $upgrade }
choice-mark-field = Obrażenie na pole { $field }: { $bonus }
choice-mark-heal = Leczenie, pole { $field }: { $bonus }
bonus-1 = bez premii
bonus-2 = +1 kość
bonus-3 = +1 Pancerz
bonus-4 = +1 Uderzenie
bonus-5 = +1 kość
bonus-6 = +2 Uderzenia
bonus-7 = dowolny symbol
choice-use = { $icon }
choice-deal = { $past } ({ $number }) dla { $hero-genitive }
choice-token-task-token = { $token }
choice-token-remove = Usuń żeton { $token-genitive }
choice-uncover-remove = Odsłoń ikonę { $place }: { $icon }
choice-uncover-nuns = Zakryj ikonę { $place }: { $icon }
choice-take-extra = Weź żeton Dodatkowej Tury
choice-take-innocent = Zabierz ze sobą Niewinnego
choice-take-ally = Przyłącz { $ally-accusative }
choice-drop = Zostaw tu { $ally-accusative }
choice-sin = { $sin }
choice-acolytes = { $cult }
choice-fight-turn = Walcz tutaj · { dice }{ against }
choice-fight-attack = Atak · { $sin ->
        [one] 1 kość
        [few] { $sin } kości
       *[many] { $sin } kości
    } przeciw { $dice }
choice-cleanse = Oczyszczanie Terenu · { dice }
choice-city = Użyj Akcji Miasta { $space-in }
choice-flip = Odkryj zakryte żetony
choice-deliver = Doprowadź Niewinnego
choice-uplink = Przesuń Anteną żeton Artylerii Orbitalnej
choice-end = Zakończ Turę
choice-spend-turn = Odwróć żeton Tury (aktywne: { $tokens })
choice-spend-extra = Zużyj żeton Dodatkowej Tury (z { $tokens })
choice-pass-token = Czekaj
choice-pass-change = Bez przemiany
choice-pass-reaction = Bez Reakcji
choice-pass-monster = Nikt się nie rusza
choice-pass-attack = Bez ataku
choice-pass-leah = Zachowaj na później
choice-pass-fall-back = Zostań na miejscu
choice-pass-window = Bez karty
choice-watch = Czuwaj w tej Turze: pytaj mnie o karty
choice-rest = Odpocznij: żadnej karty w tej Turze
choice-react = Zareaguj: Reakcja na { $hero-accusative }
choice-ability-window = Wezwij { $cult-accusative }
choice-ability-change = { $form ->
        [man] Znów stań się człowiekiem
       *[wolf] Stań się wilkołakiem (Zepsucie)
    }
choice-corrupt = Przyjmij dobrowolne Zepsucie ({ $level }){ $dice ->
        [0] { "" }
        [one] {" "}· +1 kość
       *[other] {" "}· +{ $dice } kości
    }{ $hits ->
        [0] { "" }
       *[other] {" "}· +{ $hits } × Uderzenie
    }{ $armours ->
        [0] { "" }
       *[other] {" "}· +{ $armours } × Pancerz
    }{ $wild ->
        [0] { "" }
       *[other] {" "}· dowolny symbol
    }
choice-corrupt-not = Jednak bez dobrowolnego Zepsucia
choice-adrenaline = Adrenalina: 1 Obrażenie, za to więcej: { dice }
choice-adrenaline-not = Jednak bez Adrenaliny
choice-link = Połącz się przez Łącze, pomaga { $hero }
choice-unlink = Jednak bez Łącza
choice-ready = Rzuć: { dice }{ against }
choice-reroll = Przerzuć:{ hero-faces }{ hero-skills }
choice-reroll-nothing = Zostaw wszystkie kości
choice-faith = FAITH:{ hero-faces }
choice-all = Zabij wszystko, co tu jest
choice-enough-kills = Dość zabijania
choice-enough-orbital-kill = Bez zabijania
choice-enough-remove = Dość usuwania
choice-go = { $kind } rusza
choice-stay = { $kind } zostaje
choice-damage-ballot-blame = { $hero } otrzymuje Obrażenia: { $damage }
choice-damage-envy = Przyjmij Obrażenia: { $damage }
choice-others = Każdy inny Bohater otrzymuje Zepsucie: { $corruption }
choice-draw = Grzech dobiera { $cards ->
        [one] 1 kartę Grzechu
        [few] { $cards } karty Grzechu
       *[many] { $cards } kart Grzechu
    }
choice-place = Grzech umieszcza żetony: { $amount } × { $token }
