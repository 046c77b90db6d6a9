# Biurko gospodarza serwera
desk-title = Biurko gospodarza serwera
desk-ask = Pierwsze uruchomienie tego serwera podało hasło do biurka.
desk-word = Hasło
desk-enter = Otwórz biurko
desk-wrong = To nie jest to hasło.
desk-notice = Ogłoszenie dla wszystkich
desk-notice-about = Widać je na każdej stronie i przy każdym stole, dopóki go nie zmienisz; puste znika.
desk-tell = Ogłoś wszystkim
desk-tables = Stoły
desk-waiting = czeka na ludzi
desk-playing = gra trwa
desk-close = Zamknij: { $table }
desk-people = Ludzie
desk-sought = Część imienia
desk-seek = Szukaj
desk-seats = { $seats ->
        [one] jedno miejsce
        [few] { $seats } miejsca
       *[other] { $seats } miejsc
    }
desk-ban = Zablokuj: { $name }
desk-unban = Wpuść znowu: { $name }
desk-said = Ostatnio powiedziane
desk-remove = Usuń tę wypowiedź: { $name }
desk-none = Nic tu nie ma.
chat-removed = (usunięto)
lobby-ended-host = zamknięta przez gospodarza
ended-host = Gospodarz serwera zamknął grę
lobby-ended-abandoned = zamknięta: nikt już nie grał
ended-abandoned = Grę zamknięto, bo od dawna nikt w nią nie grał
problem-banned = Gospodarz tego serwera nie chce cię tu widzieć.

# Prywatność
privacy = Prywatność
privacy-title = Co o tobie przechowujemy
privacy-about = Bez konta, bez adresu, bez reklam, nic z innych stron. Ten serwer przechowuje tylko to:
privacy-guest = Twoje imię, ustawienia i chwilę pierwszej wizyty, dopóki nie usuniesz swoich danych. Z sekretu w ciasteczku zostaje tylko odcisk.
privacy-idle = Jeśli nic tu nie zrobisz, i to zniknie po { $days ->
        [one] jednym dniu
       *[other] { $days } dniach
    }.
privacy-games = Gry, w których bierzesz udział, z każdym wyborem i jego czasem, żeby dało się je dokończyć, sprawdzić i obejrzeć; bezterminowo.
privacy-chat = To, co mówisz przy stole, tak długo, jak istnieje stół.
privacy-cookies = Dwa ciasteczka: jedno mówi, kim jesteś, przez rok; drugie dowodzi, że formularz pochodzi z naszej strony.
privacy-addresses = Twój adres sieciowy przez minutę liczy się do ochrony przed zalewem, tylko w pamięci. Nigdzie go nie zapisujemy.
privacy-log = Dziennik serwera wymienia stoły i błędy programu, nigdy ludzi, odsyłacze ani wypowiedzi.
erase-title = Usuń moje dane
erase-about = Twoje imię, { $name }, ustawienia i wszystko, co powiedziano pod tym imieniem, zniknie od razu i na zawsze. Miejsca zajmą boty; rozegrane gry zostaną jako czyjeś.
erase-sure = Tak, chcę usunąć swoje dane; nikt tego nie cofnie.
erase-me = Usuń moje dane
erase-unsure = Zaznacz pole, jeśli na pewno tego chcesz.
erase-done = Twoje dane zostały usunięte. Kto teraz patrzy na tę stronę, jest kimś nowym.
