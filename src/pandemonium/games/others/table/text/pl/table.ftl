# Stół
table-city = Miasto
table-heroes = Bohaterowie
table-adventure = Przygoda
table-apocalypse = Apokalipsa
table-monsters = Potwory
table-sin = Grzech
table-pool = Ulepszenia
table-reserve = Drużyna i Rezerwa
table-order = Kto działa w tej rundzie
table-chapter = Runda { $round }
table-status = { $adventure } · runda { $round } · Apokalipsa { $level }
table-won = Bohaterowie zwyciężyli.
table-lost = Zwyciężył Grzech.

# Pola
space-name = { $space }
space-empty = { $space }: nikogo i niczego tu nie ma
space-several = { $number ->
    [one] { $thing }
   *[other] { $thing } ×{ $number }
 }
space-start = Start
space-altar = Ołtarz
space-orbital = Artyleria Orbitalna
space-down = { $number ->
    [one] zakryty żeton
    [few] { $number } zakryte żetony
   *[other] { $number } zakrytych żetonów
 }
space-actions = Akcja Miasta: { $icons }
space-covered = wszystkie ikony zakryte
space-used = Akcja Miasta wykorzystana w tej rundzie
space-threat = Reakcja kosztuje tu około { $damage } Obrażeń

# Bohaterowie
hero-vacant = Bohater { $place }: jeszcze niewybrany
hero-label = { $hero }, { $cls }
hero-values = Atak { $attack }, Umiejętność { $skill }, Pancerz { $armour }
hero-tokens = { $turns ->
    [0] bez tur
    [one] 1 tura
   *[other] { $turns } tury
 }{ $extra ->
    [0] { "" }
   *[other] , Dodatkowe Tury: { $extra }
 }{ $city ->
    [yes] , Akcja Miasta do użycia
   *[no] , Akcja Miasta wykorzystana
 }
hero-track = Zepsucie { $level }, Obrażenia { $damage }
hero-field = Pole { $field } toru Zepsucia
hero-innocents = Niewinni: { $number }
hero-unhealing = naznaczony przez Doktorów: w tej rundzie nie można usuwać Obrażeń
hero-past = zakryta Mroczna Przeszłość
hero-past-known = Mroczna Przeszłość: { $card }
reserve-playing = { $hero } jest w mieście
reserve-reserve = { $hero } czeka w Rezerwie
reserve-fallen = { $hero } – poza grą
pool-deck = w talii: { $cards }

# Przygoda
mission-name = { $mission }
mission-progress = { $progress } z { $target }
order-over = Koniec rundy
end-few-deaths = Zabite potwory: { $have } z { $want }. Apokalipsa przesunie się o { $advance }.
end-many-fires = Ogień w mieście: { $have }, od { $want } się rozprzestrzenia. Apokalipsa przesunie się o { $advance }.
end-many-nests = Gniazda: { $have }, więcej niż { $want } to za dużo. Apokalipsa przesunie się o { $advance }.
end-no-penance = { $have ->
    [0] Jeszcze bez Pokuty
   *[other] Pokuta odprawiona
 }: Apokalipsa przesunie się o { $advance }.
end-a-sinner = Najwyższe Zepsucie: { $have }, od { $want } to za dużo. Apokalipsa przesunie się o { $advance }.
end-no-innocent = { $have ->
    [0] Nikt Niewinny jeszcze nie otrzymał pomocy
   *[other] Niewinny otrzymał pomoc
 }: Apokalipsa przesunie się o { $advance }.
end-no-ally = { $have ->
    [0] Bez nowego Bohatera Niezależnego
   *[other] Dołączył Bohater Niezależny
 }: Apokalipsa przesunie się o { $advance }.

# Grzech
sin-unknown = Grzech bez imienia
sin-reactions = Żetony Reakcji: { $active } z { $all }
sin-cards = Karty Grzechu na ręce: { $cards }, w talii: { $deck }
cult-ready = { $cult }: w tej rundzie mogą jeszcze przybyć
cult-marked = { $cult }: w tej rundzie już przybyli
apocalypse-level = Apokalipsa: poziom { $level }.
kind-label = { $kind }: Atak { $attack }, Pancerz { $armour }. W mieście { $city }, martwe { $dead }, poza grą { $outside }
kind-piles = { $kind }: w mieście { $city }, martwe { $dead }.

