# Powtórka
replay-choice = { $player }: { $choice }
replay-eyes = Czyimi oczami
replay-eyes-all = wszyscy
replay-eyes-of = Oczami: { $player }
replay-go = Idź
replay-link = Kopiuj link
replay-play = Odtwarzaj
replay-speed = Szybkość
