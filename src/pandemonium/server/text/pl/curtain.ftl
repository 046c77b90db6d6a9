# Kilka osób przy jednym urządzeniu
curtain-pass = Teraz { $player }: przekażcie urządzenie.
curtain-several = Urządzenie bierze następna osoba.
curtain-rest = Kurtyna jest zasłonięta.
curtain-note = Na tym ekranie nie ma niczyich sekretów. Kurtynę odsłania tylko ta osoba, której imię widać na przycisku.
curtain-me = To ja, { $player }
curtain-draw = Zasłoń kurtynę
room-beside = Jeszcze ktoś przy tym urządzeniu
room-beside-note = Gracie na zmianę przy jednym ekranie. Między pytaniami kurtyna zasłania to, co tajne, a każdy odsłania ją sobie sam.
room-beside-name = Imię
room-beside-sit = Usiądź
refused-no-seat = Nie ma wolnego miejsca.
