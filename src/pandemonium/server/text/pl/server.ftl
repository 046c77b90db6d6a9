# Każda strona
menu = Menu
lobby = Poczekalnia
rules = Zasady
preferences = Ustawienia
skip = Przejdź do treści
skip-to-question = Przejdź do decyzji
close = Zamknij
copy = Kopiuj
language-en = English
language-pl = Polski
back-to-lobby = Wróć do poczekalni

# Poczekalnia
lobby-title = Piekielne gry przy jednym stole
lobby-lead = Pełne zasady, godni przeciwnicy, kości, które można sprawdzić. Samotnie dziś wieczorem albo z przyjaciółmi na odległość.
lobby-start = Zagraj teraz: { $game }
lobby-bots = { $bots ->
        [one] przeciw jednemu botowi, bez konta
        [2] przeciw dwóm botom, bez konta
       *[other] przeciw { $bots } botom, bez konta
    }
lobby-new = Nowy stół
lobby-solo = Zagraj samotnie
lobby-mine = Twoje gry w toku
lobby-open = Stoły z wolnymi miejscami
lobby-live = Gry do obejrzenia
lobby-finished = Gry innych do odtworzenia
lobby-open-empty = Nikt nie szuka graczy. Otwórz stół, a inni zobaczą go tutaj.
lobby-live-empty = Nikt teraz nie gra.
lobby-go-on = Graj dalej
lobby-join = Usiądź
lobby-watch = Oglądaj
lobby-replay = Odtwórz
lobby-name = Grasz jako { $name }.
lobby-rename = zmień imię

# Nowy stół
new-title = Nowy stół
new-game = Gra
new-seats = Miejsca
new-seats-help = Wolne miejsce dostaje link dla znajomej osoby. Bot widzi dokładnie to, co widziałby człowiek.
new-seat = Miejsce { $letter }
new-me = ja
new-open = wolne miejsce, z linkiem
new-none = nikt
new-bot = bot, { $level }
new-options = Opcje
new-draft = Pokaż opcje dla tych miejsc
new-public = Pokaż ten stół w poczekalni
new-public-help = Wtedy każdy może zająć wolne miejsce; bez tego tylko osoby z linkiem.
new-create = Otwórz stół

# Miejsca
seats = Miejsca
seat-open = Wolne miejsce
seat-free = czeka na kogoś
seat-you = Ty
seat-online = przy stole
seat-away = poza stołem
seat-waiting = na ruchu
seat-link = Wyślij ten link znajomej osobie:
replace-more = Zastąp
replace-me = Niech bot gra dalej za mnie
replace-away = Posadź tu bota
return = Wracam na swoje miejsce

# Pasek decyzji
decision = Twoja decyzja
tools = Cofanie i pomoc
prompt-over = Gra jest skończona.
title-your-turn = ● Twoja tura · { $game }
undo = Cofnij
restart = Tura od nowa
advice = Podpowiedź
news = Od Twojej ostatniej tury ({ $lines })
final-note = To kończy Twoją turę i nie da się tego cofnąć.
final-yes = Tak, zrób to
thing-open = { $thing }. Wybierz…
thing-why = { $thing }. Dlaczego nie?
why-can = To można teraz wybrać.

# Obok planszy
log = Dziennik
chat = Rozmowa
chat-empty = Nikt jeszcze nic nie napisał.
chat-say = Napisz coś
chat-send = Wyślij
chat-phrases = Szybkie zwroty
told = Stół w słowach
commitment-short = Zobowiązanie { $commitment }…
connection-lost = Łączenie…

# Koniec
ending-winner = { $winners ->
        [one] Wygrywa { $names }
       *[other] Zwycięstwem dzielą się { $names }
    }
ending-solo = Twój wynik: { $points }
ending-total = Razem
rematch = Rewanż
replay = Powtórka
journal = Zapis gry
pack = Dane gry
proof-title = Jak sprawdzić los
proof-how = Zapisz przebieg gry i dane, z którymi ją rozegrano, a to polecenie odtworzy z ziarna każdy rzut i każde tasowanie:
proof-commitment = Zobowiązanie
proof-seed = Ziarno

# Powtórka
replay-start = Początek gry.
replay-step = krok { $step } z { $steps }
replay-progress = Postęp powtórki
replay-first = Początek
replay-back = Wstecz
replay-next = Dalej
replay-last = Koniec

# Dołączanie
join-take = Usiądź
join-as = Twoje imię

# Ustawienia
preferences-title = Ustawienia
preferences-name = Twoje imię
preferences-language = Język
preferences-theme = Wygląd
preferences-theme-dark = ciemny kamień
preferences-theme-light = jasny pergamin
preferences-theme-contrast = wysoki kontrast
preferences-motion = Ruch
preferences-motion-full = elementy się poruszają
preferences-motion-quick = elementy poruszają się szybko
preferences-motion-none = nic się nie porusza
preferences-confirm = Pytaj ponownie przed wyborem, którego nie da się cofnąć
preferences-keys = Pojedyncze klawisze działają (cyfry wybierają, u cofa, h podpowiada)
preferences-save = Zapisz
preferences-saved = Zapisano.
keys-title = Klawisze przy stole
keys-digits = Cyfry: otwórz tę rzecz na stole; w środku znajdują wybór
keys-arrows = Strzałki: ruch między wyborami
keys-next = n: następna rzecz, którą można wybrać
keys-enter = Enter: wybierz albo zakończ turę, gdy nic innego nie zostało
keys-escape = Escape: zamknij
keys-letters = u: cofnij, r: tura od nowa, h: podpowiedź, l: dziennik, ?: zasady

