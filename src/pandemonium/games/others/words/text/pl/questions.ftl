# Pytania
ballot-again = { $second ->
        [yes] {" "}Nie było zgody: głosujcie jeszcze raz albo zdecyduje Grzech.
       *[no] { "" }
    }
ask-over = Gra się skończyła.
ask-sin = Którym Grzechem jesteś?
ask-cult = Którzy Akolici Ci służą?
ask-hero = Wybierz Bohatera: { $slot } z { $heroes }.
ask-past = Jaką Mroczną Przeszłość kryje { $hero }?
ask-task-token = Zadanie Rundy: który żeton umieszczasz? (zostało: { $left })
ask-task-space = Zadanie Rundy: gdzie leży żeton? { $token } (zostało: { $left })
ask-ballot-first = Kto zaczyna tę Rundę?{ ballot-again }
ask-ballot-branch = Której Misji się podejmujecie? Druga przepada.{ ballot-again }
ask-ballot-blame = Czyja wina? { $hero } otrzymuje Obrażenia albo wszyscy inni Zepsucie.{ ballot-again }
ask-ballot-tomorrow = Jutro: oddajcie żeton Tury albo Grzech dobiera karty.{ ballot-again }
ask-ballot-task = Zadanie Rundy: kto bierze na siebie Zepsucie ({ $corruption }), czy też Grzech umieści je w mieście?{ ballot-again }
ask-ballot-whispers = Szepty: kogo dosięga Zepsucie ({ $corruption })?{ ballot-again }
ask-token = Kolej na { $hero-accusative }: który żeton zużyć?
ask-change = { $hero }: przemiana czy pozostać sobą?
ask-turn = { $hero }: { $left ->
        [0] koniec Ruchu
        [one] zostało 1 Pole Ruchu
        [few] zostały { $left } Pola Ruchu
       *[many] zostało { $left } Pól Ruchu
    }, { $acted ->
        [yes] Akcja wykonana
       *[no] Akcja do wykonania
    }.
ask-icon = { $hero }: która ikona Akcji Miasta teraz?
ask-heal = { $hero }: które Obrażenie usunąć?
ask-medic = { $hero }: kogo opatrzyć na Kursie medycznym?
ask-equip = { $hero }: które Ulepszenie?
ask-orbital = Który żeton Artylerii Orbitalnej się przesuwa?
ask-orbital-way = Dokąd idzie żeton Artylerii Orbitalnej?
ask-orbital-kill = Kogo zabija Artyleria Orbitalna { $space-in }?
ask-prepare-combat = { $hero } walczy: { dice }{ against }. Coś jeszcze, zanim padną kości?
ask-reconsider-combat = Grzech odpowiedział: teraz { dice }{ against }. { $hero }: zmiana zdania?
ask-prepare-cleanse = { $hero } zaczyna Oczyszczanie Terenu: { dice }. Coś jeszcze, zanim padną?
ask-reconsider-cleanse = Grzech odpowiedział: { dice } na to Oczyszczanie Terenu. { $hero }: zmiana zdania?
ask-drill = { $hero }: które kości przerzucić?
ask-faith = { $hero }: czym staje się FAITH? (symbole: { $faiths })
ask-kills = { $hero } ma do rozdania { $hits ->
        [one] 1 Uderzenie
        [few] { $hits } Uderzenia
       *[many] { $hits } Uderzeń
    }. Kto ginie?
ask-field = { $hero } otrzymuje Obrażenia: na które pole? (zostało: { $left })
ask-fall-back = { $hero } może odskoczyć, zanim nadejdą.
ask-arrive = { $kind }: ostrzał przetrwany. Czy rusza na { $hero-accusative }?
ask-remove = { $hero } usuwa { $skills ->
        [one] żeton
        [few] do { $skills } żetonów
       *[many] do { $skills } żetonów
    }: które?
ask-leah = { $hero }: kto otrzymuje Dodatkową Turę?
ask-reserve = Kto przybywa z Rezerwy?
ask-inherit = { $hero }: które Ulepszenie przejąć? (zostało: { $left })
ask-begin-watch = { $hero } zaczyna Turę. Zagrać kartę, czuwać czy odpocząć?
ask-window = Chwila na Twoje karty ({ $window }): { $hero }.
ask-reaction = { $hero } kończy Turę. Zareagować? (żetony Reakcji: { $tokens })
ask-monster = Przeciw { $hero-dative }: który potwór najpierw się rusza?
ask-monster-kind = Przeciw { $hero-dative }: kto z nich się rusza?
ask-monster-way = Przeciw { $hero-dative }: dokąd idzie { $kind }?
ask-attack = Zaatakować { $hero-accusative } wszystkimi potworami na tym Polu?
ask-teleport = Skąd ktoś przybywa? Cel: { $hero }.
ask-teleport-kind = Kto przybywa? Cel: { $hero }.
ask-nuns = Którą ikonę skalają Zakonnice?
ask-hobos = Które Ulepszenie zabierają Bezdomni? Okradają { $hero-accusative }.
ask-doom = Dwie karty Apokalipsy: którą odkryć?
ask-summon = Przywołanie: kto z martwych wraca? (zostało: { $left })
ask-nest = Przybywa { $kind }: przez które Gniazdo?
ask-envied = Kto z najlepiej wyposażonych jest na świeczniku?
ask-envy = { $hero }: stracić Ulepszenie czy przyjąć Obrażenia ({ $damage })?
ask-shared-choice = Bohaterowie nie są zgodni: na mocy Zasady Jedności decydujesz Ty.

# Co słyszą pozostali
wait = { $player }: { $doing }.
wait-several = Bohaterowie: { $doing }.
doing-setting-up = wybór Grzechu i Akolitów
doing-choosing-heroes = wybór Bohatera
doing-dealing-pasts = przydział kart Mroczna Przeszłość
doing-placing = umieszczanie żetonów
doing-voting = głosowanie
doing-beginning = początek Tury
doing-turn = Tura
doing-city = Akcja Miasta
doing-healing = leczenie
doing-equipping = wybór Ulepszenia
doing-orbital = namierzanie: Artyleria Orbitalna
doing-fighting = Walka
doing-cleansing = Oczyszczanie Terenu
doing-suffering = skutki ciosów
doing-scheming = knucie
doing-ending = koniec Tury
doing-replacing = wezwanie z Rezerwy
doing-revealing = wybór karty Apokalipsy
doing-summoning = Przywołanie
doing-deciding = decyzja za Bohaterów