# Rzuty
table-prospects = Co można tu zacząć i z jaką szansą
roll-combat = Walka
roll-shot = Walka Dystansowa
roll-cleanse = Oczyszczanie Terenu
roll-skills = { $skills ->
    [one] można usunąć 1 żeton
    [few] można usunąć { $skills } żetony
   *[other] można usunąć { $skills } żetonów
 }
roll-faith = do nazwania: { $faith }
dice-hero = Kości Bohatera
dice-sin = Kości Grzechu
pool-attack = Atak
pool-skill = Umiejętność
pool-help = Inni Bohaterowie
pool-commissioner = Komisarz
pool-upgrades = Ulepszenia
pool-track = Tor Zepsucia
pool-adrenaline = Adrenalina
pool-innocents = Niewinni
pool-card = Karta Grzechu
pool-pentagrams = Pentagramy
pool-apocalypse = Apokalipsa
pool-coming = { $kind } – nadchodzi
odds-title = Szanse
odds-pure = teraz
odds-corrupted = z dobrowolnym Zepsuciem
odds-kill = ginie { $kind }
odds-all = giną wszystkie
odds-damage = { $damage ->
    [one] { $damage } Obrażenie
    [few] { $damage } Obrażenia
   *[many] { $damage } Obrażeń
 }
odds-damage-many = { $damage }+ Obrażeń
odds-corruption = Zepsucie
odds-mean = średnio Obrażeń: { $damage }
odds-removed = { $number ->
    [one] znika 1 żeton
    [few] znikają { $number } żetony
   *[other] znika { $number } żetonów
 }

# Koniec
end-missions = Misje i tury, które zajęły
end-mission = { $turns ->
    [one] { $mission }: wypełniona w rundzie { $round }, po jednej turze
    [few] { $mission }: wypełniona w rundzie { $round }, po { $turns } turach
   *[many] { $mission }: wypełniona w rundzie { $round }, po { $turns } turach
 }
end-mission-open = { $turns ->
    [0] { $mission }: nawet nie zaczęta
    [one] { $mission }: nie wypełniona, zajęła jedną turę
    [few] { $mission }: nie wypełniona, zajęła { $turns } tury
   *[many] { $mission }: nie wypełniona, zajęła { $turns } tur
 }
end-deeds = Czego dokonali
end-hero = Bohater
end-kills = zabite potwory
end-removals = usunięte żetony
end-wounds = otrzymane Obrażenia
end-sins = dobrowolne Zepsucie
end-died = śmierć
end-dice = Kości
end-player = Gracz
end-thrown = rzucone kości
end-luck = szczęście
end-faces = ścianki i ile należało oczekiwać
end-face = { $face }: { $came }, oczekiwane { $expected }
end-luck-how = Szczęście: o ile więcej trafień wypadło, niż takie kości dają średnio; u Grzechu trafień i Zepsucia. Kości dołożone przez FTH i CRT też są szczęściem.
end-cards = Karty
end-card-list = Zagrane karty Grzechu:
end-doom-list = Karty Apokalipsy:
end-no-card = Grzech nie zagrał żadnej karty.
end-no-doom = Nie odkryto żadnej karty Apokalipsy.

# Opowieść
story-title = Opowieść
story-so-far = Przygody wygrane przez Bohaterów: { $heroes } z { $all }, przez Grzech: { $sin }.
story-complete-heroes = Wszystkie siedem przygód wygranych. Haven doczekało świtu, a jego obrońcy wciąż stoją.
story-complete-sin = Wszystkie siedem przygód przegranych. Tam, gdzie było Haven, jest już tylko Grzech, i nigdzie mu się nie spieszy.
story-adventure = Przygoda
story-won = zwycięstwo
story-rounds = rundy
story-deaths = polegli
story-marks = odznaki
mark-won = Bohaterowie wygrali
mark-won-not = Bohaterowie przegrali
mark-few-deaths = Najwyżej jedna śmierć
mark-few-deaths-not = Więcej niż jedna śmierć
mark-low-level = Apokalipsa stanęła na 4 lub niżej
mark-low-level-not = Apokalipsa przekroczyła 4

# Co mówią plansze i karty
about = { $thing }: opis
about-introduction = Wprowadzenie
about-ability = Wrodzona Zdolność
about-level = Poziom { $level }