# Błędy
error-404-title = Tu nic nie ma
error-404 = Ta strona lub ten stół nie istnieje albo już nie istnieje.
error-403-title = Tak nie można
error-403 = Formularz był za stary albo pochodził skądinąd. Wróć, odśwież stronę i spróbuj jeszcze raz.
error-405-title = Nie tędy
error-405 = Tego adresu nie można otworzyć w ten sposób.
error-413-title = Za dużo
error-413 = To więcej, niż ten serwer przyjmuje naraz.
error-429-title = Powoli
error-429 = Zbyt wiele zapytań. Odczekaj chwilę i spróbuj ponownie.
error-400-title = Tego nie da się zrozumieć
error-400 = W formularzu czegoś brakowało albo coś było błędne.
error-500-title = Coś się zepsuło
error-500 = To nasz błąd i został zapisany. Gra jest bezpieczna: każdy przyjęty wybór jest zachowany.
error-refused-title = Nie w ten sposób
error-back = Do poczekalni

# Zasady
rules-title = Zasady gry { $game }
rules-contents = Spis treści
# --- Odmowy serwera i jego wpisy w dzienniku --------------------------------------------------------------------
refused-no-table = Nie ma takiego stołu.
refused-not-seated = Nie siedzisz przy tym stole.
refused-waiting = Gra zacznie się, gdy wszyscy usiądą.
refused-stale = Od Twojego ostatniego spojrzenia stół się zmienił; oto jego obecny stan.
refused-busy = Przy tym stole dzieje się naraz zbyt wiele. Spróbuj ponownie.
refused-name = Imię musi mieć co najmniej jedną literę.
refused-bot-name = Tak nazywają się tu diabły, czyli boty; człowiek musi nazwać się inaczej.
refused-link = To miejsce jest zajęte albo link jest nieważny.
refused-already-seated = Siedzisz już przy tym stole.
refused-game = Nie ma gry „{ $game }”.
refused-level = Nie ma bota o poziomie „{ $level }”.
refused-no-person = Na tym miejscu nie siedzi osoba, którą można zastąpić.
refused-no-return = Na tym miejscu nie gra za Ciebie żaden bot.
refused-game-gone = Przy tym stole gra się w „{ $game }”, a tej gry nie ma na tym serwerze. Stół poczeka, aż gra wróci.
refused-other-rules = Ten stół otwarto według zasad gry w wersji { $rules }; ten serwer gra według wersji { $ours }. Stół czeka na serwer z jego zasadami i zostanie zamknięty po tygodniu bez wyboru.
refused-closed-rules = Ta gra zaczęła się według zasad w wersji { $rules }; ten serwer gra według wersji { $ours }, więc nie dało się jej dokończyć i została zamknięta. Nikt nie wygrywa. Jej zapis jest zachowany.
refused-no-new-tables = Ten serwer na razie nie otwiera nowych stołów: wkrótce zostanie zaktualizowany. Rozpoczęte gry trwają dalej.
refused-other-pack = Ten stół otwarto z danymi „{ $pack }”; ten serwer gra z danymi „{ $ours }”. Stół poczeka, aż tamte dane wrócą.
refused-broken-pack = Dane „{ $pack }”, z którymi otwarto ten stół, są uszkodzone albo nie pasują do zasad na tym serwerze, więc nie da się przy nim dalej grać.
refused-damaged = Zapisu tego stołu nie da się odtworzyć: wpis { $number } nie wynika z poprzednich.
refused-undo-limit = Przy jednym pytaniu można cofać wybory najwyżej { $number } razy.
refused-long = Zapisano tu już tyle, że można już tylko odpowiedzieć na samo pytanie.
refused-broken-table = Zapis tego stołu jest uszkodzony; nie da się go rozegrać ani pokazać.
refused-not-awaited = Gra nie czeka na osobę: { $player }.
refused-not-away = { $player }: nieobecność trwa krócej niż { $seconds } { $seconds ->
    [one] sekundę
    [few] sekundy
   *[other] sekund
}.
refused-chat = Pusty wiersz nic nie mówi.
refused-chat-pace = Nie tak szybko: odczekaj chwilę przed następną wiadomością.
refused-too-many-tables = Masz już tyle niezakończonych stołów: { $number }. Najpierw dokończ albo zamknij któryś z nich.
refused-too-many-bots = Same boty grają już przy tylu twoich stołach: { $number }. Poczekaj, aż któraś z tych partii się skończy.
refused-too-many-journals = Z zapisów wczytano już tyle twoich partii: { $number }. Na więcej nie ma miejsca.
refused-phrase = W tej grze nie ma takiego zwrotu.
refused-advice-failed = Teraz nie udało się znaleźć podpowiedzi: spróbuj za chwilę.
refused-one-advice = Jedna podpowiedź naraz: szukamy już dla ciebie innej.
refused-no-advice = Podpowiedź jest dostępna, gdy gra czeka na Ciebie.
refused-not-over = Tego można się dowiedzieć po zakończeniu gry.
log-undo = { $player } cofa wybór.

problem-not-found = Pod tym adresem niczego nie ma.
problem-not-allowed = Tego adresu nie można użyć w ten sposób.
problem-malformed = Zapytanie nie ma oczekiwanej postaci: { $why }
problem-too-large = Zapytanie jest za duże.
problem-too-many = Zbyt wiele zapytań. Odczekaj { $seconds } { $seconds ->
    [one] sekundę
    [few] sekundy
   *[other] sekund
}.
problem-unknown-guest = Do tego potrzebny jest token gościa.
problem-forbidden = Ten formularz jest nieaktualny lub pochodzi z innej strony. Wczytaj stronę ponownie.
problem-trouble = Coś poszło nie tak na serwerze. Twoje działanie jest albo zapisane, albo nie nastąpiło.
